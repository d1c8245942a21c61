"""Thinking is shared fairly, bounded, done once, and never for ever; a bot that cannot think says so and plays on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from rumpus.table.bots import seats as bot_seats
from rumpus.table.bots import workers
from rumpus.table.bots.seats import GIVES_UP
from rumpus.table.bots.workers import Asker, Workers, WorkFailed
from rumpus.table.refusal import Refusal
from tests.table.people import Person, house, play_on

Go = Callable[[Any], Any]


class Bench:
    """Workers whose work takes as long as the test wants: nothing here looks at a clock."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.killed = 0
        self._ends: list[threading.Event] = []
        self._died = threading.Event()

    def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        end = threading.Event()
        self._ends.append(end)
        self.begun.append(args)
        end.wait()
        if self._died.is_set():
            raise EOFError
        return work(*args) if work is echo else []

    def kill(self) -> None:
        self.killed += 1
        self._died.set()
        for end in self._ends:
            end.set()

    def let_go(self) -> None:
        for end in self._ends:
            end.set()

    async def end_one(self, *, last: bool = False) -> None:
        """Let the oldest work end, and wait until what follows from it has begun."""
        before = len(self.begun)
        while not self._ends:
            await asyncio.sleep(0)
        self._ends.pop(0).set()
        while not last and len(self.begun) == before:
            await asyncio.sleep(0)


def echo(*args: Any) -> Any:
    return args


def on_bench(count: int = 1, keep: int = 0) -> tuple[Bench, Workers]:
    bench = Bench()
    return bench, Workers(count, 3600.0, keep, lambda: bench)


async def begun(bench: Bench, count: int) -> None:
    while len(bench.begun) < count:
        await asyncio.sleep(0)


def test_a_stranger_comes_next_however_much_one_address_has_asked_for(go: Go) -> None:
    async def evening() -> None:
        bench, room = on_bench()
        sharks = [
            asyncio.create_task(room.do(Asker(f"guest {n % 10}", "198.51.100.7"), echo, "shark", n)) for n in range(100)
        ]
        await begun(bench, 1)
        stranger = asyncio.create_task(room.do(Asker("tom", "203.0.113.9"), echo, "stranger"))
        await asyncio.sleep(0)
        await bench.end_one()
        assert bench.begun[1] == ("stranger",)
        await bench.end_one(last=True)
        assert await stranger == ("stranger",)
        for task in sharks:
            task.cancel()
        room.close()

    go(evening())


def test_guests_of_one_address_take_turns(go: Go) -> None:
    async def evening() -> None:
        bench, room = on_bench()
        asked = [("els", n) for n in range(5)] + [("tom", n) for n in range(2)] + [("mia", 0)]
        tasks = [asyncio.create_task(room.do(Asker(who, "198.51.100.7"), echo, who, n)) for who, n in asked]
        for at in range(len(asked)):
            await bench.end_one(last=at == len(asked) - 1)
        order = [args[0] for args in bench.begun]
        assert order == ["els", "tom", "mia", "els", "tom", "els", "els", "els"]
        await asyncio.gather(*tasks)
        room.close()

    go(evening())


def test_the_last_worker_is_left_to_others(go: Go) -> None:
    async def evening() -> None:
        bench, room = on_bench(3)
        tasks = [asyncio.create_task(room.do(Asker("els", "a"), echo, n)) for n in range(9)]
        await begun(bench, 2)
        await asyncio.sleep(0)
        assert len(bench.begun) == 2
        tasks.append(asyncio.create_task(room.do(Asker("tom", "b"), echo, "tom")))
        await begun(bench, 3)
        assert bench.begun[2] == ("tom",)
        for task in tasks:
            task.cancel()
        room.close()

    go(evening())


def test_who_asks_for_too_much_is_refused_and_nobody_else(go: Go) -> None:
    async def evening() -> None:
        bench, room = on_bench()
        tasks = [asyncio.create_task(room.do(Asker("els", "a"), echo, n)) for n in range(500)]
        await begun(bench, 1)
        await asyncio.sleep(0)
        refused = [task for task in tasks if task.done()]
        assert len(refused) == 500 - 1 - workers.EACH
        assert all(isinstance(task.exception(), Refusal) for task in refused)
        crowd = [asyncio.create_task(room.do(Asker(f"guest {n}", "a"), echo, "crowd", n)) for n in range(500)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sum(task.done() for task in crowd) == 500 - (workers.ADDRESS - workers.EACH)
        other = asyncio.create_task(room.do(Asker("tom", "b"), echo, "tom"))
        await bench.end_one()
        assert bench.begun[1] == ("tom",)
        for task in (*tasks, *crowd, other):
            task.cancel()
        room.close()

    go(evening())


def test_what_nobody_waits_for_any_more_is_not_begun(go: Go) -> None:
    async def evening() -> None:
        bench, room = on_bench(keep=10)
        first = asyncio.create_task(room.do(Asker("mia", "m"), echo, "first"))
        await begun(bench, 1)
        dropped = [asyncio.create_task(room.do(Asker(f"g{n}", f"a{n}"), echo, n)) for n in range(952)]
        await asyncio.sleep(0)
        for task in dropped:
            task.cancel()
        await asyncio.gather(*dropped, return_exceptions=True)
        last = asyncio.create_task(room.do(Asker("tom", "t"), echo, "last"))
        await asyncio.sleep(0)
        await bench.end_one()
        await bench.end_one(last=True)
        assert (await first, await last) == (("first",), ("last",))
        assert bench.begun == [("first",), ("last",)]
        room.close()

    go(evening())


def test_the_same_work_is_done_once_and_remembered(go: Go) -> None:
    async def evening() -> None:
        bench, room = on_bench(keep=2)
        busy = asyncio.create_task(room.do(Asker("mia", "m"), echo, "busy"))
        await begun(bench, 1)
        same = [asyncio.create_task(room.do(Asker(f"g{n % 3}", f"a{n % 3}"), echo, "same")) for n in range(90)]
        await asyncio.sleep(0)
        for task in same[:89]:
            task.cancel()  # one of them still waits
        await bench.end_one()
        await bench.end_one(last=True)
        assert await same[89] == ("same",)
        await busy
        assert await room.do(Asker("tom", "t"), echo, "same") == ("same",)
        assert bench.begun == [("busy",), ("same",)]
        for n in range(3):
            task = asyncio.create_task(room.do(Asker("tom", "t"), echo, n))
            await begun(bench, 3 + n)
            await bench.end_one(last=True)
            await task
        again = asyncio.create_task(room.do(Asker("tom", "t"), echo, "same"))  # long forgotten
        await begun(bench, 6)
        again.cancel()
        room.close()

    go(evening())


# Real processes


def for_ever() -> None:
    threading.Event().wait()


def raises() -> None:
    raise ValueError("no such move")


def dies() -> None:
    import os

    os._exit(3)


@pytest.mark.slow
def test_a_thought_without_end_is_ended_and_its_process_replaced(go: Go) -> None:
    async def evening() -> None:
        hurried = Workers(1, 0.0)  # whatever takes any time takes too long
        with pytest.raises(WorkFailed, match="for_ever took longer"):
            await hurried.do(Asker("els"), for_ever)
        hurried.close()
        room = Workers(1, 3600.0)
        with pytest.raises(WorkFailed, match="ValueError: no such move"):
            await room.do(Asker("els"), raises)
        with pytest.raises(WorkFailed, match="the process that did dies ended"):
            await room.do(Asker("els"), dies)
        assert await room.do(Asker("els"), echo, 1) == (1,)
        room.close()

    go(evening())


def test_a_review_that_was_dropped_is_not_computed(go: Go, sqlite_database: str) -> None:
    """The whole way: a client that hangs up leaves the line."""

    async def evening() -> None:
        async with house(sqlite_database, rate=1000.0) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            await play_on(device)
            bench, looking = on_bench(keep=10)
            room.room.thinkers._looking_back = looking  # pyright: ignore[reportPrivateUsage]
            queue = looking._queue  # pyright: ignore[reportPrivateUsage]
            path = f"/api/records/{table}/advice?seat=0&step="
            staying = asyncio.create_task(els.http.get(f"{path}0"))
            await begun(bench, 1)
            lines = [await asyncio.open_connection("127.0.0.1", room.port) for _ in range(20)]
            for step, (_, writer) in enumerate(lines, 1):
                writer.write(f"GET {path}{step} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            while len(queue) < len(lines):
                await asyncio.sleep(0)
            for _, writer in lines:
                writer.close()
            while len(queue):
                await asyncio.sleep(0)
            asyncio.get_running_loop().call_soon(bench.let_go)
            assert (await staying).status_code == 200
            assert len(bench.begun) == 1

    go(evening())


# Bots that cannot think


class Broken:
    """A process that dies of everything."""

    def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        raise EOFError

    def kill(self) -> None:
        pass


def test_a_bot_that_cannot_think_gives_up_says_so_and_plays_on(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els:
            room.room.thinkers._thinking = Workers(1, 3600.0, 0, Broken)  # pyright: ignore[reportPrivateUsage]
            table = await els.make("bounce", seats=2, bots=["shark"], pace="relaxed")
            device = await els.come(table)
            await device.ask("start")
            await play_on(device)
            assert [chair.gave_up for chair in device.chairs] == [False, True]
            assert room.room.metrics.failures == GIVES_UP
            await room.room.record(table)
            assert (await els.http.get("/api/games/bounce/statistics")).json()["ratings"] == []
        async with house(room_database) as room, Person(room) as els:  # it is in the log
            assert (await els.come(table)).chairs[1].gave_up

    go(evening())


@pytest.mark.slow
def test_rules_that_fail_at_one_table_are_heard_of_once_and_stop_no_clock(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(sqlite_database, lambda: at[0]) as room, Person(room) as els:
            poisoned = await els.make("bounce", seats=1, sit=False, bots=["random"])
            good = await els.make("bounce", seats=1)
            device, host = await els.come(good), await els.come(poisoned)
            real = bot_seats.play_moves

            def fails(tx: Any, *args: Any) -> Any:
                if tx.state.id == poisoned:
                    raise IndexError("a position that no game can reach")
                return real(tx, *args)

            monkeypatch.setattr(bot_seats, "play_moves", fails)
            await host.ask("start")
            await device.ask("start")
            for _ in range(5):
                at[0] += 20.0
                await room.room.tick()
                await asyncio.sleep(0)
            assert room.room.metrics.failures == 1
            clocked = [step for step in room.room.tables[good].state.need_game().steps if step.kind == "time_out"]
            assert clocked, "the other table's clock has run on"

    go(evening())
