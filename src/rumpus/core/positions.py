"""Positions that did not come from our own play: looked at before rules or compiled code go on from them.

Compiled rules check no index, so a number that fits its field may still lead out of it. First the cells are looked at:
numbers with names are within them, piles hold no less than nothing, no card is there more often than in the deck. Then
the game is rehearsed from there, interpreted, on lists that refuse every index that is not theirs, and every call of a
rule must come to an end. What goes wrong there is BadPosition here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any, SupportsIndex, TypeVar, overload

from rumpus.core.game import Game
from rumpus.core.visibility import know
from rumpus.kernel.chance import below, draw_of, pick
from rumpus.kernel.errors import BadPosition
from rumpus.kernel.options import Options
from rumpus.kernel.plain import is_list
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import Field, GameState

T = TypeVar("T")
R = TypeVar("R", bound=GameState)

REHEARSED = 300_000  # lines of rules after which a position counts as good: about half a second
AT_ONCE = 300_000  # lines of one call; the longest here takes some ten thousand
GAMES = 8  # rehearsals of one position, while the lines last
STEPS = 20_000  # of one rehearsal


def check_position(game: Game, s: GameState, options: Options | None = None, lines: int = REHEARSED) -> None:
    """BadPosition says what no game can hold. `options` are those it is to be played with, where they are known."""
    check_cells(game, s, options)
    count = _Count()
    try:
        for number in range(GAMES):
            _rehearse(game, s, number, count, lines)
            if count.lines > lines:
                return
    except BadPosition:
        raise
    except Exception as error:
        raise BadPosition("position-rules", problem=f"{type(error).__name__}: {error}") from None


@contextmanager
def from_outside(*, given: bool) -> Generator[None]:
    """Rules that go on from a position that somebody has given: a rehearsal tries some games, and another one may come
    to what no game holds. Where our own play led, an error is ours and is shown as it is."""
    try:
        yield
    except (ArithmeticError, LookupError, ValueError) as error:
        if not given:
            raise
        raise BadPosition("position-rules", problem=f"{type(error).__name__}: {error}") from None


def unpacked(kind: type[R], data: bytes) -> R:
    """A state from bytes that somebody gives."""
    if len(data) != kind.size():
        raise BadPosition("position-bytes", count=len(data), size=kind.size())
    return kind.unpack(data)


# The cells


def check_cells(game: Game, s: GameState, options: Options | None = None) -> None:
    """The numbers alone, without a rehearsal: for interpreted rules, which refuse an index by themselves."""
    seats = s.seats
    if seats not in game.seats:
        raise BadPosition(
            "position-seats", title=game.title, least=game.seats.start, most=game.seats.stop - 1, seats=seats
        )
    if options is not None and seats != options.seats:
        raise BadPosition("position-table-seats", seats=seats, table=options.seats)
    for f in s.fields:
        _check_field(f, getattr(s, f.name))
    inventory = game.hooks.state.inventory
    if inventory is not None and options is not None:
        try:
            found = inventory(_guarded_state(s))
        except IndexError:
            raise BadPosition("position-uncountable") from None
        if any(here > there for here, there in zip(found, inventory(game.new(options)), strict=True)):
            raise BadPosition("position-too-often")
    agrees = game.hooks.state.agrees
    if agrees is not None and not _agrees(agrees, s):
        raise BadPosition("position-disagrees")


def _agrees(agrees: Callable[[Any], bool], s: GameState) -> bool:
    try:
        return agrees(_guarded_state(s))
    except IndexError:
        return False


def _check_field(f: Field, value: Any) -> None:
    if f.of is None and f.counts is None:
        return
    if len(f.shape) > 1:
        for row in value:
            _check_row(f, row if len(f.shape) == 2 else [cell for cells in row for cell in cells])
    else:
        _check_row(f, value if f.shape else [value])


def _check_row(f: Field, row: list[int]) -> None:
    if f.of is not None and not 0 <= min(row) <= max(row) < len(f.of):
        raise BadPosition("position-no-word", field=f.name, kind=f.of.kind)
    if f.counts is not None and min(row) < 0:
        raise BadPosition("position-negative", field=f.name)


# The rehearsal


def _rehearse(game: Game, start: GameState, number: int, count: _Count, lines: int) -> None:
    """One game by random legal moves; at its beginning also what bots imagine there, and what the clock does."""
    rules, s, draw = game.rules, _guarded_state(start), draw_of(bytes(32), number)
    seats = s.seats
    for step in range(STEPS):
        who = count.call(rules.turn, s)
        if who == OVER:
            count.call(rules.score, s, Guarded([0] * seats), Guarded([0] * seats))
            return
        if who == CHANCE:
            weights = Guarded([0] * rules.OUTCOMES)
            n = count.call(rules.odds, s, weights)
            if not 0 < n <= rules.OUTCOMES or min(weights[:n]) < 0 or not 0 < sum(weights[:n]) < 1 << 31:
                raise BadPosition("position-no-outcome")
            count.call(rules.land, s, pick(draw, weights, n), None)
        elif who < 0 or who >> seats:
            raise BadPosition("position-no-seat")
        else:
            asked = [seat for seat in range(seats) if who >> seat & 1]
            legal = {seat: _legal(game, s, seat, count) for seat in asked}
            if step == 0:
                for seat in asked:
                    count.call(rules.imagine, _guarded_state(know(s, seat)), seat, draw)
            if step == number == 0:
                count.call(rules.time_out, _guarded_state(s), None)
            seat = asked[below(draw, len(asked))]
            count.call(rules.play, s, seat, legal[seat][below(draw, len(legal[seat]))], None)
        for f in s.fields:
            _check_field(f, getattr(s, f.name))
        s.pack()
        if count.lines > lines:
            return
    raise BadPosition("position-no-end", steps=STEPS)


def _legal(game: Game, s: GameState, seat: int, count: _Count) -> list[int]:
    moves = Guarded([0] * game.rules.CHOICES)
    n = count.call(game.rules.legal, s, seat, moves)
    if not 0 < n <= game.rules.CHOICES or not all(0 <= move < game.rules.MOVES for move in moves[:n]):
        raise BadPosition("position-stuck", seat=seat + 1)
    return moves[:n]


class _Count:
    """Counts the lines of rules that run: from a position that no game leads to, one of their loops may have no end."""

    def __init__(self) -> None:
        self.lines = 0
        self._most = 0

    def call(self, rule: Callable[..., T], *args: Any) -> T:
        self._most = self.lines + AT_ONCE
        before = sys.gettrace()
        sys.settrace(self._trace)
        try:
            return rule(*args)
        finally:
            sys.settrace(before)

    def _trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename == __file__:
            return None
        self.lines += 1
        if self.lines > self._most:
            raise BadPosition("position-loops")
        return self._trace


class Guarded(list[Any]):
    """A list as compiled code has it: an index is from 0 to its length, and what is stored is a number."""

    @overload
    def __getitem__(self, at: SupportsIndex) -> Any: ...
    @overload
    def __getitem__(self, at: slice) -> Guarded: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        if isinstance(at, slice):
            return Guarded(super().__getitem__(at))
        if int(at) < 0:
            raise IndexError("an index below zero")
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if int(at) < 0:
            raise IndexError("an index below zero")
        super().__setitem__(at, value)


def _guarded_state(s: GameState) -> GameState:
    guarded = s.copy()
    for f in s.fields:
        if f.shape:
            setattr(guarded, f.name, _guarded(getattr(guarded, f.name)))
    return guarded


def _guarded(value: Any) -> Any:
    return Guarded(_guarded(row) for row in value) if is_list(value) else value
