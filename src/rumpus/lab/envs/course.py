"""One game, interpreted, decision by decision: the same game as the vector environment's of that key and number."""

from __future__ import annotations

import hashlib
from typing import Any

from rumpus.core.game import Game
from rumpus.core.positions import from_outside
from rumpus.core.visibility import Sense
from rumpus.kernel.chance import below, draw_of, pick
from rumpus.kernel.errors import IllegalMove
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat
from rumpus.kernel.state import GameState
from rumpus.lab.envs.columns import Observe, cell_bits, columns_of, observe_of
from rumpus.lab.envs.pickles import freeze, frozen_here, thaw
from rumpus.lab.envs.rewards import REWARDS, reward


class EnvGame:
    def __init__(self, game: Game, options: Options, key: bytes, number: int = 0) -> None:
        self.game = game
        self.options = options
        self.state = game.new(options)
        self.draw = draw_of(key, number)
        self.seat = -1  # whose decision is next; −1 when the game is over
        self.passed = 0  # the seats that let this moment pass, as a bit set
        self.decisions = 0
        self.given = False  # whether it goes on from a position that somebody has written
        self.settle()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "state": freeze(self.state)}

    def __setstate__(self, frozen: dict[str, Any]) -> None:
        self.__dict__.update(frozen)
        self.state = thaw(self.game, frozen["state"], self.options)
        self.given = bool(frozen.get("given")) or not frozen_here(self.game, frozen["state"])
        self.draw = list(self.draw)  # a copy has a draw of its own

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def together(self) -> list[int]:
        """The seats that decide now without knowing of each other: a sealed round, or else the one whose turn it is."""
        sealed = self.game.hooks.rules.sealed
        if self.over or sealed is None or not sealed(self.state):
            return [] if self.over else [self.seat]
        who = self.game.turn(self.state)
        return [seat for seat in range(self.options.seats) if who >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return [] if self.over else self.game.legal(self.state, seat)

    def act(self, move: int) -> None:
        """The decision of the seat whose it is."""
        self.play(self.seat, move)
        self.settle()

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            known = 0 <= move < len(self.game.moves)
            raise IllegalMove("move-illegal", move=self.game.move_code(move) if known else str(move))
        with from_outside(given=self.given):
            self.game.rules.play(self.state, seat, move, None)
        self.passed = 0
        self.decisions += 1

    def let_pass(self) -> None:
        """The seat that is asked in a window leaves it to the others; when all of them do, the clock runs out."""
        self.passed |= 1 << self.seat
        if self.game.turn(self.state) & ~self.passed == 0:
            with from_outside(given=self.given):
                self.game.rules.time_out(self.state, None)
            self.passed = 0
        self.settle()

    def settle(self) -> None:
        """Chance acts until a seat must; where several may, chance says who is asked."""
        with from_outside(given=self.given):
            self._settle()

    def _settle(self) -> None:
        rules, s = self.game.rules, self.state
        while (who := rules.turn(s)) == CHANCE:
            weights = self.game.odds(s)
            rules.land(s, pick(self.draw, weights, len(weights)), None)
        if who != OVER:
            who &= ~self.passed
        several = count_seats(who)
        self.seat = -1 if who == OVER else nth_seat(who, below(self.draw, several) if several > 1 else 0)

    def rewards(self, kind: str) -> list[float]:
        import numpy

        score, out = self.game.score(self.state, self.options.seats), numpy.zeros((1, self.options.seats))
        reward(score.points, score.places, self.options.seats, REWARDS[kind], out, 0)
        return out[0].tolist()


class Observer:
    """Observations of single states, as arrays."""

    def __init__(self, game: Game, sense: Sense = "know") -> None:
        import numpy

        self._of = (game, sense)
        self.columns = columns_of(game.state_type, sense)
        self.cell: Any = numpy.int8 if cell_bits(game.state_type, sense) == 8 else numpy.int16
        self._observe: Observe = observe_of(game.state_type, sense)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, self._of  # its function is made from the declarations, and cannot be pickled

    def look(self, s: Any, seat: int) -> Any:
        import numpy

        row = numpy.zeros((1, len(self.columns)), self.cell)
        self._observe(s, seat, row, 0)
        return row[0]


def cells_of(s: GameState) -> Any:
    """Every cell of a state, hidden or not, as one row, in the order of state.py."""
    import numpy

    bits = max(f.width for f in s.fields)
    whole = numpy.frombuffer(s.pack(), s.dtype())[0]
    rows = [numpy.asarray(whole[f.name]).ravel() for f in s.fields]
    return numpy.concatenate(rows).astype(f"int{bits}")


def key_of_seed(seed: int) -> bytes:
    return hashlib.sha256(f"seed {seed}".encode()).digest()
