"""What a card or a boulder means now, only for who holds the hand, and what a climb came to, for all."""

from types import SimpleNamespace
from typing import Any, cast

from rumpus.core.game import Event
from rumpus.core.words import Ask

from .state import (
    BOAR,
    BOULDER,
    BROWN,
    CARD,
    CARD_BASE,
    CLIMB,
    COLOUR,
    DEER,
    DOWN,
    NAME,
    OF,
    ON,
    ROW,
    SQUIRREL,
    STAY,
    TAKE,
    UP,
    WARM_UP,
    State,
)
from .strength import card_strength, colour_bonus, tiredness, worth

TURN_BEGINS = ("begins", "warms_up", "chooses")


def move_does(view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> list[Ask]:
    move = moves[-1]
    if move == WARM_UP:
        return [Ask("does-warm-up")]
    if move == STAY:
        return [Ask("does-stay")]
    if move == CLIMB:
        return [Ask("does-climb")]
    if BOULDER <= move < BOULDER + ROW:
        return [_does_boulder(view, seat, view["row"][move - BOULDER])]
    if UP <= move < OF:
        hidden = move >= DOWN
        chosen = moves[0] - BOULDER
        target = view["row"][chosen] if 0 <= chosen < ROW else view["target"]
        return [_does_card(view, target, move - (DOWN if hidden else UP), hidden)]
    if TAKE <= move < ON:
        owner = moves[0] - OF if OF <= moves[0] < TAKE else view["whose"] - 1
        effect = "does-boar" if view["effect"] == BOAR else "does-squirrel"
        card = move - TAKE
        names = {"card": ("card", CARD[card])}
        return [Ask(effect, {"words": _words_on(view, owner, card)}, names, {"owner": owner})]
    if ON <= move < NAME:
        return [Ask("does-on", {"points": move - ON + 1, "value": view["flipped"]})]
    return []


def _words_on(view: dict[str, Any], owner: int, card: int) -> int:
    """Whether a squirrel finds words on a card: 0 none, 1 some, 2 no more, since they are void or did their work."""
    if card < BROWN:
        return 0
    left = view["up"][owner][card] - view["void"][owner][card - BROWN]
    if card == SQUIRREL:  # the one that chooses now has done its work, and so has each before it
        turn = (owner - view["active"]) % view["seats"]
        left -= left if turn < view["offset"] else view["used"] + 1 if turn == view["offset"] else 0
    return 1 if left > 0 else 2


def _climbing(view: dict[str, Any], target: int) -> State:
    """The view with a boulder in mind, so that the rules themselves can count."""
    return cast(State, SimpleNamespace(**(view | {"target": target})))


def _does_boulder(view: dict[str, Any], seat: int, target: int) -> Ask:
    s = _climbing(view, target)
    least, most = chalk_gives(view, seat)
    total, laid = best_climb(s, seat, target)
    cards, bonus, tired, _ = counted(s, seat, laid)
    points = view["boulder_points"][target - 1]
    numbers = {"points": points, "cards": cards + bonus, "tired": tired, "least": least, "most": most}
    reach = 0 if total + most < points else 1 if total < points else 2 if total + least < points else 3
    return Ask("does-boulder", numbers | {"reach": reach})


def chalk_gives(view: dict[str, Any], seat: int) -> tuple[int, int]:
    """The least and the most that chalk can give: the most with every deer of the hand laid."""
    tokens = view["token"][: view["tokens"]]
    best = max(tokens)
    for _ in range(view["hand"][seat][DEER] if best > 0 else 0):
        best *= 3
    return min(tokens), best


def counted(s: Any, seat: int, cards: list[int]) -> list[int]:
    """Cards, bonus, tiredness and their sum, if these cards lay open on the boulder."""
    s.up = [cards if i == seat else row for i, row in enumerate(s.up)]
    s.hits = 0
    parts = card_strength(s, seat), colour_bonus(s, seat), tiredness(s, seat)
    return [*parts, parts[0] + parts[1] - parts[2]]


def best_climb(s: Any, seat: int, number: int) -> tuple[int, list[int]]:
    """All that gives something, or those of its own colour alone, which earn the bonus."""
    s.target = number
    fits = [n if kind < BROWN and worth(s, kind) else 0 for kind, n in enumerate(s.hand[seat])]
    base = s.boulder_base[number - 1]
    pure = [n if CARD_BASE[kind] == base else 0 for kind, n in enumerate(fits)]
    choices = [pure, fits] if any(pure) else [fits]
    return max(((counted(s, seat, cards)[-1], cards) for cards in choices), key=lambda one: one[0])


def _does_card(view: dict[str, Any], target: int, card: int, hidden: bool) -> Ask:
    word = {"card": ("card", CARD[card])}
    if card >= BROWN:
        return Ask(f"help-card-{CARD[card]}", names=word)
    if not target:
        return Ask("does-card", names=word)
    value = worth(_climbing(view, target), card)
    return Ask("does-lay", {"value": value, "hidden": int(hidden)}, word)


def turn_told(events: list[Event]) -> list[Ask]:
    """Who went for what and with how many cards; how it ended, and who was hurt."""
    first = events[0]
    seat = first.arguments.get("seat") or 0
    if first.kind == "warms_up":
        return [Ask("turn-warms-up", seats={"seat": seat})]
    if first.kind != "chooses":
        return []
    boulder = _boulder(first)
    end = next((event for event in events if event.kind in ("alone", "wins")), None)
    if end is not None:
        numbers = {"total": end.arguments.get("total") or 0, "points": first.arguments["points"] or 0}
        said = Ask(f"turn-{end.kind}", numbers, boulder, {"seat": end.arguments["seat"] or 0})
        return [said, *_hurt(events)]
    cards = {"up": "lays_up", "down": "lays_down"}
    laid = {name: sum(e.kind == kind and e.arguments["seat"] == seat for e in events) for name, kind in cards.items()}
    said = Ask("turn-chooses", laid | {"points": first.arguments["points"] or 0}, boulder, {"seat": seat})
    answers = [event for event in events if event.kind in ("joins", "stays")]
    return [said, *(Ask(f"turn-{e.kind}", seats={"seat": e.arguments["seat"] or 0}) for e in answers[-1:])]


def _boulder(event: Event) -> dict[str, tuple[str, str]]:
    return {name: ("colour", COLOUR[event.arguments[name] or 0]) for name in ("base", "second")}


def _hurt(events: list[Event]) -> list[Ask]:
    hurt = [event.arguments["seat"] or 0 for event in events if event.kind in ("hurt", "bitten", "flips")]
    names = sorted(set(hurt))
    if not names:
        return []
    if len(names) == 1:
        return [Ask("turn-hurt", seats={"seat": names[0]})]
    return [Ask("turn-hurts", {"count": len(names)})]
