"""Options and house decks: what a user asks for, checked against what the game declares."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rumpus.core.game import Game
from rumpus.kernel.errors import BadDeck, BadOption
from rumpus.kernel.options import Options

DECK_SIZE = 32_000  # characters of a deck written as JSON; the largest here has 3 443
DECK_ENTRIES = 200  # of one table
DECK_TEXT = 500  # characters of one text


def options_for(
    game: Game,
    seats: int | None = None,
    given: Mapping[str, Any] | None = None,
    deck: Mapping[str, Any] | None = None,
) -> Options:
    """Complete and check: unknown names, values out of range and impossible seat counts are named errors."""
    count = game.usual_seats if seats is None else seats
    if count not in game.seats:
        raise BadOption(f"{game.title} is for {game.seats.start} to {game.seats.stop - 1} seats, not {count}")
    declared = cast(dict[str, dict[str, Any]], game.about.get("options", {}))
    for name in given or {}:
        if name not in declared:
            known = ", ".join(declared) or "none"
            raise BadOption(f"{game.title} has no option {name[:40]!r} (it has: {known})")
    chosen: dict[str, int] = {}
    for name, declaration in declared.items():
        value = (given or {}).get(name, declaration["default"])
        chosen[name] = _option(game, name, declaration, value)
    return Options(count, chosen, dict(game.about.get("deck", {}) if deck is None else deck))


def without_effect(game: Game, options: Options) -> list[str]:
    """Options that were chosen, but do nothing beside the others: `only_with` in game.toml says what they need."""
    plain = plain_options(game, options)
    declared = cast(dict[str, dict[str, Any]], game.about.get("options", {}))
    return [
        name
        for name, declaration in declared.items()
        if plain[name] != declaration["default"]
        and any(plain[other] != value for other, value in declaration.get("only_with", {}).items())
    ]


def plain_options(game: Game, options: Options) -> dict[str, Any]:
    """The chosen options as a user writes them: what records and tables keep."""
    declared = cast(dict[str, dict[str, Any]], game.about.get("options", {}))
    plain: dict[str, Any] = {}
    for name, value in options.chosen.items():
        match declared[name]["kind"]:
            case "flag":
                plain[name] = bool(value)
            case "choice":
                plain[name] = declared[name]["choices"][value]
            case _:
                plain[name] = value
    return plain


def _option(game: Game, name: str, declaration: dict[str, Any], value: Any) -> int:
    match declaration["kind"]:
        case "flag":
            words = {"true": 1, "yes": 1, "on": 1, "1": 1, "false": 0, "no": 0, "off": 0, "0": 0}
            flag = words.get(str(value).lower())
            if flag is None:
                raise BadOption(f"{game.title}: option {name} is yes or no, not {_short(value)}")
            return flag
        case "choice":
            choices = cast(list[str], declaration["choices"])
            if value not in choices:
                raise BadOption(f"{game.title}: option {name} is one of {', '.join(choices)}, not {_short(value)}")
            return choices.index(value)
        case _:
            least, most = int(declaration["least"]), int(declaration["most"])
            try:
                number = int(value)
            except (TypeError, ValueError, OverflowError):
                raise BadOption(f"{game.title}: option {name} is a number, not {_short(value)}") from None
            if not least <= number <= most:
                raise BadOption(f"{game.title}: option {name} is from {least} to {most}, not {number}")
            return number


# House decks


def reconstructed(deck: Any) -> bool:
    """Whether some entry of a deck is a reconstruction: players are told."""
    if isinstance(deck, dict):
        entry = cast(dict[str, Any], deck)
        return "RECON" in str(entry.get("source", "")) or any(reconstructed(value) for value in entry.values())
    return isinstance(deck, list) and any(reconstructed(value) for value in cast(list[Any], deck))


def read_deck(game: Game, path: Path) -> dict[str, Any]:
    """A house deck from a TOML file: the game's own deck with the entries that the file corrects."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDeck(f"{path}: cannot be read ({error})") from None
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"{path}: not TOML: {error}") from None
    return house_deck(game, given.get("deck", given))


def house_deck(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The game's deck with the given tables in place of its own, each entry checked."""
    own = cast(dict[str, Any], game.about.get("deck", {}))
    if not own:
        raise BadDeck(f"{game.title} has no deck to change")
    _check_size(given)
    limits = cast(dict[str, Any], game.about.get("deck_limits", {}))
    deck = dict(own)
    for table, entries in given.items():
        if table not in own:
            raise BadDeck(f"deck.{table[:40]}: {game.title} has no such table (it has: {', '.join(own)})")
        deck[table] = _table(f"deck.{table}", own[table], entries, limits.get(table, {}))
    check = getattr(game.state, "check_deck", None)
    if check is not None:
        check(deck)
    return deck


def whole_deck(game: Game, deck: Mapping[str, Any]) -> dict[str, Any]:
    """A deck as records carry it, every table of it: the game's own, or a house deck that keeps to its schema."""
    own = cast(dict[str, Any], game.about.get("deck", {}))
    if deck == own:
        return own
    checked = house_deck(game, deck)
    if checked != deck:
        raise BadDeck(f"deck: a table is missing (there are: {', '.join(own)})")
    return checked


def _check_size(given: Mapping[str, Any]) -> None:
    try:
        size = len(json.dumps(given, default=str))
    except (RecursionError, ValueError):
        raise BadDeck("deck: nested too deep") from None
    if size > DECK_SIZE:
        raise BadDeck(f"deck: {size} characters; a deck has at most {DECK_SIZE}")


def _table(place: str, own: Any, given: Any, limits: dict[str, Any]) -> Any:
    if isinstance(own, list):
        own_entries = cast(list[dict[str, Any]], own)
        if not isinstance(given, list):
            raise BadDeck(f"{place}: a list of entries is needed")
        entries = cast(list[Any], given)
        if len(entries) > DECK_ENTRIES:
            raise BadDeck(f"{place}: {len(entries)} entries; at most {DECK_ENTRIES} are possible")
        return [_entry(f"{place}[{i}]", own_entries[0], entry, limits) for i, entry in enumerate(entries)]
    if isinstance(own, dict):
        return _entry(place, cast(dict[str, Any], own), given, limits)
    return _value(place, own, given, limits)


def _entry(place: str, model: dict[str, Any], given: Any, limits: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise BadDeck(f"{place}: an entry with {', '.join(model)} is needed")
    entry = cast(dict[str, Any], given)
    optional = set(limits.get("optional", ())) | {"source"}
    for key in entry:
        if key not in model and key not in optional:
            raise BadDeck(f"{place}: {key[:40]!r} is not one of {', '.join(model)}")
    for key in model:
        if key not in entry and key not in optional:
            raise BadDeck(f"{place}: {key!r} is missing")
    return {key: _value(f"{place}.{key}", model.get(key), value, limits.get(key, {})) for key, value in entry.items()}


def _value(place: str, model: Any, value: Any, limits: Any) -> Any:
    if place.endswith(".source"):
        model = ""  # where an entry comes from is words, also where the printed deck does not say it
    if model is not None and type(value) is not type(model):
        raise BadDeck(f"{place}: {_short(value)} should be {_word(model)}")
    if isinstance(value, str) and len(value) > DECK_TEXT:
        raise BadDeck(f"{place}: {len(value)} characters; at most {DECK_TEXT} are possible")
    if isinstance(limits, dict):
        bounds = cast(dict[str, Any], limits)
        if "least" in bounds and value < bounds["least"]:
            raise BadDeck(f"{place}: {value} is below {bounds['least']}")
        if "most" in bounds and value > bounds["most"]:
            raise BadDeck(f"{place}: {value} is above {bounds['most']}")
        if "one_of" in bounds and value not in bounds["one_of"]:
            raise BadDeck(f"{place}: {_short(value)} is not one of {', '.join(map(str, bounds['one_of']))}")
    return value


def _word(model: Any) -> str:
    if isinstance(model, bool):
        return "true or false"
    if isinstance(model, int):
        return "a whole number"
    if isinstance(model, str):
        return "a word"
    return "a list" if isinstance(model, list) else "a table"


def _short(value: Any) -> str:
    """A wrong value as an error shows it, however long it is."""
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}…"
