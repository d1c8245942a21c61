"""What is on the table: fifteen cards, one to five, three of each. Everybody holds three."""

from rumpus.kernel import ALL, OWNER, Events, GameState, Names, field, total

MOST = 4  # seats
KINDS = 6  # 0 is no card, 1 … 5 are the cards
COPIES = 3  # of each card
HAND = 3  # cards dealt to each seat

CARD = Names("card", "none one two three four five")  # the words for card numbers, in text and notation

PHASE = Names("phase", "deal play over")
DEAL, PLAY, OVER_NOW = range(3)


class State(GameState):
    """Each field says who sees it. What says nothing is seen by nobody: forgetting is safe."""

    seats: int = field(see=ALL)
    lowest: int = field(see=ALL)  # option: the lowest card takes the trick
    phase: int = field(see=ALL, of=PHASE)
    mover: int = field(see=ALL)  # who is dealt the next card, or plays the next one
    leader: int = field(see=ALL)  # who played first in this trick
    hand: list[list[int]] = field(MOST, KINDS, see=OWNER, counts=CARD)  # a row a seat: how many of each card
    held: list[int] = field(MOST, see=ALL)  # how many cards each seat holds: backs can be counted
    pile: list[int] = field(KINDS, counts=CARD)  # face down: a multiset, since its order does not exist yet
    played: list[int] = field(MOST, see=ALL, of=CARD)  # the trick on the table
    gone: list[int] = field(KINDS, see=ALL, counts=CARD)  # cards of earlier tricks
    taken: list[int] = field(MOST, see=ALL)  # tricks won


event = Events()
DEALT = event("dealt seat card:card@seat")  # @seat: only that seat is told which card
PLAYS = event("plays seat card:card")
TAKES = event("takes seat")


def inventory(s: State) -> list[int]:
    """Every card, wherever it is. The law of conservation: this never changes."""
    counts = [s.pile[kind] + s.gone[kind] for kind in range(KINDS)]
    for seat in range(MOST):
        for kind in range(KINDS):
            counts[kind] += s.hand[seat][kind]
        if s.played[seat] > 0:
            counts[s.played[seat]] += 1
    assert total(counts) == COPIES * (KINDS - 1)
    return counts
