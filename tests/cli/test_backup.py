"""A copy of the room, and a room from a copy."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from rumpus.table.store import Guest, NewRow, open_store, without_password
from tests.cli.conftest import Run


@pytest.fixture
def room(home: Path) -> Path:
    """A database with something in it."""

    async def fill() -> None:
        async with await open_store(home / "room.sqlite") as store:
            await store.put(Guest("g", "Zoë", b"{}"))
            await store.append("t", 0, [NewRow("setup", b"{}", 1.0), NewRow("move", b"[7]", 2.0)])

    asyncio.run(fill())
    return home / "room.sqlite"


def lines_of(database: Path) -> list[bytes]:
    async def read() -> list[bytes]:
        async with await open_store(database) as store:
            return [line async for line in store.export()]

    return asyncio.run(read())


def test_there_and_back(rumpus: Run, room: Path, home: Path) -> None:
    copy, new = home / "copies" / "copy.sqlite", home / "new.sqlite"
    assert rumpus("backup", str(copy), "--database", str(room)).code == 0
    before = copy.read_bytes()
    done = rumpus("restore", str(copy), "--database", str(new))
    assert (done.code, done.out) == (0, f"{copy} is in {new}: 3 entries.\n")
    assert lines_of(new) == lines_of(room)
    assert copy.read_bytes() == before, "the copy stays as it is"


def test_from_an_export(rumpus: Run, room: Path, home: Path) -> None:
    export, new = home / "room.jsonl", home / "new.sqlite"
    export.write_bytes(b"".join(lines_of(room)))
    assert rumpus("restore", str(export), "--database", str(new)).code == 0
    assert lines_of(new) == lines_of(room)


def test_nothing_is_lost_when_it_cannot_be(rumpus: Run, room: Path, home: Path) -> None:
    before = lines_of(room)
    copy, torn = home / "copy.sqlite", home / "torn.jsonl"
    rumpus("backup", str(copy), "--database", str(room))
    torn.write_bytes(b"".join(before[:-1]))
    whole = "is no whole copy of a room (the export breaks off)"
    for file, database, about, said in (
        (copy, room, room, "a room is restored into an empty database only"),
        (torn, home / "new.sqlite", torn, whole),
        (home / "nowhere", home / "new.sqlite", home / "nowhere", "cannot be read (it is not there)"),
        (Path(__file__), home / "new.sqlite", Path(__file__), "is no whole copy of a room"),
    ):
        done = rumpus("restore", str(file), "--database", str(database))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"rumpus: {about}: {said}")
        assert done.err.count("\n") == 1
    assert lines_of(room) == before
    assert not list(home.glob("new.sqlite*")), "and no empty room is left behind"


def test_a_room_that_is_not_there_is_not_copied(rumpus: Run, home: Path) -> None:
    done = rumpus("backup", str(home / "copy"), "--database", str(home / "nowhere.sqlite"))
    assert (done.code, done.out) == (2, "")
    assert list(home.iterdir()) == []


@pytest.fixture
def damaged(room: Path) -> Path:
    """Its log's page holds something else; how it begins is as it should be."""
    with sqlite3.connect(room) as file:
        [(page,)] = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchall()
        [(size,)] = file.execute("PRAGMA page_size").fetchall()
    file.close()
    with room.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    return room


def test_a_damaged_room_is_named_and_does_not_replace_a_good_copy(rumpus: Run, damaged: Path, home: Path) -> None:
    copy = home / "copy.sqlite"
    copy.write_bytes(b"the last good one")
    done = rumpus("backup", str(copy), "--database", str(damaged))
    assert done.code == 2
    assert "damaged" in done.err
    assert copy.read_bytes() == b"the last good one"
    opened = rumpus("serve", "--no-browser", "--port", "0", "--database", str(damaged))
    assert opened.code == 2
    assert "malformed" in opened.err
    assert opened.out == ""
    restored = rumpus("restore", str(damaged), "--database", str(home / "new.sqlite"))
    assert restored.code == 2
    assert "malformed" in restored.err


def test_a_file_of_another_program_is_named(rumpus: Run, home: Path) -> None:
    with sqlite3.connect(home / "other.sqlite") as file:
        file.execute("CREATE TABLE tables (x)")
    file.close()
    done = rumpus("serve", "--no-browser", "--port", "0", "--database", str(home / "other.sqlite"))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "cannot be made a room of this version: table tables already exists" in done.err


def test_programs_are_answered_in_json(rumpus: Run, room: Path, home: Path) -> None:
    copy, new = home / "copy.sqlite", home / "new.sqlite"
    done = rumpus("backup", str(copy), "--database", str(room), "--json")
    assert json.loads(done.out) == {"file": str(copy), "database": str(room)}
    done = rumpus("restore", str(copy), "--database", str(new), "--json")
    assert json.loads(done.out) == {"file": str(copy), "database": str(new), "entries": 3}


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://els:s3cret@127.0.0.1:1/room",
        "postgres://els:s3cret@127.0.0.1:1/room?sslmode=disable",
        "postgresql://els:s3/cret@127.0.0.1:1/room",
        "postgresql://els:s3@cret@127.0.0.1:1/room",
        "postgresql://127.0.0.1:1/room?user=els&password=s3cret",
        "postgresql+asyncpg://els:s3cret@127.0.0.1:1/room",
        "mysql://els:s3cret@127.0.0.1/room",
        "postgresql://els:s3cret@[room",
    ],
)
@pytest.mark.parametrize("json_too", [[], ["--json"]], ids=["", "json"])
def test_no_password_is_ever_shown(rumpus: Run, room: Path, address: str, json_too: list[str]) -> None:
    assert "cret" not in without_password(address)
    assert "s3" not in without_password(address)
    for argv in (["backup", "copy"], ["restore", str(room)], ["serve"]):
        done = rumpus(*argv, "--database", address, *json_too)
        assert done.code == 2
        assert "cret" not in done.out + done.err
        assert "s3" not in done.out + done.err
