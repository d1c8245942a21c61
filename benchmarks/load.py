"""Load: many tables, four sockets each, real rules, every move committed to disk and told to four pairs of eyes.

    ./rumpus bench load                    200 tables, 500 moves a second, then as fast as it goes
    ./rumpus bench load --peer             boardgame.io beside it, in memory (needs Node and npm)
    ./rumpus bench load --floor            and a server in Python that knows no game (floor.py)

The server is a process of its own; its CPU time is read from /proc, so the load generator on the same cores costs
latency but is not counted. Latency is from sending a move to its acknowledgement, as a client sees it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
MESSAGE = b'{"t":"play","id":1,"seat":2,"decision":14,"moves":[7]}'  # to the floor, which does not read it
ANSWER = 700  # bytes of the floor's, as in floor.py
TICK = os.sysconf("SC_CLK_TCK")
decode = msgspec.json.decode


def cpu(pid: int) -> float:
    """Seconds of processor time of a process, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> float:
    """Kilobytes in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


class Server:
    def __init__(self, database: str, port: int, *extra: str) -> None:
        command = [sys.executable, "-m", "rumpus", "serve", "--no-browser", "--port", str(port), "--database", database]
        environment = {**os.environ, "RUMPUS_RATE": "100000", "RUMPUS_BOT_PAUSES": "no"}
        self.process = subprocess.Popen([*command, *extra], env=environment, stdout=subprocess.DEVNULL)
        self.port = port
        self.pid = self.process.pid

    def wait(self) -> None:
        for _ in range(300):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/ready", timeout=2).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


class Seat:
    """One socket. `asked` is what its seat is asked; moves are answered by `done`."""

    def __init__(self, line: ClientConnection, table: Table) -> None:
        self.line, self.table = line, table
        self.seat = -1
        self.asked: dict[str, Any] | None = None
        self.answer: asyncio.Future[dict[str, Any]] | None = None
        self.received = 0

    async def read(self) -> None:
        async for raw in self.line:
            self.received += 1
            message = decode(raw)
            match message["t"]:
                case "you":
                    self.seat = message["seats"][0] if message["seats"] else -1
                case "snapshot" | "step":
                    self.asked = message["asked"]
                    if message["t"] == "snapshot":
                        self.table.phase = message["table"]["phase"]
                    if self.asked is not None:
                        self.table.turn.set()
                case "over":
                    self.table.phase = "over"
                    self.table.turn.set()
                case "done" | "refused":
                    if self.answer is not None and not self.answer.done():
                        self.answer.set_result(message)
                case _:
                    pass

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.answer = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps(message))
        return await self.answer


class Table:
    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.turn = asyncio.Event()
        self.phase = "open"

    async def move(self) -> float | None:
        """One move of whoever is asked; how long its acknowledgement took."""
        while self.phase != "over":
            seat = next((s for s in self.seats if s.asked is not None), None)
            if seat is None:
                self.turn.clear()
                await self.turn.wait()
                continue
            asked, seat.asked = seat.asked, None
            assert asked is not None
            move = random.choice(asked["legal"])["move"]
            message = {"t": "play", "id": 1, "seat": seat.seat, "decision": asked["decision"], "moves": [move]}
            began = time.perf_counter()
            answer = await seat.ask(message)
            if answer["t"] == "done":
                return time.perf_counter() - began
        return None


async def set_table(port: int, game: str, readers: set[asyncio.Task[None]], people: int = 4) -> Table:
    table = Table()
    tokens = [secrets.token_urlsafe(32) for _ in range(people)]
    async with httpx.AsyncClient(headers={"authorization": f"Bearer {tokens[0]}"}, timeout=60) as http:
        wish = {"game": game, "seats": people, "pace": "relaxed"}
        made = (await http.post(f"http://127.0.0.1:{port}/api/tables", json=wish)).json()
    for token in tokens:
        address = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket"
        line = await connect(address, compression=None, max_queue=None, ping_interval=None)
        seat = Seat(line, table)
        table.seats.append(seat)
        readers.add(asyncio.create_task(seat.read()))
        await seat.ask({"t": "hello", "id": 1, "token": token})
        if seat.seat < 0:
            await seat.ask({"t": "sit", "id": 1, "name": "x", "words": "00"})
    return table


def percentiles(times: list[float]) -> str:
    times = sorted(times)
    at = [times[min(len(times) - 1, int(len(times) * p))] * 1000 for p in (0.5, 0.95, 0.99)]
    return f"p50 {at[0]:.1f} ms, p95 {at[1]:.1f} ms, p99 {at[2]:.1f} ms"


async def paced(tables: Sequence[Table | BareTable], rate: float, seconds: float) -> list[float]:
    """`rate` moves a second in all, each table in its turn, whether or not the answers come quickly."""
    times: list[float] = []
    free = [t for t in tables if t.phase != "over"]
    running: set[asyncio.Task[None]] = set()

    async def one(table: Table | BareTable) -> None:
        took = await table.move()
        if took is not None:
            times.append(took)
            free.append(table)

    began, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate and free:
            task = asyncio.create_task(one(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*running)
    return times


async def flat_out(tables: list[Table], seconds: float) -> list[float]:
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def go_on(table: Table) -> None:
        while time.perf_counter() < end:
            took = await table.move()
            if took is None:
                return
            times.append(took)

    await asyncio.gather(*(go_on(table) for table in tables))
    return times


async def measure(port: int, pid: int, wish: argparse.Namespace) -> dict[str, float]:
    readers: set[asyncio.Task[None]] = set()
    empty = memory(pid)
    began = time.perf_counter()
    tables = [await set_table(port, wish.game, readers) for _ in range(wish.tables)]
    seated = memory(pid)
    print(f"{wish.tables} tables with 4 sockets each set in {time.perf_counter() - began:.1f} s")
    print(f"memory: {empty / 1024:.0f} MB empty, {(seated - empty) / wish.tables:.0f} kB a table with its 4 sockets")
    for table in tables:
        await table.seats[0].ask({"t": "start", "id": 1})
    playing = memory(pid)
    print(f"memory: {(playing - seated) / wish.tables:.0f} kB more a table when a game is on")
    found: dict[str, float] = {}
    for name, work in (("paced", paced(tables, wish.rate, wish.seconds)), ("flat out", flat_out(tables, wish.seconds))):
        before, began = cpu(pid), time.perf_counter()
        times = await work
        took, used = time.perf_counter() - began, cpu(pid) - before
        each = used / max(1, len(times)) * 1e6
        found[name] = each
        print(f"{name}: {len(times) / took:.0f} moves/s, {each:.0f} µs CPU a move, {percentiles(times)}")
    for reader in readers:
        reader.cancel()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="beasty_bar")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", help="postgresql://… instead of a SQLite file in a temporary folder")
    parser.add_argument("--port", type=int, default=8700)
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--floor", action="store_true", help="measure a server without a game too")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(wish.database or f"{folder}/room.sqlite", wish.port)
        try:
            server.wait()
            print(f"Rumpus, {wish.game}, {'PostgreSQL' if wish.database else 'SQLite, committed to disk'}")
            ours = asyncio.run(measure(wish.port, server.pid, wish))
        finally:
            server.stop()
    if wish.peer:
        theirs = peer(wish)
        for name, each in ours.items():
            if name in theirs:
                print(f"{name}: {each / theirs[name]:.2f} of boardgame.io's CPU a move")
    if wish.floor:
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, str(HERE / "floor.py"), str(wish.port + 3), f"{folder}/floor.sqlite"]
            server = subprocess.Popen(command)
            try:
                asyncio.run(floor(wish.port + 3, server.pid, wish))
            finally:
                server.kill()
                server.wait()


class BareTable:
    """Four plain sockets of the floor's server (floor.py)."""

    phase = "playing"

    def __init__(self, lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]) -> None:
        self.lines = lines

    async def move(self) -> float:
        began = time.perf_counter()
        self.lines[0][1].write(MESSAGE)
        await asyncio.gather(*(reader.readexactly(ANSWER) for reader, _ in self.lines))
        return time.perf_counter() - began


async def bare_table(port: int, name: bytes) -> BareTable:
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
    for _, writer in lines:
        writer.write(name)
    return BareTable(lines)


async def floor(port: int, pid: int, wish: argparse.Namespace) -> None:
    """The same pace on a server that only reads, commits a row, and writes four times."""
    for _ in range(100):
        try:
            (await asyncio.open_connection("127.0.0.1", port))[1].close()
            break
        except OSError:
            await asyncio.sleep(0.05)  # it starts
    tables = [await bare_table(port, b"%d" % number) for number in range(wish.tables)]
    await asyncio.sleep(0.5)
    before = cpu(pid)
    times = await paced(tables, wish.rate, wish.seconds)
    print(f"floor, paced: {(cpu(pid) - before) / len(times) * 1e6:.0f} µs CPU a move, {percentiles(times)}")


def peer(wish: argparse.Namespace) -> dict[str, float]:
    """boardgame.io with its in-memory store and a game of three lines; see peer_boardgame/."""
    folder = HERE / "peer_boardgame"
    if not (folder / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True)
    server = subprocess.Popen(["node", "server.cjs", str(wish.port + 1)], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        command = ["node", "load.cjs", str(wish.port + 1), str(wish.tables), str(wish.rate), str(wish.seconds)]
        found: dict[str, float] = {}
        load = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        assert load.stdout is not None
        before = began = 0.0
        for line in load.stdout:
            words = line.split()
            if words[0] == "begin":
                before, began = cpu(server.pid), time.perf_counter()
            elif words[0] == "end":
                name, count, text = words[1].replace("-", " "), int(words[2]), " ".join(words[3:])
                used, took = cpu(server.pid) - before, time.perf_counter() - began
                found[name] = used / max(1, count) * 1e6
                print(f"boardgame.io {name}: {count / took:.0f} moves/s, {found[name]:.0f} µs CPU a move, {text}")
        return found
    finally:
        server.kill()


if __name__ == "__main__":
    main()
