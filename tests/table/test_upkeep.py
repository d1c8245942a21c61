"""What whoever keeps a server relies on: files that are private, a readiness that is true, clocks that do not jump, and
a finished game that is counted whatever happens in between."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rumpus.table import wire
from rumpus.table.log import entries
from rumpus.table.log.steady import steady_time
from rumpus.table.notices.push import vapid
from rumpus.table.store import Unavailable, open_store
from rumpus.table.transport.socket import TRY_AGAIN
from rumpus.table.transport.table_connection import TableConnection
from tests.table.people import Person, house, play_on

Go = Callable[[Any], Any]


def rights(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


# Files


def test_a_room_and_its_copies_are_their_owners_alone(go: Go, tmp_path: Path) -> None:
    async def evening() -> None:
        before = os.umask(0o022)
        try:
            room = tmp_path / "new" / "rumpus" / "room.sqlite"
            store = await open_store(room)
            await store.check(1.0)
            files = {file.name: rights(file) for file in room.parent.iterdir()}
            assert files == dict.fromkeys(("room.sqlite", "room.sqlite-wal", "room.sqlite-shm"), "0o600")
            assert [rights(room.parent), rights(room.parent.parent)] == ["0o700", "0o700"]
            await store.backup(tmp_path / "copies" / "copy.sqlite")
            await store.close()
            assert rights(tmp_path / "copies" / "copy.sqlite") == "0o600"
            assert rights(tmp_path / "copies") == "0o700"
            vapid("mailto:els@example.org", file=tmp_path / "keys" / "push.key")
            assert rights(tmp_path / "keys" / "push.key") == "0o600"
            assert rights(tmp_path / "keys") == "0o700"
        finally:
            os.umask(before)

    go(evening())


def test_files_of_an_earlier_version_are_closed_to_others(go: Go, tmp_path: Path) -> None:
    async def evening() -> None:
        room = tmp_path / "rumpus" / "room.sqlite"
        store = await open_store(room)
        await store.check(1.0)
        room.parent.chmod(0o755)
        for file in room.parent.iterdir():
            file.chmod(0o644)
        another = await open_store(room)  # while the first one still has it open
        assert {rights(file) for file in room.parent.iterdir()} == {"0o600"}
        assert rights(room.parent) == "0o700"
        await another.close()
        await store.close()
        tmp_path.chmod(0o755)
        await (await open_store(tmp_path / "here.sqlite")).close()
        assert rights(tmp_path) == "0o755", "a folder that was there is its owner's affair"

    go(evening())


@pytest.mark.postgres
def test_a_copy_from_postgresql_is_its_owners_alone(go: Go, make_room: Callable[[str], str], tmp_path: Path) -> None:
    async def evening() -> None:
        store = await open_store(make_room_address)
        await store.backup(tmp_path / "copies" / "copy.jsonl")
        await store.close()
        assert rights(tmp_path / "copies" / "copy.jsonl") == "0o600"

    make_room_address = make_room("postgres")
    go(evening())


# Readiness


def test_a_full_disk_is_not_ready_and_makes_no_tables(go: Go, sqlite_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(sqlite_database, lambda: at[0]) as room, Person(room) as els:
            assert (await els.http.get("/ready")).text == "ready\n"
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            at[0] += 60
            resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))  # no file of this process can grow
            try:
                ready = await els.http.get("/ready")
                made = await els.http.post("/api/tables", json={"game": "bounce"})
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert ready.status_code == 503
            assert (made.status_code, made.json()) == (503, {"why": "busy", "detail": ""})
            at[0] += 60
            assert (await els.http.get("/ready")).status_code == 200
            await els.make("bounce")

    go(evening())


def test_a_disk_with_hardly_any_room_left_is_not_ready(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            usage = shutil.disk_usage(sqlite_database)
            monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1000))
            assert (await els.http.get("/ready")).status_code == 503

    go(evening())


def test_a_malformed_database_is_not_ready(go: Go, sqlite_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(sqlite_database, lambda: at[0]) as room, Person(room) as els:
            assert (await els.http.get("/ready")).status_code == 200
            for name in ("", "-wal"):
                size = Path(sqlite_database + name).stat().st_size
                with Path(sqlite_database + name).open("r+b") as file:
                    file.write(b"\xa5" * size)
            at[0] += 60
            answer = await els.http.get("/ready")
            assert answer.status_code == 503
            for path in ("/api/lobby", "/api/me"):
                answer = await els.http.get(path)
                assert answer.status_code in (200, 503)
                assert "malformed" not in answer.text
                assert "SQLite" not in answer.text

    go(evening())


# What follows a finished game


@pytest.mark.parametrize("way", ["rate", "put"])
def test_what_follows_a_game_is_tried_until_it_is_done(
    go: Go, room_database: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(room_database, lambda: at[0]) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, bots=["random"])
            device = await els.come(table)
            await device.ask("start")

            async def fails(*_: Any, **__: Any) -> Any:
                raise Unavailable("the database went away")

            with monkeypatch.context() as broken:
                broken.setattr(room.store, way, fails)
                await play_on(device)
                for _ in range(3):
                    at[0] += 60
                    await room.room.tick()
            assert not room.room.tables[table].state.rated or way == "put"
            assert await room.store.record(table) is None
        # The server dies; another one finds what is left to do.
        async with house(room_database, lambda: at[0]) as room:
            at[0] += 60
            await room.room.tick()
            assert room.room.tables[table].state.rated
            assert await room.store.record(table) is not None
            assert await room.store.deadlines(table) == []
            assert {rating.games for rating in await room.store.ratings("bounce")} == {1}

    go(evening())


@pytest.mark.parametrize("way", ["rows", "table"])
def test_a_line_that_comes_while_the_database_is_away_is_asked_to_come_again(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A table that must be read first, and one that is in memory; it was a trace in the log for each of many tries."""

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            if way == "rows":
                del room.room.tables[table]

            async def fails(*_: Any, **__: Any) -> Any:
                raise Unavailable("the database went away")

            with monkeypatch.context() as broken:
                broken.setattr(room.store, "rows" if way == "rows" else "guest", fails)
                device = await els.come(table, hello=False)
                with pytest.raises(ConnectionClosed) as closed:
                    await device.ask("hello")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == TRY_AGAIN
            device = await els.come(table)
            assert device.table is not None

    go(evening())


def test_a_message_that_the_database_cannot_answer_is_refused_and_the_line_stays(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            device = await els.come(await els.make("bounce", seats=1))

            async def fails(*_: Any, **__: Any) -> Any:
                raise Unavailable("the database went away")

            with monkeypatch.context() as broken:
                broken.setattr(TableConnection, "answer", fails)
                refused = await device.ask("start")
                assert isinstance(refused, wire.Refused)
                assert refused.why == "busy"
            assert isinstance(await device.ask("start"), wire.Done)

    go(evening())


def test_an_outage_is_said_once(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The clocks ask four times a second."""
    asked: list[float] = []

    async def evening() -> None:
        async with house(sqlite_database) as room:
            monkeypatch.setattr("rumpus.table.room.LOOK", 0)
            on = asyncio.Event()

            async def fails_at_first() -> None:
                asked.append(room.room.now())
                if len(asked) > 6:
                    on.set()
                elif len(asked) != 4:
                    raise Unavailable("the database went away")

            monkeypatch.setattr(room.store, "next_due", fails_at_first)
            await on.wait()

    go(evening())
    said = [record.getMessage() for record in caplog.records if record.name == "rumpus.room"]
    waits = "the clocks wait for the database: the database went away"
    assert said == [waits, "the clocks go on", waits, "the clocks go on"]


# Time


def test_clocks_do_not_jump_with_the_machines_own(go: Go, sqlite_database: str) -> None:
    wall, elapsed = [1_800_000_000.0], [500.0]
    now = steady_time(lambda: wall[0], lambda: elapsed[0])

    def passes(seconds: float) -> None:
        wall[0] += seconds
        elapsed[0] += seconds

    async def evening() -> None:
        async with house(sqlite_database, now) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            assert device.clock is not None
            total = device.clock.total
            passes(1.0)
            wall[0] += 3600.0
            await play_on(device, 1)
            await device.ask("say", seat=0, text="what time is it?")
            wall[0] -= 3600.0
            await play_on(device, 1)
            assert device.clock is None or device.clock.due <= now() + total
            rows = await room.store.rows(table)
            assert all(1_800_000_000.0 <= row.at <= 1_800_000_001.0 for row in rows)
            steps = len(room.room.tables[table].state.need_game().steps)
            wall[0] += 3600.0
            await room.room.tick()
            assert len(room.room.tables[table].state.need_game().steps) == steps, (
                "an hour on the wall is no time at all"
            )
            passes(total + 1.0)
            await room.room.tick()
            assert len(room.room.tables[table].state.need_game().steps) > steps

    go(evening())


def test_clocks_that_began_by_a_wrong_time_begin_anew(go: Go, room_database: str) -> None:
    """A server that started while the machine's clock was an hour ahead has written rows of a time to come."""
    at = [1_800_003_600.0]

    async def evening() -> None:
        async with house(room_database, lambda: at[0]) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            await (await els.come(table)).ask("start")
            key = els.cookie
        at[0] -= 3600.0
        async with house(room_database, lambda: at[0]) as room, Person(room) as els:
            els.http.headers["cookie"] = key
            els.http.cookies.clear()
            live = await room.room.table(table)
            assert live is not None
            running = live.state.need_game().running
            assert running is not None
            assert running.due == at[0] + running.total
            [deadline] = await room.store.deadlines(table)
            assert deadline.due == running.due
            rows = await room.store.rows(table)
            assert isinstance(entries.body_of(rows[-1]), entries.Restarted)
            assert rows[-1].at == at[0]

    go(evening())


# Metrics


def test_counters_are_for_whoever_keeps_the_server(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with (
            house(sqlite_database, metrics_key="k" * 20) as room,
            httpx.AsyncClient(base_url=room.address, verify=False) as page,
        ):
            for given in ("", "Bearer", "Bearer kkk", "Basic " + "k" * 20, "k" * 20, "Bearer \u00e9"):
                answer = await page.get("/metrics", headers={"authorization": given.encode()})
                assert answer.status_code == 404
                assert "rumpus_" not in answer.text
            answer = await page.get("/metrics", headers={"authorization": "Bearer " + "k" * 20})
            assert "rumpus_sockets 0" in answer.text

    go(evening())


def test_without_a_key_counters_are_for_nobody(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, httpx.AsyncClient(base_url=room.address, verify=False) as page:
            for given in ("", "Bearer"):
                assert (await page.get("/metrics", headers={"authorization": given})).status_code == 404

    go(evening())
