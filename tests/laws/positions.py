"""Every game found, and every table of it, as parameters of tests."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.laws.positions import LawTable as Table
from rumpus.laws.positions import new_session, positions, random_step, tables, values_of

__all__ = ["Table", "every_game", "every_table", "new_session", "positions", "random_step", "tables", "values_of"]


def every_game() -> list[Any]:
    """One parameter a game; grouped, so that each is compiled by one worker only."""
    return [pytest.param(g, id=g.name, marks=pytest.mark.xdist_group(g.name)) for g in catalogue.games()]


def every_table() -> list[Any]:
    return [
        pytest.param(t, id=t.label, marks=pytest.mark.xdist_group(t.game.name))
        for g in catalogue.games()
        for t in tables(g)
    ]
