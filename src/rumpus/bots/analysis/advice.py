"""Advice: what a strong bot would do from what a seat knows, what each move promises, and how sure that is.

Half of the iterations go where the search wants. The other half measures: each move is played by force equally often,
as the search has learnt to play on, and only these results count. The interval says how far they may be off by luck;
what a longer search would learn, nobody knows before. A move that was played is among those measured, however odd it
is: the search is first taught to play on after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rumpus.bots.analysis.intervals import difference_interval, mean_interval
from rumpus.bots.engine import Engine, engine_of
from rumpus.bots.plain import LET_PASS
from rumpus.bots.searcher import Measured, SearchedMove, Searcher
from rumpus.core.game import Game
from rumpus.kernel.state import GameState

ENOUGH = 50  # visits: a move that would get fewer is not ranked, and one that is ranked gets no fewer
MOST_NODES = 1 << 19  # of a tree; the search goes on when it is full
KEY = bytes(32)


@dataclass(frozen=True)
class MoveWorth:
    """A move and the share of the win that it promises (places count a little), with a 95 % interval."""

    move: int | None  # None: let the moment pass
    visits: int  # what the numbers rest on
    worth: float
    low: float
    high: float
    ranked: bool  # False: hardly looked at
    tied: bool  # the first of the list, or not clearly worse than it


@dataclass(frozen=True)
class Advice:
    moves: list[MoveWorth]  # best first, then those that were hardly looked at
    chances: list[float]  # each seat's chance to win with the first of them, as far as the seat can know


def advise(
    game: Game,
    known: GameState,
    seat: int,
    iterations: int,
    *,
    played: int | None = None,
    key: bytes = KEY,
    threads: int = 1,
    fast: bool = True,
) -> Advice:
    """For a seat that may act. `played`: what it did, to be measured with the others. `fast` waits for machine code.
    The same question gets the same answer."""
    engine = engine_of(game)
    searcher = searcher_for(engine, iterations, key, threads, fast)
    searcher.begin(known, seat, iterations)
    moves = engine.moves(known, seat, game.legal(known, seat))
    choices = searcher.look(max(1, iterations // 2)) or [SearchedMove(moves[0], 0, 0.0)]
    choices = sorted(choices, key=lambda choice: -choice.visits)
    budget = max(1, iterations - iterations // 2)
    compared = choices[: max(1, budget // ENOUGH)]
    if played is not None and all(choice.move != played for choice in compared):
        compared.append(_taught(searcher, played, choices, iterations // 2))
    visits = max(ENOUGH, budget // len(compared))
    measured = [(c.move, searcher.measure(visits, c.move)) for c in compared]
    ranked = _ranked(measured)
    known_well = {c.move for c in compared}
    hardly = [c for c in choices if c.move not in known_well]
    rest = [_move(c.move, c.visits, c.worth, ranked=False, tied=False) for c in hardly]
    first = ranked[0].move
    wins = next(m.wins for move, m in measured if _named(move) == first)
    return Advice([*ranked, *rest], wins)


def _taught(searcher: Searcher, move: int, choices: Sequence[SearchedMove], most: int) -> SearchedMove:
    """A move is not bad because nobody thought of it: it gets as many visits as the search's first choice has."""
    found = next((choice for choice in choices if choice.move == move), SearchedMove(move, 0, 0.0))
    wanted = choices[0].visits or most  # none: one move alone seemed worth a thought
    searcher.teach(max(0, min(wanted - found.visits, most)), move)
    return found


def searcher_for(engine: Engine, iterations: int, key: bytes, threads: int, fast: bool) -> Searcher:
    """Its tree has room for all that so many iterations can add, up to a bound."""
    nodes = 1 << min(max((2 * iterations // threads).bit_length(), 10), MOST_NODES.bit_length() - 1)
    return Searcher(engine, key, nodes=nodes, fast=fast and engine.wait(), threads=threads)


def _ranked(measured: Sequence[tuple[int, Measured]]) -> list[MoveWorth]:
    """By what they promise; among those that cannot be told from the best, what the search prefers comes first."""
    best = max((m for _, m in measured), key=lambda m: m.worth)

    def tied(m: Measured) -> bool:
        return difference_interval(best.worth, best.visits, m.worth, m.visits)[0] <= 0.0

    equals = [(move, m) for move, m in measured if tied(m)]
    others = sorted(((move, m) for move, m in measured if not tied(m)), key=lambda one: -one[1].worth)
    return [_move(move, m.visits, m.worth, ranked=True, tied=tied(m)) for move, m in (*equals, *others)]


def _move(move: int, visits: int, worth: float, *, ranked: bool, tied: bool) -> MoveWorth:
    return MoveWorth(_named(move), visits, worth, *mean_interval(worth, visits), ranked, tied)


def _named(move: int) -> int | None:
    return None if move == LET_PASS else move
