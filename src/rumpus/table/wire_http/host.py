"""What whoever keeps the server sees and may do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rumpus.table.wire import Phase, SeatInfo
from rumpus.table.wire_http.bodies import Answer, Given


class HostTable(Answer):
    """A table as the host sees it: what everybody could see of it, and nothing that is said or held there."""

    id: str
    code: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatInfo]
    watching: int
    created: float
    touched: float
    muted: bool
    closed: bool


class HostProgram(Answer):
    """A program that plays here: it came with a token instead of a cookie."""

    table: str
    code: str
    seats: list[int]
    name: str


class HostLoad(Answer):
    minutes: list[float]
    """What share of one core was used, minute by minute, the last one last."""
    processor: float
    memory: int
    """Bytes of this process."""
    memory_most: int
    """Bytes that it may have."""
    slowest: float
    """Seconds of the slowest acknowledged move of the last minute."""
    sockets: int
    room_for: int | None
    """About so many more tables; null where too little is going on to tell."""


class HostView(Answer):
    now: float
    since: float
    well: bool
    """The database can be read and written, and nothing has failed in the last minute."""
    tables: list[HostTable]
    programs: list[HostProgram]
    load: HostLoad
    door: bool
    """New tables may be opened."""
    phones: str
    """The address under which phones can come in, or empty."""
    keep_days: int


class HostSwitch(Given):
    on: bool


class HostMute(Given):
    on: bool
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    """Without one: the whole table."""


class HostSeat(Given):
    seat: Annotated[int, Meta(ge=0, le=7)]


class HostWords(Given):
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class HostKeep(Given):
    days: Annotated[int, Meta(ge=1, le=36500)]
    really: bool = False
    """Without it, it is only counted what would go."""


class HostKept(Answer):
    tables: int
    """Finished games that were older, or are."""
    gone: bool
