"""What an evening's log holds: one struct for each kind of entry.

People are counted from 0 as they came, and keep their number. Scores are not written: they follow from places.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

import msgspec

from rumpus.core.facts import Pace
from rumpus.table.log.rows import BodyCodec, Withdrawn
from rumpus.table.wire import Way


class EveningBody(msgspec.Struct, omit_defaults=True):
    """One thing that happened in an evening."""


class EveningPlanned(EveningBody):
    """The first row."""

    code: str
    host: str
    games: list[str]
    way: Way
    pace: Pace


class PersonCame(EveningBody):
    """Somebody new, somebody who comes back, or one of them under another name."""

    person: int
    name: str
    look: int
    guest: str = ""
    level: str = ""


class PersonLeft(EveningBody):
    person: int


class PersonReady(EveningBody):
    person: int
    on: bool


class ProgrammeChanged(EveningBody):
    """The games that have not begun."""

    games: list[str]


class LeadPassed(EveningBody):
    guest: str


class BreakHeld(EveningBody):
    on: bool


class GameBegan(EveningBody):
    """Written when the table is there: its own log says the same (`Made.evening`)."""

    number: int
    game: str
    table: str
    chairs: list[list[int]]


class GameEnded(EveningBody):
    """The places of its chairs; none where it was skipped."""

    number: int
    places: list[int] = []


class EveningEnded(EveningBody):
    pass


AnyEveningBody: TypeAlias = (
    EveningPlanned
    | PersonCame
    | PersonLeft
    | PersonReady
    | ProgrammeChanged
    | LeadPassed
    | BreakHeld
    | GameBegan
    | GameEnded
    | EveningEnded
    | Withdrawn
)

evening_codec = BodyCodec[AnyEveningBody](get_args(AnyEveningBody))
