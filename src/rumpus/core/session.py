"""A session: one game being played, step by step, with everything that happened kept.

table = Session(game, options_for(game, seats=2), key=secrets.token_bytes(32))
table.settle()                      # chance acts until somebody must decide
table.play(0, "roll")
table.view(0)
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Self

from rumpus.core.branching import BranchingList
from rumpus.core.fairness import outcome_of
from rumpus.core.game import Event, Game, Score
from rumpus.core.visibility import View, know, see, see_event
from rumpus.kernel.errors import BadOutcome, EndlessChance, IllegalMove, NotYourTurn
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState

CLOCK = -2  # who acted, in the steps before a game that was taken over; CHANCE is −1, a seat is its number

SETTLED = 2000  # outcomes of chance in a row; the longest deal here has about two hundred


class SessionStep(NamedTuple):
    """One thing that happened to the state: a seat's decision, an outcome of chance, or the clock."""

    kind: Literal["play", "land", "time_out"]
    seat: int  # -1 for chance and clock
    number: int  # the move, the outcome; 0 for the clock
    odds: tuple[int, ...]  # the weights chance had
    log: tuple[tuple[int, ...], ...]  # what the rules told of it
    game: Game

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(map(self.game.event, self.log))

    def apply(self, s: GameState) -> None:
        """Once more, to a state as it was before this step."""
        match self.kind:
            case "play":
                self.game.rules.play(s, self.seat, self.number, None)
            case "land":
                self.game.rules.land(s, self.number, None)
            case "time_out":
                self.game.rules.time_out(s, None)


class Session:
    def __init__(
        self,
        game: Game,
        options: Options,
        key: bytes | None = None,
        state: GameState | None = None,
        before: tuple[tuple[int, int], ...] = (),
    ) -> None:
        """`key` feeds chance; without one, outcomes must be given. `state` begins from a position instead of a deal,
        `before` are the steps that led to it from one: who acted, and the number of the move or outcome."""
        self.game = game
        self.options = options
        self.key = key
        self.state = game.new(options) if state is None else state
        self.start = self.state.copy()
        self.before = before
        self.steps = BranchingList[SessionStep]()
        self.draws = 0

    @property
    def over(self) -> bool:
        return self.game.turn(self.state) == OVER

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now."""
        who = self.game.turn(self.state)
        return [] if who in (OVER, CHANCE) else [i for i in range(self.options.seats) if who >> i & 1]

    def legal(self, seat: int) -> list[int]:
        return self.game.legal(self.state, seat)

    def view(self, seat: int) -> View:
        return see(self.state, seat)

    def know(self, seat: int) -> GameState:
        return know(self.state, seat)

    def score(self) -> Score:
        return self.game.score(self.state, self.options.seats)

    def play(self, seat: int, move: int | str) -> SessionStep:
        """One decision of a seat. Refused moves change nothing, and say no more than the seat may know."""
        number = self.game.read_move(move) if isinstance(move, str) else move
        if self.over:
            raise NotYourTurn("game-over")
        if seat not in self.waiting:
            raise NotYourTurn("seat-not-now", seat=seat + 1)
        if number not in self.legal(seat):
            code = self.game.move_code(number) if 0 <= number < len(self.game.moves) else str(number)
            raise IllegalMove("move-illegal", move=code)
        return self.made(seat, number)

    def made(self, seat: int, number: int) -> SessionStep:
        """A decision that is known to be legal."""
        log: list[tuple[int, ...]] = []
        self.game.rules.play(self.state, seat, number, log)
        return self._keep("play", seat, number, (), log)

    def land(self, outcome: int | None = None) -> SessionStep:
        """Chance acts: the given outcome, or one drawn from the key."""
        if self.game.turn(self.state) != CHANCE:
            raise BadOutcome("chance-nothing")
        weights = self.game.odds(self.state)
        if outcome is None:
            outcome = self._draw(weights)
        elif not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise BadOutcome("chance-outcome", outcome=outcome)
        log: list[tuple[int, ...]] = []
        self.game.rules.land(self.state, outcome, log)
        self.draws += 1
        return self._keep("land", -1, outcome, tuple(weights), log)

    def time_out(self) -> SessionStep:
        if not self.waiting:
            raise NotYourTurn("clock-none")
        log: list[tuple[int, ...]] = []
        self.game.rules.time_out(self.state, log)
        return self._keep("time_out", -1, 0, (), log)

    def settle(self) -> list[SessionStep]:
        """Let chance act until somebody must decide, or the game is over."""
        steps: list[SessionStep] = []
        while self.game.turn(self.state) == CHANCE:
            if len(steps) == SETTLED:
                raise EndlessChance("chance-endless", count=SETTLED)
            steps.append(self.land())
        return steps

    def story(self) -> tuple[tuple[int, int], ...]:
        """All steps from the deal to here, as `before` has them."""
        return (*self.before, *((CLOCK if step.kind == "time_out" else step.seat, step.number) for step in self.steps))

    def states(self) -> list[GameState]:
        """The position before each step, and the last."""
        s = self.start.copy()
        states = [s.copy()]
        for step in self.steps:
            step.apply(s)
            states.append(s.copy())
        return states

    def events_for(self, step: SessionStep, seat: int) -> list[Event]:
        return [see_event(self.game.event_kinds[event.kind], event, seat) for event in step.events]

    def branch(self) -> Self:
        """This game as it stands, to try something on: what happens to the branch does not happen here."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state, new.steps = self.state.copy(), self.steps.branch()
        return new

    def _draw(self, weights: list[int]) -> int:
        if self.key is None:
            raise BadOutcome("chance-no-key")
        # Every draw has a stream of its own, so any server can make the next one knowing only how many there were.
        return outcome_of(self.key, self.draws, weights)

    def _keep(
        self,
        kind: Literal["play", "land", "time_out"],
        seat: int,
        number: int,
        odds: tuple[int, ...],
        log: list[tuple[int, ...]],
    ) -> SessionStep:
        step = SessionStep(kind, seat, number, odds, tuple(log), self.game)
        self.steps.append(step)
        return step
