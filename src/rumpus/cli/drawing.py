"""Boards, stories and results as lines of text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rumpus.cli.phrases import Phrases
from rumpus.cli.setting import SeatPlayer
from rumpus.cli.terminal import SEAT_COLOURS, Terminal
from rumpus.core.game import Game, Score
from rumpus.core.words import Words


def board(game: Game, view: dict[str, Any], words: Words, chairs: Sequence[SeatPlayer], terminal: Terminal) -> str:
    if terminal.plain:
        return "\n".join(words.spoken(view, words.reader))
    return painted(game.draw(view, words), chairs, terminal)


def painted(text: str, chairs: Sequence[SeatPlayer], terminal: Terminal) -> str:
    """Each seat's name in its colour."""
    if not terminal.colour:
        return text
    colours = {chair.name: SEAT_COLOURS[seat % len(SEAT_COLOURS)] for seat, chair in enumerate(chairs)}
    names = "|".join(re.escape(name) for name in sorted(colours, key=len, reverse=True))
    return re.sub(rf"\b(?:{names})(?!\w)", lambda found: terminal.paint(found[0], colours[found[0]]), text)


def result(
    score: Score, names: Sequence[str], phrases: Phrases, words: Words | None, view: dict[str, Any]
) -> list[str]:
    """One line a seat, the first first; those without a place last. A game may have its own words for what counts."""
    order = sorted(range(len(names)), key=lambda seat: (score.places[seat] == 0, score.places[seat]))
    return [
        phrases(
            "result-placed" if score.places[seat] else "result-lost",
            name=names[seat],
            place=score.places[seat],
            score=(words.scored(view, seat) if words else None) or phrases("result-points", points=score.points[seat]),
        )
        for seat in order
    ]
