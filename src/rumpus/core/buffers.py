"""The memory that play works in, a few named groups instead of two dozen arrays.

Named tuples, which Python and numba both understand: their parts are lists where play is interpreted, and arrays where
it is compiled. A function takes them apart in its first lines.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.core.contract import GameRules
from rumpus.kernel.seats import SEATS


class Scratch(NamedTuple):
    """What rules write into."""

    moves: Any  # the legal ones; room for one more, to let the moment pass
    weights: Any  # of the outcomes of chance
    points: Any  # of each seat, at the end
    places: Any


def scratch(rules: GameRules, seats: int = SEATS, fast: bool = True) -> Scratch:
    return Scratch(*(numbers(size, fast) for size in (rules.CHOICES + 1, rules.OUTCOMES, seats, seats)))


def numbers(size: int, fast: bool, kind: str = "int64") -> Any:
    """Zeros: an array, or a list where play is interpreted."""
    if not fast:
        return [0.0 if kind == "float64" else 0] * size
    import numpy

    return numpy.zeros(size, kind)
