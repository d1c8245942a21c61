"""Copies: a backup while serving, and an export that either database reads."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rumpus.table.store import (
    BadExport,
    Deadline,
    Guest,
    NewRow,
    NotEmpty,
    Notice,
    Rating,
    Record,
    Seat,
    Store,
    Table,
    open_store,
)

DOCUMENTS = [
    Table("t", "bounce", "Zoë 🐸", "playing", True, "live", 1.0, 2.5, b'{"x":[1]}'),
    Guest("g", "Ann", b"{}"),
    Seat("t", 0, "k0", "g"),
    Seat("t", 1, "k1", None),
    Deadline("t", 3, 99.5),
    Rating("bounce", "g", 25.1, 8.2, 3),
    Notice("n", "g", "webhook", b'"address"', 3.0),
    Record("r", "bounce", "line one\nline two\n", 4.0),
]


async def fill(store: Store) -> None:
    await store.put(*DOCUMENTS)
    await store.append("t", 0, [NewRow("setup", b"\x00\xff", 1.25), NewRow("move", b"", 2.0)])
    await store.append("s", 0, [NewRow("setup", b"{}", i) for i in range(1200)])


async def exported(store: Store) -> list[bytes]:
    return [line async for line in store.export()]


@pytest.mark.postgres
@pytest.mark.parametrize(("source", "target"), [(a, b) for a in ("sqlite", "postgres") for b in ("sqlite", "postgres")])
def test_an_export_of_either_fills_either(make_database, run, source, target):
    async def go():
        async with (
            await open_store(make_url[source]) as store,
            await open_store(make_url[target + " copy"]) as copy,
        ):
            await fill(store)
            lines = await exported(store)
            assert await copy.import_(lines) == len(lines) - 2 == len(DOCUMENTS) + 1202
            assert await exported(copy) == lines
            assert await copy.rows("s") == await store.rows("s")
            assert await copy.append("t", 2, [NewRow("move", b"", 0)]) == 3

    make_url = {source: make_database(source).url, target + " copy": make_database(target).url}
    run(go())


def test_only_an_empty_store_takes_an_import(room, run):
    async def go():
        async with await open_store(room.url) as store:
            await store.put(Guest("g", "Ann"))
            lines = await exported(store)
            with pytest.raises(NotEmpty):
                await store.import_(lines)

    run(go())


def torn(lines: list[bytes]) -> dict[str, list[bytes]]:
    gap = next(i for i, line in enumerate(lines) if b'"seq":1,' in line)
    return {
        "nothing": [],
        "not ours": [b'{"some":"json"}\n'],
        "other version": [b'["rumpus-store",2]\n', *lines[1:]],
        "breaks off": lines[:-1],
        "a line missing": [*lines[:3], *lines[4:]],
        "goes on": [*lines, lines[1]],
        "unknown kind": [*lines[:-1], b'["cats",{}]\n', lines[-1]],
        "wrong type": [*lines[:-1], b'["guests",{"key":1}]\n', lines[-1]],
        "half a line": [*lines[:-2], lines[-2][:10], lines[-1]],
        "a gap in the log": [*lines[:gap], *lines[gap + 1 : -1], b'["end",%d]\n' % (len(lines) - 3)],
        "a guest twice": [*lines[:-1], b'["guests",{"key":"g","name":""}]\n', b'["end",%d]\n' % (len(lines) - 1)],
    }


def test_a_torn_export_is_refused_and_leaves_nothing(room, run):
    async def go():
        async with await open_store(room.url) as store:
            await fill(store)
            lines = await exported(store)
        await room.clear()
        async with await open_store(room.url) as store:
            for name, bad in torn(lines).items():
                with pytest.raises(BadExport):
                    await store.import_(bad)
                assert len(await exported(store)) == 2, name
            assert await store.import_(iter(lines)) == len(lines) - 2

    run(go())


@pytest.mark.slow
def test_a_backup_while_writing_is_one_moment(room, run, tmp_path: Path):
    """Each append adds two rows and a matching document: a copy holds all that was acknowledged, and no half of it."""

    async def write(store: Store, table_id: str, stop: asyncio.Event, done: dict[str, int]) -> None:
        seq = 0
        while not stop.is_set():
            table = Table(table_id, "bounce", "", "open", True, "live", 0, 0, str(seq + 2).encode())
            seq = await store.append(table_id, seq, [NewRow("move", b"x" * 300, 0)] * 2, put=[table])
            done[table_id] = seq

    async def go():
        stop, done = asyncio.Event(), dict.fromkeys("abc", 0)
        async with await open_store(room.url) as store:
            writing = [asyncio.create_task(write(store, table_id, stop, done)) for table_id in done]
            for number in range(5):
                while sum(done.values()) < 100 * (number + 1):
                    await asyncio.sleep(0)
                before = dict(done)
                path = tmp_path / f"copy{number}.backup"
                await store.backup(path)
                await check_copy(path, before)
            stop.set()
            await asyncio.gather(*writing)
        assert not list(tmp_path.glob("*.part"))

    async def check_copy(path: Path, before: dict[str, int]) -> None:
        copied = tmp_path / f"{path.name}.sqlite"
        if not room.is_postgres:
            path.rename(copied)
        async with await open_store(copied) as copy:
            if room.is_postgres:
                with path.open("rb") as lines:
                    await copy.import_(lines)
            for table_id, seq in before.items():
                rows = await copy.rows(table_id)
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                assert len(rows) >= seq
                table = await copy.table(table_id)
                assert table is not None
                assert int(table.summary) == len(rows)
        connection = sqlite3.connect(copied)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()

    run(go())
