"""Search: Monte Carlo tree search over information sets, for any game of the contract.

Each iteration imagines a world that fits what the seat knows, walks down the tree, adds one node, plays on and
carries the result back. A node is an information set of the seat that acts there (`infoset`), whoever that is: in a
sampled world every seat chooses by what *it* knows. Since legal moves depend on nothing that a seat cannot know, a
node has the same moves in every world. Chance is sampled and has no nodes. The tree is a hash table in plain arrays
and stays valid from move to move; when it is full, no node is added any more and playouts begin where it ends.

A first move can be forced: then every iteration begins with it, whatever the tree thinks of it, and leaves no trace at
the root. What such iterations get is a measurement of that move.

Where a net has a prior, a node's moves are weighed once, by what its seat knows, and chosen by it and by what they got
(PUCT); elsewhere each is tried before any is tried twice, and then the best upper bound decides (UCB1).

Where several seats may act, one of them is drawn; in a window it may let the moment pass, and when all have, the clock
runs out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from rumpus.bots.nets import NetArrays
from rumpus.bots.plain import LET_PASS
from rumpus.core.buffers import Scratch
from rumpus.core.contract import GameRules
from rumpus.kernel.chance import below, pick
from rumpus.kernel.real import log
from rumpus.kernel.seats import CHANCE, OVER, bit, count_seats, nth_seat

STEP_LIMIT = 4000  # steps of one iteration
PATH = 512  # decisions of one iteration that are remembered
MANY = 24  # moves of a node that are all tried before any is tried twice
WIDENING = 6.0  # of more moves, the square root of so many times the visits
FREE = -2  # instead of a forced move: the tree chooses
BOLD = 3.0  # with a prior: how many times as curious
PLAYED_ON = 3.5  # and where a net has not learned such a table, as curious as who has none
LOGS = 1024  # visits whose logarithm stands in a table
LN_4 = log(4.0)


@dataclass(frozen=True)
class Knowledge:
    """What a game's `bot.py` knows: functions as in `plain`."""

    prefer: Callable[..., int]
    sensible: Callable[..., int]
    estimate: Callable[..., bool]
    waits: Callable[..., bool]
    imagine: Callable[..., None]
    suppose: Callable[..., None]
    time_out: Callable[..., None]
    share: Callable[..., None]
    judge: Callable[..., bool]  # as in `nets`
    features: Callable[..., int]  # what a net looks at; none at tables that it has not learned
    weigh: Callable[..., None]  # as in `nets`
    hide: Callable[..., None]  # as in `core/visibility`: what a seat cannot know


class TreeArrays(NamedTuple):
    """A hash table says where each node is. Its own cell and those of its moves stand side by side in four rows, where
    a processor finds them together; what a choice needs of visits is kept ready, since roots take long."""

    size: Any  # [nodes used, cells used]
    keys: Any  # of the table: an information set; 0: an empty place
    nodes: Any  # the node's own cell; its moves follow
    moves: Any  # the node: how many it has
    visits: Any
    worth: Any  # the sum of what the acting seat got; the node: with a prior alone
    roots: Any  # one over the square root of the visits, 0 if there are none; the node: `curiosity`. With a prior: that


class PathArrays(NamedTuple):
    """The decisions of one iteration, from the root on."""

    edge: Any  # the cell of the move
    node: Any  # that of the node
    seat: Any


class SearchResults(NamedTuple):
    worth: Any  # of the latest iteration, to each seat
    wins: Any  # added to: each seat's share of the win
    got: Any  # added to: [0] what the results were worth to the searching seat


def search_of(rules: GameRules, infoset: Callable[[Any, int], int], game: Knowledge) -> Callable[..., int]:
    """The search of a game over plain functions: run it as it is, or compile it.

    Every function of the game is called in one place only: compiled, each call is a copy of it."""
    turn, legal, play, odds, land = rules.turn, rules.legal, rules.play, rules.odds, rules.land
    score, imagine, suppose, time_out, share = rules.score, game.imagine, game.suppose, game.time_out, game.share
    prefer, sensible, estimate, waits, judge = game.prefer, game.sensible, game.estimate, game.waits, game.judge
    features, weigh, hide = game.features, game.weigh, game.hide

    def search(
        root: Any,  # root[0]: the state as the seat knows it
        world: Any,  # room for the imagined one
        seen: Any,  # and for what an actor knows of that
        seat: int,
        seats: int,
        draw: Any,
        iterations: int,
        explore: float,
        forced: int,  # the first move, or FREE
        logs: Any,  # as `fill_logs` left it
        tree: TreeArrays,
        path: PathArrays,
        scratch: Scratch,
        results: SearchResults,
        net: NetArrays,
    ) -> int:
        size, keys, nodes, edge_move, edge_visits, edge_worth, roots = tree
        path_edge, path_node, path_seat = path
        moves, weights, points, places = scratch
        worth, wins, got = results
        full = len(keys) * 3 // 4
        room = len(edge_move) - len(moves)
        has_net = len(net.rows) > 0  # asked here: a call hands over all of its arrays, whether or not there are any
        guided = False
        if has_net:
            if features(root[0], seat, net.found) > 0:
                guided = len(net.trait_rows) > 0
            else:
                explore *= PLAYED_ON
        for _ in range(iterations):
            world[0] = root[0]
            s = world[0]
            imagine(s, seat, draw)
            suppose(s, seat, draw)
            depth = 0
            in_tree = True
            judged = False
            played_on = 0
            waited = 0
            for step in range(STEP_LIMIT):
                who = turn(s)
                if who == OVER:
                    score(s, points, places)
                    share(places, points, seats, worth, wins)
                    judged = True
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
                actor = seat
                if step > 0 or not who >> seat & 1:
                    several = count_seats(who)
                    actor = nth_seat(who, below(draw, several) if several > 1 else 0)
                move = forced if step == 0 else FREE
                if move == FREE:
                    key = 0
                    place = 0
                    node = -1
                    edge = -1
                    n = 0
                    if in_tree:
                        key = infoset(s, actor) | 1
                        place = place_of(keys, key)
                        if keys[place] != 0:
                            node = nodes[place]
                            n = edge_move[node]
                            if guided:
                                edge = choose_by_prior(node, n, explore, edge_visits, edge_worth, roots)
                            else:
                                edge = choose_edge(node, n, explore, edge_visits, edge_worth, roots, draw)
                            if edge < 0:
                                for i in range(n):
                                    moves[i] = edge_move[node + 1 + i]
                    if edge < 0:
                        if not in_tree:
                            played_on += 1
                            if has_net:
                                judged = judge(s, seats, worth, wins, net)
                                if judged:
                                    break
                            judged = estimate(s, seats, played_on, worth)
                            if judged:
                                for i in range(seats):
                                    wins[i] += worth[i]
                                break
                        if n == 0:
                            n = legal(s, actor, moves)
                            if waits(s, actor):
                                moves[n] = LET_PASS
                                n += 1
                            n = sensible(s, actor, moves, n) if n > 1 else n
                            if n > 1 and in_tree:
                                in_tree = False
                                if size[0] < full and size[1] < room:
                                    node = add_node(tree, place, key, moves, n)
                                    if guided:
                                        seen[0] = s
                                        hide(seen[0], actor)
                                        weigh(seen[0], actor, edge_move, node + 1, n, roots, net)
                                        edge = choose_by_prior(node, n, explore, edge_visits, edge_worth, roots)
                        if edge < 0:
                            edge = prefer(s, actor, moves, n, draw) if n > 1 else 0
                            move = moves[edge]
                            edge += node + 1
                    if move == FREE:
                        move = edge_move[edge]
                    if node >= 0 and depth < PATH:
                        path_edge[depth] = edge
                        path_node[depth] = node
                        path_seat[depth] = actor
                        depth += 1
                if move == LET_PASS:
                    waited |= bit(actor)
                else:
                    waited = 0
                    play(s, actor, move, None)
            if not judged:
                for i in range(seats):
                    worth[i] = 1.0 / seats
                    wins[i] += worth[i]
            got[0] += worth[seat]
            for i in range(depth):
                node = path_node[i]
                edge = path_edge[i]
                edge_visits[node] += 1
                edge_visits[edge] += 1
                edge_worth[edge] += worth[path_seat[i]]
                if guided:
                    edge_worth[node] += worth[path_seat[i]]
                    continue
                roots[node] = curiosity(edge_visits[node], logs)
                roots[edge] = 1.0 / sqrt(edge_visits[edge])
        return iterations

    return search


def fill_logs(logs: Any) -> None:
    """A table of LOGS logarithms: a search takes one at every node."""
    for visits in range(LOGS):
        logs[visits] = log(visits + 1.0)


def curiosity(visits: int, logs: Any) -> float:
    """The square root of the logarithm of a node's visits; of many visits, that of their first bits."""
    more = 0.0
    while visits >= LOGS:
        visits >>= 2
        more += LN_4
    return sqrt(logs[visits] + more)


def place_of(keys: Any, key: int) -> int:
    """Where the table has an information set, or has room for it."""
    mask = len(keys) - 1  # a power of two
    place = (key ^ (key >> 31)) & mask
    while keys[place] != 0 and keys[place] != key:
        place = (place + 1) & mask
    return place


def add_node(tree: TreeArrays, place: int, key: int, moves: Any, n: int) -> int:
    """A node with these moves, none of them tried."""
    size, keys, nodes, edge_move, edge_visits, edge_worth, roots = tree
    node = size[1]
    keys[place] = key
    nodes[place] = node
    edge_move[node] = n
    for i in range(n):
        edge_move[node + 1 + i] = moves[i]
    for cell in range(node, node + 1 + n):
        edge_visits[cell] = 0
        edge_worth[cell] = 0.0
        roots[cell] = 0.0
    size[0] += 1
    size[1] += 1 + n
    return node


def choose_edge(node: int, count: int, explore: float, edge_visits: Any, edge_worth: Any, roots: Any, draw: Any) -> int:
    """An untried move if there is one, else the best upper bound (UCB1). Where there are very many moves, as many are
    tried as the visits are worth, and −1 asks for one the game prefers."""
    scale = explore * roots[node]
    untried = 0
    best = node + 1
    highest = -1.0
    for edge in range(node + 1, node + 1 + count):
        root = roots[edge]
        if root == 0.0:
            untried += 1
        else:
            bound = (edge_worth[edge] * root + scale) * root  # the mean, and the scale over the root of the visits
            if bound > highest:
                highest = bound
                best = edge
    if untried == 0:
        return best
    if count > MANY:
        return -1 if (count - untried) * (count - untried) < WIDENING * edge_visits[node] else best
    nth = below(draw, untried) if untried > 1 else 0
    for edge in range(node + 1, node + 1 + count):
        if edge_visits[edge] == 0:
            if nth == 0:
                return edge
            nth -= 1
    return best


def choose_by_prior(node: int, count: int, explore: float, edge_visits: Any, edge_worth: Any, priors: Any) -> int:
    """The best of what a move got and what its prior still promises (PUCT). Each move counts as if it had been tried
    once before, and brought what the node has brought on average."""
    visits = edge_visits[node]
    mean = edge_worth[node] / visits if visits > 0 else 0.0
    scale = BOLD * explore * sqrt(visits + 1.0)
    best = node + 1
    highest = -1.0
    for edge in range(node + 1, node + 1 + count):
        bound = (edge_worth[edge] + mean + scale * priors[edge]) / (1.0 + edge_visits[edge])
        if bound > highest:
            highest = bound
            best = edge
    return best
