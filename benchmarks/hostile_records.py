"""Records and positions that no game leads to, at every place where a stranger could bring one.

Half go to a running room: brought in, watched, practised from, advised about. Half go through what a user runs alone:
the referee, the terminal's reading of records, environments, compiled play; in processes that may die, and are counted.
`/health` is asked all the while; afterwards the room is started anew and every table that was made is opened.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sys
import tempfile
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

from load import Server  # noqa: E402

from tests.hostile_games import real_games, wrong_position, wrong_record  # noqa: E402

BATCH = 20
FREEZE = 1.0  # seconds that /health may take


async def bring(port: int, count: int, seen: Counter[str], tables: list[str]) -> None:
    from rumpus.core import catalogue

    rng, games = Random(1), catalogue.games()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers={"x-rumpus": "1"}, timeout=120) as http:
        for number in range(count):
            answer = await http.post("/api/records", content=wrong_record(rng.choice(games), rng))
            assert answer.status_code in (201, 400, 404), answer.text
            seen[f"brought {answer.status_code}"] += 1
            if answer.status_code != 201:
                continue
            where = f"/api/records/{answer.json()['id']}"
            steps = rng.randint(0, 60)
            for path in (where, f"{where}/replay?seat={rng.randint(-1, 8)}", f"{where}/fairness"):
                shown = await http.get(path)
                assert shown.status_code in (200, 409), shown.text
            wish = {"step": steps, "seat": rng.randint(0, 3), "level": "random"}
            made = await http.post(f"{where}/practice", json=wish)
            assert made.status_code in (201, 409), made.text
            seen[f"practised {made.status_code}"] += 1
            if made.status_code == 201:
                tables.append(made.json()["id"])
            if number % 50 == 0:
                advised = await http.get(f"{where}/advice", params={"step": steps, "seat": wish["seat"]})
                assert advised.status_code in (200, 503), advised.text
                seen["advised"] += 1


async def watch_health(port: int, slowest: list[float]) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        while True:
            began = time.perf_counter()
            (await http.get("/health")).raise_for_status()
            slowest[0] = max(slowest[0], time.perf_counter() - began)
            await asyncio.sleep(0.02)


async def alone(count: int, seen: Counter[str]) -> None:
    """In a process that may die, a batch at a time."""
    pool: ProcessPoolExecutor | None = None
    loop = asyncio.get_running_loop()
    for seed in range(0, count, BATCH):
        pool = pool or ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        try:
            seen.update(await loop.run_in_executor(pool, _batch, seed, min(BATCH, count - seed)))
        except BrokenProcessPool:
            seen["DIED"] += 1
            print(f"a process of its own died of batch {seed}")
            pool = None
    if pool is not None:
        pool.shutdown()


def _batch(seed: int, count: int) -> Counter[str]:
    from rumpus.core import catalogue

    rng, seen, games = Random(seed), Counter[str](), catalogue.games()
    for number in range(count):
        game = rng.choice(games)
        if number % 2:
            seen[f"read {_read(wrong_record(game, rng), rng)}"] += 1
        else:
            seen[f"placed {_place(game, rng)}"] += 1
    return seen


def _read(text: bytes, rng: Random) -> str:
    """As the terminal does; every command exits with 0 or 2."""
    from rumpus.cli import main

    command = rng.choice(["replay", "replay", "verify"])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.rump"
        path.write_bytes(text)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            code = main([command, str(path), *(["--seat", "1"] if command == "replay" else [])])
    assert code in (0, 2), code
    return f"{code}"


def _place(game: Any, rng: Random) -> str:
    """Through the referee; what it takes is played on, interpreted and compiled, and begins an environment."""
    from rumpus.cli.referee import REHEARSED, Referee
    from rumpus.core.compiled import compiled
    from rumpus.core.notation import write_position
    from rumpus.core.positions import check_position
    from rumpus.kernel.errors import BadPosition

    options, s = wrong_position(game, rng)
    referee = Referee()
    requests: list[dict[str, Any]] = [
        {"do": "new", "game": game.name, "seats": options.seats, "key": "00" * 32},
        {"do": "position", "text": write_position(s)},
        *({"do": do} for do in ("legal", "land", "time_out", "land")),
    ]
    for request in requests:
        answer = json.loads(referee.answer(json.dumps(request).encode()))
        assert answer.get("error", {}).get("name") != "Unexpected", answer
    try:
        check_position(game, s, options, 4 * REHEARSED)
    except BadPosition:
        return "refused"
    compiled(game).simulate(options, bytes(32), 0, 16, s.pack())
    return "taken"


async def _storm(port: int, count: int, tables: list[str]) -> None:
    from rumpus.core import catalogue

    for game in catalogue.games():
        real_games(game.name)  # before anything is timed: it is this process that would be late
    seen, slowest = Counter[str](), [0.0]
    health = asyncio.create_task(watch_health(port, slowest))
    began = time.perf_counter()
    await asyncio.gather(bring(port, count // 2, seen, tables), alone(count - count // 2, seen))
    health.cancel()
    print(f"{count} hostile records and positions in {time.perf_counter() - began:.0f} s")
    print(", ".join(f"{what}: {n}" for what, n in sorted(seen.items())))
    print(f"/health took at most {slowest[0] * 1000:.0f} ms")
    assert slowest[0] < FREEZE, "the room stood still"


def _open_again(port: int, tables: list[str]) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        for table in tables[:500]:
            answer = http.get(f"/api/tables/{table}/replay?seat=0")
            assert answer.status_code == 403, answer.text  # it is open, and another's
        metrics = http.get("/metrics", headers={"authorization": "Bearer bench"}).text
        assert "rumpus_failures_total 0" in metrics, metrics


def records(folder: str, port: int, count: int) -> None:
    database, tables = f"{folder}/records.sqlite", list[str]()
    for again in (False, True):
        server = Server(database, port)
        try:
            server.wait()
            if not again:
                asyncio.run(_storm(port, count, tables))
            _open_again(port, tables)
            assert server.process.poll() is None, "the server has died"
        finally:
            server.stop()
    print(f"{len(tables)} tables made, all of them whole after a restart")
