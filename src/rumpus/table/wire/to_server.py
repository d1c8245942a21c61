"""What a client may send to a table's socket."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from rumpus.core.facts import Pace
from rumpus.table.wire.parts import Statement
from rumpus.table.wire.values import (
    TALK_LIMIT,
    VERSION,
    Contribution,
    Decision,
    Eyes,
    Face,
    Id,
    Level,
    Look,
    Moves,
    Name,
    SeatNumber,
    Speed,
    Way,
)


class FromClient(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Whatever a client sends. `id` comes back in the answer: every message but `ping` and `shown` is answered once."""

    id: Id = 0


class AboutSeat(FromClient, kw_only=True):
    seat: SeatNumber


class SeatMoves(AboutSeat, kw_only=True):
    decision: Decision
    moves: Moves


class Hello(FromClient, tag="hello"):
    """The first message. Seats come with the guest's cookie, or with a token for programs."""

    version: int = VERSION
    token: Annotated[str, Meta(max_length=100)] | None = None
    watch: bool = False
    """Only watch: a big screen shows what a watcher may see, whoever owns the device."""


class Play(SeatMoves, tag="play"):
    """Moves of one seat, by number or code, one after the other; the first answers `decision`."""


class Preview(SeatMoves, tag="preview"):
    """What would these moves do?"""


class Describe(FromClient, tag="describe", kw_only=True):
    """What lies on the table, in sentences? For a seat of one's own, or 8 for who only watches."""

    seat: Eyes


class AskOdds(AboutSeat, tag="odds"):
    """How likely is what may come next, as far as this seat can see?"""


class AskAdvice(AboutSeat, tag="advice", kw_only=True):
    """What would a strong bot do in this seat's place? Whoever asks plays on for fun: the game counts for nothing."""

    decision: Decision


class Say(AboutSeat, tag="say", kw_only=True):
    to: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=TALK_LIMIT)] = ""
    statement: Statement | None = None


class Contribute(AboutSeat, tag="contribute", kw_only=True):
    """A seat's own part of the chance: random bytes, in hexadecimal. Before the start, and once."""

    words: Contribution


class Sit(FromClient, tag="sit", kw_only=True):
    """Take a free seat; without a number, the first one."""

    seat: SeatNumber | None = None
    name: Name = ""
    look: Look | None = None
    words: Contribution | None = None


class Stand(AboutSeat, tag="stand"):
    pass


class Rename(AboutSeat, tag="rename", kw_only=True):
    """A new name or look; what is left out stays."""

    name: Name | None = None
    look: Look | None = None


class AddBot(FromClient, tag="add_bot", kw_only=True):
    seat: SeatNumber | None = None
    level: Level


class Clear(AboutSeat, tag="clear"):
    """The host frees a seat."""


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


class Pause(AboutSeat, tag="pause", kw_only=True):
    """Ask for a pause (`on`), or for play to go on."""

    on: bool


class HandOver(AboutSeat, tag="hand_over", kw_only=True):
    """Let a bot play for this seat: one's own, or, for the host, that of somebody who is away."""

    level: Level = ""


class TakeBack(AboutSeat, tag="take_back"):
    pass


class Resign(AboutSeat, tag="resign"):
    """Give up: a bot plays on for this seat, to the end. Places are the game's."""


class AskUndo(AboutSeat, tag="undo"):
    """Ask to take back this seat's last decision; `refused-undo` where chance, another seat or a secret came after."""


class AnswerUndo(AboutSeat, tag="answer_undo", kw_only=True):
    """Whether this seat agrees."""

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


class React(AboutSeat, tag="react", kw_only=True):
    """Make a face: everybody sees it for a moment, nobody keeps it. One in two seconds of each seat."""

    face: Face


class NewLink(AboutSeat, tag="new_link"):
    """A new private link to one's seat, for a second device; older ones stop working."""


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
read = msgspec.json.Decoder(ClientMessage).decode
