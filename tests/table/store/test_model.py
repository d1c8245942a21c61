"""Both databases behave like a few dictionaries: any sequence of calls gives the answers that the model gives."""

import asyncio

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rumpus.table.store import Conflict, Deadline, Document, Guest, NewRow, Row, Seat, Store, Table, open_store

TABLES = ["a", "b", "A_-"]
text = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=8)
numbers = st.integers(0, 6)
times = st.floats(0, 100, allow_nan=False)

entries = st.lists(st.builds(NewRow, text, st.binary(max_size=9), times), min_size=1, max_size=3)
deadlines = st.builds(Deadline, st.sampled_from(TABLES), numbers, times, st.just(0.0))
documents = st.one_of(
    st.builds(Guest, st.sampled_from("gh"), text, st.binary(max_size=5)),
    st.builds(Seat, st.sampled_from(TABLES), numbers, text, st.none() | text),
    st.builds(
        Table,
        st.sampled_from(TABLES),
        text,
        text,
        st.sampled_from(["open", "playing", "over"]),
        st.booleans(),
        st.sampled_from(["live", "relaxed"]),
        times,
        times,
        st.binary(max_size=5),
    ),
    deadlines,
)
writes = st.lists(documents, max_size=3)
calls = st.one_of(
    st.tuples(st.just("append"), st.sampled_from(TABLES), numbers, entries, writes, writes),
    st.tuples(st.just("append_next"), st.sampled_from(TABLES), st.none(), entries, writes, writes),
    st.tuples(st.just("write"), writes, writes),
    st.tuples(st.just("claim"), times, st.integers(0, 3), times),
    st.tuples(st.just("look")),
)


class Model:
    """The store that anyone could write, were it not for disks and other people."""

    def __init__(self) -> None:
        self.log: dict[str, list[Row]] = {table_id: [] for table_id in TABLES}
        self.documents: dict[tuple, Document] = {}

    def append(self, table_id: str, expected: int, entries: list[NewRow], put: list[Document], drop: list[Document]):
        rows = self.log[table_id]
        if expected != len(rows):
            return Conflict
        rows += [Row(table_id, expected + i, e.kind, e.body, e.at) for i, e in enumerate(entries, 1)]
        self.write(put, drop)
        return len(rows)

    def write(self, put: list[Document], drop: list[Document]) -> None:
        for document in drop:
            self.documents.pop(key(document), None)
        for document in put:
            self.documents[key(document)] = document

    def claim(self, now: float, limit: int, lease: float) -> list[Deadline]:
        due = [d for d in self.all(Deadline) if d.due <= now and d.held <= now]
        held = [msgspec.structs.replace(d, held=now + lease) for d in sorted(due, key=when)[:limit]]
        self.write(held, [])
        return held

    def all(self, kind: type) -> list:
        return [document for document in self.documents.values() if type(document) is kind]

    def look(self) -> dict[str, object]:
        waiting = [max(d.due, d.held) for d in self.all(Deadline)]
        seats = sorted(self.all(Seat), key=lambda s: (s.table_id, s.seat))
        return {
            "rows": self.log,
            "after": {table_id: rows[2:3] for table_id, rows in self.log.items()},
            "last": {table_id: len(rows) for table_id, rows in self.log.items()},
            "tables": sorted(self.all(Table), key=lambda t: (-t.touched, t.id)),
            "lobby": [t for t in sorted(self.all(Table), key=lambda t: (-t.touched, t.id)) if t.listed][:2],
            "guests": [self.documents.get((Guest, g)) for g in "gh"],
            "seats": {table_id: [s for s in seats if s.table_id == table_id] for table_id in TABLES},
            "next": min(waiting, default=None),
        }


def key(document: Document) -> tuple:
    match document:
        case Table():
            return (Table, document.id)
        case Guest():
            return (Guest, document.key)
        case Seat():
            return (Seat, document.table_id, document.seat)
        case Deadline():
            return (Deadline, document.table_id, document.seq)
    raise AssertionError(document)


def when(deadline: Deadline) -> tuple[float, str, int]:
    return (deadline.due, deadline.table_id, deadline.seq)


async def look(store: Store) -> dict[str, object]:
    return {
        "rows": {table_id: await store.rows(table_id) for table_id in TABLES},
        "after": {table_id: await store.rows(table_id, after=2, limit=1) for table_id in TABLES},
        "last": {table_id: await store.last_seq(table_id) for table_id in TABLES},
        "tables": await store.tables(),
        "lobby": await store.tables(listed=True, limit=2),
        "guests": [await store.guest(g) for g in "gh"],
        "seats": {table_id: await store.seats(table_id) for table_id in TABLES},
        "next": await store.next_due(),
    }


async def play(store: Store, sequence: list[tuple]) -> None:
    model = Model()
    for name, *args in sequence:
        if name.startswith("append"):
            table_id, expected, new, put, drop = args
            expected = len(model.log[table_id]) if expected is None else expected
            try:
                answer = await store.append(table_id, expected, new, put=put, drop=drop)
            except Conflict:
                answer = Conflict
            assert answer == model.append(table_id, expected, new, put, drop)
        elif name == "write":
            put, drop = args
            await store.write(put=put, drop=drop)
            model.write(put, drop)
        elif name == "claim":
            assert await store.claim_due(*args) == model.claim(*args)
        else:
            assert await look(store) == model.look()
    assert await look(store) == model.look()


def test_the_store_is_a_few_dictionaries(room):
    async def begin_anew(sequence: list[tuple]) -> None:
        await room.clear()  # behind the back of any store: so none is open
        store = await open_store(room.url)
        try:
            await play(store, sequence)
        finally:
            await store.close()

    with asyncio.Runner() as runner:

        @settings(
            max_examples=80,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )
        @given(st.lists(calls, min_size=1, max_size=12))
        def agrees(sequence: list[tuple]) -> None:
            runner.run(begin_anew(sequence))

        agrees()
