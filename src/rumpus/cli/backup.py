"""rumpus backup FILE: a copy of the room, while it is open."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.kernel.errors import RumpusError

T = TypeVar("T")


def arguments(parser: Parser, phrases: Phrases) -> None:
    add_copy(parser, phrases, "arg-backup-file")


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.table.store import open_store

    async def copy() -> None:
        async with await open_store(database_of(given)) as store:
            await store.backup(given.file)

    finish(copy(), given.file, "written")
    terminal.say("backup-done", file=str(given.file))
    return 0


# What a copy and its way back have in common


def add_copy(parser: Parser, phrases: Phrases, about_file: str) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases(about_file))
    parser.add_argument("--database", metavar="WHERE", help=phrases("arg-database"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=phrases("arg-settings"))


def database_of(given: Namespace) -> str:
    from rumpus.table.settings import read_settings

    return read_settings({"database": given.database}, given.settings).database_address


def finish(work: Coroutine[Any, Any, T], file: Path, done: str) -> T:
    """Do the work; what is wrong with the file or the database is said in one line."""
    from rumpus.table.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise RumpusError(f"{file}: {error}") from None
    except OSError as error:
        raise RumpusError(f"{file}: cannot be {done} ({error.strerror})") from None
