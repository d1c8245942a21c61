"""Exact chances of a small open game, by backward induction over the rules' own `odds` and `land`.

solution = solve(game, options)
solution.wins[0]                    # a Fraction: the chance that seat 1 comes first

What can be solved. The game hides nothing, has one seat to act at a time, and never comes back to a position (in
Bounce every step, bump and stop takes a token forward in its eighteen steps, so no position returns). Then the
positions where somebody decides form a graph without cycles, and each has a value: for every seat, the chance to
come first. Values are computed from the end backwards; every seat takes the move that is best for itself. This need
not be zero-sum, since all can lose; where a seat's best moves differ only for the others it takes the first of them,
and `ties` counts how often that was so. Where it is 0, the chances are the same for all best play.

How it stays exact. Between two decisions chance may act several times (three dice are three draws): `_spread` walks
them level by level, merges equal positions, and keeps integer weights. All values share one denominator that makes
every one of them whole, so the induction is sums of integers with no fraction to reduce.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Literal

from rumpus.core.game import Game
from rumpus.core.visibility import hidden_fields
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, count_seats
from rumpus.kernel.state import GameState

MOST_POSITIONS = 1_000_000

Policy = Literal["best", "random"]
Progress = Callable[[int], None]


class Unsolvable(RumpusError):
    """A game that cannot be solved this way; says why."""


@dataclass(frozen=True)
class Opening:
    """A first decision that chance may lead to."""

    chance: Fraction
    seat: int  # who decides there
    wins: list[Fraction]


@dataclass(frozen=True)
class Solution:
    wins: list[Fraction]  # the chance of each seat to come first
    nobody: Fraction  # the chance that no seat does
    openings: list[Opening]
    positions: int  # how many there are where somebody decides
    ties: int  # in how many the seat's choice made no difference to itself, but to others


@dataclass(frozen=True)
class _Spread:
    """Where a move leads: packed positions with integer weights, which sum to `whole`."""

    weights: dict[bytes, int]
    whole: int


@dataclass(frozen=True)
class _Position:
    seat: int  # who decides; −1: the game is over
    moves: list[_Spread] = field(default_factory=list[_Spread])
    first: tuple[int, ...] = ()  # over: one 0 or 1 a seat, and one for nobody


@dataclass(frozen=True)
class Graph:
    """Every position that can come up, children before parents, and where the game begins."""

    start: _Spread
    positions: dict[bytes, _Position]

    def solution(self, policy: Policy = "best") -> Solution:
        """The chances when every seat plays its best, or at random (what a simulation must agree with)."""
        start, positions = self.start, self.positions
        denominator = _denominator(start, positions, policy)
        values, ties = _induce(positions, denominator, policy)
        *wins, nobody = (Fraction(n, denominator) for n in _mean(start, values))
        openings: list[Opening] = []
        for key, weight in start.weights.items():
            then = [Fraction(n, denominator) for n in values[key][:-1]]
            openings.append(Opening(Fraction(weight, start.whole), positions[key].seat, then))
        decisions = sum(position.seat >= 0 for position in positions.values())
        return Solution(wins, nobody, openings, decisions, ties)


def solve(game: Game, options: Options, policy: Policy = "best", progress: Progress = lambda found: None) -> Solution:
    return explore(game, options, progress).solution(policy)


# The graph


def explore(game: Game, options: Options, progress: Progress = lambda found: None) -> Graph:
    hidden = hidden_fields(game.state_type)
    if hidden:
        raise Unsolvable("solve-hidden", title=game.title, field=hidden[0].name)
    fresh = game.new(options)
    start = _spread(game, fresh)
    done: dict[bytes, _Position] = {}
    open_: dict[bytes, _Position] = {}  # entered, but not all of their children are done
    stack = list(start.weights)
    while stack:
        key = stack[-1]
        if key in done:
            stack.pop()
        elif key in open_:
            stack.pop()
            done[key] = open_.pop(key)
            if len(done) % 1000 == 0:
                progress(len(done))
        else:
            position = open_[key] = _position(game, fresh.unpack(key), options.seats)
            children = [child for spread in position.moves for child in spread.weights if child not in done]
            if any(child in open_ for child in children):
                raise Unsolvable("solve-cycle", title=game.title)
            if len(done) + len(open_) > MOST_POSITIONS:
                raise Unsolvable("solve-large", title=game.title, seats=options.seats, most=MOST_POSITIONS)
            stack += children
    return Graph(start, done)


def _position(game: Game, s: GameState, seats: int) -> _Position:
    who = game.turn(s)
    if who == OVER:
        first = [int(place == 1) for place in game.score(s, seats).places]
        return _Position(-1, first=(*first, int(not any(first))))
    if count_seats(who) > 1:
        raise Unsolvable("solve-together", title=game.title)
    seat = who.bit_length() - 1
    moves: list[_Spread] = []
    for move in game.legal(s, seat):
        after = s.copy()
        game.rules.play(after, seat, move, None)
        moves.append(_spread(game, after))
    return _Position(seat, moves)


def _spread(game: Game, s: GameState) -> _Spread:
    """All that chance may do until somebody decides or the game is over."""
    settled: dict[bytes, int] = {}
    level: dict[bytes, tuple[GameState, int]] = {s.pack(): (s, 1)}
    whole = 1
    if game.turn(s) != CHANCE:
        return _Spread({s.pack(): 1}, 1)
    while level:
        all_odds = [game.odds(before) for before, _ in level.values()]
        share = lcm(*(sum(odds) for odds in all_odds))
        whole *= share
        settled = {key: weight * share for key, weight in settled.items()}
        following: dict[bytes, tuple[GameState, int]] = {}
        for (before, weight), odds in zip(level.values(), all_odds, strict=True):
            each = weight * (share // sum(odds))
            for outcome, odd in enumerate(odds):
                if odd == 0:
                    continue
                after = before.copy()
                game.rules.land(after, outcome, None)
                key = after.pack()
                if game.turn(after) == CHANCE:
                    following[key] = (after, following.get(key, (after, 0))[1] + each * odd)
                else:
                    settled[key] = settled.get(key, 0) + each * odd
        level = following
    return _Spread(settled, whole)


# The induction


def _denominator(start: _Spread, positions: dict[bytes, _Position], policy: Policy) -> int:
    """One number that makes every value whole when multiplied by it."""
    pair = cache(lcm)  # few different ones come up, again and again
    own: dict[bytes, int] = {}

    def of(spread: _Spread) -> int:
        common = 1
        for key in spread.weights:
            common = pair(common, own[key])
        return common * spread.whole

    for key, position in positions.items():
        common = 1
        for spread in position.moves:
            common = pair(common, of(spread))
        # Random play is one more draw: it divides by the number of moves.
        own[key] = common * len(position.moves) if policy == "random" and position.moves else common
    return of(start)


def _induce(
    positions: dict[bytes, _Position], denominator: int, policy: Policy
) -> tuple[dict[bytes, Sequence[int]], int]:
    values: dict[bytes, Sequence[int]] = {}
    ties = 0
    for key, position in positions.items():
        if position.seat < 0:
            values[key] = [denominator * one for one in position.first]
            continue
        choices = [_mean(spread, values) for spread in position.moves]
        if policy == "random":
            values[key] = [_divided(sum(column), len(choices)) for column in zip(*choices, strict=True)]
            continue
        best = max(choices, key=lambda value: value[position.seat])
        values[key] = best
        ties += any(value[position.seat] == best[position.seat] and value != best for value in choices)
    return values, ties


def _mean(spread: _Spread, values: dict[bytes, Sequence[int]]) -> list[int]:
    columns = zip(*(values[key] for key in spread.weights), strict=True)
    weights = list(spread.weights.values())
    return [_divided(sum(map(int.__mul__, column, weights)), spread.whole) for column in columns]


def _divided(number: int, by: int) -> int:
    quotient, rest = divmod(number, by)
    assert rest == 0, "the denominator makes every value whole"
    return quotient
