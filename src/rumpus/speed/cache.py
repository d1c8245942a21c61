"""Where machine code is kept: in a folder named by a hash of all sources, options and versions.

numba itself does not notice when an inner function or an option changes, and would silently run old rules.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent


def cache_root() -> Path:
    base = os.environ.get("RUMPUS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "rumpus"


def cache_folder(modules: Iterable[ModuleType], options: Mapping[str, bool]) -> Path:
    return cache_root() / "numba" / fingerprint(modules, options)


@contextlib.contextmanager
def alone(path: Path) -> Generator[None]:
    """Waits until no other process of this machine is at what the file stands for. Who yields to everything is waited
    for by its like alone: a busy machine may not let it finish for long."""
    with (path.with_name(f"{path.name}.quiet") if _yields() else path).open("ab") as lock:
        with contextlib.suppress(ImportError):  # Windows: two of them waste time, and nothing else
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _yields() -> bool:
    """Whether this process runs only when no other wants to."""
    return hasattr(os, "SCHED_IDLE") and os.sched_getscheduler(0) == os.SCHED_IDLE


def fingerprint(modules: Iterable[ModuleType], options: Mapping[str, bool]) -> str:
    """A hash of everything that decides the machine code: sources, options, versions."""
    import llvmlite
    import numba
    import numpy

    mark = hashlib.sha256()
    facts = [numba.__version__, llvmlite.__version__, numpy.__version__, sys.version, repr(sorted(options.items()))]
    facts.append(os.environ.get("NUMBA_BOUNDSCHECK", ""))
    for fact in facts:
        mark.update(fact.encode() + b"\0")
    files = [path for part in ("kernel", "core", "speed") for path in (PACKAGE / part).glob("*.py")]
    files += [Path(module.__file__) for module in modules if module.__file__]
    for path in sorted(set(files)):
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()[:16]
