"""The information set as a number: a hash of everything that a seat knows, and of nothing else.

It is `know` in another form, made by the same walk: a cell that the seat cannot know is not read. Two positions with
the same number are one node in the search; that is what keeps a bot from acting on what it sees only in an imagined
world.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from math import prod
from typing import Any

from rumpus.core.visibility import TO_NOBODY, Sense, access_rules, function_of, walk_source
from rumpus.kernel.state import GameState

Infoset = Callable[[Any, int], int]


def infoset_of(kind: type[GameState], compiled: bool, sense: Sense = "know") -> Infoset:
    """`infoset(s, seat)`: a sum of all known cells, each times a random factor of its own."""
    factors: Any = _factors(kind, sense)
    if compiled:
        import numpy

        factors = numpy.array(factors, numpy.int64)
    lines = ["def infoset(s, seat):", "    h = (seat + 1) * FACTORS[0]"]
    lines += walk_source(kind, sense, "h = h + ({cell} + 129) * FACTORS[{column}]")
    return function_of("infoset", kind, [*lines, "    return h ^ (h >> 29)"], FACTORS=factors)


def _factors(kind: type[GameState], sense: Sense) -> list[int]:
    """For each column of an observation. As wide as the sum can hold: compiled, a signed overflow is undefined and LLVM
    makes nonsense of it."""
    rules = [rule for rule in access_rules(kind, sense) if rule.to != TO_NOBODY]
    widths = [8] + [rule.field.width for rule in rules for _ in range(prod(rule.shape))]
    spare = 61 - len(widths).bit_length()
    return [_random(number, spare - width) for number, width in enumerate(widths)]


def _random(number: int, bits: int) -> int:
    digest = hashlib.sha256(f"cell {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - bits) | 1
