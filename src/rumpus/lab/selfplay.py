"""Bots against themselves, in machine code: positions and how their games ended, for a net to learn from.

Each decision is a small search of what the seat knows. Most often the best move is played, now and then one in
proportion to its visits, or any: what searches look at is more than what good players do. For a prior, some decisions
are searched for longer, and what was looked at how often is written down."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, cast

import numpy

from rumpus import speed
from rumpus.bots import decide, infoset, nets, search
from rumpus.bots.decide import LookedAt
from rumpus.bots.engine import bot_modules, engine_of, logs_of
from rumpus.bots.nets import MANY, NetArrays, net_arrays
from rumpus.bots.plain import LET_PASS, share
from rumpus.bots.search import FREE, STEP_LIMIT, Knowledge, PathArrays, SearchResults, TreeArrays, search_of
from rumpus.bots.searcher import tree_arrays
from rumpus.bots.slot import StateSlot
from rumpus.core.buffers import Scratch, numbers, scratch
from rumpus.core.contract import GameRules
from rumpus.core.game import Game
from rumpus.core.visibility import hide_of
from rumpus.kernel.chance import below, draw_of, pick, seek
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, SEATS, bit, count_seats, nth_seat
from rumpus.speed.compiled import compiled, draw_array

WIDTH = 128  # features of a position that are kept; of more, the position is left out
KEPT = 64  # positions of a game
WAYS = 64  # moves of a decision that a prior learns from; those with more are left out
DEEP = 32  # such decisions of a game
PART = 64  # games of one task
ANY, BY_VISITS = 4, 16  # decisions in a hundred that are any move, and that are drawn by visits


class GameRows(NamedTuple):
    start: Any
    game: Any
    known: Any
    world: Any
    sight: Any  # what an actor in that world knows


class Learned(NamedTuple):
    """What there is to learn from, a row a position."""

    count: Any  # [0]: rows used
    found: Any  # int16[rows, seats, WIDTH]: features; −1 behind the last
    shares: Any  # float32[rows, seats]: of the win
    places: Any  # int8[rows, seats]: 1 is first; who has none is behind all others
    games: Any  # int32[rows]: which game; its positions stand side by side, as they came


class Searched(NamedTuple):
    """What a prior learns from, a row a decision that was searched for longer."""

    count: Any  # [0]: rows used
    found: Any  # int16[rows, WIDTH]: features of what the seat knows; −1 behind the last
    traits: Any  # int16[rows, WAYS, MANY]: of each move; −1 behind the last
    visits: Any  # float32[rows, WAYS]


class Pace(NamedTuple):
    """How much thought a decision gets."""

    iterations: int
    explore: float
    every: int  # one decision in so many is kept
    deep: int = 0  # iterations of one decision in `seldom`, from which a prior learns
    seldom: int = 1


class Searching(NamedTuple):
    """What a search needs."""

    net: NetArrays
    logs: Any
    tree: TreeArrays
    path: PathArrays
    results: SearchResults
    looked: LookedAt


def selfplay_of(
    rules: GameRules, game: Knowledge, infoset_: Any, search_: Any, hide: Any, features: Any, traits_of: Any
) -> Callable[..., int]:
    turn, legal, play, odds, land, score = rules.turn, rules.legal, rules.play, rules.odds, rules.land, rules.score
    sensible, waits, time_out = game.sensible, game.waits, game.time_out
    look_up, most_visited = decide.look_up, decide.most_visited

    def selfplay(
        worlds: GameRows,
        seats: int,
        draw: Any,
        first: int,
        games: int,
        pace: Pace,
        searching: Searching,
        room: Scratch,
        worth: Any,  # room for what an end is worth to each seat,
        wins: Any,  # and its share of the win
        out: Learned,
        searched: Searched,
    ) -> int:
        start, rows, known, world, sight = worlds
        iterations, explore, every, deep, seldom = pace
        net, logs, tree, path, results, looked = searching
        moves, weights, points, places = room
        count, found, shares, ranks, whose = out
        deep_count, deep_found, deep_traits, deep_visits = searched
        decisions = 0
        for number in range(first, first + games):
            seek(draw, number)
            rows[0] = start[0]
            s = rows[0]
            begun = count[0]
            deep_begun = deep_count[0]
            waited = 0
            ended = False
            for _ in range(STEP_LIMIT):
                who = turn(s)
                if who == OVER:
                    ended = True
                    break
                if who == CHANCE:
                    land(s, pick(draw, weights, odds(s, weights)), None)
                    waited = 0
                    continue
                who &= ~waited
                if who == 0:
                    time_out(s, None)
                    waited = 0
                    continue
                several = count_seats(who)
                actor = nth_seat(who, below(draw, several) if several > 1 else 0)
                n = legal(s, actor, moves)
                if waits(s, actor):
                    moves[n] = LET_PASS
                    n += 1
                n = sensible(s, actor, moves, n) if n > 1 else n
                move = moves[0]
                if below(draw, every) == 0 and count[0] - begun < KEPT:
                    row = count[0]
                    fits = True
                    for seat in range(seats):
                        many = features(s, seat, net.found)
                        fits = fits and 0 < many <= WIDTH
                        for i in range(WIDTH):
                            found[row, seat, i] = net.found[i] if i < many else -1
                    if fits:
                        count[0] += 1
                if n > 1:
                    decisions += 1
                    how = below(draw, 100)
                    if how < ANY:
                        move = moves[below(draw, n)]
                    else:
                        known[0] = s
                        hide(known[0], actor)
                        tree.size[0] = 0
                        tree.size[1] = 0
                        for i in range(len(tree.keys)):
                            tree.keys[i] = 0
                        is_deep = deep > 0 and deep_count[0] - deep_begun < DEEP and below(draw, seldom) == 0
                        how_far = (deep if is_deep else iterations, explore, FREE)
                        search_(known, world, sight, actor, seats, draw, *how_far, logs, tree, path, room, results, net)
                        seen = look_up(tree, infoset_(known[0], actor) | 1, looked)
                        if is_deep and 1 < seen <= WAYS:
                            row = deep_count[0]
                            many = features(known[0], actor, net.found)
                            if 0 < many <= WIDTH:
                                for i in range(WIDTH):
                                    deep_found[row, i] = net.found[i] if i < many else -1
                                for i in range(WAYS):
                                    of = traits_of(known[0], actor, looked.move[i], net.traits) if i < seen else 0
                                    for k in range(MANY):
                                        deep_traits[row, i, k] = net.traits[k] if k < of else -1
                                    deep_visits[row, i] = looked.visits[i] if i < seen else 0
                                deep_count[0] += 1
                        if seen == 0:
                            n = legal(s, actor, moves)
                            move = moves[below(draw, n)]
                        elif how < ANY + BY_VISITS:
                            move = looked.move[pick(draw, looked.visits, seen)]
                        else:
                            move = looked.move[most_visited(looked, seen)]
                if move == LET_PASS:
                    waited |= bit(actor)
                else:
                    waited = 0
                    play(s, actor, move, None)
            if not ended:
                count[0] = begun
                continue
            score(s, points, places)
            for seat in range(SEATS):
                wins[seat] = 0.0
            share(places, points, seats, worth, wins)
            for row in range(begun, count[0]):
                whose[row] = number
                for seat in range(seats):
                    shares[row, seat] = wins[seat]
                    ranks[row, seat] = places[seat] if places[seat] > 0 else SEATS + 1
        return decisions

    return selfplay


def no_traits(s: Any, seat: int, move: int, found: Any) -> int:
    """Where a game has no prior, so that nothing is searched for longer."""
    return 0


@cache
def selfplay_code(game: Game, fast: bool = True) -> Callable[..., int]:
    rules, engine, features = game.rules, engine_of(game), nets.need_features(game).features
    traits = no_traits if (module := nets.traits_of(game)) is None else module.traits
    hide: Any = hide_of(game.state_type)
    if not fast:
        return selfplay_of(rules, engine.knowledge, engine.infoset, engine.plain, hide, features, traits)
    modules = (sys.modules[__name__], decide, *bot_modules(game))
    speed.prepare(modules)
    infoset_: Any = infoset.infoset_of(game.state_type, True)
    search_: Any = search_of(rules, infoset_, engine.knowledge)
    for function in (hide, infoset_, engine.judge, engine.weigh, engine.hide, search_):
        speed.allow(cast(Any, function))
    return speed.compile_(selfplay_of(rules, engine.knowledge, infoset_, search_, hide, features, traits), modules)


class Batch(NamedTuple):
    found: Any  # as in Learned
    shares: Any
    places: Any
    games: Any
    decisions: int
    searched: tuple[Any, Any, Any]  # found, traits and visits, as in Searched


def play_part(
    game: Game,
    options: Options,
    key: bytes,
    first: int,
    games: int,
    pace: Pace,
    weights: bytes = b"",
    fast: bool = True,
) -> Batch:
    """Games number first … first + games − 1 of a key, with that net; without weights, games are played on."""
    rules, seats, begin = game.rules, options.seats, game.new(options)
    states = [compiled(game).rows(begin.pack()) if fast else StateSlot(begin) for _ in range(5)]
    nodes, most = 1 << max(8, (2 * max(pace.iterations, pace.deep)).bit_length()), rules.CHOICES + 1
    searching = Searching(
        net_arrays(weights, fast),
        logs_of(fast),
        tree_arrays(nodes, most, fast),
        PathArrays(*(numbers(search.PATH, fast) for _ in range(3))),
        SearchResults(*(numbers(size, fast, "float64") for size in (SEATS, SEATS, 1))),
        LookedAt(numbers(most, fast), numbers(most, fast), numbers(most, fast, "float64")),
    )
    rows = games * KEPT + 1
    out = Learned(
        numpy.zeros(1, numpy.int64),
        numpy.empty((rows, seats, WIDTH), numpy.int16),
        numpy.zeros((rows, seats), numpy.float32),
        numpy.zeros((rows, seats), numpy.int8),
        numpy.zeros(rows, numpy.int32),
    )
    deep_rows = games * DEEP + 1 if pace.deep else 1
    searched = Searched(
        numpy.zeros(1, numpy.int64),
        numpy.empty((deep_rows, WIDTH), numpy.int16),
        numpy.empty((deep_rows, WAYS, MANY), numpy.int16),
        numpy.empty((deep_rows, WAYS), numpy.float32),
    )
    room = (scratch(rules, SEATS, fast), numbers(SEATS, fast, "float64"), numbers(SEATS, fast, "float64"))
    draw = draw_array(key) if fast else draw_of(key)
    decisions = selfplay_code(game, fast)(
        GameRows(*states), seats, draw, first, games, pace, searching, *room, out, searched
    )
    count = int(out.count[0])
    found, shares, places, games_ = (part[:count].copy() for part in out[1:])
    deeply = int(searched.count[0])
    return Batch(found, shares, places, games_, int(decisions), tuple(part[:deeply].copy() for part in searched[1:]))


def play_all(
    game: Game, options: Options, key: bytes, games: int, pace: Pace, weights: bytes, jobs: int | None = None
) -> Iterator[Batch]:
    """The first games of a key on all cores, in their order."""

    def work(first: int) -> Batch:
        return play_part(game, options, key, first, min(PART, games - first), pace, weights)

    selfplay_code(game)
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1, "selfplay") as pool:
        yield from pool.map(work, range(0, games, PART))
