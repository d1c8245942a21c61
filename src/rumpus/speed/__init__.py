"""The same rules as machine code: the only place that knows numba.

    native    plain functions compiled for this machine's processor
    compiled  a game compiled: many random games at once
    cuda      the same on an NVIDIA GPU
    narrow    what is compiled for it counts in 32 bits
    cache     where machine code is kept

Nothing here is needed to play: without numba, or until a compile is ready, everything runs interpreted.
"""

from rumpus.speed.cache import cache_root
from rumpus.speed.native import allow, available, compile_, is_cached, prepare

__all__ = ["allow", "available", "cache_root", "compile_", "is_cached", "prepare"]
