"""Numbers of 32 bits on a GPU.

numba takes every whole number for one of 64 bits. A GPU counts in 32: each such number costs it twice the instructions,
and with the rules of a larger game its threads wait for nothing as long as for instructions. Cells of a state have 8 or
16 bits, so what rules make of them fits. Nor does a rule count from the end of a row, so places are not looked at for a
sign first.

numba-cuda has no word for either, so it is said where it chooses types, while a kernel is compiled; where that has
moved, kernels are as they were, and slower.
"""

from __future__ import annotations

import contextlib
import operator
from collections.abc import Generator
from functools import cache
from importlib import import_module
from typing import Any

from rumpus.kernel.state import GameState

ENOUGH = 16  # bits of the widest cell
_NUMBERS = ("add", "sub", "mul", "mod", "floordiv", "iadd", "isub", "imul", "imod", "ifloordiv")
_BITS = ("and_", "or_", "xor", "iand", "ior", "ixor")
_SHIFTS = ("lshift", "rshift", "ilshift", "irshift")


def fits(kind: type[GameState]) -> bool:
    return all(field.width <= ENOUGH for field in kind.fields)


@contextlib.contextmanager
def narrow() -> Generator[None]:
    """What is compiled for a GPU meanwhile counts in 32 bits."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(ImportError, AttributeError, TypeError):
            for owner, name, value in _changes():
                stack.callback(setattr, owner, name, getattr(owner, name))
                setattr(owner, name, value)
        yield


def narrowed(kernel: Any) -> Any:
    """A kernel that is compiled so, at its first call."""
    compile_now = kernel.compile

    def compile_narrow(signature: Any) -> Any:
        with narrow():
            return compile_now(signature)

    kernel.compile = compile_narrow
    return kernel


@cache
def _changes() -> list[tuple[Any, str, Any]]:
    """What stands where, and what stands there instead."""
    types: Any = import_module("numba.cuda.types")
    signature: Any = import_module("numba.cuda.typing.templates").signature
    context: Any = import_module("numba.cuda.descriptor").cuda_target.typing_context
    typing: Any = import_module("numba.cuda.typing.context")
    literal: Any = import_module("numba.core.types.abstract").Literal
    slicing: Any = import_module("numba.cuda.cpython.slicing")
    number, small, wide = types.int32, (types.int8, types.int16, types.int32), (types.int64, types.uint64)
    two = [signature(number, number, number)]
    shifts = two + [signature(number, one, by) for one in small for by in wide]
    context.refresh()
    changes: list[tuple[Any, str, Any]] = []
    for operation in (*_NUMBERS, *_BITS, *_SHIFTS, "neg"):
        for template in context.resolve_value_type(getattr(operator, operation)).templates:
            if not hasattr(template, "cases") or not template.__mro__[1].__module__.startswith("numba.cuda"):
                continue
            cases = shifts + template.cases if operation in _SHIFTS else two + template.cases
            if operation == "neg":
                wider = [case for case in template.cases if case.args[0] not in small]
                cases = [signature(number, one) for one in small] + wider
            changes.append((template, "cases", cases))
    type_of, type_of_literal = typing.typeof, literal.literal_type.fget

    def is_small(value: object) -> bool:
        return type(value) is int and value.bit_length() < 32

    def typeof(value: object, purpose: Any) -> Any:
        return number if is_small(value) else type_of(value, purpose)

    def literal_type(self: Any) -> Any:
        return number if is_small(self.literal_value) else type_of_literal(self)

    def fix_index(builder: Any, index: Any, size: Any) -> Any:
        return index

    changes.append((typing, "typeof", typeof))
    changes.append((literal, "literal_type", property(literal_type)))
    changes.append((slicing, "fix_index", fix_index))
    return changes
