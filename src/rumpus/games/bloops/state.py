"""Bloops: what lies on the table, who sees it now, and who has ever known it.

It is a memory game. `see` shows a card while it is looked at and never again; `know` remembers, for bots. Whatever
happens to a card (kept, given, swapped, moved along the row), what is known of it goes with it.
"""

from typing import Any

from rumpus.kernel import ALL, NOBODY, Events, GameState, Names, by, field
from rumpus.kernel.errors import BadDeck

MOST = 5  # seats
DEALT = 6  # cards before each seat at the start, in two rows of three
BOTTOM = 3  # the places from here to DEALT − 1 are the bottom row
ROW = 20  # room before a seat; who has this many gets no more
WAITING = 16  # effects that can wait at once
REARRANGE = 6  # neighbours that a seat may exchange between two draws, so that tidying comes to an end
CARDS = 120  # the most cards of a house deck
SHUFFLES = 3  # how often the discards become a new draw pile, so that a game without BLOOPS and 20 comes to an end
BATCHES = 1 + SHUFFLES  # the deck and its shufflings, told apart: see `batch`

# A kind is 0 for no card, or none that is known; 1…13 for the values 0…12; 14 for the 20.
CARD = Names("card", "none 0 1 2 3 4 5 6 7 8 9 10 11 12 20")
VALUE = (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20)
KINDS = 15
SIX, SEVEN, EIGHT, NINE, TWENTY = 7, 8, 9, 10, 14

PACE = Names("pace", "race relaxed")
RACE, RELAXED = range(2)

WAY = Names("way", "clockwise counterclockwise")
CLOCKWISE, COUNTERCLOCKWISE = range(2)

PHASE = Names("phase", "deal first memorise direction draw take hand window call over")
DEAL, FIRST, MEMORISE, DIRECTION, DRAW, TAKE, HAND, WINDOW, CALL, OVER_NOW = range(10)

# Moves: the single ones, then one for each seat or place, ascending as `legal` writes them.
GOT_IT, GO_CLOCKWISE, GO_COUNTERCLOCKWISE, DRAW_CARD, THROW, PASS, SAY_BLOOPS, DONE = range(8)
SEAT = 8  # seat-1 …: whom the effect concerns
PLACE = SEAT + MOST  # card-1 …: which card the effect concerns
KEEP = PLACE + ROW  # keep-1 …: keep the drawn card, discard this one
COUNTER = KEEP + ROW  # counter-1 …
EXCHANGE = COUNTER + ROW  # swap-1 …: this card changes places with the next one
GRAB = EXCHANGE + ROW - 1  # a slip: draw out of turn
PEEK = GRAB + 1  # a slip: reach for a card


class State(GameState):
    seats: int = field(see=ALL)
    pace: int = field(see=ALL, of=PACE)  # option: who is first counts, or everybody is asked
    slips: int = field(see=ALL)  # option: reaching where one may not costs a card
    star: list[int] = field(KINDS, see=ALL)  # 1: this kind has a star
    phase: int = field(see=ALL, of=PHASE)
    way: int = field(see=ALL, of=WAY)
    mover: int = field(see=ALL)  # whose turn it is; in a window, whose turn has just been
    caller: int = field(see=ALL)  # seat + 1 of who said BLOOPS
    turns_left: int = field(see=ALL)  # final turns still to begin after the call
    dry: int = field(see=ALL)  # turns in a row without a card to draw

    # The cards before each seat, in the order of their places.
    count: list[int] = field(MOST, see=ALL)
    card: list[list[int]] = field(MOST, ROW, see=by("seen_by"), know=by("knows"), of=CARD)
    seen_by: list[list[int]] = field(MOST, ROW, see=ALL, width=16)  # who is looking at it now, as a bit set
    knows: list[list[int]] = field(MOST, ROW, see=NOBODY, know=ALL, width=16)  # who has ever seen it: no screen says
    batch: list[list[int]] = field(MOST, ROW, see=NOBODY, know=ALL)  # the shuffling it was drawn from
    rearranged: list[int] = field(MOST, see=ALL)  # exchanges made since the last draw

    # The card in the mover's hand.
    drawn: int = field(see=by("drawn_by"), of=CARD)
    drawn_by: int = field(see=ALL, width=16)
    drawn_batch: int = field(see=NOBODY, know=ALL)

    # The piles. Of the discards a screen shows the top alone; who paid attention knows the rest.
    pile: list[int] = field(KINDS, counts=CARD)
    pile_count: int = field(see=ALL)
    discards: list[int] = field(KINDS, see=NOBODY, know=ALL, counts=CARD)
    discard_count: int = field(see=ALL)
    top: int = field(see=ALL, of=CARD)
    # What each shuffling held and has not been discarded since. Everybody can know it: before a shuffling the draw
    # pile was empty, and what is shuffled was open. So unseen cards are guessed from their own shuffling.
    loose: list[list[int]] = field(BATCHES, KINDS, see=NOBODY, know=ALL, counts=CARD)
    batch_now: int = field(see=ALL)  # the shuffling that the draw pile is, and so how often it was shuffled

    # What is going on.
    dealing: int = field(see=ALL)  # seat + 1: the next card goes unseen to the end of that row
    looking: int = field(see=ALL)  # bit set of seats that are looking at a card
    queue: list[int] = field(WAITING, see=ALL)  # seats whose effects wait, in discard order; all are effects of the top
    queue_count: int = field(see=ALL)
    mine: int = field(see=ALL)  # the effect's choice so far: place + 1 of the own card,
    whom: int = field(see=ALL)  # and seat + 1 of the other
    passed: int = field(see=ALL)  # bit set of seats that have passed in this window
    latest: int = field(see=NOBODY, know=ALL)  # the latest move + 1: everybody watched the hand that made it
    missed: int = field(see=ALL)  # bit set of seats that countered wrongly when no penalty card was left


event = Events()
BEGINS = event("begins seat")
DEALS = event("deals seat place")  # a card goes unseen to the end of the row: deal, penalty or gift
MEMORISED = event("memorised seat")
GOES = event("goes seat way:way")
DRAWS = event("draws seat")
NO_CARD = event("no_card seat")
RESHUFFLES = event("reshuffles cards")
DISCARDS = event("discards seat card:card place")  # place 0: the card just drawn
KEEPS = event("keeps seat place")
COUNTERS = event("counters seat card:card place")
WRONG = event("wrong seat place")  # which card it was, everybody sees; the story does not keep it
PENALTY = event("penalty seat")
GIVES = event("gives seat other:seat")
LOOKS = event("looks seat other:seat place")
LOOKED = event("looked seat")
SWAPS = event("swaps seat place other:seat other_place")
FIZZLES = event("fizzles seat card:card")
PASSES = event("passes seat")
REARRANGES = event("rearranges seat place")
SLIPS_UP = event("slips seat")
CALLS = event("bloops seat")
LAST_WINDOW = event("last_window")
ENDS_BY_TWENTY = event("twenty seat")
RUNS_DRY = event("runs_dry")
SCORES = event("scores seat points stars")


def inventory(s: State) -> list[int]:
    """How many there are of each kind, wherever they lie."""
    held = [pile + discarded for pile, discarded in zip(s.pile, s.discards, strict=True)]
    for seat in range(s.seats):
        for at in range(s.count[seat]):
            held[s.card[seat][at]] += 1
    if s.drawn:
        held[s.drawn] += 1
    return held


def agrees(s: State) -> bool:
    """What each shuffling has left are the cards that lie before seats, in the hand and in the pile; and whoever or
    whatever is named is there."""
    named = (s.whom - 1, s.dealing - 1, *s.queue[: s.queue_count])
    if max(named) >= s.seats or s.mine > ROW or s.queue_count > WAITING or min(named[2:], default=0) < 0:
        return False
    left = [row[:] for row in s.loose]
    for seat in range(s.seats):
        for at in range(s.count[seat]):
            left[s.batch[seat][at]][s.card[seat][at]] -= 1
    if s.drawn:
        left[s.drawn_batch][s.drawn] -= 1
    for kind in range(KINDS):
        left[s.batch_now][kind] -= s.pile[kind]
    return not any(map(any, left))


def check_deck(deck: dict[str, Any]) -> None:
    """A house deck has each value once, and enough cards for five."""
    for table, entries in deck.items():
        values = [entry["value"] for entry in entries]
        for value in values:
            if values.count(value) > 1:
                raise BadDeck("deck-twice", place=f"deck.{table}", value=value)
        cards = sum(entry["count"] for entry in entries)
        if not 42 <= cards <= CARDS:
            raise BadDeck("deck-cards", place=f"deck.{table}", cards=cards, least=42, most=CARDS)
