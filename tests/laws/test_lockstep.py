"""One source, two speeds: interpreted and compiled play agree byte for byte, after every step."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.laws import lockstep

CHECKED = ("bounce",)  # in CI: what else has to be compiled for it takes the others half a minute

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


def laws_of_games() -> list[Any]:
    """Whole games at once compile the same rules a second time: in CI those of the smallest game."""
    return [
        pytest.param(
            game,
            law,
            id=f"{game.name}-{law.__name__}",
            marks=[pytest.mark.thorough] * (law is lockstep.whole_games_agree and game.name not in CHECKED),
        )
        for game in catalogue.games()
        for law in lockstep.GAME_LAWS
    ]


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "law"), laws_of_games())
def test_lockstep(game: Game, law: Callable[[Game], None]) -> None:
    law(game)


BOUNDS = """
import sys
from rumpus.core import catalogue
from rumpus.speed.compiled import compiled
from rumpus.laws.positions import tables
for table in tables(catalogue.game(sys.argv[1])):
    compiled(table.game).simulate(table.options, bytes(32), 0, 200)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.name, marks=[] if game.name in CHECKED else pytest.mark.thorough)
        for game in catalogue.games()
    ],
)
def test_no_index_leaves_its_field(game: Game) -> None:
    """Compiled code does not check indices; here it does."""
    from pathlib import Path

    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-c", BOUNDS, game.name]
    root = Path(__file__).parent.parent.parent
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
