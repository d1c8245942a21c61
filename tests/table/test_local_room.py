"""The room inside the page tells what the server tells: the same acts, heard message for message in Node."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.archive import load_record, verify
from rumpus.core.game import Game
from rumpus.speed.script import script_of
from rumpus.speed.wasm.build import module_of
from rumpus.table.local.files import manifest_of_page
from tests.laws.positions import Table, every_game, tables
from tests.table.local_script import rehearse
from tools.page import WEB, find_node

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")

Go = Callable[[Coroutine[Any, Any, Any]], Any]

WAYS = (("live", "devices"), ("relaxed", "around"), ("correspondence", "devices"), ("live", "around"))


@pytest.mark.slow
def test_a_whole_evening_is_told_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, go: Go) -> None:
    """The smallest game, whose module is quickly made; the others are below."""
    game = catalogue.game("bounce")
    found = list(tables(game))
    in_node(tmp_path, [game], evenings(monkeypatch, tmp_path, go, [found[1], found[-1]], (1,)))


@pytest.mark.slow
@pytest.mark.xdist_group("boogie_beasts")
def test_a_large_game_is_told_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, go: Go) -> None:
    game = catalogue.game("boogie_beasts")
    found = list(tables(game))
    in_node(tmp_path, [game], evenings(monkeypatch, tmp_path, go, [found[0], found[-1]], (1,)))


@pytest.mark.thorough
@pytest.mark.parametrize("game", every_game())
def test_every_table_is_told_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, go: Go, game: Game) -> None:
    in_node(tmp_path, [game], evenings(monkeypatch, tmp_path, go, list(tables(game)), (1, 2)))


def evenings(
    monkeypatch: pytest.MonkeyPatch, folder: Path, go: Go, found: list[Table], seeds: tuple[int, ...]
) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    for number, (table, seed) in enumerate((table, seed) for table in found for seed in seeds):
        pace, way = WAYS[number % len(WAYS)]
        database = folder / f"{number}.sqlite"
        acts = go(rehearse(monkeypatch, database, table, pace=pace, way=way, seed=seed, most=400))
        told.append({"label": f"{table.label} {pace} {way} {seed}", "acts": acts})
    return told


def in_node(folder: Path, games: list[Game], told: list[dict[str, Any]]) -> None:
    """Plays the evenings again there, does what nobody should, and reads the records that the room wrote."""
    file, records = folder / "reference.json", folder / "records"
    games = list(
        dict.fromkeys([*games, catalogue.game("bounce")])
    )  # what holds for any game is tried with the smallest
    file.write_bytes(msgspec.json.encode({"games": [files_of(game, folder) for game in games], "evenings": told}))
    node = find_node()
    done = subprocess.run(
        [*node.npm, "test", "--silent", "--", *(f"src/local/{name}.test.ts" for name in ("room", "hostile", "bots"))],
        cwd=WEB,
        env={**node.surroundings, "RUMPUS_ROOM": str(file), "RUMPUS_ROOM_OUT": str(records), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert "skipped" not in done.stdout, "nothing was compared"
    for game in games:
        record = load_record(records / f"{game.name}.rump")
        assert record.session is not None
        assert record.finished
        assert verify(game, record) == len(record.draws())


def files_of(game: Game, folder: Path) -> dict[str, Any]:
    """What a page fetches of a game."""
    module, script = folder / f"{game.name}.wasm", folder / f"{game.name}.js"
    module.write_bytes(module_of(game))
    script.write_bytes(script_of(game))
    return {"module": str(module), "script": str(script), "manifest": msgspec.json.decode(manifest_of_page(game))}
