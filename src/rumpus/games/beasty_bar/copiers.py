"""Penguin and chameleon: who acts as another, with its value, for one action."""

from rumpus.kernel import Log, tell

from .line import length, owner_of, species_of, value_of
from .state import CHAMELEON, COPY, PENGUIN, POSES, SHOWED, State


def penguin(s: State, log: Log) -> bool:
    """Copy from the active player's hand. Whether it asks depends on the number of cards alone: to be asked, or not,
    tells the others nothing. Who cannot copy with a card in hand shows it (ruling 7)."""
    s.copied |= 1
    n = length(s.hand[s.mover])
    if n > 1:
        s.phase = COPY
    elif n == 1:
        species = s.hand[s.mover][0]
        if may_copy(s, species):
            pose(s, species, log)
            return True
        show(s, species, log)
    return False


def chameleon(s: State, log: Log) -> bool:
    """Copy a species from the line."""
    s.copied |= 2
    species = copiable(s)
    if species & (species - 1):
        s.phase = COPY
    elif species:
        kind = 1
        while species >> kind != 1:
            kind += 1
        pose(s, kind, log)
        return True
    return False


def copiable(s: State) -> int:
    """What the copier may become now, as a bit set of species."""
    species = 0
    if s.guise == PENGUIN:
        for i in range(length(s.hand[s.mover])):
            if may_copy(s, s.hand[s.mover][i]):
                species |= 1 << s.hand[s.mover][i]
    else:
        for i in range(length(s.line) - 1):
            kind = species_of(s.line[i])
            if may_copy(s, kind):
                species |= 1 << kind
    return species


def may_copy(s: State, species: int) -> bool:
    """Each copier at most once in a chain: no penguin as penguin, nor as a chameleon that acts as penguin."""
    if species == PENGUIN:
        return not s.copied & 1
    return species != CHAMELEON or not s.copied & 2


def pose(s: State, species: int, log: Log) -> None:
    if s.guise == PENGUIN:
        show(s, species, log)
    s.guise = species
    if log is not None:
        tell(log, POSES, owner_of(s.actor), species_of(s.actor), species)


def show(s: State, species: int, log: Log) -> None:
    """From now on everybody knows that this card is in hand, until it is played."""
    seat = s.mover
    s.shown[seat][value_of(species) - 1] = species
    tell(log, SHOWED, seat, species)
    n = length(s.showed[seat])
    for i in range(n):
        if s.showed[seat][i] == species:
            return
    s.showed[seat][n] = species
