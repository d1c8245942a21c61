"""Games of quick players in machine code, watched closely: what balance reports are made of.

A quick player looks one move ahead: it imagines a world that fits what its seat knows, tries each move that is worth a
thought there, lets chance act, and takes the move after which the game's `value` is best. It sees nothing hidden, and
plays some hundred thousand decisions a second. The other player of a study moves at random.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, cast

from rumpus import speed
from rumpus.bots import plain
from rumpus.core.buffers import Scratch, scratch
from rumpus.core.game import Game
from rumpus.core.visibility import hide_of
from rumpus.kernel.chance import below, pick, seek
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat
from rumpus.speed.compiled import STEP_LIMIT, compiled, draw_array

RANDOM, QUICK = 0, 1

CHUNK = 2048  # games of one call


@dataclass(frozen=True)
class Choice:
    """What a player chooses, as its designer counts: a card is one choice, wherever it may go."""

    code: str
    moves: tuple[int, ...]


@cache
def choices_of(game: Game) -> tuple[Choice, ...]:
    """Moves of the same words about the same thing are one choice: `figure-1-on-formation-2` and `…-3` are both
    `figure-1`. A move without a name, or with one only, is a choice of its own."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for move, words in enumerate(game.moves):
        first = next(iter(words.names.values()), None)
        groups.setdefault((words.message, *first) if first else ("", words.code), []).append(move)
    return tuple(
        Choice(game.move_code(moves[0]) if len(moves) == 1 else group[-1], tuple(moves))
        for group, moves in groups.items()
    )


class Watched(NamedTuple):
    """What was seen in many games, one row a game; `uses` and `chances` count over all of them. A choice is a move, or
    several that a game's words tell apart by place alone: see `choices_of`."""

    points: Any
    places: Any
    decisions: Any  # how many there were
    opener: Any  # the seat that decided first; −1: all decide together
    forced_seat: Any  # whose decision was drawn instead of made; −1: none
    forced_choice: Any
    forced_legal: Any  # [games, choices]: what could have been drawn
    uses: Any  # [kind, choices]: how often a player of that kind took it
    chances: Any  # [kind, choices]: how often it could have

    @property
    def wins(self) -> Any:
        """The share of the win of each seat."""
        import numpy

        first = self.places == 1
        return first / numpy.maximum(1, first.sum(axis=1))[:, None]


class Worlds(NamedTuple):
    """Rows of states: the games, what they begin with, and room for an imagined one and for a try in it."""

    rows: Any
    start: Any
    world: Any
    trial: Any


class Plan(NamedTuple):
    kinds: Any  # [games, seats]: who plays
    force_at: Any  # the decision of each game that is drawn; −1: none
    choice_of: Any  # the choice that a move is
    counted: Any  # room: the decision at which a choice was last counted


def watch(
    game: Game,
    options: Options,
    key: bytes,
    games: int,
    kinds: Any,
    *,
    forced: int = 0,
    rows: Any = None,
    limit: int = STEP_LIMIT,
    first: int = 0,
    jobs: int | None = None,
) -> Watched:
    """`kinds[i, seat]` is who plays; a single row is for all games. `forced`: one decision of each game, one of the
    first so many, is drawn at random. `rows`: go on from these states, at most `limit` decisions each, and leave them
    where they are then."""
    import numpy

    kinds = numpy.broadcast_to(numpy.asarray(kinds, numpy.int8), (games, options.seats))
    parts = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    code = study_code(game)
    start = compiled(game).rows(game.new(options).pack())

    def work(part: range) -> Watched:
        mine = None if rows is None else rows[part.start : part.stop]
        return _run(game, code, start, key, first, part, kinds, forced, mine, limit)

    with ThreadPoolExecutor(jobs or os.cpu_count() or 1, "study") as pool:
        found = list(zip(*pool.map(work, parts), strict=True))
    *each, uses, chances = found
    joined = [numpy.concatenate(arrays) for arrays in each]
    return Watched(*joined, sum(uses), sum(chances))  # pyright: ignore[reportCallIssue]


def _run(
    game: Game,
    code: Callable[..., None],
    start: Any,
    key: bytes,
    first: int,
    part: range,
    kinds: Any,
    forced: int,
    rows: Any,
    limit: int,
) -> Watched:
    import numpy

    n, rules, seats, zeros = len(part), game.rules, kinds.shape[1], numpy.zeros
    choices = choices_of(game)
    choice_of = zeros(rules.MOVES, numpy.int64)
    for number, one in enumerate(choices):
        choice_of[list(one.moves)] = number
    fresh = rows is None
    rows = numpy.empty(n, start.dtype) if fresh else rows
    force_at = numpy.full(n, -1)
    if forced:
        force_at = numpy.random.default_rng([*key[-8:], part.start]).integers(0, forced, n)
    watched = Watched(
        points=zeros((n, seats), numpy.int64),
        places=zeros((n, seats), numpy.int64),
        decisions=zeros(n, numpy.int64),
        opener=numpy.full(n, -1),
        forced_seat=numpy.full(n, -1),
        forced_choice=numpy.full(n, -1),
        forced_legal=zeros((n, len(choices)), numpy.bool_),
        uses=zeros((2, len(choices)), numpy.int64),
        chances=zeros((2, len(choices)), numpy.int64),
    )
    mine = numpy.array(kinds[part.start : part.stop], order="C")  # always of one form: another is compiled anew
    plan = Plan(mine, force_at, choice_of, zeros(len(choices), numpy.int64))
    worlds = Worlds(rows, start, start.copy(), start.copy())
    code(worlds, fresh, draw_array(key), first + part.start, limit, plan, watched, scratch(rules))
    if int(watched.decisions.max()) >= STEP_LIMIT:
        raise RumpusError("game-endless", title=game.title)
    return watched


@cache
def study_code(game: Game) -> Callable[..., None]:
    """The study of a game, compiled."""
    own = (game.bot,) if game.bot else ()
    modules = (sys.modules[__name__], plain, *compiled(game).modules, *own)
    hide: Any = hide_of(game.state_type)
    study = study_of(game.rules, hide, game.hooks.bot.sensible or plain.sensible, game.hooks.bot.value)
    if not speed.available():
        raise RumpusError("balance-needs-numba")
    speed.prepare(modules)
    speed.allow(hide)
    return cast(Any, speed.compile_(study, modules))


def study_of(rules: Any, hide: Any, sensible: Any, value: Any) -> Callable[..., None]:
    """Over plain functions, each called in one place: a try and a real move go the same way."""
    turn, legal, play, odds, land = rules.turn, rules.legal, rules.play, rules.odds, rules.land
    score, imagine = rules.score, rules.imagine
    looks = value is not None
    value = no_value if value is None else value

    def study(
        worlds: Worlds, fresh: bool, draw: Any, first: int, limit: int, plan: Plan, watched: Watched, scratch: Scratch
    ) -> None:
        rows, start, world, trial = worlds
        kinds, force_at, choice_of, counted = plan
        all_points, all_places, decisions, opener, forced_seat, forced_choice, forced_legal, uses, chances = watched
        moves, weights, points, places = scratch
        moment = 0  # decisions of all games so far
        for i in range(len(rows)):
            seek(draw, first + i)
            if fresh:
                rows[i] = start[0]
            seat = 0
            n = 0  # moves to try
            at = 0  # the one being tried; n: the real one
            chosen = -1
            best = 0
            ties = 0
            made = 0
            opened = False
            while True:
                trying = at < n
                if trying:
                    trial[0] = world[0]
                s = trial[0] if trying else rows[i]
                move = moves[at] if trying else chosen
                if move >= 0:
                    play(s, seat, move, None)
                who = turn(s)
                while who == CHANCE:
                    land(s, pick(draw, weights, odds(s, weights)), None)
                    who = turn(s)
                if trying:
                    looked = value(s, seat)
                    if at == 0 or looked > best:
                        best, ties, chosen = looked, 1, move
                    elif looked == best:
                        ties += 1
                        if below(draw, ties) == 0:
                            chosen = move
                    at += 1
                    if at == n:
                        uses[QUICK, choice_of[chosen]] += 1
                    continue
                if who == OVER:
                    score(s, points, places)
                    break
                if made == limit:
                    break
                several = count_seats(who)
                seat = nth_seat(who, below(draw, several) if several > 1 else 0)
                n = legal(s, seat, moves)
                if not opened and (several == 1 or n > 1):  # all together, without a choice: nobody has begun yet
                    opened = True
                    opener[i] = seat if several == 1 else -1
                kind = kinds[i, seat]
                at = n
                moment += 1
                drawn = made == force_at[i]
                if n > 1:
                    for j in range(n):
                        choice = choice_of[moves[j]]
                        if drawn:
                            forced_legal[i, choice] = True
                        elif counted[choice] != moment:
                            counted[choice] = moment
                            chances[kind, choice] += 1
                if drawn or kind == RANDOM or not looks or n == 1:
                    chosen = moves[below(draw, n) if n > 1 else 0]
                    if drawn and n > 1:
                        forced_seat[i] = seat
                        forced_choice[i] = choice_of[chosen]
                    elif n > 1:
                        uses[kind, choice_of[chosen]] += 1
                else:
                    world[0] = s
                    hide(world[0], seat)
                    imagine(world[0], seat, draw)
                    n = sensible(world[0], seat, moves, n)
                    at = 0
                made += 1
            decisions[i] = made
            for j in range(all_points.shape[1]):
                all_points[i, j] = points[j]
                all_places[i, j] = places[j]

    return study


def no_value(s: Any, seat: int) -> int:
    return 0
