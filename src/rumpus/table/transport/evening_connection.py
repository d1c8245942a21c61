"""One WebSocket of an evening: as a table's (connection.py), with fewer things to say."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from rumpus.table import wire
from rumpus.table.evening.live_evening import LiveEvening
from rumpus.table.evening.wire import EveningAsk, read_evening
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.transport.connection import BAD_MESSAGES, COME_BACK, HASTE, SHARE, id_in
from rumpus.table.transport.identity import hash_of


class EveningConnection:
    def __init__(
        self,
        room: Room,
        evening: LiveEvening,
        guest: str,
        address: str,
        send: Callable[[Any], Awaitable[None]],
        server: str,
    ) -> None:
        self.room = room
        self.evening = evening
        self.guest = guest
        self.address = address
        self.server = server
        self.joined = False
        self._send = send
        self._bad = 0.0

    async def send(self, message: bytes) -> None:
        """Does not wait: whoever leaves too much unread is let go (throttle.py)."""
        with contextlib.suppress(OSError, RuntimeError):  # it is gone or closing; whoever reads from it notices
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def say(self, message: wire.FromServer) -> None:
        await self.send(wire.write(message))

    def leave(self) -> None:
        self.evening.leave(self)

    async def heard(self, text: bytes) -> bool:
        """Answer one message; False when the connection should be closed."""
        self.room.metrics.messages += 1
        if not self.room.limits.message(self.guest or self.address, self.address):
            self._bad += HASTE
            await self.say(wire.Refused(id_in(text), "too_fast"))
            return await self._bearable()
        try:
            message = read_evening(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bad += 1
            await self.say(wire.Refused(id_in(text), "bad_message", str(error)[:200]))
            return await self._bearable()
        try:
            await self._answer(message)
        except Refusal as refusal:
            self.room.metrics.refusals += 1
            await self.say(wire.Refused(message.id, refusal.why, refusal.detail[:200]))
        return True

    async def _bearable(self) -> bool:
        if self._bad < BAD_MESSAGES:
            return True
        await self.say(wire.Bye("abuse", 10.0))
        return False

    async def _answer(self, message: EveningAsk) -> None:
        if isinstance(message, wire.Ping):
            await self.say(wire.Pong(self.room.now()))
        elif isinstance(message, wire.Hello):
            await self._hello(message)
        elif not self.joined:
            raise Refusal("bad_message", "say hello first")
        elif not self.guest:
            raise Refusal("not_yours", "no cookie and no token: nobody could come back")
        else:
            await self.room.evenings.run(self.evening, self.guest, message)
            await self.say(wire.Done(message.id))

    async def _hello(self, message: wire.Hello) -> None:
        if message.version != wire.VERSION:
            await self.say(wire.Bye("old_page", -1.0))
            raise Refusal("bad_message", f"this server speaks version {wire.VERSION}")
        if message.token is not None:
            if not await self.room.keys.accepts(message.token):
                raise Refusal("token", "this room has not issued that token; POST /api/me/token issues one")
            self.guest = hash_of(message.token)
        if not self._has_place():
            await self.say(wire.Bye("full", COME_BACK))
            raise Refusal("full")
        self.evening.leave(self)
        self.joined = True
        await self.say(wire.Welcome(wire.VERSION, self.room.now(), self.server))
        await self.evening.join(self)
        await self.say(wire.Done(message.id))

    def _has_place(self) -> bool:
        """Whoever is of the evening comes in, always; of those who only look there are so many, as at a table."""
        state = self.evening.state
        if self.guest and (self.guest == state.host or state.number_of(self.guest) is not None):
            return True
        others = [w for w in self.evening.watchers if w is not self and state.number_of(w.guest) is None]
        most = self.room.settings.watchers
        near = sum(watcher.address == self.address for watcher in others)
        return len(others) < most and near < max(1, most // SHARE) and self.room.limits.join(self.address)
