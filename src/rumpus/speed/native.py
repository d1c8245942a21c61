"""Plain functions compiled for this machine's processor.

Rules stay plain: `prepare` walks a game's modules and tells numba from outside that their functions may be compiled
into callers; `compile_` turns a generic algorithm bound to them into machine code.
"""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

from rumpus.speed.cache import alone, cache_folder

# Rules allocate nothing, so compiled code goes without reference counts: they cost more than half of a short game.
OPTIONS = {"nogil": True, "cache": True, "_nrt": False}

_registered: set[FunctionType] = set()
compiling = threading.RLock()  # numba's settings are global: one compile at a time
_waiting = threading.RLock()  # of this process one thread at a time waits for what others compile


def available() -> bool:
    """Whether numba can be used: installed, and not switched off by RUMPUS_INTERPRET=1."""
    if os.environ.get("RUMPUS_INTERPRET") == "1":
        return False
    return find_spec("numba") is not None


def prepare(modules: Iterable[ModuleType]) -> None:
    """Make the plain functions of these modules, and the kernel's, callable from compiled code."""
    from rumpus.core.visibility import may_look
    from rumpus.kernel import chance, events, piles, real, seats

    small = [function for module in (chance, events, piles, real, seats) for function in functions(module)]
    for function in (*small, cast(FunctionType, may_look)):
        allow(function, forceinline=True)
    for module in modules:
        for function in functions(module):
            allow(function)


def functions(module: ModuleType) -> list[FunctionType]:
    values = list(vars(module).values())
    return [v for v in values if isinstance(v, FunctionType) and v.__module__ == module.__name__]


def compile_(function: Callable[..., Any], modules: Iterable[ModuleType]) -> Callable[..., Any]:
    """Compiled form of a function over a game's modules; machine code appears at its first call, or from the cache."""
    import numba
    from numba.core import config

    found = tuple(modules)
    with compiling:
        prepare(found)
        folder = cache_folder(found, OPTIONS)
        folder.mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR = str(folder)  # pyright: ignore[reportAttributeAccessIssue]
        jit: Any = numba.njit
        return _compiled_once(jit(function, **OPTIONS), folder)


def _compiled_once(dispatcher: Any, folder: Path) -> Any:
    """Where several processes want the same machine code, one compiles it; the others wait and find it in the cache."""
    compile_now, name = dispatcher.compile, _file_name(dispatcher)

    def compile_or_wait(signature: Any) -> Any:
        if _is_in(folder, name):
            return compile_now(signature)
        from rumpus.speed.whole import as_a_whole

        with _waiting, alone(folder / f"{name}.lock"), as_a_whole(dispatcher.py_func.__qualname__), collecting_later():
            return compile_now(signature)

    dispatcher.compile = compile_or_wait
    return dispatcher


@contextmanager
def collecting_later() -> Generator[None]:
    """What numba makes lives until a compile is done: to look for garbage in it meanwhile is a seventh of the work."""
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()


def is_cached(function: Callable[..., Any], modules: Iterable[ModuleType]) -> bool:
    """Whether the machine code of a function over these modules was made before: else its first call takes a while."""
    return _is_in(cache_folder(modules, OPTIONS), _file_name(function))


def _file_name(function: Any) -> str:
    """As numba's files are called."""
    return function.__qualname__.replace("<", "").replace(">", "")


def _is_in(folder: Path, name: str) -> bool:
    return any(folder.rglob(f"*.{name}-*.nbi"))


def allow(function: FunctionType, forceinline: bool = False) -> FunctionType:
    """Let compiled code call a plain function, such as a closure over a game's rules; small ones are best inlined."""
    from numba.extending import register_jitable

    with compiling:
        if function not in _registered:
            _registered.add(function)
            mark: Any = register_jitable(forceinline=forceinline)
            mark(function)
    return function
