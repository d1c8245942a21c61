"""Every game found, and every table of it, as parameters of tests."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.laws.positions import LawTable as Table
from rumpus.laws.positions import new_session, positions, random_step, tables

__all__ = ["Table", "every_game", "every_table", "new_session", "positions", "random_step", "tables"]


def every_game() -> list[Any]:
    """One parameter a game."""
    return [pytest.param(game, id=game.name) for game in catalogue.games()]


def every_table() -> list[Any]:
    """One parameter a table: each seat count with its defaults, and each option with the fewest and the most seats.
    With the fewest is quick, the rest long. (Lockstep plays all tables there are.)"""
    found: list[Any] = []
    for game in catalogue.games():
        met: set[str] = set()
        for table in tables(game):
            seats = table.options.seats
            chosen = table.label.removeprefix(f"{game.name}-{seats}")
            quick = chosen not in met
            if quick or chosen == "" or seats == game.seats.stop - 1:
                found.append(pytest.param(table, id=table.label, marks=[] if quick else [pytest.mark.slow]))
            met.add(chosen)
    return found
