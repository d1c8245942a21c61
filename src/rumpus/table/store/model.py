"""What the room keeps: the rows of a table's log, the documents beside it, and what can go wrong."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rumpus.core.facts import Pace


class NewRow(msgspec.Struct, frozen=True):
    """One thing to append; the store gives it its number."""

    kind: str
    body: bytes
    at: float


class Row(msgspec.Struct, frozen=True):
    """One thing that was appended. `seq` counts 1, 2, 3, … within a table, without gaps."""

    table_id: str
    seq: int
    kind: str
    body: bytes
    at: float


TableState: TypeAlias = Literal["open", "playing", "over"]
NoticeKind: TypeAlias = Literal["webhook", "push"]


class Table(msgspec.Struct, frozen=True):
    """What the lobby knows of a table without reading its log. `summary` is JSON of the room's choosing."""

    id: str
    game: str
    title: str
    state: TableState
    listed: bool
    pace: Pace
    created: float
    touched: float
    summary: bytes = b"{}"


class Guest(msgspec.Struct, frozen=True):
    """A person without an account. `key` is the hash of the secret that only their device holds."""

    key: str
    name: str
    look: bytes = b"{}"


class Seat(msgspec.Struct, frozen=True):
    """A seat and the hash of its private link. `guest` is the hashed key of who sits there, None if no person."""

    table_id: str
    seat: int
    key: str
    guest: str | None = None


class Deadline(msgspec.Struct, frozen=True):
    """A clock that runs out at `due`, set by row `seq` of its table. Whoever claimed it has until `held` to act."""

    table_id: str
    seq: int
    due: float
    held: float = 0.0


class Rating(msgspec.Struct, frozen=True):
    """Strength of one player at one game; the defaults are a newcomer's."""

    game: str
    player: str
    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0


class Notice(msgspec.Struct, frozen=True):
    """Where a guest wants to be told that it is their turn. `target` is JSON: an address, or a push subscription."""

    id: str
    guest: str
    kind: NoticeKind
    target: bytes
    created: float


class Record(msgspec.Struct, frozen=True):
    """A finished game in its text form."""

    id: str
    game: str
    text: str
    created: float


class KeptReview(msgspec.Struct, frozen=True):
    """What looking back at a record found, as JSON: under these rules, with so much thought."""

    record_id: str
    rules: int
    budget: str
    body: bytes
    created: float


class ShelfRow(msgspec.Struct, frozen=True):
    """A finished game or evening of one person. `body` is JSON of the room's choosing, and names nobody."""

    guest: str
    table_id: str
    game: str
    finished: float
    body: bytes = b"{}"


class Trace(msgspec.Struct, frozen=True):
    """This guest is named in that log, in whatever role: where to look when somebody wants to be forgotten."""

    guest: str
    table_id: str


class ShelfPass(msgspec.Struct, frozen=True):
    """A guest's key on its way to another device. `mark` is the hash of a token that is kept nowhere; without the token
    `sealed` says nothing."""

    guest: str
    mark: str
    sealed: bytes
    until: float


Document: TypeAlias = (
    Table | Guest | Seat | Deadline | Rating | Notice | Record | KeptReview | ShelfRow | Trace | ShelfPass
)


class Append(NamedTuple):
    """Rows after row `expected` of a table, and the documents that change with them."""

    table_id: str
    expected: int
    entries: Sequence[NewRow]
    put: Sequence[Document] = ()
    drop: Sequence[Document] = ()

    @property
    def last(self) -> int:
        return self.expected + len(self.entries)


class StoreError(Exception):
    """Anything the store refuses or cannot do."""


class Conflict(StoreError):
    """Someone else appended first (or the caller expected rows that are not there): read again, decide again."""

    def __init__(self, table_id: str, expected: int) -> None:
        super().__init__(f"table {table_id} is not at row {expected}")
        self.table_id = table_id
        self.expected = expected


class Unavailable(StoreError):
    """The database did not answer. Whether the write was committed is unknown: read before trying again."""


class Closed(StoreError):
    """The store was closed before this was asked of it."""


class BadValue(StoreError, ValueError):
    """A value that one of the two databases could not keep exactly."""


class NewerDatabase(StoreError):
    """The database was written by a newer Rumpus than this one."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database is at version {found}, this Rumpus knows up to {known}: install a newer Rumpus")
        self.found = found
        self.known = known


class NotEmpty(StoreError):
    """An export can only be imported into an empty store."""


class BadExport(StoreError):
    """The lines are not a whole export of a store."""
