"""Search: Monte Carlo tree search over information sets, for any game of the contract.

Each iteration imagines a world that fits what the seat knows, walks down the tree, adds one node, plays on and
carries the result back. A node is an information set of the seat that acts there (`infoset`), whoever that is: in a
sampled world every seat chooses by what *it* knows. Since legal moves depend on nothing that a seat cannot know, a
node has the same moves in every world. Chance is sampled and has no nodes. The tree is a hash table in plain arrays
and stays valid from move to move.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from rumpus.bots.plain import share
from rumpus.core.contract import Rules
from rumpus.kernel.chance import below, pick
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat

STEP_LIMIT = 4000  # steps of one iteration
PATH = 512  # decisions of one iteration that are remembered


def search_of(
    rules: Rules, infoset: Callable[[Any, int], int], prefer: Callable[..., int], estimate: Callable[..., bool]
) -> Callable[..., int]:
    """The search of a game over plain functions: run it as it is, or compile it. `prefer` and `estimate` are the game's
    knowledge, from its `bot.py`, or those of `plain`."""
    turn, legal, play, odds, land = rules.turn, rules.legal, rules.play, rules.odds, rules.land
    score, imagine = rules.score, rules.imagine

    def search(
        root: Any,  # root[0]: the state as the seat knows it
        world: Any,  # room for the imagined one
        seat: int,
        iterations: int,
        draw: Any,
        size: Any,  # [nodes used, edges used]
        keys: Any,  # hash table: information set, 0 for an empty place
        first: Any,  # where a node's edges begin
        count: Any,  # how many it has
        visits: Any,
        edge_move: Any,
        edge_visits: Any,
        edge_worth: Any,  # sum of what the acting seat got
        path_edge: Any,
        path_node: Any,
        path_seat: Any,
        moves: Any,
        weights: Any,
        points: Any,
        places: Any,
        worth: Any,
        seats: int,
        explore: float,
    ) -> int:
        capacity = len(keys)
        room = len(edge_move) - len(moves)
        done = 0
        while done < iterations:
            world[0] = root[0]
            s = world[0]
            imagine(s, seat, draw)
            depth = 0
            in_tree = True
            at_root = True
            played_on = 0
            judged = False
            for _ in range(STEP_LIMIT):
                who = turn(s)
                if who == OVER:
                    score(s, points, places)
                    share(places, points, seats, worth)
                    judged = True
                    break
                if who == CHANCE:
                    land(s, pick(draw, weights, odds(s, weights)), None)
                    continue
                actor = seat
                if not at_root:
                    several = count_seats(who)
                    actor = nth_seat(who, below(draw, several) if several > 1 else 0)
                at_root = False
                if not in_tree:
                    played_on += 1
                    judged = estimate(s, seats, played_on, worth)
                    if judged:
                        break
                    n = legal(s, actor, moves)
                    play(s, actor, moves[prefer(s, actor, moves, n, draw) if n > 1 else 0], None)
                    continue
                key = infoset(s, actor) | 1
                node = key % capacity
                while keys[node] != 0 and keys[node] != key:
                    node = node + 1 if node + 1 < capacity else 0
                if keys[node] == 0:
                    n = legal(s, actor, moves)
                    if n == 1:
                        play(s, actor, moves[0], None)
                        continue
                    in_tree = False
                    if size[0] * 4 >= capacity * 3 or size[1] >= room:
                        play(s, actor, moves[prefer(s, actor, moves, n, draw)], None)
                        continue
                    keys[node] = key
                    first[node] = size[1]
                    count[node] = n
                    visits[node] = 0
                    for i in range(n):
                        edge_move[size[1] + i] = moves[i]
                        edge_visits[size[1] + i] = 0
                        edge_worth[size[1] + i] = 0.0
                    size[0] += 1
                    size[1] += n
                    best = first[node] + prefer(s, actor, moves, n, draw)
                else:
                    best = choose_edge(first[node], count[node], visits[node], edge_visits, edge_worth, explore, draw)
                if depth < PATH:
                    path_edge[depth] = best
                    path_node[depth] = node
                    path_seat[depth] = actor
                    depth += 1
                play(s, actor, edge_move[best], None)
            if not judged:
                for i in range(seats):
                    worth[i] = 1.0 / seats
            for i in range(depth):
                visits[path_node[i]] += 1
                edge_visits[path_edge[i]] += 1
                edge_worth[path_edge[i]] += worth[path_seat[i]]
            done += 1
        return done

    return search


def choose_edge(
    first: int, count: int, visits: int, edge_visits: Any, edge_worth: Any, explore: float, draw: Any
) -> int:
    """An untried move if there is one, else the best upper bound (UCB1)."""
    untried = 0
    for edge in range(first, first + count):
        if edge_visits[edge] == 0:
            untried += 1
    if untried > 0:
        nth = below(draw, untried) if untried > 1 else 0
        for edge in range(first, first + count):
            if edge_visits[edge] == 0:
                if nth == 0:
                    return edge
                nth -= 1
    best = first
    highest = -1.0
    scale = explore * math.sqrt(math.log(visits + 1.0))
    for edge in range(first, first + count):
        n = edge_visits[edge]
        bound = edge_worth[edge] / n + scale / math.sqrt(n)
        if bound > highest:
            highest = bound
            best = edge
    return best
