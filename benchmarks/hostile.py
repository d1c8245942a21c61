"""Hostile: a hundred thousand messages that no page would send, while others play; then schemathesis over HTTP;
then records and positions that no game leads to (_hostile_records.py).

    ./rumpus bench hostile                    100 000 messages, the HTTP interface, 2 000 records and positions
    ./rumpus bench hostile --messages 5000 --no-http
    ./rumpus bench hostile --messages 0 --no-http --records 20000

No crash, no failure in the server's metrics, no answer with status 500, and the quiet tables play on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

from _hostile_records import records  # noqa: E402
from load import Server, Table, new_token, percentiles, set_table  # noqa: E402

from tests.table.hostile import messages  # noqa: E402

RECORD = Path(__file__).parent.parent / "src/rumpus/games/bloops/tests/golden/2-seats.rump"


async def throw(port: int, table: str, seed: int, count: int) -> int:
    rng = random.Random(seed)
    line: Any = None
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        token = await new_token(http)
    out = 0
    for number, message in enumerate(messages(rng, count)):
        if number % 5 == 0:
            await asyncio.sleep(0)
        try:
            if line is None:
                line = await connect(
                    f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
                    compression=None,
                    close_timeout=0.1,
                    max_queue=None,
                )
                await line.send(json.dumps({"t": "hello", "token": token}))
            await line.send(message if rng.random() < 0.3 else message.decode("utf-8", "replace"))
        except (ConnectionClosed, InvalidHandshake, OSError):
            out += 1
            line = None
    return out


async def storm(port: int, count: int) -> None:
    readers: set[asyncio.Task[None]] = set()
    tables = [await set_table(port, "bounce", readers, people=2) for _ in range(20)]
    async with httpx.AsyncClient(headers={"x-rumpus": "1"}) as http:
        made = await http.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "bounce", "seats": 4})
        target = made.json()["id"]
    for table in tables:
        await table.seats[0].ask({"t": "start", "id": 1})
    times: list[float] = []
    storming = asyncio.gather(*(throw(port, target, seed, count // 10) for seed in range(10)))
    began = time.perf_counter()
    while not storming.done():
        table: Table = random.choice(tables)
        if table.phase == "over":
            tables.remove(table)
            fresh = await set_table(port, "bounce", readers, people=2)
            await fresh.seats[0].ask({"t": "start", "id": 1})
            tables.append(fresh)
            continue
        took = await table.move()
        if took is not None:
            times.append(took)
        await asyncio.sleep(0.01)
    out = sum(storming.result())
    print(f"{count} hostile messages in {time.perf_counter() - began:.0f} s, thrown out {out} times")
    print(f"the others meanwhile: {len(times)} moves, {percentiles(times)}")
    for reader in readers:
        reader.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--port", type=int, default=8900)
    parser.add_argument("--records", type=int, default=2000)
    parser.add_argument(
        "--minutes", type=float, default=30, help="after so many the records end, and what was done counts"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="what became of the records, as JSON")
    parser.add_argument("--no-http", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/room.sqlite", wish.port)
        try:
            server.wait()
            if wish.messages:
                asyncio.run(storm(wish.port, wish.messages))
            metrics = httpx.get(f"http://127.0.0.1:{wish.port}/metrics", headers={"authorization": "Bearer bench"}).text
            assert "rumpus_failures_total 0" in metrics, metrics
            if not wish.no_http:
                schema(wish.port, Path(folder))
            assert server.process.poll() is None, "the server has died"
        finally:
            server.stop()
        if wish.records:
            found = records(folder, wish.port, wish.records, wish.minutes)
            if wish.json:
                wish.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("no crash, no failure")


def schema(port: int, folder: Path) -> None:
    """Twice: with names that do not exist, which end at the door; and with those that do, which come further."""
    address = f"http://127.0.0.1:{port}"
    with httpx.Client(base_url=address, headers={"x-rumpus": "1"}) as http:
        table = http.post("/api/tables", json={"game": "bloops", "seats": 3}).json()
        record = http.post("/api/records", content=RECORD.read_bytes()).json()
    known = {"game": "bloops", "language": "nl", "table_id": table["id"], "code": table["code"]}
    setup = folder / "schemathesis.toml"
    for parameters in ({}, known | {"record_id": record["id"]}):
        lines = [f"{name} = {json.dumps(value)}" for name, value in parameters.items()]
        setup.write_text("\n".join(["[parameters]", *lines]))
        command = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(setup), "run"]
        command += [f"{address}/api/openapi.json", "--checks", "not_a_server_error", "--max-examples", "50"]
        # A review may have to wait for its bot to be compiled.
        subprocess.run([*command, "-H", "X-Rumpus: 1", "--workers", "1", "--request-timeout", "120"], check=True)


if __name__ == "__main__":
    main()
