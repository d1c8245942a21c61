"""One Gymnasium id a game: `rumpus/BeastyBar-v0` and so on. Registering them loads no game."""

from __future__ import annotations

from typing import Any

from rumpus.core import catalogue


def id_of(name: str) -> str:
    return f"rumpus/{name.replace('_', ' ').title().replace(' ', '')}-v0"


def register(name: str) -> str:
    """Make a game known to Gymnasium by its name; returns the id it has there."""
    from gymnasium.envs import registration

    known: Any = registration
    found = id_of(name)
    if found not in known.registry:
        known.register(found, "rumpus.lab.envs.single:SingleSeat", kwargs={"game": name})
    return found


def register_all() -> None:
    for name in catalogue.names():
        register(name)
