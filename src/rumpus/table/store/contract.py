"""What a store does, whatever the database.

The log is the truth: `append` commits all its entries or none, and only if the table's last row is the expected one.
When it returns, the rows are on disk. Documents given to `put` and `drop` beside it are written in the same commit,
so a clock can never be lost between a move and its deadline. Without an append, the last `put` of a document wins.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar, cast

from rumpus.table.store import queries
from rumpus.table.store.changes import Callback
from rumpus.table.store.checks import check_append, check_documents
from rumpus.table.store.documents import KINDS, Value, Values, build, build_row
from rumpus.table.store.model import (
    Append,
    Closed,
    Deadline,
    Document,
    Guest,
    KeptReview,
    NewRow,
    Notice,
    Rating,
    Record,
    Row,
    Seat,
    ShelfPass,
    ShelfRow,
    Table,
    TableState,
    Trace,
    Unavailable,
)

D = TypeVar("D", bound=Document)

# How long a server that claimed a deadline may take before another server gets it: long enough to read any log,
# short enough that a crash in between delays a clock and does not stop it.
LEASE = 30.0


class Store(ABC):
    """One room's memory. Both databases share the reading written here; each brings its own writing."""

    _closed = False
    CLAIM: str  # gives deadlines due by ?1 to this server, at most ?2, for ?3 seconds

    async def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[NewRow],
        *,
        put: Iterable[Document] = (),
        drop: Iterable[Document] = (),
    ) -> int:
        """Add rows after row `expected` (0: the table is new) and return the last row's number, or raise Conflict."""
        return await self._append(_checked(table_id, expected, entries, put, drop))

    async def write(self, *, put: Iterable[Document] = (), drop: Iterable[Document] = ()) -> None:
        """Write and remove documents, all in one commit. `drop` looks only at the key; what is also put stays."""
        put = tuple(put)
        check_documents(put)
        await self._write(put, tuple(drop))

    async def rate(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[NewRow],
        players: Sequence[tuple[str, str]],
        change: Callable[[list[Rating]], Sequence[Rating]],
    ) -> list[Rating]:
        """Append like `append` and change the players' ratings in the same commit, so a game counts exactly once.

        `players` are pairs of what they are rated at and who they are. `change` gets the ratings in that order,
        newcomers included, while nobody else can touch them; it must be quick and may run on another thread, or twice.
        """
        newcomers = [Rating(game, player) for game, player in sorted(set(players))]
        check_documents(newcomers)
        return await self._rate(_checked(table_id, expected, entries), newcomers, players, change)

    async def rewrite(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[NewRow],
        bodies: Sequence[tuple[int, bytes]],
        *,
        put: Iterable[Document] = (),
        drop: Iterable[Document] = (),
    ) -> int:
        """Append like `append`, and give rows that are there other bodies, in the same commit: how somebody is taken
        out of a log. What was appended tells whoever has the table in memory to read it anew."""
        rows = [(table_id, seq, body) for seq, body in bodies]
        return await self._rewrite(_checked(table_id, expected, entries, put, drop), rows)

    async def take_pass(self, mark: str, now: float) -> ShelfPass | None:
        """The pass of that mark, which is gone from then on; None where there is none, or it has run out."""
        taken = [build(ShelfPass, row) for row in await self._execute(queries.TAKE_MARKED, mark, now)]
        return next((each for each in taken if each.mark == mark and each.until >= now), None)

    async def claim_due(self, now: float, limit: int = 100, lease: float = LEASE) -> list[Deadline]:
        """Deadlines due by `now`, each given to one server only. Append the time-out and drop the deadline in the
        same commit; a deadline still there after `lease` seconds is given again (its server has died)."""
        claimed = [build(Deadline, row) for row in await self._execute(self.CLAIM, now, limit, lease)]
        return sorted(claimed, key=lambda deadline: (deadline.due, deadline.table_id, deadline.seq))

    # What each database does its own way; what comes here has been checked

    @abstractmethod
    async def _append(self, rows: Append) -> int: ...

    @abstractmethod
    async def _write(self, put: Sequence[Document], drop: Sequence[Document]) -> None: ...

    @abstractmethod
    async def _rate(
        self,
        rows: Append,
        newcomers: Sequence[Rating],
        players: Sequence[tuple[str, str]],
        change: Callable[[list[Rating]], Sequence[Rating]],
    ) -> list[Rating]: ...

    @abstractmethod
    async def _rewrite(self, rows: Append, bodies: Sequence[tuple[str, int, bytes]]) -> int: ...

    @abstractmethod
    async def _execute(self, sql: str, *args: Value) -> list[Values]:
        """Run one writing statement that returns rows, written with `?1` marks."""
        ...

    def _need_open(self) -> None:
        if self._closed:
            raise Closed("the store is closed")

    @abstractmethod
    async def listen(self, callback: Callback) -> Callable[[], None]:
        """Call back for every table that grows, in this process or another one; returns the way to stop.

        A hint, not a log: several appends may be told as one, one may be told twice, and EVERYTHING (the empty id)
        means that messages may have been missed.
        """
        ...

    @abstractmethod
    async def pass_on(self, table_id: str, text: str) -> None:
        """Tell other servers something short that is kept nowhere. SQLite has no way to: nobody hears it."""
        ...

    @abstractmethod
    def hear(self, callback: Callable[[str, str], None]) -> None:
        """Call back with what other servers pass on, once `listen` was called."""
        ...

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a consistent copy while serving: a database file from SQLite, an export from PostgreSQL."""
        ...

    @abstractmethod
    def export(self) -> AsyncIterator[bytes]:
        """Everything as JSON lines, as of one moment, for either database to import."""
        ...

    @abstractmethod
    async def import_(self, lines: Iterable[bytes]) -> int:
        """Fill an empty store from an export, wholly or not at all; returns how many rows and documents came in."""
        ...

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked, then let go of the database."""
        ...

    @abstractmethod
    async def fetch(self, sql: str, *args: Value) -> list[Values]:
        """Run one reading statement written with `?1` marks."""
        ...

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # The log

    async def rows(self, table_id: str, after: int = 0, limit: int = queries.ALL) -> list[Row]:
        return [build_row(row) for row in await self.fetch(queries.ROWS, table_id, after, limit)]

    async def last_seq(self, table_id: str) -> int:
        """The number of the last row, 0 for a table without rows."""
        [[last]] = await self.fetch(queries.LAST_SEQ, table_id)
        assert isinstance(last, int)
        return last

    # Documents

    async def put(self, *documents: Document) -> None:
        await self.write(put=documents)

    async def drop(self, *documents: Document) -> None:
        await self.write(drop=documents)

    async def table(self, table_id: str) -> Table | None:
        return await self._one(Table, "id = ?1", table_id)

    async def tables(
        self,
        *,
        state: TableState | None = None,
        listed: bool | None = None,
        game: str | None = None,
        limit: int = 100,
    ) -> list[Table]:
        """The tables touched last, first."""
        conditions = list[str]()
        args = list[Value]()
        for field, wanted in (("game", game), ("state", state), ("listed", listed)):
            if wanted is not None:
                args.append(wanted)
                conditions.append(f"{field} = ?{len(args)}")
        where = " AND ".join(conditions) or "1 = 1"
        return await self._many(Table, f"{where} ORDER BY touched DESC, id LIMIT ?{len(args) + 1}", *args, limit)

    @abstractmethod
    async def forget(self, tables: Sequence[str]) -> int:
        """Remove tables with their logs, seats, clocks and records; returns how many. The one that was written to last
        stays: in SQLite the number of its last row would be given again, and readers would miss what has it then."""
        ...

    async def over_before(self, before: float, limit: int) -> list[str]:
        """Finished games that nothing has happened to since."""
        return [str(row[0]) for row in await self.fetch(queries.OVER_BEFORE, before, limit)]

    async def count_over(self, before: float) -> int:
        [[count]] = await self.fetch(queries.COUNT_OVER, before)
        assert isinstance(count, int)
        return count

    async def tables_of_guest(
        self, guest: str, *, game: str | None = None, state: TableState | None = None, limit: int = 100
    ) -> list[Table]:
        """Those where this guest sits or hosts, touched last first."""
        conditions, args = ["id IN (SELECT table_id FROM seats WHERE guest = ?1)"], list[Value]([guest])
        for field, wanted in (("game", game), ("state", state)):
            if wanted is not None:
                args.append(wanted)
                # Not by an index of this field: SQLite would read every finished game to find a guest's few.
                conditions.append(f"coalesce({field}, '') = ?{len(args)}")
        where = " AND ".join(conditions)
        return await self._many(Table, f"{where} ORDER BY touched DESC, id LIMIT ?{len(args) + 1}", *args, limit)

    async def guest(self, key: str) -> Guest | None:
        return await self._one(Guest, "key = ?1", key)

    async def seats(self, table_id: str) -> list[Seat]:
        return await self._many(Seat, "table_id = ?1 ORDER BY seat", table_id)

    async def seats_of_key(self, key: str) -> list[Seat]:
        return await self._many(Seat, "key = ?1 ORDER BY table_id, seat", key)

    async def seats_of_guest(self, guest: str) -> list[Seat]:
        return await self._many(Seat, "guest = ?1 ORDER BY table_id, seat", guest)

    async def hosted(self, guest: str, seat: int, since: float) -> int:
        """How many tables a guest answers for that were touched since then; `seat` is the one that says who does."""
        [[count]] = await self.fetch(queries.HOSTED, guest, seat, since)
        assert isinstance(count, int)
        return count

    async def deadlines(self, table_id: str) -> list[Deadline]:
        return await self._many(Deadline, "table_id = ?1 ORDER BY seq", table_id)

    async def next_due(self) -> float | None:
        """When `claim_due` will next have something to give."""
        [[due]] = await self.fetch(queries.NEXT_DUE)
        assert due is None or isinstance(due, float)
        return due

    async def check(self, now: float) -> None:
        """Write a row and read it back: raises StoreError where the room could not keep what it acknowledges."""
        written = Guest("readiness", str(now))
        await self.put(written)
        if await self.guest(written.key) is None:
            raise Unavailable("what was written cannot be read")
        await self.next_due()

    async def rating(self, game: str, player: str) -> Rating | None:
        return await self._one(Rating, "game = ?1 AND player = ?2", game, player)

    async def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        """The strongest first, by what can be said of them with confidence."""
        order = "mu - 3 * sigma DESC, player"
        return await self._many(Rating, f"game = ?1 ORDER BY {order} LIMIT ?2", game, limit)

    async def ratings_of(self, player: str) -> list[Rating]:
        return await self._many(Rating, "player = ?1 ORDER BY game", player)

    async def shelf_page(
        self, guest: str, before: tuple[float, str], limit: int
    ) -> list[tuple[ShelfRow, bytes | None]]:
        """Finished games and evenings of a guest, the newest first, from before that moment and id; with the summary of
        each one's table."""
        found = await self.fetch(queries.SHELF_PAGE, guest, *before, limit)
        return [(build(ShelfRow, row[:-1]), cast(bytes | None, row[-1])) for row in found]

    async def shelf_row(self, guest: str, table_id: str) -> ShelfRow | None:
        return await self._one(ShelfRow, "guest = ?1 AND table_id = ?2", guest, table_id)

    async def traces(self, guest: str, after: str = "", limit: int = 100) -> list[str]:
        """The tables and evenings in whose logs the guest is named, in order of their ids."""
        where = "guest = ?1 AND table_id > ?2 ORDER BY table_id LIMIT ?3"
        return [trace.table_id for trace in await self._many(Trace, where, guest, after, limit)]

    async def count_traces(self, guest: str) -> int:
        [[count]] = await self.fetch(queries.COUNT_TRACES, guest)
        assert isinstance(count, int)
        return count

    async def notices(self, guest: str) -> list[Notice]:
        return await self._many(Notice, "guest = ?1 ORDER BY created, id", guest)

    async def record(self, record_id: str) -> Record | None:
        return await self._one(Record, "id = ?1", record_id)

    async def records(self, game: str, limit: int = 100) -> list[Record]:
        """The newest first."""
        return await self._many(Record, "game = ?1 ORDER BY created DESC, id LIMIT ?2", game, limit)

    async def review(self, record_id: str, rules: int, budget: str) -> KeptReview | None:
        return await self._one(KeptReview, "record_id = ?1 AND rules = ?2 AND budget = ?3", record_id, rules, budget)

    async def keep_review(self, review: KeptReview, most: int) -> None:
        """Keep it; of all that are kept, only the `most` newest stay."""
        older = "record_id <> ?1 ORDER BY created DESC LIMIT ?2 OFFSET ?3"
        old = await self._many(KeptReview, older, review.record_id, most, most - 1)
        await self.write(put=[review], drop=old)

    async def _many(self, struct: type[D], where: str, *args: Value) -> list[D]:
        found = await self.fetch(f"{KINDS[struct].select} WHERE {where}", *args)
        return [build(struct, row) for row in found]

    async def _one(self, struct: type[D], where: str, *args: Value) -> D | None:
        found = await self._many(struct, where, *args)
        return found[0] if found else None


def _checked(
    table_id: str,
    expected: int,
    entries: Sequence[NewRow],
    put: Iterable[Document] = (),
    drop: Iterable[Document] = (),
) -> Append:
    rows = Append(table_id, expected, entries, tuple(put), tuple(drop))
    check_append(table_id, expected, entries)
    check_documents(rows.put)
    return rows
