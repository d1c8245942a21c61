"""The socket of a table: what each message of a seat, or of somebody who watches, asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from rumpus.kernel.state import GameState
from rumpus.table import wire
from rumpus.table.bots.workers import Asker
from rumpus.table.commands import presence
from rumpus.table.commands.links import new_link, open_link
from rumpus.table.commands.play import Cut, begin_clock, play
from rumpus.table.commands.run import run
from rumpus.table.delivery.counsel import need_counsel, odds, take_advice
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.delivery.messages import describe
from rumpus.table.delivery.preview import preview
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.transport.connection import COME_BACK, Connection

_ASKS = (wire.AskChair, wire.AskUndo)  # of others, who are disturbed by it


class TableConnection(Connection[wire.ClientMessage]):
    def __init__(
        self,
        room: Room,
        table: LiveTable,
        guest: str,
        address: str,
        send: Callable[[Any], Awaitable[None]],
        server: str,
        *,
        through: bool = False,
    ) -> None:
        super().__init__(room, guest, address, send, server)
        self.table = table
        self.through = through  # it came over the local network, where phones were let in
        self.name = ""
        self.watch_only = False
        self.seats: list[int] = []
        self.shown: dict[int, int] = {}  # by viewer, which step the page has shown to the end
        self.speed: wire.Speed = "brisk"

    def read(self, text: bytes) -> wire.ClientMessage:
        return wire.read(text)

    # Coming and going

    def leave(self) -> None:
        if not self.joined:
            return
        self.joined = False
        seats = self.seats
        self.table.leave(self)
        if self.room.closing:
            return
        self.room.spawn(presence.tell(self.table))
        for seat in seats:
            if not presence.is_here(self.table, seat):
                self.room.spawn(presence.leave(self.table, seat, self.room.settings.away_after))
        if any(ask.guest == self.guest for ask in self.table.state.chair_asks):
            self.room.spawn(presence.ask_no_more(self.table, self.guest, self.room.settings.away_after))

    async def hello(self, message: wire.Hello) -> None:
        await super().hello(message)
        for seat in self.seats:
            chairs = self.table.state.chairs  # a deal may leave some out at any time
            if seat < len(chairs) and chairs[seat].away:
                await presence.mark(self.table, seat, here=True)

    async def enter(self, message: wire.Hello) -> None:
        table = self.table
        if table.state.shut:
            await self.say(wire.Bye("by_host", -1.0))
            raise Refusal("closed")
        known = await self.room.store.guest(self.guest) if self.guest else None
        self.name = "" if known is None else known.name
        if not self._holds_place(message.watch) and not self.room.limits.join(self.address):
            await self.say(wire.Bye("full", COME_BACK))
            raise Refusal("too_fast", "so many came to watch from here; try again in a moment")
        async with table.lock:
            if not self._has_place(message.watch):
                raise Refusal("full")
            if self.joined:
                table.leave(self)
            self.watch_only, self.shown = message.watch, {}
            await self.say_welcome()
            await table.join(self)
            if self.seats and not table.address:
                table.address = self.address

    def _holds_place(self, watch_only: bool) -> bool:
        """Who holds a seat, or is the host, comes in, always."""
        state = self.table.state
        return bool(self.guest) and not watch_only and (bool(state.seats_of(self.guest)) or self.guest == state.host)

    def _has_place(self, watch_only: bool) -> bool:
        if self._holds_place(watch_only):
            return True
        return self.may_watch([each for each in self.table.watchers if each is not self and not each.seats])

    # Messages

    async def answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Shown):
            await self._shown(message)
        elif not self.joined and not isinstance(message, wire.Open):  # a link may lead in where watchers fill the table
            raise Refusal("bad_message", "say hello first")
        elif self.table.state.shut:
            raise Refusal("closed")
        elif isinstance(message, wire.React):
            await self._react(message)
        elif isinstance(message, wire.Play):
            await self._play(message)
        elif isinstance(message, wire.Preview):
            await self._preview(message)
        elif isinstance(message, wire.Describe):
            await self._describe(message)
        elif isinstance(message, wire.AskOdds):
            await self._odds(message)
        elif isinstance(message, wire.AskAdvice):
            await self._advise(message)
        elif isinstance(message, wire.NewLink):
            key = await new_link(self.table, self.guest, message.seat)
            await self.say(wire.Link(message.id, message.seat, key))
        else:
            await self._other(message)
            await self.say(wire.Done(message.id))

    async def _shown(self, message: wire.Shown) -> None:
        """A page shows one viewer at a time. What it says of others is nobody's business, and not answered either."""
        table = self.table
        if not self.joined or message.seat not in table.seats_shown_to(self):
            return
        self.shown, self.speed = {message.seat: message.n}, message.speed
        if table.stage_left == 0.0:
            if table.state.live_game is not None and table.state.live_game.waits_for_stage(self.room.now()):
                await table.change("", begin_clock)
            table.audience.stir()

    async def _play(self, message: wire.Play) -> None:
        began = self.room.now()
        played = await self.table.change(self.guest, lambda tx: _played(tx, message))
        self.room.metrics.answered(max(0.0, self.room.now() - began))
        if isinstance(played, Cut):
            await self.say(wire.Refused(message.id, "illegal", played.detail, played.played))
        else:
            await self.say(wire.Done(message.id, played))

    async def _preview(self, message: wire.Preview) -> None:
        if not self.room.limits.preview(self.person):
            raise Refusal("too_fast")
        async with self.table.lock:
            state = self.table.state
            tx = Transaction(state, self.guest, state.at)
            tx.need_seat(message.seat)
            await self.say(preview(state, message))

    async def _odds(self, message: wire.AskOdds) -> None:
        if not self.room.limits.preview(self.person):
            raise Refusal("too_fast")
        async with self.table.lock:
            state = self.table.state
            need_counsel(Transaction(state, self.guest, state.at), message.seat)
            await self.say(odds(state, message))

    async def _advise(self, message: wire.AskAdvice) -> None:
        """Nobody waits for it but the one who asked: it is answered when a bot has thought, other messages before."""
        if not self.room.limits.advice(self.person, self.address):
            raise Refusal("too_fast")
        known = await self.table.change(self.guest, lambda tx: take_advice(tx, message))
        self.room.spawn(self._answer_advice(message, known))

    async def _answer_advice(self, message: wire.AskAdvice, known: GameState) -> None:
        asker = Asker(self.guest, self.address)
        try:
            counsel = await self.room.thinkers.advise(asker, self.table.state.game, known, message.seat)
        except Refusal as refusal:
            await self.say(wire.Refused(message.id, refusal.why, refusal.detail[:200]))
            return
        told = wire.AdviceTold(message.id, message.seat, message.decision, counsel.moves, counsel.chances)
        await self.say(told)

    async def _react(self, message: wire.React) -> None:
        state = self.table.state
        tx = Transaction(state, self.guest, state.at)
        tx.need_seat(message.seat)
        tx.need_voice(message.seat)
        if state.setup.strict:
            raise Refusal("reaction")
        if not self.room.limits.react(self.person, self.address, state.id, message.seat):
            raise Refusal("too_fast")
        await self.table.react(message.seat, message.face)
        await self.say(wire.Done(message.id))

    async def _describe(self, message: wire.Describe) -> None:
        if message.seat not in self.table.seats_shown_to(self):
            raise Refusal("not_yours")
        async with self.table.lock:
            await self.say(describe(self.table.state, message))

    async def _other(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Say) and not self.room.limits.talk(
            self.person, self.address, self.table.state.id, message.seat
        ):
            raise Refusal("too_fast")
        if isinstance(message, _ASKS) and not self.room.limits.ask(self.person, self.address):
            raise Refusal("too_fast")
        if isinstance(message, wire.Change) and not self.room.limits.setting(self.person, self.address):
            raise Refusal("too_fast")
        if not self.guest:
            raise Refusal("not_yours", "no cookie and no token: nobody could come back to this seat")
        if isinstance(message, wire.Open):
            await open_link(self.table, self.guest, message.key)
        elif isinstance(message, wire.Rematch):
            await self.room.maker.rematch(self.table, self.guest, message.game)
        else:
            await self.table.change(self.guest, lambda tx: run(tx, message))


def _played(tx: Transaction, message: wire.Play) -> int | Cut:
    try:
        return play(tx, message)
    except Cut as cut:  # what was possible stands
        return cut
