"""Bots against themselves, in machine code: positions and how their games ended, for a net to learn from.

Each decision is a small search of what the seat knows. Most often the best move is played, now and then one in
proportion to its visits, or any: what searches look at is more than what good players do."""

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
from rumpus.bots.nets import NetArrays, net_arrays
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
PART = 64  # games of one task
ANY, BY_VISITS = 4, 16  # decisions in a hundred that are any move, and that are drawn by visits


class GameRows(NamedTuple):
    start: Any
    game: Any
    known: Any
    world: Any


class Learned(NamedTuple):
    """What there is to learn from, a row a position."""

    count: Any  # [0]: rows used
    found: Any  # int16[rows, seats, WIDTH]: features; −1 behind the last
    shares: Any  # float32[rows, seats]: of the win
    places: Any  # int8[rows, seats]: 1 is first; who has none is behind all others
    games: Any  # int32[rows]: which game; its positions stand side by side, as they came


class Pace(NamedTuple):
    """How much thought a decision gets."""

    iterations: int
    explore: float
    every: int  # one decision in so many is kept


class Searching(NamedTuple):
    """What a search needs."""

    net: NetArrays
    logs: Any
    tree: TreeArrays
    path: PathArrays
    results: SearchResults
    looked: LookedAt


def selfplay_of(
    rules: GameRules, game: Knowledge, infoset_: Any, search_: Any, hide: Any, features: Any
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
    ) -> int:
        start, rows, known, world = worlds
        iterations, explore, every = pace
        net, logs, tree, path, results, looked = searching
        moves, weights, points, places = room
        count, found, shares, ranks, whose = out
        decisions = 0
        for number in range(first, first + games):
            seek(draw, number)
            rows[0] = start[0]
            s = rows[0]
            begun = count[0]
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
                        how_far = (iterations, explore, FREE)
                        search_(known, world, actor, seats, draw, *how_far, logs, tree, path, room, results, net)
                        seen = look_up(tree, infoset_(known[0], actor) | 1, looked)
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


@cache
def selfplay_code(game: Game, fast: bool = True) -> Callable[..., int]:
    rules, engine, features = game.rules, engine_of(game), nets.need_features(game).features
    hide: Any = hide_of(game.state_type)
    if not fast:
        return selfplay_of(rules, engine.knowledge, engine.infoset, engine.plain, hide, features)
    modules = (sys.modules[__name__], decide, *bot_modules(game))
    speed.prepare(modules)
    infoset_: Any = infoset.infoset_of(game.state_type, True)
    search_: Any = search_of(rules, infoset_, engine.knowledge)
    for function in (hide, infoset_, engine.knowledge.judge, search_):
        speed.allow(cast(Any, function))
    return speed.compile_(selfplay_of(rules, engine.knowledge, infoset_, search_, hide, features), modules)


class Batch(NamedTuple):
    found: Any  # as in Learned
    shares: Any
    places: Any
    games: Any
    decisions: int


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
    states = [compiled(game).rows(begin.pack()) if fast else StateSlot(begin) for _ in range(4)]
    nodes, most = 1 << max(8, (2 * pace.iterations).bit_length()), rules.CHOICES + 1
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
    room = (scratch(rules, SEATS, fast), numbers(SEATS, fast, "float64"), numbers(SEATS, fast, "float64"))
    draw = draw_array(key) if fast else draw_of(key)
    decisions = selfplay_code(game, fast)(GameRows(*states), seats, draw, first, games, pace, searching, *room, out)
    count = int(out.count[0])
    found, shares, places, games_ = (part[:count].copy() for part in out[1:])
    return Batch(found, shares, places, games_, int(decisions))


def play_all(
    game: Game, options: Options, key: bytes, games: int, pace: Pace, weights: bytes, jobs: int | None = None
) -> Iterator[Batch]:
    """The first games of a key on all cores, in their order."""

    def work(first: int) -> Batch:
        return play_part(game, options, key, first, min(PART, games - first), pace, weights)

    selfplay_code(game)
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1, "selfplay") as pool:
        yield from pool.map(work, range(0, games, PART))
