"""Who plays random games: this machine interpreted, its threads compiled, its GPU, a Ray cluster.

Wherever game number i of a key is played, it is the same game. So the work is a range of numbers cut into parts, and
the parts may come back in any order.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.buffers import scratch
from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import draw_of, seek
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.lab.tasks import as_done
from rumpus.speed.compiled import STEP_LIMIT, Run, compiled

WORTH_COMPILING = 3.0  # seconds of interpreted play still ahead
TRIAL = 0.25  # seconds of interpreted play before deciding
WORTH_WAITING = 15.0  # seconds still ahead for which the compiler gets most of Python's one lock


class Players:
    """Players of one setting."""

    part = 1 << 16  # games of one part: one task, one file
    compiled = True  # whether what they hand over now was played in machine code
    problem = ""  # why it was not, where that failed

    def __init__(self, game: Game, options: Options, key: bytes) -> None:
        self.game, self.options, self.key = game, options, key

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        """Runs, each with the number of its first game."""
        raise NotImplementedError


class Interpreted(Players):
    """One game after the other, at once; their runs are plain lists, since nothing but Python is needed."""

    compiled = False

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        rules, seats, start = self.game.rules, self.options.seats, self.game.new(self.options)
        playout, draw = playout_of(rules), draw_of(self.key)
        for number in chain.from_iterable(parts):
            seek(draw, number)
            room, decisions = scratch(rules, seats, fast=False), [0]
            steps = playout(start.copy(), draw, room, STEP_LIMIT, (), decisions)
            yield number, Run([room.points], [room.places], [steps], None, decisions[0])


class Threads(Players):
    """Compiled, on all cores; the machine code lets go of Python's lock."""

    def __init__(self, game: Game, options: Options, key: bytes, jobs: int | None = None) -> None:
        super().__init__(game, options, key)
        self.jobs = jobs or os.cpu_count() or 1
        if not speed.available():
            raise RumpusError("bulk-needs-numba")

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        code = compiled(self.game)

        def work(part: range) -> Run:
            return code.simulate(self.options, self.key, part.start, len(part))

        for part, run in as_done(ThreadPoolExecutor(self.jobs, "simulate"), work, parts, 2 * self.jobs):
            yield part.start, run


class Adaptive(Players):
    """Interpreted at once, and compiled as soon as the machine code is there, if it is worth making."""

    part = 1 << 13  # small enough to report progress, large enough to hide the call
    compiled = False

    def __init__(self, game: Game, options: Options, key: bytes, jobs: int | None = None) -> None:
        super().__init__(game, options, key)
        self._jobs = jobs
        self._thread: threading.Thread | None = None
        self._ready = threading.Event()

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        began, games = time.perf_counter(), sum(map(len, parts))
        slow = Interpreted(self.game, self.options, self.key).play(parts)
        for played, (number, run) in enumerate(slow, 1):
            yield number, run
            if self._ready.is_set() and played < games:
                self.compiled = True
                rest = [range(max(part.start, number + 1), part.stop) for part in parts if part.stop > number + 1]
                yield from Threads(self.game, self.options, self.key, self._jobs).play(rest)
                return
            self._consider(games - played, played, time.perf_counter() - began)

    def _consider(self, left: int, played: int, spent: float) -> None:
        """Make the machine code where many games are left, and leave it the processor where very many are."""
        a_game = spent / played
        if spent <= TRIAL or left * a_game <= WORTH_COMPILING:
            return
        if self._thread is None and speed.available():
            self._thread = threading.Thread(target=self._compile, name="compile", daemon=True)
            self._thread.start()
        if left * a_game > WORTH_WAITING and self._thread is not None and self._thread.is_alive():
            self._ready.wait(min(a_game, 0.1))

    def _compile(self) -> None:
        try:
            compiled(self.game).simulate(self.options, self.key, 0, 1)  # the first game is the proof that it works
        except Exception as error:  # numba's errors are many; the games go on interpreted, and the summary says why
            self.problem = str(error).strip().splitlines()[-1]
        else:
            self._ready.set()


class Gpu(Players):
    """On this machine's NVIDIA GPU, many at once: it wants that to be busy."""

    part = 1 << 20

    def __init__(self, game: Game, options: Options, key: bytes) -> None:
        from rumpus.speed.cuda import GpuGames

        super().__init__(game, options, key)
        self._games = GpuGames(game, options, key)

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        for part in parts:
            yield part.start, self._games.simulate(part.start, len(part))


class Cluster(Players):
    """On a Ray cluster where Rumpus is installed: its address, or `local` for one on this machine."""

    def __init__(self, game: Game, options: Options, key: bytes, address: str) -> None:
        super().__init__(game, options, key)
        try:
            import ray
        except ImportError:
            raise RumpusError("extra-missing", what="--ray", package="ray", extra="ray") from None
        self._ray: Any = ray
        if not self._ray.is_initialized():
            try:
                self._ray.init(address, log_to_driver=False, include_dashboard=False if address == "local" else None)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise RumpusError("file-problem", path=f"--ray {address}", problem=error) from None
        self._play = self._ray.remote(_play_part)
        self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        setting = (str(self.game.folder), self.game.name, self.options, self.key)
        waiting = iter(parts)
        under_way: dict[Any, int] = {}
        try:
            while True:
                for part in waiting:
                    under_way[self._play.remote(*setting, part.start, len(part))] = part.start
                    if len(under_way) >= 2 * self._cores:
                        break
                if not under_way:
                    return
                for work in self._ray.wait(list(under_way))[0]:
                    yield under_way.pop(work), self._ray.get(work)
        finally:
            for work in under_way:
                self._ray.cancel(work)


def _play_part(folder: str, name: str, options: Options, key: bytes, first: int, count: int) -> Run:
    """On a worker: its own copy of the game, found by folder or by name."""
    run = compiled(catalogue.found_again(folder, name)).simulate(options, key, first, count)
    return Run(run.points, run.places, run.lengths, run.rows[:0], run.decisions)
