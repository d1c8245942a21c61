"""What a bot knows about Boogie Beasts: a plan is characters first, then cards where they help, each in one order.

A seat's own hand and its own cards are all that is looked at here, and of the others where their cards lie.
"""

from collections.abc import MutableSequence
from math import sqrt
from typing import Any

from rumpus.kernel import below
from rumpus.kernel.real import exp

from .jump import characters_at
from .jury import points_of
from .negotiation import heed, say, talk_round
from .places import formations, is_solo, size, solo_of
from .state import (
    BACK,
    BLUFF,
    FIRST_SOLO,
    JUMP,
    JUMPCARDS,
    LAST_FIGURE,
    LAST_SOLO_FIGURE,
    MAYBE,
    PLACES,
    PLAN,
    PLANE,
    PUT,
    RUNS,
    VALUE,
    YES,
    State,
)

__all__ = ["daring", "estimate", "heed", "prefer", "say", "sensible", "suppose", "talk_round", "value", "waits"]

EASY_FIGURE = 4  # a die brings three and a half: from here on a figure makes a jump harder than it pays
ZERO = 10  # the jumpcard that changes nothing

# A plan is many small decisions, and beyond some hundred iterations thought brings little: slips tell levels apart.
LEVELS = {
    "child": {"iterations": 8, "blunders": 95},
    "beginner": {"iterations": 18, "blunders": 60},
    "regular": {"iterations": 60, "blunders": 28},
    "expert": {"iterations": 240, "blunders": 7},
}


# Who is where


def own_sort_at(s: State, seat: int, place: int) -> int:
    """Which character the seat has there; 0 for none."""
    for i in range(s.sent[seat]):
        if s.character_at[seat][i] == place:
            return s.character[seat][i] + 0
    return 0


def jumps_at(s: State, seat: int, place: int) -> bool:
    sort = own_sort_at(s, seat, place)
    return sort in (YES, MAYBE)


def others_at(s: State, seat: int, place: int) -> int:
    """How many others have a character there, as far as everybody sees."""
    n = 0
    for other in range(s.seats):
        if other != seat and s.opened[other] >> seat & 1 and characters_at(s, other, place) > 0:
            n += 1
    return n


# What is worth a thought


def waits(s: State, seat: int) -> bool:
    """Who is ready for the jump does not take it back."""
    return s.phase == PLANE and s.ready[seat] == 1


def sensible(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    if s.phase == PLANE:
        moves[0] = moves[n - 1]
        return 1
    kept = 0
    for i in range(n):
        if is_sensible(s, seat, moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return kept


def is_sensible(s: State, seat: int, move: int) -> bool:
    """Characters before cards, cards by their numbers: so every plan is one sequence of decisions."""
    if move >= BACK:
        return move >= BACK + PLACES  # DONE and SEAL; a plan is not taken back
    card, place = (move - PUT) // PLACES + 1, (move - PUT) % PLACES + 1
    if card >= JUMPCARDS:
        return s.laid[seat] == 0 and character_is_sensible(s, seat, card - JUMPCARDS + 1, place)
    if s.laid[seat] > 0 and card < s.jumpcard[seat][s.laid[seat] - 1]:
        return False
    return card_is_sensible(s, seat, card, place)


def character_is_sensible(s: State, seat: int, sort: int, place: int) -> bool:
    """One in a place, in ascending order; a bluff only where others are, or nobody would look."""
    if s.sent[seat] > 0 and place <= s.character_at[seat][s.sent[seat] - 1]:
        return False
    if sort == BLUFF:
        return not is_solo(place) and s.sent[seat] < 3
    if sort == MAYBE:
        return not is_solo(place)
    return True


def card_is_sensible(s: State, seat: int, card: int, place: int) -> bool:
    """Figures and relief where one jumps; trouble where one does not, and somebody does."""
    if card == ZERO:
        return False
    if card <= LAST_FIGURE:
        return jumps_at(s, seat, place) and (not is_solo(place) or card <= LAST_SOLO_FIGURE)
    if VALUE[card] < 0:
        return jumps_at(s, seat, place)
    return not jumps_at(s, seat, place) and others_at(s, seat, place) > 0


# How to play on


def prefer(s: State, seat: int, moves: MutableSequence[int], n: int, draw: MutableSequence[int]) -> int:
    """A solo with the low figures, a place in a formation that wants one more, the rest where it does good."""
    if below(draw, 6) == 0 or s.phase == PLANE:
        return below(draw, n)
    best, most = n - 1, 10  # to be done is always last
    for i in range(n - 1):
        good = liking(s, seat, moves[i]) + below(draw, 16)
        if good > most:
            best, most = i, good
    return best


def liking(s: State, seat: int, move: int) -> int:
    if move >= BACK:
        return 0
    card, place = (move - PUT) // PLACES + 1, (move - PUT) % PLACES + 1
    if card >= JUMPCARDS:
        return character_liking(s, seat, card - JUMPCARDS + 1, place)
    if card <= LAST_FIGURE:
        return 14 - 3 * max(0, VALUE[card] - EASY_FIGURE)
    return 12


def character_liking(s: State, seat: int, sort: int, place: int) -> int:
    if is_solo(place):
        return 14 if low_figures(s, seat) >= 2 else 4
    if sort == BLUFF:
        return 0
    wanted = size(place) - others_at(s, seat, place)
    if wanted <= 0:
        return 2
    return 12 - 2 * wanted + (2 if sort == YES else 0)


def low_figures(s: State, seat: int) -> int:
    n = 0
    for card in range(1, LAST_SOLO_FIGURE + 1):
        n += s.hand[seat][card]
    return n


# What others probably hold


def suppose(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Characters lie there mostly to jump, cards mostly to help where their player is, and to hurt where not."""
    if s.phase != JUMP:
        return
    for other in range(s.seats):
        if other != seat:
            suppose_characters(s, other, draw)
            for i in range(s.laid[other]):
                suppose_card(s, other, i, draw)


def suppose_characters(s: State, other: int, draw: MutableSequence[int]) -> None:
    """Nothing is turned up before the jury, so all of them are guesses."""
    for i in range(s.sent[other]):
        s.characters[other][s.character[other][i]] += 1
    for i in range(s.sent[other]):
        sort = BLUFF
        if s.characters[other][YES] > 0 and below(draw, 4) > 0:
            sort = YES
        elif s.characters[other][MAYBE] > 0 and below(draw, 2) > 0:
            sort = MAYBE
        elif s.characters[other][BLUFF] == 0:
            sort = YES if s.characters[other][YES] > 0 else MAYBE
        s.character[other][i] = sort
        s.characters[other][sort] -= 1


def suppose_card(s: State, other: int, i: int, draw: MutableSequence[int]) -> None:
    helps = characters_at(s, other, s.jumpcard_at[other][i]) > 0
    card = s.jumpcard[other][i] + 0
    if does_help(card) == helps or below(draw, 4) == 0:
        return
    better, n = 0, 0
    for kind in range(1, JUMPCARDS):
        if s.hand[other][kind] > 0 and does_help(kind) == helps:
            n += s.hand[other][kind]
            if below(draw, n) < s.hand[other][kind]:
                better = kind
    if better > 0:
        s.jumpcard[other][i] = better
        s.hand[other][better] -= 1
        s.hand[other][card] += 1


def does_help(card: int) -> bool:
    return card <= LAST_FIGURE or VALUE[card] < 0


# Where to stop


def estimate(s: State, seats: int, played_on: int, worth: Any) -> bool:
    """After a jumprun, when all sit in the plane again: who leads by how much, with how many runs to come."""
    if s.phase != PLANE:
        return False
    scale = 1.0 / (2.0 + 5.0 * sqrt(RUNS - s.run))
    whole = 0.0
    for seat in range(seats):
        worth[seat] = exp(scale * points_of(s, seat))
        whole += worth[seat]
    for seat in range(seats):
        worth[seat] /= whole
    return True


# Greed and nerve


def value(s: State, seat: int) -> int:
    """What one's jumps should bring: half of all figures where one jumps and the dice should do."""
    sum_ = 0
    for other in range(s.seats):
        points = 20 * points_of(s, other)
        if s.phase == JUMP or s.phase == PLAN:
            for place in range(1, FIRST_SOLO + s.seats):
                if (place <= formations(s) or place == solo_of(other)) and jumps_at(s, other, place):
                    points += prospect(s, other, place)
        sum_ += (s.seats - 1) * points if other == seat else 0 - points
    return sum_


def prospect(s: State, seat: int, place: int) -> int:
    """Ten times the points to be hoped for at a place where the seat jumps."""
    potential, difficulty, dice = 0, 0, 0
    for other in range(s.seats):
        for i in range(s.laid[other]):
            if s.jumpcard_at[other][i] == place:
                card = s.jumpcard[other][i]
                difficulty += VALUE[card]
                if card <= LAST_FIGURE:
                    potential += VALUE[card]
                    dice += 1
    there = others_at(s, seat, place) + 1
    likely = 16 if 2 * difficulty <= 5 * dice else 10 if difficulty <= 4 * dice else 4
    if not is_solo(place):
        likely = likely if there == size(place) else likely // 2 if there < size(place) else likely // 4
    return potential * likely + 8


def daring(s: State, seat: int, move: int) -> int:
    """A bluff, and trouble for others, take nerve."""
    if move >= BACK:
        return 0
    card = (move - PUT) // PLACES + 1
    if card >= JUMPCARDS:
        return 1 if card - JUMPCARDS + 1 == BLUFF else 0
    return 1 if card > LAST_FIGURE and VALUE[card] > 0 else 0
