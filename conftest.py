"""Tests of one large game run in one worker (`--dist loadgroup`): machine code of the same rules for another purpose
takes half the time where the first is there. Heavy work with a large game is slow; every day the small ones will do."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
GAMES, BROWSER = HERE / "src" / "rumpus" / "games", HERE / "tests" / "browser"
LARGE = ("beasty_bar", "bloops", "boogie_beasts", "boulder_bluff")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        game = None if BROWSER in item.path.parents else game_of(item)
        if game not in LARGE:
            continue
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(game))
        if item.get_closest_marker("heavy"):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: nobody looks for garbage among them again and again."""
    gc.freeze()


def game_of(item: pytest.Item) -> str | None:
    """By what it is given, or by the folder it lies in."""
    if GAMES in item.path.parents:
        return item.path.relative_to(GAMES).parts[0]
    given: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return next((name for value in given.values() if (name := _name(value)) in LARGE), None)


def _name(given: Any) -> str:
    """Of a game, of what belongs to one, or as it was named."""
    game = getattr(given, "game", given)
    return str(getattr(game, "name", game))
