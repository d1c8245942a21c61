"""What a bot knows about Leduc poker: it is played for chips."""

from collections.abc import MutableSequence, Sequence

MOST = 13  # chips that one can lose: the ante, and two raises a round

Reals = MutableSequence[float]


def share(places: Sequence[int], points: Sequence[int], seats: int, worth: Reals, wins: Reals) -> None:
    """Who counted the win alone would never fold."""
    for seat in range(2):
        worth[seat] = 0.5 + points[seat] / (2 * MOST)
        wins[seat] += 0.5 if places[0] == places[1] else 2.0 - places[seat]
