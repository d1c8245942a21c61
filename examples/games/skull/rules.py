"""Skull, in the order of play: lay discs, bid, turn over, win or lose a disc."""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, EVERYONE, OVER, Log, below, bit, place_by, tell
from rumpus.kernel.options import Options

from . import state
from .state import ADD, BID, DISCS, FLIP, FLOWER, GOAL, LOSE, MOST, NONE, OVER_NOW, PLACE, SKULL, State

LAY_FLOWER, LAY_SKULL, PASS = range(3)
FIRST_BID = 3  # the move that bids one
FIRST_TURN = FIRST_BID + MOST * DISCS  # the move that turns over a disc of seat 1

MOVES = FIRST_TURN + MOST
CHOICES = 2 + MOST * DISCS
OUTCOMES = 2  # what is lost: a flower, or the skull
ROUNDS = MOST * DISCS + MOST + 1  # each costs a disc or gives a win
LONGEST = ROUNDS * (MOST * DISCS * 3 + MOST)  # discs laid, bids that grow, discs turned over; and who passes


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    for seat in range(s.seats):
        s.discs[seat] = DISCS
        s.has_skull[seat] = 1
    new_round(s)


def turn(s: State) -> int:
    if s.phase == OVER_NOW:
        return OVER
    return CHANCE if s.phase == LOSE else bit(s.mover)


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    if s.phase == FLIP:
        return legal_turns(s, moves)
    n = 0
    if s.phase != BID:
        if flowers_in_hand(s, seat) > 0:
            moves[n] = LAY_FLOWER
            n += 1
        if skull_in_hand(s, seat):
            moves[n] = LAY_SKULL
            n += 1
    if s.phase == BID:
        moves[n] = PASS
        n += 1
    if s.phase != PLACE:
        for number in range(s.bid + 1, discs_laid(s) + 1):
            moves[n] = FIRST_BID + number - 1
            n += 1
    return n


def legal_turns(s: State, moves: MutableSequence[int]) -> int:
    n = 0
    for owner in range(s.seats):
        if s.height[owner] > s.opened[owner]:
            moves[n] = FIRST_TURN + owner
            n += 1
    return n


def skull_in_hand(s: State, seat: int) -> bool:
    laid = 0
    for at in range(DISCS):
        if s.stack[seat][at] == SKULL:
            laid += 1
    return s.has_skull[seat] > laid


def flowers_in_hand(s: State, seat: int) -> int:
    in_hand = s.discs[seat] - s.height[seat]
    return in_hand - 1 if skull_in_hand(s, seat) else in_hand + 0


def discs_laid(s: State) -> int:
    laid = 0
    for seat in range(s.seats):
        laid += s.height[seat]
    return laid


def play(s: State, seat: int, move: int, log: Log) -> None:
    if move == LAY_FLOWER:
        lay(s, seat, FLOWER, log)
    elif move == LAY_SKULL:
        lay(s, seat, SKULL, log)
    elif move == PASS:
        s.passed[seat] = 1
        tell(log, state.PASSES, seat)
        next_bidder(s, log)
    elif move < FIRST_TURN:
        s.bid = move - FIRST_BID + 1
        s.bidder = seat
        s.phase = BID
        tell(log, state.BIDS, seat, s.bid)
        next_bidder(s, log)
    else:
        turn_over(s, move - FIRST_TURN, log)


def lay(s: State, seat: int, disc: int, log: Log) -> None:
    at = s.height[seat]
    s.stack[seat][at] = disc
    s.shown[seat][at] = bit(seat)
    s.height[seat] = at + 1
    tell(log, state.LAYS, seat, disc)
    s.mover = next_seat(s, seat)
    if s.phase == PLACE and s.height[s.mover] > 0:
        s.phase = ADD


def next_seat(s: State, seat: int) -> int:
    """The next who still has discs."""
    after = (seat + 1) % s.seats
    while s.discs[after] == 0:
        after = (after + 1) % s.seats
    return after


def next_bidder(s: State, log: Log) -> None:
    """Who has not passed is asked; with nobody left to ask, or nothing left to bid, the bidder turns discs over."""
    if s.bid < discs_laid(s):
        for i in range(1, s.seats):
            seat = (s.mover + i) % s.seats
            if seat != s.bidder and s.discs[seat] > 0 and s.passed[seat] == 0:
                s.mover = seat
                return
    s.phase = FLIP
    s.mover = s.bidder
    while s.phase == FLIP and s.opened[s.bidder] < s.height[s.bidder]:  # the own discs first
        turn_over(s, s.bidder, log)


def turn_over(s: State, owner: int, log: Log) -> None:
    at = s.height[owner] - s.opened[owner] - 1
    s.shown[owner][at] = EVERYONE
    s.opened[owner] += 1
    tell(log, state.TURNS, s.bidder, owner, s.stack[owner][at])
    if s.stack[owner][at] == SKULL:
        s.phase = LOSE
    elif discs_opened(s) == s.bid:
        s.wins[s.bidder] += 1
        tell(log, state.WINS, s.bidder)
        if s.wins[s.bidder] == GOAL:
            s.phase = OVER_NOW
        else:
            new_round(s)


def discs_opened(s: State) -> int:
    opened = 0
    for seat in range(s.seats):
        opened += s.opened[seat]
    return opened


def odds(s: State, weights: MutableSequence[int]) -> int:
    weights[0] = s.discs[s.bidder] - s.has_skull[s.bidder]
    weights[1] = s.has_skull[s.bidder]
    return 2


def land(s: State, outcome: int, log: Log) -> None:
    """The bidder loses a disc, face down: nobody else sees which."""
    s.discs[s.bidder] -= 1
    s.has_skull[s.bidder] -= outcome
    tell(log, state.LOSES, s.bidder, FLOWER + outcome)
    left, last = 0, 0
    for seat in range(s.seats):
        if s.discs[seat] > 0:
            left += 1
            last = seat
    if left == 1:
        s.wins[last] = GOAL
        s.phase = OVER_NOW
    else:
        new_round(s)


def new_round(s: State) -> None:
    """Discs go back to their owners, and the bidder begins; without discs, the next one."""
    for seat in range(MOST):
        for at in range(DISCS):
            s.stack[seat][at] = NONE
            s.shown[seat][at] = EVERYONE  # an empty place is no secret
        s.height[seat] = 0
        s.opened[seat] = 0
        s.passed[seat] = 0
    s.bid = 0
    s.phase = PLACE
    s.mover = s.bidder
    if s.discs[s.mover] == 0:
        s.mover = next_seat(s, s.mover)


def time_out(s: State, log: Log) -> None:
    """Who sleeps lays a flower, passes, or turns over the next disc there is."""
    seat = s.mover + 0
    if s.phase == BID:
        play(s, seat, PASS, log)
    elif s.phase == FLIP:
        owner = 0
        while s.height[owner] == s.opened[owner]:
            owner += 1
        turn_over(s, owner, log)
    elif flowers_in_hand(s, seat) > 0:
        lay(s, seat, FLOWER, log)
    elif skull_in_hand(s, seat):
        lay(s, seat, SKULL, log)
    else:
        play(s, seat, FIRST_BID, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    for seat in range(s.seats):
        points[seat] = s.wins[seat]
    place_by(points, places, s.seats)


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Deal each other seat a skull, or not, and a place for it among the discs that are not open. Of four discs, who
    has lost some at random still has the skull as often as discs are left."""
    for other in range(s.seats):
        if other != seat and s.discs[other] > 0:
            imagine_discs(s, other, draw)


def imagine_discs(s: State, other: int, draw: MutableSequence[int]) -> None:
    hidden = s.height[other] - s.opened[other]
    for at in range(hidden):
        s.stack[other][at] = FLOWER
    for at in range(hidden, s.height[other]):
        if s.stack[other][at] == SKULL:  # it lies open
            s.has_skull[other] = 1
            return
    unseen = s.discs[other] - s.opened[other]
    place = below(draw, DISCS - s.opened[other])  # one of the unseen discs, or of those that were lost
    if place < unseen:
        s.has_skull[other] = 1
        if place < hidden:
            s.stack[other][place] = SKULL
