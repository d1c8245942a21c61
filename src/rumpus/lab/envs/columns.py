"""Observations: what a seat knows (or sees) as one row of numbers, generated from the declarations on the fields.

The first column is the seat itself. Then come the fields in the order of state.py, each with the cells that the seat
may know: every cell of an open field; the seat's own row of a field that is the owner's; and of a field that is masked
(`by`), the cells the mask allows, with 0 for the others. The mask is a field too, so a 0 is never in doubt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from rumpus.kernel.names import Names
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import Field, GameState, Visibility

Sense = Literal["know", "see"]
Observe = Callable[[Any, int, Any, int], None]


@dataclass(frozen=True)
class Column:
    name: str  # `line[2]`; `hand[own][0]`
    field: str
    index: tuple[int, ...]  # within what the seat may know of the field
    of: Names | None  # the words for its values
    counts: str  # in a pile: the word for what is counted
    width: int

    @property
    def most(self) -> int:
        """Values are from 0 to this where they have names; otherwise it is only what fits."""
        return len(self.of) - 1 if self.of is not None else (1 << self.width - 1) - 1


def columns_of(kind: type[GameState], sense: Sense = "know") -> tuple[Column, ...]:
    columns = [Column("seat", "seat", (), Names("seat", (str(n) for n in range(SEATS))), "", 8)]
    for f in kind.fields:
        shape = _shape(f, sense)
        if shape is None:
            continue
        own = "[own]" if _visibility(f, sense).word == "owner" else ""
        for index in product(*map(range, shape)):
            name = f.name + own + "".join(f"[{i}]" for i in index)
            counts = f.counts[index[-1]] if f.counts is not None and index else ""
            columns.append(Column(name, f.name, index, f.of, counts, f.width))
    return tuple(columns)


def cell_bits(kind: type[GameState], sense: Sense = "know") -> int:
    """How wide the cells of an observation must be: as the widest field in it."""
    return max(8, *(f.width for f in kind.fields if _shape(f, sense) is not None))


def observe_source(kind: type[GameState], sense: Sense = "know") -> str:
    """Python source of `observe(s, seat, out, at)`, which fills the row out[at]; plain and compiled alike."""
    lines = ["def observe(s, seat, out, at):", "    out[at, 0] = seat"]
    column = 1
    axes = {f.name: len(f.shape) for f in kind.fields}
    for f in kind.fields:
        shape = _shape(f, sense)
        if shape is None:
            continue
        lines += _copy(f, _visibility(f, sense), shape, column, axes)
        column += _size(shape)
    return "\n".join(lines) + "\n"


def observe_of(kind: type[GameState], sense: Sense = "know") -> Observe:
    scope: dict[str, Any] = {}
    code = compile(observe_source(kind, sense), f"<observe {sense} of {kind.__module__}>", "exec")
    exec(code, scope)  # noqa: S102 - source made just above from our own declarations
    return scope["observe"]


def _visibility(f: Field, sense: Sense) -> Visibility:
    return f.know if sense == "know" else f.see


def _shape(f: Field, sense: Sense) -> tuple[int, ...] | None:
    match _visibility(f, sense).word:
        case "nobody":
            return None
        case "owner":
            return f.shape[1:]
        case _:
            return f.shape


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for n in shape:
        size *= n
    return size


def _copy(f: Field, visibility: Visibility, shape: tuple[int, ...], column: int, axes: dict[str, int]) -> list[str]:
    pad, lines, place = "    ", list[str](), ""
    cell = f"s.{f.name}[seat]" if visibility.word == "owner" else f"s.{f.name}"
    for axis, length in enumerate(shape):
        lines.append(f"{pad}for i{axis} in range({length}):")
        pad += "    "
        cell += f"[i{axis}]"
        place = f"({place}) * {length} + i{axis}" if place else f"i{axis}"
    if visibility.word == "by":
        mask = f"s.{visibility.mask}" + "".join(f"[i{axis}]" for axis in range(axes[visibility.mask]))
        cell = f"{cell} if {mask} >> seat & 1 else 0"
    return [*lines, f"{pad}out[at, {f'{column} + {place}' if place else column}] = {cell}"]
