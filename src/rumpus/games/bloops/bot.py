"""What a bot knows about Bloops: what its cards should come to, which moves are silly, and how one forgets.

Everything here asks `knows` before it looks at a card: in an imagined world all cards lie open, and a seat that chose
by what it has not seen would be no seat at this table.
"""

from collections.abc import MutableSequence

from rumpus.kernel import below, bit, choose

from .effects import asks_own_card, choosing
from .rows import points_of
from .rules import turn
from .state import (
    CALL,
    COUNTER,
    DIRECTION,
    DONE,
    DRAW_CARD,
    EIGHT,
    EXCHANGE,
    HAND,
    KEEP,
    KINDS,
    MEMORISE,
    NINE,
    PLACE,
    RACE,
    ROW,
    SAY_BLOOPS,
    SEAT,
    SEVEN,
    SIX,
    THROW,
    TWENTY,
    VALUE,
    WINDOW,
    State,
)
from .window import may_draw, must_pass

UNSEEN = 6  # what a card that one has never seen counts, about
KEPT = 5  # and one that its owner has seen, and kept
WORTH_A_CALL = 3  # who takes his own row for less lower than the others' does not think of calling
LOW = 2  # nobody throws such a card away who has a higher one
TRUSTS = 7  # who has more cards than this does not rely on what he thinks he remembers
LEAD = 10  # to be so much lower than anybody else is worth a call


def knows(s: State, seat: int, owner: int, at: int) -> bool:
    return s.knows[owner][at] >> seat & 1 == 1


def thinks(s: State, seat: int, owner: int, at: int) -> int:
    """What the seat takes a card to count."""
    if knows(s, seat, owner, at):
        return VALUE[s.card[owner][at]]
    return KEPT if knows(s, owner, owner, at) else UNSEEN


def row_of(s: State, seat: int, owner: int) -> int:
    """What the seat takes a whole row to count; three stars that it knows of are nothing."""
    sum_, stars, starred = 0, 0, 0
    for at in range(s.count[owner]):
        sum_ += thinks(s, seat, owner, at)
        if knows(s, seat, owner, at) and s.star[s.card[owner][at]]:
            stars += 1
            starred += VALUE[s.card[owner][at]]
    return sum_ - starred if stars >= 3 else sum_


# Beyond a few hundred iterations, thought brings nothing here (docs/reference/bots.md): levels are told apart by
# what they remember, what they take for something else, and what they do not notice. The shark of old, which had no
# net, waited with its call until it was sure.
LEVELS = {
    "child": {"iterations": 6, "blunders": 50, "memory": 0, "muddle": 80, "nerve": 50},
    "beginner": {"iterations": 10, "blunders": 34, "memory": 1, "muddle": 37, "nerve": 50},
    "regular": {"iterations": 24, "blunders": 29, "memory": 2, "muddle": 25, "nerve": 50},
    "expert": {"iterations": 50, "blunders": 27, "memory": 4, "muddle": 17, "nerve": 50},
    "shark": {"iterations": 2_000},
    "shark-2026": {"iterations": 2_000, "nerve": 0},
}


# When to wait


def waits(s: State, seat: int) -> bool:
    """In a race, whoever the game does not wait for may let the moment pass."""
    if s.pace != RACE or s.phase == MEMORISE or s.phase == DIRECTION:
        return False
    if s.phase != WINDOW:
        return seat != s.mover
    if s.looking >> seat & 1 or choosing(s, seat) or may_draw(s, seat) or must_pass(s, seat):
        return False
    return turn(s) != bit(seat)


# What is worth a thought


def sensible(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """Counter with what one knows to fit, call or end the game with a row that seems lowest, leave one's cards where
    they lie, take nothing that is not one's turn; and of cards that are all the same to everybody, one will do."""
    kept = 0
    for i in range(n):
        if is_sensible(s, seat, moves[i]):
            moves[kept] = moves[i]
            kept += 1
    if kept == 0:
        kept = 1
    return kept


def is_sensible(s: State, seat: int, move: int) -> bool:
    if COUNTER <= move < EXCHANGE:
        return knows(s, seat, seat, move - COUNTER) and s.card[seat][move - COUNTER] == s.top
    if move >= EXCHANGE:
        return False
    if move == SAY_BLOOPS:
        return lead_of(s, seat) >= WORTH_A_CALL
    if move == THROW:
        return s.count[seat] == 0 or may_go(s, seat, s.drawn, -1)
    if KEEP <= move < COUNTER:
        at = move - KEEP
        return may_go(s, seat, s.card[seat][at], at) if knows(s, seat, seat, at) else is_first_alike(s, seat, seat, at)
    if PLACE <= move < KEEP:
        owner = seat if s.whom == 0 else s.whom - 1
        if s.top == SIX or s.top == NINE:
            return is_first_alike(s, seat, owner, move - PLACE)
        return not knows(s, seat, owner, move - PLACE) and is_first_alike(s, seat, owner, move - PLACE)
    return True


def may_go(s: State, seat: int, kind: int, at: int) -> bool:
    """A 20 goes to win by it; a very low card when there is none higher to throw. It lies at `at` or is the drawn one
    (−1)."""
    if kind == TWENTY:
        return lead_after(s, seat, at) > 0
    if VALUE[kind] > LOW:
        return True
    if at >= 0 and VALUE[kind] < VALUE[s.drawn] < VALUE[TWENTY]:
        return False
    for other in range(s.count[seat]):
        if other != at and VALUE[kind] < thinks(s, seat, seat, other) < VALUE[TWENTY]:
            return False
    return True


def is_first_alike(s: State, seat: int, owner: int, at: int) -> bool:
    """Of several cards that the seat knows nothing of, and the same others know, the first."""
    if knows(s, seat, owner, at):
        return True
    for before in range(at):
        if s.knows[owner][before] == s.knows[owner][at] and s.batch[owner][before] == s.batch[owner][at]:
            return False
    return True


# How to play on


def prefer(s: State, seat: int, moves: MutableSequence[int], n: int, draw: MutableSequence[int]) -> int:
    """As a player does who has a plan and is in a hurry; now and then anything."""
    if below(draw, 16) == 0 and s.phase != CALL and not (s.phase == WINDOW and seat == s.mover):
        return below(draw, n)
    if s.phase == HAND:
        return prefer_discard(s, seat, moves, n)
    if s.phase == CALL or (s.phase == WINDOW and s.queue_count == 0):
        return prefer_call(s, seat, moves, n)
    if choosing(s, seat) and moves[0] >= SEAT:
        return prefer_target(s, seat, moves, n, draw)
    return prefer_call(s, seat, moves, n)


def prefer_discard(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """What takes most off: the card itself, those like it that one can counter with, and what its effect does. The 20
    goes only if its end is ours."""
    best, most = 0, -1000
    for i in range(n):
        off = UNSEEN
        if moves[i] == THROW:
            off = taken_off(s, seat, s.drawn, -1)
        elif KEEP <= moves[i] < COUNTER:
            at = moves[i] - KEEP
            if knows(s, seat, seat, at):
                off = taken_off(s, seat, s.card[seat][at], at)
        else:
            continue
        if off > most:
            best, most = i, off
    return best


def taken_off(s: State, seat: int, kind: int, at: int) -> int:
    """By discarding a card of this kind, which lies at `at` or is the drawn one (−1)."""
    if kind == TWENTY:
        return 100 if lead_after(s, seat, at) > 0 else -100
    off = VALUE[kind] + effect_worth(s, seat, kind)
    for other in range(s.count[seat]):
        if other != at and knows(s, seat, seat, other) and s.card[seat][other] == kind:
            off += VALUE[kind]
    return off + VALUE[kind] if at >= 0 and s.drawn == kind else off


def effect_worth(s: State, seat: int, kind: int) -> int:
    """A gift is a card for whoever leads; a look is a little; a swap brings down the worst of one's own."""
    if kind == SIX:
        return 4
    if kind == NINE and s.seats > 1 + (1 if s.caller > 0 else 0):
        worst = 0
        for at in range(s.count[seat]):
            worst = max(worst, thinks(s, seat, seat, at))
        return max(0, worst - KEPT)
    return 1 if kind in (SEVEN, EIGHT) else 0


def prefer_call(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """Counter if there is anything to counter with; call with a low row; else the usual."""
    usual, call = 0, -1
    for i in range(n):
        if COUNTER <= moves[i] < EXCHANGE:
            return i
        if moves[i] == SAY_BLOOPS:
            call = i
        elif moves[usual] == SAY_BLOOPS or moves[i] == DONE:
            usual = i
    return call if call >= 0 and lead_of(s, seat) >= LEAD else usual


def prefer_target(s: State, seat: int, moves: MutableSequence[int], n: int, draw: MutableSequence[int]) -> int:
    """A gift for whoever seems to lead; a look at one's own cards; the worst of one's own for somebody's best."""
    best, most = below(draw, n), -1000
    for i in range(n):
        good = -1000
        if SEAT <= moves[i] < PLACE:
            other = moves[i] - SEAT
            good = 500 if other == seat else 0 - row_of(s, seat, other)
        elif PLACE <= moves[i] < KEEP and asks_own_card(s):
            good = thinks(s, seat, seat, moves[i] - PLACE)
        elif PLACE <= moves[i] < KEEP:
            owner = s.whom - 1
            good = 0 - thinks(s, seat, owner, moves[i] - PLACE)
        if good > most:
            best, most = i, good
    return best


def lead_of(s: State, seat: int) -> int:
    """By how much the seat takes its own row for the lowest."""
    lowest = 1000
    for other in range(s.seats):
        if other != seat:
            lowest = min(lowest, row_of(s, seat, other))
    return lowest - row_of(s, seat, seat)


def lead_after(s: State, seat: int, at: int) -> int:
    """The same once the 20 is gone, which lies at `at` or is the drawn card (−1): that is how the game would end."""
    return lead_of(s, seat) + (VALUE[TWENTY] - VALUE[s.drawn] if at >= 0 else 0)


# What others probably hold


def suppose(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Who has seen his own card and kept it had a reason: every other high one becomes what the pile would give."""
    for other in range(s.seats):
        if other == seat:
            continue
        for at in range(s.count[other]):
            if knows(s, seat, other, at) or not knows(s, other, other, at) or s.batch[other][at] != s.batch_now:
                continue
            kind = s.card[other][at] + 0
            if VALUE[kind] > 7 and s.pile_count > 0 and below(draw, 2) == 0:
                s.pile[kind] += 1
                s.card[other][at] = choose(draw, s.pile)


# What a position looks like, for the greedy


def value(s: State, seat: int) -> int:
    sum_, lowest = 0, 1000
    for other in range(s.seats):
        if other != seat:
            sum_ += points_of(s, other)
            lowest = min(lowest, points_of(s, other))
    mine = points_of(s, seat)
    called = s.caller == seat + 1
    return sum_ - (s.seats + 1) * mine + ((100 if mine < lowest else -100) if called else 0)


# Nerve


def daring(s: State, seat: int, move: int) -> int:
    """To call, not knowing what the others have."""
    return 2 if move == SAY_BLOOPS else 0


# Manners


def patience(s: State, seat: int, move: int) -> int:
    """To draw closes the window: who would counter must have time to."""
    return 3 if s.phase == WINDOW and s.pace == RACE and move == DRAW_CARD else 1


# Memory


def forget(s: State, seat: int, cards: int, muddle: int, luck: bytes) -> None:
    """What is left of so many memories: one's own newest cards first (what comes later pushes out what was before),
    then what was seen of others. A card that is forgotten is like one never seen; but of one's own that nobody else has
    seen, so many in a hundred are taken for something else, until that has cost penalty cards."""
    left = cards
    lost = 0  # a bit a card
    for at in range(ROW - 1, -1, -1):
        alone = s.knows[seat][at] == bit(seat)
        left -= remember(s, seat, seat, at, left)
        if alone and not knows(s, seat, seat, at):
            lost |= bit(at)
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        for at in range(ROW - 1, -1, -1):
            left -= remember(s, seat, other, at, left)
    if s.count[seat] > TRUSTS:
        return
    for at in range(ROW - 1, -1, -1):
        if lost >> at & 1 and luck[at] % 100 < muddle:
            mistake(s, seat, at, luck[at] // 2 + luck[-1 - at])


def remember(s: State, seat: int, owner: int, at: int, left: int) -> int:
    """Costs a memory, unless everybody is looking at it right now; without one it is gone."""
    if at >= s.count[owner] or not knows(s, seat, owner, at) or s.seen_by[owner][at] >> seat & 1:
        return 0
    if left > 0:
        return 1
    s.card[owner][at] = 0
    s.knows[owner][at] &= ~bit(seat)
    return 0


def mistake(s: State, seat: int, at: int, luck: int) -> None:
    """Take one's own card for another that it could be, as far as one has counted; the same all through a game."""
    for step in range(KINDS - 1):
        kind = 1 + (luck + step) % (KINDS - 1)
        if kind != TWENTY and unaccounted(s, kind, s.batch[seat][at]) > 0:
            s.card[seat][at] = kind
            s.knows[seat][at] |= bit(seat)
            return


def unaccounted(s: State, kind: int, batch: int) -> int:
    """How many cards of a kind, of one shuffling, lie where the seat does not know them."""
    n = s.loose[batch][kind] - (1 if s.drawn == kind and s.drawn_batch == batch else 0)
    for owner in range(s.seats):
        for at in range(s.count[owner]):
            if s.card[owner][at] == kind and s.batch[owner][at] == batch:
                n -= 1
    return n
