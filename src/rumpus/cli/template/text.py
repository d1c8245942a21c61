"""The game in words: the codes of its moves, what is asked, and a drawing for the terminal."""

from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, MoveWords, Words

from .state import CARD, KINDS

MOVES = tuple(MoveWords(f"play-{CARD[card]}", "move-play", {"card": ("card", CARD[card])}) for card in range(1, KINDS))

OUTCOMES = {"deal": OutcomeWords("a card for the next seat", "card", 1)}  # what chance can bring, by phase


def ask(view: dict[str, Any], seat: int) -> Ask:
    """What the seat is asked now; `view` is what it sees, with None for what it may not."""
    if any(view["played"]):
        return Ask("ask-follow")
    return Ask("ask-lead")


def draw(view: dict[str, Any], words: Words) -> str:
    lines: list[str] = []
    for seat in range(view["seats"]):
        played = view["played"][seat]
        shown = words.name("card", CARD[played]) if played else words.say("board-nothing")
        tricks = words.say("board-tricks", tricks=view["taken"][seat], cards=view["held"][seat])
        lines.append(f"{words.seat(seat)}: {shown} · {tricks}")
    for row in view["hand"]:
        if row[0] is not None:  # the reader's own row; the others are hidden
            cards = [words.name("card", CARD[card]) for card in range(1, KINDS) for _ in range(row[card])]
            lines.append(words.say("board-hand", cards=", ".join(cards) or words.say("board-nothing")))
    return "\n".join(lines)
