"""What a game says about itself: game.toml, or GAME of a game of one file, read once into typed facts.

What is missing, unknown, of another kind or impossible is a named error: the file, the key, and what is expected there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from rumpus.kernel.errors import BadGame
from rumpus.kernel.seats import SEATS

T = TypeVar("T")

Pace: TypeAlias = Literal["live", "relaxed", "correspondence"]


@dataclass(frozen=True)
class SeatRange:
    least: int
    most: int
    usual: int


@dataclass(frozen=True, kw_only=True)
class FlagOption:
    kind: Literal["flag"]
    default: bool
    only_with: dict[str, str | bool | int] = field(default_factory=dict[str, str | bool | int])
    """Other options and the values that they must have for this one to do anything."""

    @property
    def values(self) -> Sequence[bool]:
        return (False, True)


@dataclass(frozen=True, kw_only=True)
class ChoiceOption:
    kind: Literal["choice"]
    choices: tuple[str, ...]
    default: str
    only_with: dict[str, str | bool | int] = field(default_factory=dict[str, str | bool | int])

    @property
    def values(self) -> Sequence[str]:
        return self.choices


@dataclass(frozen=True, kw_only=True)
class NumberOption:
    kind: Literal["number"]
    least: int
    most: int
    default: int
    only_with: dict[str, str | bool | int] = field(default_factory=dict[str, str | bool | int])

    @property
    def values(self) -> Sequence[int]:
        """Those worth a test."""
        return sorted({self.least, self.default, self.most})


GameOption: TypeAlias = FlagOption | ChoiceOption | NumberOption


@dataclass(frozen=True)
class ClockFacts:
    """The seconds that each pace gives, by the name of the clock; 0 is no limit."""

    live: dict[str, float] = field(default_factory=dict[str, float])
    relaxed: dict[str, float] = field(default_factory=dict[str, float])
    correspondence: dict[str, float] = field(default_factory=dict[str, float])
    keeps: tuple[str, ...] = ()
    """Clocks that belong to a phase of the game: moves do not restart them."""
    waits: tuple[str, ...] = ()
    """Clocks that begin when the stage has told what led to the question."""

    def of(self, pace: Pace) -> dict[str, float]:
        return getattr(self, pace)

    @property
    def names(self) -> list[str]:
        """The same for each pace that has any, in the order of their numbers."""
        return list(self.live or self.relaxed or self.correspondence)


@dataclass(frozen=True)
class BeatFacts:
    """How long the stage takes to tell an event, by its kind, in milliseconds at most; a climax is held."""

    told: dict[str, int] = field(default_factory=dict[str, int])
    climax: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True)
class StatementFacts:
    """A quick statement: talk with a meaning that programs read."""

    kind: str
    slots: tuple[str, ...]
    group: str = ""  # how a page sorts them
    claim: bool = False  # the game shows whether it was true
    accept: str = ""  # the kind that one promises by agreeing


@dataclass(frozen=True)
class TalkFacts:
    whisper: bool = True
    statements: tuple[StatementFacts, ...] = ()


@dataclass(frozen=True)
class CellLimits:
    """What a house deck may say in one cell."""

    least: float | None = None
    most: float | None = None
    one_of: tuple[str | int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class GameFacts:
    title: str
    rules: int
    """The version of the rules; a change that alters play raises it."""
    seats: SeatRange
    age: int | None = None
    minutes: tuple[int, int] | None = None
    levels: tuple[str, ...] = ()
    """Bots that make a difference here; empty: all that there are."""
    credits: dict[str, str | int] = field(default_factory=dict[str, str | int])
    options: dict[str, GameOption] = field(default_factory=dict[str, GameOption])
    clock: ClockFacts = field(default_factory=ClockFacts)
    beats: BeatFacts = field(default_factory=BeatFacts)
    deck: dict[str, Any] = field(default_factory=dict[str, Any])
    """Tables of components; a list has entries of one shape, which a house deck keeps to."""
    deck_limits: dict[str, dict[str, CellLimits]] = field(default_factory=dict[str, dict[str, CellLimits]])
    talk: TalkFacts | None = None


def read_toml(folder: Path) -> GameFacts:
    try:
        given = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadGame("game-toml-unreadable", game=folder.name, problem=error) from None
    return read_facts(folder.name, "game.toml", given)


def read_facts(game: str, file: str, given: Mapping[str, Any], above: str = "") -> GameFacts:
    """`above`: what stands before the keys in an error."""
    reader = _Reader(game, file, above)
    facts = reader.table(GameFacts, given, "")
    reader.check(facts)
    return facts


def as_declared(value: Any) -> Any:
    """Facts as the file says them, without what it left at its default: for the wire and for listings."""
    if is_dataclass(value):
        plain = {f.name: as_declared(getattr(value, f.name)) for f in fields(value)}
        return {name: part for name, part in plain.items() if name == "kind" or part not in (None, "", [], {})}
    if isinstance(value, dict):
        return {name: as_declared(part) for name, part in cast(dict[str, Any], value).items()}
    return [as_declared(part) for part in cast(tuple[Any], value)] if isinstance(value, tuple) else value


class _Reader:
    """Plain tables and lists into dataclasses, by their type hints."""

    def __init__(self, game: str, file: str, above: str) -> None:
        self.place = {"game": game, "file": file}
        self.above = above

    def wrong(self, code: str, key: str, **told: Any) -> BadGame:
        return BadGame(code, **self.place, key=self.above + key[:80], **told)

    def value(self, hint: Any, given: Any, key: str) -> Any:
        origin, parts = get_origin(hint), [part for part in get_args(hint) if part is not NoneType]
        if hint is Any:
            return given
        if is_dataclass(hint):
            return self.table(cast(type[Any], hint), given, key)
        if origin is dict:
            return {name: self.value(parts[1], part, f"{key}.{name}") for name, part in self.items(given, key)}
        if origin is tuple:
            return self.list_(parts, given, key)
        if origin in (Union, UnionType) and len(parts) == 1:  # or None, where nothing is said
            return self.value(parts[0], given, key)
        if origin in (Union, UnionType) and is_dataclass(parts[0]):
            return self.table(self.of_kind(parts, given, key), given, key)
        if origin is Literal:
            return given  # `of_kind` has looked at it
        kinds = parts if origin in (Union, UnionType) else [hint]
        if type(given) not in kinds and not (float in kinds and type(given) is int):
            raise self.wrong(
                "game-facts-kind", key, wanted="".join(kind.__name__ for kind in kinds), found=_short(given)
            )
        return given

    def table(self, kind: type[T], given: Any, key: str) -> T:
        before, items = f"{key}." if key else "", self.items(given, key)
        declared, hints = {f.name: f for f in fields(cast(Any, kind))}, get_type_hints(kind)
        for name, _ in items:
            if name not in declared:
                raise self.wrong("game-facts-unknown", f"{before}{name}", keys=list(declared))
        named = dict(items)
        for name, one in declared.items():
            if name not in named and one.default is MISSING and one.default_factory is MISSING:
                raise self.wrong("game-facts-lacks", f"{before}{name}")
        return kind(**{name: self.value(hints[name], part, f"{before}{name}") for name, part in items})

    def items(self, given: Any, key: str) -> list[tuple[str, Any]]:
        if not isinstance(given, dict) or not all(isinstance(name, str) for name in cast(dict[Any, Any], given)):
            raise self.wrong("game-facts-kind", key, wanted="table", found=_short(given))
        return list(cast(dict[str, Any], given).items())

    def list_(self, parts: list[Any], given: Any, key: str) -> tuple[Any, ...]:
        if not isinstance(given, list | tuple):
            raise self.wrong("game-facts-kind", key, wanted="list", found=_short(given))
        entries = list(cast(list[Any], given))
        if parts[-1] is not ... and len(entries) != len(parts):
            raise self.wrong("game-facts-length", key, count=len(parts), found=_short(given))
        hints = [parts[0]] * len(entries) if parts[-1] is ... else parts
        return tuple(self.value(hints[i], entry, f"{key}[{i}]") for i, entry in enumerate(entries))

    def of_kind(self, classes: list[Any], given: Any, key: str) -> type[Any]:
        """The class whose `kind` the table names."""
        kinds = {get_args(get_type_hints(one)["kind"])[0]: one for one in classes}
        named = dict(self.items(given, key))
        if "kind" not in named:
            raise self.wrong("game-facts-lacks", f"{key}.kind")
        self.one_of(f"{key}.kind", named["kind"], list(kinds))
        return kinds[named["kind"]]

    # What goes together

    def check(self, facts: GameFacts) -> None:
        if not facts.title.strip():
            raise self.wrong("game-facts-lacks", "title")
        seats = facts.seats
        self.between("seats.most", seats.most, 1, SEATS)
        self.between("seats.least", seats.least, 1, seats.most)
        self.between("seats.usual", seats.usual, seats.least, seats.most)
        if facts.minutes is not None:
            self.between("minutes[0]", facts.minutes[0], 0, facts.minutes[1])
        for name, option in facts.options.items():
            self.option(f"options.{name}", option, facts.options)
        clocks = facts.clock.names
        for pace in get_args(Pace):
            found = list(facts.clock.of(pace))
            if found and found != clocks:
                raise self.wrong("game-facts-clocks", f"clock.{pace}", clocks=clocks, found=found)
        for i, name in enumerate(facts.clock.keeps):
            self.one_of(f"clock.keeps[{i}]", name, clocks)
        for i, name in enumerate(facts.clock.waits):
            self.one_of(f"clock.waits[{i}]", name, clocks)
        for name, entries in facts.deck.items():
            if isinstance(entries, list) and not (entries and isinstance(entries[0], dict)):
                raise self.wrong("game-facts-kind", f"deck.{name}[0]", wanted="table", found=_short(entries[:1]))
        for name in facts.deck_limits:
            self.one_of("deck_limits", name, list(facts.deck))
        statements = facts.talk.statements if facts.talk else ()
        for i, statement in enumerate(statements):
            if statement.accept:
                self.one_of(f"talk.statements[{i}].accept", statement.accept, [each.kind for each in statements])

    def option(self, key: str, option: GameOption, options: Mapping[str, GameOption]) -> None:
        if isinstance(option, ChoiceOption):
            self.one_of(f"{key}.default", option.default, option.choices)
        elif isinstance(option, NumberOption):
            self.between(f"{key}.default", option.default, option.least, option.most)
        for name, value in option.only_with.items():
            self.one_of(f"{key}.only_with", name, list(options))
            other = options[name]
            if isinstance(other, NumberOption):
                self.between(f"{key}.only_with.{name}", value, other.least, other.most)
            else:
                self.one_of(f"{key}.only_with.{name}", value, other.values)

    def between(self, key: str, found: Any, least: int, most: int) -> None:
        if type(found) is not int or not least <= found <= most:
            raise self.wrong("game-facts-range", key, least=least, most=most, found=_short(found))

    def one_of(self, key: str, found: Any, choices: Sequence[Any]) -> None:
        if found not in choices:
            raise self.wrong("game-facts-choice", key, choices=list(choices), found=_short(found))


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"
