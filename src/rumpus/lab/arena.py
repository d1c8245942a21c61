"""The arena: bots against bots, over the same deals with rotated seats, on all cores; who beats whom, with intervals.

The games of one deal share their key, so luck is shared too: each bot has each seat once. What is measured is therefore
a mean for each deal, and the interval comes from how these differ. Whether a bot beats another is a test of the same
deals in both directions, corrected (Holm) for how many pairs there are.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from rumpus.bots import Bot, ProgramBot, any_bot, check_word
from rumpus.bots.levels import level_of
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.lab.match import Player, play_match
from rumpus.lab.statistics import LEVEL, Interval, holm, mean_of, paired, share_of
from rumpus.lab.tasks import as_done, processes

Progress = Callable[[int], None]

CLAIRVOYANT = "clairvoyant:"  # before a level: the same search, seeing all cards


@dataclass(frozen=True)
class PlayedGame:
    """One game: which bot had which seat, and what it came to."""

    deal: int
    lineup: tuple[int, ...]  # number of the bot at each seat
    points: tuple[int, ...]
    places: tuple[int, ...]
    names: tuple[str, ...] = ()  # how the bot at each seat calls itself, where it does


@dataclass(frozen=True)
class Standing:
    bot: str
    name: str  # a program's own, as it says it in its greeting
    games: int
    first: Interval  # share of the win, for each of its seats
    points: Interval
    rating: Interval


class Skill(NamedTuple):
    """As openskill has it: strength, and how far that may be off."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class MatchResult:
    games: int
    deals: int
    standings: list[Standing]
    beats: dict[tuple[int, int], Interval]  # bot, other: how often it ends before it; a tie is half
    luck: dict[tuple[int, int], float]  # how likely that is between equals, corrected for the number of pairs
    played: Sequence[PlayedGame] = ()

    def clear(self, bot: int, other: int) -> bool:
        """Whether one of the two is the better one, by more than luck."""
        return self.luck[bot, other] < LEVEL


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where in the games of one deal: rotated until every bot has had every seat."""
    if bots == 1:
        return [(0,) * seats]
    return [tuple((seat + turn) % bots for seat in range(seats)) for turn in range(bots)]


def arena(
    game: Game,
    options: Options,
    bots: Sequence[str],
    games: int,
    key: bytes,
    jobs: int | None = None,
    progress: Progress = lambda played: None,
) -> MatchResult:
    """At least `games` games, in whole deals."""
    together = len(lineups(len(bots), options.seats))
    deals = -(-games // together)
    played: list[PlayedGame] = []
    for some in _deals(game, options, bots, key, deals, jobs or os.cpu_count() or 1):
        played += some
        progress(len(played))
    played.sort(key=lambda one: (one.deal, one.lineup))
    return summary(played, bots)


def _deals(
    game: Game, options: Options, bots: Sequence[str], key: bytes, deals: int, jobs: int
) -> Iterator[list[PlayedGame]]:
    work = partial(play_deal, str(game.folder), options, tuple(bots), key)
    if jobs == 1 or deals == 1:
        yield from map(work, range(deals))
        return
    for _, played in as_done(processes(min(jobs, deals)), work, range(deals), 2 * jobs):
        yield played


def play_deal(folder: str, options: Options, bots: tuple[str, ...], key: bytes, deal: int) -> list[PlayedGame]:
    """All games of one deal; runs in a worker."""
    game = catalogue.load(Path(folder))
    played: list[PlayedGame] = []
    for turn, lineup in enumerate(lineups(len(bots), options.seats)):
        players = [player(game, bots[who], _key(key, deal, turn, seat)) for seat, who in enumerate(lineup)]
        open_to = sum(1 << seat for seat, who in enumerate(lineup) if bots[who].startswith(CLAIRVOYANT))
        try:
            score = play_match(game, options, _key(key, deal), players, open_to).score()
        finally:
            for one in players:
                if callable(close := getattr(one, "close", None)):
                    close()
        names = tuple(one.name if isinstance(one, ProgramBot) else "" for one in players)
        played.append(PlayedGame(deal, lineup, tuple(score.points), tuple(score.places), names))
    return played


def check_bot(word: str) -> None:
    """Raises UnknownLevel for a word that calls no bot."""
    check_word(word.removeprefix(CLAIRVOYANT))


def player(game: Game, word: str, key: bytes) -> Player:
    if word.startswith(CLAIRVOYANT):
        return Bot(game, level_of(word.removeprefix(CLAIRVOYANT), game), key, True, sees_all=True)
    return any_bot(game, word, key, True)


def _key(key: bytes, *numbers: int) -> bytes:
    return hashlib.sha256(key + b"".join(number.to_bytes(8, "big") for number in numbers)).digest()


# What it comes to


def summary(played: Sequence[PlayedGame], bots: Sequence[str]) -> MatchResult:
    ratings = [Interval(mu, mu - 1.96 * sigma, mu + 1.96 * sigma) for mu, sigma in rated(played, [None] * len(bots))]
    names = _names(played, bots)
    standings = [
        Standing(
            word,
            names[bot],
            sum(bot in one.lineup for one in played),
            share_of(_by_deal(played, lambda one, bot=bot: _first(one, bot))),
            mean_of(_by_deal(played, lambda one, bot=bot: _points(one, bot))),
            ratings[bot],
        )
        for bot, word in enumerate(bots)
    ]
    pairs = [(a, b) for a in range(len(bots)) for b in range(a + 1, len(bots))]
    ahead = [_by_deal(played, lambda one, a=a, b=b: _before(one, a, b)) for a, b in pairs]
    luck = holm([paired(share - 0.5 for share in shares)[1] for shares in ahead])
    beats: dict[tuple[int, int], Interval] = {}
    for (a, b), shares in zip(pairs, ahead, strict=True):
        beats[a, b], beats[b, a] = share_of(shares), share_of([1 - share for share in shares])
    chances = {two: chance for (a, b), chance in zip(pairs, luck, strict=True) for two in ((a, b), (b, a))}
    return MatchResult(len(played), len({one.deal for one in played}), standings, beats, chances, played)


def _names(played: Sequence[PlayedGame], bots: Sequence[str]) -> list[str]:
    """A program's own name, beside its command where two have the same; a level's word."""
    own = list(bots)
    for one in played:
        for name, who in zip(one.names, one.lineup, strict=False):
            own[who] = name or own[who]
    return [
        name if own.count(name) == 1 or name == bots[bot] else f"{name} ({bots[bot]})" for bot, name in enumerate(own)
    ]


def _first(one: PlayedGame, bot: int) -> list[float]:
    firsts = sum(place == 1 for place in one.places)
    return [1 / firsts if place == 1 else 0.0 for place, who in zip(one.places, one.lineup, strict=True) if who == bot]


def _before(one: PlayedGame, bot: int, other: int) -> list[float]:
    """Each of the bot's seats against each of the other's."""
    ranks = [place or len(one.places) + 1 for place in one.places]  # 0 is no place at all
    mine = [rank for rank, who in zip(ranks, one.lineup, strict=True) if who == bot]
    theirs = [rank for rank, who in zip(ranks, one.lineup, strict=True) if who == other]
    return [1.0 if a < b else 0.5 if a == b else 0.0 for a in mine for b in theirs]


def _points(one: PlayedGame, bot: int) -> list[float]:
    return [float(p) for p, who in zip(one.points, one.lineup, strict=True) if who == bot]


def _by_deal(played: Sequence[PlayedGame], measure: Callable[[PlayedGame], Sequence[float]]) -> list[float]:
    """A measure's mean in each deal where there was something to measure."""
    found: dict[int, list[float]] = {}
    for one in played:
        found.setdefault(one.deal, []).extend(measure(one))
    return [fmean(values) for values in found.values() if values]


def rated(played: Sequence[PlayedGame], before: Sequence[Skill | None]) -> list[Skill]:
    """openskill over all games in order, from what each bot's skill was before; None: new."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    ratings: list[Any] = [model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma) for old in before]
    for one in played:
        # A bot with several seats in a game is rated by its mean place.
        ranks = [place or len(one.places) + 1 for place in one.places]
        here = sorted(set(one.lineup))
        if len(here) < 2:
            continue
        mean = [fmean(r for r, who in zip(ranks, one.lineup, strict=True) if who == bot) for bot in here]
        new = model.rate([[ratings[bot]] for bot in here], ranks=mean)
        for bot, (rating,) in zip(here, new, strict=True):
            ratings[bot] = rating
    return [Skill(float(rating.mu), float(rating.sigma)) for rating in ratings]
