"""Beasty Bar: what is on the table, and who may look at it.

A row (line, hand, a pile that lies open) ends at its first zero, so a position in text needs no lengths.
"""

from typing import Any, cast

from rumpus.kernel import ALL, OWNER, Events, GameState, Names, field
from rumpus.kernel.errors import BadDeck

MOST = 4  # seats
VALUES = 12  # a deck holds each card value once
KINDS = 24  # species: two sets of twelve
ROOM = 5  # places in line
HAND = 4  # cards in hand, and cards put away in the advanced game
CARDS = MOST * VALUES  # the most that can lie on one pile

# One number is one species: the set New Beasts in Town by value, then the first set by value.
ANIMAL = Names(
    "animal",
    "none bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino "
    "skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion",
)
BAT, VULTURE, PEACOCK, DOG, PENGUIN, OSTRICH, PORCUPINE, LLAMA, CHEETAH, TIGER, BEAR, RHINO = range(1, 13)
SKUNK, PARROT, KANGAROO, MONKEY, CHAMELEON, SEAL, ZEBRA, GIRAFFE, SNAKE, CROCODILE, HIPPO, LION = range(13, 25)
RECURRING = (TIGER, LLAMA, HIPPO, CROCODILE, GIRAFFE)
PASSIVE = (PORCUPINE, ZEBRA)  # they stand there, and that is their action

# One number is one card: species and colour, `llama.b` for the llama of the second seat.
CARD = Names("card", ["none", *(f"{ANIMAL[kind]}.{colour}" for colour in "abcd" for kind in range(1, KINDS + 1))])

VALUE = Names("value", (str(value) for value in range(1, VALUES + 1)))

SETS = Names("sets", "new first combined")
NEW, FIRST, COMBINED = range(3)

PARITY = Names("parity", "odd even")
ODD, EVEN = range(2)

PHASE = Names("phase", "who_begins deal draw build put_away play victim parity jump copy order over")
WHO_BEGINS, DEAL, DRAW, BUILD, PUT_AWAY, PLAY, VICTIM, RUN, JUMP, COPY, ORDER, OVER_NOW = range(12)

# Moves. A species, a place or a number of the fallen is added to the first of its group.
PLAYS = 0  # 1…24: play that animal; move 0 is the first of them, so PLAYS − 1 + species
AS = 24  # copy that species
AT = 48  # the animal at place 1…5
RUNS = 53  # past odd, past even
JUMPS = 55  # over one, over two
LAYS = 57  # the first … fifth of those that went out lies down next
TAKES = 62  # build the deck with that species
AWAYS = 86  # put that species away
MOVES = 110


class State(GameState):
    seats: int = field(see=ALL)
    sets: int = field(see=ALL, of=SETS)  # option: whose animals come
    advanced: int = field(see=ALL)  # option: four are put away, points decide
    return_game: int = field(see=ALL)  # option: a second game with the animals left out
    game: int = field(see=ALL)  # 0 the first, 1 the return game
    phase: int = field(see=ALL, of=PHASE)
    starter: int = field(see=ALL)  # who began this game
    mover: int = field(see=ALL)  # whose turn it is

    deck: list[list[int]] = field(MOST, VALUES, see=OWNER, of=ANIMAL)  # which species a seat has of each value
    shown: list[list[int]] = field(MOST, VALUES, see=ALL, of=ANIMAL)  # what of it everybody knows
    built: list[int] = field(MOST, see=ALL)  # how many values are chosen in deck building
    pile: list[list[int]] = field(MOST, VALUES, see=OWNER, counts=VALUE)  # values still to be drawn, in no order
    pile_size: list[int] = field(MOST, see=ALL)
    hand: list[list[int]] = field(MOST, HAND, see=OWNER, of=ANIMAL)  # in ascending order
    hand_size: list[int] = field(MOST, see=ALL)
    showed: list[list[int]] = field(MOST, HAND - 1, see=ALL, of=ANIMAL)  # in hand, and shown to all for a copy
    away: list[list[int]] = field(MOST, HAND, see=OWNER, of=ANIMAL)  # put away in the advanced game
    away_size: list[int] = field(MOST, see=ALL)

    line: list[int] = field(ROOM, see=ALL, of=CARD)  # from Heaven's Gate to the exclusion
    out: list[int] = field(CARDS, see=ALL, of=CARD)  # THAT'S IT; the last is the top
    bar: list[int] = field(CARDS, see=ALL, of=CARD)  # who went in, first to last (ruling 13)
    guests: list[int] = field(MOST, see=ALL)  # animals in the bar, both games together
    points: list[int] = field(MOST, see=ALL)  # what they are worth, both games together
    worth: list[int] = field(KINDS + 1, see=ALL)  # points of each species, from the deck data

    actor: int = field(see=ALL, of=CARD)  # the card that acts, or acted, this turn
    guise: int = field(see=ALL, of=ANIMAL)  # as what it acts; none outside an action
    copied: int = field(see=ALL)  # copiers already in this chain: 1 penguin, 2 chameleon
    choices: int = field(see=ALL)  # bit set of the places that may be chosen
    fallen: list[int] = field(ROOM, see=ALL, of=CARD)  # gone out this turn, not yet laid on THAT'S IT
    landed: list[int] = field(MOST, see=ALL, of=CARD)  # acted as vulture this turn, will lie above the fallen
    queue: list[int] = field(ROOM, see=ALL, of=CARD)  # recurring animals still to act


event = Events()
BEGINS = event("begins seat")
TOOK = event("takes seat animal:animal@seat")  # deck building, one value
BUILT = event("built seat")
SET_ASIDE = event("sets_aside seat animal:animal@seat")  # advanced game, one animal
PACKED = event("packed seat")
DEALT = event("dealt seat animal:animal@seat")
PLAYED = event("plays seat animal:animal place")  # joins the line at `place`; 0: a vulture does not
LIFTED = event("lifts owner:seat animal:animal other:seat prey:animal place")  # from THAT'S IT; 0: it is a vulture too
SHOWED = event("shows seat animal:animal")  # a card in hand, for a copy
POSES = event("poses owner:seat animal:animal guise:animal")
ACTS = event("acts owner:seat animal:animal guise:animal again")  # again 1: a recurring action in step 3
RAN = event("runs owner:seat animal:animal parity:parity")
GOES = event("goes owner:seat animal:animal from place")  # moved by an action, not by a closing gap; before and after
DEFENDS = event("defends owner:seat animal:animal")  # a porcupine; who attacked it goes out next
WENT_OUT = event("goes_out owner:seat animal:animal from")
BURNS = event("burns owner:seat animal:animal")
LANDS = event("lands owner:seat animal:animal")  # a vulture, on THAT'S IT
LAID = event("lays seat owner:seat animal:animal")  # the order on THAT'S IT, chosen
GATE_OPENS = event("gate")
ENTERS = event("enters owner:seat animal:animal from")  # the bar; from 0: two vultures
EXCLUDED = event("excluded owner:seat animal:animal from")
LINE = event("line first second third fourth fifth")  # card numbers: the line after what was just told
DREW = event("draws seat animal:animal@seat")
RETURN = event("return_game")


def check_deck(deck: dict[str, Any]) -> None:
    """A house deck may change points; species and values are what the actions are about."""
    animals = cast(list[dict[str, Any]], deck["animals"])
    if len(animals) != KINDS:
        raise BadDeck("deck-animals", needed=KINDS, count=len(animals))
    for i, entry in enumerate(animals):
        name, value = ANIMAL[i + 1], i % VALUES + 1
        if entry["name"] != name or entry["value"] != value:
            raise BadDeck("deck-animal", place=f"deck.animals[{i}]", animal=name, value=value)


def inventory(s: State) -> list[int]:
    """How often each seat has each value, wherever it lies: always once."""
    held = [n for row in s.pile for n in row]
    cards = [card for row in (s.line, s.out, s.bar, s.fallen, s.landed) for card in row if card]
    for seat in range(s.seats):
        cards += [seat * KINDS + species for species in (*s.hand[seat], *s.away[seat]) if species]
    for card in cards:
        seat, species = divmod(card - 1, KINDS)
        value = species % VALUES
        # A card that is not in its owner's deck is one too many.
        held[seat * VALUES + value] += 1 if s.deck[seat][value] == species + 1 else 2
    return held
