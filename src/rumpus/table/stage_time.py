"""How long the stage of a game takes to tell what happened: declared in game.toml (`beats`), told to the pages in their
vocabulary, and used here for bots and clocks that wait for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rumpus.core.game import Game
from rumpus.core.session import SessionStep

UNDECLARED = 0.3  # seconds for an event of a game that does not say how long its stage takes
LONGEST = 120.0  # for one change of a table, whatever a game declares


def stage_time(game: Game, steps: Iterable[SessionStep]) -> float:
    """Seconds that the stage takes to tell these steps, at most."""
    lengths = _lengths(game)
    return min(LONGEST, sum(lengths[entry[0]] for step in steps for entry in step.log))


@lru_cache(maxsize=64)
def _lengths(game: Game) -> tuple[float, ...]:
    known = game.facts.beats.told | game.facts.beats.climax
    return tuple(known.get(kind.name, 0) / 1000 if known else UNDECLARED for kind in game.events)
