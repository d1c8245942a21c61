"""Skull in words."""

from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, MoveWords, Words

from .state import BID, DISC, DISCS, FLIP, MOST, PLACE

MOVES = (
    MoveWords("lay-flower", "move-lay-flower"),
    MoveWords("lay-skull", "move-lay-skull"),
    MoveWords("pass", "move-pass"),
    *(MoveWords(f"bid-{n}", "move-bid", numbers={"number": n}) for n in range(1, MOST * DISCS + 1)),
    *(MoveWords(f"turn-{n + 1}", "move-turn", seats={"seat": n}) for n in range(MOST)),
)

OUTCOMES = {"lose": OutcomeWords("the disc that is lost", "disc", 1)}


def ask(view: dict[str, Any], seat: int) -> Ask:
    if view["phase"] == FLIP:
        return Ask("ask-turn", {"left": view["bid"] - sum(view["opened"])})
    if view["phase"] == BID:
        return Ask("ask-bid", {"bid": view["bid"]})
    return Ask("ask-place" if view["phase"] == PLACE else "ask-add")


def draw(view: dict[str, Any], words: Words) -> str:
    lines: list[str] = []
    for seat in range(view["seats"]):
        laid = view["stack"][seat][: view["height"][seat]]
        stack = " ".join("?" if disc is None else words.name("disc", DISC[disc]) for disc in laid) or "-"
        told = words.say("board-seat", discs=view["discs"][seat], wins=view["wins"][seat])
        lines.append(f"{words.seat(seat)}: {stack} · {told}")
    if view["bid"]:
        lines.append(words.say("board-bid", bid=view["bid"], name=words.seat(view["bidder"])))
    return "\n".join(lines)
