"""What was acknowledged is there, whatever dies."""

import asyncio
import json

import pytest

from rumpus.table.store import Conflict, Deadline, NewRow, Unavailable, open_store

ROUNDS = 10
TABLES = ["a", "b", "c"]

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name LIKE 'rumpus %' AND datname = current_database()"""


@pytest.mark.slow
def test_kill_the_writing_process_again_and_again(room, run):
    """Each round a new process appends until it is killed; what it said it had done must be in the log, whole."""
    acknowledged: dict[tuple[str, int], tuple[str, int]] = {}
    for round_ in range(ROUNDS):
        child = room.child("work", f"round{round_}", ",".join(TABLES))
        assert json.loads(child.stdout.readline()) == ["ready"]
        child.stdin.write("go\n")
        heard = [child.stdout.readline() for _ in range(1 + 7 * round_ % 40)]
        child.kill()
        heard += [text for text in child.stdout.read().splitlines() if text.endswith("]")]
        child.stdin.close()
        child.stdout.close()
        child.wait()
        for table_id, number, last in map(json.loads, heard):
            acknowledged[table_id, last] = (f"round{round_}", number)

    assert len(acknowledged) >= ROUNDS
    run(check(room.url, acknowledged))


async def check(url: str, acknowledged: dict[tuple[str, int], tuple[str, int]]) -> None:
    async with await open_store(url) as store:
        for table_id in TABLES:
            rows = await store.rows(table_id)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "no gaps"
            assert len(rows) % 3 == 0
            for first in range(0, len(rows), 3):
                group = rows[first : first + 3]
                [number] = {json.loads(row.body)[0] for row in group}
                assert [json.loads(row.body)[1] for row in group] == [0, 1, 2], "each append is whole"
                said = acknowledged.pop((table_id, group[-1].seq), None)
                assert said is None or said == (group[0].kind, number)
            table = await store.table(table_id)
            assert table is not None
            assert int(table.summary) == len(rows), "documents are as old as the log"
            assert await store.deadlines(table_id) == [Deadline(table_id, len(rows), 1e9)]
    assert acknowledged == {}, "acknowledged and lost"


@pytest.mark.slow
@pytest.mark.postgres
def test_lost_connections_to_postgres(make_database, run):
    """Connections are cut while appends are under way: each is committed, refused or reported as unknown; none is lost,
    and the store is usable again at once."""
    room = make_database("postgres")

    async def go():
        async with await open_store(room.url) as store:
            acknowledged = 0
            unknown = 0
            for round_ in range(15):
                appends = [
                    store.append(f"t{i}", await store.last_seq(f"t{i}"), [NewRow("move", b"", 0)]) for i in range(5)
                ]
                cutting = room.execute(CUT) if round_ % 3 == 0 else asyncio.sleep(0)
                *answers, _ = await asyncio.gather(*appends, cutting, return_exceptions=True)
                for answer in answers:
                    assert isinstance(answer, int | Unavailable), answer
                    acknowledged += isinstance(answer, int)
                    unknown += isinstance(answer, Unavailable)
            total = sum([await store.last_seq(f"t{i}") for i in range(5)])
            assert acknowledged <= total <= acknowledged + unknown
            assert acknowledged >= 40

    run(go())


def test_the_loser_of_a_race_can_go_on(room, run):
    """Two stores, as two servers have: the second reads what the first wrote, and both see the same log."""

    async def go():
        async with await open_store(room.url) as one, await open_store(room.url) as two:
            await one.append("t", 0, [NewRow("move", b"1", 0)])
            with pytest.raises(Conflict):
                await two.append("t", 0, [NewRow("move", b"2", 0)])
            assert await two.append("t", await two.last_seq("t"), [NewRow("move", b"2", 0)]) == 2
            assert [row.body for row in await one.rows("t")] == [b"1", b"2"]
            assert await one.rows("t") == await two.rows("t")

    run(go())
