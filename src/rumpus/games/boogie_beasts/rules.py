"""Boogie Beasts: four jumpruns of deal, plane, jump and jury. Each part has its own file; this one is their order."""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, EVERYONE, OVER, Log, bit, place_by
from rumpus.kernel.options import Options

from . import jump, jury, places, prepare, unseen
from .state import (
    BACKS,
    DEAL,
    DONE,
    FORMATIONS,
    HAND,
    JUMPCARD,
    JUMPCARDS,
    JURY,
    LATE,
    MOST,
    OVER_NOW,
    PLACES,
    PLAN,
    PLANE,
    READY,
    RUNS,
    SEAL,
    SECOND_THOUGHTS,
    SORT,
    SORTS,
    WAIT,
    WHO_BEGINS,
    State,
)

MODULES = (places, prepare, jury, jump, unseen)

MOVES = SEAL + 1
CHOICES = (JUMPCARDS - 1) * PLACES + (SORTS - 1) * (FORMATIONS + 1) + PLACES + 1
OUTCOMES = JUMPCARDS
# A seat and jumprun: ready and second thoughts, each card put once and once more for each taken back, and the end.
LONGEST = RUNS * MOST * (1 + 2 * SECOND_THOUGHTS + 2 * HAND + 2 * BACKS + 1)


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    s.pace = options.number("pace")
    s.strict = options.number("late")
    for entry in options.deck["jumpcards"]:
        s.deck[JUMPCARD.words.index(entry["card"])] = entry["count"]
    for entry in options.deck["characters"]:
        s.sorts[SORT.words.index(entry["sort"])] = entry["count"]
    s.pile = list(s.deck)
    for seat in range(MOST):
        here = seat < s.seats
        s.characters[seat] = list(s.sorts) if here else [0] * SORTS
        s.opened[seat] = EVERYONE
        s.jumpcard_face[seat] = [bit(seat) if here else EVERYONE] * HAND
        s.character_face[seat] = [bit(seat) if here else EVERYONE] * HAND
    s.phase = WHO_BEGINS


def turn(s: State) -> int:
    if s.phase == OVER_NOW:
        return OVER
    if s.phase == PLANE:
        return prepare.in_the_plane(s)
    if s.phase == WHO_BEGINS or s.phase == DEAL or s.phase == JURY:
        return CHANCE
    return jump.still_jumping(s)


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    if s.phase == PLANE:
        moves[0] = WAIT if s.ready[seat] else READY
        return 1
    n = jump.legal_puts(s, seat, moves)
    if s.phase == PLAN:
        n = jump.legal_backs(s, seat, n, moves)
        moves[n] = SEAL
    else:
        moves[n] = DONE
    return n + 1


def play(s: State, seat: int, move: int, log: Log) -> None:
    if s.phase == PLANE:
        prepare.speak(s, seat, move, log)
    else:
        jump.jump(s, seat, move, log)


def odds(s: State, weights: MutableSequence[int]) -> int:
    if s.phase == DEAL:
        for card in range(JUMPCARDS):
            weights[card] = s.pile[card]
        return JUMPCARDS
    n = s.seats if s.phase == WHO_BEGINS else 6
    for i in range(n):
        weights[i] = 1
    return n


def land(s: State, outcome: int, log: Log) -> None:
    if s.phase == DEAL:
        prepare.deal(s, outcome, log)
    elif s.phase == JURY:
        jury.roll(s, outcome + 1, log)
    else:
        s.master = outcome
        prepare.begin_run(s, log)


def time_out(s: State, log: Log) -> None:
    if s.phase == PLANE:
        prepare.begin_jump(s, 0, log)
    else:
        jump.time_is_up(s, log)


def score(s: State, points: MutableSequence[int], place: MutableSequence[int]) -> None:
    for seat in range(s.seats):
        points[seat] = jury.points_of(s, seat)
    place_by(points, place, s.seats)


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    unseen.imagine(s, seat, draw)


def clock(s: State) -> int:
    """One clock for the whole plane, one for the whole jump, one for who comes late; moves do not restart them."""
    return 0 if s.phase == PLANE else 2 if s.phase == LATE else 1


def sealed(s: State) -> int:
    return 1 if s.phase == PLAN else 0
