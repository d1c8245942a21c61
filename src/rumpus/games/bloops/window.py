"""The window: from a discard until the next player draws, or until everybody has passed. Who may act in it, what a
counter-discard does, how it closes, and the two ways the game ends."""

from rumpus.kernel import EVERYONE, Log, bit, tell

from .effects import choose_anew, has_effect, skip_without_target
from .rows import can_get_card, deal_to, exchange, points_of, put_on_discards, show, show_all, stars_of, take_out
from .state import (
    CALL,
    CALLS,
    COUNTERS,
    DRAW,
    ENDS_BY_TWENTY,
    LAST_WINDOW,
    OVER_NOW,
    PENALTY,
    REARRANGES,
    RELAXED,
    SCORES,
    TWENTY,
    WAITING,
    WINDOW,
    WRONG,
    State,
)

# Who may act


def in_window(s: State) -> int:
    """Everybody who may still counter, and whoever the game waits for."""
    who = s.looking
    if s.looking == 0:
        if s.queue_count > 0:
            who = bit(s.queue[0])
        elif not passing(s):
            who = bit(next_seat(s))
            if s.caller == 0:
                who |= bit(s.mover)
    for seat in range(s.seats):
        if may_counter(s, seat) or must_pass(s, seat):
            who |= bit(seat)
    return who


def passing(s: State) -> bool:
    """Whether this window closes by passing: at a table without a race, and always in the last one (ruling 6)."""
    return s.pace == RELAXED or last_window(s)


def last_window(s: State) -> bool:
    return s.caller > 0 and s.turns_left == 0


def must_pass(s: State, seat: int) -> bool:
    """Players without cards count as passed (ruling 7); before the first discard there is nothing to pass."""
    return passing(s) and s.top > 0 and s.count[seat] > 0 and not s.passed >> seat & 1


def may_counter(s: State, seat: int) -> bool:
    """Where no penalty card is left to pay with, a wrong one is the seat's last in this window. Before the first
    discard there is nothing to counter: slips alone can have emptied the pile by then."""
    if s.top == 0 or s.count[seat] == 0 or s.queue_count == WAITING or s.missed >> seat & 1:
        return False
    return not passing(s) or not s.passed >> seat & 1


def next_seat(s: State) -> int:
    step = 1 if s.way == 0 else s.seats - 1
    return (s.mover + step) % s.seats


def idle(s: State) -> bool:
    """No effect waits and nobody looks: a turn can end here."""
    return s.queue_count == 0 and s.looking == 0


def may_draw(s: State, seat: int) -> bool:
    if s.phase == DRAW:
        return seat == s.mover
    return s.phase == WINDOW and not passing(s) and idle(s) and seat == next_seat(s)


# Discards


def discard(s: State, seat: int, kind: int, log: Log) -> None:
    """Every discard opens the window anew. A 20 ends the game there and then (ruling 5)."""
    opens = s.phase != WINDOW
    put_on_discards(s, kind)
    s.phase = WINDOW
    s.passed = 0
    s.missed = 0
    if kind == TWENTY:
        tell(log, ENDS_BY_TWENTY, seat)
        end(s, log)
        return
    if has_effect(kind):
        s.queue[s.queue_count] = seat
        s.queue_count += 1
    if opens and last_window(s):
        tell(log, LAST_WINDOW)


def counter(s: State, seat: int, at: int, log: Log) -> None:
    kind = s.card[seat][at]
    if kind == s.top:
        take_out(s, seat, at)
        follow(s, seat)
        tell(log, COUNTERS, seat, kind, at + 1)
        discard(s, seat, kind, log)
        return
    show(s, seat, at, EVERYONE)
    tell(log, WRONG, seat, at + 1)
    if can_get_card(s, seat):
        pay_penalty(s, seat, log)
    else:
        s.missed |= bit(seat)


def pay_penalty(s: State, seat: int, log: Log) -> None:
    tell(log, PENALTY, seat)
    deal_to(s, seat, log)


def rearrange(s: State, seat: int, at: int, log: Log) -> None:
    exchange(s, seat, at, seat, at + 1)
    s.rearranged[seat] += 1
    follow(s, seat)
    tell(log, REARRANGES, seat, at + 1)


def follow(s: State, seat: int) -> None:
    """A seat whose cards change places in the middle of its effect chooses anew."""
    if s.queue_count > 0 and s.queue[0] == seat:
        choose_anew(s)


# Closing


def settle(s: State, log: Log) -> None:
    """Skip effects that cannot be; close a window in which everybody has passed."""
    if s.phase != WINDOW or s.dealing or s.looking:
        return
    skip_without_target(s, log)
    if s.queue_count > 0 or not passing(s):
        return
    for seat in range(s.seats):
        if must_pass(s, seat):
            return
    if last_window(s):
        end(s, log)
    elif s.caller > 0:
        wait_for_draw(s)
    else:
        s.phase = CALL


def wait_for_draw(s: State) -> None:
    s.mover = next_seat(s)
    s.phase = DRAW


# The end of the game


def say_bloops(s: State, seat: int, log: Log) -> None:
    """Once a game, at the end of the own turn; every opponent has one more turn (ruling 6)."""
    s.caller = seat + 1
    s.turns_left = s.seats - 1
    tell(log, CALLS, seat)
    if s.phase == CALL:
        wait_for_draw(s)


def end(s: State, log: Log) -> None:
    s.phase = OVER_NOW
    s.queue_count = 0
    for i in range(WAITING):
        s.queue[i] = 0
    choose_anew(s)
    show_all(s)
    for seat in range(s.seats):
        tell(log, SCORES, seat, points_of(s, seat), stars_of(s, seat))
