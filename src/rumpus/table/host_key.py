"""The host key: who has it keeps this room. A setting, or a file in the data folder that `rumpus admin key` makes."""

from __future__ import annotations

import secrets
from pathlib import Path

from rumpus.table.settings import Settings, data_folder
from rumpus.table.store.private import make_private, make_private_folder


def host_key_file() -> Path:
    return data_folder() / "host.key"


def host_key(settings: Settings) -> str:
    """The key of this room, or nothing: then nobody is its host. It may be made while the room is open."""
    if settings.host_key:
        return settings.host_key
    try:
        return host_key_file().read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def make_host_key() -> str:
    """The key in the file; made where there is none."""
    path = host_key_file()
    make_private_folder(path.parent)
    make_private(path)
    key = path.read_text(encoding="ascii").strip()
    if not key:
        key = secrets.token_urlsafe(32)
        path.write_text(key + "\n", encoding="ascii")
    return key


def is_host_key(settings: Settings, given: str) -> bool:
    key = host_key(settings)
    return bool(key) and secrets.compare_digest(given.encode(), key.encode())
