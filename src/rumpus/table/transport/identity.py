"""Who somebody is: whoever holds an unguessable key. The server keeps hashes only.

A guest's key lives in a cookie that scripts cannot read, or in a program's bearer token (guest_keys.py issues them); a
seat's key in the fragment of a private link, which browsers do not send. Neither can be guessed, so they are found by
their hash, and comparing hashes tells nothing about keys.
"""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "rumpus_guest"
HOST_COOKIE = f"__Host-{COOKIE}"
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
_CODE_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"  # none that is read as another when called across a room


def new_key() -> str:
    return secrets.token_urlsafe(32)


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def hash_of(key: str) -> str:
    """What the server keeps in place of a key."""
    return hashlib.sha256(b"rumpus key " + key.encode()).hexdigest()


def public_id(guest: str) -> str:
    """What others may see of a guest: stable, and no way back to the hash."""
    return hashlib.sha256(b"rumpus player " + guest.encode()).hexdigest()[:16]


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def plausible(table_id: str) -> bool:
    """Whether it could be the id of a table or a record at all."""
    return _ID.fullmatch(table_id) is not None


def new_code() -> str:
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(4))


def clean_code(text: str) -> str:
    return text.strip().upper()
