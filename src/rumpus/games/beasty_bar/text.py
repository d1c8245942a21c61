"""Beasty Bar in words: the codes of its moves, what is asked, and the drawing for a terminal."""

from typing import Any

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, Likely, MoveWords, Words

from .line import length, owner_of, species_of
from .sentences import TURN_BEGINS, move_does, turn_told
from .state import (
    ANIMAL,
    BUILD,
    CHAMELEON,
    COMBINED,
    COPY,
    HAND,
    JUMP,
    KINDS,
    LAYS,
    OVER_NOW,
    PARITY,
    PLAY,
    PUT_AWAY,
    ROOM,
    RUN,
    VALUES,
    VICTIM,
    State,
)

__all__ = ["TURN_BEGINS", "move_does", "turn_told"]  # the rest is found by its name as well

# What chance can bring, by phase
OUTCOMES = {
    "who_begins": OutcomeWords("who begins", "seat"),
    "deal": OutcomeWords("a card for the next seat, by its value", "value"),
    "draw": OutcomeWords("a card for the mover, by its value", "value", drawn=True),
}


def _of_each_animal(code: str, message: str) -> tuple[MoveWords, ...]:
    animals = (ANIMAL[species] for species in range(1, KINDS + 1))
    return tuple(MoveWords(f"{code}-{animal}", message, names={"animal": ("animal", animal)}) for animal in animals)


MOVES = (
    *_of_each_animal("play", "move-play"),
    *_of_each_animal("as", "move-as"),
    *(MoveWords(f"at-{place}", "move-at", numbers={"place": place}) for place in range(1, ROOM + 1)),
    *(MoveWords(parity, "move-run", names={"parity": ("parity", parity)}) for parity in PARITY),
    *(MoveWords(f"jump-{n}", "move-jump", numbers={"animals": n}) for n in (1, 2)),
    *(MoveWords(f"lay-{n}", "move-lay", numbers={"number": n}) for n in range(1, ROOM + 1)),
    *_of_each_animal("take", "move-take"),
    *_of_each_animal("away", "move-away"),
)


def ask(view: dict[str, Any], seat: int) -> Ask:
    """What the seat is asked now: a message of the catalogue and its arguments."""
    match view["phase"]:
        case phase if phase == PLAY:
            return Ask("ask-play")
        case phase if phase == VICTIM:
            return Ask("ask-victim", names={"animal": ("animal", ANIMAL[view["guise"]])})
        case phase if phase == RUN:
            return Ask("ask-run")
        case phase if phase == JUMP:
            return Ask("ask-jump")
        case phase if phase == COPY:
            copier = ANIMAL[(view["actor"] - 1) % KINDS + 1]
            message = "ask-copy-line" if view["guise"] == CHAMELEON else "ask-copy-hand"
            return Ask(message, names={"animal": ("animal", copier)})
        case phase if phase == BUILD:
            return Ask("ask-build", numbers={"value": view["built"][seat] + 1})
        case phase if phase == PUT_AWAY:
            return Ask("ask-away", numbers={"animals": HAND - view["away_size"][seat]})
        case _:
            return Ask("ask-order" if view["fallen"][0] else "ask-order-vultures")


def draw(view: dict[str, Any], words: Words) -> str:
    """The street: five places between gate and exclusion, the two piles below, then the seats and one's own hand."""
    rows: list[str] = []
    if view["phase"] not in (BUILD, PUT_AWAY):
        rows += _street(view, words)
    for seat in range(view["seats"]):
        counts = {name: view[name][seat] for name in ("guests", "points", "hand_size", "pile_size")}
        mark = "›" if view["phase"] >= PLAY and view["mover"] == seat and view["phase"] != OVER_NOW else " "
        standing = words.say("board-seat", name=words.seat(seat), **_dashed(counts))
        rows.append(f"{mark} {standing}{_showed(view, seat, words)}")
    if words.reader < view["seats"]:
        rows += _own(view, words)
    return "\n".join(rows)


def _dashed(counts: dict[str, int]) -> dict[str, int]:
    return {name.replace("_", "-"): n for name, n in counts.items()}


def _street(view: dict[str, Any], words: Words) -> list[str]:
    cells = [_cell(view["line"][i], i, words) for i in range(ROOM)]
    wide = [max(len(part) for part in cell) for cell in cells]
    rows = [words.say("board-street")]
    for part in range(3):
        row = "  ".join(cell[part].ljust(width) for cell, width in zip(cells, wide, strict=True)).rstrip()
        if row:
            rows.append(f"  {row}")
    if view["fallen"][0]:
        rows.append(words.say("board-fallen", animals=_numbered(view["fallen"], words)))
    elif view["landed"][0]:
        rows.append(words.say("board-landed", animals=_numbered(view["landed"], words)))
    lying = [card for card in view["out"] if card]
    if lying:
        top = ", ".join(_card(card, words) for card in reversed(lying[-3:]))
        rows.append(words.say("board-out", animals=len(lying), top=top))
    return rows


def _cell(card: int, place: int, words: Words) -> tuple[str, str, str]:
    if not card:
        return f"{place + 1}", "·", ""
    seat, species = divmod(card - 1, KINDS)
    return f"{place + 1}", f"{species % VALUES + 1} {_animal(species + 1, words)}", words.seat(seat)


def _own(view: dict[str, Any], words: Words) -> list[str]:
    seat = words.reader
    hand = [species for species in view["hand"][seat] if species]
    hand.sort(key=lambda species: ((species - 1) % VALUES, species))
    rows = [_with_help(species, words) for species in hand]
    if view["phase"] in (BUILD, PUT_AWAY):
        away = [species for species in view["away"][seat] if species]
        chosen = [species for species in view["deck"][seat] if species and species not in away]
        if chosen:
            rows.append(words.say("board-deck", animals=_list(chosen, words)))
        if away:
            rows.append(words.say("board-away", animals=_list(away, words)))
    return rows


def _with_help(species: int, words: Words) -> str:
    value = f"{(species - 1) % VALUES + 1:>4}"
    told = words.say(f"help-animal-{ANIMAL[species]}")
    return words.say("board-card", value=value, animal=_animal(species, words), told=told)


def _showed(view: dict[str, Any], seat: int, words: Words) -> str:
    known = [species for species in view["showed"][seat] if species]
    return " " + words.say("board-showed", animals=_list(known, words)) if known else ""


def _list(species: list[int], words: Words) -> str:
    return ", ".join(f"{(kind - 1) % VALUES + 1} {_animal(kind, words)}" for kind in species)


def _numbered(cards: list[int], words: Words) -> str:
    return ", ".join(f"{i} {_card(card, words)}" for i, card in enumerate(cards, 1) if card)


def _card(card: int, words: Words) -> str:
    seat, species = divmod(card - 1, KINDS)
    return f"{_animal(species + 1, words)} ({words.seat(seat)})"


def _animal(species: int, words: Words) -> str:
    return words.name("animal", ANIMAL[species])


def move_here(view: dict[str, Any], move: int) -> MoveWords | None:
    """Which animal a number stands for when those that went out are laid down."""
    number = move - LAYS
    waiting = view["fallen"] if view["fallen"][0] else view["landed"]
    if not 0 <= number < ROOM or number >= len(waiting) or not waiting[number]:
        return None
    owner, species = divmod(waiting[number] - 1, KINDS)
    names = {"animal": ("animal", ANIMAL[species + 1])}
    return MoveWords(MOVES[move].code, "move-lay-animal", names, {"number": number + 1}, {"owner": owner})


# Aloud


def scored(view: dict[str, Any], seat: int) -> Ask:
    """Animals in the bar, and the points that break a tie; in the advanced game points alone."""
    counts = {"guests": view["guests"][seat], "points": view["points"][seat]}
    return Ask("scored-advanced" if view["advanced"] else "scored", counts)


def spoken(view: dict[str, Any], seat: int) -> list[Ask]:
    """The line from the gate, one's own hand, who has what in the bar, the top of THAT'S IT."""
    said: list[Ask] = []
    if view["phase"] not in (BUILD, PUT_AWAY):
        said += [_spoken_place(card, place) for place, card in enumerate(view["line"], 1)]
        fallen = enumerate(view["fallen"], 1)
        said += [_spoken_card("spoken-fallen", card, {"number": number}) for number, card in fallen if card]
    if seat < view["seats"]:
        said += [_spoken_hand(species) for species in view["hand"][seat] if species]
    for other in range(view["seats"]):
        counts = {name.replace("_", "-"): view[name][other] for name in ("guests", "points", "hand_size", "pile_size")}
        said.append(Ask("spoken-seat", counts, seats={"seat": other}))
    lying = [card for card in view["out"] if card]
    if lying:
        said.append(_spoken_card("spoken-out", lying[-1], {"animals": len(lying)}))
    return said


def _spoken_place(card: int, place: int) -> Ask:
    return _spoken_card("spoken-place", card, {"place": place}) if card else Ask("spoken-free", {"place": place})


def _spoken_card(message: str, card: int, numbers: dict[str, int]) -> Ask:
    owner, species = divmod(card - 1, KINDS)
    value = {"value": species % VALUES + 1}
    return Ask(message, numbers | value, {"animal": ("animal", ANIMAL[species + 1])}, {"owner": owner})


def _spoken_hand(species: int) -> Ask:
    return Ask("spoken-hand", {"value": (species - 1) % VALUES + 1}, {"animal": ("animal", ANIMAL[species])})


# The odds

_BANDS = ((9, 12), (5, 8), (1, 4))  # strong, middling, weak


def open_odds(s: State, seat: int) -> list[Likely]:
    """What one may draw; with nothing left to draw, whether the others hold their strongest animal that is still to
    come."""
    if seat >= s.seats:
        return []
    left = sum(s.pile[seat])
    if left:
        bands = [(least, most, sum(s.pile[seat][least - 1 : most])) for least, most in _BANDS]
        return [Likely(Ask("odds-draw", {"least": least, "most": most}), n, left) for least, most, n in bands]
    return [row for other in range(s.seats) if other != seat for row in _strongest(s, other)]


def _strongest(s: State, other: int) -> list[Likely]:
    rest = s.hand_size[other] + s.pile_size[other] + s.away_size[other]
    if s.sets == COMBINED or not s.hand_size[other]:  # of a deck that was built in secret nothing is known
        return []
    lying = {species_of(card) for row in (s.line, s.out, s.bar, s.fallen, s.landed) for card in row
             if card and owner_of(card) == other}  # fmt: skip
    species = max(kind for kind in s.shown[other] if kind and kind not in lying)
    known = length(s.showed[other])
    hold, rest = (1, 1) if species in s.showed[other] else (s.hand_size[other] - known, rest - known)
    return [Likely(Ask("odds-holds", names={"animal": ("animal", ANIMAL[species])}, seats={"seat": other}), hold, rest)]
