"""What the HTTP interface takes and gives; the socket's messages are in wire/. OpenAPI is generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rumpus.table.wire import Closed, Look, Name, Pace, Phase, Result, SeatInfo, Sentence, TalkLine, Told, View, Way


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


class Answer(msgspec.Struct):
    """A response's body."""


# Games


class SeatCounts(Answer):
    least: int
    most: int
    usual: int


class StatementInfo(Answer):
    """A quick statement: the message `talk-<code>`, listed under `talk-group-<group>`, and what it is said with."""

    code: str
    group: str
    slots: list[str]


class GameInfo(Answer):
    name: str
    title: str
    rules: int
    seats: SeatCounts
    age: int | None
    minutes: list[int] | None
    credits: dict[str, Any]
    options: dict[str, Any]
    """As game.toml declares them: kind, default, choices or least and most."""
    clocks: dict[str, dict[str, float]]
    """pace -> clock -> seconds; 0 is no limit."""
    reconstructed: bool
    """Parts of the deck are our reconstruction."""
    whisper: bool
    preview: bool
    board: bool
    """Its folder brings a built board, /api/games/NAME/board.js; the page has those of the games it was built with."""
    statements: list[StatementInfo]
    levels: list[str]
    """Of bots that make a difference in it, the easiest first."""


class MoveInfo(Answer):
    code: str
    message: str
    names: dict[str, tuple[str, str]]
    numbers: dict[str, int]
    seats: dict[str, int]


class ArgumentInfo(Answer):
    name: str
    of: str
    """seat, number, or a kind of names."""


class FieldInfo(Answer):
    shape: list[int]
    of: str
    counts: str


class GameDetail(Answer):
    """What a page needs to say and draw a game: how numbers become words."""

    info: GameInfo
    moves: list[MoveInfo]
    events: dict[str, list[ArgumentInfo]]
    names: dict[str, list[str]]
    fields: dict[str, FieldInfo]
    deck: dict[str, Any]
    deck_limits: dict[str, Any]


class Rules(Answer):
    """Markdown; the page renders it without letting any HTML through."""

    game: str
    rules: int
    language: str
    text: str


class LevelInfo(Answer):
    name: str


class Shelf(Answer):
    games: list[GameInfo]
    levels: list[LevelInfo]
    """Bots, the easiest first; the message `level-<name>`."""


# Tables


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


# Letting phones in


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


# People


class Me(Answer):
    id: str
    """Public: what ratings are listed under. The key itself stays in the cookie."""
    name: str
    look: int


class ChangeMe(Given):
    name: Name | None = None
    look: Look | None = None


class Token(Answer):
    token: str


# After the game


class ReplayStep(Answer):
    """One entry of a record. `view` holds the fields that look different after it."""

    kind: Literal["play", "land", "time_out", "say", "clock"]
    seat: int
    code: str
    events: list[Told]
    view: View
    talk: TalkLine | None


class ReplayTurn(Answer):
    """A turn in a sentence or two, as everybody at the table was told it."""

    event: int
    """Which event of the game it begins with, counted from 0."""
    said: list[Sentence]


class Replay(Answer):
    id: str
    game: str
    rules: int
    seat: int
    """Which viewer; -1: everything lies open, as it may when the game is over."""
    seats: list[SeatInfo]
    options: dict[str, Any]
    start: View
    steps: list[ReplayStep]
    turns: list[ReplayTurn]
    result: Result | None


class DrawInfo(Answer):
    odds: list[int]
    outcome: int


class Fairness(Answer):
    """All that is needed to check every draw of a finished game, in the browser too."""

    commitment: str
    secret: str
    contributions: list[str]
    draws: list[DrawInfo]


class RecordCard(Answer):
    id: str
    game: str
    seats: list[str]
    points: list[int]
    places: list[int]
    created: float


class ReviewPoint(Answer):
    step: int
    chances: list[float]
    """Of each seat to win: the mean of what the seats believed, each from what it knew. The last is the result."""


class ReviewMistake(Answer):
    """A decision that gave something away: the interval of the loss (99 %) excludes zero."""

    step: int
    seat: int
    played: int
    better: int | None
    """None: let the moment pass."""
    loss: float
    """Of the win, places counting a little."""
    low: float
    high: float


class Review(Answer):
    points: list[ReviewPoint]
    mistakes: list[ReviewMistake]
    """The worst first."""
    judged: int
    """So many of the decisions were judged."""
    decisions: int


class AdvisedMove(Answer):
    move: int | None
    """None: let the moment pass."""
    worth: float
    """The share of the win that it promises, places counting a little."""
    low: float
    """Of a 95 % interval."""
    high: float
    visits: int
    """What the numbers rest on."""
    tied: bool
    """The first, or not clearly worse than it."""


class Counsel(Answer):
    """What a strong bot would have done, from what the seat could know. Best first; empty where it had no choice."""

    moves: list[AdvisedMove]


class Practice(Given):
    """Take over from here: a moment of a record, by how many of its steps have happened, and a seat."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Annotated[str, Meta(max_length=32)] = "regular"


class RatingInfo(Answer):
    player: str
    name: str
    mu: float
    sigma: float
    games: int


class SeatStatistics(Answer):
    seats: int
    games: int
    mean_points: float


class Statistics(Answer):
    game: str
    games: int
    by_seats: list[SeatStatistics]
    ratings: list[RatingInfo]


# Notices


class AddNotice(Given):
    """Where to be told that it is your turn: a webhook's address, or a browser's push subscription."""

    kind: Literal["webhook", "push"]
    url: Annotated[str, Meta(max_length=2000)]
    keys: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=4)] = {}


class NoticeInfo(Answer):
    id: str
    kind: Literal["webhook", "push"]
    url: str
    created: float


class NoticeAdded(Answer):
    notice: NoticeInfo
    secret: str
    """With it the receiver of a webhook checks that a call is ours; shown once."""


class Notices(Answer):
    notices: list[NoticeInfo]
    push_key: str
    """The server's public key for push subscriptions; empty if it sends none."""


class Problem(Answer):
    """Why a request was refused: `why` for the page, `detail` for developers."""

    why: str
    detail: str


# Whoever keeps the server


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


HTTP_TYPES: TypeAlias = (
    Shelf
    | GameDetail
    | Rules
    | MakeTable
    | MadeTable
    | PlanEvening
    | NetworkInfo
    | Lobby
    | Me
    | ChangeMe
    | Token
    | Replay
    | Fairness
    | RecordCard
    | Review
    | Counsel
    | Practice
    | Statistics
    | AddNotice
    | NoticeAdded
    | Notices
    | Problem
    | HostView
    | HostSwitch
    | HostMute
    | HostSeat
    | HostWords
    | HostKeep
    | HostKept
)
