"""Is it balanced? What many games of quick players say about a game: every number with its 95 % interval.

Many numbers are compared at once (seats, choices); what stands out among them is told by Holm's correction
(`statistics.py`), not by whichever interval happens to miss the mark.

Worth of a choice. In each game one decision, drawn at random, is made at random: all its moves are as likely. What then
follows is the choice's own doing, since everything else (who plays, what was dealt, what was possible) was decided
before the draw. Its worth is the share of wins after it, less the share of wins after another choice in decisions where
it was possible too.

Suspense. In some games the chances of each seat are measured again and again, by random play from there to the end.
How far they move from one moment to the next is the excitement; how often another seat becomes the favourite, the
changes of lead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.lab.statistics import Z95, Interval, mean_of, share_of, wilson
from rumpus.lab.study import QUICK, RANDOM, Choice, Watched, choices_of, watch
from rumpus.speed.compiled import compiled

Progress = Callable[[int], None]

GAMES = 12_000  # of quick players
DRAWN_DECISIONS = 5_000_000  # of games with one decision drawn
DRAWN_GAMES = 150_000  # at most
CLOSE_GAMES = 240  # whose chances are followed
MOMENTS = 14  # at which they are measured
PLAY_ONS = 32  # random games from each
SPARSE = 30  # a choice drawn less often than this is not judged


@dataclass(frozen=True)
class Use:
    """One choice: how often it was taken where it could have been, and what it was worth."""

    choice: Choice
    times: int  # it could have been taken
    taken: Interval
    worth: Interval | None  # difference in share of wins; None where too few were drawn


@dataclass(frozen=True)
class Ladder:
    """A better player against worse ones, one seat against all others."""

    better: str
    worse: str
    games: int
    share: Interval  # of the win


@dataclass(frozen=True)
class Balance:
    game: str
    seats: int
    games: int
    fair: float  # the share of the win that each seat should have
    wins: list[Interval]  # by seat
    by_order: list[Interval]  # by turns after the one who decides first; empty where all decide together
    shared: Interval  # games with several firsts
    nobody: Interval  # games with none
    points: list[Interval]
    histogram: dict[int, int]  # points of any seat: how often
    winning: Interval  # points of the winner
    margin: Interval  # between first and second
    length: Interval  # decisions
    lengths: list[int]  # each game's, for the plot
    lead_changes: Interval
    excitement: Interval  # mean change of chances from moment to moment
    decided: Interval  # when the later winner was the favourite for good, as a part of the game
    course: list[tuple[float, Interval]]  # part of the game, chance of the later winner
    uses: list[Use]
    ladder: list[Ladder] = field(default_factory=list[Ladder])


def ends(seen: Watched) -> tuple[Any, Any]:
    """Points of whoever came first, and how far the second was from that, in games that somebody won. By places: in
    some games few points are good."""
    import numpy

    won: Any = (seen.places == 1).any(axis=1)
    points, places = seen.points[won], seen.places[won]
    last = int(seen.places.shape[1])
    ranks = numpy.array(places)
    ranks[ranks == 0] = last + 1
    order: Any = ranks.argsort(axis=1, kind="stable")
    ranked: Any = numpy.take_along_axis(points, order, axis=1)
    return ranked[:, 0], abs(ranked[:, 0] - ranked[:, min(1, last - 1)])


def balance(
    game: Game,
    options: Options,
    key: bytes,
    *,
    scale: float = 1.0,
    jobs: int | None = None,
    ladder: bool = True,
    progress: Progress = lambda percent: None,
) -> Balance:
    """`scale`: more or fewer games than usual."""
    import numpy

    def times(n: int) -> int:
        return max(50, round(n * scale))

    seats, quick = options.seats, [QUICK] * options.seats
    seen = watch(game, options, key, times(GAMES), quick, jobs=jobs)
    progress(20)
    typical = max(1, int(numpy.median(seen.decisions)))
    draws = times(min(DRAWN_GAMES, DRAWN_DECISIONS // typical))
    drawn = watch(game, options, key, draws, quick, forced=typical, first=1 << 32, jobs=jobs)
    progress(50)
    close = follow(game, options, key, times(CLOSE_GAMES), typical, jobs)
    progress(60)
    first = seen.places == 1
    n = len(seen.decisions)
    values, counts = numpy.unique(seen.points, return_counts=True)
    winning, margin = ends(seen)
    found = Balance(
        game=game.name,
        seats=seats,
        games=n,
        fair=float(seen.wins.sum(axis=1).mean()) / seats,
        wins=[share_of(seen.wins[:, seat]) for seat in range(seats)],
        by_order=by_order(seen, seats),
        shared=wilson(int((first.sum(axis=1) > 1).sum()), n),
        nobody=wilson(int((first.sum(axis=1) == 0).sum()), n),
        points=[mean_of(seen.points[:, seat]) for seat in range(seats)],
        histogram={int(value): int(count) for value, count in zip(values, counts, strict=True)},
        winning=mean_of(winning),
        margin=mean_of(margin),
        length=mean_of(seen.decisions),
        lengths=seen.decisions.tolist(),
        lead_changes=close.changes,
        excitement=close.excitement,
        decided=close.decided,
        course=close.course,
        uses=_uses(game, seen, drawn),
    )
    if ladder and seats > 1:
        found.ladder.append(_quick_against_random(game, options, key, times(GAMES), jobs))
        progress(70)
    return found


def by_order(seen: Watched, seats: int) -> list[Interval]:
    import numpy

    known = seen.opener >= 0
    rows = numpy.flatnonzero(known)
    if 2 * len(rows) < len(known):
        return []
    wins = seen.wins
    return [share_of(wins[rows, (seen.opener[rows] + turns) % seats]) for turns in range(seats)]


def _uses(game: Game, seen: Watched, drawn: Watched) -> list[Use]:
    import numpy

    had = drawn.forced_seat >= 0
    rows = numpy.flatnonzero(had)
    won, made, legal = drawn.wins[rows, drawn.forced_seat[rows]], drawn.forced_choice[rows], drawn.forced_legal[rows]
    uses: list[Use] = []
    choices = choices_of(game)
    for number in numpy.flatnonzero(seen.chances[QUICK] + seen.chances[RANDOM]):
        times, taken = int(seen.chances[QUICK][number]), int(seen.uses[QUICK][number])
        after, instead = won[made == number], won[(made != number) & legal[:, number]]
        worth = None
        if min(len(after), len(instead)) >= SPARSE:
            value = float(after.mean() - instead.mean())
            half = Z95 * sqrt(after.var(ddof=1) / len(after) + instead.var(ddof=1) / len(instead))
            worth = Interval(value, value - half, value + half)
        uses.append(Use(choices[number], times, wilson(taken, times), worth))
    return uses


def _quick_against_random(game: Game, options: Options, key: bytes, games: int, jobs: int | None) -> Ladder:
    import numpy

    kinds = numpy.zeros((games, options.seats), numpy.int8)
    better = numpy.arange(games) % options.seats
    kinds[numpy.arange(games), better] = QUICK
    seen = watch(game, options, key, games, kinds, first=1 << 33, jobs=jobs)
    return Ladder("quick", "random", games, share_of(seen.wins[numpy.arange(games), better]))


def against_bots(
    game: Game,
    options: Options,
    key: bytes,
    games: int,
    bots: tuple[str, str],
    jobs: int | None = None,
    progress: Progress = lambda played: None,
) -> Ladder:
    """Bots of `rumpus.bots` against each other, seats rotated: one of the better, the rest of the worse."""
    from rumpus.lab.arena import arena

    better, worse = bots
    lineup = [better, *[worse] * (options.seats - 1)]
    result = arena(game, options, lineup, games, key, jobs, progress)
    return Ladder(better, worse, result.games, result.standings[0].first)


@dataclass(frozen=True)
class Close:
    changes: Interval
    excitement: Interval
    decided: Interval
    course: list[tuple[float, Interval]]


def follow(game: Game, options: Options, key: bytes, games: int, typical: int, jobs: int | None) -> Close:
    """The chances of each seat through some games."""
    import numpy

    stride = max(1, typical // MOMENTS)
    rows = compiled(game).rows(game.new(options).pack(), games)
    chances: list[Any] = []
    over: list[Any] = []
    for moment in range(4 * MOMENTS):
        ahead = numpy.repeat(rows, PLAY_ONS)
        played = watch(
            game,
            options,
            key,
            len(ahead),
            [RANDOM] * options.seats,
            rows=ahead,
            first=(2 << 40) + moment * len(ahead),
            jobs=jobs,
        )
        chances.append(played.wins.reshape(games, PLAY_ONS, options.seats).mean(axis=1))
        over.append(played.decisions.reshape(games, PLAY_ONS).max(axis=1) == 0)
        if over[-1].all():
            break
        step = watch(
            game,
            options,
            key,
            games,
            [QUICK] * options.seats,
            rows=rows,
            limit=stride,
            first=(1 << 40) + moment * games,
            jobs=jobs,
        )
        del step  # `rows` has moved on
    return _course(numpy.stack(chances), numpy.stack(over))


def _course(chances: Any, over: Any) -> Close:
    """From chances[moment, game, seat]; a game that is over stays where it ended."""
    import numpy

    moments, games, _ = chances.shape
    ends = numpy.minimum(moments - 1, (~over).sum(axis=0))  # the first moment at which it was over
    changes, excitement, decided = numpy.zeros(games), numpy.zeros(games), numpy.zeros(games)
    grid: list[list[float]] = [[] for _ in range(11)]
    for game in range(games):
        course = chances[: ends[game] + 1, game]
        final = course[-1]
        if final.max() <= 0 or len(course) < 2:
            continue
        winner = int(final.argmax())
        favourite = _favourites(course)
        changes[game] = (numpy.diff(favourite) != 0).sum()
        excitement[game] = abs(numpy.diff(course, axis=0)).sum(axis=1).mean() / 2
        behind = numpy.flatnonzero(favourite != winner)
        decided[game] = (int(behind[-1]) + 1 if len(behind) else 0) / (len(course) - 1)
        for tenth in range(11):
            grid[tenth].append(float(course[round(tenth / 10 * (len(course) - 1)), winner]))
    course_of_winner = [(tenth / 10, share_of(grid[tenth])) for tenth in range(11)]
    return Close(mean_of(changes), share_of(excitement), share_of(decided), course_of_winner)


def _favourites(course: Any) -> Any:
    """Who leads at each moment; whoever led keeps the lead until another is clearly ahead, so noise changes nothing."""
    import numpy

    clear = 2 * sqrt(0.25 / PLAY_ONS)
    leads: list[int] = []
    lead = int(course[0].argmax())
    for row in course:
        best = int(row.argmax())
        if row[best] - row[lead] > clear or row[best] >= 0.999:
            lead = best
        leads.append(lead)
    return numpy.array(leads)


def noteworthy(uses: Sequence[Use], most: int = 24) -> list[Use]:
    """The choices worth showing: judged ones, those that could be taken most often, in order of worth."""
    judged = sorted((use for use in uses if use.worth is not None), key=lambda use: -use.times)[:most]
    return sorted(judged, key=lambda use: -use.worth.value if use.worth else 0.0)
