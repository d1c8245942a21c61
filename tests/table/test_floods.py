"""What one address may make the room do: each of these kept others waiting once (benchmarks/flood.py)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from rumpus.table import wire
from rumpus.table.bots.thinking import LAST, Thinkers
from rumpus.table.bots.workers import MEMORY, Asker, WorkerProcess, Workers, WorkFailed
from rumpus.table.delivery import live_table, messages
from rumpus.table.making import TableMaker
from rumpus.table.refusal import Refusal
from tests.table.people import Person, house

Go = Callable[[Any], Any]


def test_who_comes_to_watch_comes_at_a_pace(go: Go, sqlite_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(sqlite_database, lambda: at[0]) as room, Person(room) as els, Person(room) as crowd:
            table = await els.make("bounce", seats=2)
            watcher = await crowd.come(table, hello=False)
            answers: list[wire.ServerMessage] = []
            for _ in range(60):
                at[0] += 0.05  # not so fast that messages are too many
                answers.append(await watcher.ask("hello", watch=True))
            assert sum(isinstance(answer, wire.Done) for answer in answers) < 50
            last = answers[-1]
            assert isinstance(last, wire.Refused)
            assert last.why == "too_fast"
            assert wire.Bye("full", 5.0) in watcher.messages
            # From the same address: the host, and who has a seat, come whenever they like.
            for _ in range(5):
                at[0] += 0.05
                device = await els.come(table)
                assert isinstance(device.messages[-1], wire.Done)
            at[0] += 5.0
            assert isinstance(await watcher.ask("hello", watch=True), wire.Done)

    go(evening())


def test_a_snapshot_is_written_once_for_all_who_come(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def counted(state: Any, viewer: messages.Viewer) -> bytes:
        written.append(viewer.seat)
        return messages.snapshot(state, viewer)

    monkeypatch.setattr(live_table, "snapshot", counted)

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as crowd:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            written.clear()
            first, *others = [await crowd.come(table, watch=True) for _ in range(5)]
            assert len(written) == 1
            assert all(other.raw[1:] == first.raw[1:] for other in others)
            await device.play(0, 0)
            late = await crowd.come(table, watch=True)
            assert len(written) == 2
            await first.until_known(lambda known: known.steps[8] == late.steps[8])
            assert late.views == first.views

    go(evening())


def test_tables_are_made_one_after_the_other(go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight at once would keep everybody waiting for eight."""
    under_way, most = 0, 0
    made = TableMaker.open

    async def counted(*given: Any) -> Any:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        try:
            return await made(*given)
        finally:
            under_way -= 1

    monkeypatch.setattr(TableMaker, "open", counted)

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            tables = await asyncio.gather(*(els.make("bounce") for _ in range(8)))
            assert len(set(tables)) == 8

    go(evening())
    assert most == 1


def address_limit() -> tuple[int, int]:
    import resource

    return resource.getrlimit(resource.RLIMIT_AS)[0], os.nice(0)


def greedy() -> int:
    return len(bytearray(2 * MEMORY))


def test_work_has_so_much_memory_and_yields_to_the_server(go: Go) -> None:
    pytest.importorskip("resource")

    async def work() -> None:
        workers = Workers(1, 60.0, start=partial(WorkerProcess, nice=7))
        try:
            assert await workers.do(Asker("els"), address_limit) == (MEMORY, min(19, os.nice(0) + 7))
            with pytest.raises(WorkFailed, match="MemoryError"):
                await workers.do(Asker("els"), greedy)
            assert (await workers.do(Asker("els"), address_limit))[0] == MEMORY
        finally:
            workers.close()

    go(work())


def test_a_review_yields_to_everything(go: Go) -> None:
    pytest.importorskip("resource")

    async def work() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers.look_back(Asker("els"), address_limit) == (MEMORY, LAST)
            with pytest.raises(Refusal):
                await thinkers.look_back(Asker("els"), greedy)
        finally:
            thinkers.close()

    go(work())
