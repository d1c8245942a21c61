"""Load: many tables, four sockets each, real rules, every move committed to disk and told to four pairs of eyes.

    ./rumpus bench load                    200 tables, 500 moves a second, then as fast as it goes
    ./rumpus bench load --peer             boardgame.io beside it, twice (needs Node and npm): with its store on disk
                                           and hands to hide; in memory with a counter for a game
    ./rumpus bench load --servers 2 --database postgresql://…      two of ours on one database
    ./rumpus bench load --floor            and our web server with nothing behind it (_floor.py)

Each server is a process of its own; its CPU time is read from /proc, so the load generator on the same cores costs
latency but is not counted. Latency is from sending a move to its acknowledgement, as a client sees it. A machine has
better and worse minutes, so the servers take turns, a few seconds each, and a ratio is the median over the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
PEER = HERE / "peer_boardgame"
MESSAGE = '{"t":"play","id":1,"seat":2,"decision":14,"moves":[7]}'  # to the floor, which does not read it
ROUNDS = 5
WARM = 4.0  # seconds
UNLIMITED = {"RUMPUS_RATE": "100000", "RUMPUS_TABLES_EACH": "100000", "RUMPUS_CONNECTIONS": "20000"}
decode = msgspec.json.decode

Times = list[float]  # seconds until the acknowledgement, one for each move


def cpu(pid: int) -> float:
    """Seconds of processor time of a process, all threads."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def memory(pid: int) -> float:
    """Kilobytes in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


class Server:
    def __init__(self, database: str, port: int, *extra: str, usual_limits: bool = False) -> None:
        command = [sys.executable, "-m", "rumpus", "serve", "--no-browser", "--port", str(port), "--database", database]
        environment = {**os.environ, **({} if usual_limits else UNLIMITED), "RUMPUS_BOT_PAUSES": "no"}
        environment["RUMPUS_METRICS_KEY"] = "bench"
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
    def __init__(self, name: str) -> None:
        self.id = name
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


async def new_token(http: httpx.AsyncClient) -> str:
    """A new guest's: the room accepts those only that it has issued."""
    http.cookies.clear()
    token = (await http.post("/api/me/token", headers={"x-rumpus": "1"})).json()["token"]
    http.cookies.clear()
    return str(token)


async def set_table(
    port: int, game: str, readers: set[asyncio.Task[None]], people: int = 4, local: str = "127.0.0.1"
) -> Table:
    """`local` is the address that these people come from."""
    transport = httpx.AsyncHTTPTransport(local_address=local)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60) as http:
        tokens = [await new_token(http) for _ in range(people)]
        wish = {"game": game, "seats": people, "pace": "relaxed"}
        key = {"authorization": f"Bearer {tokens[0]}"}
        made = (await http.post("/api/tables", json=wish, headers=key)).json()
    table = Table(made["id"])
    for token in tokens:
        address = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket"
        line = await connect(address, compression=None, max_queue=None, ping_interval=None, local_addr=(local, 0))
        seat = Seat(line, table)
        table.seats.append(seat)
        readers.add(asyncio.create_task(seat.read()))
        await seat.ask({"t": "hello", "id": 1, "token": token})
        if seat.seat < 0:
            await seat.ask({"t": "sit", "id": 1, "name": "x", "words": "00"})
    return table


class BareTable:
    """Four sockets of the floor's server (_floor.py)."""

    phase = "playing"

    def __init__(self, lines: list[ClientConnection]) -> None:
        self.lines = lines

    async def move(self) -> float:
        began = time.perf_counter()
        await self.lines[0].send(MESSAGE)
        for line in self.lines:
            await line.recv(decode=False)
        return time.perf_counter() - began


async def bare_table(port: int, name: str) -> BareTable:
    address = f"ws://127.0.0.1:{port}/"
    lines = [await connect(address, compression=None, max_queue=None, ping_interval=None) for _ in range(4)]
    for line in lines:
        await line.send(name)
    return BareTable(lines)


def percentiles(times: Times) -> str:
    times = sorted(times) or [0.0]
    at = [times[min(len(times) - 1, int(len(times) * p))] * 1000 for p in (0.5, 0.95, 0.99)]
    return f"p50 {at[0]:.1f} ms, p95 {at[1]:.1f} ms, p99 {at[2]:.1f} ms"


async def played(tables: Sequence[Table | BareTable], rate: float | None, seconds: float) -> Times:
    return await flat_out(tables, seconds) if rate is None else await paced(tables, rate, seconds)


async def paced(tables: Sequence[Table | BareTable], rate: float, seconds: float) -> Times:
    """`rate` moves a second in all, each table in its turn, whether or not the answers come quickly."""
    times: Times = []
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


async def flat_out(tables: Sequence[Table | BareTable], seconds: float) -> Times:
    times: Times = []
    end = time.perf_counter() + seconds

    async def go_on(table: Table | BareTable) -> None:
        while time.perf_counter() < end:
            took = await table.move()
            if took is None:
                return
            times.append(took)

    await asyncio.gather(*(go_on(table) for table in tables))
    return times


# The servers, each with its load


class Side:
    """A server under load: `go` plays for some seconds at a pace, or as fast as it goes."""

    def __init__(self, name: str, pids: Sequence[int], go: Callable[[float | None, float], Awaitable[Times]]) -> None:
        self.name, self.pids, self._go = name, pids, go

    async def window(self, rate: float | None, seconds: float) -> Window:
        before, began = sum(map(cpu, self.pids)), time.perf_counter()
        times = await self._go(rate, seconds)
        used, took = sum(map(cpu, self.pids)) - before, time.perf_counter() - began
        return Window(times, used, took)


class Window:
    def __init__(self, times: Times, used: float, took: float) -> None:
        self.times, self.used, self.took = times, used, took

    @property
    def each(self) -> float:
        """Microseconds of CPU a move."""
        return self.used / max(1, len(self.times)) * 1e6


async def our_side(wish: argparse.Namespace, stack: AsyncExitStack) -> Side:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    ports = [wish.port + 20 * number for number in range(wish.servers)]
    workers = ("--workers", str(wish.workers)) if wish.workers > 1 else ()
    servers = [Server(wish.database or f"{folder}/room.sqlite", port, *workers) for port in ports]
    for server in servers:
        stack.callback(server.stop)
        server.wait()
    many = f", {wish.servers} servers" * (wish.servers > 1) + f", {wish.workers} workers each" * (wish.workers > 1)
    print(f"Rumpus, {wish.game}, {'PostgreSQL' if wish.database else 'SQLite, committed to disk'}{many}")
    pids = [pid for server in servers for pid in family(server.pid)]
    empty = sum(map(memory, pids))
    readers: set[asyncio.Task[None]] = set()
    stack.callback(lambda: [reader.cancel() for reader in readers])
    began = time.perf_counter()
    tables = [await set_table(ports[n % len(ports)], wish.game, readers) for n in range(wish.tables)]
    seated = sum(map(memory, pids))
    print(f"{wish.tables} tables with 4 sockets each set in {time.perf_counter() - began:.1f} s")
    print(f"memory: {empty / 1024:.0f} MB empty, {(seated - empty) / wish.tables:.0f} kB a table with its 4 sockets")
    for table in tables:
        await table.seats[0].ask({"t": "start", "id": 1})
    print(f"memory: {(sum(map(memory, pids)) - seated) / wish.tables:.0f} kB more a table when a game is on")
    return Side("Rumpus", pids, lambda rate, seconds: played(tables, rate, seconds))


async def peer_side(wish: argparse.Namespace, stack: AsyncExitStack, *, durable: bool) -> Side:
    """boardgame.io: with its store in files and hands to hide, or in memory with a counter; see peer_boardgame/."""
    port = wish.port + (6 if durable else 1)  # and the next one, for its lobby
    kind = ("durable", stack.enter_context(tempfile.TemporaryDirectory())) if durable else ("memory",)
    server = await _node(stack, "server.cjs", port, *kind)
    load = await _node(stack, "load.cjs", port, wish.tables)

    async def go(rate: float | None, seconds: float) -> Times:
        assert load.stdin is not None
        assert load.stdout is not None
        load.stdin.write(json.dumps([rate, seconds]).encode() + b"\n")
        return [t / 1000 for t in json.loads(await load.stdout.readline())]

    await go(None, WARM)  # unmeasured: V8 compiles what it has seen often, and that takes it thousands of moves
    return Side(f"boardgame.io, {'durable' if durable else 'in memory'}", [server.pid], go)


async def _node(stack: AsyncExitStack, *words: object) -> asyncio.subprocess.Process:
    """A program that says a line when it is ready."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        "node", *map(str, words), cwd=PEER, stdin=pipe, stdout=pipe, limit=1 << 24
    )

    async def end() -> None:
        if process.returncode is None:
            process.kill()
        await process.wait()

    stack.push_async_callback(end)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def floor_side(wish: argparse.Namespace, stack: AsyncExitStack) -> Side:
    """Our web server, which only reads, commits a row, and sends four times."""
    folder, port = stack.enter_context(tempfile.TemporaryDirectory()), wish.port + 3
    command = [sys.executable, str(HERE / "_floor.py"), str(port), f"{folder}/floor.sqlite"]
    server = subprocess.Popen(command, env={**os.environ, **UNLIMITED})
    stack.callback(server.wait)
    stack.callback(server.kill)
    for _ in range(100):
        try:
            (await asyncio.open_connection("127.0.0.1", port))[1].close()
            break
        except OSError:
            await asyncio.sleep(0.05)  # it starts
    tables = [await bare_table(port, str(number)) for number in range(wish.tables)]
    return Side("floor", [server.pid], lambda rate, seconds: played(tables, rate, seconds))


async def measure(wish: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        sides = [await our_side(wish, stack)]
        peers = [await peer_side(wish, stack, durable=durable) for durable in (True, False)] if wish.peer else []
        sides += peers
        if wish.floor:
            sides.append(await floor_side(wish, stack))
        await asyncio.sleep(1)  # all have settled
        paces: list[tuple[str, float | None, float]] = [
            (f"{wish.rate:g} moves/s", wish.rate, wish.seconds / ROUNDS),
            ("flat out", None, wish.seconds / ROUNDS / 8),  # short: a game has an end
        ]
        for name, rate, seconds in paces:
            measured: dict[Side, list[Window]] = {side: [] for side in sides}
            for _ in range(ROUNDS):
                for side in sides:
                    measured[side].append(await side.window(rate, seconds))
            for side, windows in measured.items():
                report(name, side.name, windows)
            for peer in peers:
                for side, windows in measured.items():
                    if side not in peers:
                        ratios = [w.each / t.each for w, t in zip(windows, measured[peer], strict=True)]
                        compare(name, side.name, peer.name, ratios)


def compare(pace: str, name: str, peer: str, ratios: list[float]) -> None:
    middle, least, most = statistics.median(ratios), min(ratios), max(ratios)
    print(f"{pace}, {name}: {middle:.2f} of the CPU a move of {peer} (rounds {least:.2f} to {most:.2f})")


def report(pace: str, name: str, windows: Sequence[Window]) -> None:
    times = [t for window in windows for t in window.times]
    speed = len(times) / sum(window.took for window in windows)
    each = statistics.median(window.each for window in windows)
    print(f"{pace}, {name}: {speed:.0f} moves/s, {each:.0f} µs CPU a move, {percentiles(times)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="beasty_bar")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=10, help="at that rate, for each server")
    parser.add_argument("--database", help="postgresql://… instead of a SQLite file in a temporary folder")
    parser.add_argument("--servers", type=int, default=1, help="so many share the database, each with its tables")
    parser.add_argument("--workers", type=int, default=1, help="processes of each server")
    parser.add_argument("--port", type=int, default=8700)
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too, durable and in memory")
    parser.add_argument("--floor", action="store_true", help="measure the web server without a room too")
    wish = parser.parse_args()
    if wish.peer and not (PEER / "node_modules").is_dir():  # before any server waits for answers to its pings
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    asyncio.run(measure(wish))


if __name__ == "__main__":
    main()
