"""The wire: every message between a page (or a program) and a table, both ways (docs/reference/wire.md).

JSON over one WebSocket. `t` names the message. Words are never sent, only message ids and arguments: the page says
them from the catalogues. Names and talk are what people typed, plain text that is never markup.

What depends on who looks carries `seat`, the viewer it was made for: a seat, or 8 (WATCHER) for all who only watch. A
device that holds several seats gets the stream of each. Times are seconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rumpus.core.facts import Pace

VERSION = 1
MESSAGE_LIMIT = 16_384  # bytes of one message from a client
NAME_LIMIT = 24
TALK_LIMIT = 280

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Eyes: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Look: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Name: TypeAlias = Annotated[str, Meta(max_length=NAME_LIMIT)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Moves: TypeAlias = Annotated[list[int | Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=64)]
Decision: TypeAlias = Annotated[int, Meta(ge=0)]
Contribution: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$")]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]

Phase: TypeAlias = Literal["open", "playing", "over"]
Way: TypeAlias = Literal["devices", "screen", "around"]
Speed: TypeAlias = Literal["leisurely", "brisk", "at_once"]
Closed: TypeAlias = Literal["other_rules", "unreadable", "by_host"]
Face: TypeAlias = Literal["laugh", "gasp", "wink", "tear", "star", "doze"]
View: TypeAlias = dict[str, Any]
Arguments: TypeAlias = dict[str, int | None]


class FromClient(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Whatever a client sends. `id` comes back in the answer: every message but `ping` and `shown` is answered once."""

    id: Id = 0


class FromServer(msgspec.Struct, tag_field="t"):
    """Whatever the server sends."""


class Part(msgspec.Struct):
    """A part of a message."""


class PartBothWays(msgspec.Struct, forbid_unknown_fields=True):
    """A part of messages both ways."""


# Parts


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


# From a client


class Hello(FromClient, tag="hello"):
    """The first message. Seats come with the guest's cookie, or with a token for programs."""

    version: int = VERSION
    token: Annotated[str, Meta(max_length=100)] | None = None
    watch: bool = False
    """Only watch: a big screen shows what a watcher may see, whoever owns the device."""


class Play(FromClient, tag="play", kw_only=True):
    """Moves of one seat, by number or code, one after the other; the first answers `decision`."""

    seat: SeatNumber
    decision: Decision
    moves: Moves


class Preview(FromClient, tag="preview", kw_only=True):
    """What would these moves do?"""

    seat: SeatNumber
    decision: Decision
    moves: Moves


class Describe(FromClient, tag="describe", kw_only=True):
    """What lies on the table, in sentences? For a seat of one's own, or 8 for who only watches."""

    seat: Eyes


class AskOdds(FromClient, tag="odds", kw_only=True):
    """How likely is what may come next, as far as this seat can see?"""

    seat: SeatNumber


class AskAdvice(FromClient, tag="advice", kw_only=True):
    """What would a strong bot do in this seat's place? Whoever asks plays on for fun: the game counts for nothing."""

    seat: SeatNumber
    decision: Decision


class Say(FromClient, tag="say", kw_only=True):
    seat: SeatNumber
    to: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=TALK_LIMIT)] = ""
    statement: Statement | None = None


class Contribute(FromClient, tag="contribute", kw_only=True):
    """A seat's own part of the chance: random bytes, in hexadecimal. Before the start, and once."""

    seat: SeatNumber
    words: Contribution


class Sit(FromClient, tag="sit", kw_only=True):
    """Take a free seat; without a number, the first one."""

    seat: SeatNumber | None = None
    name: Name = ""
    look: Look | None = None
    words: Contribution | None = None


class Stand(FromClient, tag="stand", kw_only=True):
    seat: SeatNumber


class Rename(FromClient, tag="rename", kw_only=True):
    """A new name or look; what is left out stays."""

    seat: SeatNumber
    name: Name | None = None
    look: Look | None = None


class AddBot(FromClient, tag="add_bot", kw_only=True):
    seat: SeatNumber | None = None
    level: Level


class Clear(FromClient, tag="clear", kw_only=True):
    """The host frees a seat."""

    seat: SeatNumber


class Change(FromClient, tag="change", kw_only=True):
    """The host changes the setting; what is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] | None = None
    deck: dict[str, Any] | None = None
    pace: Pace | None = None
    way: Way | None = None
    listed: bool | None = None
    strict: bool | None = None


class Start(FromClient, tag="start"):
    """The host deals; at a big screen whoever sits may."""


class Rematch(FromClient, tag="rematch"):
    """The same people, once more, at a new table; or another game for them. Who asks first chooses it."""

    game: Annotated[str, Meta(max_length=64)] = ""


class Pause(FromClient, tag="pause", kw_only=True):
    """Ask for a pause (`on`), or for play to go on."""

    seat: SeatNumber
    on: bool


class HandOver(FromClient, tag="hand_over", kw_only=True):
    """Let a bot play for this seat: one's own, or, for the host, that of somebody who is away."""

    seat: SeatNumber
    level: Level = ""


class TakeBack(FromClient, tag="take_back", kw_only=True):
    seat: SeatNumber


class Resign(FromClient, tag="resign", kw_only=True):
    """Give up: a bot plays on for this seat, to the end. Places are the game's."""

    seat: SeatNumber


class AskUndo(FromClient, tag="undo", kw_only=True):
    """Ask to take back this seat's last decision; `refused-undo` where chance, another seat or a secret came after."""

    seat: SeatNumber


class AnswerUndo(FromClient, tag="answer_undo", kw_only=True):
    """Whether this seat agrees."""

    seat: SeatNumber
    yes: bool


class AskChair(FromClient, tag="ask_chair", kw_only=True):
    """Who watches asks for a chair, or no longer."""

    name: Name = ""
    on: bool = True


class GiveChair(FromClient, tag="give_chair", kw_only=True):
    """The host gives a bot's chair to whoever asked for one; without a seat: not now. It changes hands as soon as
    nothing is asked of it."""

    ask: Annotated[int, Meta(ge=1)]
    seat: SeatNumber | None = None


class React(FromClient, tag="react", kw_only=True):
    """Make a face: everybody sees it for a moment, nobody keeps it. One in two seconds of each seat."""

    seat: SeatNumber
    face: Face


class NewLink(FromClient, tag="new_link", kw_only=True):
    """A new private link to one's seat, for a second device; older ones stop working."""

    seat: SeatNumber


class Open(FromClient, tag="open", kw_only=True):
    """Hold the seat that a private link opens."""

    key: Annotated[str, Meta(max_length=100)]


class Shown(FromClient, tag="shown", kw_only=True):
    """This page has shown its player step `n` to the end. Bots wait for it, but no longer than that takes anyway
    (`beats` in game.toml); who never says so is not waited for. Nobody is told of it."""

    seat: Eyes
    n: Annotated[int, Meta(ge=0)]
    speed: Speed = "brisk"
    """How quickly bots should move on; of those who play here the slowest counts."""


class Ping(FromClient, tag="ping"):
    pass


# From the server


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


ClientMessage: TypeAlias = (
    Hello
    | Play
    | Preview
    | Describe
    | AskOdds
    | AskAdvice
    | Say
    | Contribute
    | Sit
    | Stand
    | Rename
    | AddBot
    | Clear
    | Change
    | Start
    | Rematch
    | Pause
    | HandOver
    | TakeBack
    | Resign
    | AskUndo
    | AnswerUndo
    | AskChair
    | GiveChair
    | React
    | NewLink
    | Open
    | Shown
    | Ping
)
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

read = msgspec.json.Decoder(ClientMessage).decode
write = msgspec.json.Encoder().encode
