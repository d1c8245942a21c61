"""The climb, up to the reveal: a boulder, cards up and down, chalk, and who joins."""

from collections.abc import MutableSequence

from rumpus.kernel import Log, tell

from .award import compare, take_alone
from .cards import can_draw, need_card
from .effects import next_effect, reveal
from .state import (
    BOULDER,
    CHALK,
    CHALKS,
    CHOOSES,
    CLIMB,
    CLIMBS,
    DOWN,
    JOINS,
    KINDS,
    LAY,
    LAYS_DOWN,
    LAYS_UP,
    ROW,
    STAY,
    STAYS,
    STAYS_DOWN,
    UP,
    WARM,
    WARM_UP,
    WARMS_UP,
    State,
)


def legal_turn(s: State, seat: int, moves: MutableSequence[int]) -> int:
    n = 0
    if can_draw(s):
        moves[n] = WARM_UP
        n += 1
    if s.cards[seat] > 0:
        for place in range(ROW):
            if s.row[place] > 0:
                moves[n] = BOULDER + place
                n += 1
    return n


def warm_up(s: State, seat: int, log: Log) -> None:
    tell(log, WARMS_UP, seat)
    need_card(s, log)
    s.phase = WARM


def choose_boulder(s: State, seat: int, place: int, log: Log) -> None:
    s.target = s.row[place]
    s.answer[seat] = CLIMBS
    s.phase = LAY
    boulder = s.target - 1
    base, second = s.boulder_base[boulder], s.boulder_second[boulder]
    tell(log, CHOOSES, seat, place + 1, base, second, s.boulder_points[boulder])


def legal_lay(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """Face up first, then face down, each in the order of the cards' numbers: so every way to play one's cards is
    one sequence of decisions, and no card is taken back. The first card laid joins the climb."""
    n = 0
    if s.face_up[seat] == 0:
        if seat != s.active:
            moves[n] = STAY
            n += 1
    else:
        moves[n] = CLIMB
        n += 1
    if s.face_down[seat] == 0:
        for card in range(highest(s.up[seat]), KINDS):
            if s.hand[seat][card] > 0:
                moves[n] = UP + card
                n += 1
    if s.face_up[seat] > 0:
        for card in range(highest(s.down[seat]), KINDS):
            if s.hand[seat][card] > 0:
                moves[n] = DOWN + card
                n += 1
    return n


def highest(pile: MutableSequence[int]) -> int:
    card = KINDS - 1
    while card > 0 and pile[card] == 0:
        card -= 1
    return card


def lay_up(s: State, seat: int, card: int, log: Log) -> None:
    if s.face_up[seat] == 0 and seat != s.active:
        s.answer[seat] = CLIMBS
        tell(log, JOINS, seat)
    s.hand[seat][card] -= 1
    s.cards[seat] -= 1
    s.up[seat][card] += 1
    s.face_up[seat] += 1
    tell(log, LAYS_UP, seat, card)


def lay_down(s: State, seat: int, card: int, log: Log) -> None:
    s.hand[seat][card] -= 1
    s.cards[seat] -= 1
    s.down[seat][card] += 1
    s.face_down[seat] += 1
    tell(log, LAYS_DOWN, seat, card)


def begin_climb(s: State) -> None:
    """From here on the cards are final (ruling 1)."""
    s.phase = CHALK


def draw_chalk(s: State, token: int, log: Log) -> None:
    s.bag[token] = 0
    s.chalk[s.actor] = s.token[token]
    tell(log, CHALKS, s.actor, s.token[token])
    ask_next(s, log)


def stay_down(s: State, seat: int, log: Log) -> None:
    s.answer[seat] = STAYS
    tell(log, STAYS_DOWN, seat)
    ask_next(s, log)


def ask_next(s: State, log: Log) -> None:
    """Clockwise each other seat joins or stays down; then the climb is alone, or checked."""
    s.actor = (s.actor + 1) % s.seats
    if s.actor != s.active:
        s.phase = LAY
        return
    climbers = 0
    for seat in range(s.seats):
        if s.answer[seat] == CLIMBS:
            climbers += 1
    if climbers == 1:
        take_alone(s, log)
        return
    reveal(s, log)
    go_on(s, log)


def go_on(s: State, log: Log) -> None:
    """The next squirrel or boar, or the comparison when all have acted."""
    if not next_effect(s):
        compare(s, log)
