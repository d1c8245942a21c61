"""What search does where a game's `bot.py` says nothing: any move will do, and only the end tells."""

from __future__ import annotations

from typing import Any

from rumpus.kernel.chance import below


def prefer(s: Any, seat: int, moves: Any, n: int, draw: Any) -> int:
    """The index of the move to play on with, beyond the tree."""
    return below(draw, n)


def estimate(s: Any, seats: int, played_on: int, worth: Any) -> bool:
    """Beyond the tree: fill each seat's expected share of the win and say True to stop here. False: play on."""
    return False


def share(places: Any, points: Any, seats: int, worth: Any) -> None:
    """What a result is worth: most of it is the win, shared by all who are first; a little is every seat passed."""
    firsts = 0
    for seat in range(seats):
        if places[seat] == 1:
            firsts += 1
    for seat in range(seats):
        win = 1.0 / firsts if places[seat] == 1 else 0.0
        passed = 0.0
        for other in range(seats):
            if other != seat and places[seat] > 0:
                if places[other] == 0 or places[seat] < places[other]:
                    passed += 1.0
                elif places[seat] == places[other]:
                    passed += 0.5
        rank = passed / (seats - 1) if seats > 1 else win
        worth[seat] = 0.8 * win + 0.2 * rank
