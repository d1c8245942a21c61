"""What a table's log holds: one struct for each kind of entry. The state of a table is what they lead to (state.py).

Seats count from 0, guests are hashes of keys that only their devices hold.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

import msgspec

from rumpus.table.log.rows import BodyCodec, Withdrawn
from rumpus.table.log.setup import TableSetup
from rumpus.table.wire import Statement

# Stands in for a guest who was taken out of the log: a seat was a person's, and nobody can say whose.
SOMEBODY = "somebody"
UNSAID = "…"  # stands in for what they said: lines of talk keep their number


class Body(msgspec.Struct, omit_defaults=True):
    """One thing that happened at a table."""


class EveningChairs(msgspec.Struct):
    """The table is one of an evening's: which of its games, and which of its people sit on each chair."""

    id: str
    game: int
    chairs: list[list[int]]


class Made(TableSetup, Body, kw_only=True):
    """The first row. The secret is committed to from here on; it leaves the server when the game is over."""

    game: str
    rules: int
    code: str
    host: str
    secret: str
    again: bool = False  # the same people as at another table: dealt as soon as they are here, without a host's word
    evening: EveningChairs | None = None


class Changed(TableSetup, Body):
    """Another setup, before the start."""


class Sat(Body):
    """A person or a bot takes a seat."""

    seat: int
    name: str
    look: int
    guest: str = ""
    level: str = ""


class Renamed(Body):
    seat: int
    name: str
    look: int


class Stood(Body):
    seat: int


class Hosted(Body):
    guest: str


class Linked(Body):
    """The seat has a new private link; `key` is its hash."""

    seat: int
    key: str


class Opened(Body):
    """A second device holds the seat."""

    seat: int
    guest: str


class Gave(Body):
    """A seat's contribution to the deal, in hexadecimal."""

    seat: int
    words: str


class Dealt(Body):
    """The start. `chairs` are the seats that were taken, in order: they are numbered anew. A practice table begins
    from the position `start` of another game instead of a deal; `before` are the steps that led there from one.
    `rules` is the version of the game's rules it is played by; 0 in older rows: the one it was made under."""

    chairs: list[int]
    start: str = ""
    before: list[tuple[int, int]] = []
    rules: int = 0


class Played(Body):
    """Moves of a seat, and what chance drew in answer to them."""

    seat: int
    moves: list[int]
    outcomes: list[int] = []


class Landed(Body):
    """Outcomes of chance that no move called for: after the deal, after a clock."""

    outcomes: list[int]


class TimedOut(Body):
    pass


class Restarted(Body):
    """The running clock began by a wrong time: it begins anew."""


class Said(Body):
    seat: int
    to: int | None = None
    text: str = ""
    statement: Statement | None = None


class AskedPause(Body):
    seat: int
    on: bool


class HandedOver(Body):
    """A bot of this level plays for the seat."""

    seat: int
    level: str


class TookBack(Body):
    seat: int


class Resigned(Body):
    """The person gives up: a bot of this level plays on."""

    seat: int
    level: str


class AskedUndo(Body):
    """The seat asks to take its last decision back."""

    seat: int


class AnsweredUndo(Body):
    seat: int
    yes: bool


class Undone(Body):
    """The last decision is taken back: the game stands as it did before it."""

    seat: int


class AskedChair(Body):
    """Somebody who watches asks for a chair."""

    guest: str
    name: str


class DroppedAsk(Body):
    """Somebody no longer asks for a chair, or is told no. Asks are counted from 1."""

    ask: int


class GaveChair(Body):
    """The chair is promised to whoever asked."""

    ask: int
    seat: int


class TookChair(Body):
    """A person takes over a bot's seat, with all that it knows."""

    seat: int
    guest: str
    name: str


class ShownOut(Body):
    """Whoever keeps the server gives the person's seat to a bot of this level."""

    seat: int
    level: str


class Muted(Body):
    """Whoever keeps the server lets a seat, or the whole table, say nothing, or lets them talk again."""

    on: bool
    seat: int | None = None


class Shut(Body):
    """Whoever keeps the server closes the table, or opens it again. The clock stands meanwhile."""

    on: bool


class GaveUp(Body):
    """The bot at the seat could not think: from here on it plays any legal move."""

    seat: int


class Presence(Body):
    seat: int
    here: bool


class Finished(Body):
    points: list[int]
    places: list[int]


class Rated(Body):
    """The ratings have been changed by this game."""


class TookAdvice(Body):
    """Somebody asked what a strong bot would do: the game counts for nothing."""

    seat: int


class Rematched(Body):
    """Somebody plays again, at that table, with the seats held here."""

    table: str
    seats: list[int] = []
    game: str = ""  # another one; empty: the same


AnyBody: TypeAlias = (
    Made
    | Changed
    | Sat
    | Renamed
    | Stood
    | Hosted
    | Linked
    | Opened
    | Gave
    | Dealt
    | Played
    | Landed
    | TimedOut
    | Restarted
    | Said
    | AskedPause
    | HandedOver
    | TookBack
    | Resigned
    | AskedUndo
    | AnsweredUndo
    | Undone
    | AskedChair
    | DroppedAsk
    | GaveChair
    | TookChair
    | ShownOut
    | Muted
    | Shut
    | GaveUp
    | Presence
    | Finished
    | Rated
    | TookAdvice
    | Rematched
    | Withdrawn
)

codec = BodyCodec[AnyBody](get_args(AnyBody))
entry, body_of = codec.entry, codec.body_of
