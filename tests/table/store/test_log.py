"""The log: compare-and-swap, whoever races."""

import asyncio
import json
from collections import defaultdict

import pytest

from rumpus.table.store import (
    BadValue,
    Closed,
    Conflict,
    Deadline,
    Guest,
    NewRow,
    Rating,
    Row,
    Store,
    Table,
    open_store,
)

MOVE = NewRow("move", b'{"n":1}', 12.5)


def check_whole(rows: list[Row]) -> None:
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


def test_append_and_read(room, run):
    async def go():
        async with await open_store(room.url) as store:
            assert await store.rows("t") == []
            assert await store.last_seq("t") == 0
            assert await store.append("t", 0, [MOVE, NewRow("chance", b"\x00\xff", 13)]) == 2
            assert await store.append("t", 2, [MOVE]) == 3
            assert await store.rows("t", after=1) == [
                Row("t", 2, "chance", b"\x00\xff", 13.0),
                Row("t", 3, "move", b'{"n":1}', 12.5),
            ]
            assert [row.seq for row in await store.rows("t", after=1, limit=1)] == [2]
            assert await store.last_seq("t") == 3
            assert await store.rows("other") == []

    run(go())


def test_nothing_is_appended_to_a_table_that_was_removed(room, run):
    async def go():
        async with await open_store(room.url) as store:
            await store.append("t", 0, [MOVE, MOVE])
            await store.append("u", 0, [MOVE])
            assert await store.forget(["t"]) == 1
            with pytest.raises(Conflict):
                await store.append("t", 2, [MOVE])
            assert await store.rows("t") == []

    run(go())


@pytest.mark.parametrize("expected", [0, 1, 3, 2**40])
def test_any_other_expectation_is_a_conflict_and_leaves_nothing(room, run, expected):
    async def go():
        async with await open_store(room.url) as store:
            await store.append("t", 0, [MOVE, MOVE])
            with pytest.raises(Conflict) as caught:
                await store.append("t", expected, [MOVE, MOVE], put=[Guest("g", "late")], drop=[])
            assert (caught.value.table_id, caught.value.expected) == ("t", expected)
            assert await store.last_seq("t") == 2
            assert await store.guest("g") is None

    run(go())


def test_documents_commit_with_the_append(room, run):
    async def go():
        async with await open_store(room.url) as store:
            await store.append("t", 0, [MOVE], put=[Deadline("t", 1, 50.0), Guest("g", "Ann")])
            await store.append("t", 1, [MOVE], put=[Deadline("t", 2, 60.0)], drop=[Deadline("t", 1, 0), Guest("g", "")])
            assert await store.deadlines("t") == [Deadline("t", 2, 60.0)]
            assert await store.guest("g") is None

    run(go())


def test_racing_tasks(room, run):
    """Many tasks expect the same row: one wins each round, and what is waiting together does not mix."""

    async def go():
        async with await open_store(room.url) as store:
            for round_ in range(10):
                tries = [store.append(f"t{i % 3}", 2 * round_, [MOVE, NewRow(str(i), b"", 0)]) for i in range(30)]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                winners = [i for i, answer in enumerate(answers) if not isinstance(answer, BaseException)]
                assert len(winners) == 3
                assert sum(isinstance(answer, Conflict) for answer in answers) == 27
                for i in winners:
                    assert (await store.rows(f"t{i % 3}"))[-1].kind == str(i)
            for i in range(3):
                check_whole(await store.rows(f"t{i}"))
                assert await store.last_seq(f"t{i}") == 20

    run(go())


def test_of_many_single_rows_one_wins(room, run):
    async def go():
        async with await open_store(room.url) as store:
            tries = [store.append("t", 0, [NewRow(str(i), b"", 0)]) for i in range(30)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            [winner] = [i for i, answer in enumerate(answers) if answer == 1]
            assert sum(isinstance(answer, Conflict) for answer in answers) == 29
            assert [row.kind for row in await store.rows("t")] == [str(winner)]

    run(go())


def test_acknowledged_means_committed(room, run):
    """At the moment of the answer, a stranger to the store finds the row."""

    async def go():
        async with await open_store(room.url) as store, room.stranger() as ask:
            for seq in range(50):
                await store.append("t", seq, [MOVE])
                [[last]] = await ask("SELECT max(seq) FROM log")
                assert last == seq + 1

    run(go())


def test_sqlite_waits_for_the_disk(make_database, run):
    """A killed process shows nothing of this, only a killed machine would: so look at the setting itself."""

    async def go():
        async with await open_store(make_database("sqlite").url) as store:
            connection = store._writer._connection
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)

    run(go())


def test_appends_waiting_in_a_chain_all_succeed(room, run):
    async def go():
        async with await open_store(room.url) as store:
            assert await asyncio.gather(*(store.append("t", i, [MOVE]) for i in range(40))) == list(range(1, 41))
            rows = await store.rows("t")
            check_whole(rows)
            assert len(rows) == 40

    run(go())


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2, 4])
def test_racing_processes(room, run, talk, processes):
    tables, count = ["a", "b", "c"], 40
    children = [room.child("race", f"p{i}", ",".join(tables), count) for i in range(processes)]
    said = talk(children)

    async def read() -> dict[str, list[Row]]:
        async with await open_store(room.url) as store:
            return {table_id: await store.rows(table_id) for table_id in tables}

    acknowledged = {(f"p{i}", *ack) for i, acks in enumerate(said) for ack in acks}
    assert len(acknowledged) == processes * len(tables) * count
    for table_id, rows in run(read()).items():
        check_whole(rows)
        numbers = defaultdict(list)
        for row in rows:
            number, part, size = json.loads(row.body)
            numbers[row.kind].append((number, part))
            if part == size - 1:
                assert (row.kind, table_id, number, row.seq) in acknowledged
                group = rows[row.seq - size : row.seq]
                assert [r.kind for r in group] == [row.kind] * size, "the rows of one append lie together"
        for found in numbers.values():
            assert found == [(number, part) for number in range(count) for part in range(1 + number % 3)]
        assert len(numbers) == processes


def test_one_bad_write_does_not_hurt_those_that_wait_with_it(room, run):
    def fail(_: list[Rating]) -> list[Rating]:
        raise ZeroDivisionError

    async def go():
        async with await open_store(room.url) as store:
            appends = [store.append(f"t{i}", 0, [MOVE]) for i in range(10)]
            answers = await asyncio.gather(
                *appends[:5],
                store.rate("bad", 0, [MOVE], [("bounce", "p")], fail),
                *appends[5:],
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [int] * 5 + [ZeroDivisionError] + [int] * 5
            assert await store.last_seq("bad") == 0
            assert await store.rating("bounce", "p") is None

    run(go())


def test_who_was_second_does_not_hurt_those_that_commit_with_it(room, run):
    async def go():
        async with await open_store(room.url) as one, await open_store(room.url) as other:
            for table in "abc":
                await one.append(table, 0, [MOVE])
            await other.append("b", 1, [MOVE])
            answers = await asyncio.gather(*(one.append(t, 1, [MOVE, MOVE]) for t in "abc"), return_exceptions=True)
            assert [answers[0], type(answers[1]), answers[2]] == [3, Conflict, 3]
            assert await one.append("b", 2, [MOVE]) == 3
            for table in "abc":
                check_whole(await other.rows(table))

    run(go())


def test_a_cancelled_append_does_not_stop_the_writer(room, run):
    async def go():
        async with await open_store(room.url) as store:
            task = asyncio.create_task(store.append("t", 0, [MOVE]))
            await asyncio.sleep(0)
            task.cancel()
            assert await store.append("u", 0, [MOVE]) == 1

    run(go())


@pytest.mark.parametrize(
    ("table_id", "expected", "entries"),
    [
        ("", 0, [MOVE]),
        ("a b", 0, [MOVE]),
        ("a:b", 0, [MOVE]),
        ("t\n", 0, [MOVE]),
        ("x" * 65, 0, [MOVE]),
        ("t", -1, [MOVE]),
        ("t", 2**63, [MOVE]),
        ("t", 0, []),
        ("t", 0, [NewRow("nul\0", b"", 0)]),
        ("t", 0, [NewRow("\ud800", b"", 0)]),
        ("t", 0, [NewRow("move", b"", float("nan"))]),
        ("t", 0, [NewRow("move", b"", float("inf"))]),
        ("t", 0, [NewRow("move", "text", 0)]),
    ],
)
def test_what_one_database_could_not_keep_both_refuse(room, run, table_id, expected, entries):
    async def go():
        async with await open_store(room.url) as store:
            with pytest.raises(BadValue):
                await store.append(table_id, expected, entries)

    run(go())


def test_close_finishes_what_was_asked_and_refuses_the_rest(room, run):
    async def go():
        store = await open_store(room.url)
        tasks = [asyncio.create_task(store.append(f"t{i}", 0, [MOVE])) for i in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [1] * 20
        for ask in (refused_append, refused_read, refused_listen):
            with pytest.raises(Closed):
                await ask(store)

    run(go())


async def refused_append(store: Store) -> None:
    await store.append("t", 0, [MOVE])


async def refused_read(store: Store) -> None:
    await store.rows("t")


async def refused_listen(store: Store) -> None:
    await store.listen(lambda *_: None)


def test_table_documents_are_kept_exactly(room, run):
    table = Table("t", "bounce", "Zoë’s table 🐸", "open", False, "relaxed", 0.1, 1e9 + 0.25, b'{"a":"\\u0000"}')

    async def go():
        async with await open_store(room.url) as store:
            await store.put(table)
            assert await store.table("t") == table

    run(go())
