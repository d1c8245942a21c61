"""The wire of an evening: what its socket takes and tells, beside `hello`, `ping` and the answers of a table (wire/).

An evening is small: whatever happens, everybody is told the whole of it again.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rumpus.table.wire import (
    Bye,
    Clock,
    Done,
    FromClient,
    FromServer,
    Hello,
    Level,
    Look,
    Name,
    Part,
    Ping,
    Pong,
    Refused,
    SeatNumber,
    Way,
    Welcome,
)

PEOPLE = 8  # of an evening: as many as there are looks
GAMES = 12  # of a programme

EveningPhase: TypeAlias = Literal["gathering", "playing", "between", "over"]
GameName: TypeAlias = Annotated[str, Meta(max_length=64)]
Programme: TypeAlias = Annotated[list[GameName], Meta(max_length=GAMES)]


# Parts


class EveningPerson(Part):
    """Somebody of the evening. They stay in its list when they have gone home, with what they had."""

    name: str
    look: int
    level: str
    """Of a bot; empty for a person."""
    here: bool
    ready: bool
    points: list[int | None]
    """For each game of the programme; null: not played, or not yet."""
    total: int
    place: int
    """From 1; who has as many points has the same place."""


class EveningGame(Part):
    game: str
    table: str
    """Where it is played, or was; empty before."""
    phase: Literal["coming", "playing", "over", "skipped"]
    chairs: list[list[int]]
    """Who sits on each chair, by their number in `people`; two share one, an empty list is a bot that fills in."""
    winners: list[int]


class EveningInfo(Part):
    id: str
    code: str
    phase: EveningPhase
    way: Way
    began: float
    ended: float
    """0 before it is over."""
    people: list[EveningPerson]
    games: list[EveningGame]
    """The programme. The first that is coming is next; its `chairs` say who would sit where."""
    starts: Clock | None
    """When the next game begins by itself; sooner once everybody is ready."""
    held: bool
    """Somebody asked for more time: the next game waits until all are ready, or for a word."""


# From a client


class Come(FromClient, tag="come", kw_only=True):
    """Be of the evening, from its next game on; or be called otherwise; or come back."""

    name: Name = ""
    look: Look | None = None


class Leave(FromClient, tag="leave", kw_only=True):
    """Go home; whoever leads may say it of another. A bot plays the game to its end."""

    person: SeatNumber | None = None


class BringBot(FromClient, tag="bring_bot", kw_only=True):
    level: Level


class GetReady(FromClient, tag="ready", kw_only=True):
    """Between two games: when all people have said so, the next one begins."""

    on: bool


class SetProgramme(FromClient, tag="programme", kw_only=True):
    """The games that are still to come."""

    games: Programme


class Begin(FromClient, tag="begin"):
    """The next game begins now. The first one needs this word; whoever hosts says it, with a big screen anybody."""


class Hold(FromClient, tag="hold", kw_only=True):
    """The next game does not begin by itself (`on`), or does again."""

    on: bool


class SkipGame(FromClient, tag="skip"):
    """The game under way counts for nobody, and the evening goes on."""


class EndEvening(FromClient, tag="end"):
    """No further game: the podium."""


# From the server


class EveningTold(FromServer, tag="evening"):
    """All there is to know. `you`: which of the people this connection is, or null."""

    evening: EveningInfo
    you: int | None
    leads: bool
    """May begin, change the programme and so on."""


EveningAsk: TypeAlias = (
    Hello | Ping | Come | Leave | BringBot | GetReady | SetProgramme | Begin | Hold | SkipGame | EndEvening
)
EveningNews: TypeAlias = Welcome | EveningTold | Done | Refused | Bye | Pong

read_evening = msgspec.json.Decoder(EveningAsk).decode
