"""What a bot knows about Bounce: there is one choice in it, and one answer.

With fourteen jumps made, the die takes a jumper home from two steps away once in six, the coin once in two; from one
step away likewise. And what is not exact is too much, or one step from home again. `rumpus solve bounce` agrees.
"""

from typing import Any

from .state import FACEPLANT, HOME, State


def sensible(s: State, seat: int, moves: Any, n: int) -> int:
    moves[0] = FACEPLANT
    return 1


def value(s: State, seat: int) -> int:
    """How far from home, in steps of all bounces still to come; less nausea is better."""
    if s.place[seat] > 0:
        return 1000
    return -1000 if s.sick[seat] else s.step[seat] - HOME * s.jumps[seat]
