"""Observations: what a seat knows (or sees) as one row of numbers, made by the walk of core/visibility.py.

The first column is the seat itself. Then come the fields in the order of state.py, each with the cells that the seat
may know: every cell of an open field; the seat's own row of a field that is the owner's; and of a field that is masked
(`by`), the cells the mask allows, with 0 for the others. The mask is a field too, so a 0 is never in doubt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

from rumpus.core.visibility import TO_MASK, TO_NOBODY, TO_OWNER, Sense, access_rules, function_of, walk_source
from rumpus.kernel.names import Names
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import GameState

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
    for rule in access_rules(kind, sense):
        f = rule.field
        for index in product(*map(range, rule.shape)) if rule.to != TO_NOBODY else ():
            name = f.name + ("[own]" if rule.to == TO_OWNER else "") + "".join(f"[{i}]" for i in index)
            counts = f.counts[index[-1]] if f.counts is not None and index else ""
            columns.append(Column(name, f.name, index, f.of, counts, f.width))
    return tuple(columns)


def cell_bits(kind: type[GameState], sense: Sense = "know") -> int:
    """How wide the cells of an observation must be: as the widest field in it."""
    return max(column.width for column in columns_of(kind, sense))


def observe_of(kind: type[GameState], sense: Sense = "know") -> Observe:
    """`observe(s, seat, out, at)`, which fills the row out[at]; plain and compiled alike."""
    lines = ["def observe(s, seat, out, at):"]
    if any(rule.to == TO_MASK for rule in access_rules(kind, sense)):
        lines += [f"    for column in range({len(columns_of(kind, sense))}):", "        out[at, column] = 0"]
    lines += ["    out[at, 0] = seat", *walk_source(kind, sense, "out[at, {column}] = {cell}")]
    return function_of("observe", kind, lines)
