"""Quick statements: what is said at the table with one tap, as programs read it.

    said = read("ask-join seat-2 formation-3")      # kind, then its slots
    write(said)                                     # the same text again
    accepted(said)                                  # what seat 2 promises by agreeing: join-yes formation-3
    kept(said, speaker, view)                       # after the jury: True, False, or None where there is no telling
    Statement("join-yes", formation=2)              # from numbers, as the table records it: the formation of three

The kinds stand in game.toml under `[talk]`. Talk is no part of the state: the table records who said what to whom, and
a bot reads it beside what it knows. Nobody is bound by a word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rumpus.core.facts import StatementFacts, TalkFacts, read_toml
from rumpus.core.words import Words
from rumpus.kernel.errors import BadMove

from .state import FIRST_SOLO, JUMP, JURY, LAST_FIGURE, MAYBE, MOST, PLACE, PLACES, VALUE, YES

MOST_NUMBER = 99


@dataclass(frozen=True)
class Promise:
    kind: str
    formation: int = 0  # formation and place hold a place's number, 0 where the kind has no such slot
    place: int = 0
    seat: int = -1  # whom it names, from 0
    number: int = 0

    @property
    def where(self) -> int:
        return self.formation or self.place


_TALK = read_toml(Path(__file__).parent).talk or TalkFacts()
KINDS = {statement.kind: statement for statement in _TALK.statements}

# As text and back


def read(text: str) -> Promise:
    words = text.split()
    kind = KINDS.get(words[0]) if words else None
    if kind is None:
        raise BadMove("statement-unknown", text=text.strip(), title="Boogie Beasts", statements=list(KINDS))
    if len(words) != 1 + len(kind.slots):
        raise BadMove("statement-slots", form=form(kind))
    slots = {slot: _read_slot(kind, slot, word) for slot, word in zip(kind.slots, words[1:], strict=True)}
    return Promise(kind.kind, **slots)


def write(said: Promise) -> str:
    slots = KINDS[said.kind].slots
    return " ".join([said.kind, *(_write_slot(slot, getattr(said, slot)) for slot in slots)])


def form(kind: StatementFacts) -> str:
    """How a statement is written, by an example that fits every table: `ask-join seat-2 formation-2`."""
    examples = {"formation": "formation-2", "place": "solo-1", "seat": "seat-2", "number": "5"}
    return " ".join([kind.kind, *(examples[slot] for slot in kind.slots)])


_CHOICES = {
    "formation": "formation-2 … formation-6",
    "place": "formation-2 … formation-6, solo-1 … solo-8",
    "seat": "seat-1 … seat-8",
    "number": f"0 … {MOST_NUMBER}",
}


def _read_slot(kind: StatementFacts, slot: str, word: str) -> int:
    place = PLACE.number(word) or 0
    digits = word.removeprefix("seat-")
    if slot == "formation" and 0 < place < FIRST_SOLO:
        return place
    if slot == "place" and place:
        return place
    if slot == "seat" and word.startswith("seat-") and digits.isdecimal() and 1 <= int(digits) <= MOST:
        return int(digits) - 1
    if slot == "number" and word.isdecimal() and int(word) <= MOST_NUMBER:
        return int(word)
    raise BadMove("statement-slot", word=word, form=form(kind), choices=_CHOICES[slot])


def _write_slot(slot: str, value: int) -> str:
    if slot == "seat":
        return f"seat-{value + 1}"
    return str(value) if slot == "number" else PLACE[value]


def fits(said: Promise, seats: int) -> bool:
    """Whether everything it names is at a table of so many seats."""
    last_formation = min(seats - 2, FIRST_SOLO - 1)
    where = said.where
    return said.seat < seats and (where <= last_formation or FIRST_SOLO <= where < FIRST_SOLO + seats)


# What it means


def accepted(asked: Promise) -> Promise | None:
    """What the one who was asked promises by agreeing; nothing if the statement asks for nothing."""
    promise = KINDS[asked.kind].accept
    return Promise(promise, asked.formation, asked.place, number=asked.number) if promise else None


def kept(said: Promise, speaker: int, view: Mapping[str, Any]) -> bool | None:
    """Whether the speaker did so in the jumprun that lies open (in a view between its jury and the next jump); None
    for what claims nothing, and from JUMP! to the end of the jury."""
    test = _TESTS.get(said.kind)
    if test is None or JUMP <= view["phase"] <= JURY:
        return None
    return test(_Deeds(view, speaker), said)


class _Deeds:
    """What one seat did in the last jumprun."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        cards = zip(view["jumpcard_at"][seat], view["jumpcard"][seat], strict=True)
        characters = zip(view["character_at"][seat], view["character"][seat], strict=True)
        self.cards: list[tuple[int, int]] = [(place, card) for place, card in cards if place]
        self.characters: list[tuple[int, int]] = [(place, sort) for place, sort in characters if place]
        self.solo = FIRST_SOLO + seat

    def sort_at(self, place: int) -> int:
        """The character there; 0 for none, and for two, who both leave."""
        here = [sort for at, sort in self.characters if at == place]
        return here[0] if len(here) == 1 else 0

    def jumped(self, place: int) -> bool:
        return self.sort_at(place) in (YES, MAYBE)

    def figures(self, place: int) -> int:
        return sum(VALUE[card] for at, card in self.cards if at == place and card <= LAST_FIGURE)

    def effect(self, place: int) -> int:
        return sum(VALUE[card] for at, card in self.cards if at == place and card > LAST_FIGURE)

    def helped(self, place: int) -> bool:
        effect = self.effect(place)
        return effect < 0 or (effect == 0 and self.figures(place) > 0)

    def untouched(self, place: int) -> bool:
        return all(at != place for at, _ in self.cards)


_TESTS: dict[str, Callable[[_Deeds, Promise], bool]] = {
    "join-yes": lambda did, said: did.sort_at(said.formation) == YES,
    "join-maybe": lambda did, said: did.sort_at(said.formation) == MAYBE,
    "out-of": lambda did, said: not did.jumped(said.formation),
    "out": lambda did, said: not any(did.jumped(place) for place in range(1, FIRST_SOLO)),
    "solo": lambda did, said: did.jumped(did.solo),
    "no-solo": lambda did, said: not did.jumped(did.solo),
    "bring": lambda did, said: did.figures(said.formation) >= said.number,
    "will-help": lambda did, said: did.helped(said.place),
    "will-hurt": lambda did, said: did.effect(said.place) > 0,
    "leave-alone": lambda did, said: did.untouched(said.place),
}

# In the reader's language


def sentence(said: Promise, speaker: int, words: Words) -> str:
    """As the reader hears it: `my solo` is the speaker's, `your solo` the reader's."""
    arguments: dict[str, Any] = {"number": said.number}
    if 0 < said.where <= PLACES:
        solo = said.where >= FIRST_SOLO
        host = said.where - FIRST_SOLO if solo else 0
        arguments |= {"place": words.name("place", PLACE[said.where]), "place-kind": "solo" if solo else "formation"}
        arguments |= {"mine": "yes" if solo and host == speaker else "no"} | _seat("host", host, words)
    if said.seat >= 0:
        arguments |= _seat("seat", said.seat, words)
    return words.say(f"talk-{said.kind}", **arguments)


def _seat(name: str, seat: int, words: Words) -> dict[str, str]:
    return {name: words.seat(seat), f"{name}-you": "you" if seat == words.reader else "other"}
