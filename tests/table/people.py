"""People for tests: a real server in this loop, and clients that speak the wire over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rumpus.kernel.seats import WATCHER
from rumpus.table import wire
from rumpus.table.app import application
from rumpus.table.room import Room
from rumpus.table.serving import RoomServer, ThrottledConfig
from rumpus.table.settings import Settings
from rumpus.table.store import Store
from rumpus.table.transport.listening import listen

PATIENCE = 30.0  # only a hanging test meets it

read = msgspec.json.Decoder(wire.ServerMessage).decode


class House:
    """A running server."""

    def __init__(self, port: int, app: Any) -> None:
        self.port = port
        self.app = app
        self.address = f"http://127.0.0.1:{port}"

    @property
    def room(self) -> Room:
        return self.app.room

    @property
    def store(self) -> Store:
        return self.room.store


@asynccontextmanager
async def house(database: str, now: Callable[[], float] | None = None, **settings: Any) -> AsyncIterator[House]:
    """With `now`, clocks do not run by themselves: the test calls `room.tick()`."""
    import time

    listening = listen("127.0.0.1", 0)
    wish = Settings(**{"database": database, "bot_pauses": False, "bots": 1, **settings})
    app = application(wish, now or time.time, clocks=now is None)
    server = RoomServer(ThrottledConfig(app, wish, loop="none"))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if serving.done():
            serving.result()
            raise AssertionError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield House(listening.getsockname()[1], app)
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)


@asynccontextmanager
async def two_houses(
    database: str, now: Callable[[], float] | None = None, **settings: Any
) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with house(database, now, **settings) as one, house(database, now, **settings) as two:
        yield one, two


class Person:
    """Somebody with a browser: a cookie, and any number of sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.AsyncClient(
            base_url=house.address,
            headers={"x-rumpus": "1"},
            timeout=PATIENCE,
            verify=False,  # nothing here is encrypted, and to read all certificates takes a while
        )
        self.devices: list[Device] = []

    async def __aenter__(self) -> Person:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        for device in self.devices:
            await device.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def make(self, game: str, **wish: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    async def come(
        self,
        table: str,
        *,
        house: House | None = None,
        hello: bool = True,
        headers: dict[str, str] | None = None,
        **words: Any,
    ) -> Device:
        where = (house or self.house).address.replace("http", "ws")
        line = await connect(
            f"{where}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie, **(headers or {})},
            compression=None,
            max_queue=None,
        )
        device = Device(line)
        self.devices.append(device)
        if hello:
            await device.ask("hello", **words)
        return device


class Device:
    """One socket, and what its page would know."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.raw: list[bytes] = []
        self.messages: list[wire.ServerMessage] = []
        self.seats: list[int] = []
        self.host = False
        self.views: dict[int, dict[str, Any]] = {}
        self.asked: dict[int, wire.Asked | None] = {}
        self.steps: dict[int, int] = {}
        self.table: wire.TableInfo | None = None
        self.chairs: list[wire.SeatInfo] = []
        self.events: dict[int, list[Any]] = {}
        self.waiting: list[int] = []
        self.clock: wire.Clock | None = None
        self.talk: list[wire.TalkLine] = []
        self.result: wire.Result | None = None
        self._id = 0

    async def close(self) -> None:
        await self.line.close()

    # Out

    async def send(self, t: str, **fields: Any) -> int:
        self._id += 1
        await self.line.send(json.dumps({"t": t, "id": self._id, **fields}))
        return self._id

    async def ask(self, t: str, **fields: Any) -> wire.ServerMessage:
        """Send, and read on until the answer comes."""
        number = await self.send(t, **fields)
        return await self.until(lambda m: getattr(m, "id", None) == number)

    async def play(self, seat: int, *moves: int | str) -> wire.ServerMessage:
        asked = self.asked[seat]
        assert asked is not None
        return await self.ask("play", seat=seat, decision=asked.decision, moves=list(moves))

    # In

    async def hear(self) -> wire.ServerMessage:
        raw = await asyncio.wait_for(self.line.recv(decode=False), PATIENCE)
        message = read(raw)
        self.raw.append(raw)
        self.messages.append(message)
        self._know(message)
        return message

    async def until(self, fits: Callable[[wire.ServerMessage], bool]) -> wire.ServerMessage:
        while True:
            message = await self.hear()
            if fits(message):
                return message

    async def until_known(self, fits: Callable[[Device], bool]) -> None:
        while not fits(self):
            await self.hear()

    def _know(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.You():
                self.seats, self.host = message.seats, message.host
            case wire.Snapshot():
                viewer = message.seat
                self.views[viewer] = dict(message.view or {})
                self.asked[viewer], self.steps[viewer] = message.asked, message.n
                self.table, self.chairs, self.waiting = message.table, message.seats, message.waiting
                self.clock, self.result, self.talk = message.clock, message.result, list(message.talk)
            case wire.Step():
                viewer = message.seat
                assert message.n == self.steps[viewer] + 1, "a step is missing"
                self.steps[viewer] = message.n
                self.views[viewer].update(message.view)
                self.asked[viewer], self.waiting, self.clock = message.asked, message.waiting, message.clock
                self.events.setdefault(viewer, []).extend(message.events)
            case wire.TableChanged():
                self.table, self.chairs = message.table, message.seats
            case wire.Talked():
                self.talk.append(message.line)
            case wire.Over():
                self.result = message.result
            case _:
                pass

    @property
    def viewer(self) -> list[int]:
        return self.seats or [WATCHER]


async def play_on(device: Device, moves: int | None = None) -> int:
    """Answer every question with its first legal move until the game is over, or so many moves were made."""
    made = 0
    while device.result is None and (moves is None or made < moves):
        seat = next((s for s in device.seats if device.asked.get(s) is not None), None)
        if seat is None:
            await device.hear()
            continue
        asked = device.asked[seat]
        assert asked is not None
        answer = await device.play(seat, asked.legal[0].move)
        if isinstance(answer, wire.Done):
            made += 1
        else:
            assert isinstance(answer, wire.Refused)
            assert answer.why in ("gone", "not_now"), answer
    return made


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
