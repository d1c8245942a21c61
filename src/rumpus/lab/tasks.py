"""Many tasks on a pool of threads or processes: a few ahead, each handed over as it gets done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def as_done(
    pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], ahead: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with what it came to, in any order. Who stops listening leaves what was not begun undone."""
    waiting = iter(tasks)
    with pool:
        under_way: dict[Future[Result], Task] = {}
        try:
            while True:
                for task in islice(waiting, ahead - len(under_way)):
                    under_way[pool.submit(work, task)] = task
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
