"""Several servers, one room; servers that are killed: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rumpus.table import wire
from tests.table.people import Device, Person, free_port, house, play_on, two_houses

Go = Callable[[Any], Any]


def test_two_servers_serve_one_table(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with (
            two_houses(room_database) as (one, two),
            Person(one) as els,
            Person(two) as tom,
        ):
            table = await els.make("bounce", seats=2, pace="relaxed")
            here = await els.come(table)
            there = await tom.come(table, house=two)
            assert isinstance(await there.ask("sit", name="Tom"), wire.Done)
            await here.until_known(lambda d: d.chairs[1].name == "Tom")
            await here.ask("start")
            await there.until_known(lambda d: d.table is not None and d.table.phase == "playing")
            await asyncio.gather(play_on(here), play_on(there))
            assert here.result == there.result
            assert here.views[0] == there.views[1]
            await log_is_sound(one.store, table)

    go(evening())


def test_two_servers_fight_over_the_same_decision(go: Go, room_database: str) -> None:
    """The same person on two devices, each on another server, both answering every question: one wins each."""

    async def evening() -> None:
        async with house(room_database) as one, house(room_database) as two, Person(one) as els:
            table = await els.make("bounce", seats=1, pace="relaxed")
            here, there = await els.come(table), await els.come(table, house=two)
            await here.ask("start")
            await there.until_known(lambda d: d.table is not None and d.table.phase == "playing")
            await asyncio.gather(play_on(here), play_on(there))
            assert here.result == there.result
            await log_is_sound(one.store, table)

    go(evening())


def test_who_is_at_one_server_is_not_away_at_the_other(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with (
            two_houses(room_database, away_after=0.0) as (one, two),
            Person(one) as els,
            Person(two) as tom,
        ):
            table = await els.make("bounce", seats=1)
            phone, tablet = await els.come(table), await els.come(table, house=two)
            watcher = await tom.come(table, house=two)
            await phone.close()  # the first server thinks that nobody is left; the second knows better
            await watcher.until_known(lambda d: d.chairs[0].away)
            await watcher.until_known(lambda d: not d.chairs[0].away)
            await tablet.close()
            await watcher.until_known(lambda d: d.chairs[0].away)

    go(evening())


def test_faces_who_watches_and_words_of_the_host_reach_the_other_server(
    go: Go, make_room: Callable[[str], str]
) -> None:
    """PostgreSQL carries what is kept nowhere; a server that opens the table later is told, too."""
    database = make_room("postgres")

    def last(device: Device) -> wire.Attendance | None:
        return next((m for m in reversed(device.messages) if isinstance(m, wire.Attendance)), None)

    async def evening() -> None:
        async with (
            two_houses(database, away_after=3600.0) as (one, two),
            Person(one) as els,
            Person(one) as tom,
            Person(two) as noor,
        ):
            table = await els.make("bounce", seats=2, pace="relaxed")
            here = await els.come(table)
            await noor.http.patch("/api/me", json={"name": "Noor"})
            watcher = await noor.come(table, house=two)
            for device in (here, watcher):
                await device.until_known(lambda d: last(d) == wire.Attendance([], 1, ["Noor"]))
            await noor.come(table, house=one)  # the same person at both is one
            there = await tom.come(table, house=two)
            await there.ask("sit", name="Tom")
            await there.ask("react", seat=1, face="laugh")
            await here.until(lambda message: message == wire.Reacted(1, "laugh"))
            assert len([m for m in there.messages if isinstance(m, wire.Reacted)]) == 1
            # Who sits watches no longer; a face may overtake that on its way.
            await here.until_known(lambda d: last(d) == wire.Attendance([], 1, ["Noor"]))
            await one.room.hosting.say("Soup in ten minutes")
            await there.until(lambda message: message == wire.Announced("Soup in ten minutes"))
            await there.close()
            await here.until_known(lambda d: last(d) == wire.Attendance([1], 1, ["Noor"]))
            await tom.come(table, house=one)
            for device in (here, watcher):
                await device.until_known(lambda d: last(d) == wire.Attendance([], 1, ["Noor"]))
            live = one.room.tables[table]
            assert live.watching == 1
            # A server that was killed says nothing any more: its watchers are forgotten after a while.
            live.now = lambda: time.time() + 1000.0
            await live.repeat_attendance()
            assert last(here) == wire.Attendance([], 1, ["Noor"])
            assert not live.elsewhere
            assert {row.kind for row in await one.store.rows(table)} <= {"made", "sat", "gave"}, "kept nowhere"

    go(evening())


async def log_is_sound(store: Any, table: str) -> None:
    """The log can be played again, has no gaps, and every outcome of chance is the one the committed key gives."""
    from rumpus.core.archive import read_record, verify
    from rumpus.table.log import entries
    from rumpus.table.log.documents import record
    from rumpus.table.log.state import TableState

    rows = await store.rows(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    state = TableState(table)
    for row in rows:
        state.do(entries.body_of(row), row.at)
    assert state.phase == "over"
    verify(state.game, read_record(record(state).text))


@pytest.mark.slow
def test_a_server_that_is_killed_loses_nothing_it_acknowledged(go: Go, room_database: str) -> None:
    async def evening() -> None:
        port = free_port()
        server = start(room_database, port)
        acknowledged: list[tuple[int, Any]] = []
        try:
            await ready(port)
            async with httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{port}", headers={"x-rumpus": "1"}, verify=False
            ) as http:
                table = (await http.post("/api/tables", json={"game": "bounce", "seats": 1, "pace": "relaxed"})).json()
                token = http.cookies["rumpus_guest"]
            for kill in range(3):
                playing = asyncio.create_task(play(port, table["id"], token, acknowledged, begin=kill == 0))
                while len(acknowledged) < 4 * (kill + 1) and not playing.done():
                    await asyncio.sleep(0.01)
                server.send_signal(signal.SIGKILL)
                server.wait()
                await playing
                server = start(room_database, port)
                await ready(port)
            from rumpus.table.store import open_store

            async with await open_store(room_database) as store:
                from rumpus.table.log import entries
                from rumpus.table.log.state import TableState

                state = TableState(table["id"])
                for row in await store.rows(table["id"]):
                    state.do(entries.body_of(row), row.at)
                made = {decision: move for _, decision, move in state.need_game().answers}
                assert acknowledged or state.phase == "over"  # home with the first roll
                for decision, move in acknowledged:
                    assert made[decision] == move, "an acknowledged move is not in the log"
                assert sorted(made) == list(range(len(made)))
        finally:
            server.kill()
            server.wait()

    go(evening())


async def play(port: int, table: str, token: str, acknowledged: list[tuple[int, Any]], *, begin: bool) -> None:
    """Roll and roll until the line breaks or the game is over."""
    try:
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", compression=None) as line:
            await line.send(json.dumps({"t": "hello", "token": token}))
            asked: dict[str, Any] | None = None
            async for raw in line:
                message = json.loads(raw)
                if message["t"] in ("snapshot", "step"):
                    asked = message["asked"]
                if message["t"] == "snapshot" and message["table"]["phase"] == "open" and begin:
                    await line.send(json.dumps({"t": "start", "id": 1}))
                if message["t"] == "over" or (message["t"] == "snapshot" and message["result"]):
                    return
                if message["t"] == "done" and message["id"] >= 100:
                    acknowledged.append((message["id"] - 100, 0))
                if asked is not None and message["t"] in ("snapshot", "step"):
                    decision = asked["decision"]
                    play = {"t": "play", "id": 100 + decision, "seat": 0, "decision": decision, "moves": [0]}
                    await line.send(json.dumps(play))
    except (ConnectionClosed, OSError):
        return


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rumpus", "serve", "--no-browser", "--port", str(port), "--database", database]
    environment = {**os.environ, "RUMPUS_RATE": "1000"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)


async def ready(port: int) -> None:
    end = time.monotonic() + 60
    async with httpx.AsyncClient(verify=False) as http:
        while time.monotonic() < end:
            try:
                if (await http.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
    raise AssertionError("the server did not start")


def test_a_server_that_closes_says_so_and_finishes_what_it_began(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room:
            els = await Person(room).__aenter__()
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
        with pytest.raises(ConnectionClosed) as closed:
            await device.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "service restart: come back"

    go(evening())


SERVER_WITH_A_BOT = """
import asyncio, os
from rumpus.table.bots.workers import Asker, Workers

async def main():
    workers = Workers(1, 60.0)
    print(await workers.do(Asker("", ""), os.getpid), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="no pidfd here")
def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER_WITH_A_BOT)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        bot = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
    ended, _, _ = select.select([bot], [], [], 60)
    os.close(bot)
    assert ended
