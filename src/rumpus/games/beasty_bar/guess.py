"""What a seat can think of the cards it does not see."""

from collections.abc import MutableSequence, Sequence

from rumpus.kernel import below

from .line import owner_of, value_of
from .state import CARDS, HAND, MOST, ROOM, VALUES, State


def imagine(s: State, seat: int, draw: MutableSequence[int]) -> None:
    """Others hold what they showed; every other card of theirs that was not played lies in hand, pile or box, each
    division as likely as any other; an unknown animal of a built deck is of one set as likely as of the other."""
    for other in range(s.seats):
        if other != seat:
            imagine_deck(s, other, draw)
            for i in range(VALUES):
                s.pile[other][i] = 1
    strike_off(s, seat, s.line, ROOM)
    strike_off(s, seat, s.fallen, ROOM)
    strike_off(s, seat, s.landed, MOST)
    strike_off(s, seat, s.out, CARDS)
    strike_off(s, seat, s.bar, CARDS)
    for other in range(s.seats):
        if other != seat:
            imagine_hand(s, other, draw)


def imagine_deck(s: State, other: int, draw: MutableSequence[int]) -> None:
    for i in range(s.built[other]):
        species = s.shown[other][i]
        s.deck[other][i] = species if species > 0 else i + 1 + VALUES * below(draw, 2)


def strike_off(s: State, seat: int, played: Sequence[int], room: int) -> None:
    """What lies open is no longer in hand or pile."""
    for i in range(room):
        if played[i] == 0:
            return
        owner = owner_of(played[i])
        if owner != seat:
            s.pile[owner][value_of(played[i]) - 1] = 0


def imagine_hand(s: State, other: int, draw: MutableSequence[int]) -> None:
    rest = s.pile_size[other] + s.hand_size[other] + s.away_size[other]
    held = 0
    for i in range(HAND - 1):
        if s.showed[other][i] > 0:
            hold(s, other, held, s.showed[other][i])
            held += 1
            rest -= 1
    while held < s.hand_size[other]:
        hold(s, other, held, any_left(s, other, rest, draw))
        held += 1
        rest -= 1
    for i in range(s.away_size[other]):
        species = any_left(s, other, rest, draw)
        s.pile[other][value_of(species) - 1] = 0
        s.away[other][i] = species
        rest -= 1


def any_left(s: State, other: int, rest: int, draw: MutableSequence[int]) -> int:
    nth = below(draw, rest)
    i = -1
    while nth >= 0:
        i += 1
        nth -= s.pile[other][i]
    return s.deck[other][i]


def hold(s: State, other: int, held: int, species: int) -> None:
    """Out of the pile, into the hand, which is kept in order."""
    s.pile[other][value_of(species) - 1] = 0
    at = held
    while at > 0 and s.hand[other][at - 1] > species:
        s.hand[other][at] = s.hand[other][at - 1]
        at -= 1
    s.hand[other][at] = species
