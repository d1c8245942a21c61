"""A bot's decision as plain functions of numbers. Like rules they run interpreted and compiled, so the bot in a page is
the server's, move for move. `bot.py` says in which order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rumpus.bots.plain import LET_PASS
from rumpus.bots.search import TreeArrays, place_of
from rumpus.kernel.chance import below, pick
from rumpus.kernel.real import exp

NERVE = 0.002  # what a move that takes nerve gains or loses in worth for each point of nerve away from 50
CALM = 50  # the nerve that neither gains nor loses
FEEL = 0.3  # of the win: what seems to lose so much more is e times less likely to be done without attention
LOOKED_AT = 0.1  # a move with fewer visits than this part of the most is not considered


class LookedAt(NamedTuple):
    """The moves of a decision as the search found them."""

    move: Any
    visits: Any
    worth: Any  # the mean of what the seat got


def considering(waits: Callable[..., bool], sensible: Callable[..., int]) -> Callable[..., int]:
    def consider(s: Any, seat: int, moves: Any, n: int) -> int:
        """Keep what is worth a thought of n legal moves, with LET_PASS where the moment may be left to others; there
        is room for one more. Returns how many."""
        if waits(s, seat):
            moves[n] = LET_PASS
            n += 1
        return sensible(s, seat, moves, n) if n > 1 else n

    return consider


def blunders(n: int, percent: int, draw: Any) -> bool:
    """Now and then a bot does not pay attention: to what it sees, nor to what was said."""
    return n > 1 and percent > 0 and below(draw, 100) < percent


def look_up(tree: TreeArrays, key: int, found: LookedAt) -> int:
    """What a tree knows about the moves of an information set; returns how many they are, 0 if it was never there."""
    place = place_of(tree.keys, key)
    if tree.keys[place] == 0:
        return 0
    node = tree.nodes[place]
    count = tree.moves[node]
    for i in range(count):
        edge = node + 1 + i
        visits = tree.visits[edge]
        found.move[i] = tree.moves[edge]
        found.visits[i] = visits
        found.worth[i] = tree.worth[edge] / visits if visits > 0 else 0.0
    return count


def deciding(daring: Callable[..., int] | None) -> Callable[..., int]:
    """For a game where moves take nerve, or none does."""
    matters, nerve_of = daring is not None, daring or no_nerve

    def decide(
        s: Any, seat: int, moves: Any, n: int, found: LookedAt, count: int, blundered: bool, nerve: int, draw: Any
    ) -> int:
        """One of n moves, from what the search found about `count`; what it did not look at is not considered. With
        attention, what was looked at most; where nerve counts, what promises most to somebody of this nerve."""
        kept = keep(found, count, moves, n)
        if kept == 0:
            return moves[below(draw, n)]
        if blundered:
            return found.move[felt(found, kept, draw)]
        if nerve == CALM or not matters:
            return found.move[most_visited(found, kept)]
        enough = LOOKED_AT * found.visits[most_visited(found, kept)]
        best, highest = 0, -1000.0
        for i in range(kept):
            promise = found.worth[i] + (nerve - CALM) * NERVE * nerve_of(s, seat, found.move[i])
            if found.visits[i] >= enough and promise > highest:
                best, highest = i, promise
        return found.move[best]

    return decide


def no_nerve(s: Any, seat: int, move: int) -> int:
    return 0


def keep(found: LookedAt, count: int, moves: Any, n: int) -> int:
    """Of what the search found, only what was visited and is among the moves."""
    kept = 0
    for i in range(count):
        among = False
        for j in range(n):
            if moves[j] == found.move[i]:
                among = True
        if among and found.visits[i] > 0:
            found.move[kept] = found.move[i]
            found.visits[kept] = found.visits[i]
            found.worth[kept] = found.worth[i]
            kept += 1
    return kept


def most_visited(found: LookedAt, n: int) -> int:
    """Of equals, what promises more, then the first."""
    best = 0
    for i in range(1, n):
        more = found.visits[i] - found.visits[best]
        if more > 0 or (more == 0 and found.worth[i] > found.worth[best]):
            best = i
    return best


def felt(found: LookedAt, n: int, draw: Any) -> int:
    """What came to mind, without a second thought: the more a move seemed to lose, the less likely it is. The visits
    are overwritten: nobody asks for them any more."""
    best = found.worth[0]
    for i in range(1, n):
        best = max(best, found.worth[i])
    for i in range(n):
        found.visits[i] = int(1000 * exp((found.worth[i] - best) / FEEL))
    return pick(draw, found.visits, n)
