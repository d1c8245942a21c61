"""Advice: what a strong bot would do from what a seat knows, and what that seat may expect."""

from __future__ import annotations

from dataclasses import dataclass

from rumpus.bots.engine import engine_of
from rumpus.bots.plain import LET_PASS
from rumpus.bots.searcher import Searcher
from rumpus.core.game import Game
from rumpus.kernel.state import GameState


@dataclass(frozen=True)
class Advised:
    """A move and the share of the win that it promises. None: let the moment pass."""

    move: int | None
    worth: float
    looked: float  # the part of the search that went into it: how sure this is


@dataclass(frozen=True)
class Advice:
    moves: list[Advised]  # best first; one alone where there is nothing to think about
    chances: list[float]  # each seat's chance to win, as far as the seat can know


class Adviser:
    """One game's adviser: waits for machine code, and uses as many threads as it is given."""

    def __init__(self, game: Game, key: bytes = bytes(32), threads: int = 1, *, fast: bool = True) -> None:
        self.game = game
        self._engine = engine_of(game)
        ready = fast and self._engine.wait()
        self._searcher = Searcher(self._engine, key, nodes=1 << 17, fast=ready, threads=threads)

    def advise(self, known: GameState, seat: int, iterations: int) -> Advice:
        """For a seat that may act, and has something to choose."""
        chances = self.chances(known, seat, iterations)
        moves = self._engine.moves(known, seat, self.game.legal(known, seat))
        if len(moves) == 1:
            return Advice([Advised(None if moves[0] == LET_PASS else moves[0], chances[seat], 1.0)], chances)
        choices = self._searcher.look(known, seat, len(chances), 1)
        whole = sum(choice.visits for choice in choices) or 1
        choices = sorted(choices, key=lambda choice: (-choice.visits, -choice.worth))
        return Advice(
            [Advised(None if c.move == LET_PASS else c.move, c.worth, c.visits / whole) for c in choices if c.visits],
            chances,
        )

    def chances(self, known: GameState, seat: int, iterations: int) -> list[float]:
        return self._searcher.chances(known, seat, iterations)
