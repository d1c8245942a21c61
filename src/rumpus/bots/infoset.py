"""The information set as a number: a hash of everything that a seat knows, and of nothing else.

Generated from the declarations on the fields, so it is `know` in another form: a cell that the seat cannot know is not
read. Two positions with the same number are one node in the search; that is what keeps a bot from acting on what it
sees only in an imagined world.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from rumpus.kernel.state import Field, GameState

Infoset = Callable[[Any, int], int]


def infoset_source(kind: type[GameState], sees_all: bool = False) -> str:
    """Python source of `infoset(s, seat)`: a sum of all known cells, each times a random factor of its own."""
    lines = ["def infoset(s, seat):", "    h = (seat + 1) * FACTORS[0]"]
    at = 1
    sizes = {f.name: len(f.shape) for f in kind.fields}
    for f in kind.fields:
        lines += _loops(f.shape, f"s.{f.name}", at) if sees_all else _field_lines(f, at, sizes)
        at += f.size
    return "\n".join([*lines, "    return h ^ (h >> 29)"]) + "\n"


def infoset_of(kind: type[GameState], compiled: bool, sees_all: bool = False) -> Infoset:
    factors: Any = _factors(kind)
    if compiled:
        import numpy

        factors = numpy.array(factors, numpy.int64)
    scope: dict[str, Any] = {"FACTORS": factors}
    code = compile(infoset_source(kind, sees_all), f"<infoset of {kind.__module__}>", "exec")
    exec(code, scope)  # noqa: S102 - source made just above from our own declarations
    return scope["infoset"]


def _field_lines(f: Field, at: int, axes: dict[str, int]) -> list[str]:
    match f.know.word:
        case "all":
            return _loops(f.shape, f"s.{f.name}", at)
        case "owner":
            return _loops(f.shape[1:], f"s.{f.name}[seat]", at)
        case "by":
            mask = f"s.{f.know.mask}" + "".join(f"[i{a}]" for a in range(axes[f.know.mask]))
            return _loops(f.shape, f"s.{f.name}", at, mask)
        case _:
            return []


def _loops(shape: tuple[int, ...], cell: str, at: int, mask: str = "") -> list[str]:
    pad, lines, index = "    ", list[str](), ""
    for axis, length in enumerate(shape):
        lines.append(f"{pad}for i{axis} in range({length}):")
        pad += "    "
        cell += f"[i{axis}]"
        index = f"({index}) * {length} + i{axis}" if index else f"i{axis}"
    if mask:
        lines.append(f"{pad}if {mask} >> seat & 1:")
        pad += "    "
    place = f"{at} + {index}" if index else str(at)
    return [*lines, f"{pad}h = h + ({cell} + 129) * FACTORS[{place}]"]


def _factors(kind: type[GameState]) -> list[int]:
    """As wide as the sum can hold: compiled, a signed overflow is undefined and LLVM makes nonsense of it."""
    spare = 61 - sum(f.size for f in kind.fields).bit_length()
    widths = [8] + [f.width for f in kind.fields for _ in range(f.size)]
    return [_random(number, spare - width) for number, width in enumerate(widths)]


def _random(number: int, bits: int) -> int:
    digest = hashlib.sha256(f"cell {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - bits) | 1
