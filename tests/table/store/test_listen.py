"""Telling servers that a table has grown."""

import asyncio
import json

import pytest

from rumpus.table.store import EVERYTHING, NewRow, open_store

MOVE = NewRow("move", b"", 0)

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name LIKE 'rumpus listen' AND datname = current_database()"""


class Ear:
    """Collects what is told, and lets a test wait for it."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()

    def __call__(self, table_id: str, seq: int) -> None:
        self.heard.append((table_id, seq))
        self._news.set()

    async def wait_for(self, change: tuple[str, int]) -> None:
        while change not in self.heard:
            self._news.clear()
            await self._news.wait()


def test_own_appends_are_told_once_and_losers_are_not(room, run):
    async def go():
        async with await open_store(room.url) as store, await open_store(room.url) as other:
            ear = Ear()
            await store.listen(ear)
            await asyncio.gather(*(store.append("t", 0, [MOVE, MOVE]) for _ in range(5)), return_exceptions=True)
            await store.rate("t", 2, [MOVE], [], lambda before: before)
            assert ear.heard == [("t", 2), ("t", 3)]
            await other.append("u", 0, [MOVE])
            await ear.wait_for(("u", 1))
            assert ear.heard == [("t", 2), ("t", 3), ("u", 1)], "what came back from the database was not told again"

    run(go())


def test_each_listener_can_stop_and_a_failing_one_hurts_nobody(room, run):
    async def go():
        failures = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
        async with await open_store(room.url) as store:
            first, second = Ear(), Ear()
            stop = await store.listen(first)
            await store.listen(lambda table_id, seq: 1 // 0)
            await store.listen(second)
            await store.append("t", 0, [MOVE])
            stop()
            stop()
            await store.append("t", 1, [MOVE])
            # a hint may come twice
            assert set(first.heard) == {("t", 1)}
            assert sorted(set(second.heard)) == [("t", 1), ("t", 2)]
            assert {type(failure) for failure in failures} == {ZeroDivisionError}

    run(go())


def test_another_process_is_heard(room, run):
    """How soon is measured in benchmarks/store.py."""
    child = room.child("grow", "t")

    async def go():
        async with await open_store(room.url) as store:
            ear = Ear()
            await store.listen(ear)
            assert json.loads(child.stdout.readline()) == ["ready"]
            child.stdin.write("go\n")
            for seq in range(1, 11):
                child.stdin.write("grow\n")
                await ear.wait_for(("t", seq))
                last, _ = json.loads(await asyncio.to_thread(child.stdout.readline))
                assert last == seq
        child.communicate(timeout=30)

    run(go())


def test_sqlite_is_heard_where_the_system_does_not_tell_of_writes(make_database, run, monkeypatch):
    monkeypatch.setattr("rumpus.table.store.sqlite.watch.watch_writes", lambda path: None)
    room = make_database("sqlite")

    async def go():
        async with await open_store(room.url) as store, await open_store(room.url) as other:
            ear = Ear()
            await store.listen(ear)
            for seq in range(3):
                await other.append("t", seq, [MOVE])
                await ear.wait_for(("t", seq + 1))

    run(go())


@pytest.mark.postgres
def test_listening_goes_on_after_the_connection_is_lost(make_database, run):
    room = make_database("postgres")

    async def go():
        async with await open_store(room.url) as store, await open_store(room.url) as other:
            ear = Ear()
            await store.listen(ear)
            for seq in range(3):
                assert len(await room.execute(CUT)) == 1
                await ear.wait_for((EVERYTHING, 0))
                await other.append("t", seq, [MOVE])
                await ear.wait_for(("t", seq + 1))
                ear.heard.clear()

    run(go())


def test_ids_as_long_as_they_may_be_fit_in_one_message(room, run):
    async def go():
        async with await open_store(room.url) as store, await open_store(room.url) as other:
            ear = Ear()
            await other.listen(ear)
            names = [f"{i:064}" for i in range(300)]
            await asyncio.gather(*(store.append(name, 0, [MOVE]) for name in names))
            for name in names:
                await ear.wait_for((name, 1))

    run(go())
