"""One source, a fourth speed: rules, search and bots as WebAssembly, in Node, do what they do in Python."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.speed.script import script_of
from rumpus.speed.wasm.build import module_of
from rumpus.speed.wasm.manifest import manifest_of
from tests.laws.positions import every_game, tables
from tests.speed import reference
from tools.page import WEB, find_node

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")

MOST = 40_000  # bytes of a module, as a browser fetches it


def test_the_smallest_game(tmp_path: Path) -> None:
    """The quick one: everything of one game, a little of each."""
    game = catalogue.game("bounce")
    in_node(game, tmp_path, thorough=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", every_game())
def test_everything_is_as_in_python(game: Game, tmp_path: Path) -> None:
    """All scenarios and golden records; random games of all tables step by step, a million decisions as digests, a
    million in bulk; a thousand trees; every level of bots; reviews."""
    in_node(game, tmp_path, thorough=True)


def written(game: Game, thorough: bool) -> dict[str, Any]:
    decisions, searches, calls = (1_000_000, 1000, 24) if thorough else (2000, 8, 4)
    games = [(table.label, reference.played(table, 1)) for table in tables(game)]
    return {
        "manifest": manifest_of(game),
        "key": reference.text(reference.KEY),
        "nodes": reference.NODES,
        "games": [*games, *reference.golden(game), *reference.rulings(game)],
        "walks": list(reference.walks(game, decisions)),
        "batches": list(reference.batches(game, decisions)),
        "searches": reference.searches(game, searches),
        "reviews": list(reference.reviews(game, *((300, 24) if thorough else (60, 6)))),
        "bots": list(reference.bots(game, calls, 20_000 if thorough else 100)),
    }


def in_node(game: Game, folder: Path, *, thorough: bool) -> None:
    module, script, file = folder / "game.wasm", folder / "game.mjs", folder / "reference.json"
    module.write_bytes(module_of(game))
    script.write_bytes(script_of(game))
    files = {"module": str(module), "script": script.as_uri(), "most": MOST}
    file.write_text(json.dumps(written(game, thorough) | files))
    node = find_node()
    done = subprocess.run(
        [*node.npm, "test", "--silent", "--", "src/local/lockstep.test.ts"],
        cwd=WEB,
        env={**node.surroundings, "RUMPUS_LOCKSTEP": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "7 passed" in done.stdout, "not everything was compared"
