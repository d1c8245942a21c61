"""Making tables and evenings, finding them, and letting phones in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from rumpus.table.wire import Closed, Name, Pace, Phase, SeatInfo, Way
from rumpus.table.wire_http.bodies import Answer, Given


class MakeTable(Given):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    pace: Pace = "live"
    way: Way = "devices"
    listed: bool = False
    strict: bool = False
    sit: bool = True
    """Whether the maker takes the first seat."""
    name: Name = ""
    """Of the maker at this table; empty: the one the room knows."""
    bots: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=7)] = []
    """A bot of each level takes the next seat."""


class MadeTable(Answer):
    """A table; or an evening, whose id begins with `evening-`."""

    id: str
    code: str


class PlanEvening(Given):
    games: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=12)]
    """The programme, in order."""
    way: Literal["devices", "screen"] = "devices"
    pace: Pace = "live"
    sit: bool = True
    """Whether the planner is one of the people; a television is not."""
    name: Name = ""


class TableCard(Answer):
    """A table as the lobby lists it."""

    id: str
    code: str
    game: str
    title: str
    pace: Pace
    phase: Phase
    listed: bool
    seats: list[SeatInfo]
    free: int
    mine: list[int]
    """Seats that you hold."""
    turn: list[int]
    """Seats that may act now."""
    touched: float
    closed: Closed | None = None
    """Why it cannot be opened any more."""


class Lobby(Answer):
    listed: list[TableCard]
    mine: list[TableCard]


class NetworkInfo(Answer):
    """Whether phones on the local network can come in. Who is not at the machine itself is told nothing but `may`."""

    may: bool
    """You are at the machine, and may open and close it."""
    open: bool = False
    address: str = ""
    """What phones open; empty while it is closed, and where it is the address of this page anyway."""
    phones: int = 0
    """Devices that have come through since it was opened."""
    came: list[int] = []
    """Seats of the table asked about that are held by such a device."""
    problem: Literal["", "network"] = ""
    """Why it could not be opened: the machine is on no network, or no port is free."""
