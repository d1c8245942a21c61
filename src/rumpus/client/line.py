"""The line between one seat and its table: a socket, what was heard on it, and answers awaited."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from rumpus.kernel.errors import RumpusError
from rumpus.table import wire

PATIENCE = 20.0  # seconds for an answer of the table
TOO_FAST = 8  # times that a message is sent, where the room hears too many
SLOWER = 1.0  # seconds in between
MOST_NEWS = 500  # kept for a seat that does not ask

_read = msgspec.json.Decoder(wire.ServerMessage).decode

Answer = TypeVar("Answer")
News = wire.Step | wire.Talked | wire.TableChanged | wire.Over


class NoLine(RumpusError):
    """The table cannot be reached; says why."""


class TableRefused(RumpusError):
    """The table says no; nothing has changed."""

    @property
    def too_fast(self) -> bool:
        """A moment later it may say yes; with more words than that it is about something that takes longer."""
        return self.arguments["note"] == "too_fast"


def refusal(why: str, detail: str) -> TableRefused:
    """What the room said, as a sentence; its word and its detail are the same in every language."""
    return TableRefused("table-refused", why=why, note=f"{why}: {detail}" if detail else why)


async def unhurried(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """What is asked too fast is asked again a second later, a few times."""
    for left in reversed(range(TOO_FAST)):
        try:
            return await ask()
        except TableRefused as error:
            if not left or not error.too_fast:
                raise
        await asyncio.sleep(SLOWER)
    raise AssertionError("the last answer was raised or returned")


class Line:
    """What a page would know about one seat, and how to act there."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.server, self.table_id, self.token = server, table, token
        self.seats: list[int] = []
        self.host = False
        self.table: wire.TableInfo | None = None
        self.chairs: list[wire.SeatInfo] = []
        self.views: dict[int, wire.View] = {}
        self.asked: dict[int, wire.Asked | None] = {}
        self.waiting: list[int] = []
        self.steps: dict[int, int] = {}  # of each seat: the number of the last step that it was told
        self.result: wire.Result | None = None
        self.news: dict[int, list[News]] = {}
        self.changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[wire.ServerMessage]] = {}
        self._number = 0
        self.used = 0.0  # when somebody last asked for this line

    async def open(self) -> None:
        """Connect, if that is needed, and hear the snapshots."""
        if self._reader is not None and not self._reader.done():
            return
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket"
        try:
            self._socket = await connect(address, compression=None, max_queue=None, max_size=1 << 22)
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise NoLine("table-unreachable", address=self.server, problem=error) from None
        self._reader = asyncio.create_task(self._hear(self._socket))
        await self.ask("hello", token=self.token)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.wait([self._reader])

    async def ask(self, t: str, **fields: Any) -> wire.ServerMessage:
        """Send, and wait for the one answer; a refusal is raised. A message too many is sent again a second later."""
        return await unhurried(lambda: self._asked(t, fields))

    async def _asked(self, t: str, fields: dict[str, Any]) -> wire.ServerMessage:
        if t != "hello":
            await self.open()
        assert self._socket is not None
        self._number += 1
        number = self._number
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        # A line that breaks while this is sent says so twice: here nobody need ask for the second time.
        answer.add_done_callback(lambda told: told.cancelled() or told.exception())
        try:
            await self._socket.send(json.dumps({"t": t, "id": number, **fields}))
            found = await asyncio.wait_for(answer, PATIENCE)
        except (ConnectionClosed, TimeoutError):
            raise NoLine("table-silent") from None
        finally:
            self._answers.pop(number, None)
        if isinstance(found, wire.Refused):
            raise refusal(found.why, found.detail)
        return found

    async def _hear(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                message = _read(raw)
                async with self.changed:
                    self._know(message)
                    self.changed.notify_all()
        except (ConnectionClosed, msgspec.DecodeError, UnicodeError, RecursionError):
            await socket.close()  # what speaks another language is no table of ours
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(NoLine("table-broke"))
            async with self.changed:
                self.changed.notify_all()

    def _know(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.You():
                self.seats, self.host = message.seats, message.host
            case wire.Snapshot():
                self.table, self.chairs, self.waiting = message.table, message.seats, message.waiting
                self.views[message.seat] = message.view or {}
                self.asked[message.seat] = message.asked
                self.steps[message.seat] = message.n
                self.result = message.result
            case wire.Step():
                self.views[message.seat] = {**self.views.get(message.seat, {}), **message.view}
                self.asked[message.seat] = message.asked
                self.steps[message.seat] = message.n
                self.waiting = message.waiting
                self._note(message, [message.seat])
            case wire.TableChanged():
                self.table, self.chairs = message.table, message.seats
                self._note(message, self.seats)
            case wire.Talked():
                line = message.line
                told = [s for s in self.seats if line.to is None or s in (line.seat, line.to)]
                self._note(message, told)
            case wire.Over():
                self.result = message.result
                self._note(message, self.seats)
            case wire.Bye():
                for answer in self._answers.values():
                    if not answer.done():
                        answer.set_exception(refusal(message.why, ""))
            case _:
                pass
        number = cast(int, getattr(message, "id", 0))
        answer = self._answers.get(number)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _note(self, message: News, seats: list[int]) -> None:
        for seat in seats:
            heard = self.news.setdefault(seat, [])
            heard.append(message)
            del heard[:-MOST_NEWS]

    @property
    def alive(self) -> bool:
        return self._reader is not None and not self._reader.done()

    def take_news(self, seat: int) -> list[News]:
        """What was heard since this was last asked."""
        return self.news.pop(seat, [])
