"""Every game found, and every table of it, as parameters of tests."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.laws.positions import LawTable as Table
from rumpus.laws.positions import new_session, positions, random_step, tables

__all__ = ["Table", "every_game", "every_table", "new_session", "positions", "random_step", "tables"]


def every_game() -> list[Any]:
    """One parameter a game; grouped, so that each is compiled by one worker only."""
    return [pytest.param(g, id=g.name, marks=pytest.mark.xdist_group(g.name)) for g in catalogue.games()]


def every_table() -> list[Any]:
    """One parameter a table. Each seat count with its defaults and each option once are quick; all of them, long."""
    found: list[Any] = []
    for game in catalogue.games():
        met: set[str] = set()
        for table in tables(game):
            chosen = table.label.removeprefix(f"{game.name}-{table.options.seats}")
            marks = [pytest.mark.xdist_group(game.name), *([pytest.mark.slow] if chosen and chosen in met else [])]
            met.add(chosen)
            found.append(pytest.param(table, id=table.label, marks=marks))
    return found
