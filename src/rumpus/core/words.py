"""Words: what happened, what is asked and what can be done, in the reader's language.

Catalogues are Fluent files, the same for terminal and page: the game's own (`locale/en.ftl` in its folder) over the
common one (`core/locale`), each language over English: what is not translated is said in English. A seat argument
`$seat` comes with `$seat-you`, "you" when the reader sits there and "other" when not; a further one ("whose card") is
"own" where it is the seat that acts. An argument with names (`animal`) is looked up as the message `animal-llama`, and
each attribute of that message comes along (`.the` as `$animal-the`), with the plain word as `$animal-word` for
selectors. French writes `{ DE($seat) }` for "de Tom" and "d’Anna": names are not known when a sentence is written.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rumpus.kernel.errors import BadGame

if TYPE_CHECKING:
    from rumpus.core.game import Event, Game

LANGUAGES = ("en", "nl", "fr")

_COMMON = Path(__file__).parent / "locale"


@dataclass(frozen=True)
class MoveWords:
    """A move's code in notation, and the message that says it; a seat argument is named in `seats`."""

    code: str
    message: str
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])  # argument -> (kind, word)
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    seats: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True)
class Ask:
    """What a seat is asked, or a sentence about the board: a message and its arguments, grouped as a move's are."""

    message: str
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    seats: Mapping[str, int] = field(default_factory=dict[str, int])
    texts: Mapping[str, str] = field(default_factory=dict[str, str])  # the same in every language; `?` is hidden


@dataclass(frozen=True)
class Likely:
    """Something that chance may bring, and how often: `good` of `every` cases, all alike."""

    words: Ask
    good: int
    every: int


def sentences(game: Game, view: dict[str, Any], seat: int) -> list[Ask]:
    """The board as sentences, what a person needs first at the beginning: the one source for terminal, page and
    assistants. A game says them in its `text.py`, `spoken(view, seat) -> list[Ask]`; for one that does not, its
    fields do."""
    said = game.hooks.text.spoken
    return field_sentences(game, view) if said is None else list(said(view, seat))


def field_sentences(game: Game, view: dict[str, Any]) -> list[Ask]:
    from rumpus.core.notation import write_view
    from rumpus.core.visibility import owned_fields

    kind = game.state_type
    # A row of its own for each seat there could be: those that nobody plays hide nothing.
    owned = owned_fields(kind) if "seats" in view else ()
    played = {**view, **{f.name: view[f.name][: view["seats"]] for f in owned}}
    parts = [line.partition(": ") for line in write_view(kind, played).splitlines()]
    return [
        Ask(
            "spoken-field",
            texts={"field": name.replace("_", " "), "value": value.replace("_", " ").replace(" | ", "; ")},
        )
        for name, _, value in parts
    ]


def move_sentences(game: Game, view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> list[Ask]:
    """What the last of these moves does on this board, made of the events that a preview is sure of; nothing where a
    game has no words for it (`move_does` in its `text.py`)."""
    said = game.hooks.text.move_does
    return [] if said is None else list(said(view, seat, moves, events))


def turns_told(game: Game, events: Sequence[Event]) -> list[tuple[int, list[Ask]]]:
    """Where turns begin among these events, as everybody may know them, and what each came to, in a sentence or two.
    A game says it in its `text.py` (`TURN_BEGINS`, `turn_told`); without that every event speaks for itself."""
    said = game.hooks.text.turn_told
    if said is None:
        return []
    starts = [at for at in range(len(events)) if begins_turn(game, events, at)]
    ends = [*starts, len(events)][1:]
    told = [(start, list(said(list(events[start:end])))) for start, end in zip(starts, ends, strict=True)]
    return [(start, one) for start, one in told if one]


def begins_turn(game: Game, events: Sequence[Event], at: int) -> bool:
    """Of several of a kind in a row (three dice, a line of scores) the first begins it."""
    kind = events[at].kind
    return kind in game.hooks.text.TURN_BEGINS and (at == 0 or events[at - 1].kind != kind)


def number(value: float, language: str, places: int = 0) -> str:
    """A number as the language writes it: 1,234.5 in English, 1.234,5 in Dutch, 1 234,5 in French."""
    from babel.numbers import format_decimal

    return format_decimal(value, "#,##0" + ("." + "0" * places if places else ""), locale=language)


# French names with an h that is not heard; foreign ones keep theirs ("de Hans"). The page has the same list.
_MUTE_H = "h(adr|ect|el|enr|erm|erv|ila|ipp|ono|ora|ort|ub|ug|umb|ya)"
_ELIDES = re.compile(f"[aeiouœæ]|y[^aeiouœæy]|{_MUTE_H}", re.IGNORECASE)


def de(name: object) -> str:
    """Of somebody, in French: "de Tom" and "de Yoko", but "d’Anna", "d’Élise", "d’Hélène" and "d’Yves"."""
    text = str(name)
    letters = "".join(mark for mark in unicodedata.normalize("NFD", text) if not unicodedata.combining(mark))
    return f"d’{text}" if _ELIDES.match(letters) else f"de {text}"


class Words:
    """A reader: a language, the names at the table, and where the reader sits (WATCHER for nobody)."""

    def __init__(self, game: Game, language: str, seat_names: list[str], reader: int) -> None:
        self.game = game
        self.language = language
        self.seat_names = seat_names
        self.reader = reader
        self._bundle = _bundle(game, language)

    def seat(self, seat: int) -> str:
        return self.seat_names[seat]

    def say(self, message: str, **numbers: Any) -> str:
        return self._format(message, dict(numbers))

    def name(self, kind: str, word: str) -> str:
        """The reader's word for a named value."""
        return self._format(f"{kind}-{word}", {})

    def event(self, event: Event) -> str:
        """One sentence, or nothing where the catalogue gives the event no words (`-`)."""
        arguments: dict[str, Any] = {}
        for argument in self.game.event_kinds[event.kind].arguments:
            value = event.arguments[argument.name]
            if value is None:
                arguments |= {argument.name: self._format("hidden", {}), f"{argument.name}-word": "hidden"}
            elif argument.of == "seat":
                arguments |= self._seat(argument.name, value, event.arguments.get("seat"))
            elif argument.of == "number":
                arguments[argument.name] = value
            else:
                arguments |= self._named(argument.name, argument.of, self.game.names[argument.of][value])
        text = self._format(f"event-{event.kind}", arguments)
        return "" if text == "-" else text

    def move(self, move: int, view: dict[str, Any] | None = None) -> str:
        """A move's sentence; where a game's `text.py` has `move_here(view, move)`, with what it means on this board."""
        here = self.game.hooks.text.move_here
        words: MoveWords = (here(view, move) if here and view is not None else None) or self.game.moves[move]
        return self._phrase(words.message, words.numbers, words.names, words.seats)

    def does(self, view: dict[str, Any], seat: int, moves: list[int], events: list[Event]) -> str:
        """What the last of these moves does on this board, or nothing where there are no words for it."""
        return " ".join(self.sentence(one) for one in move_sentences(self.game, view, seat, moves, events))

    def ask(self, view: dict[str, Any], seat: int) -> str:
        return self.sentence(self.game.ask(view, seat))

    def scored(self, view: dict[str, Any], seat: int) -> str | None:
        """What a seat ended with, where a game counts something else than points alone: animals, then points."""
        said = self.game.hooks.text.scored
        return self.sentence(said(view, seat)) if said else None

    def spoken(self, view: dict[str, Any], seat: int) -> list[str]:
        """The board as sentences in the reader's language."""
        return [self.sentence(one) for one in sentences(self.game, view, seat)]

    def fields(self, view: dict[str, Any]) -> list[str]:
        """The board as its declared fields, a line each."""
        return [self.sentence(one) for one in field_sentences(self.game, view)]

    def sentence(self, said: Ask) -> str:
        return self._phrase(said.message, said.numbers, said.names, said.seats, said.texts)

    def _phrase(
        self,
        message: str,
        numbers: Mapping[str, int],
        names: Mapping[str, tuple[str, str]],
        seats: Mapping[str, int],
        texts: Mapping[str, str] | None = None,
    ) -> str:
        arguments: dict[str, Any] = dict(numbers)
        for name, text in (texts or {}).items():
            arguments[name] = text.replace("?", self._format("hidden", {}))
        for name, (kind, word) in names.items():
            arguments |= self._named(name, kind, word)
        for name, seat in seats.items():
            arguments |= self._seat(name, seat, seats.get("seat"))
        return self._format(message, arguments)

    def _seat(self, name: str, seat: int, actor: int | None) -> dict[str, Any]:
        # A move may name a seat that this table does not have: it has words all the same.
        label = self.seat_names[seat] if seat < len(self.seat_names) else str(seat + 1)
        whose = "own" if name != "seat" and seat == actor else "other"
        return {name: label, f"{name}-you": "you" if seat == self.reader else whose}

    def _named(self, name: str, kind: str, word: str) -> dict[str, Any]:
        found: dict[str, Any] = {name: self._format(f"{kind}-{word}", {}), f"{name}-word": word}
        message = self._bundle.get_message(f"{kind}-{word}")
        for attribute, pattern in message.attributes.items():
            found[f"{name}-{attribute}"] = self._bundle.format_pattern(pattern, {})[0]
        return found

    def _format(self, message: str, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(message):
            return message
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, arguments)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}; it is given {', '.join(arguments) or 'nothing'}")
        return str(text)


def rules_for_players(game: Game, language: str) -> tuple[str, str]:
    """The rules in that language, or in the first that has them: which one, and the text."""
    for candidate in (language, *LANGUAGES):
        path = game.folder / f"RULES.{candidate}.md"
        if path.is_file():
            return candidate, path.read_text(encoding="utf-8")
    if game.own_rules:
        return LANGUAGES[0], game.own_rules
    alone = game.folder.is_file()  # of one file, whose docstring they are
    file = f"{game.folder.name}: __doc__" if alone else f"{game.folder.name}/RULES.{LANGUAGES[0]}.md"
    raise BadGame("game-no-rules", title=game.title, file=file)


def catalogue_text(game: Game, language: str) -> str:
    """The game's messages as Fluent, each in that language if it has it there, else in English: of two with one name
    the later counts."""
    return "\n".join(_sources(game, language))


def _sources(game: Game, language: str) -> list[str]:
    """What is not translated is said in English: English first, then the language over it."""
    wanted = dict.fromkeys((LANGUAGES[0], language))
    files = [game.folder / "locale" / f"{one}.ftl" for one in wanted]
    return [game.own_words, *(path.read_text(encoding="utf-8") for path in files if path.is_file())]


@cache
def _bundle(game: Game, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    functions: Any = {"DE": de}
    bundle: Any = FluentBundle([language], functions=functions, use_isolating=False)
    common = (_COMMON / f"{language}.ftl").read_text(encoding="utf-8")
    for source in (common, *_sources(game, language)):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
