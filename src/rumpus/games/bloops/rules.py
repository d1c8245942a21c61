"""Bloops: draw, discard, and counter with what you remember. The deal, the turn, the window, and the two ends."""

from collections.abc import MutableSequence

from rumpus.kernel import CHANCE, EVERYONE, OVER, Log, bit, choose, tell
from rumpus.kernel.options import Options

from . import effects, rows, window
from .effects import choose_for_effect, choosing, first_choice, next_effect, write_choices
from .rows import can_get_card, card_left, look_away, points_of, put_last, ready_pile, show, take_out
from .state import (
    BEGINS,
    BOTTOM,
    CALL,
    CARD,
    CARDS,
    COUNTER,
    DEAL,
    DEALS,
    DEALT,
    DIRECTION,
    DISCARDS,
    DONE,
    DRAW,
    DRAW_CARD,
    DRAWS,
    EXCHANGE,
    FIRST,
    GO_CLOCKWISE,
    GO_COUNTERCLOCKWISE,
    GOES,
    GOT_IT,
    GRAB,
    HAND,
    KEEP,
    KEEPS,
    KINDS,
    LAST_WINDOW,
    LOOKED,
    MEMORISE,
    MEMORISED,
    MOST,
    NO_CARD,
    OVER_NOW,
    PASS,
    PASSES,
    PEEK,
    RACE,
    REARRANGE,
    ROW,
    RUNS_DRY,
    SAY_BLOOPS,
    SEAT,
    SHUFFLES,
    SLIPS_UP,
    TAKE,
    THROW,
    WINDOW,
    State,
)
from .window import (
    counter,
    discard,
    end,
    idle,
    in_window,
    last_window,
    may_counter,
    may_draw,
    must_pass,
    next_seat,
    passing,
    pay_penalty,
    rearrange,
    say_bloops,
    settle,
    wait_for_draw,
)

MODULES = (rows, effects, window)

MOVES = PEEK + 1
CHOICES = 3 * ROW + 8  # in a window: a card for the effect, counters, exchanges, and the single moves
OUTCOMES = KINDS - 1  # the values 0…12, and the 20
# A card comes from the pile at most so often; each is drawn once, and discarded once, until it is shuffled again.
_CARDS = CARDS * (1 + SHUFFLES)
_TURNS = _CARDS + MOST  # with a last round without a card
_EXCHANGES = MOST * REARRANGE * (_TURNS + 1)
LONGEST = (
    MOST + 1  # the first look, the direction
    + 3 * _TURNS  # draw, throw or keep, call or not
    + 3 * _CARDS  # counters, right ones and wrong ones that cost a card, and slips
    + MOST * (_CARDS + _TURNS)  # wrong counters when there is no card to pay with, once after each discard or draw
    + 4 * _CARDS  # the choices of an effect, and the end of a look
    + 2 * (_CARDS + _EXCHANGES)  # chosen anew, because the own row has changed
    + _EXCHANGES
    + MOST * (2 * _CARDS + _TURNS)  # passes: anew after every discard, look and draw
)  # fmt: skip


def setup(s: State, options: Options) -> None:
    s.seats = options.seats
    s.pace = options.number("pace")
    s.slips = options.number("slips")
    for entry in options.deck["alternative" if options.number("cards") else "default"]:
        kind = CARD.number(str(entry["value"])) or 0
        s.star[kind] = int(entry["star"])
        s.pile[kind] = s.loose[0][kind] = entry["count"]
        s.pile_count += entry["count"]
    s.dealing = 1


# Who may act


def turn(s: State) -> int:
    if s.phase == OVER_NOW:
        return OVER
    if s.dealing or s.phase == FIRST or s.phase == TAKE:
        return CHANCE
    if s.phase == MEMORISE:
        return s.looking
    who = in_window(s) if s.phase == WINDOW else bit(s.mover)
    if s.slips and s.pace == RACE and s.phase != DIRECTION:
        for seat in range(s.seats):
            if can_get_card(s, seat):
                who |= bit(seat)
    return who


# What they may do


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    if s.phase == MEMORISE:
        moves[0] = GOT_IT
        return 1
    if s.phase == DIRECTION:
        moves[0] = GO_CLOCKWISE
        moves[1] = GO_COUNTERCLOCKWISE
        return 2
    n = 0
    if s.phase == WINDOW:
        n = write_window(s, seat, moves)
    elif seat == s.mover:
        n = write_turn(s, seat, moves)
    if s.slips and can_get_card(s, seat):
        if not may_draw(s, seat):
            moves[n] = GRAB
            n += 1
        moves[n] = PEEK
        n += 1
    return n


def write_turn(s: State, seat: int, moves: MutableSequence[int]) -> int:
    n = 1
    if s.phase == DRAW:
        moves[0] = DRAW_CARD
    elif s.phase == CALL:
        moves[0] = SAY_BLOOPS
        moves[1] = DONE
        n = 2
    else:
        moves[0] = THROW
        n = write_each(moves, n, KEEP, s.count[seat])
    return write_exchanges(s, seat, moves, n)


def write_window(s: State, seat: int, moves: MutableSequence[int]) -> int:
    n = 0
    if s.looking >> seat & 1:
        moves[n] = GOT_IT
        n += 1
    if may_draw(s, seat):
        moves[n] = DRAW_CARD
        n += 1
    if must_pass(s, seat):
        moves[n] = PASS
        n += 1
    if idle(s) and not passing(s) and s.caller == 0 and seat == s.mover:
        moves[n] = SAY_BLOOPS
        n += 1
    if choosing(s, seat):
        n = write_choices(s, seat, moves, n)
    if may_counter(s, seat):
        n = write_each(moves, n, COUNTER, s.count[seat])
        n = write_exchanges(s, seat, moves, n)
    return n


def write_each(moves: MutableSequence[int], n: int, first: int, count: int) -> int:
    for i in range(count):
        moves[n + i] = first + i
    return n + count


def write_exchanges(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """Own cards may be put in another order, in sight of all (ruling 9), a few neighbours between two draws."""
    if s.count[seat] < 2 or s.rearranged[seat] == REARRANGE:
        return n
    return write_each(moves, n, EXCHANGE, s.count[seat] - 1)


def play(s: State, seat: int, move: int, log: Log) -> None:
    s.latest = move + 1
    if move == GOT_IT or not s.looking >> seat & 1:
        look_away(s, bit(seat))  # a card shown to all is seen until one's own next decision
    if move == GOT_IT:
        got_it(s, seat, log)
    elif move in (GO_CLOCKWISE, GO_COUNTERCLOCKWISE):
        s.way = move - GO_CLOCKWISE
        s.phase = DRAW
        tell(log, GOES, seat, s.way)
    elif move == DRAW_CARD:
        begin_turn(s, seat, log)
    elif move == THROW:
        throw(s, seat, log)
    elif move == PASS:
        s.passed |= bit(seat)
        tell(log, PASSES, seat)
    elif move == SAY_BLOOPS:
        say_bloops(s, seat, log)
    elif move == DONE:
        wait_for_draw(s)
    elif SEAT <= move < KEEP:
        choose_for_effect(s, seat, move, log)
    elif KEEP <= move < COUNTER:
        keep(s, seat, move - KEEP, log)
    elif COUNTER <= move < EXCHANGE:
        counter(s, seat, move - COUNTER, log)
    elif EXCHANGE <= move < GRAB:
        rearrange(s, seat, move - EXCHANGE, log)
    else:
        tell(log, SLIPS_UP, seat)
        pay_penalty(s, seat, log)
    settle(s, log)


# Chance


def odds(s: State, weights: MutableSequence[int]) -> int:
    if s.phase == FIRST:
        for seat in range(s.seats):
            weights[seat] = 1
        return s.seats
    for kind in range(1, KINDS):
        weights[kind - 1] = s.pile[kind]
    return OUTCOMES


def land(s: State, outcome: int, log: Log) -> None:
    if s.phase == FIRST:
        s.mover = outcome
        tell(log, BEGINS, outcome)
        memorise(s)
        return
    kind = outcome + 1
    s.pile[kind] -= 1
    s.pile_count -= 1
    if s.dealing:
        seat = s.dealing - 1
        put_last(s, seat, kind, s.batch_now, 0)
        s.dealing = 0
        tell(log, DEALS, seat, s.count[seat])
        if s.phase == DEAL:
            deal_on(s, seat)
    else:
        s.drawn = kind
        s.drawn_by = bit(s.mover)
        s.drawn_batch = s.batch_now
        s.phase = HAND
    settle(s, log)


# Setting up


def deal_on(s: State, seat: int) -> None:
    if seat + 1 < s.seats:
        s.dealing = seat + 2
    elif s.count[0] < DEALT:
        s.dealing = 1
    else:
        s.phase = FIRST


def memorise(s: State) -> None:
    """Everybody looks once, all at the same time, at the bottom row."""
    s.phase = MEMORISE
    for seat in range(s.seats):
        s.looking |= bit(seat)
        for at in range(BOTTOM, DEALT):
            show(s, seat, at, bit(seat))


def got_it(s: State, seat: int, log: Log) -> None:
    s.looking ^= bit(seat)
    if s.phase == WINDOW:
        s.passed = 0  # who has seen something new may want to counter after all (ruling 7)
        next_effect(s)
        tell(log, LOOKED, seat)
        return
    tell(log, MEMORISED, seat)
    if s.looking == 0:
        s.phase = DIRECTION if s.seats > 2 else DRAW


# The turn


def begin_turn(s: State, seat: int, log: Log) -> None:
    """The draw closes the window of the turn before."""
    s.mover = seat
    s.missed = 0
    for other in range(s.seats):
        s.rearranged[other] = 0
    if s.caller > 0:
        s.turns_left -= 1
    if s.pace == RACE:
        s.passed = 0
        look_away(s, EVERYONE)
    if card_left(s):
        s.dry = 0
        ready_pile(s, log)
        s.phase = TAKE
        tell(log, DRAWS, seat)
    else:
        turn_without_card(s, seat, log)


def turn_without_card(s: State, seat: int, log: Log) -> None:
    """No card to draw: the turn ends at once; after a whole round of this the game does (ruling 7)."""
    tell(log, NO_CARD, seat)
    s.dry += 1
    s.phase = WINDOW
    if s.dry == s.seats:
        tell(log, RUNS_DRY)
        end(s, log)
    elif last_window(s):
        tell(log, LAST_WINDOW)


def throw(s: State, seat: int, log: Log) -> None:
    kind = s.drawn
    s.loose[s.drawn_batch][kind] -= 1
    empty_hand(s)
    tell(log, DISCARDS, seat, kind, 0)
    discard(s, seat, kind, log)


def keep(s: State, seat: int, at: int, log: Log) -> None:
    kind = take_out(s, seat, at)
    put_last(s, seat, s.drawn, s.drawn_batch, bit(seat))
    empty_hand(s)
    tell(log, KEEPS, seat, s.count[seat])
    tell(log, DISCARDS, seat, kind, at + 1)
    discard(s, seat, kind, log)


def empty_hand(s: State) -> None:
    s.drawn = 0
    s.drawn_by = 0
    s.drawn_batch = 0


# The end


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    """Fewest points first; ties share."""
    for seat in range(s.seats):
        points[seat] = points_of(s, seat)
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if points[other] < points[seat]:
                place += 1
        places[seat] = place


# The clock


def clock(s: State) -> int:
    """0 a decision, 1 an open window, 2 a look, 3 the look at the start."""
    if s.phase == MEMORISE:
        return 3
    if s.phase != WINDOW:
        return 0
    return 2 if s.looking else 0 if s.queue_count > 0 else 1


def time_out(s: State, log: Log) -> None:
    if s.looking:
        for seat in range(s.seats):
            if s.looking >> seat & 1:
                play(s, seat, GOT_IT, log)
    elif s.phase == DIRECTION:
        play(s, s.mover, GO_CLOCKWISE, log)
    elif s.phase == DRAW:
        play(s, s.mover, DRAW_CARD, log)
    elif s.phase == HAND:
        play(s, s.mover, THROW, log)
    elif s.phase == CALL:
        play(s, s.mover, DONE, log)
    elif s.queue_count > 0:
        choose_for(s, s.queue[0], log)
    elif passing(s):
        for seat in range(s.seats):
            if s.phase == WINDOW and must_pass(s, seat):
                play(s, seat, PASS, log)
    else:
        play(s, next_seat(s), DRAW_CARD, log)


def choose_for(s: State, owner: int, log: Log) -> None:
    """Effects are mandatory: for who sleeps, the first of everything. It takes three choices at the most."""
    waiting = s.queue_count
    for _ in range(3):
        if s.phase == WINDOW and s.queue_count == waiting and choosing(s, owner):
            play(s, owner, first_choice(s, owner), log)


# What could be true


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Deal every unseen card anew, each from what is left of its own shuffling; the rest of the latest is the pile."""
    for batch in range(s.batch_now + 1):
        for kind in range(KINDS):
            s.pile[kind] = s.loose[batch][kind]
        take_known(s, batch)
        for other in range(s.seats):
            for at in range(s.count[other]):
                if s.card[other][at] == 0 and s.batch[other][at] == batch:
                    s.card[other][at] = choose(draw, s.pile)
        if s.phase == HAND and s.drawn == 0 and s.drawn_batch == batch:
            s.drawn = choose(draw, s.pile)


def take_known(s: State, batch: int) -> None:
    for other in range(s.seats):
        for at in range(s.count[other]):
            if s.card[other][at] > 0 and s.batch[other][at] == batch:
                s.pile[s.card[other][at]] -= 1
    if s.drawn > 0 and s.drawn_batch == batch:
        s.pile[s.drawn] -= 1
