"""Speed: the only place that knows numba.

Rules stay plain: `prepare` walks a game's modules and tells numba from outside that their functions may be compiled
into callers; `compile_` turns a generic algorithm bound to them into machine code. Nothing here is needed to play:
without numba, or until a compile is ready, everything runs interpreted.

The cache lives in a folder named by a hash of all sources, options and versions: numba itself does not notice when an
inner function or an option changes, and would silently run old rules.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

# Rules allocate nothing, so compiled code goes without reference counts: they cost more than half of a short game.
OPTIONS = {"nogil": True, "cache": True, "_nrt": False}

_registered: set[FunctionType] = set()
_lock = threading.RLock()


def available() -> bool:
    """Whether numba can be used: installed, and not switched off by RUMPUS_INTERPRET=1."""
    if os.environ.get("RUMPUS_INTERPRET") == "1":
        return False
    from importlib.util import find_spec

    return find_spec("numba") is not None


def cache_root() -> Path:
    base = os.environ.get("RUMPUS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "rumpus"


def fingerprint(modules: Iterable[ModuleType]) -> str:
    """A hash of everything that decides the machine code: sources, options, versions."""
    import llvmlite
    import numba
    import numpy

    mark = hashlib.sha256()
    facts = [numba.__version__, llvmlite.__version__, numpy.__version__, sys.version, repr(sorted(OPTIONS.items()))]
    facts.append(os.environ.get("NUMBA_BOUNDSCHECK", ""))
    for fact in facts:
        mark.update(fact.encode() + b"\0")
    here = Path(__file__).parent
    files = [*here.glob("*.py"), *(here.parent / "core").glob("*.py")]
    files += [Path(module.__file__) for module in modules if module.__file__]
    for path in sorted(set(files)):
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()[:16]


def prepare(modules: Iterable[ModuleType]) -> None:
    """Make the plain functions of these modules, and the kernel's, callable from compiled code."""
    from rumpus.kernel import chance, events, piles, seats

    for small in (chance, events, piles, seats):
        for function in _functions(small):
            allow(function, forceinline=True)
    for module in modules:
        for function in _functions(module):
            allow(function)


def _functions(module: ModuleType) -> list[FunctionType]:
    values = list(vars(module).values())
    return [v for v in values if isinstance(v, FunctionType) and v.__module__ == module.__name__]


def compile_(function: Callable[..., Any], modules: Iterable[ModuleType]) -> Callable[..., Any]:
    """Compiled form of a function over a game's modules; machine code appears at its first call, or from the cache."""
    import numba
    from numba.core import config

    found = tuple(modules)
    with _lock:
        prepare(found)
        folder = _cache_folder(found)
        folder.mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR = str(folder)  # pyright: ignore[reportAttributeAccessIssue]
        jit: Any = numba.njit
        return jit(function, **OPTIONS)


def is_cached(function: Callable[..., Any], modules: Iterable[ModuleType]) -> bool:
    """Whether the machine code of a function over these modules was made before: else its first call takes a while."""
    name = function.__qualname__.replace("<", "").replace(">", "")
    return any(_cache_folder(modules).rglob(f"*.{name}-*.nbi"))


def _cache_folder(modules: Iterable[ModuleType]) -> Path:
    return cache_root() / "numba" / fingerprint(modules)


def allow(function: FunctionType, forceinline: bool = False) -> FunctionType:
    """Let compiled code call a plain function, such as a closure over a game's rules; small ones are best inlined."""
    from numba.extending import register_jitable

    with _lock:
        if function not in _registered:
            _registered.add(function)
            mark: Any = register_jitable(forceinline=forceinline)
            mark(function)
    return function


# A GPU


def gpu_problem() -> str:
    """Why compiled play on a GPU is not possible here; nothing if it is."""
    from importlib.util import find_spec

    if not available() or find_spec("numba_cuda") is None:
        return "it needs the package numba-cuda: pip install -r requirements/gpu.txt, or 'rumpus[gpu]'"
    return "" if gpu()[1].is_available() else "numba-cuda finds no NVIDIA GPU"


Kernel = Callable[[Any, Any], Callable[..., None]]  # gets the modules numba and numba.cuda, returns the function

APART = 150  # steps of bytecode from which a function stays a function on the GPU


def compile_for_gpu(make: Kernel, modules: Iterable[ModuleType], registers: int) -> Any:
    """A kernel for the GPU, over a game's modules; called as kernel[blocks, threads](…)."""
    numba, cuda = gpu()
    found = tuple(modules)
    with _lock:
        prepare(found)
        _keep_small(found)
        return cuda.jit(make(numba, cuda), max_registers=registers)


def ptx(make: Kernel, modules: Iterable[ModuleType], arguments: tuple[Any, ...], chip: int = 90) -> str:
    """The kernel's assembly for a chip (90 is Hopper), with or without a GPU; arguments are samples of their types."""
    numba, cuda = gpu()
    found, capability = tuple(modules), divmod(chip, 10)
    types = tuple(numba.typeof(argument) for argument in arguments)
    with _lock:
        prepare(found)
        _keep_small(found)
        # The kernel is compiled for the chip that is said, but its inner functions for the one that is found.
        asked = cuda.dispatcher.get_current_device
        cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
        try:
            return cuda.compile_ptx(make(numba, cuda), types, cc=capability)[0]
        finally:
            cuda.dispatcher.get_current_device = asked


def gpu() -> tuple[Any, Any]:
    """The modules numba and numba.cuda."""
    import numba
    from numba import cuda

    return numba, cuda


_apart: set[tuple[str, str]] = set()
_folders: set[str] = {"rumpus"}


def _keep_small(modules: tuple[ModuleType, ...]) -> None:
    """Longer functions stay functions, and loops stay loops. Left alone, NVVM copies functions into all their callers
    and unrolls loops until the code of a larger game is far beyond what a GPU keeps at hand: then its threads wait for
    instructions 84 % of the time. numba has no word for this, so it is said where numba-cuda declares a function; where
    that has moved, it is only slower."""
    descriptor: Any = getattr(_module("numba.cuda.core.funcdesc"), "FunctionDescriptor", None)
    if descriptor is None:
        return
    for module in modules:
        _folders.add(module.__name__.partition(".")[0])
        for function in _functions(module):
            if len(function.__code__.co_code) // 2 > APART:
                _apart.add((function.__module__, function.__qualname__))
    declare = descriptor.declare_function
    if getattr(declare, "keeps_small", False):
        return

    def declare_small(self: Any, module: Any) -> Any:
        declared = declare(self, module)
        if self.modname.partition(".")[0] in _folders:
            declared.attributes.add("optsize")
        if (self.modname, self.qualname) in _apart and "alwaysinline" not in declared.attributes:
            declared.attributes.add("noinline")
        return declared

    cast(Any, declare_small).keeps_small = True
    descriptor.declare_function = declare_small


def _module(name: str) -> Any:
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        return None
