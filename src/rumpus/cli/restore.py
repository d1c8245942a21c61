"""rumpus restore FILE: a room from its copy, in an empty database of either kind."""

from __future__ import annotations

import asyncio
import shutil
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal

_SQLITE = b"SQLite format 3\0"  # how such a file begins


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases("arg-restore-file"))
    parser.add_argument("--database", metavar="WHERE", help=phrases("arg-database"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=phrases("arg-settings"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.kernel.errors import RumpusError
    from rumpus.table.settings import read_settings
    from rumpus.table.store import StoreError

    settings = read_settings({"database": given.database}, given.settings)
    try:
        with TemporaryDirectory() as folder:
            lines = asyncio.run(_restore(given.file, settings.database_address, Path(folder)))
    except StoreError as error:
        raise RumpusError(f"{given.file}: {error}") from None
    except OSError as error:
        raise RumpusError(f"{given.file}: cannot be read ({error.strerror})") from None
    terminal.say("restore-done", file=str(given.file), database=settings.database_address, lines=lines)
    return 0


async def _restore(file: Path, database: str, folder: Path) -> int:
    """Returns how many rows and documents there were."""
    from rumpus.table.store import open_store

    with file.open("rb") as copy:
        is_sqlite = copy.read(len(_SQLITE)) == _SQLITE
    lines = await _exported(file, folder) if is_sqlite else file
    async with await open_store(database) as store:
        with lines.open("rb") as export:
            return await store.import_(export)


async def _exported(file: Path, folder: Path) -> Path:
    """A SQLite copy as an export. To open it may change it, so that is done to a copy of the copy."""
    from rumpus.table.store import open_store

    twin, lines = folder / "room.sqlite", folder / "room.jsonl"
    shutil.copyfile(file, twin)
    async with await open_store(twin) as store:
        with lines.open("wb") as export:
            async for line in store.export():
                export.write(line)
    return lines
