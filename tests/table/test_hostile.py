"""A hostile client gets refusals or a goodbye; everybody else notices nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rumpus.table import wire
from rumpus.table.transport.throttle import dropped
from tests.table.hostile import messages
from tests.table.people import Device, Person, house, play_on

Go = Callable[[Any], Any]
LAST = 987_654_321  # a number that no thrown message carries


async def throw(person: Person, table: str, seed: int, count: int) -> int:
    """Throw messages, coming back whenever thrown out; returns how often."""
    rng, out = random.Random(seed), 0
    device: Device | None = None
    for message in messages(rng, count):
        await asyncio.sleep(0)
        try:
            if device is None:
                device = await person.come(table)
            if rng.random() < 0.3:
                await device.line.send(message)
            else:
                await device.line.send(message.decode("utf-8", "replace"))
        except ConnectionClosed:
            out += 1
            device = None
    if device is not None:  # a slow server may not have read all of it yet: its answer comes after all that was thrown
        try:
            await device.line.send(json.dumps({"t": "describe", "id": LAST}))
            await device.until(lambda message: getattr(message, "id", None) == LAST)
        except ConnectionClosed:
            out += 1
        await device.close()
    return out


def test_hostile_messages_harm_nobody(go: Go, room_database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with house(room_database, rate=1000.0) as room, Person(room) as els, Person(room) as mallory:
            table = await els.make("bounce", seats=2, bots=["random"], pace="relaxed")
            other = await els.make("bounce", seats=2, bots=["random"], pace="relaxed")
            device, quiet = await els.come(table), await els.come(other)
            await asyncio.gather(device.ask("start"), quiet.ask("start"))
            thrown, _, _ = await asyncio.gather(throw(mallory, table, 1, 1500), play_on(device), play_on(quiet))
            assert thrown > 0
            assert device.result is not None
            assert quiet.result is not None
            assert room.room.metrics.failures == 0
            # nothing that was thrown reached the table but what anybody may send
            kinds = {row.kind for row in await room.store.rows(table)}
            assert kinds <= {
                "made",
                "sat",
                "gave",
                "dealt",
                "played",
                "landed",
                "finished",
                "rated",
                "presence",
                "tookadvice",
            }
            assert (await els.http.get("/ready")).status_code == 200

    with caplog.at_level(logging.ERROR):
        go(evening())
    assert not [r for r in caplog.records if r.name.startswith("rumpus") or "Traceback" in r.getMessage()]


def test_a_slow_reader_does_not_slow_others(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as sloth:
            table = await els.make("bounce", seats=2, way="around", pace="relaxed")
            device = await els.come(table)
            await device.ask("sit")
            slow = await sloth.come(table)
            slow.line.transport.pause_reading()  # type: ignore[attr-defined]
            await device.ask("start")
            live = await room.room.table(table)
            assert live is not None
            # What a very busy table would have sent it while it does not read:
            lazy = next(w for w in live.watchers if not w.seats)
            chunk = b'{"t":"pong","now":' + b"1" * 60_000 + b"}"
            before = dropped["slow"]
            for _ in range(400):
                await lazy.send(chunk)
                await asyncio.sleep(0)
            assert dropped["slow"] == before + 1
            assert lazy not in live.watchers, "its connection was ended, and no goodbye waits for it to read"
            await play_on(device)
            assert device.result is not None
            slow.line.transport.abort()

    go(evening())


def test_an_old_page_is_told_so_and_strangers_get_no_table(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table, hello=False)
            await device.send("hello", version=0)
            bye = await device.hear()
            assert isinstance(bye, wire.Bye)
            assert bye.why == "old_page"
            nowhere = await els.come("no-such-table", hello=False)
            bye = await nowhere.hear()
            assert isinstance(bye, wire.Bye)
            assert bye.why == "no_table"
            silent = await els.come(table, hello=False)
            answer = await silent.ask("play", seat=0, decision=0, moves=[0])
            assert isinstance(answer, wire.Refused)
            assert "hello" in answer.detail

    go(evening())


def test_messages_in_pieces_and_in_heaps_arrive_whole_and_in_order(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.line.send(['{"t":"re', 'name","id":77,', '"seat":0,"name":"In pieces"}'])
            await device.until(lambda m: getattr(m, "id", None) == 77)
            assert device.chairs[0].name == "In pieces"
            for _ in range(20):  # as fast as it goes: they share packets
                await device.send("say", seat=0, text="x" * 200)
            for _ in range(20):
                await device.until(lambda m: isinstance(m, (wire.Done, wire.Refused)))
            long = {"t": "change", "id": 9, "options": {"play_on": True, "x" * 3000: 1}}
            await device.line.send(json.dumps(long))
            answer = await device.until(lambda m: getattr(m, "id", None) == 9)
            assert isinstance(answer, wire.Refused)
            assert answer.why == "option"

    go(evening())
