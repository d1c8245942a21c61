"""A finished game looked at again: what every seat could expect at each moment, where it turned, what was better.

The curves are one belief: at each moment the mean of what the seats believed, each from what it knew then. So they add
up to one (less where nobody may win), and the last point is the result.

Every decision is judged that there is time for, whatever was played: the move played and the one that the search
prefers are both tried by force, on equal terms. What then seems a mistake is looked at again, longer and with fresh
draws, and told only if the 99 % interval of the difference excludes zero. A decision is judged by itself alone: what
else is looked at changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rumpus.bots.analysis.advice import KEY, searcher_for
from rumpus.bots.analysis.intervals import Z99, difference_interval
from rumpus.bots.engine import engine_of
from rumpus.bots.plain import LET_PASS
from rumpus.bots.searcher import Measured, SearchedMove, Searcher
from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState

Progress = Callable[[int], None]
T = TypeVar("T")

LONGER = 8  # times as long is looked again at what seems a mistake
AGAIN = bytes([1]) * 32  # with other draws: what only luck made seem so does not seem so twice


@dataclass(frozen=True)
class Decision:
    """What a seat played, as step number `step` of the game, counted from 0."""

    step: int
    seat: int
    move: int


@dataclass(frozen=True)
class WinChances:
    """Each seat's chance to win when `step` steps had been made."""

    step: int
    chances: list[float]


@dataclass(frozen=True)
class Mistake:
    """A decision that gave something away: worths are shares of the win, places counting a little."""

    step: int
    seat: int
    played: int
    better: int | None  # None: let the moment pass
    played_worth: float
    better_worth: float
    low: float  # of the loss, 99 % interval
    high: float

    @property
    def loss(self) -> float:
        return self.better_worth - self.played_worth


@dataclass(frozen=True)
class GameReview:
    points: list[WinChances]
    mistakes: list[Mistake]  # the worst first
    judged: int  # decisions
    decisions: int  # those where there was something to choose
    places: list[int]


def review(
    game: Game,
    states: Sequence[GameState],
    played: Sequence[Decision],
    places: Sequence[int],
    *,
    iterations: int = 2000,
    most: int = 120,
    fast: bool = True,
    progress: Progress = lambda done: None,
) -> GameReview:
    """`states` are the positions before each step, and the last; `places` those of the end, or none. At most `most`
    moments are looked at, spread over the game: decisions first, then where somebody had nothing to choose."""
    decisions = [one for one in played if _choices(game, states[one.step], one.seat) > 1]
    judged = {one.step: one for one in _spread(decisions, most)}
    idle = [i for i, s in enumerate(states) if i not in judged and game.turn(s) not in (OVER, CHANCE)]
    points: list[WinChances] = []
    mistakes: list[Mistake] = []
    for at in sorted([*judged, *_spread(idle, most - len(judged))]):
        searchers = [_begun(game, states[at], seat, iterations, KEY, fast) for seat in range(_seats(states[at]))]
        points.append(WinChances(at, _belief(searchers, iterations)))
        if at in judged:
            mistakes += _mistake(game, states[at], judged[at], searchers[judged[at].seat], iterations, fast)
        progress(len(points))
    if places:
        firsts = list(places).count(1)
        points.append(WinChances(len(states) - 1, [1 / firsts if place == 1 else 0.0 for place in places]))
    mistakes.sort(key=lambda mistake: -mistake.loss)
    return GameReview(points, mistakes, len(judged), len(decisions), list(places))


def decisions_of(session: Session) -> list[Decision]:
    return [Decision(at, step.seat, step.number) for at, step in enumerate(session.steps) if step.kind == "play"]


def _spread(found: Sequence[T], most: int) -> list[T]:
    if len(found) <= most:
        return list(found)
    return [found[i * (len(found) - 1) // max(1, most - 1)] for i in range(most)]


def _choices(game: Game, s: GameState, seat: int) -> int:
    known = know(s, seat)
    return len(game.legal(known, seat)) + engine_of(game).knowledge.waits(known, seat)


def _seats(s: GameState) -> int:
    return s.seats


def _begun(game: Game, s: GameState, seat: int, iterations: int, key: bytes, fast: bool) -> Searcher:
    """A search that has spent half of its iterations."""
    searcher = searcher_for(engine_of(game), iterations, key, 1, fast)
    searcher.begin(know(s, seat), seat, iterations)
    searcher.look(max(1, iterations // 2))
    return searcher


def _belief(searchers: Sequence[Searcher], iterations: int) -> list[float]:
    """The mean of what each seat believes."""
    beliefs = [searcher.measure(max(1, iterations - iterations // 2)).wins for searcher in searchers]
    return [sum(chances) / len(beliefs) for chances in zip(*beliefs, strict=True)]


def _mistake(
    game: Game, s: GameState, made: Decision, searcher: Searcher, iterations: int, fast: bool
) -> list[Mistake]:
    """The mistake made here, if it was one."""
    seems = _compared(game, s, made, searcher, iterations)
    if seems is None or seems.loss <= 0.0:
        return []
    searcher = _begun(game, s, made.seat, LONGER * iterations, AGAIN, fast)
    sure = _compared(game, s, made, searcher, LONGER * iterations)
    return [sure] if sure is not None and sure.low > 0.0 else []


def _compared(game: Game, s: GameState, made: Decision, searcher: Searcher, iterations: int) -> Mistake | None:
    """What was played beside what the search prefers; None where it prefers the same."""
    choices = {choice.move: choice for choice in searcher.choices()}
    if choices:
        best = max(choices.values(), key=lambda choice: (choice.visits, choice.worth))
    else:  # one move alone is worth a thought
        known = know(s, made.seat)
        best = SearchedMove(engine_of(game).moves(known, made.seat, game.legal(known, made.seat))[0], 0, 0.0)
    if best.move == made.move:
        return None
    both = [best, choices.get(made.move, SearchedMove(made.move, 0, 0.0))]
    better, played = _on_equal_terms(searcher, both, iterations)
    low, high = difference_interval(better.worth, better.visits, played.worth, played.visits, Z99)
    named = None if best.move == LET_PASS else best.move
    return Mistake(made.step, made.seat, made.move, named, played.worth, better.worth, low, high)


def _on_equal_terms(searcher: Searcher, both: Sequence[SearchedMove], iterations: int) -> list[Measured]:
    """Half teaches the search to play on after the move that it neglected: a move is not bad because nobody thought of
    it. The other half measures."""
    most = max(choice.visits for choice in both)
    missing = [min(most - choice.visits, iterations // 2) for choice in both]
    rest = (iterations // 2 - sum(missing)) // 2
    for choice, gap in zip(both, missing, strict=True):
        searcher.teach(gap + rest, choice.move)
    return [searcher.measure(max(1, iterations // 4), choice.move) for choice in both]
