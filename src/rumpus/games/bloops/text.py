"""Bloops in words: the codes of its moves, what is asked, and the drawing for a terminal."""

from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, Likely, MoveWords, Words

from .sentences import TURN_BEGINS, move_does, turn_told
from .state import (
    CALL,
    CARD,
    DIRECTION,
    DRAW,
    HAND,
    KINDS,
    MEMORISE,
    MOST,
    NINE,
    OVER_NOW,
    RELAXED,
    ROW,
    SIX,
    VALUE,
    WINDOW,
    State,
)

__all__ = ["TURN_BEGINS", "move_does", "turn_told"]  # the rest is found by its name as well

# What chance can bring, by phase
OUTCOMES = {
    "first": OutcomeWords("who begins", "seat"),
    "*": OutcomeWords("a card from the pile", "card", 1),
}


def _each(code: str, count: int) -> tuple[MoveWords, ...]:
    return tuple(MoveWords(f"{code}-{n}", f"move-{code}", numbers={"number": n}) for n in range(1, count + 1))


MOVES = (
    MoveWords("got-it", "move-got-it"),
    MoveWords("clockwise", "move-clockwise"),
    MoveWords("counterclockwise", "move-counterclockwise"),
    MoveWords("draw", "move-draw"),
    MoveWords("throw", "move-throw"),
    MoveWords("pass", "move-pass"),
    MoveWords("bloops", "move-bloops"),
    MoveWords("done", "move-done"),
    *(MoveWords(f"seat-{seat + 1}", "move-seat", seats={"seat": seat}) for seat in range(MOST)),
    *_each("card", ROW),
    *_each("keep", ROW),
    *_each("counter", ROW),
    *_each("swap", ROW - 1),
    MoveWords("grab", "move-grab"),
    MoveWords("peek", "move-peek"),
)


def ask(view: dict[str, Any], seat: int) -> Ask:
    """What the seat is asked now: a message of the catalogue and its arguments."""
    phase = view["phase"]
    if phase == MEMORISE:
        return Ask("ask-memorise")
    if phase == WINDOW:
        return _ask_in_window(view, seat)
    if seat != view["mover"]:
        return Ask("ask-wait", seats={"seat": view["mover"]})
    if phase == HAND:
        return Ask("ask-hand", names={"card": ("card", CARD[view["drawn"]])})
    return Ask({DIRECTION: "ask-direction", DRAW: "ask-draw", CALL: "ask-call"}[phase])


def _ask_in_window(view: dict[str, Any], seat: int) -> Ask:
    names = {"card": ("card", CARD[view["top"]])}
    if view["looking"] >> seat & 1:
        return Ask("ask-look")
    if not view["looking"] and view["queue_count"] and view["queue"][0] == seat:
        return _ask_for_effect(view)
    if not view["top"]:
        return Ask("ask-draw") if seat == _next(view) else Ask("ask-wait", seats={"seat": _next(view)})
    if view["queue_count"] == 0 and not view["looking"] and not _passing(view):
        if seat == view["mover"] and not view["caller"]:
            return Ask("ask-counter-or-call", names=names)
        if seat == _next(view):
            return Ask("ask-counter-or-draw", names=names)
    quiet = view["passed"] if _passing(view) else view["missed"]
    if view["count"][seat] == 0 or quiet >> seat & 1:
        return Ask("ask-wait", seats={"seat": view["queue"][0] if view["queue_count"] else _next(view)})
    return Ask("ask-counter-or-pass" if _passing(view) else "ask-counter", names=names)


def _ask_for_effect(view: dict[str, Any]) -> Ask:
    if view["top"] == SIX:
        return Ask("ask-give")
    if view["top"] == NINE and not view["mine"]:
        return Ask("ask-swap-mine")
    swapping = view["top"] == NINE
    if not view["whom"]:
        return Ask("ask-swap-whom" if swapping else "ask-look-whom")
    return Ask("ask-swap-card" if swapping else "ask-look-card", seats={"seat": view["whom"] - 1})


def _passing(view: dict[str, Any]) -> bool:
    return view["pace"] == RELAXED or (view["caller"] > 0 and view["turns_left"] == 0)


def _next(view: dict[str, Any]) -> int:
    return (view["mover"] + (-1 if view["way"] else 1)) % view["seats"]


# The drawing


def draw(view: dict[str, Any], words: Words) -> str:
    """Every seat's cards in rows of three, as they lie; then the piles, and what waits."""
    lines: list[str] = []
    for seat in range(view["seats"]):
        lines += _seat(view, words, seat)
    piles = [words.say("board-pile", cards=view["pile_count"])]
    if view["top"]:
        piles.append(words.say("board-top", card=words.name("card", CARD[view["top"]])))
    lines.append(" · ".join(piles))
    if view["queue_count"]:
        who = ", ".join(words.seat(seat) for seat in view["queue"][: view["queue_count"]])
        lines.append(words.say("board-waiting", who=who))
    if view["drawn"]:
        lines.append(words.say("board-drawn", card=words.name("card", CARD[view["drawn"]])))
    return "\n".join(lines)


def _seat(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    marks: list[str] = []
    if view["caller"] == seat + 1:
        marks.append(words.say("board-bloops"))
    if seat == view["mover"] and view["phase"] != OVER_NOW:
        marks.append("◂")
    lines = [" ".join([words.seat(seat), *marks])]
    cards = [_card(view, words, seat, at) for at in range(view["count"][seat])]
    if not cards:
        lines.append("  " + words.say("board-no-cards"))
    lines.extend("  " + " ".join(cards[first : first + 3]) for first in range(0, len(cards), 3))
    return lines


def _card(view: dict[str, Any], words: Words, seat: int, at: int) -> str:
    kind = view["card"][seat][at]
    eye = "*" if view["seen_by"][seat][at] & view["looking"] else " "  # shown to all leaves no mark
    if kind is None:
        return f"{at + 1:>2}{eye}[  ]"
    star = "★" if view["star"][kind] else ""
    return f"{at + 1:>2}{eye}[{words.name('card', CARD[kind]) + star:>2}]"


# Aloud


def spoken(view: dict[str, Any], seat: int) -> list[Ask]:
    """What one holds and what can be countered, what lies open now, how many cards everybody has."""
    said: list[Ask] = []
    if view["drawn"]:
        said.append(Ask("spoken-drawn", names={"card": ("card", CARD[view["drawn"]])}))
    if view["top"]:
        said.append(Ask("spoken-top", names={"card": ("card", CARD[view["top"]])}))
    everybody = sorted(range(view["seats"]), key=lambda other: other != seat)
    for other in everybody:
        for at in range(view["count"][other]):
            kind = view["card"][other][at]
            if kind:
                said.append(Ask("spoken-card", {"place": at + 1}, {"card": ("card", CARD[kind])}, {"seat": other}))
    said += [Ask("spoken-row", {"cards": view["count"][other]}, seats={"seat": other}) for other in everybody]
    if view["caller"]:
        said.append(Ask("spoken-bloops", seats={"seat": view["caller"] - 1}))
    waiting = view["queue"][: view["queue_count"]]
    said += [Ask("spoken-waiting", seats={"seat": other}) for other in waiting]
    return [*said, Ask("board-pile", {"cards": view["pile_count"]})]


# The odds


def open_odds(s: State, seat: int) -> list[Likely]:
    """What a card is that one cannot see, the next of the pile or one of one's own: any of the deck but those that lie
    open now. Who remembers more knows better."""
    if seat >= s.seats:
        return []
    unseen = [sum(batch[kind] for batch in s.loose) + s.discards[kind] for kind in range(KINDS)]
    open_cards = [s.top, s.drawn, *(kind for row in s.card for kind in row)]
    for kind in open_cards:
        if kind:
            unseen[kind] -= 1
    every = sum(unseen)
    groups = {"odds-low": range(6), "odds-acts": range(6, 10), "odds-high": range(10, 21)}
    rows = [Likely(Ask(name), sum(n for k, n in enumerate(unseen) if k and VALUE[k] in values), every)
            for name, values in groups.items()]  # fmt: skip
    if s.phase == WINDOW and s.top:
        rows.append(Likely(Ask("odds-fits", names={"card": ("card", CARD[s.top])}), unseen[s.top], every))
    return [row for row in rows if row.every]
