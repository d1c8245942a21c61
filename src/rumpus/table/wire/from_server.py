"""What the server sends on a table's socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rumpus.table.wire.parts import (
    Asked,
    Clock,
    MoveAdvice,
    OddsRow,
    Result,
    SeatInfo,
    Sentence,
    TableInfo,
    TalkLine,
    Told,
    TurnTold,
)
from rumpus.table.wire.values import Face, View


class FromServer(msgspec.Struct, tag_field="t"):
    """Whatever the server sends."""


class Welcome(FromServer, tag="welcome"):
    """The answer to hello; the snapshots follow."""

    version: int
    now: float
    server: str
    """Changes when the server was updated: an old page reloads itself."""


class You(FromServer, tag="you"):
    """The seats this connection holds, and whether it is the host's. A snapshot of each follows."""

    seats: list[int]
    host: bool


class Snapshot(FromServer, tag="snapshot"):
    """Everything this viewer sees now."""

    seat: int
    n: int
    table: TableInfo
    seats: list[SeatInfo]
    view: View | None
    asked: Asked | None
    waiting: list[int]
    """Who may act, when a game is on."""
    sealed: bool
    """They choose secretly, and it is opened together."""
    clock: Clock | None
    story: list[Told]
    """What happened lately, oldest first."""
    turns: list[TurnTold]
    """The same by turns, oldest first."""
    talk: list[TalkLine]
    result: Result | None


class Step(FromServer, tag="step"):
    """Something happened. `n` is one more than in the message before for this viewer."""

    seat: int
    n: int
    events: list[Told]
    turns: list[TurnTold]
    """The turns that these events begin or go on with, as they stand now."""
    view: View
    """The fields that look different now; the others stay as they were."""
    asked: Asked | None
    waiting: list[int]
    sealed: bool
    clock: Clock | None


class TableChanged(FromServer, tag="table"):
    """The setting, the seats, or who is there."""

    table: TableInfo
    seats: list[SeatInfo]


class Talked(FromServer, tag="talk"):
    """Sent once, also to a device that holds both seats of a whisper."""

    line: TalkLine


class Reacted(FromServer, tag="reacted"):
    """A face, for a moment: in no snapshot, no log and no record."""

    seat: int
    face: Face


class Attendance(FromServer, tag="attendance"):
    """Who has just gone, and who watches; in no snapshot: it follows `hello`, and whenever it changes."""

    gone: list[int]
    """Seats whose last connection has closed. If they do not come back, `away` says so for good."""
    watching: int
    """People who only watch; big screens are none."""
    names: list[str]
    """Of those of them who have one."""


class Announced(FromServer, tag="announced"):
    """Whoever keeps the server says this to all tables; kept nowhere."""

    text: str


class Over(FromServer, tag="over"):
    result: Result


class Done(FromServer, tag="done"):
    """It was done, and is on disk. `played`: how many of the moves; the rest was cut off by chance or another seat."""

    id: int
    played: int = 0


class Previewed(FromServer, tag="previewed"):
    """As far as this seat can know. `stops` says why no further: chance, hidden cards, another seat, or the end."""

    id: int
    seat: int
    events: list[Told]
    view: View
    asked: Asked | None
    stops: Literal["", "chance", "draw", "hidden", "seat", "over"]
    said: list[Sentence]
    """What the last of the moves does on this board, in words."""
    figures: View
    """What the rules count from what the seat would see then."""


class Described(FromServer, tag="described"):
    """The board as these eyes see it now, what a person needs first at the beginning."""

    id: int
    seat: int
    sentences: list[Sentence]


class OddsTold(FromServer, tag="odds"):
    """From what the seat sees now, and nothing else."""

    id: int
    seat: int
    rows: list[OddsRow]


class AdviceTold(FromServer, tag="advice"):
    """Best first, from what the seat can know, and nothing else; empty where it has no choice. `chances`: each seat's
    chance to win if the first is played. They add up to one, unless nobody may win."""

    id: int
    seat: int
    decision: int
    moves: list[MoveAdvice]
    chances: list[float]


class Link(FromServer, tag="link"):
    """The private link is the table's address with `#seat=` and this key; nobody else can make it."""

    id: int
    seat: int
    key: str


Why: TypeAlias = Literal[
    "bad_message",
    "not_yours",
    "not_host",
    "not_now",
    "gone",
    "illegal",
    "paused",
    "started",
    "not_started",
    "taken",
    "full",
    "tables",
    "too_fast",
    "whisper",
    "statement",
    "option",
    "level",
    "link",
    "token",
    "preview",
    "advice",
    "reaction",
    "undo",
    "chair",
    "muted",
    "closed",
    "door",
    "busy",
    "no_room",
]


class Refused(FromServer, tag="refused"):
    """It was not done, and nothing has changed. The page says `refused-<why>`; `detail` is for developers' eyes."""

    id: int
    why: Why
    detail: str = ""
    played: int = 0
    """Moves of a composed play that stand, when a later one was not possible."""


class Bye(FromServer, tag="bye"):
    """The server closes this connection. Come back after `again` seconds, by yourself; -1: do not.

    `other_rules`: the game was dealt under rules that have changed since, and cannot go on. `unreadable`: what was kept
    of the table is damaged, or of a version that kept too little. `by_host`: whoever keeps the server closed the table;
    what was played is kept, and it can go on when it is opened again."""

    why: Literal["old_page", "no_table", "other_rules", "unreadable", "by_host", "full", "abuse"]
    again: float


class Pong(FromServer, tag="pong"):
    now: float


ServerMessage: TypeAlias = (
    Welcome
    | You
    | Snapshot
    | Step
    | TableChanged
    | Talked
    | Reacted
    | Attendance
    | Announced
    | Over
    | Done
    | Previewed
    | Described
    | OddsTold
    | AdviceTold
    | Link
    | Refused
    | Bye
    | Pong
)

write = msgspec.json.Encoder().encode
