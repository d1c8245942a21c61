"""What each viewer of a table is told.

Everything that leaves goes through core.visibility. A step is told as the fields that look different to this viewer,
found by comparing with what it saw before: that a hidden field has changed must not show. What is the same for all is
encoded once; the pieces are put together here, and a test checks that they are a wire.Step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rumpus.core.game import Event, Game
from rumpus.core.session import SessionStep
from rumpus.core.visibility import (
    TO_ALL,
    TO_MASK,
    TO_OWNER,
    AccessRule,
    access_rules,
    insiders,
    passing_fields,
    see,
    see_event,
    see_open,
    shown,
)
from rumpus.core.words import Ask, sentences
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import GameState
from rumpus.table import wire
from rumpus.table.commands.talk import hears
from rumpus.table.log.live_game import Change, LiveGame
from rumpus.table.log.state import TableState
from rumpus.table.wire import write

STORY = 60  # events in a snapshot
TURN = 120  # so far back the beginning of a turn is looked for
TALK = 100

_NOTHING = write(None)

EventRow = tuple[int, ...]  # an event as the rules tell it: the number of its kind, its arguments


class Viewer:
    """A seat, or the watchers: what it saw last of the fields that are not open to all."""

    def __init__(self, seat: int, live_game: LiveGame | None) -> None:
        self.seat = seat
        self.n = 0
        self.seen: dict[str, Any] = {}
        self.last = (_NOTHING, b"")
        self.snapshot: tuple[TableState, bytes] | None = None  # the last one, and the state that it shows
        if live_game is not None:
            self.look(live_game)

    def look(self, live_game: LiveGame) -> None:
        state = live_game.state
        self.seen = {rule.name: shown(state, rule, self.seat) for rule in _private(type(state))}
        asked = _asked_bytes(live_game, self.seat, see_open(state) | self.seen)
        self.last = (asked, _tail(live_game))


class StepMessages:
    """What happened in one commit, ready to be told to any viewer."""

    def __init__(self, live_game: LiveGame, changes: list[Change], first_step: int) -> None:
        self.live_game = live_game
        state = self.state = live_game.state
        cells, opened = vars(state), dict[str, Any]()
        self._owned: list[tuple[AccessRule, list[int]]] = []
        for rule, before in changes:
            if rule.to == TO_ALL:
                opened[rule.name] = cells[rule.name]
            elif rule.to == TO_OWNER:
                self._owned.append((rule, _rows_changed(cells[rule.name], before)))
        masked = [rule for rule in _private(type(state)) if rule.to == TO_MASK]
        if masked:
            names = {rule.name for rule, _ in changes}
            masked = [rule for rule in masked if rule.name in names or rule.mask in names]
        self._masked = masked
        self._open_view = write(opened)
        self._story = _Story(live_game.game, live_game.steps[first_step:])
        self._turns = b',"turns":' + write(_turns_since(live_game, first_step)) if self._story.any else b',"turns":[]'
        self._tail = _tail(live_game)
        self._noticed = bool(opened) or self._story.any
        # What eyes are told that are asked nothing, own nothing that has changed and are let into no secret.
        self._plain = b"".join(
            (self._story.open, self._turns, b',"view":', self._open_view, b',"asked":null', self._tail)
        )

    def for_viewer(self, viewer: Viewer) -> bytes | None:
        """The step as this viewer sees it, or nothing if it cannot tell that anything happened."""
        seat, asked = viewer.seat, _NOTHING
        changes = self._changes(viewer)
        if seat < len(self.live_game.asked) and self.live_game.asked[seat] is not None:
            asked = _asked_bytes(self.live_game, seat, see_open(self.state) | viewer.seen)
        last, viewer.last = viewer.last, (asked, self._tail)
        if not (self._noticed or changes or last != viewer.last):
            return None
        viewer.n += 1
        head = b'{"t":"step","seat":%d,"n":%d,"events":' % (seat, viewer.n)
        if asked is _NOTHING and not changes and not self._story.has_secret(seat):
            return head + self._plain
        view = _joined(self._open_view, write(changes)) if changes else self._open_view
        story = self._story.for_viewer(seat)
        return b"".join((head, story, self._turns, b',"view":', view, b',"asked":', asked, self._tail))

    def _changes(self, viewer: Viewer) -> dict[str, Any]:
        """Of the fields that are not open to all, those that look different to this viewer."""
        changes: dict[str, Any] = {}
        for rule, rows in self._owned:
            if viewer.seat in rows:
                changes[rule.name] = viewer.seen[rule.name] = shown(self.state, rule, viewer.seat)
        for rule in self._masked:
            now = shown(self.state, rule, viewer.seat)
            if now != viewer.seen[rule.name]:
                changes[rule.name] = viewer.seen[rule.name] = now
        return changes


class _Story:
    """Events of some steps as bytes: once for all, and anew only for the seats that a secret argument is for."""

    def __init__(self, game: Game, steps: Sequence[SessionStep]) -> None:
        self._parts: list[bytes] = []
        self._secrets: dict[int, list[tuple[int, bytes]]] = {}  # by seat: where, and what that seat is told there
        for step in steps:
            for row in step.log:
                _, everybody, owners = _told_event(game, row)
                for owner, told in owners:
                    self._secrets.setdefault(owner, []).append((len(self._parts), told))
                self._parts.append(everybody)
        self.any = bool(self._parts)
        self.open = b"[" + b",".join(self._parts) + b"]"

    def has_secret(self, seat: int) -> bool:
        return seat in self._secrets

    def for_viewer(self, seat: int) -> bytes:
        if seat not in self._secrets:
            return self.open
        parts = self._parts[:]
        for place, told in self._secrets[seat]:
            parts[place] = told
        return b"[" + b",".join(parts) + b"]"


class _ToldEvent(NamedTuple):
    """An event as everybody is told it, and as the seats are that know more."""

    open: Event
    open_bytes: bytes
    own: tuple[tuple[int, bytes], ...]  # by seat


@lru_cache(maxsize=1 << 14)
def _told_event(game: Game, row: EventRow) -> _ToldEvent:
    """The same few happen again and again."""
    event = game.event(row)
    kind = game.event_kinds[event.kind]
    everybody, seats = see_event(kind, event, WATCHER), insiders(kind, event)
    own = tuple((seat, write(see_event(kind, event, seat))) for seat in seats if seat is not None)
    return _ToldEvent(everybody, write(everybody), own)


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    return other if one == b"{}" else one[:-1] + b"," + other[1:]


def snapshot(state: TableState, viewer: Viewer) -> bytes:
    live_game = state.live_game
    view, asked, story, turns = None, None, list[wire.Told](), list[wire.TurnTold]()
    if live_game is not None:
        view = see_open(live_game.state) | viewer.seen
        asked = ask(live_game, viewer.seat, view)
        # Where memory is the game, a screen that comes back does not remember for its owner.
        story_seat = WATCHER if of_memory(state.game) else viewer.seat
        last = _last_rows(live_game.steps)
        story, turns = told(state.game, map(state.game.event, last), story_seat), _turns(state.game, last)
    message = wire.Snapshot(
        seat=viewer.seat,
        n=viewer.n,
        table=state.table_info(),
        seats=state.seat_infos(),
        view=view,
        asked=asked,
        waiting=[] if live_game is None else live_game.waiting,
        sealed=live_game is not None and live_game.sealed,
        clock=None if live_game is None else live_game.clock,
        story=story,
        turns=turns,
        talk=[heard.line for heard in state.talk if hears(heard.line, viewer.seat)][-TALK:],
        result=result_of(state),
    )
    return write(message)


def result_of(state: TableState) -> wire.Result | None:
    """At the end: the secret that was committed to, and where the record is."""
    if state.phase != "over" or state.live_game is None:
        return None
    given = [words.hex() for words in state.live_game.contributions]
    return wire.Result(state.points, state.places, state.secret.hex(), given, f"/api/records/{state.id}")


def ask(live_game: LiveGame, seat: int, view: dict[str, Any]) -> wire.Asked | None:
    legal = live_game.asked[seat] if seat < len(live_game.asked) else None
    return None if legal is None else ask_of(live_game.game, seat, view, live_game.decisions[seat], legal)


def ask_of(game: Game, seat: int, view: dict[str, Any], decision: int, legal: list[int]) -> wire.Asked:
    question = game.ask(view, seat)
    moves = _wire_moves(game)
    return wire.Asked(
        decision=decision,
        message=question.message,
        numbers=dict(question.numbers),
        names=dict(question.names),
        seats=dict(question.seats),
        legal=[moves[move] for move in legal],
        figures=game.figures(view, seat),
    )


def describe(state: TableState, message: wire.Describe) -> wire.Described:
    """The board in sentences, the same that the terminal says."""
    view = see(state.need_game().state, message.seat)
    said = sentences(state.game, view, message.seat)
    return wire.Described(message.id, message.seat, [wire_sentence(one) for one in said])


def wire_sentence(one: Ask) -> wire.Sentence:
    return wire.Sentence(one.message, dict(one.numbers), dict(one.names), dict(one.seats), dict(one.texts))


def _turns(game: Game, rows: Sequence[EventRow], first: int = 0) -> list[wire.TurnTold]:
    """What was done since the event number `first`, by turns: a turn is told to all alike, from what watchers know.
    From the last one back, so that what was told before is not made into sentences again."""
    tell, begins, turns = game.hooks.text.turn_told, _turn_kinds(game), list[wire.TurnTold]()
    if tell is None:
        return turns
    end = stop = len(rows)
    for start in reversed(range(len(rows))):
        if end <= first:
            break
        if _begins_turn(begins, rows, start):
            said = tell([_told_event(game, row).open for row in rows[start:stop]])
            stop = start
            if said:
                turns.append(wire.TurnTold(len(rows) - start, [wire_sentence(one) for one in said]))
                end = start
    return turns[::-1]


def _turns_since(live_game: LiveGame, first_step: int) -> list[wire.TurnTold]:
    """A step may go on with a turn that began before it: so far back is read."""
    game, steps, at = live_game.game, live_game.steps, first_step
    begins = _turn_kinds(game)
    if not begins:
        return []
    rows = [row for step in steps[first_step:] for row in step.log]
    fresh, begun = len(rows), False
    while at and len(rows) < TURN and not begun:
        at -= 1
        log = steps[at].log
        rows[:0] = log
        begun = any(_begins_turn(begins, rows, place) for place in range(1, len(log) + 1))
    return _turns(game, rows, len(rows) - fresh)


def _begins_turn(begins: frozenset[int], rows: Sequence[EventRow], at: int) -> bool:
    """As `begins_turn`, without making events of them all."""
    kind = rows[at][0]
    return kind in begins and (at == 0 or rows[at - 1][0] != kind)


@lru_cache(maxsize=64)
def _turn_kinds(game: Game) -> frozenset[int]:
    return frozenset(number for number, kind in enumerate(game.events) if kind.name in game.hooks.text.TURN_BEGINS)


def told(game: Game, events: Iterable[Event], seat: int) -> list[wire.Told]:
    """Events as this viewer may know them."""
    kinds, secret = game.event_kinds, _secret_kinds(game)
    return [see_event(kinds[e.kind], e, seat) if e.kind in secret else e for e in events]


def _asked_bytes(live_game: LiveGame, seat: int, view: dict[str, Any]) -> bytes:
    return write(ask(live_game, seat, view))


def _tail(live_game: LiveGame) -> bytes:
    tail = write({"waiting": live_game.waiting, "sealed": live_game.sealed, "clock": live_game.clock})
    return b"," + tail[1:]


def _last_rows(steps: Sequence[SessionStep]) -> list[EventRow]:
    rows: list[EventRow] = []
    for step in reversed(steps):
        rows[:0] = step.log
        if len(rows) >= STORY:
            break
    return rows[-STORY:]


def _rows_changed(now: Any, before: Any) -> list[int]:
    """Of a field that each seat sees its own row of: the seats that see a change."""
    return [seat for seat, row in enumerate(now) if row != before[seat]]


@lru_cache(maxsize=64)
def of_memory(game: Game) -> bool:
    """Whether a seat may know what its screen must not show."""
    return bool(passing_fields(game.state_type))


@lru_cache(maxsize=64)
def _private(kind: type[GameState]) -> tuple[AccessRule, ...]:
    """The fields that some seats see more of than others."""
    return tuple(rule for rule in access_rules(kind, "see") if rule.to in (TO_OWNER, TO_MASK))


@lru_cache(maxsize=64)
def _secret_kinds(game: Game) -> frozenset[str]:
    return frozenset(kind.name for kind in game.events if any(argument.secret for argument in kind.arguments))


@lru_cache(maxsize=64)
def _wire_moves(game: Game) -> tuple[wire.Move, ...]:
    return tuple(wire.Move(number, words.code) for number, words in enumerate(game.moves))


def everyone(seats: int) -> list[int]:
    """All the viewers there can be at a table."""
    return [*range(seats), WATCHER]
