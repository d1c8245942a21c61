"""What the net of Beasty Bar looks at: the line, hands and piles, who is in, and how long it goes on.

To a seat, others differ by how many turns after it they come and by their guests; their cards are summed up."""

from collections.abc import MutableSequence

from .line import height, owner_of, species_of, value_of
from .state import COMBINED, HAND, KINDS, MOST, OVER_NOW, ROOM, VALUES, State

SPECIES = KINDS + 1
LEAD = 8  # guests, and further apart is the same
TIE = 15  # points
SIDES = 2 * VALUES  # an animal of one set: own or not, and its value

PHASES = 0  # by phase, and how many turns until it is the seat's
TABLE = PHASES + (OVER_NOW + 1) * MOST  # by seats
HANDS = TABLE + MOST + 1  # own, others'; by species
PILES = HANDS + 2 * SPECIES
LINE = PILES + 2 * SPECIES  # by place, own or not, species
LENGTH = LINE + ROOM * 2 * SPECIES  # by animals in line, and turns until the seat's
NEIGHBOURS = LENGTH + (ROOM + 1) * MOST  # whose animals stand there, by the whole line
TOP = NEIGHBOURS + 3**ROOM  # on THAT'S IT: own or not, species
LEADS = TOP + 2 * SPECIES  # by cards left, guests ahead of the best other seat
TIES = LEADS + (VALUES + 1) * (2 * LEAD + 1)  # points ahead
ACTING = TIES + 2 * TIE + 1  # as what somebody acts: own or not, species
LEFT = ACTING + 2 * SPECIES  # by cards left of others, guests ahead
BESIDE = LEFT + (VALUES + 1) * (2 * LEAD + 1)  # who stands before whom: by set, each own or not, and value
OWNERS = BESIDE + 2 * SIDES * SIDES  # by place in line, and turns from the seat's to the owner's
RIVALS = OWNERS + ROOM * MOST  # turns to another seat, by guests ahead of it
FITS = RIVALS + MOST * (2 * LEAD + 1)  # hands again, by animals in line
FEATURES = FITS + (ROOM + 1) * 2 * SPECIES


def cut(lead: int) -> int:
    return min(max(lead, -LEAD), LEAD) + LEAD


def features(s: State, seat: int, found: MutableSequence[int]) -> int:
    """The numbers of all that holds for a seat; none at tables that no net has played: where points decide, or with
    both sets, where decks are built and a second game may follow."""
    if s.advanced or s.sets == COMBINED:
        return 0
    wait = (s.mover - seat) % s.seats
    found[0] = PHASES + s.phase * MOST + wait
    found[1] = TABLE + s.seats
    n, places, shape, before = 2, 0, 0, 0
    for i in range(ROOM):
        shape *= 3
        card = s.line[i]
        if card > 0:
            owner = owner_of(card)
            other = 0 if owner == seat else 1
            found[n] = LINE + (i * 2 + other) * SPECIES + species_of(card)
            found[n + 1] = OWNERS + i * MOST + (owner - seat) % s.seats
            n += 2
            side = other * VALUES + value_of(card) - 1
            if places > 0:
                found[n] = BESIDE + (s.sets * SIDES + before) * SIDES + side
                n += 1
            before = side
            places += 1
            shape += 1 + other
    guests, points, left = -100, -100, 0
    for other in range(s.seats):
        side = 0 if other == seat else SPECIES
        for i in range(HAND):
            if s.hand[other][i] > 0:
                found[n] = HANDS + side + s.hand[other][i]
                found[n + 1] = FITS + places * 2 * SPECIES + side + s.hand[other][i]
                n += 2
        for i in range(VALUES):
            if s.pile[other][i] > 0:
                found[n] = PILES + side + s.deck[other][i]
                n += 1
        if other != seat:
            ahead = cut(s.guests[seat] - s.guests[other])
            found[n] = RIVALS + (other - seat) % s.seats * (2 * LEAD + 1) + ahead
            n += 1
            left += s.hand_size[other] + s.pile_size[other]
            if s.guests[other] > guests or (s.guests[other] == guests and s.points[other] > points):
                guests, points = s.guests[other] + 0, s.points[other] + 0
    found[n] = LENGTH + places * MOST + wait
    found[n + 1] = NEIGHBOURS + shape
    n += 2
    high = height(s.out)
    if high > 0:
        card = s.out[high - 1]
        found[n] = TOP + (0 if owner_of(card) == seat else SPECIES) + species_of(card)
        n += 1
    if s.guise > 0:
        found[n] = ACTING + (0 if owner_of(s.actor) == seat else SPECIES) + s.guise
        n += 1
    lead = cut(s.guests[seat] - guests)
    found[n] = LEADS + (s.hand_size[seat] + s.pile_size[seat]) * (2 * LEAD + 1) + lead
    found[n + 1] = TIES + min(max(s.points[seat] - points, -TIE), TIE) + TIE
    found[n + 2] = LEFT + left // (s.seats - 1) * (2 * LEAD + 1) + lead
    return n + 3
