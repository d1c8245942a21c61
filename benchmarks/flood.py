"""Flood: one address sends whatever the limits allow, while honest tables play; what do those notice?

    ./rumpus bench flood                      a minute in all, every kind of flood in its turn
    ./rumpus bench flood --seconds 600 --kind pings --kind requests

The server has its usual limits. Honest tables come from addresses of their own (127.0.1.x), the flood from 127.0.0.2,
out of a process with low priority: over a network a flood takes no CPU of the server's machine. Before each kind
the quiet time is measured anew, as a ratio belongs to one minute of one machine. The bar: a 99th percentile under three
times the quiet one, and memory within 50 MB of what it was.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import itertools
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

sys.path[:0] = [str(Path(__file__).parent)]

from load import Server, Table, Times, memory, paced, percentiles, set_table  # noqa: E402

FLOODER = "127.0.0.2"
RECORD = Path(__file__).parent.parent / "src/rumpus/games/bloops/tests/golden/2-seats.rump"
HALF = b"GET /health HTTP/1.1\r\nHost: 127"
HEAD = "Host: 127.0.0.1\r\nX-Rumpus: 1\r\n"
TABLES, RATE = 20, 80.0  # honest tables of two, and moves a second of all of them
TIMES = 3.0  # the quiet 99th percentile
MEGABYTES = 50
AGAIN = 0.05  # seconds until who was thrown out comes back

_numbers = itertools.count()

Flood = Callable[[int, str], Awaitable[None]]


# The floods: each goes on until it is cancelled


async def _line(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(FLOODER, 0))


def _frames(opcode: Opcode, data: bytes = b"", *, sockets: int = 1, reads: bool = True, whole: bool = True) -> Flood:
    frame = Frame(opcode, data, whole).serialize(mask=True) * 500

    async def one(port: int, table: str) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await _line(port)
                writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{HEAD}{upgrade}{key}\r\n\r\n".encode())
                await reader.readuntil(b"\r\n\r\n")
                if opcode is Opcode.CONT:
                    writer.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
                reading = asyncio.create_task(_read(reader)) if reads else None
                try:
                    while True:
                        writer.write(frame)
                        await writer.drain()
                finally:
                    writer.transport.abort()
                    if reading is not None:
                        reading.cancel()
            await asyncio.sleep(AGAIN)

    return _many(one, sockets)


def _many(one: Flood, count: int) -> Flood:
    async def all_of_them(port: int, table: str) -> None:
        await asyncio.gather(*(one(port, table) for _ in range(count)))

    return all_of_them


async def _read(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


async def _connections(port: int, _: str) -> None:
    while True:
        with contextlib.suppress(OSError):
            (await _line(port))[1].close()


async def _half_requests(port: int, _: str) -> None:
    held: list[asyncio.StreamWriter] = []
    while True:
        with contextlib.suppress(OSError):
            writer = (await _line(port))[1]
            writer.write(HALF)
            held = [*held[-2000:], writer]
        await asyncio.sleep(0.001)


async def _requests(port: int, _: str) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await _line(port)
            reading = asyncio.create_task(_read(reader))
            while not reading.done():
                writer.write(f"GET /api/me HTTP/1.1\r\n{HEAD}\r\n".encode() * 10)
                await writer.drain()
                await asyncio.sleep(0)
            writer.close()


def _posts(path: str, body: dict[str, object]) -> Flood:
    async def one(port: int, _: str) -> None:
        while True:
            transport = httpx.AsyncHTTPTransport(local_address=FLOODER)
            with contextlib.suppress(httpx.HTTPError):
                async with httpx.AsyncClient(
                    base_url=f"http://127.0.0.1:{port}", transport=transport, headers={"x-rumpus": "1"}, timeout=600
                ) as http:
                    while True:  # each with a new cookie: a new guest
                        http.cookies.clear()
                        await http.post(path, json=body)

    return _many(one, 8)


async def _reviews(port: int, _: str) -> None:
    """One record, and a review of it asked for again and again, without waiting for the answer."""
    transport = httpx.AsyncHTTPTransport(local_address=FLOODER)
    async with httpx.AsyncClient(transport=transport, headers={"x-rumpus": "1"}, timeout=60) as http:
        record = (await http.post(f"http://127.0.0.1:{port}/api/records", content=RECORD.read_bytes())).json()
    while True:
        with contextlib.suppress(OSError):
            writer = (await _line(port))[1]
            writer.write(f"GET /api/records/{record['id']}/review HTTP/1.1\r\n{HEAD}\r\n".encode())
            await asyncio.sleep(0.01)
            writer.close()


async def _watchers(port: int, table: str) -> None:
    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
                async with connect(address, local_addr=(FLOODER, 0), compression=None, max_queue=None) as line:
                    while True:
                        await line.send(json.dumps({"t": "hello", "id": 1, "watch": True}))
                        await line.recv()
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(one() for _ in range(300)))


FLOODS: dict[str, Flood] = {
    "pings": _frames(Opcode.PING),
    "pongs": _frames(Opcode.PONG),
    "continuations": _frames(Opcode.CONT, whole=False),
    "texts": _frames(Opcode.TEXT),
    "pings of 200 sockets": _frames(Opcode.PING, sockets=200),
    "unread pongs": _frames(Opcode.PING, b"x" * 125, sockets=50, reads=False),
    "connections": _connections,
    "half requests": _half_requests,
    "requests": _requests,
    "tables": _posts("/api/tables", {"game": "bounce", "seats": 4, "bots": ["shark", "shark", "shark"]}),
    "reviews": _reviews,
    "watchers": _watchers,
}


# The honest


async def measure(wish: argparse.Namespace, folder: str) -> bool:
    server = Server(f"{folder}/room.sqlite", wish.port, usual_limits=True)
    try:
        server.wait()
        readers: set[asyncio.Task[None]] = set()
        tables: list[Table] = []
        calm = True
        for kind in wish.kind or FLOODS:
            await _set_tables(wish.port, tables, readers)
            quiet, before = await _play(wish.port, tables, readers, wish.seconds / len(FLOODS)), memory(server.pid)
            command = [sys.executable, __file__, "--attack", kind, "--port", str(wish.port), f"--table={tables[0].id}"]
            flood = subprocess.Popen(["nice", "-n", "19", *command])
            try:
                await asyncio.sleep(1)  # it begins
                flooded = await _play(wish.port, tables, readers, wish.seconds / len(FLOODS))
                assert flood.poll() is None, "the flood has ended by itself"
            finally:
                flood.kill()
                flood.wait()
            await asyncio.sleep(2)
            more = (memory(server.pid) - before) / 1024
            calm &= _report(kind, quiet, flooded, more)
        assert server.process.poll() is None, "the server has died"
        for reader in readers:
            reader.cancel()
        return calm
    finally:
        server.stop()


async def _set_tables(port: int, tables: list[Table], readers: set[asyncio.Task[None]]) -> None:
    """As many as there should be, each with a game that is on."""
    for table in [table for table in tables if table.phase == "over"]:
        tables.remove(table)
        await asyncio.gather(*(seat.line.close() for seat in table.seats))
    while len(tables) < TABLES:
        table = await set_table(port, "bounce", readers, people=2, local=f"127.0.1.{next(_numbers) % 250 + 1}")
        await table.seats[0].ask({"t": "start", "id": 1})
        tables.append(table)


async def _play(port: int, tables: list[Table], readers: set[asyncio.Task[None]], seconds: float) -> Times:
    times: Times = []
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        await _set_tables(port, tables, readers)
        times += await paced(tables, RATE, min(left, 5.0))
    return times


def _report(kind: str, quiet: Times, flooded: Times, more: float) -> bool:
    calm = _p99(flooded) < TIMES * _p99(quiet) and more < MEGABYTES
    ratio = _p99(flooded) / _p99(quiet)
    print(f"{kind}: {percentiles(flooded)}; quiet {percentiles(quiet)}")
    verdict = "as it should be" if calm else "NOT as it should be"
    print(f"    {ratio:.1f} times the quiet p99, {len(flooded)} moves, memory {more:+.0f} MB: {verdict}", flush=True)
    return calm


def _p99(times: Times) -> float:
    return sorted(times)[int(len(times) * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="of all floods together")
    parser.add_argument("--kind", action="append", choices=list(FLOODS), help="only this one, again and again")
    parser.add_argument("--port", type=int, default=8950)
    parser.add_argument("--attack", choices=list(FLOODS), help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.attack:
        asyncio.run(FLOODS[wish.attack](wish.port, wish.table))  # type: ignore[arg-type]
        return
    with tempfile.TemporaryDirectory() as folder:
        if not asyncio.run(measure(wish, folder)):
            sys.exit(1)


if __name__ == "__main__":
    main()
