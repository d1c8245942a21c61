"""One WebSocket: reads messages, has them done, answers. Whatever a client sends, it gets an answer or a goodbye.

What can be asked for is said by what it leads to: a table (table_connection.py) or an evening (evening/connection.py).
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from rumpus.table import wire
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.store import StoreError
from rumpus.table.transport.identity import hash_of

logger = logging.getLogger("rumpus.socket")

M = TypeVar("M", bound=wire.FromClient)

BAD_MESSAGES = 20  # after which a client is let go: no page of ours sends one
HASTE = 0.05  # how bad it is to come too fast: a program may not know its own speed
COME_BACK = 5.0  # seconds until who came too fast may try again
SHARE = 4  # one address has at most a quarter of the places for watchers


class Neighbour(Protocol):
    """Another connection that only watches."""

    address: str


class Connection(Generic[M]):
    def __init__(
        self, room: Room, guest: str, address: str, send: Callable[[Any], Awaitable[None]], server: str
    ) -> None:
        self.room = room
        self.guest = guest
        self.address = address
        self.server = server
        self.program = False  # it came with a token
        self.joined = False
        self._send = send
        self._bad = 0.0

    def read(self, text: bytes) -> M:
        """A message, or msgspec's error."""
        raise NotImplementedError

    async def answer(self, message: M) -> None:
        """Do what it asks and say so, or raise a refusal."""
        raise NotImplementedError

    async def enter(self, message: wire.Hello) -> None:
        """Let whoever said hello in, or refuse it. They are told `welcome`, and hear everything from here on."""
        raise NotImplementedError

    def leave(self) -> None:
        """The connection has closed."""
        raise NotImplementedError

    @property
    def person(self) -> str:
        return self.guest or self.address

    async def send(self, message: bytes) -> None:
        """Does not wait: whoever leaves too much unread is let go (throttle.py), so there is always room for more."""
        with contextlib.suppress(OSError, RuntimeError):  # it is gone or closing; whoever reads from it notices
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def say(self, message: wire.FromServer) -> None:
        await self.send(wire.write(message))

    async def heard(self, text: bytes) -> bool:
        """Answer one message; False when the connection should be closed."""
        self.room.metrics.messages += 1
        if not self.room.limits.message(self.person, self.address):
            self._bad += HASTE
            await self.say(wire.Refused(_id_in(text), "too_fast"))
            return await self._bearable()
        try:
            message = self.read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bad += 1
            await self.say(wire.Refused(_id_in(text), "bad_message", str(error)[:200]))
            return await self._bearable()
        try:
            if isinstance(message, wire.Ping):
                await self.say(wire.Pong(self.room.now()))
            elif isinstance(message, wire.Hello):
                await self.hello(message)
            else:
                await self.answer(message)
        except Refusal as refusal:
            self.room.metrics.refusals += 1
            await self.say(wire.Refused(message.id, refusal.why, refusal.detail[:200], refusal.played))
        except StoreError as error:
            if isinstance(message, wire.Hello):  # the line is closed, and tried again
                raise
            logger.warning("a message could not be answered: %s", error)
            await self.say(wire.Refused(message.id, "busy"))
        return True

    async def _bearable(self) -> bool:
        if self._bad < BAD_MESSAGES:
            return True
        await self.say(wire.Bye("abuse", 10.0))
        return False

    async def hello(self, message: wire.Hello) -> None:
        if message.version != wire.VERSION:
            await self.say(wire.Bye("old_page", -1.0))
            raise Refusal("bad_message", f"this server speaks version {wire.VERSION}")
        if message.token is not None:
            if not await self.room.keys.accepts(message.token):
                raise Refusal("token", "this room has not issued that token; POST /api/me/token issues one")
            self.guest = hash_of(message.token)
            self.program = True
        await self.enter(message)
        await self.say(wire.Done(message.id))

    async def say_welcome(self) -> None:
        self.joined = True
        await self.say(wire.Welcome(wire.VERSION, self.room.now(), self.server))

    def may_watch(self, others: Sequence[Neighbour]) -> bool:
        """Of those who only watch there are so many in one place, and so many from one address."""
        most = self.room.settings.watchers
        near = sum(other.address == self.address for other in others)
        return len(others) < most and near < max(1, most // SHARE)


def _id_in(text: bytes) -> int:
    """The id of a message that cannot be read as a whole."""
    try:
        return _only_id(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


class _Id(msgspec.Struct):
    id: wire.Id = 0


_only_id = msgspec.json.Decoder(_Id).decode
