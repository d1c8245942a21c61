"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rumpus.core.facts import Pace
from rumpus.table.wire.values import Arguments, Phase, View, Way


class Part(msgspec.Struct):
    """A part of a message."""


class PartBothWays(msgspec.Struct, forbid_unknown_fields=True):
    """A part of messages both ways."""


class Statement(PartBothWays):
    """A quick statement: its code in the game's list, and a number for each of its slots."""

    code: Annotated[str, Meta(max_length=40)]
    slots: Annotated[dict[Annotated[str, Meta(max_length=24)], int], Meta(max_length=4)] = {}


class SeatInfo(Part):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    look: int
    """Colour, symbol and pattern, 1 to 8."""
    level: str
    """Of the bot that sits or sits in here; empty for a person who plays."""
    away: bool
    """A person without a connection."""
    sits_in: bool
    """A bot plays for this person until they take their seat back."""
    gave: bool
    """Has contributed to the deal."""
    gave_up: bool = False
    """The bot here cannot think, and plays any legal move."""
    resigned: bool = False
    """The person gave up: a bot plays on, to the end."""
    muted: bool = False
    """Whoever keeps the server lets this seat say nothing."""


class ChairAsk(Part):
    """Somebody who watches asks for a chair."""

    number: int
    name: str
    seat: int | None
    """The chair that is theirs as soon as nothing is asked of it."""


class UndoAsk(Part):
    """A seat asks to take its last move back; it is taken back when all other people agree."""

    seat: int
    agreed: list[int]


class TableInfo(Part):
    id: str
    code: str
    """Four letters that can be called across a room."""
    game: str
    title: str
    rules: int
    options: dict[str, Any]
    deck: bool
    """A house deck is used."""
    pace: Pace
    way: Way
    listed: bool
    strict: bool
    """No previews, no advice."""
    phase: Phase
    commitment: str
    pause: list[int]
    """Seats that ask for a pause; it is one when all who play have asked."""
    paused: bool
    rematch: str
    """The table where they play again, or empty."""
    next_game: str
    """What is played there."""
    again: list[int]
    """Seats that said so."""
    advice: bool
    """Odds and advice may be asked for here: not at strict tables, nor where people play for their ratings."""
    deals: Clock | None
    """When a table that plays again is dealt at the latest; sooner once everybody is in."""
    evening: str
    """The evening it belongs to, or empty."""
    chair_asks: list[ChairAsk] = []
    undo: UndoAsk | None = None
    muted: bool = False
    """Whoever keeps the server lets nobody talk here."""


class Move(Part):
    move: int
    code: str


class Asked(Part):
    """What the seat is asked: a message with its arguments, and every legal answer."""

    decision: int
    """Number of this decision of this seat; a move that names another one is refused as gone."""
    message: str
    numbers: dict[str, int]
    names: dict[str, tuple[str, str]]
    """argument -> (kind, word), for the message `kind-word`."""
    seats: dict[str, int]
    legal: list[Move]
    figures: View
    """What the rules count from what the seat sees, where the game counts anything."""


class Clock(Part):
    name: str
    due: float
    total: float


class TalkLine(Part):
    seat: int
    to: int | None
    """The seat it was whispered to, or null for everybody."""
    text: str
    statement: Statement | None
    at: float


class Result(Part):
    points: list[int]
    places: list[int]
    secret: str
    contributions: list[str]
    record: str
    """Where the record can be fetched."""


class Sentence(Part):
    """A sentence about the board: a message and its arguments, as in `Asked`."""

    message: str
    numbers: dict[str, int]
    names: dict[str, tuple[str, str]]
    seats: dict[str, int]
    texts: dict[str, str]
    """argument -> what is the same in every language; `?` in it is the message `hidden`."""


class OddsRow(Part):
    """What chance may bring: a sentence, true in `good` of `every` cases, all alike."""

    words: Sentence
    good: int
    every: int


class MoveAdvice(Part):
    """A move, and the share of the win that it promises, places counting a little."""

    move: int | None
    """None: let the moment pass."""
    worth: float
    low: float
    """Of a 95 % interval."""
    high: float
    tied: bool
    """The first, or not clearly worse than it."""


class TurnTold(Part):
    """Some of the latest events, told as one."""

    since: int
    """How many events back it begins, the last one counted as 1."""
    said: list[Sentence]


Told: TypeAlias = tuple[str, Arguments]  # an event: its kind, its arguments; null for what this viewer may not know
