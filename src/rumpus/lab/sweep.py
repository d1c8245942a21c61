"""What changes when a deck or an option changes: the same measures for each variant, with intervals.

All variants play the same game numbers of one key, so much of the luck is shared by them. What is compared is therefore
game by game: the difference between game i of one variant and game i of the other. Many measures of many variants are
compared at once, so what is called different is told after Holm's correction (`statistics.py`).
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rumpus.core.game import Game
from rumpus.core.options import house_deck, plain_options, read_deck_file
from rumpus.kernel.errors import BadDeck, BadOption
from rumpus.kernel.options import Options
from rumpus.kernel.plain import is_list
from rumpus.lab.balance import by_order, ends
from rumpus.lab.envs.setting import environment_options
from rumpus.lab.statistics import LEVEL, Z95, Interval, holm, mean_of, normal_quantile, paired, share_of
from rumpus.lab.study import QUICK, RANDOM, Watched, watch

MOST_VALUES = 1000  # of one range: each is thousands of games
OWN = "own"  # instead of a file: the game's own deck
SHARES = ("shared", "skill")  # measures that lie between none and all


@dataclass(frozen=True)
class Variant:
    name: str
    options: Options


@dataclass(frozen=True)
class Measures:
    name: str
    games: int
    beginner: Interval  # its share of the win over a fair one; seat 1 where all decide together
    points: Interval  # of the winner
    margin: Interval
    shared: Interval
    length: Interval
    skill: Interval  # share of the win of a quick player among random ones
    seats: Interval  # how far the seat that is furthest from its fair share is from it
    samples: dict[str, Any] = field(default_factory=dict[str, Any], repr=False, compare=False)  # each game's; or nan

    def rows(self) -> dict[str, Interval]:
        return {name: getattr(self, name) for name in ("beginner", "points", "margin", "shared", "length", "skill")}


def measure(game: Game, variant: Variant, key: bytes, games: int, jobs: int | None = None) -> Measures:
    import numpy

    options, n = variant.options, numpy.arange(games)
    seen = watch(game, options, key, games, [QUICK] * options.seats, jobs=jobs)
    kinds = numpy.full((games, options.seats), RANDOM, numpy.int8)
    kinds[n, n % options.seats] = QUICK
    mixed = watch(game, options, key, games, kinds, first=1 << 33, jobs=jobs)
    first: Any = seen.places == 1
    winning, margin = numpy.full(games, numpy.nan), numpy.full(games, numpy.nan)  # nobody wins some games
    winning[first.any(axis=1)], margin[first.any(axis=1)] = ends(seen)
    samples: dict[str, Any] = {
        "beginner": seen.wins[n, numpy.maximum(0, seen.opener)] * options.seats,
        "points": winning,
        "margin": margin,
        "shared": (first.sum(axis=1) > 1).astype(float),
        "length": seen.decisions.astype(float),
        "skill": mixed.wins[n, n % options.seats],
    }
    told = {
        name: share_of(each) if name in SHARES else mean_of(each[~numpy.isnan(each)]) for name, each in samples.items()
    }
    won = share_of(samples["beginner"] / options.seats)
    told["beginner"] = Interval(*(options.seats * part for part in (won.value, won.low, won.high)))
    return Measures(variant.name, games, **told, seats=_furthest(seen, options.seats), samples=samples)


def _furthest(seen: Watched, seats: int) -> Interval:
    """By order of turns, or by number where all decide together. An interval for all seats at once: each is made wider
    for their number (Bonferroni)."""
    fair = float(seen.wins.sum(axis=1).mean()) / seats
    shares = by_order(seen, seats) or [share_of(seen.wins[:, seat]) for seat in range(seats)]
    wider = normal_quantile(LEVEL / seats) / Z95
    away = [abs(share.value - fair) for share in shares]
    ends_ = [(share.high - share.low) / 2 * wider for share in shares]
    low = max(max(0.0, far - half) for far, half in zip(away, ends_, strict=True))
    high = max(far + half for far, half in zip(away, ends_, strict=True))
    return Interval(max(away), low, high)


@dataclass(frozen=True)
class Difference:
    """A variant's measure less that of the first variant, game by game."""

    variant: str
    measure: str
    difference: Interval
    luck: float  # how likely it is without any difference, corrected for the number of comparisons

    @property
    def clear(self) -> bool:
        return self.luck < LEVEL


def differences(measured: Sequence[Measures]) -> list[Difference]:
    """Of every later variant from the first; games that nobody won on either side say nothing of points."""
    import numpy

    found: list[Difference] = []
    for other in measured[1:]:
        for name in other.rows():
            each = other.samples[name] - measured[0].samples[name]
            found.append(Difference(other.name, name, *paired(each[~numpy.isnan(each)])))
    luck = holm([one.luck for one in found])
    return [replace(one, luck=chance) for one, chance in zip(found, luck, strict=True)]


def variants(game: Game, base: Options, vary: str) -> list[Variant]:
    """`seats=2..4`, `advanced=no,yes`, `deck.brown.bear.count=0..3`."""
    what, values = values_of(vary)
    return [Variant(f"{what}={value}", changed(game, base, what, value)) for value in values]


def values_of(vary: str) -> tuple[str, list[str]]:
    """What is varied, and the values that it gets."""
    what, equals, given = vary.partition("=")
    if not equals or not given:
        raise BadOption("vary-form", value=vary)
    first, dots, last = given.partition("..")
    if not dots:
        return what.strip(), [value.strip() for value in given.split(",")]
    try:
        numbers = range(int(first), int(last) + 1)
    except ValueError:
        raise BadOption("vary-range", value=given) from None
    if not numbers:
        raise BadOption("vary-range", value=given)
    if numbers[-1] - numbers[0] >= MOST_VALUES:
        raise BadOption("vary-many", value=given, most=MOST_VALUES)
    return what.strip(), [str(n) for n in numbers]


def changed(game: Game, base: Options, what: str, value: str) -> Options:
    chosen = plain_options(game, base)
    if what.startswith("deck."):
        return Options(base.seats, base.chosen, _deck(game, base.deck, what, value))
    if what == "seats":
        options = environment_options(game, _whole(what, value), chosen)
    else:
        options = environment_options(game, base.seats, {**chosen, what: value})
    return Options(options.seats, options.chosen, base.deck)


def _deck(game: Game, base: dict[str, Any], what: str, value: str) -> dict[str, Any]:
    deck = copy.deepcopy(base)
    entry, key = deck_entry(game, deck, what)
    entry[key] = _whole(what, value) if isinstance(entry[key], int) else value
    return house_deck(game, deck)


def deck_entry(game: Game, deck: dict[str, Any], what: str) -> tuple[dict[str, Any], str]:
    """The entry of a deck that `deck.TABLE.ENTRY.KEY` means, and the key."""
    path = what.split(".")
    if len(path) != 4:
        raise BadDeck("deck-place", what=what)
    _, table, entry, key = path
    entries = deck.get(table)
    if not is_list(entries):
        raise BadDeck("deck-no-list", what=what, title=game.title, table=table, tables=list(deck))
    found = [e for i, e in enumerate(entries) if entry in (f"#{i}", entry_word(e, key))]
    if len(found) == 1 and key not in found[0]:
        raise BadDeck("deck-no-key", what=what, key=key, keys=[word for word in found[0] if word != "source"])
    if len(found) != 1:
        raise BadDeck("deck-no-place", what=what, entries=[entry_word(e, key) for e in entries])
    return found[0], key


def entry_word(entry: dict[str, Any], varied: str) -> str:
    """An entry by what tells it from the others: all but how many there are, where that is known from, and what is
    varied. Those that are still alike are called by number: #0, #1."""
    return "-".join(str(value) for key, value in entry.items() if key not in ("count", "source", varied))


def _whole(what: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise BadOption("vary-number", what=what, value=value) from None


def decks(paths: list[str], named: Game | None) -> tuple[Game | None, list[dict[str, Any] | None]]:
    """Which game the files are for (`game = "…"` at their top, unless it was named), and their decks."""
    from rumpus.core import catalogue

    given = [None if path == OWN else read_deck_file(Path(path)) for path in paths]
    told = next((file["game"] for file in given if file is not None and isinstance(file.get("game"), str)), None)
    game = named or (catalogue.game(told) if told is not None else None)
    if game is None:
        return None, []
    found: list[dict[str, Any] | None] = []
    for path, file in zip(paths, given, strict=True):
        if file is None:
            found.append(None)
            continue
        try:
            found.append(house_deck(game, file))
        except BadDeck as error:
            raise BadDeck("file-problem", path=path, problem=error) from None
    return game, found
