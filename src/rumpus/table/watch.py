"""Watching: what each pair of eyes at a table is told.

Everything that leaves goes through core.view. A step is told as the fields that look different to these eyes, found by
comparing with what they saw before: that a hidden field has changed must not show. What is the same for all eyes is
encoded once; the pieces are put together here, and a test checks that they are a wire.Step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from rumpus.core.game import Event, Game
from rumpus.core.session import Step
from rumpus.core.view import see_event, see_field, see_open
from rumpus.core.words import Ask
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import Field, GameState
from rumpus.table import wire
from rumpus.table.course import Change, Course
from rumpus.table.fold import Fold
from rumpus.table.talk import hears
from rumpus.table.wire import write

STORY = 60  # events in a snapshot
TALK = 100

_NOTHING = write(None)


class Eyes:
    """One seat's eyes, or the watchers': what they saw last of the fields that are not open to all."""

    def __init__(self, seat: int, course: Course | None) -> None:
        self.seat = seat
        self.n = 0
        self.seen: dict[str, Any] = {}
        self.last = (_NOTHING, b"")
        if course is not None:
            self.look(course)

    def look(self, course: Course) -> None:
        state = course.state
        self.seen = {f.name: see_field(state, f, self.seat) for f in _masked_fields(type(state))}
        asked = _asked_bytes(course, self.seat, see_open(state) | self.seen)
        self.last = (asked, _tail(course))


class News:
    """What happened in one commit, ready to be told to any eyes."""

    def __init__(self, course: Course, changes: list[Change], first_step: int) -> None:
        self.course = course
        state = self.state = course.state
        cells, opened = vars(state), dict[str, Any]()
        self._owned: list[tuple[Field, list[int]]] = []
        for f, before in changes:
            if f.see.word == "all":
                opened[f.name] = cells[f.name]
            elif f.see.word == "owner":
                self._owned.append((f, _rows_changed(state, f, before)))
        masked = _fields_by_mask(type(state))
        if masked:
            names = {f.name for f, _ in changes}
            masked = tuple(f for f in masked if f.name in names or f.see.mask in names)
        self._masked = masked
        self._open_view = write(opened)
        self._story = _Story(course.game, course.steps[first_step:])
        self._tail = _tail(course)
        self._noticed = bool(opened) or self._story.any
        # What eyes are told that are asked nothing, own nothing that has changed and are let into no secret.
        self._plain = b"".join((self._story.open, b',"view":', self._open_view, b',"asked":null', self._tail))

    def for_eyes(self, eyes: Eyes) -> bytes | None:
        """The step as these eyes see it, or nothing if they cannot tell that anything happened."""
        seat, asked = eyes.seat, _NOTHING
        changes = self._changes(eyes)
        if seat < len(self.course.asked) and self.course.asked[seat] is not None:
            asked = _asked_bytes(self.course, seat, see_open(self.state) | eyes.seen)
        last, eyes.last = eyes.last, (asked, self._tail)
        if not (self._noticed or changes or last != eyes.last):
            return None
        eyes.n += 1
        head = b'{"t":"step","seat":%d,"n":%d,"events":' % (seat, eyes.n)
        if asked is _NOTHING and not changes and not self._story.has_secret(seat):
            return head + self._plain
        view = _joined(self._open_view, write(changes)) if changes else self._open_view
        return b"".join((head, self._story.for_eyes(seat), b',"view":', view, b',"asked":', asked, self._tail))

    def _changes(self, eyes: Eyes) -> dict[str, Any]:
        """Of the fields that are not open to all, those that look different to these eyes."""
        changes: dict[str, Any] = {}
        for f, rows in self._owned:
            if eyes.seat in rows:
                changes[f.name] = eyes.seen[f.name] = see_field(self.state, f, eyes.seat)
        for f in self._masked:
            now = see_field(self.state, f, eyes.seat)
            if now != eyes.seen[f.name]:
                changes[f.name] = eyes.seen[f.name] = now
        return changes


class _Story:
    """Events of some steps as bytes: once for all, and anew only for the seats that a secret argument is for."""

    def __init__(self, game: Game, steps: Sequence[Step]) -> None:
        self._parts: list[bytes] = []
        self._secrets: dict[int, list[tuple[int, bytes]]] = {}  # by seat: where, and what that seat is told there
        for step in steps:
            for entry in step.log:
                everybody, owners = _told_bytes(game, entry)
                for owner, told in owners:
                    self._secrets.setdefault(owner, []).append((len(self._parts), told))
                self._parts.append(everybody)
        self.any = bool(self._parts)
        self.open = b"[" + b",".join(self._parts) + b"]"

    def has_secret(self, seat: int) -> bool:
        return seat in self._secrets

    def for_eyes(self, seat: int) -> bytes:
        if seat not in self._secrets:
            return self.open
        parts = self._parts[:]
        for place, told in self._secrets[seat]:
            parts[place] = told
        return b"[" + b",".join(parts) + b"]"


@lru_cache(maxsize=1 << 14)
def _told_bytes(game: Game, entry: tuple[int, ...]) -> tuple[bytes, tuple[tuple[int, bytes], ...]]:
    """An event as everybody is told it, and as the seats are that know more. The same few happen again and again."""
    event = game.event(entry)
    kind = game.event_kinds[event.kind]
    owners = {event.arguments[kind.arguments[a.only].name] for a in kind.arguments if a.only >= 0}
    own = tuple((owner, write(see_event(kind, event, owner))) for owner in owners if owner is not None)
    return write(see_event(kind, event, WATCHER)), own


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    return other if one == b"{}" else one[:-1] + b"," + other[1:]


def snapshot(fold: Fold, eyes: Eyes) -> bytes:
    course = fold.course
    view, asked, story = None, None, list[wire.Told]()
    if course is not None:
        view = see_open(course.state) | eyes.seen
        asked = ask(course, eyes.seat, view)
        # Where memory is the game, a screen that comes back does not remember for its owner.
        story_eyes = WATCHER if of_memory(fold.game) else eyes.seat
        story = told(fold.game, _last_events(course.steps), story_eyes)
    message = wire.Snapshot(
        seat=eyes.seat,
        n=eyes.n,
        table=fold.table_info(),
        seats=fold.seat_infos(),
        view=view,
        asked=asked,
        waiting=[] if course is None else course.waiting,
        sealed=course is not None and course.sealed,
        clock=None if course is None else course.clock,
        story=story,
        talk=[heard.line for heard in fold.talk if hears(heard.line, eyes.seat)][-TALK:],
        result=result_of(fold),
    )
    return write(message)


def result_of(fold: Fold) -> wire.Result | None:
    """At the end: the secret that was committed to, and where the record is."""
    if fold.phase != "over" or fold.course is None:
        return None
    given = [words.hex() for words in fold.course.contributions]
    return wire.Result(fold.points, fold.places, fold.secret.hex(), given, f"/api/records/{fold.id}")


def ask(course: Course, seat: int, view: dict[str, Any]) -> wire.Asked | None:
    legal = course.asked[seat] if seat < len(course.asked) else None
    return None if legal is None else ask_of(course.game, seat, view, course.decisions[seat], legal)


def ask_of(game: Game, seat: int, view: dict[str, Any], decision: int, legal: list[int]) -> wire.Asked:
    question: Ask = game.text.ask(view, seat)
    moves = _wire_moves(game)
    return wire.Asked(
        decision=decision,
        message=question.message,
        numbers=dict(question.numbers),
        names=dict(question.names),
        seats=dict(question.seats),
        legal=[moves[move] for move in legal],
    )


def told(game: Game, events: Iterable[Event], seat: int) -> list[wire.Told]:
    """Events as these eyes may know them."""
    kinds, secret = game.event_kinds, _secret_kinds(game)
    return [see_event(kinds[e.kind], e, seat) if e.kind in secret else e for e in events]


def _asked_bytes(course: Course, seat: int, view: dict[str, Any]) -> bytes:
    return write(ask(course, seat, view))


def _tail(course: Course) -> bytes:
    tail = write({"waiting": course.waiting, "sealed": course.sealed, "clock": course.clock})
    return b"," + tail[1:]


def _last_events(steps: Sequence[Step]) -> list[Event]:
    events: list[Event] = []
    for step in reversed(steps):
        events[:0] = step.events
        if len(events) >= STORY:
            break
    return events[-STORY:]


def _rows_changed(state: GameState, f: Field, before: Any) -> list[int]:
    """Of a field that each seat sees its own row of: the seats that see a change."""
    return [seat for seat, row in enumerate(getattr(state, f.name)) if row != before[seat]]


@lru_cache(maxsize=64)
def of_memory(game: Game) -> bool:
    """Whether a seat may know what its screen must not show."""
    return any(f.see != f.know for f in game.state_type.fields)


@lru_cache(maxsize=64)
def _masked_fields(kind: type[GameState]) -> tuple[Field, ...]:
    return tuple(f for f in kind.fields if f.see.word in ("owner", "by"))


@lru_cache(maxsize=64)
def _fields_by_mask(kind: type[GameState]) -> tuple[Field, ...]:
    return tuple(f for f in kind.fields if f.see.word == "by")


@lru_cache(maxsize=64)
def _secret_kinds(game: Game) -> frozenset[str]:
    return frozenset(kind.name for kind in game.events if any(argument.only >= 0 for argument in kind.arguments))


@lru_cache(maxsize=64)
def _wire_moves(game: Game) -> tuple[wire.Move, ...]:
    return tuple(wire.Move(number, words.code) for number, words in enumerate(game.moves))


def everyone(seats: int) -> list[int]:
    """All the eyes there can be at a table."""
    return [*range(seats), WATCHER]
