"""A table as its log tells it: what all its rows lead to, the same on every server."""

from __future__ import annotations

from typing import NamedTuple, Self

import msgspec

from rumpus.core.archive import taken_over
from rumpus.core.branching import BranchingList
from rumpus.core.fairness import commitment
from rumpus.core.game import Game
from rumpus.core.notation import read_position
from rumpus.core.options import plain_options
from rumpus.core.session import Session
from rumpus.kernel.errors import BadPosition
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState
from rumpus.table.log import entries
from rumpus.table.log.entries import AnyBody
from rumpus.table.log.live_game import LiveGame
from rumpus.table.log.setup import Chair, TableSetup, game_of, paced
from rumpus.table.refusal import Refusal
from rumpus.table.wire import ChairAsk, Clock, Phase, SeatInfo, TableInfo, TalkLine, UndoAsk

# After this many seconds without its move, a bot is asked again, by whichever server notices: its own may have died.
BOT_PATIENCE = 15.0
# So long does a table that plays again wait for those who have not said so.
AGAIN_WITHIN = 20.0


class OtherRules(Exception):
    """The game was dealt under rules that this server does not have: by today's its log would tell another game."""


# Rows that not everybody is told of, or only as far as the game says.
_QUIET = (
    entries.Played,
    entries.Landed,
    entries.TimedOut,
    entries.Linked,
    entries.Opened,
    entries.Rated,
    entries.TookAdvice,
    entries.Withdrawn,
)


def told_to_all(body: AnyBody) -> bool:
    """Whether everybody learns that this happened, play aside."""
    return not isinstance(body, _QUIET) and not (isinstance(body, entries.Said) and body.to is not None)


class HeardLine(NamedTuple):
    """Something said, with how many steps had been made, and in which round of talk."""

    steps: int
    line: TalkLine
    round: int


class NewcomerAsk(NamedTuple):
    """Somebody who watches asks for a chair; `seat` is the one they were promised."""

    number: int
    guest: str
    name: str
    seat: int | None = None


class UndoAsked(NamedTuple):
    """A seat asks to take back the last of so many steps."""

    seat: int
    steps: int
    agreed: frozenset[int] = frozenset()


class TableState:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.at = 0.0  # of the last row
        self.told_at = 0.0  # of the last row that everybody was told of, play aside
        self.created = 0.0
        self.phase: Phase = "open"
        self.code = ""
        self.host = ""
        self.secret = b""
        self.setup: TableSetup
        self.rules = 0  # the version of the game's rules
        self.game: Game
        self.chairs: tuple[Chair, ...] = ()
        self.live_game: LiveGame | None = None
        self.pause: frozenset[int] = frozenset()
        self.paused = False
        self.talk = BranchingList[HeardLine]()
        self.points: list[int] = []
        self.places: list[int] = []
        self.rated = False
        self.practice = False  # it began in the middle of another game: it counts for nothing
        self.advised = False  # somebody took advice: it counts for nothing
        self.rematch = ""
        self.rematch_at = 0.0
        self.next_game = ""  # what is played there
        self.again: frozenset[int] = frozenset()  # seats that went on to it
        self.deals_itself = False
        self.evening: entries.EveningChairs | None = None
        self.chair_asks: tuple[NewcomerAsk, ...] = ()
        self.asks_counted = 0
        self.undo: UndoAsked | None = None
        self.uneven = False  # a move was taken back, or a chair changed hands: it counts for nothing
        self.muted = False
        self.shut = False

    # What is

    @property
    def touched(self) -> float:
        """When something last happened that everybody could notice: of hidden acts not even the time may show."""
        return self.told_at if self.live_game is None else max(self.told_at, self.live_game.seen_at)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def wake(self) -> float | None:
        """When somebody should look at this table again, if nothing happens: a clock runs out, a bot is stuck, those
        who play again have waited long enough."""
        if self.shut:
            return None
        if self.deals_itself and self.phase == "open" and any(chair.words is not None for chair in self.chairs):
            return self.created + AGAIN_WITHIN
        if self.live_game is None or self.phase != "playing" or self.halted:
            return None
        due = None if self.live_game.running is None else self.live_game.running.due
        if self.bots_asked:
            patience = self.at + BOT_PATIENCE
            return patience if due is None else min(due, patience)
        return due

    @property
    def bots_asked(self) -> list[int]:
        if self.live_game is None or self.phase != "playing" or self.halted:
            return []
        return [seat for seat in self.live_game.waiting if self.chairs[seat].level]

    @property
    def halted(self) -> bool:
        """Nobody plays now, and no clock runs."""
        return self.paused or self.shut

    @property
    def undo_asked(self) -> UndoAsked | None:
        """What was asked of the last step; once another was made, it is asked no more."""
        asked, live_game = self.undo, self.live_game
        return asked if asked and live_game is not None and len(live_game.steps) == asked.steps else None

    @property
    def persons(self) -> list[int]:
        """Seats that people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.level]

    @property
    def gives_advice(self) -> bool:
        """Odds and advice are for those who play for fun: not at strict tables, nor where people play each other for
        their ratings."""
        people = {chair.guest for chair in self.chairs if chair.person}
        return not self.setup.strict and len(people) == 1

    def talk_round(self) -> int:
        """Which part of the game talk belongs to now, where the game has talk for bots."""
        which = self.game.hooks.bot.talk_round
        return 0 if which is None or self.live_game is None else int(which(self.live_game.state))

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.held_by(guest)]

    def other_names(self, seat: int) -> list[str]:
        return [chair.name for other, chair in enumerate(self.chairs) if other != seat]

    def need_game(self) -> LiveGame:
        if self.live_game is None:
            raise Refusal("not_started")
        return self.live_game

    def table_info(self) -> TableInfo:
        game, setup, asked = self.game, self.setup, self.undo_asked
        if self.live_game is not None:
            options = plain_options(game, self.live_game.options)
        else:
            options = paced(game, setup.options, setup.pace)
        return TableInfo(
            id=self.id,
            code=self.code,
            game=game.name,
            title=game.title,
            rules=game.version,
            options=options,
            deck=setup.deck is not None,
            pace=setup.pace,
            way=setup.way,
            listed=setup.listed,
            strict=setup.strict,
            phase=self.phase,
            commitment=self.commitment,
            pause=sorted(self.pause),
            paused=self.paused,
            rematch=self.rematch,
            next_game=self.next_game,
            again=sorted(self.again),
            advice=self.gives_advice,
            deals=self._deals(),
            evening="" if self.evening is None else self.evening.id,
            chair_asks=[ChairAsk(ask.number, ask.name, ask.seat) for ask in self.chair_asks],
            undo=None if asked is None else UndoAsk(asked.seat, sorted(asked.agreed)),
            muted=self.muted,
        )

    def _deals(self) -> Clock | None:
        """When those who play again are dealt at the latest: here, or at the table they go to."""
        waiting = self.deals_itself and self.phase == "open"
        since = self.created if waiting else self.rematch_at
        return Clock("again", since + AGAIN_WITHIN, AGAIN_WITHIN) if since and (waiting or self.rematch) else None

    def seat_infos(self) -> list[SeatInfo]:
        return [chair.info(seat) for seat, chair in enumerate(self.chairs)]

    # What happens: the same way for a row that was read and for one about to be written

    def do(self, body: AnyBody, at: float) -> None:
        """Apply a body. Outcomes of chance are those it names, never drawn again."""
        self.at = at
        if told_to_all(body):
            self.told_at = at
        match body:
            case entries.Played():
                live_game = self.need_game()
                for move in body.moves:
                    live_game.act(body.seat, move, at)
                for outcome in body.outcomes:
                    live_game.draw(outcome, at)
                self.has_moved(body.seat)
            case entries.Landed():
                for outcome in body.outcomes:
                    self.need_game().draw(outcome, at)
            case entries.TimedOut():
                self.need_game().run_out(at)
            case entries.Restarted():
                self.need_game().restart(at)
            case entries.Withdrawn():
                pass
            case entries.Said():
                steps = 0 if self.live_game is None else len(self.live_game.steps)
                line = TalkLine(body.seat, body.to, body.text, body.statement, at)
                self.talk.append(HeardLine(steps, line, self.talk_round()))
            case entries.AskedPause():
                self._pause(body, at)
            case entries.Finished():
                self.phase, self.points, self.places = "over", body.points, body.places
                self.chair_asks, self.undo = (), None
            case entries.Rated():
                self.rated = True
            case entries.TookAdvice():
                self.advised = True
            case entries.Rematched():
                self.rematch_at = self.rematch_at or at
                self.next_game = self.next_game or body.game or self.game.name
                self.rematch, self.again = body.table, self.again.union(body.seats)
            case entries.Dealt():
                self._deal(body)
            case entries.Made():
                self._make(body, at)
            case entries.Changed():
                self._change(body)
            case entries.Hosted():
                self.host = body.guest
            case entries.AskedUndo() | entries.AnsweredUndo() | entries.Undone():
                self._undo(body, at)
            case entries.AskedChair() | entries.DroppedAsk() | entries.GaveChair():
                self._chair_ask(body)
            case entries.Muted() if body.seat is None:
                self.muted = body.on
            case entries.Shut():
                self._shut(body, at)
            case _:
                self._seat(body)

    def _make(self, body: entries.Made, at: float) -> None:
        self.created = at
        self.game, self.rules = game_of(body.game), body.rules
        self.deals_itself, self.evening = body.again, body.evening
        self.code, self.host, self.secret = body.code, body.host, bytes.fromhex(body.secret)
        self._change(body)

    def _change(self, body: entries.Made | entries.Changed) -> None:
        self.setup = TableSetup(**body.chosen())
        missing = body.seats - len(self.chairs)
        self.chairs = (*self.chairs, *[Chair()] * missing) if missing >= 0 else self.chairs[: body.seats]

    def _seat(
        self,
        body: entries.Sat
        | entries.Renamed
        | entries.Stood
        | entries.Linked
        | entries.Opened
        | entries.Gave
        | entries.HandedOver
        | entries.TookBack
        | entries.Resigned
        | entries.TookChair
        | entries.ShownOut
        | entries.Muted
        | entries.GaveUp
        | entries.Presence,
    ) -> None:
        assert body.seat is not None
        chair = self.chairs[body.seat]
        match body:
            case entries.Sat():
                chair = Chair(body.name, body.look, body.guest, body.level)
            case entries.Renamed():
                chair = msgspec.structs.replace(chair, name=body.name, look=body.look)
            case entries.Stood():
                chair = Chair()
            case entries.Linked():
                chair = msgspec.structs.replace(chair, link=body.key, holders=frozenset[str]())
            case entries.Opened():
                chair = msgspec.structs.replace(chair, holders=chair.holders | {body.guest})
            case entries.Gave():
                chair = msgspec.structs.replace(chair, words=body.words)
            case entries.HandedOver():
                chair = msgspec.structs.replace(chair, level=body.level, gave_up=False)
            case entries.TookBack():
                chair = msgspec.structs.replace(chair, level="", gave_up=False)
                if self.live_game is not None:
                    self.live_game.missed[body.seat] = 0
            case entries.Resigned():
                chair = msgspec.structs.replace(chair, level=body.level, gave_up=False, resigned=True)
            case entries.TookChair():
                chair = Chair(body.name, chair.look, body.guest, words=chair.words)
                self.chair_asks = tuple(ask for ask in self.chair_asks if ask.guest != body.guest)
                self.uneven = self.uneven or self.live_game is not None
            case entries.ShownOut():
                chair = Chair(chair.name, chair.look, level=body.level, words=chair.words)
                self.uneven = self.uneven or self.live_game is not None
            case entries.Muted():
                chair = msgspec.structs.replace(chair, muted=body.on)
            case entries.GaveUp():
                chair = msgspec.structs.replace(chair, gave_up=True)
            case entries.Presence():
                chair = msgspec.structs.replace(chair, away=not body.here)
        self._put(body.seat, chair)

    def has_moved(self, seat: int) -> None:
        """After moves of a seat: where a bot made them in a person's place, they are no merit of theirs."""
        chair = self.chairs[seat]
        if chair.level and chair.person and not chair.played_for:
            self._put(seat, msgspec.structs.replace(chair, played_for=True))

    def _put(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _deal(self, body: entries.Dealt) -> None:
        self.rules = body.rules or self.rules
        if self.rules != self.game.version:
            raise OtherRules(f"dealt under rules {self.rules} of {self.game.title}; here are rules {self.game.version}")
        self.chairs = tuple(self.chairs[seat] for seat in body.chairs)
        options = self.setup.play_options(self.game, len(self.chairs))
        given = [bytes.fromhex(chair.words or "") for chair in self.chairs]
        start = self._middle(body, options) if body.start else None
        before = tuple(body.before)
        self.live_game = LiveGame(self.game, options, self.setup.pace, self.secret, given, start, before)
        self.phase = "playing"
        self.practice = bool(body.start)

    def _middle(self, body: entries.Dealt, options: Options) -> GameState:
        """Where a practice table begins: the rules lead there from a deal, or nothing is done with it."""
        start = read_position(self.game.state_type, body.start)
        if taken_over(Session(self.game, options), body.before).state != start:
            raise BadPosition("nothing shows how the position came about where this table begins")
        return start

    def _pause(self, body: entries.AskedPause, at: float) -> None:
        halted = self.halted
        self.pause = self.pause | {body.seat} if body.on else frozenset()
        self.paused = body.on and self.pause.issuperset(self.persons)
        self._halt(halted, at)

    def _shut(self, body: entries.Shut, at: float) -> None:
        halted, self.shut = self.halted, body.on
        if self.live_game is not None:
            self._halt(halted, at)

    def _halt(self, before: bool, at: float) -> None:
        if self.halted and not before:
            self.need_game().pause(at)
        elif before and not self.halted:
            self.need_game().resume(at)

    def _undo(self, body: entries.AskedUndo | entries.AnsweredUndo | entries.Undone, at: float) -> None:
        live_game, asked = self.need_game(), self.undo
        match body:
            case entries.AskedUndo():
                self.undo = UndoAsked(body.seat, len(live_game.steps))
            case entries.AnsweredUndo():
                self.undo = asked._replace(agreed=asked.agreed | {body.seat}) if asked and body.yes else None
            case entries.Undone():
                self.live_game, self.undo, self.uneven = live_game.without_last(at), None, True

    def _chair_ask(self, body: entries.AskedChair | entries.DroppedAsk | entries.GaveChair) -> None:
        match body:
            case entries.AskedChair():
                self.asks_counted += 1
                self.chair_asks = (*self.chair_asks, NewcomerAsk(self.asks_counted, body.guest, body.name))
            case entries.DroppedAsk():
                self.chair_asks = tuple(ask for ask in self.chair_asks if ask.number != body.ask)
            case entries.GaveChair():
                self.chair_asks = tuple(
                    ask._replace(seat=body.seat) if ask.number == body.ask else ask for ask in self.chair_asks
                )

    # Trying something

    def branch(self) -> Self:
        """This table as it stands, to try something on: the log decides whether it becomes the table."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)  # all other parts are replaced, never changed
        new.talk = self.talk.branch()
        new.live_game = None if self.live_game is None else self.live_game.branch()
        return new
