"""Notices: telling somebody who is not here that it is their turn. Best effort: the table waits for them anyway.

A webhook gets a JSON body and `X-Rumpus-Signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of "SECONDS.BODY" under the
secret that was shown when it was added.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from rumpus.table.bots.workers import Asker, FairQueue, QueuedWork
from rumpus.table.log.state import TableState
from rumpus.table.metrics import Metrics
from rumpus.table.notices.post import CannotPost, post
from rumpus.table.notices.push import vapid
from rumpus.table.notices.subscriptions import read_target
from rumpus.table.refusal import Refusal
from rumpus.table.settings import Settings
from rumpus.table.store import Notice, Store, StoreError

logger = logging.getLogger("rumpus.notify")

Post = Callable[[str, bytes, dict[str, str]], Awaitable[int]]

WAITS = (0.0, 5.0, 60.0)  # seconds before each try
MOST = 1000  # waiting to be sent; more are dropped
MOST_OF_ONE = 20  # of one guest
AT_ONCE, AT_ONCE_OF_ONE = 8, 4  # being sent; a guest's addresses may take as long as they like to answer
GONE = (404, 410)  # a push subscription that has ended


class Turn(msgspec.Struct):
    """What a webhook is told: nothing that a stranger may not know."""

    event: str
    table: str
    game: str
    seat: int
    path: str


class Notifier:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics, send: Post | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self._send = send or post
        self._vapid = vapid(settings.push_contact, settings.push_key)
        self.push_key = "" if self._vapid is None else self._vapid.public
        self._told: dict[tuple[str, int], int] = {}  # table and seat -> the decision they were told of
        self._tasks: set[asyncio.Task[None]] = set()
        self._of_guest: Counter[str] = Counter()  # what waits to be sent
        self._line = FairQueue()
        self._sending: Counter[str] = Counter()

    def turn(self, state: TableState) -> None:
        """Tell every person who is asked something new."""
        live_game = state.need_game()
        for seat in live_game.waiting:
            chair, decision = state.chairs[seat], live_game.decisions[seat]
            if chair.level or not chair.guest or self._told.get((state.id, seat)) == decision:
                continue
            self._told[state.id, seat] = decision
            if len(self._told) > 10 * MOST:
                self._told.pop(next(iter(self._told)))
            if len(self._tasks) < MOST and self._of_guest[chair.guest] < MOST_OF_ONE:
                self._of_guest[chair.guest] += 1
                turn = Turn("turn", state.id, state.game.name, seat, f"/table/{state.id}")
                task = asyncio.create_task(self._tell(chair.guest, turn))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, guest: str, turn: Turn) -> None:
        try:
            notices = await self.store.notices(guest)
            await asyncio.gather(*(self._deliver(notice, turn) for notice in notices))
        except StoreError:
            return
        finally:
            self._of_guest[guest] -= 1
            if not self._of_guest[guest]:
                del self._of_guest[guest]

    @asynccontextmanager
    async def _turn_of(self, guest: str) -> AsyncGenerator[None]:
        """Guests take turns, so that nobody's slow addresses keep others from hearing of theirs."""
        asker = Asker(guest)
        place = QueuedWork(b"", str, (), asyncio.get_running_loop().create_future())
        try:
            self._line.add(asker, place)
        except Refusal:
            raise CannotPost("too many wait") from None
        self._next()
        try:
            await place.future
            yield
        finally:
            if place.begun:
                self._sending[asker.line] -= 1
                self._sending += Counter()  # without those who send nothing
            else:
                self._line.remove(asker, place)
            self._next()

    def _next(self) -> None:
        while self._sending.total() < AT_ONCE:
            found = self._line.take(lambda name: self._sending[name] < AT_ONCE_OF_ONE)
            if found is None:
                return
            name, place = found
            self._sending[name] += 1
            place.begun = True
            if not place.future.done():  # else whoever waited is going, and gives the turn back
                place.future.set_result(None)

    async def _deliver(self, notice: Notice, turn: Turn) -> None:
        for wait in WAITS:
            await asyncio.sleep(wait)
            try:
                async with self._turn_of(notice.guest):
                    status = await self._once(notice, turn)
            except CannotPost as error:
                logger.info("a notice could not be sent: %s", error)
                continue
            if 200 <= status < 300:
                self.metrics.notices_sent += 1
                return
            if status in GONE:
                await self.store.drop(notice)
                break
        self.metrics.notices_failed += 1

    async def _once(self, notice: Notice, turn: Turn) -> int:
        target = read_target(notice.target)
        now = time.time()
        if notice.kind == "push":
            if self._vapid is None:
                raise CannotPost("push is off")
            return await self._send(target.url, b"", self._vapid.headers(target.url, now))
        body = msgspec.json.encode(turn)
        headers = {"Content-Type": "application/json", "X-Rumpus-Signature": signature(target.secret, body, now)}
        return await self._send(target.url, body, headers)


def signature(secret: str, body: bytes, now: float) -> str:
    mark = hmac.new(secret.encode(), f"{int(now)}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={int(now)},v1={mark}"
