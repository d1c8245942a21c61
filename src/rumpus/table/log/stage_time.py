"""How long the stage of a game takes to tell what happened: declared in game.toml (`beats`), told to the pages in their
vocabulary, and used here for bots and clocks that wait for it."""

from __future__ import annotations

from collections.abc import Iterable

from rumpus.core.game import Game
from rumpus.core.session import SessionStep
from rumpus.core.stage import stage_beats

LONGEST = 120.0  # for one change of a table, whatever a game declares


def stage_time(game: Game, steps: Iterable[SessionStep]) -> float:
    """Seconds that the stage takes to tell these steps, at most."""
    lengths = stage_beats(game)
    return min(LONGEST, sum(lengths[entry[0]] for step in steps for entry in step.log))
