"""Another process on the same database, for the tests: child.py WHAT URL …"""

import asyncio
import json
import sys
import time

from rumpus.table.store import Conflict, Deadline, NewRow, Store, Table, open_store


def say(*words: object) -> None:
    print(json.dumps(words), flush=True)


async def line() -> str:
    return await asyncio.to_thread(sys.stdin.readline)


async def race(store: Store, name: str, tables: str, count: str) -> None:
    """Append `count` numbered groups of rows to each table, against whoever else does the same."""

    async def one(table_id: str) -> None:
        for number in range(int(count)):
            size = 1 + number % 3
            entries = [NewRow(name, json.dumps([number, part, size]).encode(), time.time()) for part in range(size)]
            while True:
                try:
                    last = await store.append(table_id, await store.last_seq(table_id), entries)
                except Conflict:
                    continue
                say(table_id, number, last)
                break

    await asyncio.gather(*(one(table_id) for table_id in tables.split(",")))


async def work(store: Store, name: str, tables: str) -> None:
    """Append for ever, with documents in the same commit, and say so each time; the test ends this process."""

    async def one(table_id: str) -> None:
        last = await store.last_seq(table_id)
        for number in range(1_000_000):
            entries = [NewRow(name, json.dumps([number, part]).encode(), time.time()) for part in range(3)]
            table = Table(table_id, "bounce", "", "playing", True, "live", 0, 0, str(last + 3).encode())
            clock = Deadline(table_id, last + 3, 1e9)
            last = await store.append(table_id, last, entries, put=[table, clock], drop=[Deadline(table_id, last, 0)])
            say(table_id, number, last)

    await asyncio.gather(*(one(table_id) for table_id in tables.split(",")))


async def claim(store: Store, now: str, limit: str) -> None:
    while (due := await store.next_due()) is not None and due <= float(now):
        for deadline in await store.claim_due(float(now), int(limit), lease=1000):
            say(deadline.table_id, deadline.seq)


async def grow(store: Store, table_id: str) -> None:
    """One row for each line on the input; says when it was committed."""
    while await line():
        last = await store.append(table_id, await store.last_seq(table_id), [NewRow("move", b"", time.time())])
        say(last, time.time())


async def main(what: str, url: str, *args: str) -> None:
    if what == "open":
        import alembic.command  # noqa: F401 (so that all children begin to migrate at the same moment)
        import sqlalchemy.ext.asyncio  # noqa: F401

        say("ready")
        await line()
        store = await open_store(url)
    else:
        store = await open_store(url)
        say("ready")
        await line()
        await {"race": race, "work": work, "claim": claim, "grow": grow}[what](store, *args)
    await store.close()
    say("done")


asyncio.run(main(*sys.argv[1:]))
