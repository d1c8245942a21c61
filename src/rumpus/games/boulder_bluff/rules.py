"""Boulder Bluff: climb boulders, or say that you did. The contract's functions; each chapter has a file of its own:

`climb` the turn, the cards and who joins · `effects` reveal, squirrel and boar · `strength` what it comes to ·
`award` who takes it, ties, wolves, injuries · `cards` dealing and refilling · `unseen` what others may hold.
"""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, OVER, Log, bit, count_seats, place_by, tell
from rumpus.kernel.options import Options

from . import award, cards, climb, effects, strength, unseen
from .award import (
    can_place,
    declare,
    end_tapping,
    flip_injury,
    judges,
    lot_falls,
    name_contest,
    place_injury,
    report_ones,
    report_tens,
    tapping_seats,
    wolf_bites,
)
from .cards import can_draw, deal_on, draw_card, next_turn, show_boulder
from .climb import (
    begin_climb,
    choose_boulder,
    draw_chalk,
    go_on,
    highest,
    lay_down,
    lay_up,
    legal_lay,
    legal_turn,
    stay_down,
    warm_up,
)
from .effects import choose_whose, pick_card
from .state import (
    ALL_MOVES,
    BEGINS,
    BOULDER,
    BOULDERS,
    CARD,
    CARDS,
    CHALK,
    CHALLENGE,
    CLIMB,
    CLIMBS,
    COLOUR,
    DEAL,
    DECIDE,
    DECLARE,
    DOWN,
    FILL_ROW,
    FLIP,
    HIGHEST,
    HITS,
    HOWL,
    INJURY,
    KINDS,
    LAY,
    LOT,
    MOST,
    NAME,
    OF,
    ON,
    ONE,
    OVER_NOW,
    OWNED,
    PICK,
    PILE,
    STAY,
    TAKE,
    TAPPING,
    TAPS,
    TEN,
    TENS,
    UP,
    WARM,
    WARM_UP,
    WHO_BEGINS,
    WHOSE,
    WINNER,
    State,
    card_word,
)
from .unseen import imagine_cards, imagine_taps

MODULES = (cards, strength, effects, award, climb, unseen)

MOVES = ALL_MOVES
CHOICES = 2 * KINDS + 1  # every card up or down, and the climb
OUTCOMES = KINDS
# For each boulder: warm-ups while there are cards, its choice, cards laid, up or down for each seat; squirrels, boars
# with two choices each; a contest and its winner, or two reports of each seat; and an injury of each.
LONGEST = BOULDERS * (CARDS + 1 + CARDS + MOST + 4 * HITS + 2 + 2 * MOST + MOST)


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    s.tie = options.number("tie")
    s.opening = 1
    for entry in options.deck["climb"]:
        s.whole[CARD.words.index(card_word(entry))] += entry["count"]
    for entry in options.deck["brown"]:
        s.whole[CARD.words.index(entry["card"])] += entry["count"]
    for card in range(KINDS):
        s.deck[card] = s.whole[card]
        s.shuffled[card] = s.whole[card]
        s.deck_left += s.whole[card]
    for entry in options.deck["boulders"]:
        for _ in range(entry["count"]):
            s.boulder_base[s.pile_left] = COLOUR.words.index(entry["base"])
            s.boulder_second[s.pile_left] = COLOUR.words.index(entry["second"])
            s.boulder_points[s.pile_left] = entry["points"]
            s.boulder_at[s.pile_left] = PILE
            s.pile_left += 1
    for entry in options.deck["chalk"]:
        for _ in range(entry["count"]):
            s.token[s.tokens] = entry["value"]
            s.bag[s.tokens] = 1
            s.tokens += 1
    s.phase = WHO_BEGINS


def turn(s: State) -> int:
    phase = s.phase
    if phase in (DECIDE, LAY, WHOSE, PICK, CHALLENGE, INJURY):
        return bit(s.actor)
    if phase == DECLARE:
        return judges(s)
    if phase == TAPPING:
        return tapping_seats(s)
    return OVER if phase == OVER_NOW else CHANCE


def sealed(s: State) -> int:
    return 1 if s.phase == TAPPING else 0


def clock(s: State) -> int:
    return 1 if s.phase == TAPPING else 0


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    phase = s.phase
    if phase == DECIDE:
        return legal_turn(s, seat, moves)
    if phase == LAY:
        return legal_lay(s, seat, moves)
    if phase == TAPPING:
        return legal_taps(s, seat, moves)
    n = 0
    if phase == WHOSE:
        for other in range(s.seats):
            if s.answer[other] == CLIMBS:
                moves[n] = OF + other
                n += 1
    elif phase == PICK:
        for card in range(KINDS):
            if s.up[s.whose - 1][card] > 0:
                moves[n] = TAKE + card
                n += 1
    elif phase == INJURY:
        for points in range(1, HIGHEST + 1):
            if can_place(s, seat, points):
                moves[n] = ON + points - 1
                n += 1
    elif phase == CHALLENGE:
        for move in range(NAME, WINNER):
            moves[n] = move
            n += 1
    else:
        for other in range(s.seats):
            if s.tied >> other & 1:
                moves[n] = WINNER + other
                n += 1
    return n


def legal_taps(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """Tens, then ones: two decisions for all, or the others would see who is at the limit."""
    first, n = ONE, 10
    if s.reporting[seat] == TENS:
        first, n = TEN, TAPS // 10 + 1
    elif s.taps[seat] == TAPS:
        n = 1
    for i in range(n):
        moves[i] = first + i
    return n


def play(s: State, seat: int, move: int, log: Log) -> None:
    if move == WARM_UP:
        warm_up(s, seat, log)
    elif move < CLIMB:
        choose_boulder(s, seat, move - BOULDER, log)
    elif move == CLIMB:
        begin_climb(s)
    elif move == STAY:
        stay_down(s, seat, log)
    elif move < DOWN:
        lay_up(s, seat, move - UP, log)
    elif move < OF:
        lay_down(s, seat, move - DOWN, log)
    elif move < TAKE:
        choose_whose(s, move - OF)
    elif move < ON:
        pick_card(s, move - TAKE, log)
        go_on(s, log)
    elif move < NAME:
        place_injury(s, move - ON + 1, log)
    elif move < WINNER:
        name_contest(s, move - NAME + 1, log)
    elif move < TEN:
        declare(s, seat, move - WINNER, log)
    elif move < ONE:
        report_tens(s, seat, move - TEN)
    else:
        report_ones(s, seat, move - ONE, log)


def odds(s: State, weights: MutableSequence[int]) -> int:
    phase = s.phase
    n = 2  # an injury token: 1 or 2
    if phase in (DEAL, WARM):
        for card in range(KINDS):
            weights[card] = s.deck[card]
        return KINDS
    if phase == FILL_ROW:
        for boulder in range(BOULDERS):
            weights[boulder] = 1 if s.boulder_at[boulder] == PILE else 0
        return BOULDERS
    if phase == CHALK:
        for token in range(s.tokens):
            weights[token] = s.bag[token]
        return s.tokens + 0
    if phase == WHO_BEGINS:
        n = s.seats + 0
    elif phase == LOT:
        n = count_seats(s.tied)
    for i in range(n):
        weights[i] = 1
    return n


def land(s: State, outcome: int, log: Log) -> None:
    phase = s.phase
    if phase == DEAL:
        draw_card(s, s.actor, outcome, log)
        deal_on(s, log)
    elif phase == WARM:
        draw_card(s, s.actor, outcome, log)
        next_turn(s)
    elif phase == FILL_ROW:
        show_boulder(s, outcome, log)
    elif phase == CHALK:
        draw_chalk(s, outcome, log)
    elif phase == LOT:
        lot_falls(s, outcome, log)
    elif phase == HOWL:
        wolf_bites(s, outcome + 1, log)
    elif phase == FLIP:
        flip_injury(s, outcome + 1, log)
    else:
        s.active = outcome
        tell(log, BEGINS, outcome)
        deal_on(s, log)


def time_out(s: State, log: Log) -> None:
    """The quiet thing: warm up, stay down, climb with what lies there; squirrel and boar go for their own card."""
    seat, phase = s.actor, s.phase
    if phase == DECIDE:
        play(s, seat, WARM_UP if can_draw(s) else BOULDER, log)
    elif phase == LAY:
        lay_in_time(s, seat, log)
    elif phase == WHOSE:
        play(s, seat, OF + seat, log)
    elif phase == PICK:
        own = s.up[s.whose - 1][s.effect] > 0
        play(s, seat, TAKE + (s.effect if own else highest(s.up[s.whose - 1])), log)
    elif phase == INJURY:
        points = 1
        while not can_place(s, seat, points):
            points += 1
        play(s, seat, ON + points - 1, log)
    elif phase == CHALLENGE:
        play(s, seat, NAME, log)
    elif phase == DECLARE:
        s.phase = LOT
    else:
        end_tapping(s, log)


def lay_in_time(s: State, seat: int, log: Log) -> None:
    if s.face_up[seat] > 0:
        play(s, seat, CLIMB, log)
    elif seat != s.active:
        play(s, seat, STAY, log)
    else:
        card = 0
        while s.hand[seat][card] == 0:
            card += 1
        play(s, seat, UP + card, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    """Boulders, less all injuries on them and in front (ruling 9)."""
    for seat in range(s.seats):
        points[seat] = 0 - s.front[seat]
    for boulder in range(BOULDERS):
        if s.boulder_at[boulder] >= OWNED:
            points[s.boulder_at[boulder] - OWNED] += s.boulder_points[boulder] - s.injuries[boulder]
    place_by(points, places, s.seats)


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    imagine_cards(s, seat, draw)
    imagine_taps(s, seat, draw)
