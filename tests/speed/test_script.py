"""One source, in the page too: a game's hooks translated to JavaScript answer as they do in Python."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.speed.script import script_of
from tests.laws.positions import every_game
from tests.speed.script_calls import reference_of
from tools.page import WEB, find_node

ROOT = Path(__file__).parents[2]
EXAMPLES = [ROOT / "examples" / "games" / "pig.py", ROOT / "examples" / "games" / "skull"]
SIZE = 12_000  # bytes of a script, compressed


@pytest.fixture(scope="session")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's runtime and the comparison, as one file for Node."""
    file = tmp_path_factory.mktemp("runner") / "script.mjs"
    node("node_modules/.bin/rolldown", "src/local/lockstep/script.ts", "--platform", "node", "--file", str(file))
    return file


def node(*command: str) -> None:
    found = find_node()
    done = subprocess.run(command, cwd=WEB, env=found.surroundings, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def differences(runner: Path, folder: Path, reference: dict[str, Any]) -> dict[str, list[str]]:
    """What the page answers otherwise, by game or function."""
    file, report = folder / "reference.json", folder / "report.json"
    file.write_text(json.dumps({"games": {}, "snippets": None, **reference, "report": str(report)}))
    node("node", str(runner), str(file))
    return json.loads(report.read_text())


def all_games() -> list[Game]:
    return [*catalogue.games(), *(catalogue.load(path) for path in EXAMPLES)]


def test_every_hook_answers_as_in_python(runner: Path, tmp_path: Path) -> None:
    references = {game.name: reference_of(game, wide=False) for game in all_games()}
    assert min(len(one["calls"]) for one in references.values()) > 100
    assert differences(runner, tmp_path, {"games": references}) == {name: [] for name in references}


@pytest.mark.slow
@pytest.mark.parametrize("game", every_game())
def test_every_hook_at_every_table(game: Game, runner: Path, tmp_path: Path) -> None:
    assert differences(runner, tmp_path, {"games": {game.name: reference_of(game, wide=True)}}) == {game.name: []}


@pytest.mark.parametrize("game", every_game())
def test_a_script_is_small(game: Game) -> None:
    assert len(gzip.compress(script_of(game), 9)) <= SIZE
