"""Options and house decks: what a user asks for, checked against what the game declares."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rumpus.core.facts import CellLimits, ChoiceOption, FlagOption, GameOption, NumberOption
from rumpus.core.game import Game
from rumpus.kernel.errors import BadDeck, BadOption
from rumpus.kernel.options import Options
from rumpus.kernel.plain import is_list, is_table

DECK_SIZE = 32_000  # characters of a deck written as JSON; the largest here has 3 443
DECK_ENTRIES = 200  # of one table
DECK_TEXT = 500  # characters of one text

# `a.b.c…`, where ours have three parts: for each more tomllib walks through all those before, a minute for 60 kB.
_DEEP_KEY = re.compile(r"""(?<![\w\\-])(?:(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*\.[ \t]*){8}""")


def options_for(
    game: Game,
    seats: int | None = None,
    given: Mapping[str, Any] | None = None,
    deck: Mapping[str, Any] | None = None,
) -> Options:
    """Complete and check: unknown names, values out of range and impossible seat counts are named errors."""
    count = game.usual_seats if seats is None else seats
    if count not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise BadOption("option-seats", title=game.title, least=least, most=most, seats=str(count))
    declared = game.facts.options
    for name in given or {}:
        if name not in declared:
            code = "option-unknown" if declared else "option-none-unknown"
            raise BadOption(code, title=game.title, name=name[:40], options=list(declared))
    chosen: dict[str, int] = {}
    for name, option in declared.items():
        value = (given or {}).get(name, option.default)
        chosen[name] = _option(game, name, option, value)
    return Options(count, chosen, dict(game.facts.deck if deck is None else deck))


def without_effect(game: Game, options: Options) -> list[str]:
    """Options that were chosen, but do nothing beside the others: `only_with` in game.toml says what they need."""
    plain = plain_options(game, options)
    declared = game.facts.options
    return [
        name
        for name, option in declared.items()
        if plain[name] != option.default and any(plain[other] != value for other, value in option.only_with.items())
    ]


def plain_options(game: Game, options: Options) -> dict[str, Any]:
    """The chosen options as a user writes them: what records and tables keep."""
    declared = game.facts.options
    plain: dict[str, Any] = {}
    for name, value in options.chosen.items():
        match declared[name]:
            case FlagOption():
                plain[name] = bool(value)
            case ChoiceOption(choices=choices):
                plain[name] = choices[value]
            case NumberOption():
                plain[name] = value
    return plain


def with_relaxed_pace(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """Options with a relaxed pace where the game offers one, unless another was asked for: who is first in a race is no
    decision of a program."""
    pace = game.facts.options.get("pace")
    relaxed = isinstance(pace, ChoiceOption) and "relaxed" in pace.choices
    return {"pace": "relaxed", **given} if relaxed else dict(given)


def _option(game: Game, name: str, option: GameOption, value: Any) -> int:
    match option:
        case FlagOption():
            words = {"true": 1, "yes": 1, "on": 1, "1": 1, "false": 0, "no": 0, "off": 0, "0": 0}
            flag = words.get(str(value).lower())
            if flag is None:
                raise BadOption("option-flag", title=game.title, name=name, value=_short(value))
            return flag
        case ChoiceOption(choices=choices):
            if value not in choices:
                raise BadOption("option-choice", title=game.title, name=name, choices=choices, value=_short(value))
            return choices.index(value)
        case NumberOption(least=least, most=most):
            try:
                number = int(value)
            except (TypeError, ValueError, OverflowError):
                raise BadOption("option-number", title=game.title, name=name, value=_short(value)) from None
            if not least <= number <= most:
                raise BadOption(
                    "option-range", title=game.title, name=name, least=least, most=most, value=_short(number)
                )
            return number


# House decks


def reconstructed(deck: Any) -> bool:
    """Whether some entry of a deck is a reconstruction: players are told."""
    if is_table(deck):
        return "RECON" in str(deck.get("source", "")) or any(reconstructed(value) for value in deck.values())
    return is_list(deck) and any(reconstructed(value) for value in deck)


def read_deck(game: Game, path: Path) -> dict[str, Any]:
    """A house deck from a file: the game's own deck with the entries that the file corrects."""
    given = read_deck_file(path)
    try:
        return house_deck(game, given)
    except BadDeck as error:
        raise BadDeck("file-problem", path=path, problem=error) from None


def read_deck_file(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except (OSError, UnicodeDecodeError) as error:
        raise BadDeck("file-unreadable", path=path, problem=error) from None
    return read_deck_text(text, str(path))


def read_deck_text(text: str, place: str) -> dict[str, Any]:
    """TOML or JSON, whichever it is."""
    is_json = place.endswith(".json") or text.lstrip().startswith("{")
    if not is_json and _DEEP_KEY.search(text):
        raise BadDeck("deck-deep")
    try:
        given: Any = json.loads(text) if is_json else tomllib.loads(text)
        json.dumps(given, default=str, ensure_ascii=False).encode()  # half a character is no text
    except (ValueError, RecursionError) as error:
        raise BadDeck("deck-format", path=place, problem=error) from None
    if not is_table(given):
        raise BadDeck("deck-no-tables", path=place)
    return given


def house_deck(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The game's deck with the given tables in place of its own, each entry checked. A file may say `game = "NAME"`,
    and may have its tables under `deck`."""
    own = game.facts.deck
    if not own:
        raise BadDeck("deck-fixed", title=game.title)
    _check_size(given)
    meant = given.get("game", game.name)
    if str(meant).lower().replace("-", "_").replace(" ", "_") != game.name:
        raise BadDeck("deck-other-game", other=_short(meant), title=game.title)
    tables = given.get("deck", {key: value for key, value in given.items() if key != "game"})
    if not is_table(tables):
        raise BadDeck("deck-entry", place="deck", keys=list(own))
    limits = game.facts.deck_limits
    deck = dict(own)
    for table, entries in tables.items():
        if table not in own:
            raise BadDeck("deck-no-table", table=table[:40], title=game.title, tables=list(own))
        deck[table] = _table(f"deck.{table}", own[table], entries, limits.get(table, {}))
    check = game.hooks.state.check_deck
    if check is not None:
        check(deck)
    return deck


def whole_deck(game: Game, deck: Mapping[str, Any]) -> dict[str, Any]:
    """A deck as records carry it, every table of it: the game's own, or a house deck that keeps to its schema."""
    own = game.facts.deck
    if deck == own:
        return own
    checked = house_deck(game, deck)
    if checked != deck:
        raise BadDeck("deck-not-whole", tables=list(own))
    return checked


def _check_size(given: Mapping[str, Any]) -> None:
    try:
        size = len(json.dumps(given, default=str))
    except (RecursionError, ValueError):
        raise BadDeck("deck-deep") from None
    if size > DECK_SIZE:
        raise BadDeck("deck-long", place="deck", size=size, most=DECK_SIZE)


def _table(place: str, own: Any, given: Any, limits: Mapping[str, CellLimits]) -> Any:
    if is_list(own):
        if not is_list(given):
            raise BadDeck("deck-list", place=place)
        if len(given) > DECK_ENTRIES:
            raise BadDeck("deck-entries", place=place, count=len(given), most=DECK_ENTRIES)
        return [_entry(f"{place}[{i}]", own[0], entry, limits) for i, entry in enumerate(given)]
    if is_table(own):
        return _entry(place, own, given, limits)
    return _value(place, own, given)


def _entry(place: str, model: dict[str, Any], given: Any, limits: Mapping[str, CellLimits]) -> dict[str, Any]:
    if not is_table(given):
        raise BadDeck("deck-entry", place=place, keys=list(model))
    for key in given:
        if key not in model and key != "source":
            raise BadDeck("deck-key-unknown", place=place, key=key[:40], keys=list(model))
    for key in model:
        if key not in given and key != "source":
            raise BadDeck("deck-key-missing", place=place, key=key)
    return {key: _value(f"{place}.{key}", model.get(key), value, limits.get(key)) for key, value in given.items()}


def _value(place: str, model: Any, value: Any, limits: CellLimits | None = None) -> Any:
    if place.endswith(".source"):
        model = ""  # where an entry comes from is words, also where the printed deck does not say it
    if model is not None and type(value) is not type(model):
        raise BadDeck("deck-kind", place=place, value=_short(value), kind=_kind(model))
    if isinstance(value, str) and len(value) > DECK_TEXT:
        raise BadDeck("deck-long", place=place, size=len(value), most=DECK_TEXT)
    if limits is not None:
        number: Any = value
        if limits.least is not None and number < limits.least:
            raise BadDeck("deck-below", place=place, value=_short(value), least=limits.least)
        if limits.most is not None and number > limits.most:
            raise BadDeck("deck-above", place=place, value=_short(value), most=limits.most)
        if limits.one_of and value not in limits.one_of:
            raise BadDeck("deck-one-of", place=place, value=_short(value), choices=limits.one_of)
    return value


def _kind(model: Any) -> str:
    if isinstance(model, bool):
        return "flag"
    if isinstance(model, int):
        return "number"
    if isinstance(model, str):
        return "word"
    return "list" if isinstance(model, list) else "table"


def _short(value: Any) -> str:
    """A wrong value as an error shows it, however long it is."""
    text = str(value)
    return text if len(text) <= 80 else f"{text[:80]}…"
