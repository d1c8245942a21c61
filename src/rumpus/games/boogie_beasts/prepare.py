"""The preparation and the plane: cards for everybody, then talk until the time is up or all want to jump."""

from rumpus.kernel import EVERYONE, Log, add_all, bit, clear, tell, total

from .state import (
    BOARDED,
    DEAL,
    DEALT,
    HAND,
    IS_READY,
    JUMP,
    JUMPED,
    LIVE,
    PLAN,
    PLANE,
    READY,
    RESHUFFLED,
    RUN_BEGINS,
    SECOND_THOUGHTS,
    SHARE,
    WAITS,
    State,
)

# The deal


def begin_run(s: State, log: Log) -> None:
    s.phase = DEAL
    s.served = 0
    s.owed = share(s, next_served(s))
    tell(log, RUN_BEGINS, s.master, s.run + 1)
    deal_on(s, log)


def next_served(s: State) -> int:
    return (s.master + 1 + s.served) % s.seats


def share(s: State, seat: int) -> int:
    """Holding fewer than six, take six up to a hand of eight; six or more, none (ruling 1)."""
    if s.held[seat] >= SHARE:
        return 0
    return min(SHARE, HAND - s.held[seat])


def deal_on(s: State, log: Log) -> None:
    """Go from seat to seat until one is owed a card: chance deals it."""
    while s.owed == 0:
        s.served += 1
        if s.served == s.seats:
            board(s, log)
            return
        s.owed = share(s, next_served(s))
    if total(s.pile) == 0:
        tell(log, RESHUFFLED, total(s.discard))
        add_all(s.pile, s.discard)


def deal(s: State, card: int, log: Log) -> None:
    seat = next_served(s)
    s.pile[card] -= 1
    s.hand[seat][card] += 1
    s.held[seat] += 1
    s.owed -= 1
    tell(log, DEALT, seat, card)
    deal_on(s, log)


# The plane


def board(s: State, log: Log) -> None:
    s.phase = PLANE
    s.served = 0
    clear(s.ready)
    clear(s.wavered)
    tell(log, BOARDED, s.run + 1)


def in_the_plane(s: State) -> int:
    """Who is not ready; and who is, but may still think again."""
    who = 0
    for seat in range(s.seats):
        if not s.ready[seat] or s.wavered[seat] < SECOND_THOUGHTS:
            who |= bit(seat)
    return who


def speak(s: State, seat: int, move: int, log: Log) -> None:
    """Ready, or not after all. Only if all agree the jump begins before the time is up."""
    if move != READY:
        s.ready[seat] = 0
        s.wavered[seat] += 1
        tell(log, WAITS, seat)
        return
    s.ready[seat] = 1
    tell(log, IS_READY, seat)
    for other in range(s.seats):
        if not s.ready[other]:
            return
    begin_jump(s, 1, log)


def begin_jump(s: State, early: int, log: Log) -> None:
    """JUMP! What still lies there from the last jumprun is cleared away."""
    s.phase = JUMP if s.pace == LIVE else PLAN
    clear(s.ready)
    clear(s.wavered)
    clear(s.done)
    clear(s.backs)
    clear(s.flat)
    clear(s.laid)
    clear(s.sent)
    for seat in range(s.seats):
        s.opened[seat] = EVERYONE if s.pace == LIVE else bit(seat)
        clear(s.jumpcard[seat])
        clear(s.jumpcard_at[seat])
        clear(s.character[seat])
        clear(s.character_at[seat])
        for i in range(HAND):
            s.jumpcard_face[seat][i] = bit(seat)
            s.character_face[seat][i] = bit(seat)
    tell(log, JUMPED, early)
