"""A deck towards a wish: which numbers to change so that seats are even, or games as long as somebody wants them.

From the setting as it is, one number is changed by one step, whichever brings the measures nearest to what is wished;
and again, until nothing is left to wish or no step helps. All tries play the same game numbers of one key. What was
chosen because it did well in these games is measured in others before it is told: the intervals are of fresh games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from rumpus.core.game import Game
from rumpus.core.options import plain_options
from rumpus.kernel.errors import BadDeck, BadOption
from rumpus.kernel.options import Options
from rumpus.kernel.plain import is_list
from rumpus.lab.statistics import Interval
from rumpus.lab.sweep import Measures, Variant, changed, deck_entry, entry_word, measure, values_of

WISHES = ("seats", "minutes", "length", "points", "margin", "shared", "skill")
SHARES = ("seats", "shared", "skill")  # those that lie between none and all
REACH = 2  # how far a count of the deck is varied to either side, if nothing else is said

Verdict = Literal["met", "unsure", "missed"]


@dataclass(frozen=True)
class Wish:
    """A measure between two ends."""

    measure: str
    low: float
    high: float

    @property
    def is_share(self) -> bool:
        return self.measure in SHARES

    def distance(self, value: float) -> float:
        """How far outside, where the width of what is wished is one."""
        width = max(self.high - self.low, abs(self.high) / 10, 1e-9)
        return max(self.low - value, value - self.high, 0.0) / width

    def verdict(self, value: Interval) -> Verdict:
        """Met where the whole interval lies inside, missed where all of it lies outside."""
        if self.low <= value.low and value.high <= self.high:
            return "met"
        return "missed" if value.high < self.low or value.low > self.high else "unsure"


def read_wish(text: str) -> Wish:
    """`seats=2%` (at most), `minutes=20..25`, `shared=0..5%`."""
    name, equals, given = text.partition("=")
    name = name.strip()
    part = 0.01 if given.strip().endswith("%") else 1.0
    low, dots, high = given.strip().removesuffix("%").partition("..")
    if name not in WISHES or not equals:
        raise BadOption("wish-form", value=text, measures=WISHES)
    try:
        ends = (float(low), float(high)) if dots else (0.0, float(low))
    except ValueError:
        raise BadOption("wish-form", value=text, measures=WISHES) from None
    if not 0 <= ends[0] <= ends[1] < float("inf"):
        raise BadOption("wish-form", value=text, measures=WISHES)
    wish = Wish(name, ends[0] * part, ends[1] * part)
    if wish.is_share and wish.high > 1:
        raise BadOption("wish-share", value=text, measure=name)
    return wish


@dataclass(frozen=True)
class Dial:
    """A number, or an option, that may be changed, its values in order, and which of them it has now."""

    what: str
    values: tuple[str, ...]
    now: int


def read_dial(game: Game, base: Options, vary: str) -> Dial:
    """As for `sweep`: `deck.brown.bear.count=0..3`. The value that the setting has now is always one of them."""
    what, values = values_of(vary)
    for value in values:
        changed(game, base, what, value)  # an error names what cannot be
    if what.startswith("deck."):
        entry, key = deck_entry(game, base.deck, what)
        found = entry[key]
    else:
        found = base.seats if what == "seats" else plain_options(game, base)[what]
    now = ("no", "yes")[found] if isinstance(found, bool) else str(found)
    values = values if now in values else [now, *values]
    return Dial(what, tuple(values), values.index(now))


def counts_of(game: Game, base: Options) -> list[Dial]:
    """Every count of the deck, two more or fewer; those that the game's own check allows."""
    found: list[Dial] = []
    for table, listed in base.deck.items():
        entries = listed if is_list(listed) else []
        for number, entry in enumerate(entries):
            if not isinstance(entry.get("count"), int):
                continue
            words = [entry_word(each, "count") for each in entries]
            word = words[number] if words.count(words[number]) == 1 else f"#{number}"
            what, count = f"deck.{table}.{word}.count", int(entry["count"])
            wanted = range(max(0, count - REACH), count + REACH + 1)
            values = [str(value) for value in wanted if value == count or _can_be(game, base, what, str(value))]
            if len(values) > 1:
                found.append(Dial(what, tuple(values), values.index(str(count))))
    if not found:
        raise BadDeck("tune-nothing", title=game.title)
    return found


def _can_be(game: Game, base: Options, what: str, value: str) -> bool:
    try:
        changed(game, base, what, value)
    except BadDeck:
        return False
    return True


@dataclass(frozen=True)
class DialChange:
    what: str
    before: str
    after: str


@dataclass(frozen=True)
class Tried:
    """A setting, by the place of each dial, and what it came to."""

    places: tuple[int, ...]
    options: Options
    values: dict[str, Interval]  # of each measure that is wished
    distance: float


@dataclass(frozen=True)
class Tuning:
    """What was found: the setting as it is and the nearest, both measured in fresh games."""

    before: Tried
    after: Tried
    changes: list[DialChange]
    tries: int


class Tuner:
    """`seconds` a decision takes at a table; without it, as many as make the usual game as long as its box says."""

    def __init__(
        self, game: Game, base: Options, wishes: Sequence[Wish], dials: Sequence[Dial], key: bytes, games: int
    ) -> None:
        self.game = game
        self.base = base
        self.wishes = wishes
        self.dials = dials
        self.key = key
        self.games = games
        self.seconds = 0.0
        self.jobs: int | None = None

    def search(self, most: int, progress: Callable[[int], None] = lambda tries: None) -> Tuning:
        """The nearest setting that at most so many tries find."""
        start = tuple(dial.now for dial in self.dials)
        best = first = self._try(start, self.key)
        tried = {start}
        while best.distance > 0 and len(tried) < most:
            near: list[Tried] = []
            for places in self._neighbours(best.places):
                if places in tried or len(tried) >= most:
                    continue
                tried.add(places)
                progress(len(tried))
                try:
                    near.append(self._try(places, self.key))
                except BadDeck:  # each number may be, and all of them together may not
                    continue
            nearest = min(near, key=lambda one: one.distance, default=best)
            if nearest.distance >= best.distance:
                break
            best = nearest
        fresh = hashlib.sha256(self.key + b" fresh games").digest()
        before = self._try(first.places, fresh)
        after = before if best.places == first.places else self._try(best.places, fresh)
        changes = [
            DialChange(dial.what, dial.values[dial.now], dial.values[place])
            for dial, place in zip(self.dials, best.places, strict=True)
            if place != dial.now
        ]
        return Tuning(before, after, changes, len(tried))

    def _neighbours(self, places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for number, dial in enumerate(self.dials):
            for place in (places[number] - 1, places[number] + 1):
                if 0 <= place < len(dial.values):
                    yield (*places[:number], place, *places[number + 1 :])

    def _try(self, places: tuple[int, ...], key: bytes) -> Tried:
        options = self.base
        for dial, place in zip(self.dials, places, strict=True):
            if place != dial.now:
                options = changed(self.game, options, dial.what, dial.values[place])
        found = measure(self.game, Variant("", options), key, self.games, self.jobs)
        values = {wish.measure: self._value(wish.measure, found) for wish in self.wishes}
        return Tried(places, options, values, sum(wish.distance(values[wish.measure].value) for wish in self.wishes))

    def _value(self, name: str, found: Measures) -> Interval:
        if name != "minutes":
            return cast(Interval, getattr(found, name))
        minutes = self._seconds(found) / 60
        return Interval(*(minutes * end for end in (found.length.value, found.length.low, found.length.high)))

    def _seconds(self, found: Measures) -> float:
        """The first setting that is measured is the usual one."""
        if not self.seconds:
            if self.game.facts.minutes is None:
                raise BadOption("wish-no-minutes", title=self.game.title)
            self.seconds = 60 * sum(self.game.facts.minutes) / 2 / max(1.0, found.length.value)
        return self.seconds
