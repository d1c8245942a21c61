"""States in copies and pickles of environments.

Bytes of our own carry a digest with a key of this user (in the cache folder), and are taken at once. All others are a
position that somebody wrote: they get the check that such positions get everywhere (core/positions.py), because
compiled rules check no index.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from functools import cache

from rumpus import speed
from rumpus.core.game import Game
from rumpus.core.positions import check_position, unpacked
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState

DIGEST = 16  # bytes


def freeze(s: GameState) -> bytes:
    data = s.pack()
    return data + signed(data)


def thaw(game: Game, data: bytes, options: Options | None = None) -> GameState:
    """BadPosition if they are neither ours nor a position of the game."""
    s = unpacked(game.state_type, data[: game.state_type.size()])
    if not frozen_here(game, data):
        check_position(game, s, options)
    return s


def frozen_here(game: Game, data: bytes) -> bool:
    size = game.state_type.size()
    return is_ours(data[:size], data[size:])


def signed(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST, key=_key()).digest()


def is_ours(data: bytes, digest: bytes) -> bool:
    return hmac.compare_digest(signed(data), digest)


@cache
def _key() -> bytes:
    """Kept, so that a checkpoint goes on quickly in another process; where nothing can be kept, of this process."""
    path, new = speed.cache_root() / "pickle.key", secrets.token_bytes(32)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        own = path.with_name(f"pickle.key.{os.getpid()}")
        own.touch(mode=0o600)
        own.write_bytes(new)
        try:
            os.link(own, path)  # whoever is first has made it, whole
        except FileExistsError:
            pass
        finally:
            own.unlink()
        kept = path.read_bytes()
    except OSError:
        return new
    return kept if len(kept) == len(new) else new
