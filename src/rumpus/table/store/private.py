"""Files that only the owner may read: a room's database and its copies hold the secrets of games that are on."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


def make_private(path: Path) -> None:
    """The owner's alone, from the first moment where it is new; an older one is closed to others."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if _ours(path) and path.stat().st_mode & 0o077:
        path.chmod(0o600)


def make_private_folder(path: Path) -> None:
    """The owner's alone where it is made here. One that was there is its owner's affair, unless it bears our name."""
    missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=0o700, exist_ok=True)
    if path.name == "rumpus" and _ours(path):
        path.chmod(0o700)


@contextmanager
def written_whole(path: Path) -> Generator[Path]:
    """A private file to write into, which takes the place of `path` once it is whole."""
    make_private_folder(path.parent)
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    yield unfinished
    unfinished.replace(path)


def _ours(path: Path) -> bool:
    return hasattr(os, "getuid") and path.stat().st_uid == os.getuid()
