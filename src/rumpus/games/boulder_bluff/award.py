"""Who takes the boulder: the comparison, the tie, the wolves' token, the injuries."""

from rumpus.kernel import Log, bit, count_seats, nth_seat, tell

from .cards import clear_climb, deal_on
from .state import (
    ALONE,
    BITTEN,
    BOULDERS,
    BY_LOT,
    CHALLENGE,
    CLIMBS,
    DECLARE,
    DECLARED,
    DECLARES,
    DONE,
    FLIP,
    FLIPS,
    HIGHEST,
    HOWL,
    HURT,
    INJURY,
    KINDS,
    LOT,
    LOT_FALLS,
    NAMES_CONTEST,
    ONES,
    OVER_NOW,
    OWNED,
    ROW,
    SPARED,
    TAPPED,
    TAPPING,
    TENS,
    TIES,
    WINKS,
    WINS,
    WOLVES,
    State,
)
from .strength import all_awake, count_strength


def compare(s: State, log: Log) -> None:
    """The strongest takes the boulder; in a tie the active seat, and among others the table decides (ruling 5)."""
    count_strength(s, log)
    best = s.strength[s.active] + 0
    for seat in range(s.seats):
        if s.answer[seat] == CLIMBS and s.strength[seat] > best:
            best = s.strength[seat] + 0
    if s.strength[s.active] == best:
        award(s, s.active, log)
        return
    for seat in range(s.seats):
        if s.answer[seat] == CLIMBS and s.strength[seat] == best:
            s.tied |= bit(seat)
    if count_seats(s.tied) == 1:
        award(s, nth_seat(s.tied, 0), log)
        return
    for seat in range(s.seats):
        if s.tied >> seat & 1:
            tell(log, TIES, seat, best)
    begin_tie_break(s)


def begin_tie_break(s: State) -> None:
    s.actor = s.active
    if s.tie == BY_LOT:
        s.phase = LOT
    elif s.tie == DECLARED:
        s.phase = CHALLENGE
    else:
        s.phase = TAPPING
        for seat in range(s.seats):
            s.reporting[seat] = TENS if s.tied >> seat & 1 else 0


# A contest in the room: the active seat names it, those tied do it, whoever watched says who won


def name_contest(s: State, contest: int, log: Log) -> None:
    s.contest = contest
    s.phase = DECLARE
    tell(log, NAMES_CONTEST, s.active, contest)


def judges(s: State) -> int:
    """Everybody who is not tied; at least the active seat."""
    return ((1 << s.seats) - 1) & ~s.tied


def declare(s: State, seat: int, winner: int, log: Log) -> None:
    tell(log, DECLARES, seat, winner)
    award(s, winner, log)


# A contest far apart: ten seconds of tapping. Each tied seat reports its own count, sealed: tens, then ones


def tapping_seats(s: State) -> int:
    who = 0
    for seat in range(s.seats):
        if s.reporting[seat] == TENS or s.reporting[seat] == ONES:
            who |= bit(seat)
    return who


def report_tens(s: State, seat: int, tens: int) -> None:
    s.taps[seat] = 10 * tens
    s.reporting[seat] = ONES


def report_ones(s: State, seat: int, ones: int, log: Log) -> None:
    s.taps[seat] += ones
    s.reporting[seat] = DONE
    if tapping_seats(s) == 0:
        end_tapping(s, log)


def end_tapping(s: State, log: Log) -> None:
    """Most taps win; equals among these draw lots, so the contest ends."""
    best = 0
    for seat in range(s.seats):
        if s.reporting[seat] > 0:
            tell(log, TAPPED, seat, s.taps[seat])
            best = max(best, s.taps[seat] + 0)
    quickest = 0
    for seat in range(s.seats):
        if s.reporting[seat] > 0 and s.taps[seat] == best:
            quickest |= bit(seat)
        s.reporting[seat] = 0
        s.taps[seat] = 0
    s.tied = quickest
    if count_seats(quickest) == 1:
        award(s, nth_seat(quickest, 0), log)
    else:
        s.phase = LOT


def lot_falls(s: State, nth: int, log: Log) -> None:
    winner = nth_seat(s.tied, nth)
    tell(log, LOT_FALLS, winner)
    award(s, winner, log)


# The award


def take_boulder(s: State, seat: int) -> None:
    s.boulder_at[s.target - 1] = OWNED + seat
    for place in range(ROW):
        if s.row[place] == s.target:
            s.row[place] = 0


def take_alone(s: State, log: Log) -> None:
    """Nobody joins: no reveal, no effects, no injury; the discard shows what it was (ruling 2)."""
    seat = s.active
    boulder = s.target - 1
    take_boulder(s, seat)
    tell(log, ALONE, seat, s.boulder_base[boulder], s.boulder_second[boulder], s.boulder_points[boulder])
    for card in range(KINDS):
        if s.down[seat][card] > 0:
            tell(log, WINKS, seat, card, s.down[seat][card])
    finish(s, log)


def award(s: State, seat: int, log: Log) -> None:
    boulder = s.target - 1
    base, second, points = s.boulder_base[boulder], s.boulder_second[boulder], s.boulder_points[boulder]
    take_boulder(s, seat)
    tell(log, WINS, seat, base, second, points, s.strength[seat])
    s.actor = seat
    s.howls = all_awake(s, WOLVES)
    s.offset = 0
    next_token(s, log)


def next_token(s: State, log: Log) -> None:
    """Wolves' tokens for the winner first, then injuries in turn order from the active seat (ruling 7)."""
    if s.howls > 0:
        s.phase = HOWL
        return
    while s.offset < s.seats:
        seat = (s.active + s.offset) % s.seats
        s.offset += 1
        if s.answer[seat] == CLIMBS and s.strength[seat] < s.boulder_points[s.target - 1]:
            if count_places(s, seat) > 0:
                s.actor = seat
                s.phase = FLIP
                return
            tell(log, SPARED, seat)
    finish(s, log)


def wolf_bites(s: State, value: int, log: Log) -> None:
    """The token lies in front of the winner: it costs points, not strength."""
    s.front[s.actor] += value
    s.howls -= 1
    tell(log, BITTEN, s.actor, value)
    next_token(s, log)


def flip_injury(s: State, value: int, log: Log) -> None:
    """Flip first, then place; where there is one place only, nothing is asked."""
    s.flipped = value
    tell(log, FLIPS, s.actor, value)
    if count_places(s, s.actor) > 1:
        s.phase = INJURY
        return
    for points in range(1, HIGHEST + 1):
        if can_place(s, s.actor, points):
            place_injury(s, points, log)
            return


def can_place(s: State, seat: int, points: int) -> bool:
    """Whether the seat has a boulder of these points in the base colour of the climb; the one just won counts."""
    base = s.boulder_base[s.target - 1]
    for boulder in range(BOULDERS):
        if (
            s.boulder_at[boulder] == OWNED + seat
            and s.boulder_base[boulder] == base
            and s.boulder_points[boulder] == points
        ):
            return True
    return False


def count_places(s: State, seat: int) -> int:
    n = 0
    for points in range(1, HIGHEST + 1):
        if can_place(s, seat, points):
            n += 1
    return n


def place_injury(s: State, points: int, log: Log) -> None:
    """Of boulders alike, the one with fewer injuries gets it."""
    base = s.boulder_base[s.target - 1]
    found = -1
    for boulder in range(BOULDERS):
        if (
            s.boulder_at[boulder] == OWNED + s.actor
            and s.boulder_base[boulder] == base
            and s.boulder_points[boulder] == points
            and (found < 0 or s.injuries[boulder] < s.injuries[found])
        ):
            found = boulder
    s.injuries[found] += s.flipped
    tell(log, HURT, s.actor, s.flipped, base, points)
    s.flipped = 0
    next_token(s, log)


def finish(s: State, log: Log) -> None:
    """The boulder taken after the pile ran out was the last (ruling 9); else cards are dealt and the row refilled."""
    clear_climb(s)
    if s.pile_left == 0:
        s.phase = OVER_NOW
    else:
        deal_on(s, log)
