"""Machine code of a whole, made once: of a function of ours with all that it calls.

numba makes every inner function callable from Python, optimises it and emits it, and then does the same again with each
of its callers. Nobody calls ours from Python but the outermost, so the others are only gathered, as `wasm/target.py`
does, and optimised once, together with it: a compile takes six tenths of the time. Whatever else this process compiles
with numba goes its usual way.
"""

# numba carries no types, and this file consists of its classes.
# pyright: basic, reportAttributeAccessIssue=false

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from typing import Any

from llvmlite.binding import Linkage
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.registry import cpu_target

_outermost = threading.local()


@contextmanager
def as_a_whole(name: str) -> Generator[None]:
    """What this thread compiles meanwhile is one function, called `name`, and what it calls."""
    _teach_numba()
    before = getattr(_outermost, "name", None)
    _outermost.name = name
    try:
        yield
    finally:
        _outermost.name = before


def _is_inner(name: str) -> bool:
    outermost = getattr(_outermost, "name", None)
    return outermost is not None and name != outermost


class InnerLibrary(CPUCodeLibrary):
    """Functions for others to be linked with: neither optimised as a whole nor emitted."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class OutermostLibrary(JITCodeLibrary):
    """A function with all that it calls: since nobody else calls those, LLVM may put each into its one caller."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


@cache
def _teach_numba() -> None:
    """numba has one context for the processor; what is decided here stands in front of its own methods."""
    context = cpu_target.target_context
    codegen = context.codegen()
    create_library, get_executable = codegen.create_library, context.get_executable

    def library(name: str, **options: Any) -> Any:
        if getattr(_outermost, "name", None) is None:
            return create_library(name, **options)
        return InnerLibrary(codegen, name) if _is_inner(name) else OutermostLibrary(codegen, name)

    def executable(library: Any, described: Any, environment: Any) -> Any:
        # numba tells functions apart by this: one and the same for all would call the wrong one without a word
        return [].append if _is_inner(described.qualname) else get_executable(library, described, environment)

    def unless_inner(wrap: Callable[..., None]) -> Callable[..., None]:
        def wrapper(library: Any, described: Any, *others: Any, **options: Any) -> None:
            if not _is_inner(described.qualname):
                wrap(library, described, *others, **options)

        return wrapper

    codegen.create_library = library
    context.get_executable = executable
    context.create_cpython_wrapper = unless_inner(context.create_cpython_wrapper)
    context.create_cfunc_wrapper = unless_inner(context.create_cfunc_wrapper)
