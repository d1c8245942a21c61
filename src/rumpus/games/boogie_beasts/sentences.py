"""What a card does on a place, and what came of a jump before the jury."""

from typing import Any

from rumpus.core.game import Event
from rumpus.core.words import Ask

from .places import host, is_solo
from .state import (
    BACK,
    JUMPCARD,
    JUMPCARDS,
    LAST_FIGURE,
    LAST_SOLO_FIGURE,
    LATE,
    PLACE,
    PLACES,
    SORT,
    VALUE,
    VERDICT,
)

TURN_BEGINS = ("run", "plane", "jump", "pull", "opened", "judges", "sheet")


def move_does(view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> list[Ask]:
    """A card on a place, before anybody else knows what it is."""
    move = moves[-1]
    if move >= BACK:
        return []
    if view["phase"] == LATE:
        return [Ask("ask-late")]  # whatever it is, and wherever
    kind, place = divmod(move, PLACES)
    place += 1
    if kind < JUMPCARDS - 1:
        return [_does_jumpcard(kind + 1, place)]
    sort = kind - (JUMPCARDS - 1) + 1
    there = view["character_at"][seat].count(place)
    message = "does-double" if there else "does-join"
    return [Ask(message, {"solo": int(is_solo(place))}, {"sort": ("sort", SORT[sort]), **_named(place)}, _host(place))]


def _named(place: int) -> dict[str, tuple[str, str]]:
    return {"place": ("place", PLACE[place])}


def _host(place: int) -> dict[str, int]:
    return {"host": host(place)}


def wasted(card: int, place: int) -> bool:
    """A figure for formations only, on a solo: it leaves before scoring (ruling 4)."""
    return is_solo(place) and LAST_SOLO_FIGURE < card <= LAST_FIGURE


def _does_jumpcard(card: int, place: int) -> Ask:
    names = {"card": ("jumpcard", JUMPCARD[card]), **_named(place)}
    if card <= LAST_FIGURE:
        message = "does-wasted" if wasted(card, place) else "does-figure"
        return Ask(message, {"value": VALUE[card]}, names, _host(place))
    return Ask(
        "does-effect", {"value": abs(VALUE[card]), "way": (VALUE[card] > 0) - (VALUE[card] < 0)}, names, _host(place)
    )


def turn_told(events: list[Event]) -> list[Ask]:
    first = events[0]
    if first.kind == "judges":
        return [_judged(events)]
    if first.kind == "sheet":
        return _lead(events)
    if first.kind == "jump":
        return _latest(events)
    return []


def _latest(events: list[Event]) -> list[Ask]:
    """While all jump at once: what was laid last, and how much there is."""
    laid = [event for event in events if event.kind in ("laid", "joined", "done")]
    if not laid:
        return []
    last = laid[-1]
    seat = {"seat": last.arguments["seat"] or 0}
    if last.kind == "done":
        return [Ask("turn-done", seats=seat)]
    place = last.arguments["place"] or 0
    return [Ask(f"turn-{last.kind}", names=_named(place), seats=seat | _host(place))]


def _judged(events: list[Event]) -> Ask:
    place = events[0].arguments["place"] or 0
    seats, names = _host(place), _named(place)
    verdict = next((event for event in events if event.kind == "verdict"), None)
    end = next((event for event in events if event.kind in ("landed", "tumbled", "flop")), None)
    if end is not None:
        rolled = {name: end.arguments.get(name) or 0 for name in ("rolled", "difficulty")}
        points = [event.arguments["points"] or 0 for event in events if event.kind == "points"]
        return Ask(f"turn-{end.kind}", rolled | {"points": max(points, default=0), "count": len(points)}, names, seats)
    word = VERDICT[(verdict.arguments["verdict"] or 0) if verdict else 0]
    return Ask("turn-judges", names=names | {"verdict": ("verdict", word)}, seats=seats)


def _lead(events: list[Event]) -> list[Ask]:
    sheets = [event.arguments for event in events if event.kind == "sheet"]
    totals = [sheet["total"] or 0 for sheet in sheets]
    best = max(totals)
    numbers = {"run": sheets[0]["run"] or 0, "points": best}
    if totals.count(best) > 1:
        return [Ask("turn-level", numbers)]
    return [Ask("turn-leads", numbers, seats={"seat": sheets[totals.index(best)]["seat"] or 0})]
