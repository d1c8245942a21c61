"""A world that could be true: the cards that a seat cannot see, dealt anew.

What an attentive player knows goes beyond counting. When the deck ran out, everything that lay open was shuffled into
it, so from then on the deck holds only cards of that shuffle (`shuffled`), and a seat that has drawn n cards since
holds at most n of them. Cards are *new* if they were in that shuffle, *old* if somebody held them through it.
All deals that keep to this are equally likely. Only where a card was played since of which both old and new copies
exist, nobody can tell which it was, and the chances are a fair estimate.
"""

from collections.abc import MutableSequence

from rumpus.kernel import below, choose, total

from .state import DONE, KINDS, ONES, TAPS, State


def imagine_cards(s: State, seat: int, draw: MutableSequence[int]) -> None:
    make_room(s, seat)
    new = 0
    for card in range(KINDS):
        s.deck[card] = new_copies(s, seat, card)
        s.old[card] = unseen(s, seat, card) - s.deck[card]
        new += s.deck[card]
    in_hands = new - s.deck_left
    for _ in range(places_for_old(s) - total(s.old)):
        doubtful_turns_old(s, seat, draw)
        in_hands -= 1
    for _ in range(in_hands):
        card = choose(draw, s.deck)
        if below(draw, s.deck[card] + 1) < doubtful_copies(s, seat, card):
            s.old[card] += 1
        else:
            s.room[give(s, s.fresh, card, draw)] -= 1
    for card in range(KINDS):
        for _ in range(s.old[card]):
            give(s, s.room, card, draw)
        s.old[card] = 0
    for other in range(s.seats):
        s.fresh[other] = 0
        for _ in range(0 if other == seat else s.face_down[other] + 0):
            s.down[other][choose(draw, s.hand[other])] += 1


def make_room(s: State, seat: int) -> None:
    """Empty places in the other hands, and how many of them may hold a new card."""
    for other in range(s.seats):
        s.room[other] = 0 if other == seat else s.cards[other] + s.face_down[other]
        s.fresh[other] = min(s.room[other] + 0, s.drew[other] + 0)


def places_for_old(s: State) -> int:
    """Places that can hold nothing but an old card."""
    return total(s.room) - total(s.fresh)


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
    """Of the copies counted as new, how many may as well be old: some were played since, nobody knows which."""
    own_old = max(0, own(s, seat, card) - own_new(s, seat, card))
    most_old = min(s.whole[card] - s.shuffled[card] - own_old, unseen(s, seat, card))
    return most_old - s.old[card]


def doubtful_turns_old(s: State, seat: int, draw: MutableSequence[int]) -> None:
    copies = 0
    for card in range(KINDS):
        copies += doubtful_copies(s, seat, card)
    nth = below(draw, copies)
    for card in range(KINDS):
        here = doubtful_copies(s, seat, card)
        if nth < here:
            s.deck[card] -= 1
            s.old[card] += 1
            return
        nth -= here


def give(s: State, places: MutableSequence[int], card: int, draw: MutableSequence[int]) -> int:
    """Deal a card to one of these places, all equally likely; returns whose."""
    nth = below(draw, total(places))
    other = 0
    while nth >= places[other]:
        nth -= places[other]
        other += 1
    places[other] -= 1
    s.hand[other][card] += 1
    return other


def imagine_taps(s: State, seat: int, draw: MutableSequence[int]) -> None:
    for other in range(s.seats):
        if other != seat and s.reporting[other] == ONES:
            s.taps[other] = 10 * below(draw, TAPS // 10 + 1)
        elif other != seat and s.reporting[other] == DONE:
            s.taps[other] = below(draw, TAPS + 1)
