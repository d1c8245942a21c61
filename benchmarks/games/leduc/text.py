"""Leduc poker in words."""

from typing import Any

from rumpus.core.words import Ask, MoveWords, Words

MOVES = (MoveWords("fold", "move-fold"), MoveWords("call", "move-call"), MoveWords("raise", "move-raise"))


def ask(view: dict[str, Any], seat: int) -> Ask:
    return Ask("ask-bet", {"paid": view["paid"][seat], "other": view["paid"][1 - seat]})


def draw(view: dict[str, Any], words: Words) -> str:
    cards = [words.say("hidden") if c is None else words.name("rank", _RANKS[c]) for c in view["card"]]
    lines = [f"{words.seat(i)}: {cards[i]}, {view['paid'][i]}" for i in range(2)]
    return "\n".join([*lines, words.name("rank", _RANKS[view["board"]])])


_RANKS = ("none", "jack", "queen", "king")
