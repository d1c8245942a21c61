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
    from rumpus.table.store import is_there, open_store, without_password

    database = database_of(given)
    if not is_there(database):
        raise RumpusError("store-missing", database=without_password(database))

    async def copy() -> None:
        async with await open_store(database) as store:
            await store.backup(given.file)

    finish(copy(), database, given.file, "file-unwritable")
    if given.json:
        terminal.data({"file": str(given.file), "database": without_password(database)})
    else:
        terminal.say("backup-done", file=str(given.file))
    return 0


# What a copy and its way back have in common


def add_copy(parser: Parser, phrases: Phrases, about_file: str) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases(about_file))
    parser.add_argument("--database", metavar="WHERE", help=phrases("arg-database"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=phrases("arg-settings"))


def bad_address(database: str) -> RumpusError:
    """An address that cannot be read; what Python says about it may hold a part of the password."""
    from rumpus.table.store import without_password

    return RumpusError("store-address", database=without_password(database), problem="postgresql://USER@HOST/DATABASE")


def database_of(given: Namespace) -> str:
    from rumpus.table.settings import read_settings

    return read_settings({"database": given.database}, given.settings).database_address


def finish(work: Coroutine[Any, Any, T], database: str, file: Path, code: str) -> T:
    """Do the work; what is wrong with the file or the database is said in one line, the file's problem as `code`."""
    from rumpus.table.store import BadExport, NotEmpty, StoreError, without_password

    try:
        return asyncio.run(work)
    except NotEmpty:
        raise RumpusError("store-not-empty", database=without_password(database)) from None
    except BadExport as error:
        raise RumpusError("store-no-export", path=file, problem=error) from None
    except StoreError as error:
        raise RumpusError("file-problem", path=file, problem=error) from None
    except OSError as error:
        raise RumpusError(code, path=file, problem=error) from None
    except ValueError:
        raise bad_address(database) from None
