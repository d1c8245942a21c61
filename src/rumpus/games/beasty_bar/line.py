"""Cards, and how they move: into the line, within it, out of it, into the bar."""

from collections.abc import MutableSequence, Sequence

from rumpus.kernel import Log, tell

from .state import BAT, BURNS, CARDS, ENTERS, GOES, KINDS, LINE, ROOM, VALUES, WENT_OUT, State


def card_of(seat: int, species: int) -> int:
    return seat * KINDS + species


def species_of(card: int) -> int:
    return (card - 1) % KINDS + 1


def value_of(card: int) -> int:
    # Works for a species too: both sets count their twelve from 1.
    return (card - 1) % VALUES + 1


def owner_of(card: int) -> int:
    return (card - 1) // KINDS


def length(row: Sequence[int]) -> int:
    """How many cards a short row holds."""
    n = 0
    while n < len(row) and row[n] > 0:
        n += 1
    return n


def height(pile: Sequence[int]) -> int:
    """The same for a high pile: halve until found."""
    low, high = 0, CARDS
    while low < high:
        middle = (low + high) // 2
        if pile[middle] > 0:
            low = middle + 1
        else:
            high = middle
    return low


def put(row: MutableSequence[int], card: int) -> None:
    row[length(row)] = card


def take_out(row: MutableSequence[int], at: int) -> int:
    """Take a card out of a short row; the rest closes the gap."""
    card = row[at]
    last = len(row) - 1
    while at < last and row[at] > 0:
        row[at] = row[at + 1]
        at += 1
    row[at] = 0
    return card


def move_up(row: MutableSequence[int], at: int, to: int) -> None:
    card = row[at]
    while at > to:
        row[at] = row[at - 1]
        at -= 1
    row[to] = card


def move_back(row: MutableSequence[int], at: int, to: int) -> None:
    card = row[at]
    while at < to:
        row[at] = row[at + 1]
        at += 1
    row[to] = card


# In line, with the story told


def goes(s: State, at: int, to: int, log: Log) -> None:
    """The animal at one place goes to another; those between make room."""
    tell_goes(s, at, at, to, log)
    if at > to:
        move_up(s.line, at, to)
    else:
        move_back(s.line, at, to)


def steps_in(s: State, at: int, to: int, log: Log) -> None:
    """The attacker takes the place of the animal there, which has just left; the gap has brought it one step on."""
    tell_goes(s, at - 1, at, to, log)
    move_up(s.line, at - 1, to)


def goes_out(s: State, at: int, log: Log) -> None:
    """It will lie on THAT'S IT; in which order, the active player says when all actions are over (ruling 10)."""
    tell_card(log, WENT_OUT, s.line[at], at + 1)
    put(s.fallen, take_out(s.line, at))


def burn(s: State, log: Log) -> None:
    """Bats in first place burn, one after another; who acts as a bat does too (ruling 11)."""
    while s.line[0] > 0 and (species_of(s.line[0]) == BAT or (s.guise == BAT and s.line[0] == s.actor)):
        tell_card(log, BURNS, s.line[0])
        put(s.fallen, take_out(s.line, 0))


def lie_down(s: State, card: int) -> None:
    """On top of THAT'S IT."""
    s.out[height(s.out)] = card


def enter_bar(s: State, card: int, place: int, log: Log) -> None:
    s.bar[height(s.bar)] = card
    seat = owner_of(card)
    s.guests[seat] += 1
    s.points[seat] += s.worth[species_of(card)]
    tell_card(log, ENTERS, card, place)


def tell_card(log: Log, kind: int, card: int, c: int = 0, d: int = 0) -> None:
    if log is not None:
        tell(log, kind, owner_of(card), species_of(card), c, d)


def tell_goes(s: State, at: int, was: int, to: int, log: Log) -> None:
    if log is not None and was != to:
        tell_card(log, GOES, s.line[at], was + 1, to + 1)


def tell_line(s: State, log: Log) -> None:
    if log is not None:
        tell(log, LINE, s.line[0], s.line[1], s.line[2], s.line[3], s.line[ROOM - 1])
