"""Files that only the owner may read: a room's database and its copies hold the secrets of games that are on."""

import os
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


def _ours(path: Path) -> bool:
    return hasattr(os, "getuid") and path.stat().st_uid == os.getuid()
