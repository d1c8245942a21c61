"""The documents beside the log, and what is found by what."""

import asyncio

import msgspec
import pytest

from rumpus.table.store import (
    BadValue,
    Conflict,
    Deadline,
    Guest,
    KeptReview,
    NewRow,
    Notice,
    Rating,
    Record,
    Seat,
    Table,
    open_store,
)

MOVE = NewRow("move", b"", 0)


def table(name: str, **changes) -> Table:
    plain = Table(name, "bounce", name, "open", True, "live", 1.0, 1.0)
    return msgspec.structs.replace(plain, **changes)


def test_lobby_shows_the_tables_touched_last_first(room, run):
    async def go():
        async with await open_store(room.url) as store:
            a, b = table("a", touched=5.0), table("b", touched=9.0, state="over")
            c, d = table("c", listed=False), table("d", touched=5.0)
            await store.put(a, b, c, d)
            assert await store.tables() == [b, a, d, c]
            assert await store.tables(listed=True, state="open") == [a, d]
            assert await store.tables(listed=False) == [c]
            assert await store.tables(state="over") == [b]
            assert await store.tables(limit=1) == [b]

    run(go())


def test_seats_are_found_by_table_link_and_guest(room, run):
    async def go():
        async with await open_store(room.url) as store:
            seats = [Seat("t", 1, "k1", "ann"), Seat("t", 0, "k0"), Seat("u", 0, "k2", "ann")]
            await store.put(*seats, Guest("ann", "Ann", b'{"colour":"red"}'))
            assert await store.seats("t") == [seats[1], seats[0]]
            assert await store.seats_of_key("k2") == [seats[2]]
            assert await store.seats_of_key("nobody") == []
            assert await store.seats_of_guest("ann") == [seats[0], seats[2]]
            assert await store.guest("ann") == Guest("ann", "Ann", b'{"colour":"red"}')
            await store.write(put=[Seat("t", 1, "k1", None)], drop=[Seat("u", 0, "")])
            assert await store.seats_of_guest("ann") == []

    run(go())


def test_notices_and_records(room, run):
    async def go():
        async with await open_store(room.url) as store:
            notices = [Notice("n2", "ann", "push", b"{}", 2.0), Notice("n1", "ann", "webhook", b"{}", 2.0)]
            records = [Record("r1", "bounce", "x" * 5000, 1.0), Record("r2", "bounce", "second\n", 2.0)]
            await store.put(*notices, *records, Record("r3", "bloops", "", 3.0))
            assert await store.notices("ann") == [notices[1], notices[0]]
            assert await store.notices("bob") == []
            assert await store.records("bounce") == [records[1], records[0]]
            assert await store.record("r1") == records[0]
            await store.drop(notices[0])
            assert await store.notices("ann") == [notices[1]]

    run(go())


def test_reviews_are_kept_by_record_rules_and_budget_so_many_and_no_longer_than_their_record(room, run):
    async def go():
        async with await open_store(room.url) as store:
            kept = [KeptReview(f"t{number}", 2, "600x60", b"{}", float(number)) for number in range(5)]
            for review in kept:
                await store.keep_review(review, 3)
            assert [await store.review(one.record_id, 2, "600x60") for one in kept] == [None, None, *kept[2:]]
            assert await store.review("t4", 3, "600x60") is None
            assert await store.review("t4", 2, "90x9") is None
            again = KeptReview("t2", 2, "600x60", b"[]", 9.0)
            await store.keep_review(again, 3)
            assert await store.review("t2", 2, "600x60") == again
            assert await store.review("t3", 2, "600x60") == kept[3], "it took no place of another"
            await store.put(table("t2", state="over"), Record("t2", "bounce", "", 1.0))
            await store.append("t2", 0, [MOVE])
            await store.append("u", 0, [MOVE])
            assert await store.forget(["t2"]) == 1
            assert await store.review("t2", 2, "600x60") is None

    run(go())


def test_what_is_put_and_dropped_at_once_stays(room, run):
    async def go():
        async with await open_store(room.url) as store:
            await store.write(put=[Guest("g", "Ann")], drop=[Guest("g", "")])
            assert await store.guest("g") == Guest("g", "Ann")

    run(go())


@pytest.mark.parametrize(
    "document",
    [
        Guest("k" * 201, "long key"),
        Guest("k", "nul \0"),
        Guest("k", "lone \udc00"),
        Guest("k", "Ann", "not bytes"),  # pyright: ignore
        Deadline("t", 1, float("nan")),
        Deadline("t", 2**64, 1.0),
        Rating("bounce", "p", float("-inf")),
        table("t", state="burning"),
        Seat("t", "first", "k"),  # pyright: ignore
    ],
    ids=repr,
)
def test_what_one_database_could_not_keep_both_refuse(room, run, document):
    async def go():
        async with await open_store(room.url) as store:
            with pytest.raises(BadValue):
                await store.put(document)
            with pytest.raises(BadValue):
                await store.append("t", 0, [MOVE], put=[document])
            assert await store.last_seq("t") == 0

    run(go())


def test_a_deadline_is_given_once_until_its_lease_ends(room, run):
    async def go():
        async with await open_store(room.url) as store:
            early, late = Deadline("t", 1, 10.0), Deadline("u", 1, 20.0)
            await store.put(late, early)
            assert await store.next_due() == 10.0
            assert await store.claim_due(9.0) == []
            assert await store.claim_due(10.0, lease=30) == [held_until(early, 40.0)]
            assert await store.claim_due(10.0) == []
            assert await store.next_due() == 20.0
            assert await store.claim_due(40.0, limit=1, lease=30) == [held_until(early, 70.0)], "its server has died"
            assert await store.claim_due(40.0) == [held_until(late, 70.0)]
            await store.append("t", 0, [MOVE], drop=[early], put=[Deadline("t", 2, 41.0)])
            assert await store.claim_due(41.0) == [Deadline("t", 2, 41.0, 71.0)]
            await store.drop(late, Deadline("t", 2, 0))
            assert await store.next_due() is None

    run(go())


def held_until(deadline: Deadline, held: float) -> Deadline:
    return msgspec.structs.replace(deadline, held=held)


@pytest.mark.slow
@pytest.mark.parametrize("processes", [2, 4])
def test_each_deadline_goes_to_one_of_several_processes(room, run, processes, talk):
    count = 150

    async def prepare() -> None:
        async with await open_store(room.url) as store:
            await store.put(*(Deadline(f"t{i}", 1, float(i)) for i in range(count)), Deadline("later", 1, 1e6))

    run(prepare())
    said = talk([room.child("claim", 1000, 7) for _ in range(processes)])
    claimed = [name for names in said for name, _ in names]
    assert sorted(claimed) == sorted(f"t{i}" for i in range(count))


def played(before: list[Rating]) -> list[Rating]:
    return [msgspec.structs.replace(rating, mu=rating.mu + 1, games=rating.games + 1) for rating in before]


def test_ratings_change_with_the_row_that_says_so(room, run):
    async def go():
        async with await open_store(room.url) as store:
            after = await store.rate("t", 0, [MOVE], [("bounce", "zed"), ("bounce", "ann")], played)
            assert after == [Rating("bounce", "zed", 26.0, games=1), Rating("bounce", "ann", 26.0, games=1)]
            with pytest.raises(Conflict):
                await store.rate("t", 0, [MOVE], [("bounce", "zed"), ("bounce", "ann")], played)
            assert await store.rating("bounce", "zed") == after[0]
            assert await store.rating("bloops", "zed") is None
            await store.rate("t", 1, [MOVE], [("bounce", "ann")], played)
            assert [rating.player for rating in await store.ratings("bounce")] == ["ann", "zed"]
            assert len(await store.ratings("bounce", limit=1)) == 1

    run(go())


def test_games_that_end_together_all_count(room, run):
    async def go():
        async with await open_store(room.url) as one, await open_store(room.url) as two:
            stores = [one, two]
            players = [("bounce", "a"), ("bounce", "b"), ("bounce", "c")]
            await asyncio.gather(
                *(
                    stores[i % 2].rate(f"t{i}", 0, [MOVE], players[i % 3 :] + players[: i % 3], played)
                    for i in range(20)
                )
            )
            assert [rating.games for rating in await one.ratings("bounce")] == [20, 20, 20]

    run(go())
