"""Before the first card is played: which animals come, which stay at home, and the deal."""

from collections.abc import MutableSequence

from rumpus.kernel import Log, clear, tell
from rumpus.kernel.errors import BadOption
from rumpus.kernel.options import Options

from .line import value_of
from .state import (
    BUILD,
    BUILT,
    COMBINED,
    DEAL,
    DEALT,
    FIRST,
    HAND,
    KINDS,
    PACKED,
    PLAY,
    PUT_AWAY,
    RETURN,
    SET_ASIDE,
    TOOK,
    VALUES,
    WHO_BEGINS,
    State,
)

SEALED_AWAY = HAND  # as many are put away as are held


def new_decks(s: State, options: Options) -> None:
    s.seats = options.seats
    s.sets = options.number("set")
    s.advanced = options.number("advanced")
    s.return_game = options.number("return_game")
    if s.return_game and s.sets != COMBINED:
        raise BadOption("option-return-game")
    for species in range(1, KINDS + 1):
        s.worth[species] = int(options.deck["animals"][species - 1]["points"])
    for seat in range(s.seats):
        if s.sets != COMBINED:
            s.built[seat] = VALUES
            for i in range(VALUES):
                s.deck[seat][i] = i + 1 + (VALUES if s.sets == FIRST else 0)
                s.shown[seat][i] = s.deck[seat][i]
        fill_pile(s, seat)
    s.phase = BUILD if s.sets == COMBINED else after_building(s)


def fill_pile(s: State, seat: int) -> None:
    for i in range(VALUES):
        s.pile[seat][i] = 1
    s.pile_size[seat] = VALUES


def after_building(s: State) -> int:
    if s.advanced:
        return PUT_AWAY
    return WHO_BEGINS if s.game == 0 else DEAL


def take(s: State, seat: int, species: int, log: Log) -> None:
    """Deck building: of each value, lowest first, the animal of one set or the other."""
    s.deck[seat][s.built[seat]] = species
    s.built[seat] += 1
    tell(log, TOOK, seat, species)
    if s.built[seat] < VALUES:
        return
    tell(log, BUILT, seat)
    for other in range(s.seats):
        if s.built[other] < VALUES:
            return
    s.phase = after_building(s)


def put_away(s: State, seat: int, species: int, log: Log) -> None:
    s.away[seat][s.away_size[seat]] = species
    s.away_size[seat] += 1
    s.pile[seat][value_of(species) - 1] = 0
    s.pile_size[seat] -= 1
    tell(log, SET_ASIDE, seat, species)
    if s.away_size[seat] < SEALED_AWAY:
        return
    tell(log, PACKED, seat)
    for other in range(s.seats):
        if s.away_size[other] < SEALED_AWAY:
            return
    s.phase = WHO_BEGINS if s.game == 0 else DEAL


def hurry(s: State, log: Log) -> None:
    """Time is up: New Beasts for every value left open, and the weakest stay at home."""
    building = s.phase == BUILD
    for seat in range(s.seats):
        if building:
            while s.built[seat] < VALUES:
                take(s, seat, s.built[seat] + 1, log)
        else:
            for i in range(VALUES):
                if s.pile[seat][i] > 0 and s.away_size[seat] < SEALED_AWAY:
                    put_away(s, seat, s.deck[seat][i], log)


def drawing(s: State) -> int:
    """Whose pile is drawn from: in the deal everybody's in turn."""
    if s.phase != DEAL:
        return s.mover
    seat = 0
    while s.hand_size[seat] == HAND:
        seat += 1
    return seat


def odds_of_pile(s: State, weights: MutableSequence[int]) -> int:
    seat = drawing(s)
    for i in range(VALUES):
        weights[i] = s.pile[seat][i]
    return VALUES


def deal(s: State, value: int, log: Log) -> None:
    seat = drawing(s)
    species = take_up(s, seat, value)
    tell(log, DEALT, seat, species)
    if s.hand_size[s.seats - 1] == HAND:
        s.phase = PLAY


def take_up(s: State, seat: int, value: int) -> int:
    """The card of that value (counted from 0) comes into the hand, which stays in order; returns its species."""
    s.pile[seat][value] = 0
    s.pile_size[seat] -= 1
    species = s.deck[seat][value]
    at = s.hand_size[seat]
    while at > 0 and s.hand[seat][at - 1] > species:
        s.hand[seat][at] = s.hand[seat][at - 1]
        at -= 1
    s.hand[seat][at] = species
    s.hand_size[seat] += 1
    return species


def return_game(s: State, log: Log) -> None:
    """Once more, with the animals left out; begun by the left neighbour of who began. Nobody is told what was put
    away in the first game, so of these values nobody knows what comes now."""
    s.game = 1
    clear(s.line)
    clear(s.out)
    clear(s.bar)
    clear(s.away_size)
    for seat in range(s.seats):
        clear(s.away[seat])
        fill_pile(s, seat)
        for i in range(VALUES):
            s.deck[seat][i] = other_set(s.deck[seat][i])
            if s.shown[seat][i] > 0:
                s.shown[seat][i] = other_set(s.shown[seat][i])
    s.starter = (s.starter + 1) % s.seats
    s.mover = s.starter
    tell(log, RETURN)
    s.phase = after_building(s)


def other_set(species: int) -> int:
    return species + VALUES if species <= VALUES else species - VALUES
