"""Random games in bulk: on this machine's threads, on a Ray cluster or on a GPU, with results kept as Parquet files.

Wherever game number i of a key is played, it is the same game. So the work is a range of numbers cut into parts, the
parts may come back in any order, and a run that was interrupted goes on with those that are missing.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, Protocol

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.lab.results import Results
from rumpus.lab.simulate import GamesSummary, Progress, Tally
from rumpus.speed.compiled import STEP_LIMIT, Run, compiled


class Players(Protocol):
    """Whoever plays parts; they come back with the number of their first game."""

    part: int  # games of one part: one task, one file

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]: ...


def simulate_in_bulk(
    game: Game,
    options: Options,
    players: Players,
    games: int,
    results: Results | None = None,
    progress: Progress = lambda played: None,
) -> GamesSummary:
    """Games 0 … games − 1; those whose results are already kept are read, the others played."""
    began, tally = time.perf_counter(), Tally(options.seats)
    missing: list[range] = []
    at = 0
    for kept in [*(results.kept() if results is not None else ()), range(games, games)]:
        end = min(kept.start, games)
        missing += [range(first, min(first + players.part, end)) for first in range(at, end, players.part)]
        if kept.stop > games:
            raise RumpusError("results-kept", number=kept.stop)
        if results is not None and len(kept):
            tally.add_all(results.read(kept))
        at = kept.stop
    progress(tally.games)
    read, read_decisions = tally.games, tally.decisions
    for first, run in players.play(missing):
        if int(run.lengths.max()) >= STEP_LIMIT:
            raise RumpusError("game-endless", title=game.title)
        if results is not None:
            results.write(first, run)
        tally.add_all(run)
        progress(tally.games)
    now = time.perf_counter()
    return GamesSummary(tally, now - began, games - read, (tally.decisions - read_decisions) / (now - began))


class Threads:
    """On this machine; the machine code lets go of Python's lock."""

    part = 1 << 16

    def __init__(self, game: Game, options: Options, key: bytes, jobs: int | None = None) -> None:
        self._setting = (options, key)
        self._fast = compiled(game)
        self._jobs = jobs or os.cpu_count() or 1
        if not speed.available():
            raise RumpusError("bulk-needs-numba")

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        waiting = iter(parts)
        with ThreadPoolExecutor(self._jobs, "simulate") as pool:
            under_way: dict[Future[Run], int] = {}
            try:
                while True:
                    for part in waiting:
                        work = pool.submit(self._fast.simulate, *self._setting, part.start, len(part))
                        under_way[work] = part.start
                        if len(under_way) > self._jobs:
                            break
                    if not under_way:
                        return
                    for work in wait(under_way, return_when=FIRST_COMPLETED).done:
                        yield under_way.pop(work), work.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class Gpu:
    """On this machine's NVIDIA GPU, many at once: it wants that to be busy."""

    part = 1 << 20

    def __init__(self, game: Game, options: Options, key: bytes) -> None:
        from rumpus.speed.cuda import GpuGames

        self._games = GpuGames(game, options, key)

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        for part in parts:
            yield part.start, self._games.simulate(part.start, len(part))


class Cluster:
    """On a Ray cluster where Rumpus is installed: its address, or `local` for one on this machine."""

    part = 1 << 16

    def __init__(self, game: Game, options: Options, key: bytes, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise RumpusError("extra-missing", what="--ray", package="ray", extra="ray") from None
        self._ray: Any = ray
        self._setting = (str(game.folder), game.name, options, key)
        if not self._ray.is_initialized():
            try:
                self._ray.init(address, log_to_driver=False, include_dashboard=False if address == "local" else None)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise RumpusError("file-problem", path=f"--ray {address}", problem=error) from None
        self._play = self._ray.remote(_play_part)
        self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, parts: list[range]) -> Iterator[tuple[int, Run]]:
        waiting = iter(parts)
        under_way: dict[Any, int] = {}
        try:
            while True:
                for part in waiting:
                    under_way[self._play.remote(*self._setting, part.start, len(part))] = part.start
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
