"""Levels: from a child that plays along to a shark. Each is a budget, a rate of blunders, and a pace."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rumpus.bots.searcher import Searcher
from rumpus.core.game import Game
from rumpus.kernel import speed
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.state import GameState


class UnknownLevel(RumpusError):
    """No level of that name."""


@dataclass(frozen=True)
class Level:
    name: str
    iterations: int  # of search for one decision; 0: any legal move
    blunders: int  # decisions in a hundred that are made without thinking
    seconds: float  # at most this long, whatever the iterations
    pause: tuple[float, float]  # how long a person would take: from, to, in seconds


LEVELS = {
    level.name: level
    for level in (
        Level("child", 30, 30, 0.5, (0.8, 2.5)),
        Level("beginner", 120, 12, 0.5, (0.8, 2.5)),
        Level("regular", 600, 4, 0.5, (0.7, 2.2)),
        Level("expert", 4_000, 0, 0.5, (0.7, 2.0)),
        Level("shark", 60_000, 0, 0.5, (0.6, 1.8)),
        Level("random", 0, 100, 0.5, (0.4, 1.0)),
    )
}


class Bot:
    def __init__(self, game: Game, level: Level, key: bytes, fast: bool | None = None) -> None:
        """`fast`: compiled, so the first move may wait for the compiler; if not said, wherever there is one."""
        self.game = game
        self.level = level
        self._fast = speed.available() if fast is None else fast
        self._key = key
        self._draw = draw_of(key, 1)

    @cached_property
    def _searcher(self) -> Searcher:
        return Searcher(self.game, self._key, fast=self._fast)

    def choose(self, known: GameState, seat: int, legal: list[int]) -> int:
        """A legal move, from what the seat knows."""
        careless = below(self._draw, 100) < self.level.blunders
        if len(legal) == 1 or careless or self.level.iterations == 0:
            return legal[below(self._draw, len(legal))]
        choices = self._searcher.search(known, seat, self.level.iterations, self.level.seconds)
        return max(choices, key=lambda choice: (choice.visits, choice.worth)).move

    def pause(self) -> float:
        """How many seconds a person would take over this."""
        least, most = self.level.pause
        return least + (most - least) * below(self._draw, 1000) / 1000


def seat_bot(game: Game, level: str, key: bytes, fast: bool | None = None) -> Bot:
    if level not in LEVELS:
        raise UnknownLevel(f"no level {level!r}; there are: {', '.join(LEVELS)}")
    return Bot(game, LEVELS[level], key, fast)
