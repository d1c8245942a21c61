"""One source, two speeds: interpreted and compiled play agree byte for byte, after every step."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.laws import lockstep
from tests.laws.positions import every_game

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


@pytest.mark.compiles
@pytest.mark.parametrize("law", lockstep.GAME_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", every_game())
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


CHECKED = ("bounce",)  # in CI: with every index checked the others compile for half a minute


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
