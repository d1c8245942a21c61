"""Bounce: the smallest game here, and the tutorial of how a game is written. What a roll does is in `jump.py`.

Every function gets the state first. None draws a random number: `odds` says what may happen, `land` makes it so.
"""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, OVER, Log, bit, tell
from rumpus.kernel.options import Options

from . import jump, state
from .state import HOME, State

MODULES = (jump,)  # further files with rules

MOVES = 2  # roll, faceplant
CHOICES = 2  # the most legal moves at once
OUTCOMES = state.DIE_SIDES  # the most outcomes of chance at once
LONGEST = state.MOST * state.SICK * HOME  # the most decisions in a game: each takes a token at least one step on


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    s.play_on = options.number("play_on")
    s.phase = state.WHO_BEGINS


def turn(s: State) -> int:
    if s.phase == state.OVER_NOW:
        return OVER
    if s.phase == state.DECIDE:
        return bit(s.mover)
    return CHANCE


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    moves[0] = state.ROLL
    if not may_faceplant(s.jumps[seat], s.step[seat]):
        return 1
    moves[1] = state.FACEPLANT
    return 2


def may_faceplant(jumps: int, step: int) -> bool:
    """In the last jump, where the coin can bring you home."""
    return jumps == state.LAST_JUMP and 1 <= HOME - step <= state.COIN_SIDES


def play(s: State, seat: int, move: int, log: Log) -> None:
    if move == state.FACEPLANT:
        s.phase = state.COIN
        tell(log, state.FACEPLANTS, seat)
    else:
        s.phase = state.DICE
        s.dice_left = state.DICE_AFTER[s.jumps[seat]]


def odds(s: State, weights: MutableSequence[int]) -> int:
    n = s.seats if s.phase == state.WHO_BEGINS else state.COIN_SIDES if s.phase == state.COIN else state.DIE_SIDES
    for i in range(n):
        weights[i] = 1
    return n


def land(s: State, outcome: int, log: Log) -> None:
    if s.phase == state.WHO_BEGINS:
        s.mover = outcome
        s.phase = state.DECIDE
        tell(log, state.BEGINS, outcome)
        return
    s.rolled += outcome + 1
    if s.phase == state.COIN:
        tell(log, state.COIN_SHOWS, s.mover, outcome + 1)
    else:
        tell(log, state.DIE, s.mover, outcome + 1)
        s.dice_left -= 1
    if s.dice_left == 0:
        jump.jump(s, s.mover, s.rolled, log)
        s.rolled = 0
        next_turn(s)


def next_turn(s: State) -> None:
    """The next who is neither home nor sick; without one, and when the first is home, the game is over."""
    s.phase = state.OVER_NOW
    if jump.ended(s):
        return
    for i in range(1, s.seats + 1):
        seat = (s.mover + i) % s.seats
        if s.place[seat] == 0 and s.sick[seat] == 0:
            s.mover = seat
            s.phase = state.DECIDE
            return


def time_out(s: State, log: Log) -> None:
    play(s, s.mover, state.ROLL, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    for seat in range(s.seats):
        points[seat] = 1 if s.place[seat] == 1 else 0
        places[seat] = 0 if s.sick[seat] else s.place[seat] if s.place[seat] else jump.count_home(s) + 1


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Nothing is hidden: the world that could be true is the one on the table."""
