"""Bounce, whole: the smallest game here, and the tutorial of how a game is written.

Every function gets the state first. None draws a random number: `odds` says what may happen, `land` makes it so.
"""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, OVER, Log, bit, tell
from rumpus.kernel.options import Options

from .state import (
    BEGINS,
    BUMPS,
    COIN,
    COIN_SHOWS,
    COMES_HOME,
    DECIDE,
    DICE,
    DIE,
    FACEPLANT,
    FACEPLANTS,
    HOME,
    MOVES_TO,
    OVER_NOW,
    ROLL,
    STOPPED,
    THROWS_UP,
    TOP,
    TURNS,
    WHO_BEGINS,
    State,
)

MOVES = 2  # roll, faceplant
CHOICES = 2  # the most legal moves at once
OUTCOMES = 6  # the most outcomes of chance at once


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    s.play_on = options.number("play_on")
    s.phase = WHO_BEGINS


def turn(s: State) -> int:
    if s.phase == OVER_NOW:
        return OVER
    if s.phase == DECIDE:
        return bit(s.mover)
    return CHANCE


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    moves[0] = ROLL
    if not may_faceplant(s, seat):
        return 1
    moves[1] = FACEPLANT
    return 2


def may_faceplant(s: State, seat: int) -> bool:
    return s.jumps[seat] == 14 and TOP < s.step[seat] < HOME and spot(s.step[seat]) <= 3


def play(s: State, seat: int, move: int, log: Log) -> None:
    s.rolled = 0
    if move == FACEPLANT:
        s.phase = COIN
        tell(log, FACEPLANTS, seat)
    else:
        s.phase = DICE
        s.dice_left = 3 if s.jumps[seat] < 5 else 2 if s.jumps[seat] < 10 else 1


def odds(s: State, weights: MutableSequence[int]) -> int:
    n = s.seats if s.phase == WHO_BEGINS else 2 if s.phase == COIN else 6
    for i in range(n):
        weights[i] = 1
    return n


def land(s: State, outcome: int, log: Log) -> None:
    if s.phase == WHO_BEGINS:
        s.mover = outcome
        s.phase = DECIDE
        tell(log, BEGINS, outcome)
        return
    s.rolled += outcome + 1
    if s.phase == COIN:
        tell(log, COIN_SHOWS, s.mover, outcome + 1)
    else:
        tell(log, DIE, s.mover, outcome + 1)
        s.dice_left -= 1
        if s.dice_left > 0:
            return
    jump(s, s.mover, s.rolled, log)
    s.rolled = 0
    next_seat(s)


def time_out(s: State, log: Log) -> None:
    play(s, s.mover, ROLL, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    at_home = count_home(s)
    for seat in range(s.seats):
        points[seat] = 1 if s.place[seat] == 1 else 0
        places[seat] = 0 if s.sick[seat] else s.place[seat] if s.place[seat] else at_home + 1


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Nothing is hidden: the world that could be true is the one on the table."""


# The jump


def jump(s: State, seat: int, steps: int, log: Log) -> None:
    for _ in range(steps):
        if s.step[seat] == 0 or s.step[seat] == HOME:
            s.step[seat] = 1
            s.jumps[seat] += 1
            if s.jumps[seat] == 15:
                s.sick[seat] = 1
                tell(log, THROWS_UP, seat)
                return
        else:
            s.step[seat] += 1
    tell(log, MOVES_TO, seat, steps, s.step[seat], s.jumps[seat])
    turn_if_slow(s, seat, log)
    s.queue[0] = seat
    settle(s, log)


def spot(step: int) -> int:
    return step if step <= TOP else HOME + 1 - step


def turn_if_slow(s: State, seat: int, log: Log) -> None:
    """From the tenth jump on, a move that ends on the way up, above the trampoline, turns down at once."""
    if s.jumps[seat] >= 10 and 1 < s.step[seat] <= TOP:
        s.step[seat] = HOME + 1 - s.step[seat]
        tell(log, TURNS, seat, s.step[seat])


def settle(s: State, log: Log) -> None:
    """Collisions, one token after another; after as many as there are seats, sharing is allowed (ruling 5)."""
    first, last, collisions = 0, 1, 0
    while first < last:
        mover = s.queue[first]
        first += 1
        if s.step[mover] == HOME:
            come_home(s, mover, log)
            continue
        for i in range(1, s.seats):
            other = (mover + i) % s.seats
            if collisions == s.seats or not in_play(s, other) or spot(s.step[other]) != spot(s.step[mover]):
                continue
            collisions += 1
            moved = collide(s, mover, other, log)
            if moved >= 0:
                s.queue[last] = moved
                last += 1
            if moved == mover:
                break
    for i in range(last):
        s.queue[i] = 0


def in_play(s: State, seat: int) -> bool:
    return s.step[seat] > 0 and s.place[seat] == 0 and s.sick[seat] == 0


def collide(s: State, mover: int, other: int, log: Log) -> int:
    """The four cases of ruling 3; returns the seat that now stands somewhere else, or −1."""
    mover_up = s.step[mover] <= TOP
    other_up = s.step[other] <= TOP
    if mover_up and not other_up:
        s.step[mover] = HOME + 1 - (spot(s.step[mover]) - 1)
        tell(log, STOPPED, mover, other, s.step[mover])
        return mover
    at_top = s.step[other] == TOP
    if mover_up or not other_up:
        s.step[other] += 1
    else:
        s.step[other] = HOME + 1 - (s.step[other] - 1)
    tell(log, BUMPS, mover, other, s.step[other])
    turn_if_slow(s, other, log)
    return -1 if mover_up and at_top else other


def come_home(s: State, seat: int, log: Log) -> None:
    s.place[seat] = count_home(s) + 1
    tell(log, COMES_HOME, seat, s.place[seat])


def count_home(s: State) -> int:
    n = 0
    for seat in range(s.seats):
        if s.place[seat] > 0:
            n += 1
    return n


def next_seat(s: State) -> None:
    s.phase = DECIDE
    if count_home(s) > 0 and not s.play_on:
        s.phase = OVER_NOW
        return
    for i in range(1, s.seats + 1):
        seat = (s.mover + i) % s.seats
        if s.place[seat] == 0 and s.sick[seat] == 0:
            s.mover = seat
            return
    s.phase = OVER_NOW
