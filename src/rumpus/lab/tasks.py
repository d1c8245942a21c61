"""Many tasks on a pool of threads or processes: a few ahead, each handed over as it gets done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def processes(count: int) -> ProcessPoolExecutor:
    """By spawn: a fork would copy threads and locks in whatever state they are."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _leave_ctrl_c_to_others)


def as_done(
    pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], ahead: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with what it came to, in any order. Who stops listening leaves what was not begun undone, and what
    processes have begun, too."""
    waiting = iter(tasks)
    with pool:
        under_way: dict[Future[Result], Task] = {}
        try:
            while True:
                for task in islice(waiting, ahead - len(under_way)):
                    with _ctrl_c_held():
                        under_way[pool.submit(work, task)] = task
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(future), future.result()
        except (KeyboardInterrupt, GeneratorExit):
            _end(pool)
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _end(pool: Executor) -> None:
    """Nobody waits for what processes are still about."""
    begun: dict[int, Any] = getattr(pool, "_processes", None) or {}  # from Python 3.14 on: terminate_workers()
    for process in list(begun.values()):
        process.terminate()


@contextmanager
def _ctrl_c_held() -> Generator[None]:
    """For a moment, and for a process that is begun in it: interrupted as it reads its modules, it would tell so at
    length. (Windows has no such thing.)"""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_ctrl_c_to_others() -> None:
    """It reaches every process of a terminal. The one that began this one ends it; programs that play hear it."""
    signal.signal(signal.SIGINT, _unheard)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _unheard(number: int, frame: object) -> None:
    """A handler, where to ignore the signal would be handed on to programs."""
