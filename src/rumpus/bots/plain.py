"""What a bot does where a game's `bot.py` says nothing. A `bot.py` may have any of these functions, under these names;
all are plain and get compiled, like the rules."""

from __future__ import annotations

from typing import Any

from rumpus.kernel.chance import below

LET_PASS = -1  # among the moves of a window: leave this moment to the others


def prefer(s: Any, seat: int, moves: Any, n: int, draw: Any) -> int:
    """The index of the move to try first in the tree, and to play on with beyond it."""
    return below(draw, n)


def estimate(s: Any, seats: int, played_on: int, worth: Any) -> bool:
    """Beyond the tree: fill each seat's expected share of the win and say True to stop here. False: play on."""
    return False


def sensible(s: Any, seat: int, moves: Any, n: int) -> int:
    """Keep the moves that are worth a thought, in their order; returns how many, at least one. It may use nothing that
    the seat does not know."""
    return n


def waits(s: Any, seat: int) -> bool:
    """Whether the seat may let the moment pass here, and somebody else act or the clock run out."""
    return False


def suppose(s: Any, seat: int, draw: Any) -> None:
    """After `imagine`, which knows the rules alone: change the world to what others, who chose as they did, probably
    hold. Cards change hands; none appears, none is lost."""


def see_all(s: Any, seat: int, draw: Any) -> None:
    """Instead of `imagine`, for the clairvoyant that bots are measured against."""


def hide_nothing(s: Any, seat: int) -> None:
    """Instead of `hide`, for the same, and where no prior asks what a seat knows."""


def no_features(s: Any, seat: int, found: Any) -> int:
    """Instead of `features`, where a game has no net."""
    return 0


def nothing(s: Any, log: Any) -> None:
    """Instead of `time_out`, where no seat ever waits."""


def share(places: Any, points: Any, seats: int, worth: Any, wins: Any) -> None:
    """What a result is worth: most of it is the win, shared by all who are first; a little is every seat passed."""
    firsts = 0
    for seat in range(seats):
        if places[seat] == 1:
            firsts += 1
    for seat in range(seats):
        win = 1.0 / firsts if places[seat] == 1 else 0.0
        wins[seat] += win
        passed = 0.0
        for other in range(seats):
            if other != seat and places[seat] > 0:
                if places[other] == 0 or places[seat] < places[other]:
                    passed += 1.0
                elif places[seat] == places[other]:
                    passed += 0.5
        rank = passed / (seats - 1) if seats > 1 else win
        worth[seat] = 0.8 * win + 0.2 * rank
