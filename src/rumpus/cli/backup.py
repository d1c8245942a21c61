"""rumpus backup FILE: a copy of the room, while it is open."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases("arg-backup-file"))
    parser.add_argument("--database", metavar="WHERE", help=phrases("arg-database"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=phrases("arg-settings"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.kernel.errors import RumpusError
    from rumpus.table.settings import read_settings
    from rumpus.table.store import StoreError, open_store

    settings = read_settings({"database": given.database}, given.settings)

    async def copy() -> None:
        async with await open_store(settings.database_address) as store:
            await store.backup(given.file)

    try:
        asyncio.run(copy())
    except StoreError as error:
        raise RumpusError(str(error)) from None
    except OSError as error:
        raise RumpusError(f"{given.file}: cannot be written ({error.strerror})") from None
    terminal.say("backup-done", file=str(given.file))
    return 0
