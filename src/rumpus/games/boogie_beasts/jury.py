"""The jury: one jump after another is turned face up, its dice are rolled, and its jumpers get their points."""

from rumpus.kernel import EVERYONE, Log, bit, count_seats, tell

from .places import host, is_solo, jumps, nth_jump, size
from .prepare import begin_run
from .state import (
    CROWDED,
    DECIDED,
    DIE,
    DOUBLED,
    EXACT,
    FILLED,
    JUDGES,
    JURY,
    LANDED,
    LAST_FIGURE,
    LAST_SOLO_FIGURE,
    MAYBE,
    NEEDS,
    NO_FIGURES,
    NO_JUMPER,
    NOTHING,
    OVER_NOW,
    POINTS,
    RUNS,
    SHEET,
    SHORT,
    SHOWS,
    SOLO,
    SORTS,
    TUMBLED,
    TURNED,
    VALUE,
    YES,
    State,
)


def begin_jury(s: State, log: Log) -> None:
    s.phase = JURY
    s.judged = 0
    judge_on(s, log)


def judge_on(s: State, log: Log) -> None:
    """Turn up jumps until one has dice to roll; after the last, the jumprun is over."""
    while s.judged < jumps(s):
        judge(s, nth_jump(s, s.judged), log)
        if s.dice_left > 0:
            return
        s.judged += 1
    end_run(s, log)


def judge(s: State, place: int, log: Log) -> None:
    if not anything_at(s, place):
        return
    tell(log, JUDGES, place, host(place))
    forget_last_jump(s)
    there = turn_characters(s, place, log)
    turn_jumpcards(s, place, there, log)
    if s.jumpers == 0:
        return
    if s.dice == 0:
        tell(log, NO_FIGURES, place, host(place))  # no dice, no points (ruling 6)
        return
    s.dice_left = s.dice
    tell(log, NEEDS, place, host(place), s.difficulty, s.dice, s.potential)


def anything_at(s: State, place: int) -> bool:
    for seat in range(s.seats):
        for i in range(s.laid[seat]):
            if s.jumpcard_at[seat][i] == place:
                return True
        for i in range(s.sent[seat]):
            if s.character_at[seat][i] == place:
                return True
    return False


def forget_last_jump(s: State) -> None:
    s.verdict = 0
    s.jumpers = 0
    s.difficulty = 0
    s.potential = 0
    s.dice = 0
    s.rolled = 0


# Who jumps


def turn_characters(s: State, place: int, log: Log) -> int:
    """Two or more of one seat in one formation: all of them leave (ruling 5). Returns how many stay, bluffs too."""
    there, yes, maybe = 0, 0, 0
    for k in range(s.seats):
        seat = (s.master + k) % s.seats
        here, sort = 0, 0
        for i in range(s.sent[seat]):
            if s.character_at[seat][i] == place:
                here += 1
                sort = s.character[seat][i]
                s.character_face[seat][i] = EVERYONE
                tell(log, SHOWS, seat, place, host(place), sort)
        if here > 1:
            tell(log, DOUBLED, seat, place, host(place))
        elif here == 1:
            there += 1
            if sort == YES:
                yes |= bit(seat)
            elif sort == MAYBE:
                maybe |= bit(seat)
    decide(s, place, yes, maybe)
    tell(
        log,
        DECIDED,
        place,
        host(place),
        s.verdict,
        size(place),
        count_seats(yes),
        count_seats(maybe),
        count_seats(s.jumpers),
    )
    return there


def decide(s: State, place: int, yes: int, maybe: int) -> None:
    """Too many fail; exactly enough ✓ leave every ? aside; too few take all of them in, and still too few jump for
    half the points, even alone (ruling 2). A solo jumps with ✓ and ? alike (ruling 3)."""
    wanted, sure, all_in = size(place), count_seats(yes), count_seats(yes | maybe)
    if all_in == 0:
        s.verdict = NO_JUMPER
    elif is_solo(place):
        s.verdict = SOLO
    elif sure > wanted or (sure < wanted and all_in > wanted):
        s.verdict = CROWDED
    elif sure == wanted:
        s.verdict = EXACT
    else:
        s.verdict = FILLED if all_in == wanted else SHORT
    if s.verdict == EXACT:
        s.jumpers = yes
    elif s.verdict >= FILLED:
        s.jumpers = yes | maybe


# What it takes


def turn_jumpcards(s: State, place: int, there: int, log: Log) -> None:
    """Difficulty: figures and effects. Dice: one a figure. Potential: figures alone. What should not have been played
    leaves as if it were not there: a 3 to 6 on a solo, anything where no character lies (ruling 4)."""
    for k in range(s.seats):
        seat = (s.master + k) % s.seats
        for i in range(s.laid[seat]):
            if s.jumpcard_at[seat][i] != place:
                continue
            card = s.jumpcard[seat][i]
            counts = there > 0 and not (is_solo(place) and LAST_SOLO_FIGURE < card <= LAST_FIGURE)
            s.jumpcard_face[seat][i] = EVERYONE
            if counts:
                s.difficulty += VALUE[card]
                if card <= LAST_FIGURE:
                    s.potential += VALUE[card]
                    s.dice += 1
            tell(log, TURNED, seat, place, host(place), card, 1 if counts else 0)


# The dice


def roll(s: State, value: int, log: Log) -> None:
    place = nth_jump(s, s.judged)
    s.die = value
    s.rolled += value
    s.dice_left -= 1
    need = max(0, s.difficulty - s.rolled)
    tell(log, DIE, place, host(place), value, s.rolled, s.difficulty, s.dice_left, need)
    if s.dice_left == 0:
        score_jump(s, place, log)
        s.judged += 1
        judge_on(s, log)


def score_jump(s: State, place: int, log: Log) -> None:
    if s.rolled < s.difficulty:
        tell(log, TUMBLED, place, host(place), s.rolled, s.difficulty)
        return
    tell(log, LANDED, place, host(place), s.rolled, s.difficulty)
    points = s.potential // 2 if s.verdict == SHORT else s.potential
    for k in range(s.seats):
        seat = (s.master + k) % s.seats
        if s.jumpers & bit(seat):
            if s.flat[seat]:
                tell(log, NOTHING, seat, place, host(place))
            else:
                s.sheet[seat][s.run] += points
                tell(log, POINTS, seat, points, place, host(place))


# The end of a jumprun


def end_run(s: State, log: Log) -> None:
    """Played jumpcards are discarded, characters come back, and the next on the left is jumpmaster. The rows that say
    what was played stay until the next jump; from here on they are only a memory."""
    for seat in range(s.seats):
        for i in range(s.laid[seat]):
            s.discard[s.jumpcard[seat][i]] += 1
        s.held[seat] -= s.laid[seat]
        for sort in range(SORTS):
            s.characters[seat][sort] = s.sorts[sort]
        tell(log, SHEET, seat, s.run + 1, s.sheet[seat][s.run], points_of(s, seat))
    forget_last_jump(s)
    s.judged = 0
    if s.run == RUNS - 1:
        s.phase = OVER_NOW
        return
    s.run += 1
    s.master = (s.master + 1) % s.seats
    begin_run(s, log)


def points_of(s: State, seat: int) -> int:
    points = 0
    for run in range(RUNS):
        points += s.sheet[seat][run]
    return points
