"""Whole games at the server's tables, told message by message: what a room inside the page is compared with.

A `Rehearsal` drives a real `Room` with a clock of its own, and writes down what was done and what each connection was
told of it. `web/src/local/room.test.ts` does the same there, and hears the same.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rumpus.core.archive import read_record
from rumpus.core.options import plain_options
from rumpus.table import making
from rumpus.table.bots.seats import _play  # pyright: ignore[reportPrivateUsage]
from rumpus.table.bots.workers import Asker
from rumpus.table.commands.play import time_out
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import documents
from rumpus.table.records.practice import moment_of
from rumpus.table.records.replay import fairness_of, replay_of, replay_running
from rumpus.table.room import Room
from rumpus.table.settings import Settings
from rumpus.table.shelf.history import page as shelf_page
from rumpus.table.store import open_store
from rumpus.table.transport.table_connection import TableConnection
from rumpus.table.wire_http import MakeTable, Practice
from tests.laws.positions import Table

GUEST = "here"
SERVER = "test"
BROKEN = 5  # messages: a server closes a line that brings many; a page has no stranger to keep out
WORDS = ("Shall we?", "  two   lines\nof talk ", "a​b", "\u202eright", "ça alors", "")


class Fixed:
    """Secrets, ids and codes that are the same in every run."""

    def __init__(self, monkeypatch: Any) -> None:
        self._count = itertools.count(1)
        monkeypatch.setattr(making, "new_table_id", lambda: f"here-{next(self._count):04d}")
        monkeypatch.setattr(making, "new_code", lambda: "ABCD")


class Rehearsal:
    def __init__(self, room: Room, clock: list[float], seed: int) -> None:
        self.room, self.clock, self.random = room, clock, random.Random(seed)
        self.broken = 0
        self.told: dict[int, list[Any]] = {}
        self.lines: dict[int, TableConnection] = {}
        self.acts: list[dict[str, Any]] = []
        self.table: LiveTable
        self._id = 0

    # What is done

    async def make(self, **wish: Any) -> None:
        asker = Asker(GUEST, "here")
        self.table = await self.room.maker.make(asker, wish.get("name", ""), 0, msgspec.convert(wish, MakeTable))
        self._write("make", wish=wish, secret=self.table.state.secret.hex(), table=self.table.state.id)

    async def connect(self, line: int) -> None:
        heard = self.told.setdefault(line, [])

        async def send(message: Any) -> None:
            heard.append(json.loads(message["text"]))

        self.lines[line] = TableConnection(self.room, self.table, GUEST, "here", send, SERVER)
        self._write("connect", line=line, table=self.table.state.id)

    async def send(self, line: int, t: str, **parts: Any) -> None:
        self._id += 1
        message = {"t": t, "id": self._id, **parts}
        await self.lines[line].heard(json.dumps(message).encode())
        new = self.room.tables.get(self.table.state.rematch)
        secret = {} if new is None else {"secret": new.state.secret.hex()}  # what the room drew for their next table
        self._write("send", line=line, message=message, **secret)

    async def bot(self, seat: int, move: int) -> None:
        decision = self.table.state.need_game().decisions[seat]
        await self.table.change("", lambda tx: _play(tx, seat, decision, move))
        self._write("bot", seat=seat, decision=decision, move=move, table=self.table.state.id)

    async def tick(self) -> None:
        await self.table.change("", time_out)
        self._write("tick", table=self.table.state.id)

    def ask(self, path: str, answer: Any) -> None:
        """What a request is answered."""
        self._write("get", path=path, answer=msgspec.to_builtins(answer))

    async def practise(self, step: int, seat: int, level: str) -> None:
        record = read_record(documents.record(self.table.state).text)
        moment = moment_of(record, step)
        wish = {"step": step, "seat": seat, "level": level}
        if moment is None:
            self._write("practise", record=self.table.state.id, wish=wish, table="")
            return
        old = self.table.state.id
        asker = Asker(GUEST, "here")
        self.table = await self.room.maker.take_over(asker, "", 0, moment, msgspec.convert(wish, Practice))
        self._write("practise", record=old, wish=wish, table=self.table.state.id, secret=self.table.state.secret.hex())

    async def go_on(self) -> None:
        """To the table where they play again."""
        new = await self.room.table(self.table.state.rematch)
        assert new is not None
        self.table = new
        for line in list(self.lines):
            await self.connect(line)

    def _write(self, act: str, **facts: Any) -> None:
        told = {str(line): heard[:] for line, heard in self.told.items() if heard}
        for heard in self.told.values():
            heard.clear()
        self.acts.append({"act": act, "at": self.clock[0], **facts, "told": told})

    # What happens

    def later(self, seconds: float) -> None:
        self.clock[0] = round(self.clock[0] + seconds, 3)

    async def settle_down(self, people: int, bots: Sequence[str]) -> None:
        """Sit down, contribute, change one's mind, begin."""
        sit = ({"name": "Ada", "words": "0a0b"}, {"name": "  Bo\u202e  "}, {"look": 3, "words": "ff" * 64}, {})
        for number in range(1, people):
            await self.send(0, "sit", **sit[number % len(sit)])
        await self.send(0, "contribute", seat=0, words="c0ffee")
        await self.send(0, "contribute", seat=0, words="c0ffee")
        await self.send(0, "rename", seat=0, name="Bo")  # who sits beside is called so
        await self.send(0, "rename", seat=0, name="Zoë\u0301\u0301\u0301\u0301", look=5)
        for level in bots:
            await self.send(0, "add_bot", level=level)
        await self.send(0, "add_bot", level="wizard")
        await self.send(0, "change", options={"nonsense": 1})
        await self.send(0, "say", seat=0, text="Hello")
        self.later(1.5)
        await self.send(0, "start")
        await self.send(0, "start")

    async def play_on(self, most: int) -> None:
        """Until the game is over, or so many acts; now and then something besides."""
        for _ in range(most):
            state = self.table.state
            if state.phase != "playing":
                return
            self.later(self.random.choice((0.0, 0.25, 0.7, 3.0)))
            await self._something()
            await self._act()

    async def _act(self) -> None:
        state, rng = self.table.state, self.random
        live = state.need_game()
        if state.phase != "playing":
            return
        if state.paused:
            await self.send(0, "pause", seat=rng.choice(state.persons), on=False)
            return
        wake = None if live.running is None else live.running.due
        if wake is not None and rng.random() < 0.06:
            self.clock[0] = max(self.clock[0], wake)
            await self.tick()
            return
        seat = rng.choice(live.waiting)
        legal = live.asked[seat] or []
        move = rng.choice(legal)
        if state.chairs[seat].level:
            await self.bot(seat, move)
            return
        moves: list[Any] = [move if rng.random() < 0.5 else state.game.move_code(move)]
        if rng.random() < 0.3:  # several at once: what cannot be played is cut off
            moves += [rng.randrange(len(state.game.moves)) for _ in range(rng.randrange(1, 3))]
        decision = live.decisions[seat]
        if rng.random() < 0.25:
            await self.send(0, "preview", seat=seat, decision=decision, moves=moves)
            await self.send(0, "preview", seat=seat, decision=decision, moves=moves[:1])
        await self.send(0, "play", seat=seat, decision=decision, moves=moves)
        if rng.random() < 0.1:
            await self.send(0, "play", seat=seat, decision=decision, moves=moves)  # the answer was lost

    async def _something(self) -> None:
        state, rng = self.table.state, self.random
        live, seats = state.need_game(), len(state.chairs)
        seat = rng.randrange(seats)
        own = rng.choice(state.seats_of(GUEST))
        match rng.randrange(24):
            case 0:
                await self.send(0, "describe", seat=own)
                await self.send(1, "describe", seat=8)
            case 1:
                await self.send(0, "odds", seat=own)
            case 2:
                await self.send(0, "say", seat=own, text=rng.choice(WORDS), to=rng.choice((None, None, seat)))
            case 3:
                await self._state_something(own)
            case 4:
                await self.send(0, "pause", seat=own, on=rng.random() < 0.7)
                if rng.random() < 0.5:
                    for person in state.persons:
                        await self.send(0, "pause", seat=person, on=True)
            case 5:
                await self.send(0, "hand_over", seat=seat, level=rng.choice(("", "shark", "wizard")))
            case 6:
                for mine in state.seats_of(GUEST):
                    await self.send(0, "take_back", seat=mine)
            case 7:
                line = rng.choice((0, 1))
                eyes = self.lines[line].seats or [8]
                n = self.table.viewers[eyes[0]].n
                await self.send(line, "shown", seat=eyes[0], n=n, speed=rng.choice(("brisk", "leisurely")))
            case 8:
                await self.send(0, "play", seat=seat, decision=max(0, live.decisions[seat] - 1), moves=[0])
                await self.send(0, "play", seat=seat, decision=live.decisions[seat] + 1, moves=[0])
                await self.send(0, "play", seat=seat, decision=live.decisions[seat], moves=["nonsense"])
                await self.send(0, "play", seat=seat, decision=live.decisions[seat], moves=[9999])
            case 9:
                await self.send(rng.choice((0, 1)), "hello", watch=False)
                await self.send(1, "hello", watch=True)
            case 10:
                self.ask(f"/tables/{state.id}/replay?seat={own}", replay_running(state, own))
            case 11:
                await self.send(0, "stand", seat=own)
                await self.send(0, "change", strict=True)
                await self.send(0, "sit")
                self.broken += 1
                if self.broken <= BROKEN:
                    await self.send(0, "play", seat=own)
                await self.send(0, "ping")
            case 12:
                await self.send(0, "rename", seat=own, name="New", look=rng.randrange(1, 9))
            case 13 | 14:
                await self.send(0, "undo", seat=own)
                for mine in state.seats_of(GUEST):
                    await self.send(0, "answer_undo", seat=mine, yes=rng.random() < 0.8)
            case 15:
                await self.send(0, "react", seat=own, face="wink")
                await self.send(0, "ask_chair")
                await self.send(1, "ask_chair", on=False)
                await self.send(0, "give_chair", ask=1)
            case 16 if rng.random() < 0.2:
                await self.send(0, "resign", seat=own)
            case _:
                pass

    async def _state_something(self, seat: int) -> None:
        talk = self.table.state.game.facts.talk
        if talk is None:
            await self.send(0, "say", seat=seat, statement={"code": "nonsense"})
            return
        said = self.random.choice(talk.statements)
        slots = {slot: self.random.randrange(0, 9) for slot in said.slots}
        await self.send(0, "say", seat=seat, statement={"code": said.kind, "slots": slots})

    async def look_back(self) -> None:
        """The record, its deal, and the game again through everybody's eyes; and the shelf it stands on."""
        state = self.table.state
        self.ask("/shelf", await shelf_page(self.room.store, GUEST, None, 50))
        kept = documents.record(state)
        record = read_record(kept.text)
        self.ask(f"/records/{state.id}", kept.text)
        self.ask(f"/records/{state.id}/fairness", fairness_of(record))
        for eyes in (-1, 0, len(state.chairs) - 1, 8):
            self.ask(f"/records/{state.id}/replay?seat={eyes}", replay_of(kept, record, eyes))


async def rehearse(
    monkeypatch: Any, database: Path, table: Table, *, pace: str, way: str, seed: int, most: int
) -> list[dict[str, Any]]:
    """A table of one person, or of one who passes a device around, from its making to what comes after the game."""
    Fixed(monkeypatch)
    clock = [1_000_000.0]
    store = await open_store(str(database))
    room = Room(store, Settings(rate=1e9, bots=1, tables_each=1000), lambda: clock[0])
    room._changed = lambda table, bodies: None  # type: ignore[method-assign]  # bots move as they are told to here
    await room.keys.open(clock[0])
    rehearsal = Rehearsal(room, clock, seed)
    try:
        await _evening(rehearsal, table, pace, way, most)
    finally:
        await room.stop()
        await store.close()
    return rehearsal.acts


async def _evening(r: Rehearsal, table: Table, pace: str, way: str, most: int) -> None:
    game, seats = table.game, table.options.seats
    options = {name: value for name, value in plain_options(game, table.options).items() if name != "pace"}
    await r.make(game=game.name, seats=seats, options=options, pace=pace, way=way, name="Cleo")
    for line in (0, 1):
        await r.connect(line)
    await r.send(0, "start")
    await r.send(0, "hello")
    await r.send(1, "hello", watch=True)
    people = seats if way == "around" else 1
    await r.settle_down(people, ["regular"] * (seats - people))
    await r.play_on(most)
    if r.table.state.phase != "over":
        return
    await r.send(0, "describe", seat=0)
    await r.look_back()
    await r.send(0, "say", seat=0, text="Again?")
    await r.send(0, "rematch")
    await r.send(0, "rematch", game=game.name)
    over = r.table
    await r.go_on()
    for line in (0, 1):
        await r.send(line, "hello", watch=line == 1)
    for seat in r.table.state.seats_of(GUEST):
        await r.send(0, "contribute", seat=seat, words="ab")
    await r.play_on(6)
    r.table = over
    steps = len(over.state.need_game().steps)
    await r.practise(steps * 2 // 3, seats - 1, "expert")
    if r.table is not over:
        for line in (0, 1):
            await r.connect(line)
            await r.send(line, "hello", watch=line == 1)
        await r.play_on(8)
