"""What a bot knows about Beasty Bar: who is in counts, who stands well may soon be."""

from .line import owner_of, species_of
from .state import ROOM, State

# What it is worth to stand at each place, in tenths of a guest: two go in when the fifth comes, the last goes out.
STANDS = (6, 5, 3, 2, 1)


def value(s: State, seat: int) -> int:
    """Guests and good places, the seat's own less the others'. Points decide ties, in the advanced game everything."""
    sum_ = 0
    for other in range(s.seats):
        guests = 30 * s.points[other] if s.advanced else 100 * s.guests[other] + s.points[other]
        for i in range(ROOM):
            if s.line[i] > 0 and owner_of(s.line[i]) == other:
                guests += STANDS[i] * (3 * s.worth[species_of(s.line[i])] if s.advanced else 10)
        sum_ += (s.seats - 1) * guests if other == seat else 0 - guests
    return sum_
