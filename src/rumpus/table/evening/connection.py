"""The socket of an evening."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from rumpus.table import wire
from rumpus.table.evening.live_evening import LiveEvening
from rumpus.table.evening.wire import EveningAsk, read_evening
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.transport.connection import COME_BACK, Connection


class EveningConnection(Connection[EveningAsk]):
    def __init__(
        self,
        room: Room,
        evening: LiveEvening,
        guest: str,
        address: str,
        send: Callable[[Any], Awaitable[None]],
        server: str,
    ) -> None:
        super().__init__(room, guest, address, send, server)
        self.evening = evening

    def read(self, text: bytes) -> EveningAsk:
        return read_evening(text)

    def leave(self) -> None:
        self.evening.leave(self)

    async def enter(self, message: wire.Hello) -> None:
        if not self._has_place():
            await self.say(wire.Bye("full", COME_BACK))
            raise Refusal("full")
        self.evening.leave(self)
        await self.say_welcome()
        await self.evening.join(self)

    def _has_place(self) -> bool:
        """Whoever is of the evening comes in, always; of those who only look there are so many, as at a table."""
        state = self.evening.state
        if self.guest and (self.guest == state.host or state.number_of(self.guest) is not None):
            return True
        others = [each for each in self.evening.watchers if each is not self and state.number_of(each.guest) is None]
        return self.may_watch(others) and self.room.limits.join(self.address)

    async def answer(self, message: EveningAsk) -> None:
        if not self.joined:
            raise Refusal("bad_message", "say hello first")
        if not self.guest:
            raise Refusal("not_yours", "no cookie and no token: nobody could come back")
        await self.room.evenings.run(self.evening, self.guest, message)
        await self.say(wire.Done(message.id))
