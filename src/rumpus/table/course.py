"""The course of a game at a table: the session, the decisions pending at each seat, and the clock.

A decision of a seat ends when the seat acts, is no longer asked (be it only while chance acts), is asked something
else, or the clock runs out. Each seat counts its own, so what others do does not make a move stale.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from rumpus.core.fairness import key_of
from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import Field, GameState
from rumpus.table.refuse import Refuse
from rumpus.table.wire import Clock, Pace

Change = tuple[Field, Any]  # a field, and what it held before


def copied_cells(state: GameState) -> dict[str, Any]:
    return {name: copied(value) for name, value in vars(state).items()}


def copied(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return value[:] if isinstance(value[0], int) else [copied(row) for row in value]


class Running(NamedTuple):
    """A clock that runs. `tied` are the decisions it was started for."""

    which: int
    name: str
    due: float
    total: float
    tied: frozenset[tuple[int, int]]


class Course:
    def __init__(
        self,
        game: Game,
        options: Options,
        pace: Pace,
        secret: bytes,
        contributions: list[bytes],
        start: GameState | None = None,
    ) -> None:
        self.game = game
        self.pace: Pace = pace
        self.session = Session(game, options, key_of(secret, contributions), start)
        self.contributions = contributions
        self.turn = game.turn(self.session.state)
        self.decisions = [0] * options.seats
        self.legal: list[list[int] | None] = [None] * options.seats
        self.waiting: list[int] = []  # seats that may act
        self.made: list[dict[int, int]] = [{} for _ in range(options.seats)]  # decision -> the move that answered it
        self.running: Running | None = None
        self.left: float | None = None  # seconds that a paused clock has left
        self.missed = [0] * options.seats  # clocks that ran out in a row while this seat was asked
        clocks = cast(dict[str, Any], game.about.get("clock", {}))
        self._clocks = cast(dict[str, float], clocks.get(pace, {}))
        self._clock_names = list(self._clocks)
        self._keeps = frozenset(cast(list[str], clocks.get("keeps", ())))
        self._which = getattr(game.rules, "clock", None)
        self._sealed = getattr(game.rules, "sealed", None)
        self._moves = [0] * game.rules.CHOICES
        self._base = copied_cells(self.session.state)
        self._renew()

    # What is

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def sealed(self) -> bool:
        return self._sealed is not None and self.turn > 0 and bool(self._sealed(self.session.state))

    @property
    def clock(self) -> Clock | None:
        running = self.running
        return None if running is None else Clock(running.name, running.due, running.total)

    # What happens

    def play(self, seat: int, move: int, at: float) -> None:
        legal = self.legal[seat]
        if legal is None:
            raise Refuse("not_now")
        if move not in legal:
            code = self.game.move_code(move) if 0 <= move < len(self.game.moves) else str(move)
            raise Refuse("illegal", code)
        self.made[seat][self.decisions[seat]] = move
        self.missed[seat] = 0
        self.session.made(seat, move)
        self.legal[seat] = None
        self.decisions[seat] += 1
        self._renew()
        self._tick(at)

    def land(self, outcome: int | None, at: float) -> int:
        step = self.session.land(outcome)
        self._renew()
        self._tick(at)
        return step.number

    def settle(self, at: float) -> list[int]:
        """Let chance act; returns what it drew."""
        outcomes: list[int] = []
        while self.turn == CHANCE:
            outcomes.append(self.land(None, at))
        return outcomes

    def time_out(self, at: float) -> None:
        for seat in self.waiting:
            self.missed[seat] += 1
            self.legal[seat] = None
            self.decisions[seat] += 1
        self.session.time_out()
        self.running = None
        self._renew()
        self._tick(at)

    def pause(self, at: float) -> None:
        if self.running is not None:
            self.left = max(0.0, self.running.due - at)
            self.running = None

    def resume(self, at: float) -> None:
        left, self.left = self.left, None
        self._tick(at)
        if left is not None and self.running is not None:
            self.running = self.running._replace(due=at + left)

    def _renew(self) -> None:
        """Which decisions are pending now, and which have ended."""
        state, rules, moves = self.session.state, self.game.rules, self._moves
        who = self.turn = rules.turn(state)
        self.waiting = [seat for seat in range(len(self.legal)) if who >> seat & 1] if who > 0 else []
        for seat, before in enumerate(self.legal):
            if who > 0 and who >> seat & 1:
                now = moves[: rules.legal(state, seat, moves)]
                if before is not None and before != now:
                    self.decisions[seat] += 1
                self.legal[seat] = now
            elif before is not None:
                self.legal[seat] = None
                self.decisions[seat] += 1

    # The clock

    def _tick(self, at: float) -> None:
        """Start, keep or stop the clock. It goes on while a decision it was started for is pending, or, for a clock
        that belongs to a phase of the game (`keeps` in game.toml), while the same clock is asked for."""
        if self.turn <= 0:
            if self.turn == OVER or (self.running is not None and self.running.name not in self._keeps):
                self.running = None
            return
        if not self._clock_names:
            return
        index = 0 if self._which is None else int(self._which(self.session.state))
        name = self._clock_names[index]
        running = self.running
        if running is not None and running.which == index:
            if name in self._keeps:
                return
            decisions, legal = self.decisions, self.legal
            if any(legal[seat] is not None and decisions[seat] == number for seat, number in running.tied):
                return
        total = float(self._clocks[name])
        tied = frozenset((seat, self.decisions[seat]) for seat in self.waiting)
        self.running = Running(index, name, at + total, total, tied) if total > 0 else None

    # Trying something and taking it back. The base is the state as the log has it: what is tried comes on top of it.

    def keep(self) -> list[Change]:
        """What was tried is in the log now: returns the fields that changed, with their former values."""
        base, cells = self._base, vars(self.session.state)
        found: list[Change] = []
        for field in self.session.state.fields:
            name = field.name
            before, now = base[name], cells[name]
            if before != now:
                found.append((field, before))
                base[name] = copied(now)
        return found

    def mark(self) -> CourseMark:
        return CourseMark(
            len(self.session.steps),
            self.session.draws,
            self.turn,
            self.waiting,
            self.decisions[:],
            self.legal[:],
            self.missed[:],
            self.running,
            self.left,
        )

    def undo(self, mark: CourseMark) -> None:
        vars(self.session.state).update({name: copied(value) for name, value in self._base.items()})
        del self.session.steps[mark.steps :]
        self.session.draws = mark.draws
        self.turn, self.waiting = mark.turn, mark.waiting
        for seat, number in enumerate(mark.decisions):
            for later in [n for n in self.made[seat] if n >= number]:
                del self.made[seat][later]
        self.decisions, self.legal, self.missed = mark.decisions, mark.legal, mark.missed
        self.running, self.left = mark.running, mark.left


class CourseMark(NamedTuple):
    steps: int
    draws: int
    turn: int
    waiting: list[int]
    decisions: list[int]
    legal: list[list[int] | None]
    missed: list[int]
    running: Running | None
    left: float | None
