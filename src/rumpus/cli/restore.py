"""rumpus restore FILE: a room from its copy, in an empty database of either kind."""

from __future__ import annotations

import shutil
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from rumpus.cli.backup import add_copy, database_of, finish
from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal

_SQLITE = b"SQLite format 3\0"  # how such a file begins


def arguments(parser: Parser, phrases: Phrases) -> None:
    add_copy(parser, phrases, "arg-restore-file")


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.table.store import without_password

    database = database_of(given)
    with TemporaryDirectory() as folder:
        lines = finish(_restore(given.file, database, Path(folder)), database, given.file, "file-unreadable")
    shown = without_password(database)
    if given.json:
        terminal.data({"file": str(given.file), "database": shown, "entries": lines})
    else:
        terminal.say("restore-done", file=str(given.file), database=shown, lines=lines)
    return 0


async def _restore(file: Path, database: str, folder: Path) -> int:
    """Returns how many rows and documents there were."""
    from rumpus.table.store import StoreError, is_there, open_store, remove_file

    with file.open("rb") as copy:
        is_sqlite = copy.read(len(_SQLITE)) == _SQLITE
    lines = await _exported(file, folder) if is_sqlite else file
    new = not is_there(database)
    try:
        async with await open_store(database) as store:
            with lines.open("rb") as export:
                return await store.import_(export)
    except StoreError:
        if new:
            remove_file(database)  # an empty room would look like a restored one
        raise


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
