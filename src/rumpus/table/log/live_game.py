"""A game at a table: a session with the decisions pending at each seat, and the clock.

A decision of a seat ends when the seat acts, is no longer asked (be it only while chance acts), is asked something
else, or the clock runs out. Each seat counts its own, so what others do does not make a move stale.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from rumpus.core.branching import BranchingList
from rumpus.core.fairness import key_of
from rumpus.core.game import Game
from rumpus.core.session import SETTLED, Session, SessionStep
from rumpus.core.visibility import AccessRule, access_rules
from rumpus.kernel.errors import EndlessChance
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState
from rumpus.table.log.stage_time import stage_time
from rumpus.table.refusal import Refusal
from rumpus.table.wire import Clock, Pace

SOON = 0.5  # seconds: a clock that begins so soon need not be begun
Change = tuple[AccessRule, Any]  # a field and who may look at it, and what it held before


class Running(NamedTuple):
    """A clock that runs. `tied` are the decisions it was started for."""

    which: int
    name: str
    due: float
    total: float
    tied: frozenset[tuple[int, int]]


class LiveGame(Session):
    def __init__(
        self,
        game: Game,
        options: Options,
        pace: Pace,
        secret: bytes,
        contributions: list[bytes],
        start: GameState | None = None,
        before: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(game, options, key_of(secret, contributions), start, before)
        self.pace: Pace = pace
        self.contributions = contributions
        self.turn = OVER
        self.decisions = [0] * options.seats
        self.asked: list[list[int] | None] = [None] * options.seats  # the legal moves of each seat that may act
        self.answers = BranchingList[tuple[int, int, int]]()  # seat, decision, the move that answered it
        self.running: Running | None = None
        self.left: float | None = None  # seconds that a paused clock has left
        self.missed = [0] * options.seats  # clocks that ran out in a row while this seat was asked
        self._clocks = game.facts.clock.of(pace)
        self._clock_names = list(self._clocks)
        self._keeps = frozenset(game.facts.clock.keeps)
        self._late = frozenset(game.facts.clock.waits)
        self._told = 0.0  # by then the stage has told everything, by its own length
        self._which = game.hooks.rules.clock
        self._sealed = game.hooks.rules.sealed
        self._moves = [0] * game.rules.CHOICES
        self._waiting: list[int] = []
        self.seen_at = 0.0  # the last step that everybody could notice
        self._renew()

    # What is

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def waiting(self) -> list[int]:
        return self._waiting

    def answer(self, seat: int, decision: int) -> int | None:
        """The move that answered a decision, if one did."""
        for by, number, move in reversed(self.answers):
            if by == seat and number <= decision:
                return move if number == decision else None
        return None

    @property
    def sealed(self) -> bool:
        return self._sealed is not None and self.turn > 0 and bool(self._sealed(self.state))

    @property
    def clock(self) -> Clock | None:
        running = self.running
        return None if running is None else Clock(running.name, running.due, running.total)

    # What happens

    def act(self, seat: int, move: int, at: float) -> None:
        legal = self.asked[seat]
        if legal is None:
            raise Refusal("not_now")
        if move not in legal:
            code = self.game.move_code(move) if 0 <= move < len(self.game.moves) else str(move)
            raise Refusal("illegal", code)
        self.answers.append((seat, self.decisions[seat], move))
        self.missed[seat] = 0
        step, before = self.made(seat, move), (self._waiting, self.running)
        self.asked[seat] = None
        self.decisions[seat] += 1
        self._tell(step, at)
        self._renew()
        self._tick(at)
        self._noticed(step, before, at)

    def draw(self, outcome: int | None, at: float) -> int:
        """Chance acts: the given outcome, or one that is drawn now."""
        step, before = self.land(outcome), (self._waiting, self.running)
        self._tell(step, at)
        self._renew()
        self._tick(at)
        self._noticed(step, before, at)
        return step.number

    def draw_all(self, at: float) -> list[int]:
        """Let chance act until somebody must decide; returns what it drew."""
        outcomes: list[int] = []
        while self.turn == CHANCE:
            if len(outcomes) == SETTLED:
                raise EndlessChance(f"chance has acted {SETTLED} times, and would go on: no game leads here")
            outcomes.append(self.draw(None, at))
        return outcomes

    def run_out(self, at: float) -> None:
        """The clock runs out."""
        for seat in self.waiting:
            self.missed[seat] += 1
            self.asked[seat] = None
            self.decisions[seat] += 1
        self._tell(self.time_out(), at)
        self.running = None
        self._renew()
        self._tick(at)
        self.seen_at = at

    def _noticed(self, step: SessionStep, before: tuple[list[int], Running | None], at: float) -> None:
        """A step without an event, after which the same seats wait and the same clock runs, may be a secret."""
        if step.log or before != (self._waiting, self.running):
            self.seen_at = at

    def pause(self, at: float) -> None:
        if self.running is not None:
            self.left = max(0.0, self.running.due - at)
            self.running = None

    def resume(self, at: float) -> None:
        left, self.left = self.left, None
        self._tick(at)
        if left is not None and self.running is not None:
            self.running = self.running._replace(due=at + left)

    def restart(self, at: float) -> None:
        if self.running is not None:
            self.running = self.running._replace(due=at + self.running.total)

    def _renew(self) -> None:
        """Which decisions are pending now, and which have ended."""
        rules, moves = self.game.rules, self._moves
        who = self.turn = rules.turn(self.state)
        self._waiting = [seat for seat in range(len(self.asked)) if who >> seat & 1] if who > 0 else []
        for seat, before in enumerate(self.asked):
            if who > 0 and who >> seat & 1:
                now = moves[: rules.legal(self.state, seat, moves)]
                if before is not None and before != now:
                    self.decisions[seat] += 1
                self.asked[seat] = now
            elif before is not None:
                self.asked[seat] = None
                self.decisions[seat] += 1

    # The clock

    @property
    def in_phase(self) -> bool:
        """Whether the clock that runs belongs to a phase of the game, in which everybody acts as they like."""
        return self.running is not None and self.running.name in self._keeps

    def waits_for_stage(self, at: float) -> bool:
        """Whether a clock is to begin later, when the stage has told what led to it."""
        running = self.running
        return running is not None and running.due - running.total > at + SOON

    def _tell(self, step: SessionStep, at: float) -> None:
        if self._late:
            self._told = max(self._told, at) + stage_time(self.game, (step,))

    def _tick(self, at: float) -> None:
        """Start, keep or stop the clock. It goes on while a decision it was started for is pending, or, for a clock
        that belongs to a phase of the game (`keeps` in game.toml), while the same clock is asked for."""
        if self.turn <= 0:
            if self.turn == OVER or (self.running is not None and self.running.name not in self._keeps):
                self.running = None
            return
        if not self._clock_names:
            return
        index = 0 if self._which is None else int(self._which(self.state))
        name = self._clock_names[index]
        running = self.running
        if running is not None and running.which == index:
            if name in self._keeps:
                return
            decisions, asked = self.decisions, self.asked
            if any(asked[seat] is not None and decisions[seat] == number for seat, number in running.tied):
                return
        total = float(self._clocks[name])
        tied = frozenset((seat, self.decisions[seat]) for seat in self.waiting)
        begins = max(at, self._told) if name in self._late else at
        self.running = Running(index, name, begins + total, total, tied) if total > 0 else None

    # Trying something

    def branch(self) -> Self:
        new = super().branch()
        new.decisions, new.asked, new.missed = self.decisions[:], self.asked[:], self.missed[:]
        new.answers = self.answers.branch()
        return new

    def without_last(self, at: float) -> Self:
        """This game before its last step, a decision: as if that had not been made, but for the numbers of decisions,
        so that what was sent for it is not taken for an answer now."""
        new = self.branch()
        last = len(self.steps) - 1
        new.state, new.steps = self.states()[last], BranchingList[SessionStep]()
        for step in self.steps[:last]:
            new.steps.append(step)
        new.asked = [None] * len(self.asked)
        new.decisions = [number + 1 for number in self.decisions]
        new.running = None
        new._renew()
        new._tick(at)
        new.seen_at = at
        return new

    def changes_since(self, before: LiveGame) -> list[Change]:
        """The fields that look different now, with their former values."""
        then, now = vars(before.state), vars(self.state)
        rules = access_rules(type(self.state), "see")
        return [(rule, then[rule.name]) for rule in rules if then[rule.name] != now[rule.name]]
