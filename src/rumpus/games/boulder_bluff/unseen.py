"""A world that could be true: the cards that a seat cannot see, dealt anew.

What an attentive player knows goes beyond counting. When the deck ran out, everything that lay open was shuffled into
it, so from then on the deck holds only cards of that shuffle (`shuffled`), and a seat that has drawn n cards since
holds at most n of them. Cards are *new* if they were in that shuffle, *old* if somebody held them through it.
"""

from collections.abc import MutableSequence

from rumpus.kernel import below, choose, pick

from .state import DONE, KINDS, ONES, TAPS, State


def imagine_cards(s: State, seat: int, draw: MutableSequence[int]) -> None:
    make_room(s, seat)
    new = 0
    for card in range(KINDS):
        s.deck[card] = new_copies(s, seat, card)
        new += s.deck[card]
    for _ in range(new - s.deck_left):
        card = pick(draw, s.deck, KINDS)
        # Of copies alike some may as well be old ones, if a card of that kind was played since the shuffle.
        doubtful = below(draw, new_copies(s, seat, card)) < doubtful_copies(s, seat, card)
        s.deck[card] -= 1
        give(s, card, not doubtful, draw)
    for card in range(KINDS):
        for _ in range(unseen(s, seat, card) - new_copies(s, seat, card)):
            give(s, card, False, draw)
    for other in range(s.seats):
        s.fresh[other] = 0
        if other != seat:
            for _ in range(s.face_down[other]):
                s.down[other][choose(draw, s.hand[other])] += 1


def make_room(s: State, seat: int) -> None:
    for other in range(s.seats):
        s.room[other] = 0 if other == seat else s.cards[other] + s.face_down[other]
        s.fresh[other] = min(s.room[other] + 0, s.drew[other] + 0)


def own(s: State, seat: int, card: int) -> int:
    """Cards of a kind that the seat holds or has laid face down; a watcher has none."""
    return s.hand[seat][card] + s.down[seat][card] if seat < s.seats else 0


def own_new(s: State, seat: int, card: int) -> int:
    return s.drawn[seat][card] + 0 if seat < s.seats else 0


def unseen(s: State, seat: int, card: int) -> int:
    n = s.whole[card] - s.discard[card] - own(s, seat, card)
    for other in range(s.seats):
        n -= s.up[other][card]
    return n


def new_copies(s: State, seat: int, card: int) -> int:
    """The most new copies that can be unseen: only these may be in the deck."""
    return min(s.shuffled[card] - own_new(s, seat, card), unseen(s, seat, card))


def doubtful_copies(s: State, seat: int, card: int) -> int:
    """Unseen copies that may be new or old."""
    own_old = max(0, own(s, seat, card) - own_new(s, seat, card))
    old = min(s.whole[card] - s.shuffled[card] - own_old, unseen(s, seat, card))
    return new_copies(s, seat, card) + old - unseen(s, seat, card)


def give(s: State, card: int, new: bool, draw: MutableSequence[int]) -> None:
    """Deal a card to a place that is still empty, all equally likely; a new card only where one was drawn."""
    places = 0
    for other in range(s.seats):
        places += min(s.fresh[other] + 0, s.room[other] + 0) if new else s.room[other] + 0
    by_fresh = new and places > 0
    if places == 0:
        for other in range(s.seats):
            places += s.room[other]
    nth = below(draw, places)
    for other in range(s.seats):
        here = min(s.fresh[other] + 0, s.room[other] + 0) if by_fresh else s.room[other] + 0
        if nth < here:
            s.hand[other][card] += 1
            s.room[other] -= 1
            if by_fresh:
                s.fresh[other] -= 1
            return
        nth -= here


def imagine_taps(s: State, seat: int, draw: MutableSequence[int]) -> None:
    for other in range(s.seats):
        if other != seat and s.reporting[other] == ONES:
            s.taps[other] = 10 * below(draw, TAPS // 10 + 1)
        elif other != seat and s.reporting[other] == DONE:
            s.taps[other] = below(draw, TAPS + 1)
