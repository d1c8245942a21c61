"""Bounce in words: the codes of its moves, what is asked, and the drawing for a terminal."""

from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, Likely, MoveWords, Words

from .rules import may_faceplant
from .sentences import TURN_BEGINS, move_does, turn_told
from .state import COIN_SIDES, DICE_AFTER, DIE_SIDES, HOME, TOP, State

__all__ = ["TURN_BEGINS", "move_does", "turn_told"]  # the rest is found by its name as well

MOVES = (
    MoveWords("roll", "move-roll"),
    MoveWords("faceplant", "move-faceplant"),
)


# What chance can bring, by phase
OUTCOMES = {
    "who_begins": OutcomeWords("who begins", "seat"),
    "dice": OutcomeWords("a die", "number", 1),
    "coin": OutcomeWords("the coin", "number", 1),
}


def ask(view: dict[str, Any], seat: int) -> Ask:
    """What the seat is asked now: a message of the catalogue and its arguments."""
    if may_faceplant(view["jumps"][seat], view["step"][seat]):
        return Ask("ask-faceplant-or-roll")
    return Ask("ask-roll", {"steps": HOME - view["step"][seat]})


def draw(view: dict[str, Any], words: Words) -> str:
    """Two lanes, nine heights, the trampoline below: up on the left, down on the right."""
    lines: list[str] = []
    for height in range(TOP, 0, -1):
        up = [words.seat(i) for i in range(view["seats"]) if view["step"][i] == height]
        down = [words.seat(i) for i in range(view["seats"]) if view["step"][i] == HOME + 1 - height]
        lines.append(f"{' '.join(up):>20} ↑ {height} ↓ {' '.join(down)}".rstrip())
    lines.append(" " * 15 + "═" * 16)
    for seat in range(view["seats"]):
        where = "sick" if view["sick"][seat] else "home" if view["place"][seat] else ""
        if not where and view["step"][seat] == 0:
            where = "lawn"
        note = words.say(f"board-{where}") if where else ""
        lines.append(f"{words.seat(seat)}: {words.say('board-jumps', jumps=view['jumps'][seat])} {note}".rstrip())
    return "\n".join(lines)


def scored(view: dict[str, Any], seat: int) -> Ask:
    """Points say only who came home first: what people compare is jumps."""
    return Ask("board-jumps", {"jumps": view["jumps"][seat]})


# Aloud


def spoken(view: dict[str, Any], seat: int) -> list[Ask]:
    """One sentence a seat, the reader's own first."""
    everybody = sorted(range(view["seats"]), key=lambda other: other != seat)
    return [Ask("spoken-seat", _where(view, other), seats={"seat": other}) for other in everybody]


def _where(view: dict[str, Any], seat: int) -> dict[str, int]:
    step = view["step"][seat]
    way = 4 if view["sick"][seat] else 3 if view["place"][seat] else 0 if step == 0 else 1 if step <= TOP else 2
    return {"way": way, "height": step if step <= TOP else HOME + 1 - step, "jumps": view["jumps"][seat]}


# The odds


def open_odds(s: State, seat: int) -> list[Likely]:
    """What the seat's next roll does, whomever it may bump on the way."""
    if seat >= s.seats or s.place[seat] or s.sick[seat]:
        return []
    steps = HOME - s.step[seat]
    if may_faceplant(s.jumps[seat], s.step[seat]):
        return [
            Likely(Ask("odds-die-home", {"steps": steps}), 1, DIE_SIDES),
            Likely(Ask("odds-coin-home", {"steps": steps}), 1, COIN_SIDES),
        ]
    dice = DICE_AFTER[s.jumps[seat]]
    sums = sums_of(dice)
    every = DIE_SIDES**dice
    home, over = sums.get(steps, 0), sum(ways for sum_, ways in sums.items() if sum_ > steps)
    rows = [
        Likely(Ask("odds-home", {"steps": steps}), home, every),
        Likely(Ask("odds-bounce"), over, every),
        Likely(Ask("odds-on"), every - home - over, every),
    ]
    return [row for row in rows if row.good]


def sums_of(dice: int) -> dict[int, int]:
    """In how many ways these dice add up to each sum."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for sum_, count in ways.items():
            for face in range(1, DIE_SIDES + 1):
                more[sum_ + face] = more.get(sum_ + face, 0) + count
        ways = more
    return ways
