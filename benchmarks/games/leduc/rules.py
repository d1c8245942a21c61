"""The rules of Leduc poker: ante 1, bets of 2 and then 4, at most two raises a round, a pair with the board wins."""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, OVER, Log, bit, choose, tell
from rumpus.kernel.options import Options

from .state import (
    BET,
    BOARD,
    BOARD_SHOWS,
    CALL,
    CALLS,
    DEAL,
    DEALT,
    FOLD,
    FOLDS,
    OVER_NOW,
    RAISE,
    RAISES,
    State,
)

MOVES = 3
CHOICES = 3
OUTCOMES = 4
LONGEST = 8  # two rounds of at most: check, raise, raise, call


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    for rank in range(1, 4):
        s.deck[rank] = 2
    s.paid[0] = s.paid[1] = 1


def turn(s: State) -> int:
    if s.phase == BET:
        return bit(s.mover)
    return OVER if s.phase == OVER_NOW else CHANCE


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    n = 0
    if s.paid[seat] < s.paid[1 - seat]:
        moves[n] = FOLD
        n += 1
    moves[n] = CALL
    n += 1
    if s.raises < 2:
        moves[n] = RAISE
        n += 1
    return n


def play(s: State, seat: int, move: int, log: Log) -> None:
    s.acted += 1
    if move == FOLD:
        s.folded = seat + 1
        s.phase = OVER_NOW
        tell(log, FOLDS, seat)
        return
    s.paid[seat] = s.paid[1 - seat]
    if move == RAISE:
        s.paid[seat] += 4 if s.second else 2
        s.raises += 1
        s.mover = 1 - seat
        tell(log, RAISES, seat, s.paid[seat])
        return
    tell(log, CALLS, seat, s.paid[seat])
    s.mover = 1 - seat
    if s.acted > 1:
        s.phase = OVER_NOW if s.second else BOARD


def odds(s: State, weights: MutableSequence[int]) -> int:
    for rank in range(4):
        weights[rank] = s.deck[rank]
    return 4


def land(s: State, outcome: int, log: Log) -> None:
    s.deck[outcome] -= 1
    if s.phase == BOARD:
        s.board = outcome
        s.second = 1
        s.raises = s.acted = s.mover = 0
        s.phase = BET
        tell(log, BOARD_SHOWS, outcome)
        return
    seat = 1 if s.card[0] > 0 else 0
    s.card[seat] = outcome
    tell(log, DEALT, seat, outcome)
    if seat == 1:
        s.phase = BET


def time_out(s: State, log: Log) -> None:
    play(s, s.mover, FOLD if s.paid[s.mover] < s.paid[1 - s.mover] else CALL, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    pot = min(s.paid[1], s.paid[0])
    loser = s.folded - 1
    if s.folded == 0 and strength(s, 0) != strength(s, 1):
        loser = 0 if strength(s, 0) < strength(s, 1) else 1
    for seat in range(2):
        points[seat] = 0 if loser < 0 else -pot if seat == loser else pot
        places[seat] = 2 if seat == loser else 1


def strength(s: State, seat: int) -> int:
    return s.card[seat] + (4 if s.card[seat] == s.board else 0)


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    for rank in range(1, 4):
        s.deck[rank] = 2
    if s.card[seat] > 0:
        s.deck[s.card[seat]] -= 1
    if s.board > 0:
        s.deck[s.board] -= 1
    other = 1 - seat
    if s.phase != DEAL or (other == 0 and s.card[1] > 0):
        s.card[other] = choose(draw, s.deck)
