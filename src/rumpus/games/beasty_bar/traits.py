"""What moves of Beasty Bar have in common, for the prior of a search: which animal, whose, and where it stands."""

from collections.abc import MutableSequence

from .line import owner_of, species_of
from .state import AS, AT, KINDS, LAYS, ROOM, RUNS, State

SPECIES = KINDS + 1
ANIMALS = 0  # played, copied
VICTIMS = ANIMALS + 2 * SPECIES  # own or not, by species
PLACES = VICTIMS + 2 * SPECIES  # own or not, by place
WAYS = PLACES + 2 * ROOM  # past odd or even, over one or two
FALLEN = WAYS + 4  # own or not, by species
OTHERS = FALLEN + 2 * SPECIES  # any other move
TRAITS = OTHERS + 1


def traits(s: State, seat: int, move: int, found: MutableSequence[int]) -> int:
    """The numbers of what can be said of a move, from what the seat knows."""
    if 0 <= move < AS:
        found[0] = ANIMALS + move + 1
    elif AS <= move < AT:
        found[0] = ANIMALS + SPECIES + move - AS + 1
    elif AT <= move < RUNS:
        card = s.line[move - AT] + 0
        other = 0 if owner_of(card) == seat else 1
        found[0] = VICTIMS + other * SPECIES + species_of(card)
        found[1] = PLACES + other * ROOM + move - AT
        return 2
    elif RUNS <= move < LAYS:
        found[0] = WAYS + move - RUNS
    elif LAYS <= move < LAYS + ROOM:
        card = s.fallen[move - LAYS] + 0 if s.fallen[0] > 0 else s.landed[move - LAYS] + 0
        found[0] = FALLEN + (0 if owner_of(card) == seat else SPECIES) + species_of(card)
    else:
        found[0] = OTHERS
    return 1
