"""What a card does here, said from what lies open alone (memory is the game), and what a turn came to."""

from types import SimpleNamespace
from typing import Any, cast

from rumpus.core.game import Event
from rumpus.core.words import Ask

from .effects import first_target, has_effect
from .rows import can_get_card
from .state import (
    CARD,
    COUNTER,
    DRAW_CARD,
    EXCHANGE,
    KEEP,
    NINE,
    PLACE,
    SAY_BLOOPS,
    SEAT,
    SIX,
    THROW,
    VALUE,
    State,
)

TURN_BEGINS = ("begins", "draws", "no_card", "bloops", "last_window", "twenty", "runs_dry", "scores")


def move_does(view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> list[Ask]:
    """Nothing here knows what lies face down, not even for who has seen it."""
    move = moves[-1]
    if move == DRAW_CARD:
        return [Ask("does-draw")]
    if move == SAY_BLOOPS:
        return [Ask("does-bloops")]
    if move == THROW:
        drawn = view["drawn"] or 0
        idle = has_effect(drawn) and not _finds_target(view, seat, drawn)
        return [Ask("does-throw-idle" if idle else "does-throw", {"value": VALUE[drawn]}, _card(drawn))]
    if SEAT <= move < PLACE:
        return [Ask("does-give", seats={"seat": move - SEAT})] if view["top"] == SIX else []
    if PLACE <= move < KEEP:
        return _does_effect(view, moves)
    if KEEP <= move < COUNTER:
        return [Ask("does-keep", {"place": move - KEEP + 1}, _card(view["drawn"]))]
    if COUNTER <= move < EXCHANGE:
        penalty = {"penalty": int(can_get_card(_as_state(view, {}), seat))}
        return [Ask("does-counter", {"place": move - COUNTER + 1} | penalty, _card(view["top"]))]
    return []


def _finds_target(view: dict[str, Any], seat: int, kind: int) -> bool:
    """Whether an effect could be carried out, as things stand, when this card lies on top."""
    s = _as_state(view, {"top": kind, "discard_count": view["discard_count"] + 1})
    return first_target(s, seat) >= 0


def _as_state(view: dict[str, Any], changes: dict[str, int]) -> State:
    """The view as the rules read it: how many cards lie where is open to all."""
    return cast(State, SimpleNamespace(**(view | changes)))


def _does_effect(view: dict[str, Any], moves: list[int]) -> list[Ask]:
    """Whose card it is may be chosen with it."""
    place = moves[-1] - PLACE + 1
    whom = next((move - SEAT for move in moves if SEAT <= move < PLACE), max(0, view["whom"] - 1))
    if view["top"] != NINE:
        return [Ask("does-look", {"place": place}, seats={"owner": whom})]
    if not view["mine"]:
        return [Ask("does-swap-mine", {"place": place})]
    return [Ask("does-swap", {"place": place, "mine": view["mine"]}, seats={"owner": whom})]


def _card(kind: int) -> dict[str, tuple[str, str]]:
    return {"card": ("card", CARD[kind or 0])}


def turn_told(events: list[Event]) -> list[Ask]:
    """What became of the drawn card; then what the effects and the others made of it."""
    first = events[0]
    seat = first.arguments.get("seat") or 0
    if first.kind == "scores":
        return _lead(events)
    if first.kind not in ("draws", "no_card"):
        return []
    said: list[Ask] = []
    thrown = next((event for event in events if event.kind == "discards"), None)
    if thrown is not None:
        place = thrown.arguments["place"] or 0
        said.append(Ask("turn-discards", {"place": place}, _card(thrown.arguments["card"] or 0), {"seat": seat}))
    after = _after(events)
    return [*said, *after] if said else []


def _after(events: list[Event]) -> list[Ask]:
    """The latest of what followed: an effect, a counter, a slip."""
    for event in reversed(events):
        a = event.arguments
        seats = {name: a[name] or 0 for name in ("seat", "other") if name in a}
        if event.kind == "swaps":
            return [Ask("turn-swaps", {"place": a["place"] or 0, "there": a["other_place"] or 0}, seats=seats)]
        if event.kind in ("looks", "counters", "wrong"):
            names = _card(a["card"] or 0) if event.kind == "counters" else {}
            return [Ask(f"turn-{event.kind}", {"place": a["place"] or 0}, names, seats)]
        if event.kind == "gives":
            return [Ask("turn-gives", seats=seats)]
        if event.kind == "bloops":
            return []
    return []


def _lead(events: list[Event]) -> list[Ask]:
    """Fewest points win."""
    scores = [
        (event.arguments["points"] or 0, event.arguments["seat"] or 0) for event in events if event.kind == "scores"
    ]
    points, seat = min(scores)
    if [value for value, _ in scores].count(points) > 1:
        return [Ask("turn-shared", {"points": points})]
    return [Ask("turn-fewest", {"points": points}, seats={"seat": seat})]
