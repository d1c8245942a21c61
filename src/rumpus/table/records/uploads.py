"""Records that people bring or look at are read in a process of their own, which may die of what it reads.

One work at a time, with a limit on its time and its memory, and on how many wait. What came out is kept, so that
looking again costs nothing. The room itself never takes a record apart.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

import msgspec

from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, read_record, write_record
from rumpus.kernel.errors import BadRecord, RumpusError
from rumpus.table.bots.workers import Asker, FairQueue, QueuedWork
from rumpus.table.records.practice import Moment, moment_of
from rumpus.table.records.replay import fairness_of, replay_of, without_whispers
from rumpus.table.refusal import Refusal
from rumpus.table.store import Record
from rumpus.table.wire import Why
from rumpus.table.wire_http import Fairness
from rumpus.table.worker_limits import limit_process

T = TypeVar("T")
P = ParamSpec("P")

SECONDS = 10.0  # of one work; a game of ours takes less than one
MEMORY = 1 << 30  # bytes of the process
NICE = 5
MOST_WAITING = 64
MOST_OF_ONE = 4  # works of one guest at a time
MOST_OF_ADDRESS = 16
KEPT = 32 << 20  # bytes of answers


class RecordReader:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._queue = FairQueue()
        self._busy = False
        self._waiting: Counter[str] = Counter()  # by guest and by address
        self._answers: OrderedDict[tuple[Hashable, ...], bytes] = OrderedDict()
        self._of: dict[str, set[tuple[Hashable, ...]]] = {}  # what is kept of each record
        self._kept = 0

    async def run(self, asker: Asker, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """In the process; Refuse where the record is no good, or too many wait. Addresses take turns: anybody may be
        as many guests as they like."""
        most = {f"guest {asker.guest}": MOST_OF_ONE, f"at {asker.line}": MOST_OF_ADDRESS}
        if any(self._waiting[who] >= limit for who, limit in most.items()) or len(self._queue) >= MOST_WAITING:
            raise Refusal("busy", "other records are being read; try again in a moment")
        turn = QueuedWork(b"", work, (), asyncio.get_running_loop().create_future())
        self._queue.add(asker, turn)
        self._waiting.update(most.keys())
        self._next()
        try:
            await turn.future
            return await self._one(work, *args)
        finally:
            if turn.begun:
                self._busy = False
            else:
                self._queue.remove(asker, turn)
            self._waiting.subtract(most.keys())
            self._waiting += Counter()  # without those who wait for nothing
            self._next()

    def _next(self) -> None:
        found = None if self._busy else self._queue.take(lambda _: True)
        if found is not None:
            turn = found[1]
            self._busy = turn.begun = True
            if not turn.future.done():  # else whoever waited is going, and gives the turn back
                turn.future.set_result(None)

    async def ask(self, asker: Asker, key: tuple[Hashable, ...], work: Callable[..., bytes], *args: Any) -> bytes:
        """The same, and the answer is kept under `key`, whose first part is the record's id. What else it depends on is
        in it, too: the text, which may change while somebody reads it."""
        found = self._answers.get(key)
        if found is None:
            found = await self.run(asker, work, *args)
            self._keep(key, found)
        else:
            self._answers.move_to_end(key)
        return found

    def _keep(self, key: tuple[Hashable, ...], answer: bytes) -> None:
        self._drop(key)  # another who asked the same meanwhile was first
        self._answers[key] = answer
        self._kept += len(answer)
        self._of.setdefault(str(key[0]), set()).add(key)
        while self._kept > KEPT:
            self._drop(next(iter(self._answers)))

    def _drop(self, key: tuple[Hashable, ...]) -> None:
        answer = self._answers.pop(key, None)
        if answer is not None:
            self._kept -= len(answer)
            keys = self._of[str(key[0])]
            keys.discard(key)
            if not keys:
                del self._of[str(key[0])]

    def forget(self, record_id: str) -> None:
        """What was kept of a record that is not what it was."""
        for key in tuple(self._of.get(record_id, ())):
            self._drop(key)

    async def _one(self, work: Callable[..., T], *args: Any) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=limit_process, initargs=(MEMORY, NICE))
        loop = asyncio.get_running_loop()
        try:
            answer = await asyncio.wait_for(loop.run_in_executor(self._pool, _answer, work, args), SECONDS)
        except TimeoutError:
            self.close()
            raise Refusal("bad_message", f"this record takes more than {SECONDS:.0f} seconds to read") from None
        except (BrokenProcessPool, MemoryError):
            self.close()
            raise Refusal("bad_message", "this record cannot be read: it ended the process that read it") from None
        except asyncio.CancelledError:
            self.close()  # nobody waits for it any more
            raise
        if isinstance(answer, _Wrong):
            raise Refusal(answer.why, answer.message)
        return answer

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = cast(dict[int, BaseProcess] | None, getattr(pool, "_processes", None)) or {}
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in tuple(workers.values()):
                worker.kill()


# In the process


class _Wrong(NamedTuple):
    why: Why
    message: str


class Brought(NamedTuple):
    """A record from outside, as the room keeps it."""

    game: str
    text: str


def bring(body: bytes) -> Brought:
    """A game by the rules of today, or one of other rules that can be watched; whispers stay where they were."""
    try:
        record = read_record(body.decode())
    except UnicodeDecodeError:
        raise BadRecord("record-not-text") from None
    game = catalogue.game(record.header["game"])
    if record.session is None and record.header["rules"] == game.version:
        raise BadRecord("record-start-unknown")
    return Brought(game.name, write_record(without_whispers(record, [])))


def file_of(text: str, mine: tuple[int, ...]) -> bytes:
    return write_record(without_whispers(_record(text), mine)).encode()


def steps_of(kept: Record, mine: tuple[int, ...], seat: int) -> bytes:
    return msgspec.json.encode(replay_of(kept, without_whispers(_record(kept.text), mine), seat))


def deal_of(text: str) -> Fairness:
    return fairness_of(_record(text))


def middle_of(text: str, step: int) -> Moment | None:
    return moment_of(_record(text), step)


@lru_cache(maxsize=2)
def _record(text: str) -> GameRecord:
    return read_record(text)


def _answer(work: Callable[..., T], args: tuple[Any, ...]) -> T | _Wrong:
    try:
        return work(*args)
    except RumpusError as error:
        return _Wrong("bad_message", str(error))
    except Refusal as error:
        return _Wrong(error.why, error.detail)
    except RecursionError:
        return _Wrong("bad_message", "nested too deep")
