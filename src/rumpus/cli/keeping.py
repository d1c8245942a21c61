"""Where the records of the terminal's games are kept, and how a game that was left goes on."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, load_record, replay
from rumpus.core.session import Session
from rumpus.kernel.errors import BadRecord, RumpusError
from rumpus.kernel.plain import is_list

SITTING = "sitting"  # in a record's header: who sits where, as written after --seats


class CannotSave(RumpusError):
    """A place where no file can be written."""


def default_path(game: str) -> Path:
    """A new file among the user's data: no game is lost, even when nobody thought of --save."""
    base = os.environ.get("RUMPUS_DATA") or os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "rumpus" / "records"
    return folder / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.rump"


def usable(path: Path) -> Path:
    """Said before the first move, not after the last."""
    if path.is_dir():
        raise CannotSave("file-folder", path=path)
    if not path.parent.is_dir():
        raise CannotSave("file-no-folder", path=path, folder=path.parent)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CannotSave("file-forbidden", path=path)
    return path


def names_record(word: str) -> bool:
    """Whether a word of the command line means a record: by its ending, or by what the file holds, whatever it is
    called."""
    if word.endswith(".rump"):
        return True
    try:
        with Path(word).open("rb") as file:
            return file.read(1) == b"{"
    except OSError:
        return False


def continued(path: Path, key: bytes) -> tuple[Session, list[str], GameRecord]:
    """The session of an unfinished record, ready to go on, who sat there, and the record."""
    record = load_record(path)
    if record.finished:
        raise BadRecord("record-over", path=path)
    session = record.session or replay(catalogue.game(record.header["game"]), record)
    session.key = key
    sitting = record.header.get(SITTING)
    if not is_list(sitting) or len(sitting) != len(record.seats):
        sitting = [f"me:{name}" for name in record.seats]
    return session, [str(word) for word in sitting], record
