"""Many random games, and what they tell: who wins, with what, how long it takes; each with its interval.

Game number i of a key is always the same game, at every speed and however many threads work: so a run begins
interpreted at once, and goes on compiled as soon as the machine code is there, if it is worth making.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from rumpus import speed
from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import draw_of, seek
from rumpus.kernel.errors import BadGame, RumpusError
from rumpus.kernel.options import Options
from rumpus.lab.statistics import Interval, mean_from_sums, wilson
from rumpus.speed.compiled import STEP_LIMIT, Compiled, compiled

CHUNK = 8192  # compiled games at once: small enough to report progress, large enough to hide the call
WORTH_COMPILING = 3.0  # seconds of interpreted play still ahead
TRIAL = 0.25  # seconds of interpreted play before deciding
WORTH_WAITING = 15.0  # seconds still ahead for which the compiler gets most of Python's one lock

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

    def add(self, decisions: int, steps: int, points: Sequence[int], places: Sequence[int]) -> None:
        self.games += 1
        self.decisions += decisions
        self.steps += steps
        self.steps_squared += steps * steps
        self.shortest, self.longest = min(self.shortest, steps), max(self.longest, steps)
        winners = 0
        for seat in range(self.seats):
            self.points[seat] += points[seat]
            self.points_squared[seat] += points[seat] * points[seat]
            self.first[seat] += places[seat] == 1
            winners += places[seat] == 1
        self.shared += winners > 1
        self.without += winners == 0

    def add_all(self, run: Any) -> None:
        """A compiled run, one row a game."""
        lengths, points = run.lengths, run.points
        self.games += len(lengths)
        self.decisions += run.decisions
        self.steps += int(lengths.sum())
        self.steps_squared += int((lengths * lengths).sum())
        self.shortest, self.longest = min(self.shortest, int(lengths.min())), max(self.longest, int(lengths.max()))
        first = run.places == 1
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
    game: Game,
    options: Options,
    key: bytes,
    games: int,
    jobs: int | None = None,
    progress: Progress = lambda played: None,
) -> GamesSummary:
    """Random games number 0 … games − 1 of a key."""
    began = time.perf_counter()
    tally = Tally(options.seats)
    fast = _Compile(game, options, key)
    for result in _interpreted(game, options, key, games):
        tally.add(*result)
        progress(tally.games)
        if fast.ready:
            break
        spent = time.perf_counter() - began
        if spent > TRIAL:
            a_game = spent / tally.games
            ahead = (games - tally.games) * a_game
            if ahead > WORTH_COMPILING:
                fast.begin()
            if ahead > WORTH_WAITING:
                fast.wait(min(a_game, 0.1))
    slow, slow_decisions, switched = tally.games, tally.decisions, time.perf_counter()
    if slow < games:
        for run in _chunks(fast.code, options, key, range(slow, games), jobs or os.cpu_count() or 1):
            tally.add_all(run)
            progress(tally.games)
    now = time.perf_counter()
    quick = slow < games
    pace = (tally.decisions - slow_decisions) / (now - switched) if quick else tally.decisions / (now - began)
    return GamesSummary(tally, now - began, games - slow, pace, fast.problem)


def _interpreted(
    game: Game, options: Options, key: bytes, games: int
) -> Iterator[tuple[int, int, Sequence[int], Sequence[int]]]:
    """Decisions, steps, points and places of each game."""
    playout, start = playout_of(game.rules), game.new(options)
    moves, weights = [0] * game.rules.CHOICES, [0] * game.rules.OUTCOMES
    draw, decisions = draw_of(key), [0]
    for number in range(games):
        seek(draw, number)
        decisions[0] = 0
        points, places = [0] * options.seats, [0] * options.seats
        steps = playout(start.copy(), draw, moves, weights, (), STEP_LIMIT, points, places, decisions)
        if steps == STEP_LIMIT:
            raise BadGame("game-endless", title=game.title)
        yield decisions[0], steps, points, places


class _Compile:
    """Machine code in the making, in a thread of its own; its first game is the proof that it works."""

    def __init__(self, game: Game, options: Options, key: bytes) -> None:
        self.code = compiled(game)
        self._setting = (options, key)
        self._thread: threading.Thread | None = None
        self._done = threading.Event()
        self.problem = ""

    @property
    def ready(self) -> bool:
        return self._done.is_set()

    def wait(self, seconds: float) -> None:
        if self._thread is not None and self._thread.is_alive():
            self._done.wait(seconds)

    def begin(self) -> None:
        if self._thread is None and speed.available():
            self._thread = threading.Thread(target=self._work, name="compile", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        options, key = self._setting
        try:
            self.code.simulate(options, key, 0, 1)
        except Exception as error:  # numba's errors are many; the games go on interpreted, and the summary says why
            self.problem = str(error).strip().splitlines()[-1]
        else:
            self._done.set()


def _chunks(fast: Compiled, options: Options, key: bytes, numbers: range, jobs: int) -> Iterator[Any]:
    """Compiled games on several threads (the machine code lets go of Python's lock), a few chunks ahead."""
    parts = iter(range(numbers.start, numbers.stop, CHUNK))
    with ThreadPoolExecutor(jobs, "simulate") as pool:
        under_way: set[Future[Any]] = set()
        try:
            while True:
                for first in parts:
                    count = min(CHUNK, numbers.stop - first)
                    under_way.add(pool.submit(fast.simulate, options, key, first, count))
                    if len(under_way) >= 2 * jobs:
                        break
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    run = future.result()
                    if int(run.lengths.max()) >= STEP_LIMIT:
                        raise RumpusError("game-endless", title=fast.game.title)
                    yield run
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
