"""Who sits where, and what a place is worth: the two rules an evening adds to its games."""

from __future__ import annotations

from collections.abc import Sequence

POINTS = (5, 3, 2)  # for the first three places; everybody else gets
LEAST = 1


def points_for(place: int) -> int:
    """Equal places, equal points. Place 0 is out of the game: after everybody else."""
    return POINTS[place - 1] if 0 < place <= len(POINTS) else LEAST


def chairs_for(people: Sequence[int], bots: Sequence[int], shared: Sequence[int], seats: range) -> list[list[int]]:
    """Who sits on which chair. More people than chairs: some share, those first who have shared least (`shared`, by
    person). Bots get what is left; where even so too few play, an empty chair is filled by a bot of the table's own."""
    most, least = seats[-1], seats[0]
    if len(people) <= most:
        chairs = [[person] for person in people]
    else:
        spare = len(people) - most
        order = sorted(people, key=lambda person: (shared[person], person))
        sharing = order[: min(2 * spare, len(order))]
        alone = [person for person in people if person not in sharing]
        count = most - len(alone)
        chairs = sorted([[person] for person in alone] + [sorted(sharing[i::count]) for i in range(count)])
    chairs += [[bot] for bot in bots[: most - len(chairs)]]
    return chairs + [[] for _ in range(least - len(chairs))]
