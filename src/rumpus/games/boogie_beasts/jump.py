"""The jump: everybody plays face down at once. Live, a card that lies stays; at an unhurried table it is a plan,
which its player may change until it is sealed, and all plans are opened together (ruling 11)."""

from collections.abc import MutableSequence

from rumpus.kernel import EVERYONE, Log, bit, push, remove, tell

from .jury import begin_jury
from .places import formations, host, solo_of
from .state import (
    BACK,
    BACKS,
    DONE,
    FIRST_SOLO,
    IS_DONE,
    JOINED,
    JUMPCARDS,
    LAID,
    LATE,
    LIES,
    LIVE,
    OPENED,
    PLACES,
    PLAN,
    PULLED,
    PUT,
    SEALED,
    SORTS,
    WENT_FLAT,
    State,
)


def still_jumping(s: State) -> int:
    who = 0
    for seat in range(s.seats):
        if not s.done[seat]:
            who |= bit(seat)
    return who


# What can be played


def legal_puts(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """Any jumpcard anywhere: blunders are part of the game. A character in any formation, as often as one likes; in
    front of oneself only one, before others none (ruling 4)."""
    n = 0
    sizes = formations(s)
    for card in range(1, JUMPCARDS):
        if s.hand[seat][card]:
            first = PUT + (card - 1) * PLACES
            for place in range(sizes):
                moves[n] = first + place
                n += 1
            for other in range(FIRST_SOLO - 1, FIRST_SOLO - 1 + s.seats):
                moves[n] = first + other
                n += 1
    solo = solo_of(seat)
    jumps_solo = characters_at(s, seat, solo) > 0
    for sort in range(1, SORTS):
        if s.characters[seat][sort]:
            first = PUT + (JUMPCARDS - 2 + sort) * PLACES
            for place in range(sizes):
                moves[n] = first + place
                n += 1
            if not jumps_solo:
                moves[n] = first + solo - 1
                n += 1
    return n


def legal_backs(s: State, seat: int, n: int, moves: MutableSequence[int]) -> int:
    if s.backs[seat] == BACKS:
        return n
    for place in range(1, PLACES + 1):
        if jumpcards_at(s, seat, place) or characters_at(s, seat, place):
            moves[n] = BACK + place - 1
            n += 1
    return n


def jumpcards_at(s: State, seat: int, place: int) -> int:
    """How many jumpcards of this seat lie there."""
    n = 0
    for i in range(s.laid[seat]):
        if s.jumpcard_at[seat][i] == place:
            n += 1
    return n


def characters_at(s: State, seat: int, place: int) -> int:
    n = 0
    for i in range(s.sent[seat]):
        if s.character_at[seat][i] == place:
            n += 1
    return n


# Playing


def jump(s: State, seat: int, move: int, log: Log) -> None:
    if move >= DONE:  # or SEAL
        finish(s, seat, log)
    elif move >= BACK:
        take_back(s, seat, move - BACK + 1)
    elif s.phase == LATE:
        hit_the_ground(s, seat, (move - PUT) // PLACES + 1, log)
    else:
        put(s, seat, (move - PUT) // PLACES + 1, (move - PUT) % PLACES + 1, log)


def put(s: State, seat: int, card: int, place: int, log: Log) -> None:
    """A plan is told to nobody; its player sees it in the state."""
    if card < JUMPCARDS:
        s.hand[seat][card] -= 1
        push(s.jumpcard[seat], s.laid[seat], card)
        s.laid[seat] = push(s.jumpcard_at[seat], s.laid[seat], place)
        if s.phase != PLAN:
            tell(log, LAID, seat, place, host(place), card)
    else:
        sort = card - JUMPCARDS + 1
        s.characters[seat][sort] -= 1
        push(s.character[seat], s.sent[seat], sort)
        s.sent[seat] = push(s.character_at[seat], s.sent[seat], place)
        if s.phase != PLAN:
            tell(log, JOINED, seat, place, host(place), sort)


def take_back(s: State, seat: int, place: int) -> None:
    """The last jumpcard that the seat has planned there; its character, which lies beneath, when there is none."""
    s.backs[seat] += 1
    i = last_at(s.jumpcard_at[seat], s.laid[seat], place)
    if i >= 0:
        s.hand[seat][s.jumpcard[seat][i]] += 1
        remove(s.jumpcard[seat], s.laid[seat], i)
        s.laid[seat] = remove(s.jumpcard_at[seat], s.laid[seat], i)
        return
    i = last_at(s.character_at[seat], s.sent[seat], place)
    s.characters[seat][s.character[seat][i]] += 1
    remove(s.character[seat], s.sent[seat], i)
    s.sent[seat] = remove(s.character_at[seat], s.sent[seat], i)


def last_at(line: MutableSequence[int], n: int, place: int) -> int:
    for i in range(n - 1, -1, -1):
        if line[i] == place:
            return i
    return -1


def hit_the_ground(s: State, seat: int, card: int, log: Log) -> None:
    """At the strict table a late card costs all points of the jumprun: a jumpcard is discarded, a character returns;
    what was played in time stays (ruling 7)."""
    s.flat[seat] = 1
    if card < JUMPCARDS:
        s.hand[seat][card] -= 1
        s.held[seat] -= 1
        s.discard[card] += 1
    tell(log, WENT_FLAT, seat)
    finish(s, seat, log)


# The end of the jump


def finish(s: State, seat: int, log: Log) -> None:
    s.done[seat] = 1
    if s.phase == PLAN:
        tell(log, SEALED, seat)
    elif not s.flat[seat]:
        tell(log, IS_DONE, seat)
    if still_jumping(s) == 0:
        pull(s, log)


def time_is_up(s: State, log: Log) -> None:
    """A strict table waits a moment for those who cannot stop. An unsealed plan counts as it lies."""
    if s.strict and s.pace == LIVE and s.phase != LATE:
        s.phase = LATE
        tell(log, PULLED)
    else:
        pull(s, log)


def pull(s: State, log: Log) -> None:
    for seat in range(s.seats):
        s.done[seat] = 1
        s.opened[seat] = EVERYONE
    if s.phase == PLAN:
        tell(log, OPENED)
        if log is not None:
            tell_plans(s, log)
    elif s.phase != LATE:
        tell(log, PULLED)
    begin_jury(s, log)


def tell_plans(s: State, log: Log) -> None:
    for seat in range(s.seats):
        for place in range(1, PLACES + 1):
            cards, characters = jumpcards_at(s, seat, place), characters_at(s, seat, place)
            if cards or characters:
                tell(log, LIES, seat, place, host(place), cards, characters)
