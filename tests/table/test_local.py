"""What a page needs to play without the room: handed out as it is ready, never in anybody's way."""

from __future__ import annotations

import gzip
import json
import multiprocessing
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rumpus.bots import LEVELS
from rumpus.core import catalogue
from rumpus.table.http.games import detail_of
from rumpus.table.local import files as local_files
from rumpus.table.local.files import LocalBuildError, LocalFiles, build, kept_in, manifest_of_page, ready, write_files
from tests.table.people import house

Go = Callable[[Any], Any]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RUMPUS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(local_files, "CARRIED", tmp_path / "carried")
    return tmp_path / "cache"


def put(name: str, module: bytes = b"\0asm") -> LocalFiles:
    """A game's files, as if they had been compiled."""
    game = catalogue.game(name)
    files = LocalFiles(module * 100, b"export {}", manifest_of_page(game), {"nl": b'{"text": "Regels"}'})
    kept_in(game).mkdir(parents=True)
    write_files(files, game, kept_in(game))
    return files


def test_the_server_lists_and_hands_out_what_is_ready(go: Go, sqlite_database: str) -> None:
    put("bounce")

    async def evening() -> None:
        async with (
            house(sqlite_database, local_games=False) as room,
            httpx.AsyncClient(base_url=room.address, verify=False) as page,
        ):
            index = await page.get("/local/index.json")
            assert index.headers["cache-control"] == "no-cache"
            found = index.json()
            assert list(found["games"]) == ["bounce"]
            assert [game["name"] for game in found["shelf"]["games"]] == catalogue.names()
            entry = found["games"]["bounce"]
            kinds = {"module": "application/wasm", "script": "text/javascript; charset=utf-8"}
            for part, kind in {**kinds, "manifest": "application/json"}.items():
                answer = await page.get(f"/local/{entry[part]}")
                assert answer.status_code == 200
                assert answer.headers["content-type"] == kind
                assert answer.headers["content-encoding"] == "gzip"
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert (await page.get(f"/local/{entry['module']}")).content == b"\0asm" * 100
            assert (await page.get(f"/local/{entry['texts']['nl']}")).json() == {"text": "Regels"}
            same = await page.get("/local/index.json", headers={"if-none-match": index.headers["etag"]})
            assert same.status_code == 304
            for name in ("nothing.js", "index.html", "..%2fsettings.py"):
                assert (await page.get(f"/local/{name}")).status_code == 404
            put("bloops")  # somebody has compiled it meanwhile
            assert list((await page.get("/local/index.json")).json()["games"]) == ["bloops", "bounce"]

    go(evening())


def test_nothing_is_compiled_before_a_page_asks_or_where_it_is_switched_off(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, httpx.AsyncClient(base_url=room.address, verify=False) as page:
            before = multiprocessing.active_children()
            await page.get("/")
            assert multiprocessing.active_children() == before
        async with (
            house(sqlite_database, local_games=False) as room,
            httpx.AsyncClient(base_url=room.address, verify=False) as page,
        ):
            assert (await page.get("/local/index.json")).json()["games"] == {}
            assert multiprocessing.active_children() == before

    go(evening())


def test_the_manifest_says_what_the_room_says() -> None:
    for game in catalogue.games():
        manifest = json.loads(manifest_of_page(game))
        assert manifest["detail"] == json.loads(msgspec.json.encode(detail_of(game)))
        assert list(manifest["levels"]) == list(LEVELS)
        own = game.hooks.bot.LEVELS
        for name, level in manifest["levels"].items():
            for fact, value in own.get(name, {}).items():
                assert level[fact] == value, (game.name, name)


def test_names_change_with_the_content_and_old_ones_go(cache: Path) -> None:
    game = catalogue.game("bounce")
    one, other = cache / "one", cache / "other"
    for folder, module in ((one, b"1"), (other, b"2")):
        folder.mkdir(parents=True)
        write_files(LocalFiles(module, b"", b"{}", {}), game, folder)
    first, second = local_files.read_entry(one), local_files.read_entry(other)
    assert first is not None
    assert second is not None
    assert first["module"] != second["module"]
    assert first["script"] == second["script"]
    for number in range(9):
        (cache / f"bounce-{number}").mkdir()
    local_files._forget_old(cache, "bounce")  # pyright: ignore[reportPrivateUsage]
    assert len(list(cache.glob("bounce-*"))) == local_files.KEPT


def test_what_a_wheel_carries_counts_only_for_its_own_sources(tmp_path: Path) -> None:
    put("bounce")
    game, carried = catalogue.game("bounce"), tmp_path / "carried"
    local_files.carry(carried, ["bounce"])
    assert ready(game) == carried / "bounce"
    (carried / "bounce" / "sources").write_text("others")
    assert ready(game) == kept_in(game)


def test_a_game_that_cannot_be_compiled_is_named_once(tmp_path: Path) -> None:
    """Its rules ask the clock of this machine, which no browser has."""
    folder = tmp_path / "games"
    folder.mkdir()
    pig = (Path(__file__).parent.parent.parent / "examples" / "games" / "pig.py").read_text()
    (folder / "clocked.py").write_text(re.sub(r"(def turn\(.*\n)", r"\1    time.time()\n", pig) + "\nimport time\n")
    game = catalogue.load(folder / "clocked.py")
    with pytest.raises(LocalBuildError) as error:
        build(game)
    assert "clocked" in error.value.told("en")
    assert local_files.has_failed(game)
    assert ready(game) is None


def test_gzip_is_what_it_says() -> None:
    from rumpus.table.http.static_page import piece_of

    piece = piece_of(b"x" * 1000, "a.wasm", lasting=True)
    assert gzip.decompress(piece.zipped) == piece.body
