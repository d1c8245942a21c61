"""One source, a fourth speed: rules, search and bots as WebAssembly, in Node, do what they do in Python."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rumpus import speed
from rumpus.bots.nets import weights_of
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


class Amount(NamedTuple):
    """How much is compared, beside all scenarios, golden records and a game at every table."""

    decisions: int  # of random games step by step, and as many in bulk
    trees: int
    calls: int  # of each level of bots
    iterations: int  # at most, of such a call
    reviews: tuple[int, int]  # iterations, moments


LITTLE = Amount(2000, 8, 4, 100, (60, 6))
ALL = Amount(1_000_000, 1000, 24, 20_000, (300, 24))


def test_the_smallest_game(tmp_path: Path) -> None:
    in_node(catalogue.game("bounce"), tmp_path, LITTLE)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in every_game() if game.values[0].name != "bounce"])
def test_every_game_is_as_in_python(game: Game, tmp_path: Path) -> None:
    in_node(game, tmp_path, LITTLE)


@pytest.mark.thorough
@pytest.mark.parametrize("game", every_game())
def test_a_million_decisions_and_a_thousand_trees(game: Game, tmp_path: Path) -> None:
    in_node(game, tmp_path, ALL)


def written(game: Game, amount: Amount) -> dict[str, Any]:
    decisions = amount.decisions
    games = [(table.label, reference.played(table, 1)) for table in tables(game)]
    return {
        "manifest": manifest_of(game),
        "key": reference.text(reference.KEY),
        "nodes": reference.NODES,
        "games": [*games, *reference.golden(game), *reference.rulings(game)],
        "walks": list(reference.walks(game, decisions)),
        "batches": list(reference.batches(game, decisions)),
        "searches": reference.searches(game, amount.trees),
        "reviews": list(reference.reviews(game, *amount.reviews)),
        "bots": list(reference.bots(game, amount.calls, amount.iterations)),
    }


def in_node(game: Game, folder: Path, amount: Amount) -> None:
    module, script, file = folder / "game.wasm", folder / "game.mjs", folder / "reference.json"
    module.write_bytes(module_of(game))
    script.write_bytes(script_of(game))
    net = reference.text(weights_of(game))
    files = {"module": str(module), "script": script.as_uri(), "most": MOST, "net": net}
    file.write_text(json.dumps(written(game, amount) | files))
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
