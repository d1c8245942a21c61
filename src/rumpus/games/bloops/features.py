"""What the net of Bloops looks at: every row as it lies there, what its owner knows of it, and who has called.

All other seats look alike to a seat; where one number stands for them it is the lowest row's."""

from collections.abc import MutableSequence

from .bot import knows, lead_of
from .rows import points_of
from .state import KINDS, MOST, OVER_NOW, RACE, ROW, State

LEARNED = 4  # seats
LEAD = 20  # points, in pairs; and further apart is the same
STEPS = 2 * LEAD + 1
HIGH = 30  # of a row, in pairs of points
CALLERS = 3  # nobody, the seat, another
PILES = 12  # of eight cards
FEW = 9  # cards; and more are the same

PHASES = 0  # by phase, and how many turns from the seat's
TABLE = PHASES + (OVER_NOW + 1) * MOST  # by seats
LEADS = TABLE + MOST + 1  # by caller: points lower than the lowest other row
SEEMS = LEADS + CALLERS * STEPS  # the same, as the seat sees it
OWN = SEEMS + CALLERS * STEPS  # points of the own row
LOWEST = OWN + HIGH + 1
CARDS = LOWEST + HIGH + 1  # own, others'; by card and who knows it: nobody of the two, its owner, the seat or others
COUNT = CARDS + 2 * KINDS * 4  # own cards
OTHERS = COUNT + ROW + 1  # the fewest of another
DRAWN = OTHERS + ROW + 1  # in hand: own or not, by card
TOP = DRAWN + 2 * KINDS
EFFECT = TOP + KINDS  # waiting: first of them the seat's, another's
PILE = EFFECT + 2
LAST = PILE + PILES  # turns left after a call
UNKNOWN = LAST + MOST + 1  # own cards that the seat has not seen
TURNS = UNKNOWN + ROW + 1  # whether it is the seat's turn, and who has called: points lower than the lowest other row
SIZES = TURNS + 2 * CALLERS * STEPS  # own cards and the fewest of another
STARS = SIZES + FEW * FEW  # own, the lowest row's
FEATURES = STARS + 2 * FEW


def cut(lead: int) -> int:
    return min(max((lead + 2 * LEAD) // 2, 0), STEPS - 1)


def features(s: State, seat: int, found: MutableSequence[int]) -> int:
    """The numbers of all that holds for a seat; none at tables that no net has played."""
    if s.seats > LEARNED or s.pace != RACE:
        return 0
    found[0] = PHASES + s.phase * MOST + (s.mover - seat) % s.seats
    found[1] = TABLE + s.seats
    n = 2
    lowest, fewest, unknown, stars, starred = 1000, ROW, 0, 0, 0
    for other in range(s.seats):
        own = other == seat
        seen = 0
        for at in range(s.count[other]):
            seen += s.star[s.card[other][at]]
            known = 1 if knows(s, other, other, at) else 0
            if own:
                unknown += 1 - known
                known += 2 if s.knows[other][at] & ~(1 << seat) else 0
            elif knows(s, seat, other, at):
                known += 2
            found[n] = CARDS + ((0 if own else KINDS) + s.card[other][at]) * 4 + known
            n += 1
        if own:
            stars = seen
        else:
            row = points_of(s, other)
            if row < lowest:
                lowest, starred = row, seen
            fewest = min(fewest, s.count[other] + 0)
    caller = 0 if s.caller == 0 else 1 if s.caller == seat + 1 else 2
    mine = points_of(s, seat)
    found[n] = LEADS + caller * STEPS + cut(lowest - mine)
    found[n + 1] = SEEMS + caller * STEPS + cut(lead_of(s, seat))
    found[n + 2] = OWN + min(max(mine, 0) // 2, HIGH)
    found[n + 3] = LOWEST + min(max(lowest, 0) // 2, HIGH)
    found[n + 4] = COUNT + s.count[seat]
    found[n + 5] = OTHERS + fewest
    found[n + 6] = TOP + s.top
    found[n + 7] = PILE + min(s.pile_count // 8, PILES - 1)
    found[n + 8] = UNKNOWN + unknown
    found[n + 9] = TURNS + ((0 if s.mover == seat else CALLERS) + caller) * STEPS + cut(lowest - mine)
    found[n + 10] = SIZES + min(s.count[seat] + 0, FEW - 1) * FEW + min(fewest, FEW - 1)
    found[n + 11] = STARS + min(stars, FEW - 1)
    found[n + 12] = STARS + FEW + min(starred, FEW - 1)
    n += 13
    if s.drawn > 0:
        found[n] = DRAWN + (0 if s.mover == seat else KINDS) + s.drawn
        n += 1
    if s.queue_count > 0:
        found[n] = EFFECT + (0 if s.queue[0] == seat else 1)
        n += 1
    if s.caller > 0:
        found[n] = LAST + min(s.turns_left + 0, MOST)
        n += 1
    return n
