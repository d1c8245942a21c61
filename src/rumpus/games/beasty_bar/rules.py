"""Beasty Bar: New Beasts in Town, with the first set and all that the rulebook offers for both.

The course of a turn in its five steps. What the animals do is in `animals.py`, who acts as another in `copiers.py`,
decks and dealing in `decks.py`, what a seat can think of the hidden cards in `guess.py`. "Ruling n" is a ruling of
RULES.en.md.
"""

from collections.abc import MutableSequence
from types import ModuleType

from rumpus.kernel import CHANCE, OVER, Log, bit, tell
from rumpus.kernel.options import Options

from . import animals, copiers, decks, guess, line
from .animals import act, again, kangaroo_jumps, ostrich_runs, recurs, strike
from .copiers import chameleon, copiable, penguin, pose
from .decks import SEALED_AWAY, deal, new_decks, odds_of_pile, put_away, return_game, take, take_up
from .guess import imagine
from .line import (
    burn,
    card_of,
    enter_bar,
    height,
    length,
    lie_down,
    owner_of,
    put,
    species_of,
    take_out,
    tell_card,
    tell_line,
    value_of,
)
from .state import (
    AS,
    AT,
    AWAYS,
    BEGINS,
    BUILD,
    CHAMELEON,
    COPY,
    DEAL,
    DRAW,
    DREW,
    EXCLUDED,
    FIRST,
    GATE_OPENS,
    HAND,
    JUMP,
    JUMPS,
    KINDS,
    LAID,
    LANDS,
    LAYS,
    LIFTED,
    MOST,
    MOVES,
    ODD,
    ORDER,
    OVER_NOW,
    PENGUIN,
    PLAY,
    PLAYED,
    PLAYS,
    PUT_AWAY,
    ROOM,
    RUN,
    RUNS,
    TAKES,
    VALUES,
    VICTIM,
    VULTURE,
    WHO_BEGINS,
    State,
)

MODULES: tuple[ModuleType, ...] = (line, animals, copiers, decks, guess)
CHOICES = VALUES  # the most legal moves at once: what to put away
OUTCOMES = VALUES  # the most outcomes of chance at once: which value is drawn
# Two games. Each seat builds a deck, puts four away and plays every card; each turn it may copy twice, for the card and
# for each copier that a vulture lifts, choose once, and order those who went out and those who landed.
LONGEST = 2 * MOST * (VALUES + SEALED_AWAY + VALUES * (1 + 2 * (1 + MOST) + 1 + ROOM + 1 + MOST))

__all__ = ["CHOICES", "LONGEST", "MODULES", "MOVES", "OUTCOMES", "imagine"]


def setup(s: State, options: Options) -> None:
    new_decks(s, options)


def turn(s: State) -> int:
    if s.phase >= PLAY:
        return OVER if s.phase == OVER_NOW else bit(s.mover)
    if s.phase <= DRAW:
        return CHANCE
    return unready(s)


def unready(s: State) -> int:
    """Who still builds, or still has animals to put away."""
    who = 0
    for seat in range(s.seats):
        if (s.built[seat] < VALUES) if s.phase == BUILD else (s.away_size[seat] < SEALED_AWAY):
            who |= bit(seat)
    return who


def sealed(s: State) -> int:
    return 1 if s.phase == BUILD or s.phase == PUT_AWAY else 0


def clock(s: State) -> int:
    return sealed(s)


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    n = 0
    if s.phase == PLAY:
        while n < HAND and s.hand[seat][n] > 0:
            moves[n] = PLAYS - 1 + s.hand[seat][n]
            n += 1
    elif s.phase == VICTIM:
        for i in range(ROOM):
            if s.choices >> i & 1:
                moves[n] = AT + i
                n += 1
    elif s.phase == RUN or s.phase == JUMP:
        moves[0] = RUNS if s.phase == RUN else JUMPS
        moves[1] = moves[0] + 1
        n = 2
    elif s.phase == COPY:
        species = copiable(s)
        for kind in range(1, KINDS + 1):
            if species >> kind & 1:
                moves[n] = AS - 1 + kind
                n += 1
    elif s.phase == ORDER:
        n = length(s.fallen) if s.fallen[0] > 0 else length(s.landed)
        for i in range(n):
            moves[i] = LAYS + i
    elif s.phase == BUILD:
        moves[0] = TAKES + s.built[seat]
        moves[1] = TAKES + VALUES + s.built[seat]
        n = 2
    else:
        # First the species of New Beasts, then the first set's: in ascending order.
        for kind in range(KINDS):
            if s.pile[seat][kind % VALUES] > 0 and s.deck[seat][kind % VALUES] == kind + 1:
                moves[n] = AWAYS + kind
                n += 1
    return n


def play(s: State, seat: int, move: int, log: Log) -> None:
    if s.phase == BUILD:
        take(s, seat, move - TAKES + 1, log)
    elif s.phase == PUT_AWAY:
        put_away(s, seat, move - AWAYS + 1, log)
    elif s.phase == PLAY:
        play_card(s, seat, move - PLAYS + 1, log)
    elif s.phase == ORDER:
        at = move - LAYS
        card = take_out(s.fallen, at) if s.fallen[0] > 0 else take_out(s.landed, at)
        lie_down(s, card)
        if log is not None:
            tell(log, LAID, seat, owner_of(card), species_of(card))
        lay_out(s, log)
    else:
        answer(s, move, log)


def answer(s: State, move: int, log: Log) -> None:
    """The rest of an action that had asked something."""
    asked = s.phase
    s.phase = PLAY
    if asked == COPY:
        pose(s, move - AS + 1, log)
        action(s, log)
        return
    if asked == VICTIM:
        s.choices = 0
        strike(s, move - AT, log)
    elif asked == RUN:
        ostrich_runs(s, ODD + move - RUNS, log)
    else:
        kangaroo_jumps(s, 1 + move - JUMPS, log)
    end_action(s, log)


def odds(s: State, weights: MutableSequence[int]) -> int:
    if s.phase != WHO_BEGINS:
        return odds_of_pile(s, weights)
    for i in range(s.seats):
        weights[i] = 1
    return s.seats


def land(s: State, outcome: int, log: Log) -> None:
    if s.phase == WHO_BEGINS:
        s.starter = outcome
        s.mover = outcome
        s.phase = DEAL
        tell(log, BEGINS, outcome)
    elif s.phase == DEAL:
        deal(s, outcome, log)
    else:
        species = take_up(s, s.mover, outcome)
        tell(log, DREW, s.mover, species)
        next_seat(s, log)


def time_out(s: State, log: Log) -> None:
    """The clock chooses the first thing that is possible; who builds or puts away is helped to the end."""
    if s.phase == BUILD or s.phase == PUT_AWAY:
        decks.hurry(s, log)
        return
    move = 0
    if s.phase == PLAY:
        move = PLAYS - 1 + s.hand[s.mover][0]
    elif s.phase == VICTIM:
        move = AT
        while not s.choices >> (move - AT) & 1:
            move += 1
    elif s.phase == COPY:
        move = AS
        while not copiable(s) >> (move - AS + 1) & 1:
            move += 1
    else:
        move = RUNS if s.phase == RUN else JUMPS if s.phase == JUMP else LAYS
    play(s, s.mover, move, log)


def score(s: State, points: MutableSequence[int], places: MutableSequence[int]) -> None:
    """Animals in the bar, then what they are worth; in the advanced game only the latter."""
    for seat in range(s.seats):
        points[seat] = s.points[seat] if s.advanced else s.guests[seat]
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            if points[other] > points[seat] or (points[other] == points[seat] and s.points[other] > s.points[seat]):
                places[seat] += 1


# 1. Play a card


def play_card(s: State, seat: int, species: int, log: Log) -> None:
    at = 0
    while s.hand[seat][at] != species:
        at += 1
    take_out(s.hand[seat], at)
    s.hand_size[seat] -= 1
    if s.showed[seat][0] > 0:
        for i in range(HAND - 1):
            if s.showed[seat][i] == species:
                take_out(s.showed[seat], i)
    s.shown[seat][value_of(species) - 1] = species
    place = 0
    if species != VULTURE:
        place = join(s, card_of(seat, species))
    tell(log, PLAYED, seat, species, place)
    s.actor = card_of(seat, species)
    s.guise = species
    action(s, log)


def join(s: State, card: int) -> int:
    """To the end of the line; returns the place, counted from 1."""
    n = length(s.line)
    s.line[n] = card
    return n + 1


# 2. Its action


def action(s: State, log: Log) -> None:
    """Whatever acts now: a copier becomes what it copies, a vulture makes room for what it lifts."""
    acting = True
    while acting:
        if s.guise == VULTURE:
            acting = vulture(s, log)
        elif s.guise == PENGUIN:
            acting = penguin(s, log)
        elif s.guise == CHAMELEON:
            acting = chameleon(s, log)
        else:
            act(s, log)
            acting = False
    if s.phase == PLAY:
        end_action(s, log)


def vulture(s: State, log: Log) -> bool:
    """Lift the top of THAT'S IT; true if that is an animal that acts now. The vulture lands later (ruling 9)."""
    bird = s.actor
    n = length(s.line)
    if n > 0 and s.line[n - 1] == bird:
        s.line[n - 1] = 0  # a copier in this guise does not stay in line (ruling 7)
    top = height(s.out) - 1
    if top < 0:
        put(s.landed, bird)
        return False
    card = s.out[top]
    s.out[top] = 0
    two = species_of(card) == VULTURE
    place = 0 if two else join(s, card)
    if log is not None:
        tell(log, LIFTED, owner_of(bird), species_of(bird), owner_of(card), species_of(card), place)
    if two:
        enter_bar(s, bird, 0, log)
        enter_bar(s, card, 0, log)
        return False
    put(s.landed, bird)
    s.actor = card
    s.guise = species_of(card)
    s.copied = 0
    return True


def end_action(s: State, log: Log) -> None:
    burn(s, log)
    s.guise = 0  # a copier is a five again (ruling 3)
    s.copied = 0
    tell_line(s, log)
    recurring(s, log)
    s.actor = 0
    lay_out(s, log)


# 3. Recurring actions


def recurring(s: State, log: Log) -> None:
    """From the gate to the exclusion, as they stood at the beginning; not the one that just acted (ruling 1)."""
    n = 0
    for i in range(length(s.line)):
        if recurs(species_of(s.line[i])) and s.line[i] != s.actor:
            s.queue[n] = s.line[i]
            n += 1
    for i in range(n):
        again(s, s.queue[i], log)
        s.queue[i] = 0


def lay_out(s: State, log: Log) -> None:
    """All actions are over: lay on THAT'S IT what went out, then who acted as vulture (rulings 9 and 10)."""
    n = length(s.fallen)
    if n > 1 and s.sets != FIRST:
        s.phase = ORDER
        return
    for i in range(n):
        lie_down(s, s.fallen[i])
        s.fallen[i] = 0
    n = length(s.landed)
    if n > 1:
        s.phase = ORDER
        return
    if n == 1:
        tell_card(log, LANDS, s.landed[0])
        lie_down(s, s.landed[0])
        s.landed[0] = 0
    s.phase = PLAY
    open_gate(s, log)


# 4. Heaven's Gate and exclusion


def open_gate(s: State, log: Log) -> None:
    if s.line[ROOM - 1] > 0:
        tell(log, GATE_OPENS)
        enter_bar(s, s.line[0], 1, log)
        enter_bar(s, s.line[1], 2, log)
        tell_card(log, EXCLUDED, s.line[ROOM - 1], ROOM)
        lie_down(s, s.line[ROOM - 1])
        s.line[0] = s.line[2]
        s.line[1] = s.line[3]
        for i in range(2, ROOM):
            s.line[i] = 0
        burn(s, log)
        # These lie above the excluded one, in the order they burnt (ruling 10).
        for i in range(length(s.fallen)):
            lie_down(s, s.fallen[i])
            s.fallen[i] = 0
        tell_line(s, log)
    if s.pile_size[s.mover] > 0:
        s.phase = DRAW
    else:
        next_seat(s, log)


# 5. Draw, and on


def next_seat(s: State, log: Log) -> None:
    s.phase = PLAY
    for i in range(1, s.seats + 1):
        seat = (s.mover + i) % s.seats
        if s.hand_size[seat] > 0:
            s.mover = seat
            return
    if s.return_game and s.game == 0:
        return_game(s, log)
    else:
        s.phase = OVER_NOW
