"""Many random games, and what they tell: who wins, with what, how long it takes; each with its interval.

Game number i of a key is always the same game, whoever plays it (`players.py`). So a run that keeps its results can be
interrupted: it goes on with the games that are missing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rumpus.kernel.errors import BadGame, RumpusError
from rumpus.lab.players import Players
from rumpus.lab.results import Results
from rumpus.lab.statistics import Interval, mean_from_sums, wilson
from rumpus.speed.compiled import STEP_LIMIT, Run

Progress = Callable[[int], None]


@dataclass
class Tally:
    """Sums over games: whole numbers, so the order in which threads add to them cannot matter."""

    seats: int
    games: int = 0
    decisions: int = 0
    steps: int = 0  # decisions and chance
    steps_squared: int = 0
    shortest: int = STEP_LIMIT
    longest: int = 0
    shared: int = 0  # games with more than one first
    without: int = 0  # games with none
    first: list[int] = field(default_factory=list[int])
    points: list[int] = field(default_factory=list[int])
    points_squared: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        for sums in (self.first, self.points, self.points_squared):
            sums.extend([0] * self.seats)

    def add(self, run: Run) -> None:
        """Arrays, or plain lists where Python alone played; one row a game."""
        self.games += len(run.lengths)
        self.decisions += run.decisions
        if hasattr(run.lengths, "sum"):
            self._add_arrays(run.lengths, run.points, run.places == 1)
        else:
            for steps, points, places in zip(run.lengths, run.points, run.places, strict=True):
                self._add_game(steps, points, places)

    def _add_game(self, steps: int, points: Sequence[int], places: Sequence[int]) -> None:
        self.steps += steps
        self.steps_squared += steps * steps
        self.shortest, self.longest = min(self.shortest, steps), max(self.longest, steps)
        winners = places.count(1)
        self.shared += winners > 1
        self.without += winners == 0
        for seat in range(self.seats):
            self.points[seat] += points[seat]
            self.points_squared[seat] += points[seat] * points[seat]
            self.first[seat] += places[seat] == 1

    def _add_arrays(self, lengths: Any, points: Any, first: Any) -> None:
        self.steps += int(lengths.sum())
        self.steps_squared += int((lengths * lengths).sum())
        self.shortest, self.longest = min(self.shortest, int(lengths.min())), max(self.longest, int(lengths.max()))
        winners = first.sum(axis=1)
        self.shared += int((winners > 1).sum())
        self.without += int((winners == 0).sum())
        for seat in range(self.seats):
            self.points[seat] += int(points[:, seat].sum())
            self.points_squared[seat] += int((points[:, seat] * points[:, seat]).sum())
            self.first[seat] += int(first[:, seat].sum())


@dataclass(frozen=True)
class GamesSummary:
    tally: Tally
    seconds: float
    compiled_games: int
    decisions_a_second: float  # of the compiled games, if there were any
    problem: str = ""  # why it stayed interpreted, where compiling failed

    @property
    def wins(self) -> list[Interval]:
        return [wilson(hits, self.tally.games) for hits in self.tally.first]

    @property
    def points(self) -> list[Interval]:
        sums = zip(self.tally.points, self.tally.points_squared, strict=True)
        return [mean_from_sums(total, squares, self.tally.games) for total, squares in sums]

    @property
    def length(self) -> Interval:
        return mean_from_sums(self.tally.steps, self.tally.steps_squared, self.tally.games)


def simulate(
    players: Players, games: int, results: Results | None = None, progress: Progress = lambda played: None
) -> GamesSummary:
    """Games 0 … games − 1; those whose results are already kept are read, the others played."""
    began, tally = time.perf_counter(), Tally(players.options.seats)
    missing: list[range] = []
    at = 0
    for kept in [*(results.kept() if results is not None else ()), range(games, games)]:
        end = min(kept.start, games)
        missing += [range(first, min(first + players.part, end)) for first in range(at, end, players.part)]
        if kept.stop > games:
            raise RumpusError("results-kept", number=kept.stop)
        if results is not None and len(kept):
            tally.add(results.read(kept))
        at = kept.stop
    progress(tally.games)
    slow, slow_decisions, switched = tally.games, tally.decisions, time.perf_counter()
    for first, run in players.play(missing):
        tally.add(run)
        if tally.longest >= STEP_LIMIT:
            raise BadGame("game-endless", title=players.game.title)
        if results is not None:
            results.write(first, run)
        progress(tally.games)
        if not players.compiled:
            slow, slow_decisions, switched = tally.games, tally.decisions, time.perf_counter()
    now = time.perf_counter()
    quick = slow < games
    pace = (tally.decisions - slow_decisions) / (now - switched) if quick else tally.decisions / (now - began)
    return GamesSummary(tally, now - began, games - slow, pace, players.problem)
