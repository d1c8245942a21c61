"""What a discarded 6, 7, 8 or 9 does. The first in the queue is worked off, one small choice after another; which
effect it is, the top of the discards says: a window holds cards of one value only."""

from collections.abc import MutableSequence

from rumpus.kernel import Log, bit, tell

from .rows import can_get_card, deal_to, exchange, show
from .state import FIZZLES, GIVES, LOOKS, NINE, PLACE, SEAT, SIX, SWAPS, State


def has_effect(kind: int) -> bool:
    return SIX <= kind <= NINE


def choosing(s: State, seat: int) -> bool:
    """Whether the seat is to choose for its effect now."""
    return s.queue_count > 0 and s.looking == 0 and s.queue[0] == seat


def concerns(s: State, owner: int, seat: int) -> bool:
    """Whether the owner of the effect can turn it on this seat. The caller is immune to 9s alone (ruling 4)."""
    if s.top == SIX:
        return seat != owner and can_get_card(s, seat)
    if s.top == NINE:
        return seat != owner and seat + 1 != s.caller and s.count[seat] > 0 and s.count[owner] > 0
    return s.count[seat] > 0


def first_target(s: State, owner: int) -> int:
    for seat in range(s.seats):
        if concerns(s, owner, seat):
            return seat
    return -1


def skip_without_target(s: State, log: Log) -> None:
    """An effect without a target when its time comes is skipped (ruling 4)."""
    while s.queue_count > 0 and first_target(s, s.queue[0]) < 0:
        tell(log, FIZZLES, s.queue[0], s.top)
        next_effect(s)
    if s.whom > 0 and not concerns(s, s.queue[0], s.whom - 1):
        s.whom = 0


def next_effect(s: State) -> None:
    for i in range(s.queue_count - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue_count -= 1
    s.queue[s.queue_count] = 0
    choose_anew(s)


def choose_anew(s: State) -> None:
    s.mine = 0
    s.whom = 0


def asks_own_card(s: State) -> bool:
    return s.top == NINE and s.mine == 0


def write_choices(s: State, owner: int, moves: MutableSequence[int], n: int) -> int:
    """A 6 asks whom; a 7 or 8 whose card and which; a 9 which of your own, whom, and which of theirs."""
    if asks_own_card(s):
        return write_places(moves, n, s.count[owner])
    if s.whom > 0:
        return write_places(moves, n, s.count[s.whom - 1])
    for seat in range(s.seats):
        if concerns(s, owner, seat):
            moves[n] = SEAT + seat
            n += 1
    return n


def write_places(moves: MutableSequence[int], n: int, count: int) -> int:
    for at in range(count):
        moves[n + at] = PLACE + at
    return n + count


def choose_for_effect(s: State, owner: int, move: int, log: Log) -> None:
    if move < PLACE:
        if s.top == SIX:
            give(s, owner, move - SEAT, log)
        else:
            s.whom = move - SEAT + 1
    elif asks_own_card(s):
        s.mine = move - PLACE + 1
    elif s.top == NINE:
        swap(s, owner, s.mine - 1, s.whom - 1, move - PLACE, log)
    else:
        look(s, owner, s.whom - 1, move - PLACE, log)


def give(s: State, owner: int, seat: int, log: Log) -> None:
    tell(log, GIVES, owner, seat)
    deal_to(s, seat, log)
    next_effect(s)


def look(s: State, owner: int, seat: int, at: int, log: Log) -> None:
    """The effect lasts as long as the look does."""
    show(s, seat, at, bit(owner))
    s.looking = bit(owner)
    choose_anew(s)
    tell(log, LOOKS, owner, seat, at + 1)


def swap(s: State, owner: int, at: int, seat: int, there: int, log: Log) -> None:
    exchange(s, owner, at, seat, there)
    tell(log, SWAPS, owner, at + 1, seat, there + 1)
    next_effect(s)


def first_choice(s: State, owner: int) -> int:
    if s.whom > 0 or asks_own_card(s):
        return PLACE
    return SEAT + first_target(s, owner)
