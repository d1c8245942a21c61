"""Records and positions that no game leads to, at every place where a stranger could bring one.

Three in five go to a running room: brought in, watched, checked, practised from, reviewed, advised about. The others go
through what a user runs alone (_hostile_alone.py), in processes that may die, and are counted. `/health` is asked all
the while. Afterwards the room is started anew and its tables are opened; then a copy of it, with logs and documents
spoilt, is restored and opened the same way. Assistants (mcp/) take neither records nor positions: they have the wire.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
import json
import os
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import httpx

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

from _hostile_alone import batch  # noqa: E402
from load import Server  # noqa: E402

from rumpus.core import catalogue  # noqa: E402
from tests.hostile_games import real_games, spoil_deep, wrong_record  # noqa: E402

BATCH = 22
FREEZE = 1.0  # seconds that /health may take
PROGRESS = 30.0  # seconds between lines that say how far it is
THINKING = 150  # of so many records one is reviewed or advised about: that takes seconds of a bot's time
OPENED = 500  # tables after a restart


class Storm:
    def __init__(self, port: int, count: int, minutes: float) -> None:
        self.port, self.count, self.minutes = port, count, minutes
        self.seen: Counter[str] = Counter()
        self.tables: list[str] = []
        self.done = 0
        self.slowest = 0.0
        self.seconds = 0.0
        self.deaths: list[int] = []  # batches
        self._over = threading.Event()

    async def run(self) -> None:
        for game in catalogue.games():
            real_games(game.name)  # before anything is timed: it is this process that would be late
        began = time.perf_counter()
        self.until = began + 60 * self.minutes
        threading.Thread(target=self._watch_health, daemon=True).start()
        progress = asyncio.create_task(self._say_how_far(began))
        brought = self.count * 3 // 5
        try:
            await asyncio.gather(self._bring(brought), self._alone(self.count - brought))
        finally:
            self._over.set()
            progress.cancel()
        self.seconds = time.perf_counter() - began

    async def _bring(self, count: int) -> None:
        rng, games = Random(1), catalogue.games()
        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, headers={"x-rumpus": "1"}, timeout=300) as http:
            for number in range(count):
                if time.perf_counter() > self.until:
                    break
                answer = await http.post("/api/records", content=wrong_record(rng.choice(games), rng))
                self._count("brought", answer, 201, 400, 404)
                self.done += 1
                if answer.status_code != 201:
                    continue
                where = f"/api/records/{answer.json()['id']}"
                for path in (where, f"{where}/replay?seat={rng.randint(-1, 8)}", f"{where}/fairness"):
                    self._count("watched", await http.get(path), 200, 409)
                wish = {"step": rng.randint(0, 60), "seat": rng.randint(0, 3), "level": "random"}
                made = await http.post(f"{where}/practice", json=wish)
                self._count("practised", made, 201, 400, 409)
                if made.status_code == 201:
                    self.tables.append(made.json()["id"])
                if number % THINKING == 0:
                    at = {"step": wish["step"], "seat": wish["seat"]}
                    self._count("advised", await http.get(f"{where}/advice", params=at), 200, 503)
                    self._count("reviewed", await http.get(f"{where}/review"), 200, 503)

    def _count(self, what: str, answer: httpx.Response, *known: int) -> None:
        assert answer.status_code in known, (what, answer.status_code, answer.text)
        self.seen[f"{what} {answer.status_code}"] += 1

    async def _alone(self, count: int) -> None:
        pool: ProcessPoolExecutor | None = None
        loop = asyncio.get_running_loop()
        for seed in range(0, count, BATCH):
            if time.perf_counter() > self.until:
                break
            pool = pool or ProcessPoolExecutor(1, get_context("spawn"), initializer=os.nice, initargs=(10,))
            try:
                self.seen.update(await loop.run_in_executor(pool, batch, seed, BATCH))
            except BrokenProcessPool:
                self.deaths.append(seed)
                print(f"a process of its own died: _hostile_alone.batch({seed}, {BATCH})", flush=True)
                pool = None
            self.done += min(BATCH, count - seed)
        if pool is not None:
            pool.shutdown()

    def _watch_health(self) -> None:
        """On a thread of its own: to make a hostile record takes a while, and is not the room's delay."""
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            while not self._over.wait(0.05):
                began = time.perf_counter()
                http.get("/health").raise_for_status()
                self.slowest = max(self.slowest, time.perf_counter() - began)

    async def _say_how_far(self, began: float) -> None:
        while True:
            await asyncio.sleep(PROGRESS)
            took = time.perf_counter() - began
            health = f"/health at most {self.slowest * 1000:.0f} ms"
            print(f"{took:4.0f} s: {self.done} of {self.count}, {len(self.deaths)} deaths, {health}", flush=True)


# The room after a restart


def _open_again(port: int, tables: list[str], *known: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        http.get("/api/lobby").raise_for_status()
        for table in tables[:OPENED]:
            answer = http.get(f"/api/tables/{table}/replay?seat=0")
            assert answer.status_code in known, (table, answer.text)
            seen[str(answer.status_code)] += 1
        metrics = http.get("/metrics", headers={"authorization": "Bearer bench"}).text
        assert "rumpus_failures_total 0" in metrics, metrics
        http.get("/health").raise_for_status()
    return seen


# A copy that somebody spoilt


def spoilt_copy(export: list[bytes], rng: Random) -> bytes:
    """An export with some lines of each kind changed within, which still reads as an export."""
    lines: list[Any] = [json.loads(line) for line in export]
    spoilt = Counter[str]()
    for name, body in lines[1:-1]:
        if rng.random() < (0.1 if name == "log" else 0.02):
            _spoil_line(name, body, rng)
            spoilt[name] += 1
    print("spoilt in a copy:", ", ".join(f"{count} {name}" for name, count in sorted(spoilt.items())))
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def _spoil_line(name: str, body: dict[str, Any], rng: Random) -> None:
    """What lies within a line; the line itself stays one that a store takes."""
    place = {"log": "body", "tables": "summary"}.get(name)
    if place is None or rng.random() < 0.1:
        for key, value in body.items():
            if isinstance(value, float):
                body[key] = rng.choice([0.0, -1e18, 1e18, 4e9])
        if name == "log":
            body["kind"] = rng.choice(["played", "landed", "dealt", "timedout", "gone", "finished", "made"])
        return
    inside = json.loads(base64.b64decode(body[place]))
    spoil_deep(inside, rng)
    body[place] = base64.b64encode(json.dumps(inside).encode("utf-8", "replace")).decode()


async def _exported(database: str) -> list[bytes]:
    from rumpus.table.store import open_store

    async with await open_store(database) as store:
        return [line async for line in store.export()]


def _restore(folder: str, export: bytes, database: str) -> int:
    from rumpus.cli import main

    path = Path(folder) / "spoilt.jsonl"
    path.write_bytes(export)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        code = main(["restore", str(path), "--database", database])
    assert code in (0, 2), code
    return code


def records(folder: str, port: int, count: int, minutes: float) -> dict[str, Any]:
    database, storm = f"{folder}/records.sqlite", Storm(port, count, minutes)
    for again in (False, True):
        with _serving(database, port):
            if not again:
                asyncio.run(storm.run())
            _open_again(port, storm.tables, 403)  # each is open, and another's
    print(f"{storm.done} hostile records and positions in {storm.seconds:.0f} s, {len(storm.deaths)} deaths")
    print(", ".join(f"{what}: {n}" for what, n in sorted(storm.seen.items())))
    print(f"/health took at most {storm.slowest * 1000:.0f} ms")
    print(f"{len(storm.tables)} tables made, {min(OPENED, len(storm.tables))} opened after a restart, all whole")
    export, rng = asyncio.run(_exported(database)), Random(2)
    torn = b"".join(export[:-1])
    assert _restore(folder, torn, f"{folder}/torn.sqlite") == 2, "a torn copy was taken"
    spoilt = f"{folder}/spoilt.sqlite"
    assert _restore(folder, spoilt_copy(export, rng), spoilt) == 0
    with _serving(spoilt, port):
        time.sleep(3)  # for the clocks to look at what is due
        opened = _open_again(port, storm.tables, 403, 404, 409)
    print("tables of the spoilt copy:", ", ".join(f"{n} answer {code}" for code, n in sorted(opened.items())))
    assert not storm.deaths, "compiled code died of a position that was taken"
    assert storm.slowest < FREEZE, "the room stood still"
    return {
        "wished": count,
        "records": storm.done,
        "seconds": round(storm.seconds, 1),
        "deaths": storm.deaths,
        "health_ms": round(storm.slowest * 1000),
        "tables": len(storm.tables),
        "seen": dict(sorted(storm.seen.items())),
        "spoilt_copy": dict(opened),
    }


@contextlib.contextmanager
def _serving(database: str, port: int) -> Any:
    server = Server(database, port)
    try:
        server.wait()
        yield
        assert server.process.poll() is None, "the server has died"
    finally:
        server.stop()
