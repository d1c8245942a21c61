"""Work for other processes, shared fairly: whoever asks for much does not keep those waiting who ask for little.

Jobs wait in a line for each address, and within it for each guest; the lines are served in turn. A line is bounded, and
at least one worker is left to the others. The same work asked for twice is done once. Work that nobody waits for any
more is not begun; once begun it goes on to its end or its time limit, because a killed process costs more than that.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import multiprocessing
import pickle
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection as Pipe
from typing import Any, NamedTuple, Protocol, TypeVar

from rumpus.table.refusal import Refusal
from rumpus.table.worker_limits import limit_process

T = TypeVar("T")
Work = Callable[..., Any]

EACH = 32  # jobs of one guest that wait
ADDRESS = 128  # of one address
ALL = 2048
MEMORY = 8 << 30  # bytes of addresses of one process: compiled code reserves far more than it uses
REMEMBERED = 10_000  # lines of which is known when they were served last


class WorkFailed(Exception):
    """The work raised an error, took too long, or its process died. Says which."""


class Asker(NamedTuple):
    """Who the work is for. The address is not known where a server took over another's tables."""

    guest: str
    address: str = ""

    @property
    def line(self) -> str:
        return self.address or f"guest {self.guest}"


class QueuedWork:
    def __init__(self, key: bytes, work: Work, args: tuple[Any, ...], future: asyncio.Future[Any]) -> None:
        self.key, self.work, self.args, self.future = key, work, args, future
        self.askers: Counter[Asker] = Counter()  # who waits for the result, and how often
        self.begun = False


class FairQueue:
    """Lines by address and guest: whoever was not served for longest comes next, newcomers before all."""

    def __init__(self) -> None:
        self._lines: dict[str, dict[str, deque[QueuedWork]]] = {}
        self._served: dict[tuple[str, ...], int] = {}  # line, or line and guest -> the turn when it was served last
        self._turn = 0
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, asker: Asker, job: QueuedWork) -> None:
        line = self._lines.get(asker.line, {})
        mine = line.get(asker.guest, ())
        if len(mine) >= EACH or sum(map(len, line.values())) >= ADDRESS or self._count >= ALL:
            raise Refusal("busy", "too much is asked for at once")
        self._lines.setdefault(asker.line, {}).setdefault(asker.guest, deque()).append(job)
        self._count += 1

    def remove(self, asker: Asker, job: QueuedWork) -> None:
        mine = self._lines.get(asker.line, {}).get(asker.guest)
        if mine is not None and job in mine:
            mine.remove(job)
            self._left(asker.line, asker.guest)

    def take(self, may: Callable[[str], bool]) -> tuple[str, QueuedWork] | None:
        """The next job of the lines that may have one, with the name of its line."""
        lines = [name for name in self._lines if may(name)]
        if not lines:
            return None
        name = min(lines, key=lambda name: self._served.get((name,), 0))
        guest = min(self._lines[name], key=lambda guest: self._served.get((name, guest), 0))
        job = self._lines[name][guest].popleft()
        self._turn += 1
        for served in ((name,), (name, guest)):
            self._served.pop(served, None)
            self._served[served] = self._turn  # at the end: a dict keeps its order
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
        self._left(name, guest)
        return name, job

    def _left(self, name: str, guest: str) -> None:
        self._count -= 1
        line = self._lines[name]
        if not line[guest]:
            del line[guest]
        if not line:
            del self._lines[name]


class Worker(Protocol):
    def do(self, work: Work, args: tuple[Any, ...]) -> Any:
        """Blocks. Raises EOFError or OSError where the process has died."""
        ...

    def kill(self) -> None: ...


class Workers:
    """`limit`: seconds for one job. `keep`: how many results are remembered."""

    def __init__(self, count: int, limit: float, keep: int = 0, start: Callable[[], Worker] | None = None) -> None:
        self._count, self._limit, self._keep = count, limit, keep
        self._start = start or WorkerProcess
        self._queue = FairQueue()
        self._jobs: dict[bytes, QueuedWork] = {}
        self._kept: dict[bytes, Any] = {}
        self._idle: list[Worker] = []
        self._busy: Counter[str] = Counter()  # by line
        self._working: dict[asyncio.Task[None], Worker] = {}
        self._threads = ThreadPoolExecutor(count, "rumpus-worker")
        self._closed = False

    async def do(self, asker: Asker, work: Callable[..., T], *args: Any) -> T:
        """Refuse where too much waits already, WorkFailed where it cannot be done."""
        key = hashlib.sha256(pickle.dumps((work.__module__, work.__qualname__, args))).digest()
        if key in self._kept:
            self._kept[key] = kept = self._kept.pop(key)  # to the end: the longest unused is forgotten first
            return kept
        job = self._jobs.get(key)
        if job is None:
            job = QueuedWork(key, work, args, asyncio.get_running_loop().create_future())
        if not job.begun and not job.askers[asker]:
            self._queue.add(asker, job)
        self._jobs[key] = job
        job.askers[asker] += 1
        self._pump()
        try:
            return await asyncio.shield(job.future)
        finally:
            job.askers[asker] -= 1
            if not job.askers[asker]:
                del job.askers[asker]
                self._queue.remove(asker, job)
            if not job.askers and not job.begun:
                self._jobs.pop(key, None)

    def close(self) -> None:
        """Without waiting for work to be finished: a server that closes has nobody to tell it to."""
        self._closed = True
        for task, worker in self._working.items():
            task.cancel()
            worker.kill()
        for worker in self._idle:
            worker.kill()
        self._idle.clear()
        for job in self._jobs.values():
            _fail(job.future, "the server closes")
        self._threads.shutdown(wait=False)

    # Serving the lines

    def _pump(self) -> None:
        most = max(1, self._count - 1)  # of one line at once: the last worker is for somebody else
        while not self._closed and len(self._working) < self._count:
            taken = self._queue.take(lambda name: self._busy[name] < most)
            if taken is None:
                return
            name, job = taken
            if job.begun:  # two asked for it, and the other's turn came first
                continue
            job.begun = True
            self._busy[name] += 1
            worker = self._idle.pop() if self._idle else self._start()
            task = asyncio.create_task(self._work(name, job, worker))
            self._working[task] = worker

    async def _work(self, name: str, job: QueuedWork, worker: Worker) -> None:
        alive = False
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._limit):
                result = await loop.run_in_executor(self._threads, worker.do, job.work, job.args)
            alive = True
            self._remember(job.key, result)
            _settle(job.future, result)
        except TimeoutError:
            _fail(job.future, f"{job.work.__name__} took longer than {self._limit:g} s")
        except (EOFError, OSError):
            _fail(job.future, f"the process that did {job.work.__name__} ended")
        except WorkFailed as error:
            alive = True
            _fail(job.future, str(error))
        finally:
            if alive and not self._closed:
                self._idle.append(worker)
            else:
                worker.kill()
            self._jobs.pop(job.key, None)
            self._busy[name] -= 1
            if not self._busy[name]:
                del self._busy[name]
            task = asyncio.current_task()
            assert task is not None
            del self._working[task]
            self._pump()

    def _remember(self, key: bytes, result: Any) -> None:
        if self._keep:
            self._kept[key] = result
            if len(self._kept) > self._keep:
                del self._kept[next(iter(self._kept))]


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], why: str) -> None:
    if not future.done():
        future.set_exception(WorkFailed(why))
        future.exception()  # looked at: nobody may be left who waits for it


# The process


class WorkerProcess:
    """A process that does one piece of work after the other, and can be killed at any time."""

    def __init__(self, nice: int = 5) -> None:
        # spawn: a fork would copy the server's sockets and threads
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, nice), daemon=True)
        self._process.start()
        theirs.close()

    def do(self, work: Work, args: tuple[Any, ...]) -> Any:
        self._pipe.send((work, args))
        done, result = self._pipe.recv()
        if not done:
            raise WorkFailed(result)
        return result

    def kill(self) -> None:
        self._process.kill()


def _serve(pipe: Pipe, nice: int) -> None:
    limit_process(MEMORY, nice)
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, args = pipe.recv()
            try:
                pipe.send((True, work(*args)))
            except Exception as error:
                pipe.send((False, f"{work.__name__}: {type(error).__name__}: {error}"[:500]))
