"""How long a stage takes to tell what happened: declared in game.toml (`beats`), for rooms, pages and clocks alike."""

from __future__ import annotations

from functools import lru_cache

from rumpus.core.game import Game

UNDECLARED = 0.3  # seconds for an event of a game that does not say how long its stage takes


@lru_cache(maxsize=64)
def stage_beats(game: Game) -> tuple[float, ...]:
    """Seconds for an event of each kind, at most."""
    known = game.facts.beats.told | game.facts.beats.climax
    return tuple(known.get(kind.name, 0) / 1000 if known else UNDECLARED for kind in game.events)
