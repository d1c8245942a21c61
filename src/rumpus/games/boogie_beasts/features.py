"""What the net of Boogie Beasts looks at: who leads, what is in hand, and at each place who would jump, for how much,
and how likely the dice will do. All other seats look alike to a seat."""

from collections.abc import MutableSequence

from .bot import own_sort_at
from .jury import points_of
from .places import formations, is_solo, size, solo_of
from .state import (
    FIRST_SOLO,
    FORMATIONS,
    JUMP,
    JUMPCARDS,
    JURY,
    LAST_FIGURE,
    LAST_SOLO_FIGURE,
    LIVE,
    MAYBE,
    MOST,
    OVER_NOW,
    RUNS,
    SORTS,
    VALUE,
    YES,
    State,
)

LEARNED = 5  # seats
LEAD = 14  # points, in pairs; and further apart is the same
MARGIN = 7  # pips that the dice bring more than asked, in pairs
MARGINS = 2 * MARGIN + 1
WORTH = 9  # points of a jump, in pairs
SPOTS = FORMATIONS + 2  # formations, the own solo, another's
FATES = 4  # of a jump: nobody, too few, as many as wanted, too many
KINDS_OF_SPOT = 3

PHASES = 0  # by phase and run
TABLE = PHASES + (OVER_NOW + 1) * RUNS
LEADS = TABLE + MOST + 1  # by run, points ahead of the best other seat
HANDS = LEADS + RUNS * (2 * LEAD + 1)  # own, others'; by card
CHARACTERS = HANDS + 2 * JUMPCARDS  # in hand: own, others'; by sort
ENDED = CHARACTERS + 2 * SORTS  # whether the seat is done, how many others are
WHO = ENDED + 2 * MOST  # by spot, fate and own character
JUMPS = WHO + SPOTS * FATES * SORTS  # by kind of spot, whether the seat jumps, margin, points
FEATURES = JUMPS + KINDS_OF_SPOT * 2 * MARGINS * WORTH


def features(s: State, seat: int, found: MutableSequence[int]) -> int:
    """The numbers of all that holds for a seat; none at tables that no net has played."""
    if s.seats > LEARNED or s.pace != LIVE:
        return 0
    found[0] = PHASES + s.phase * RUNS + s.run
    found[1] = TABLE + s.seats
    n = 2
    best, over = -1000, 0
    for other in range(s.seats):
        side = 0 if other == seat else 1
        for card in range(JUMPCARDS):
            for _ in range(s.hand[other][card]):
                found[n] = HANDS + side * JUMPCARDS + card
                n += 1
        for sort in range(SORTS):
            for _ in range(s.characters[other][sort]):
                found[n] = CHARACTERS + side * SORTS + sort
                n += 1
        if other != seat:
            best = max(best, points_of(s, other))
            over += s.done[other]
    lead = min(max((points_of(s, seat) - best + 2 * LEAD) // 2, 0), 2 * LEAD)
    found[n] = LEADS + s.run * (2 * LEAD + 1) + lead
    found[n + 1] = ENDED + s.done[seat] * MOST + over
    n += 2
    if s.phase < JUMP or s.phase > JURY:  # what lies there is the last jumprun's
        return n
    for place in range(1, FIRST_SOLO + s.seats):
        if place <= formations(s) or place >= FIRST_SOLO:
            n = find_jump(s, seat, place, found, n)
    return n


def find_jump(s: State, seat: int, place: int, found: MutableSequence[int], n: int) -> int:
    yes, maybe, there = 0, 0, 0
    potential, difficulty, dice = 0, 0, 0
    for other in range(s.seats):
        sort = own_sort_at(s, other, place)
        if sort > 0:
            there += 1
        if sort == YES:
            yes += 1
        elif sort == MAYBE:
            maybe += 1
        for i in range(s.laid[other]):
            card = s.jumpcard[other][i]
            if s.jumpcard_at[other][i] == place and not (is_solo(place) and LAST_SOLO_FIGURE < card <= LAST_FIGURE):
                difficulty += VALUE[card]
                if card <= LAST_FIGURE:
                    potential += VALUE[card]
                    dice += 1
    if there == 0:
        return n
    wanted = size(place)
    fate = 2
    if yes + maybe == 0:
        fate = 0
    elif not is_solo(place):
        if yes > wanted or (yes < wanted and yes + maybe > wanted):
            fate = 3
        elif yes + maybe < wanted:
            fate = 1
    mine = own_sort_at(s, seat, place)
    jumps = 1 if mine == YES or (mine == MAYBE and (yes < wanted or is_solo(place))) else 0
    spot, kind = place - 1, 0
    if is_solo(place):
        kind = 1 if place == solo_of(seat) else 2
        spot = FORMATIONS + kind - 1
    found[n] = WHO + (spot * FATES + fate) * SORTS + mine
    n += 1
    if fate == 1:
        potential //= 2
    if (fate == 1 or fate == 2) and dice > 0:
        margin = min(max((7 * dice - 2 * difficulty + 4 * MARGIN) // 4, 0), MARGINS - 1)
        found[n] = JUMPS + ((kind * 2 + jumps) * MARGINS + margin) * WORTH + min(potential // 2, WORTH - 1)
        n += 1
    return n
