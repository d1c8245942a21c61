"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from rumpus.core import archive, catalogue
from rumpus.kernel.seats import WATCHER
from rumpus.table import wire
from tests.table.people import Person, house, play_on

Go = Callable[[Any], Any]


def test_two_people_and_a_bot_play_a_whole_game(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els, Person(room) as tom, Person(room) as oma:
            table = await els.make("bounce", seats=3, bots=["random"])
            first, watcher = await els.come(table), await oma.come(table)
            assert first.host
            assert first.seats == [0]
            second = await tom.come(table)
            assert second.seats == []
            assert isinstance(await second.ask("sit", name="Tom", look=4, words="5b1e"), wire.Done)
            assert second.seats == [2]
            assert (await second.ask("start")).why == "not_host"
            await first.until_known(lambda d: d.chairs[2].name == "Tom")
            assert isinstance(await first.ask("start"), wire.Done)
            await second.until_known(lambda d: d.table.phase == "playing")
            await asyncio.gather(play_on(first), play_on(second), watcher.until_known(lambda d: d.result is not None))
            assert first.result == second.result == watcher.result
            assert first.result is not None
            # everybody saw the same open game
            assert first.views[0] == second.views[2] == watcher.views[WATCHER]
            # and the record of it is honest
            text = (await oma.http.get(first.result.record)).text
            record = archive.read_record(text)
            assert archive.verify(catalogue.game("bounce"), record) > 0
            assert record.header["contributions"] == ["", "", "5b1e"]

    go(evening())


@pytest.mark.slow
def test_every_game_can_be_played_by_bots_alone_with_a_watcher(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            for game in catalogue.games():
                seats = game.usual_seats
                table = await els.make(game.name, seats=seats, bots=["random"] * seats, sit=False, pace="relaxed")
                watcher = await els.come(table)
                assert isinstance(await watcher.ask("start"), wire.Done)
                await watcher.until_known(lambda d: d.result is not None)
                assert watcher.result is not None
                text = (await els.http.get(watcher.result.record)).text
                assert archive.verify(game, archive.read_record(text)) > 0

    go(evening())


def test_a_bot_that_thinks_does_so_in_a_process_of_its_own(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, bots=["child"])
            device = await els.come(table)
            await device.ask("start")
            await play_on(device)
            assert device.result is not None
            assert room.room.metrics.bot_moves > 0
            assert room.room.metrics.failures == 0

    go(evening())


def test_a_move_made_twice_counts_once(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            assert device.asked[0] is not None
            decision = device.asked[0].decision
            answers = [
                await device.ask("play", seat=0, decision=decision, moves=["roll"]),
                await device.ask("play", seat=0, decision=decision, moves=["roll"]),
                await device.ask("play", seat=0, decision=decision, moves=["faceplant"]),
                await device.ask("play", seat=0, decision=decision + 5, moves=["roll"]),
            ]
            assert [type(a).__name__ for a in answers] == ["Done", "Done", "Refused", "Refused"]
            assert [getattr(a, "why", "") for a in answers] == ["", "", "gone", "not_now"]
            rows = [row.kind for row in await room.store.rows(table)]
            assert rows.count("played") == 1

    go(evening())


def test_coming_back_shows_the_same_table(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, bots=["random"])
            device = await els.come(table)
            await device.ask("start")
            await play_on(device, 3)
            view = dict(device.views[0])
            await device.close()
        async with house(room_database) as again:
            els.house = again
            device = await els.come(table)
            assert device.seats == [0]
            assert device.host
            seen = device.views[0]
            assert [seen[name] for name in ("seats", "play_on")] == [view[name] for name in ("seats", "play_on")]
            assert sum(seen["jumps"]) >= sum(view["jumps"])
            await play_on(device)
            assert device.result is not None

    go(evening())


def test_one_device_passed_around_and_a_second_device_by_link(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els, Person(room) as phone, Person(room) as other:
            table = await els.make("bounce", seats=2, way="around")
            tablet = await els.come(table)
            await tablet.ask("sit", name="Jan", look=7)
            assert tablet.seats == [0, 1]
            await tablet.ask("start")
            link = await tablet.ask("new_link", seat=1)
            assert isinstance(link, wire.Link)
            second = await phone.come(table)
            assert second.seats == []
            assert isinstance(await second.ask("open", key=link.key), wire.Done)
            assert second.seats == [1]
            thief = await other.come(table)
            assert (await thief.ask("open", key="x" * 43)).why == "link"
            # a newer link ends the older one
            await tablet.ask("new_link", seat=1)
            assert (await thief.ask("open", key=link.key)).why == "link"
            await second.until_known(lambda d: d.seats == [])
            await play_on(tablet)
            assert tablet.result is not None
            assert tablet.views[0] == tablet.views[1]

    go(evening())


def test_a_big_screen_of_the_same_person_only_watches(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            await els.come(table)
            screen = await els.come(table, watch=True)
            assert screen.seats == []
            assert list(screen.views) == [WATCHER]
            assert (await screen.ask("play", seat=0, decision=0, moves=["roll"])).why in ("not_started", "not_yours")

    go(evening())
