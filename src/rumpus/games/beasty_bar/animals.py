"""What each animal does, strongest first, as on the overview sheet. The actor stands last in line when it acts."""

from rumpus.kernel import Log, find, tell

from .line import (
    burn,
    goes,
    goes_out,
    length,
    move_back,
    move_up,
    owner_of,
    species_of,
    steps_in,
    tell_card,
    tell_goes,
    tell_line,
    value_of,
)
from .state import (
    ACTS,
    BAT,
    BEAR,
    CHEETAH,
    CROCODILE,
    DEFENDS,
    DOG,
    EVEN,
    GIRAFFE,
    HIPPO,
    JUMP,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    OSTRICH,
    PARROT,
    PEACOCK,
    PORCUPINE,
    RAN,
    RECURRING,
    RHINO,
    RUN,
    SEAL,
    SKUNK,
    SNAKE,
    TIGER,
    VALUES,
    VICTIM,
    ZEBRA,
    State,
)


def act(s: State, log: Log) -> None:
    """The action of the actor in its guise; where it must ask first, the phase says what."""
    at = length(s.line) - 1
    if s.guise <= VALUES:
        act_of_new_beasts(s, s.guise, at, log)
    else:
        act_of_first_set(s, s.guise, at, log)


def act_of_new_beasts(s: State, guise: int, at: int, log: Log) -> None:
    if guise == RHINO:
        rhino(s, at, log)
    elif guise == BEAR:
        bear(s, at, log)
    elif guise == TIGER:
        tiger(s, at, log)
    elif guise == CHEETAH:
        cheetah(s, at, log)
    elif guise == LLAMA:
        llama(s, at, log)
    elif guise == OSTRICH:
        ostrich(s, at)
    elif guise == DOG:
        dog(s, log)
    elif guise == PEACOCK:
        peacock(s, at, log)
    elif guise == BAT:
        bat(s, at, log)
    # the porcupine only stands there


def act_of_first_set(s: State, guise: int, at: int, log: Log) -> None:
    if guise == LION:
        lion(s, at, log)
    elif guise == HIPPO:
        hippo(s, at, log)
    elif guise == CROCODILE:
        crocodile(s, at, log)
    elif guise == SNAKE:
        snake(s, log)
    elif guise == GIRAFFE:
        giraffe(s, at, log)
    elif guise == SEAL:
        seal(s, at, log)
    elif guise == MONKEY:
        monkey(s, at, log)
    elif guise == KANGAROO:
        kangaroo(s, at, log)
    elif guise == PARROT:
        parrot(s, at, log)
    elif guise == SKUNK:
        skunk(s, at, log)
    # the zebra only stands there


def again(s: State, card: int, log: Log) -> None:
    """Step 3: a recurring animal acts from where it stands now, if it is still there (rulings 1 and 2)."""
    at = find(s.line, length(s.line), card)
    if at < 0:
        return
    species = species_of(card)
    if species == TIGER:
        acted = tiger(s, at, log)
    elif species == LLAMA:
        acted = llama(s, at, log)
    elif species == HIPPO:
        acted = hippo(s, at, log)
    elif species == CROCODILE:
        acted = crocodile(s, at, log)
    else:
        acted = giraffe(s, at, log)
    if acted:
        burn(s, log)
        tell_line(s, log)


def recurs(species: int) -> bool:
    return species in RECURRING


# New Beasts in Town, strongest first. The penguin is in copiers.py; the vulture, who is never in line, in rules.py


def rhino(s: State, at: int, log: Log) -> None:
    """The strongest other animal, whatever its value, goes out; the rhino takes its place."""
    choose_victim(s, strongest(s, at), log)


def bear(s: State, at: int, log: Log) -> None:
    """The two lowest values below 11 among the others go to the end, in their order (ruling 6)."""
    low, second = 11, 11
    for i in range(at):
        value = value_of(s.line[i])
        if value < low:
            low, second = value, low
        elif low < value < second:
            second = value
    if low == 11:
        return
    second = min(second, 10)
    tell_acts(s, at, BEAR, log)
    tell_dragged(s, at, second, log)
    i = 0
    for _ in range(at):
        if value_of(s.line[i]) <= second:
            move_back(s.line, i, at)
        else:
            i += 1


def tell_dragged(s: State, at: int, second: int, log: Log) -> None:
    """Who goes to the end, and to which place when all of them have."""
    if log is None:
        return
    to = at + 1
    for i in range(at):
        if value_of(s.line[i]) <= second:
            to -= 1
    for i in range(at):
        if value_of(s.line[i]) <= second:
            tell_goes(s, i, i, to, log)
            to += 1


def tiger(s: State, at: int, log: Log) -> bool:
    if at < 2 or value_of(s.line[at - 2]) >= 10:
        return False
    pounce(s, at, at - 2, TIGER, log)
    return True


def cheetah(s: State, at: int, log: Log) -> None:
    """The weakest other animal below 9 goes out; the cheetah takes its place."""
    choose_victim(s, weakest(s, at), log)


def llama(s: State, at: int, log: Log) -> bool:
    if at < 1 or value_of(s.line[at - 1]) > 7:
        return False
    tell_acts(s, at, LLAMA, log)
    goes(s, at - 1, length(s.line) - 1, log)
    return True


def porcupine_stands(s: State, at: int, place: int, log: Log) -> bool:
    """Every attacker that comes here is above 7: the porcupine stays, the attacker goes out."""
    if species_of(s.line[place]) != PORCUPINE:
        return False
    tell_card(log, DEFENDS, s.line[place])
    goes_out(s, at, log)
    return True


def ostrich(s: State, at: int) -> None:
    """Asks first: past the odd ones, or past the even ones? Alone it has nothing to choose (ruling 5)."""
    if at > 0:
        s.phase = RUN


def ostrich_runs(s: State, parity: int, log: Log) -> None:
    at = length(s.line) - 1
    if log is not None:
        tell(log, RAN, owner_of(s.line[at]), species_of(s.line[at]), parity)
    odd = 0 if parity == EVEN else 1
    to = at
    while to > 0 and value_of(s.line[to - 1]) % 2 == odd:
        to -= 1
    goes(s, at, to, log)


def dog(s: State, log: Log) -> None:
    sort_line(s, 1, log)


def peacock(s: State, at: int, log: Log) -> None:
    """In front of the strongest other animal."""
    choose_victim(s, strongest(s, at), log)


def bat(s: State, at: int, log: Log) -> None:
    """Any one animal goes out; the bat takes its place, and burns if that is the first."""
    choose_victim(s, everybody_ahead(at), log)


# The first set, strongest first. The zebra only stands there; the chameleon is in copiers.py


def lion(s: State, at: int, log: Log) -> None:
    tell_acts(s, at, LION, log)
    for i in range(at):
        if species_of(s.line[i]) == LION:
            goes_out(s, at, log)
            return
    to = at
    for i in range(at - 1, -1, -1):
        if species_of(s.line[i]) == MONKEY:
            goes_out(s, i, log)
            to -= 1
    tell_goes(s, to, at, 0, log)
    move_up(s.line, to, 0)


def hippo(s: State, at: int, log: Log) -> bool:
    to = at
    while to > 0 and species_of(s.line[to - 1]) != ZEBRA and value_of(s.line[to - 1]) < 11:
        to -= 1
    if to == at:
        return False
    tell_acts(s, at, HIPPO, log)
    goes(s, at, to, log)
    return True


def crocodile(s: State, at: int, log: Log) -> bool:
    """What it has eaten stays eaten when it comes to a porcupine (ruling 4)."""
    ate = False
    while at > 0 and species_of(s.line[at - 1]) != ZEBRA and value_of(s.line[at - 1]) < 10:
        if not ate:
            tell_acts(s, at, CROCODILE, log)
        ate = True
        if porcupine_stands(s, at, at - 1, log):
            return True
        goes_out(s, at - 1, log)
        at -= 1
    return ate


def snake(s: State, log: Log) -> None:
    sort_line(s, -1, log)


def giraffe(s: State, at: int, log: Log) -> bool:
    if at < 1 or value_of(s.line[at - 1]) >= 8:
        return False
    tell_acts(s, at, GIRAFFE, log)
    goes(s, at, at - 1, log)
    return True


def seal(s: State, at: int, log: Log) -> None:
    tell_acts(s, at, SEAL, log)
    for i in range(1, at + 1):
        move_up(s.line, i, 0)


def monkey(s: State, at: int, log: Log) -> None:
    """The others of its kind line up behind it, the last one first (a copier counts as a monkey for itself)."""
    band = 0
    for i in range(at):
        if species_of(s.line[i]) == MONKEY:
            band += 1
    if band == 0:
        return
    tell_acts(s, at, MONKEY, log)
    for i in range(at - 1, -1, -1):
        species = species_of(s.line[i])
        if species in (HIPPO, CROCODILE):
            goes_out(s, i, log)
            at -= 1
    goes(s, at, 0, log)
    to = band
    for i in range(1, at + 1):
        if species_of(s.line[i]) == MONKEY:
            tell_goes(s, i, i - 1, to, log)
            to -= 1
    for i in range(1, at + 1):
        if species_of(s.line[i]) == MONKEY:
            move_up(s.line, i, 1)


def kangaroo(s: State, at: int, log: Log) -> None:
    """Asks first: over one, or over two? With one ahead there is nothing to choose."""
    if at > 1:
        s.phase = JUMP
    elif at == 1:
        kangaroo_jumps(s, 1, log)


def kangaroo_jumps(s: State, jump: int, log: Log) -> None:
    at = length(s.line) - 1
    tell_acts(s, at, KANGAROO, log)
    goes(s, at, at - jump, log)


def parrot(s: State, at: int, log: Log) -> None:
    """Any one animal goes out."""
    choose_victim(s, everybody_ahead(at), log)


def skunk(s: State, at: int, log: Log) -> None:
    """The two highest values among the others go out; skunks smell nothing (ruling 6)."""
    high, second = 0, 0
    for i in range(at):
        value = 0 if species_of(s.line[i]) == SKUNK else value_of(s.line[i])
        if value > high:
            high, second = value, high
        elif second < value < high:
            second = value
    if high == 0:
        return
    tell_acts(s, at, SKUNK, log)
    for i in range(at - 1, -1, -1):
        if species_of(s.line[i]) != SKUNK and value_of(s.line[i]) >= max(second, 1):
            goes_out(s, i, log)


# What several of them do


def choose_victim(s: State, places: int, log: Log) -> None:
    """One candidate: done at once. Several: the active player says which (rulings 5, and ties)."""
    if places == 0:
        return
    if places & (places - 1):
        s.choices = places
        s.phase = VICTIM
        return
    place = 0
    while places >> place != 1:
        place += 1
    strike(s, place, log)


def strike(s: State, place: int, log: Log) -> None:
    """The actor has its victim: rhino, cheetah, bat, parrot; or the one whom the peacock stands in front of."""
    at = length(s.line) - 1
    if s.guise == RHINO or s.guise == CHEETAH:
        pounce(s, at, place, s.guise, log)
        return
    tell_acts(s, at, s.guise, log)
    if s.guise == PEACOCK:
        goes(s, at, place, log)
        return
    goes_out(s, place, log)
    if s.guise == BAT:
        steps_in(s, at, place, log)


def pounce(s: State, at: int, place: int, guise: int, log: Log) -> None:
    """Send the animal at `place` out and stand there, unless it is a porcupine (ruling 4)."""
    tell_acts(s, at, guise, log)
    if porcupine_stands(s, at, place, log):
        return
    goes_out(s, place, log)
    steps_in(s, at, place, log)


def strongest(s: State, at: int) -> int:
    """The places of the highest value among those ahead, as a bit set."""
    best, places = 0, 0
    for i in range(at):
        value = value_of(s.line[i])
        if value > best:
            best, places = value, 0
        if value == best:
            places |= 1 << i
    return places


def weakest(s: State, at: int) -> int:
    """The places of the lowest value below the cheetah's."""
    best, places = 8, 0
    for i in range(at):
        value = value_of(s.line[i])
        if value < best:
            best, places = value, 0
        if value == best:
            places |= 1 << i
    return places


def everybody_ahead(at: int) -> int:
    return (1 << at) - 1


def sort_line(s: State, order: int, log: Log) -> None:
    """The dog's order is 1, weakest at the gate; the snake's −1. Equals keep theirs (ruling 12)."""
    n = length(s.line)
    tell_acts(s, n - 1, s.guise, log)
    for i in range(1, n):
        strength = order * value_now(s, s.line[i])
        to = i
        while to > 0 and order * value_now(s, s.line[to - 1]) > strength:
            to -= 1
        move_up(s.line, i, to)


def value_now(s: State, card: int) -> int:
    """A copier has the value of its guise during its action."""
    return value_of(s.guise) if card == s.actor else value_of(card)


def tell_acts(s: State, at: int, guise: int, log: Log) -> None:
    if log is not None:
        # The guise is worn in step 2 only, so without one this is a recurring action.
        tell(log, ACTS, owner_of(s.line[at]), species_of(s.line[at]), guise, 1 if s.guise == 0 else 0)
