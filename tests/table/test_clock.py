"""Clocks, with a clock that the test moves: nothing here waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from rumpus.table import wire
from rumpus.table.commands.run import run
from rumpus.table.log.live_game import LiveGame
from rumpus.table.room import Room
from rumpus.table.settings import Settings
from rumpus.table.store import open_store
from tests.table.people import Person, house, two_houses

Go = Callable[[Any], Any]


class Time:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def test_a_clock_fires_once_whatever_the_number_of_servers(go: Go, room_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with (
            two_houses(room_database, time) as (one, two),
            Person(one) as els,
            Person(one) as jan,
        ):
            table = await els.make("bounce", seats=2, bots=[])
            device = await els.come(table)
            await (await jan.come(table)).ask("sit", name="Jan")
            await device.ask("start")
            far = await els.come(table, house=two)
            assert device.clock is not None
            assert device.clock.due == time.now + 30
            time.now += 29
            await asyncio.gather(one.room.tick(), two.room.tick())
            assert [row.kind for row in await one.store.rows(table)].count("timedout") == 0
            time.now += 2
            await asyncio.gather(*(room.tick() for room in (one.room, two.room) * 3))
            kinds = [row.kind for row in await one.store.rows(table)]
            assert kinds.count("timedout") == 1
            await device.until_known(lambda d: d.clock is not None and d.clock.due == time.now + 30)
            await far.until_known(lambda d: d.views[0] == device.views[0])

    go(evening())


def test_a_clock_survives_a_restart(go: Go, room_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with house(room_database, time) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
        time.now += 100
        async with house(room_database, time) as room:
            await room.room.tick()
            kinds = [row.kind for row in await room.store.rows(table)]
            assert kinds.count("timedout") == 1

    go(evening())


def test_who_misses_two_clocks_is_played_by_a_bot_and_can_come_back(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with house(sqlite_database, time) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            for _ in range(2):
                time.now += 31
                await room.room.tick()
            await device.until_known(lambda d: d.chairs[0].sits_in)
            assert device.asked[0] is not None or device.result is not None
            answer = await device.ask("take_back", seat=0)
            assert isinstance(answer, wire.Done)
            await device.until_known(lambda d: not d.chairs[0].sits_in or d.result is not None)

    go(evening())


def test_a_pause_is_by_agreement_and_keeps_what_was_left(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with house(sqlite_database, time) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=2)
            first, second = await els.come(table), await tom.come(table)
            await second.ask("sit", name="Tom")
            await first.ask("start")
            await second.until_known(lambda d: d.table is not None and d.table.phase == "playing")
            time.now += 10
            await first.ask("pause", seat=0, on=True)
            assert first.table is not None
            assert not first.table.paused
            await second.ask("pause", seat=1, on=True)
            await first.until_known(lambda d: d.table is not None and d.table.paused)
            mover = first if first.asked[0] is not None else second
            seat = mover.seats[0]
            assert (await mover.play(seat, "roll")).why == "paused"
            time.now += 1000
            await room.room.tick()
            await second.ask("pause", seat=1, on=False)
            await first.until_known(lambda d: d.clock is not None and d.clock.due == time.now + 20)
            kinds = [row.kind for row in await room.store.rows(table)]
            assert kinds.count("timedout") == 0

    go(evening())


def test_a_bot_whose_server_died_is_asked_again(go: Go, room_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with house(room_database, time) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, bots=["random", "random"], sit=False, pace="relaxed")
            # The start is written, and the server dies before its bot has thought: no room is there to ask it.
            live = await room.room.table(table)
            assert live is not None
            live.on_change = None
            await live.change(live.state.host, lambda tx: run(tx, wire.Start()))
        time.now += 60
        async with house(room_database, time) as room, Person(room) as oma:
            await room.room.tick()
            device = await oma.come(table)
            await device.until_known(lambda d: d.result is not None)

    go(evening())


def test_a_phase_clock_is_not_restarted_by_moves() -> None:
    """Of all games: a clock that `keeps` runs from where its phase began; others start anew with each decision."""
    from rumpus.core import catalogue
    from rumpus.core.options import options_for
    from rumpus.table.log.setup import paced

    kept = restarted = 0
    for game in catalogue.games():
        live_game = LiveGame(game, options_for(game, None, paced(game, {}, "live")), "live", b"secret", [])
        at = 0.0
        live_game.draw_all(at)
        keeps = game.facts.clock.keeps
        for _ in range(200):
            if live_game.over:
                break
            before = live_game.running
            at += 0.01
            seat = live_game.waiting[-1]
            live_game.act(seat, (live_game.asked[seat] or [0])[0], at)
            live_game.draw_all(at)
            after = live_game.running
            if before is None or after is None or before.which != after.which:
                continue
            if before.name in keeps and live_game.turn > 0:
                assert after.due == before.due
                kept += 1
            elif len(before.tied) == 1:
                assert after.due > before.due
                restarted += 1
    assert kept > 0
    assert restarted > 0


def test_nothing_is_due_in_an_empty_room(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with await open_store(sqlite_database) as store:
            room = Room(store, Settings(), Time())
            await room.tick()
            assert (await store.next_due(), room.metrics.failures) == (None, 0)
            await room.stop()

    go(evening())
