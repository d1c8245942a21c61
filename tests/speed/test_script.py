"""One source, in the page too: a game's hooks translated to JavaScript answer as they do in Python."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from rumpus.cli.new_game import scaffold
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.speed.script import script_of
from tests.laws.positions import every_game
from tests.speed.conftest import differences
from tests.speed.script_calls import reference_of

ROOT = Path(__file__).parents[2]
EXAMPLES = [ROOT / "examples" / "games" / "pig.py", ROOT / "examples" / "games" / "skull"]
SIZE = 12_000  # bytes of a script, compressed


def all_games(folder: Path) -> list[Game]:
    """Those that there are, the examples, and what `new-game` begins with."""
    scaffold("told_pond", folder / "told_pond")
    return [*catalogue.games(), *(catalogue.load(path) for path in [*EXAMPLES, folder / "told_pond"])]


@pytest.mark.slow
def test_every_hook_answers_as_in_python(runner: Path, tmp_path: Path) -> None:
    references = {game.name: reference_of(game, wide=False) for game in all_games(tmp_path)}
    assert min(len(one["calls"]) for one in references.values()) > 100
    assert differences(runner, tmp_path, {"games": references}) == {name: [] for name in references}


@pytest.mark.thorough
@pytest.mark.parametrize("game", every_game())
def test_every_hook_at_every_table(game: Game, runner: Path, tmp_path: Path) -> None:
    assert differences(runner, tmp_path, {"games": {game.name: reference_of(game, wide=True)}}) == {game.name: []}


@pytest.mark.parametrize("game", every_game())
def test_a_script_is_small(game: Game) -> None:
    assert len(gzip.compress(script_of(game), 9)) <= SIZE
