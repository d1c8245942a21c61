"""The rules: plain functions over the state. `rumpus/core/contract.py` says what each must do.

They run as they stand, and compiled: so only ints, fixed lists, ifs and loops here. No function draws a card by
itself: `odds` says what could come, chance chooses, and `land` makes it so.
"""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, OVER, Log, bit, choose, place_by, tell
from rumpus.kernel.options import Options

from .state import COPIES, DEAL, DEALT, HAND, KINDS, MOST, OVER_NOW, PLAY, PLAYS, TAKES, State

MOVES = 5  # play a one … a five: move m plays card m + 1
CHOICES = 3  # the most legal moves at once: three different cards in hand
OUTCOMES = 5  # the most outcomes of chance at once
LONGEST = MOST * HAND  # the most decisions in a game: every card is played once


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    s.lowest = options.number("lowest")
    s.phase = DEAL
    for card in range(1, KINDS):
        s.pile[card] = COPIES


def turn(s: State) -> int:
    if s.phase == OVER_NOW:
        return OVER
    if s.phase == DEAL:
        return CHANCE
    return bit(s.mover)


# Chance deals


def odds(s: State, weights: MutableSequence[int]) -> int:
    for card in range(1, KINDS):
        weights[card - 1] = s.pile[card]
    return KINDS - 1


def land(s: State, outcome: int, log: Log) -> None:
    card = outcome + 1
    s.pile[card] -= 1
    s.hand[s.mover][card] += 1
    s.held[s.mover] += 1
    tell(log, DEALT, s.mover, card)
    s.mover = (s.mover + 1) % s.seats
    if s.held[s.mover] == HAND:
        s.phase = PLAY


# Seats play


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    n = 0
    for card in range(1, KINDS):
        if s.hand[seat][card] > 0:
            moves[n] = card - 1
            n += 1
    return n


def play(s: State, seat: int, move: int, log: Log) -> None:
    card = move + 1
    s.hand[seat][card] -= 1
    s.held[seat] -= 1
    s.played[seat] = card
    tell(log, PLAYS, seat, card)
    s.mover = (seat + 1) % s.seats
    if s.played[s.mover] > 0:
        take_trick(s, log)


def take_trick(s: State, log: Log) -> None:
    """The best card takes the trick; of equals, the one that was played first."""
    winner = s.leader
    for i in range(1, s.seats):
        seat = (s.leader + i) % s.seats
        if beats(s, s.played[seat], s.played[winner]):
            winner = seat
    for seat in range(s.seats):
        s.gone[s.played[seat]] += 1
        s.played[seat] = 0
    s.taken[winner] += 1
    s.leader = winner
    s.mover = winner
    tell(log, TAKES, winner)
    if s.held[winner] == 0:
        s.phase = OVER_NOW


def beats(s: State, card: int, other: int) -> bool:
    if s.lowest:
        return card < other
    return card > other


def time_out(s: State, log: Log) -> None:
    """Who sleeps plays the lowest card."""
    for card in range(1, KINDS):
        if s.hand[s.mover][card] > 0:
            play(s, s.mover, card - 1, log)
            return


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    for seat in range(s.seats):
        points[seat] = s.taken[seat]
    place_by(points, places, s.seats)


# What a bot may imagine


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """`s` is what the seat knows: other hands and the pile are zero. Deal them again from all cards unaccounted for."""
    for card in range(1, KINDS):
        s.pile[card] = COPIES - s.gone[card] - s.hand[seat][card]
    for other in range(s.seats):
        if s.played[other] > 0:
            s.pile[s.played[other]] -= 1
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                s.hand[other][choose(draw, s.pile)] += 1
