"""Strength: what each climber's cards, chalk and tiredness come to once all cards lie open."""

from rumpus.kernel import Log, tell

from .cards import has_colour
from .state import (
    BEAR,
    BEAR_ROARS,
    BOULDERS,
    BROWN,
    CARD_BASE,
    CARD_VALUE,
    CLIMBS,
    COUNTS,
    DEER,
    DEER_HELPS,
    OWNED,
    WOLVES,
    WOLVES_HOWL,
    State,
)


def count_strength(s: State, log: Log) -> None:
    """Bear, deer and wolves speak, then every climber counts, in turn order from the active seat."""
    tell_effects(s, BEAR, log)
    tell_effects(s, DEER, log)
    tell_effects(s, WOLVES, log)
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.answer[seat] == CLIMBS:
            count_climber(s, seat, log)


def count_climber(s: State, seat: int, log: Log) -> None:
    values = card_strength(s, seat)
    chalk = chalk_strength(s, seat)
    bonus = colour_bonus(s, seat)
    tired = tiredness(s, seat)
    bears = bears_of_others(s, seat)
    s.strength[seat] = values + chalk + bonus - tired - bears
    asked = s.boulder_points[s.target - 1]
    tell(log, COUNTS, seat, values, chalk, bonus, tired, bears, s.strength[seat], asked)


def card_strength(s: State, seat: int) -> int:
    """Values of the cards that share a colour with the boulder, less what the boars hit."""
    sum_ = 0
    for card in range(BROWN):
        if s.up[seat][card] > 0:
            sum_ += s.up[seat][card] * worth(s, card)
    for i in range(s.hits):
        if s.hit_seat[i] == seat:
            sum_ -= worth(s, s.hit_card[i])
    return sum_


def worth(s: State, card: int) -> int:
    """What one card gives on the boulder being climbed; either colour of either will do (ruling 3)."""
    boulder = s.target - 1
    if has_colour(card, s.boulder_base[boulder]) or has_colour(card, s.boulder_second[boulder]):
        return CARD_VALUE[card]
    return 0


def chalk_strength(s: State, seat: int) -> int:
    """The chalk token, three times for each deer: two deer make it nine (ruling 4)."""
    chalk = s.chalk[seat] + 0
    for _ in range(awake(s, seat, DEER)):
        chalk *= 3
    return chalk


def colour_bonus(s: State, seat: int) -> int:
    """One for each card if all but the brown ones have the boulder's base colour as their base colour."""
    base = s.boulder_base[s.target - 1]
    matching = 0
    for card in range(BROWN):
        if s.up[seat][card] > 0:
            if CARD_BASE[card] != base:
                return 0
            matching += s.up[seat][card]
    return matching


def tiredness(s: State, seat: int) -> int:
    """One for each own boulder of that base colour, and the injuries on these."""
    base = s.boulder_base[s.target - 1]
    tired = 0
    for boulder in range(BOULDERS):
        if s.boulder_at[boulder] == OWNED + seat and s.boulder_base[boulder] == base:
            tired += 1 + s.injuries[boulder]
    return tired


def bears_of_others(s: State, seat: int) -> int:
    bears = 0
    for other in range(s.seats):
        if other != seat:
            bears += awake(s, other, BEAR)
    return bears


def awake(s: State, seat: int, card: int) -> int:
    """How many brown cards of a kind a seat has that no squirrel took the words from."""
    return s.up[seat][card] - s.void[seat][card - BROWN]


def all_awake(s: State, card: int) -> int:
    n = 0
    for seat in range(s.seats):
        n += awake(s, seat, card)
    return n


def tell_effects(s: State, card: int, log: Log) -> None:
    if log is None:
        return
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        for _ in range(awake(s, seat, card)):
            if card == BEAR:
                tell(log, BEAR_ROARS, seat)
            elif card == DEER:
                tell(log, DEER_HELPS, seat, chalk_strength(s, seat))
            else:
                tell(log, WOLVES_HOWL, seat)
