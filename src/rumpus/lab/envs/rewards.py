"""What a result is worth to a learner; plain functions, compiled with the rules."""

from __future__ import annotations

from typing import Any

WIN, POINTS = range(2)
REWARDS = {"win": WIN, "points": POINTS}


def reward(points: Any, places: Any, seats: int, kind: int, out: Any, at: int) -> None:
    """Fill the row out[at], one number a seat.

    points: as the players count them. win: 1 for the only first, −1 / (seats − 1) for the others; several firsts share,
    and when nobody comes first nobody has beaten anybody: all get 0. So the numbers always add up to 0, but for a
    single seat, which gets 1 or 0."""
    firsts = 0
    for seat in range(seats):
        if places[seat] == 1:
            firsts += 1
    for seat in range(seats):
        if kind == POINTS:
            out[at, seat] = points[seat]
        elif seats == 1:
            out[at, seat] = firsts
        elif firsts == 0:
            out[at, seat] = 0.0
        else:
            share = 1.0 / firsts if places[seat] == 1 else 0.0
            out[at, seat] = (seats * share - 1.0) / (seats - 1)
