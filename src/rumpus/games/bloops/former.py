"""What the shark of the first release (`shark-2026`) knew of Bloops, as far as it was something else."""

from collections.abc import MutableSequence

from .bot import lead_of
from .bot import sensible as sensible_now
from .state import SAY_BLOOPS, State

WORTH_A_CALL = 10  # who takes his own row for less lower than the others' does not think of calling


def sensible(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    kept = 0
    for i in range(sensible_now(s, seat, moves, n)):
        if moves[i] != SAY_BLOOPS or lead_of(s, seat) >= WORTH_A_CALL:
            moves[kept] = moves[i]
            kept += 1
    if kept == 0:
        kept = 1
    return kept
