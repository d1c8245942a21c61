"""What a bot knows about Boulder Bluff: what its cards are good for, when to join, and what a face-down card may be.

A seat's own hand and its own face-down cards are all that is looked at here, except in `suppose` and `value`, which
are about an imagined world.
"""

from collections.abc import MutableSequence
from math import sqrt
from typing import Any

from rumpus.kernel import below
from rumpus.kernel.real import exp

from .state import (
    BOULDER,
    BOULDERS,
    BROWN,
    CARD_BASE,
    CARD_SECOND,
    CARD_VALUE,
    CLIMB,
    CLIMBS,
    DECIDE,
    DOWN,
    KINDS,
    LAY,
    OF,
    OWNED,
    PICK,
    ROW,
    SQUIRREL,
    STAY,
    TAKE,
    TAPPING,
    TEN,
    TENS,
    UP,
    WARM_UP,
    WHOSE,
    State,
)

BROWN_WORTH = 2  # what an effect is worth, about, in strength
UNSEEN = 2  # what a face-down card of somebody else is taken for
A_CLIMB = 10  # decisions beyond the tree after which a turn's beginning is judged

# The cards decide much: the levels stand further apart than elsewhere.
LEVELS = {
    "child": {"iterations": 6, "blunders": 85},
    "beginner": {"iterations": 20, "blunders": 46},
    "regular": {"iterations": 60, "blunders": 26},
    "expert": {"iterations": 700},
}


# Strength


def fits(s: State, card: int, boulder: int) -> int:
    """What a card gives on a boulder."""
    if card >= BROWN:
        return 0
    base, second = s.boulder_base[boulder], s.boulder_second[boulder]
    if CARD_BASE[card] == base or CARD_SECOND[card] == base:
        return CARD_VALUE[card]
    if second > 0 and (CARD_BASE[card] == second or CARD_SECOND[card] == second):
        return CARD_VALUE[card]
    return 0


def tired(s: State, seat: int, boulder: int) -> int:
    sum_ = 0
    for own in range(BOULDERS):
        if s.boulder_at[own] == OWNED + seat and s.boulder_base[own] == s.boulder_base[boulder]:
            sum_ += 1 + s.injuries[own]
    return sum_


def in_hand(s: State, seat: int, boulder: int) -> int:
    """What the hand could still give, brown cards with what their effects are worth."""
    sum_ = 0
    for card in range(KINDS):
        if s.hand[seat][card] > 0:
            sum_ += s.hand[seat][card] * (BROWN_WORTH if card >= BROWN else fits(s, card, boulder))
    return sum_


def laid(s: State, seat: int, boulder: int) -> int:
    """What the seat itself knows that it has laid, less its tiredness."""
    sum_ = s.chalk[seat] - tired(s, seat, boulder)
    for card in range(KINDS):
        n = s.up[seat][card] + s.down[seat][card]
        if n > 0:
            sum_ += n * (BROWN_WORTH if card >= BROWN else fits(s, card, boulder) + bonus(s, card, boulder))
    return sum_


def bonus(s: State, card: int, boulder: int) -> int:
    return 1 if CARD_BASE[card] == s.boulder_base[boulder] else 0


def rivals(s: State, seat: int, boulder: int) -> int:
    """What the strongest of the other climbers seems to have."""
    best = 0
    for other in range(s.seats):
        if other == seat or s.answer[other] != CLIMBS:
            continue
        seems = s.chalk[other] - tired(s, other, boulder) + UNSEEN * s.face_down[other]
        for card in range(KINDS):
            if s.up[other][card] > 0:
                seems += s.up[other][card] * (BROWN_WORTH if card >= BROWN else fits(s, card, boulder) + 1)
        best = max(best, seems)
    return best


# What is worth a thought


def sensible(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """What is laid open should count; a hand taps as quickly as a hand can."""
    if s.phase == TAPPING:
        return honest_taps(s, seat, moves, n)
    if s.phase != LAY:
        return n
    useful = 0
    for i in range(n):
        if is_useful(s, moves[i]):
            useful += 1
    joins = 1 if s.face_up[seat] == 0 and useful == (0 if seat == s.active else 1) else 0
    kept = 0
    for i in range(n):
        # Who has nothing that counts may still lay something open, to get in at all.
        if joins or is_useful(s, moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return kept


def is_useful(s: State, move: int) -> bool:
    if move < UP or move >= DOWN:
        return True
    return move - UP >= BROWN or fits(s, move - UP, s.target - 1) > 0


def honest_taps(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """Between fifty and seventy-nine in ten seconds."""
    if s.reporting[seat] != TENS:
        return n
    for i in range(3):
        moves[i] = TEN + 5 + i
    return 3


# How to play on


def prefer(s: State, seat: int, moves: MutableSequence[int], n: int, draw: MutableSequence[int]) -> int:
    if below(draw, 6) == 0:
        return below(draw, n)
    if s.phase == DECIDE:
        return prefer_boulder(s, seat, moves, n)
    if s.phase == LAY:
        return prefer_lay(s, seat, moves, n, draw)
    if s.phase == WHOSE:
        return prefer_victim(s, seat, moves, n, draw)
    if s.phase == PICK:
        return prefer_card(s, moves, n)
    return below(draw, n)


def prefer_boulder(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """The most points that the hand seems good for; if none, warm up."""
    best, most = 0, 0
    for i in range(n):
        if BOULDER <= moves[i] < BOULDER + ROW:
            boulder = s.row[moves[i] - BOULDER] - 1
            spare = in_hand(s, seat, boulder) - tired(s, seat, boulder) - s.boulder_points[boulder]
            good = s.boulder_points[boulder] + min(0, 3 * spare) + 2
            if good > most or moves[0] != WARM_UP:
                best, most = i, good
    return best


def prefer_lay(s: State, seat: int, moves: MutableSequence[int], n: int, draw: MutableSequence[int]) -> int:
    """Join if the hand seems good for it; then lay what counts, some of it face down, until it is enough."""
    boulder = s.target - 1
    has = laid(s, seat, boulder)
    asked = max(s.boulder_points[boulder] + 0, rivals(s, seat, boulder) + 1)
    if moves[0] == STAY and has + in_hand(s, seat, boulder) < asked:
        return 0
    if moves[0] == CLIMB and has >= asked:
        return 0
    best, most = 0, 0
    for i in range(n):
        card, good = -1, 0
        if UP <= moves[i] < DOWN:
            card = moves[i] - UP
        elif DOWN <= moves[i] < OF:
            card = moves[i] - DOWN
            good = 1
        if card >= 0:
            good += 4 * (BROWN_WORTH if card >= BROWN else fits(s, card, boulder)) + below(draw, 4)
            if good > most:
                best, most = i, good
    return best


def prefer_victim(s: State, seat: int, moves: MutableSequence[int], n: int, draw: MutableSequence[int]) -> int:
    """Somebody else: for the squirrel one with brown cards, if there is one."""
    best, most = 0, -1
    for i in range(n):
        other = moves[i] - OF
        good = below(draw, 3)
        if other != seat:
            good += 4
            for card in range(BROWN, KINDS):
                if s.effect == SQUIRREL and s.up[other][card] > 0:
                    good += 4
        if good > most:
            best, most = i, good
    return best


def prefer_card(s: State, moves: MutableSequence[int], n: int) -> int:
    best, most = 0, -1
    for i in range(n):
        card = moves[i] - TAKE
        good = (10 if s.effect == SQUIRREL else 0) if card >= BROWN else fits(s, card, s.target - 1)
        if good > most:
            best, most = i, good
    return best


# Where to stop


def estimate(s: State, seats: int, played_on: int, worth: Any) -> bool:
    """When a turn begins: who leads by how much, with how many boulders to come."""
    if s.phase != DECIDE or played_on < A_CLIMB:
        return False
    left = s.pile_left + ROW
    scale = 1.0 / (1.0 + 1.2 * sqrt(left))
    whole = 0.0
    for seat in range(seats):
        worth[seat] = exp(scale * points_now(s, seat))
        whole += worth[seat]
    for seat in range(seats):
        worth[seat] /= whole
    return True


def points_now(s: State, seat: int) -> int:
    points = 0 - s.front[seat]
    for boulder in range(BOULDERS):
        if s.boulder_at[boulder] == OWNED + seat:
            points += s.boulder_points[boulder] - s.injuries[boulder]
    return points


# What others probably hold


def suppose(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Who lays a card face down has mostly chosen one that counts: two bluffs in three become such a card, if the hand
    has one."""
    for other in range(s.seats):
        if other == seat or s.face_down[other] == 0 or s.target == 0:
            continue
        for card in range(BROWN):
            if s.down[other][card] > 0 and fits(s, card, s.target - 1) == 0 and below(draw, 3) > 0:
                better = good_card(s, other, draw)
                if better >= 0:
                    s.down[other][card] -= 1
                    s.hand[other][card] += 1
                    s.down[other][better] += 1
                    s.hand[other][better] -= 1


def good_card(s: State, seat: int, draw: MutableSequence[int]) -> int:
    """Some card in hand that counts on this boulder, or −1."""
    found, n = -1, 0
    for card in range(BROWN):
        if s.hand[seat][card] > 0 and fits(s, card, s.target - 1) > 0:
            n += 1
            if below(draw, n) == 0:
                found = card
    return found


# Nerve and greed


def daring(s: State, seat: int, move: int) -> int:
    """1: a bluff, or the doubt of one. −1: the quiet thing."""
    if DOWN <= move < OF:
        return 1 if move - DOWN < BROWN and fits(s, move - DOWN, s.target - 1) == 0 else 0
    if move == STAY:
        return -1
    return 1 if UP <= move < DOWN and seat != s.active and s.face_up[seat] == 0 else 0


def value(s: State, seat: int) -> int:
    """Points, and in a climb whether what lies there is enough."""
    sum_ = 0
    for other in range(s.seats):
        points = 10 * points_now(s, other)
        if s.target > 0 and s.answer[other] == CLIMBS:
            boulder = s.target - 1
            spare = laid(s, other, boulder) - max(s.boulder_points[boulder] + 0, rivals(s, other, boulder))
            points += 5 * s.boulder_points[boulder] + 6 * min(1, spare)
        points += 2 * s.cards[other]
        sum_ += (s.seats - 1) * points if other == seat else 0 - points
    return sum_
