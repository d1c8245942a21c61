"""A learned eye: a small net that says what share of the win each seat may expect of a position, in whole numbers.

A game that has one declares what the net looks at, `features(s, seat, found)` in its `features.py`: the numbers of all
that holds for that seat, as sparse as a hand of cards. A row of weights belongs to each of them. The rows are added up,
cut to 0…127, sent through a second layer of the same kind and then to one number a seat; the softmax of these numbers
is each seat's share. Seats share one net, each looks at the table from its own chair.

    sum of feature rows   HIDDEN numbers, in units of 1 / 64: a weight of 64 is 1
    second layer          SECOND numbers, in the same units
    last layer            one number, in units of 1 / 4096

A game that says in a `traits.py` what its moves have in common, `traits(s, seat, move, found)`, may have a prior beside
it: how likely a search looks at each move of a decision. It sees only what the seat knows. Rows of its own, PRIOR
numbers for each feature, are added up and cut; a row belongs to each trait, too, and the product of both, summed over
the traits of a move, is what it is weighed by (softmax).

Weights are bytes, sums are whole numbers: so interpreted, compiled, on a GPU and in a page the same comes out. Training
(`lab/training`) rounds as this file does. A net is used by levels that ask for it, and only at tables that its game's
features know; elsewhere games are played on to the end.
"""

from __future__ import annotations

import hashlib
import importlib
import struct
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from rumpus.core.game import Game
from rumpus.kernel.errors import BadGame
from rumpus.kernel.real import exp
from rumpus.kernel.seats import SEATS

HIDDEN = 64
SECOND = 16
ONE = 64  # the weight that is 1
MOST = 127  # what a hidden number is cut to
UNIT = 4096.0  # of the result: ONE * ONE
SHIFT = 6  # from 1 / 4096 to 1 / 64
ACTIVE = 256  # features that may hold at once
PRIOR = 32  # numbers between features and traits
MANY = 4  # traits of one move, at most

FILE = "net.bin"
MAGIC = b"RUMPUSNN"
HEADER = struct.Struct("<8s8s")  # magic, mark of features and traits
SIZES = struct.Struct("<HHHH")  # the number of features, HIDDEN, SECOND, the number of traits; 0: no prior


class BadNet(BadGame):
    """A net that does not fit its game."""


class NetArrays(NamedTuple):
    """The weights of a net, none where it is not used; and the room that it needs."""

    rows: Any  # bytes with a sign: a row for each feature
    second: Any  # a row for each hidden number
    biases: Any  # of the second layer
    last: Any
    found: Any  # features
    sums: Any  # HIDDEN
    inner: Any  # SECOND
    shares: Any  # of the seats
    prior_rows: Any  # of the prior: a row for each feature
    trait_rows: Any  # a row for each trait; none where there is no prior
    trait_biases: Any
    traits: Any  # of one move


def judging(features: Callable[..., int] | None) -> Callable[..., bool]:
    """`judge(s, seats, worth, wins, net)`: fill what each seat may expect, as `plain.share` counts an end, and
    add its share of the win; False where nobody has learned such tables. A search asks it only where it has a net."""
    return judge_of(features) if features is not None else no_judge


def no_judge(s: Any, seats: int, worth: Any, wins: Any, net: NetArrays) -> bool:
    return False


def judge_of(features: Callable[..., int]) -> Callable[..., bool]:
    def judge(s: Any, seats: int, worth: Any, wins: Any, net: NetArrays) -> bool:
        rows, second, biases, last, found, sums, inner, shares, _, _, _, _ = net
        whole = 0.0
        for seat in range(seats):
            n = features(s, seat, found)
            if n == 0:
                return False
            add_rows(rows, found, n, sums)
            worth[seat] = exp(read_out(second, biases, last, sums, inner) / UNIT)
            whole += worth[seat]
        for seat in range(seats):
            shares[seat] = worth[seat] / whole
            wins[seat] += shares[seat]
        for seat in range(seats):
            worth[seat] = worth_of(shares, seat, seats)
        return True

    return judge


def worth_of(shares: Any, seat: int, seats: int) -> float:
    """Most of it is the win; a little is every seat passed, as likely as it is to win before that one."""
    passed = 0.0
    for other in range(seats):
        if other != seat:
            passed += shares[seat] / (shares[seat] + shares[other])
    return 0.8 * shares[seat] + 0.2 * passed / (seats - 1)


def add_rows(rows: Any, found: Any, n: int, sums: Any) -> None:
    for j in range(HIDDEN):
        sums[j] = 0
    for i in range(n):
        row = rows[found[i]]
        for j in range(HIDDEN):
            sums[j] += row[j]


def read_out(second: Any, biases: Any, last: Any, sums: Any, inner: Any) -> int:
    for k in range(SECOND):
        inner[k] = biases[k] * ONE
    for j in range(HIDDEN):
        x = min(sums[j] + 0, MOST)
        if x > 0:
            row = second[j]
            for k in range(SECOND):
                inner[k] += x * row[k]
    result = 0
    for k in range(SECOND):
        x = min(inner[k] >> SHIFT, MOST)
        if x > 0:
            result += x * last[k]
    return result


# The prior


def weighing(features: Callable[..., int] | None, traits: Callable[..., int] | None) -> Callable[..., None]:
    """`weigh(s, seat, moves, first, n, priors, net)`: fill how likely each of n moves is that stand from `first` on, at
    the same places. `s` is what the seat knows."""
    return weigh_of(features, traits) if features is not None and traits is not None else no_weigh


def no_weigh(s: Any, seat: int, moves: Any, first: int, n: int, priors: Any, net: NetArrays) -> None:
    pass


def weigh_of(features: Callable[..., int], traits_of: Callable[..., int]) -> Callable[..., None]:
    def weigh(s: Any, seat: int, moves: Any, first: int, n: int, priors: Any, net: NetArrays) -> None:
        _, _, _, _, found, sums, _, _, rows, trait_rows, biases, traits = net
        add_prior_rows(rows, found, features(s, seat, found), sums)
        highest = -1e9
        for i in range(first, first + n):
            result = 0
            for k in range(traits_of(s, seat, moves[i], traits)):
                result += biases[traits[k]] * ONE
                row = trait_rows[traits[k]]
                for j in range(PRIOR):
                    result += sums[j] * row[j]
            priors[i] = result / UNIT
            highest = max(highest, priors[i])
        whole = 0.0
        for i in range(first, first + n):
            priors[i] = exp(priors[i] - highest)
            whole += priors[i]
        for i in range(first, first + n):
            priors[i] /= whole

    return weigh


def add_prior_rows(rows: Any, found: Any, n: int, sums: Any) -> None:
    for j in range(PRIOR):
        sums[j] = 0
    for i in range(n):
        row = rows[found[i]]
        for j in range(PRIOR):
            sums[j] += row[j]
    for j in range(PRIOR):
        sums[j] = min(max(sums[j] + 0, 0), MOST)


# Files


def features_of(game: Game) -> ModuleType | None:
    """The module that says what a game's net looks at."""
    if game.bot is None or not (game.folder / "features.py").is_file():
        return None
    return importlib.import_module(f"{game.bot.__package__}.features")


def traits_of(game: Game) -> ModuleType | None:
    """The module that says what a game's moves have in common."""
    if features_of(game) is None or not (game.folder / "traits.py").is_file():
        return None
    return importlib.import_module(f"{need_features(game).__package__}.traits")


def mark_of(game: Game) -> bytes:
    """What the numbers of features and traits mean is in their source: weights belong to one text of it, and to one set
    of rules."""
    modules = [module for module in (need_features(game), traits_of(game)) if module is not None]
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules)
    return hashlib.sha256(f"{game.version} {source}".encode()).digest()[:8]


def need_features(game: Game) -> ModuleType:
    module = features_of(game)
    if module is None:
        raise BadNet("net-no-features", game=game.name)
    return module


def value_size(features: int) -> int:
    return features * HIDDEN + HIDDEN * SECOND + 2 * SECOND


def prior_size(features: int, traits: int) -> int:
    return (features + traits) * PRIOR + traits if traits else 0


def weights_from(features: int, value: bytes, traits: int = 0, prior: bytes = b"") -> bytes:
    """A net's weights: their sizes, then rows, second layer, biases and last layer; then the prior's rows of features,
    its rows of traits and their biases."""
    return SIZES.pack(features, HIDDEN, SECOND, traits) + value + prior


def net_file(game: Game, weights: bytes) -> bytes:
    """The file of a net."""
    return HEADER.pack(MAGIC, mark_of(game)) + weights


def weights_in(data: bytes, game: Game, path: str) -> bytes:
    """What such a file holds, if it fits; with a prior or without."""
    if len(data) < HEADER.size + SIZES.size or data[:8] != MAGIC:
        raise BadNet("net-unreadable", path=path)
    _, mark = HEADER.unpack_from(data)
    features, *layers, traits = SIZES.unpack_from(data, HEADER.size)
    fits = (features, *layers) == (need_features(game).FEATURES, HIDDEN, SECOND) and traits in (0, trait_count(game))
    if mark != mark_of(game) or not fits:
        raise BadNet("net-of-others", path=path, game=game.name)
    if len(data) != HEADER.size + SIZES.size + value_size(features) + prior_size(features, traits):
        raise BadNet("net-unreadable", path=path)
    return data[HEADER.size :]


def trait_count(game: Game) -> int:
    module = traits_of(game)
    return module.TRAITS if module is not None else 0


@cache
def weights_of(game: Game) -> bytes:
    """A game's own net, without its header; nothing where it has none."""
    path = game.folder / FILE
    return weights_in(path.read_bytes(), game, str(path)) if features_of(game) and path.is_file() else b""


def net_arrays(weights: bytes, fast: bool) -> NetArrays:
    """Of weights as `weights_from` has them; none of none."""
    features, _, _, traits = SIZES.unpack_from(weights) if weights else (0, 0, 0, 0)
    layers = (features * HIDDEN, HIDDEN * SECOND, SECOND, SECOND) if weights else (0, 0, 0, 0)
    sizes = (*layers, *((features * PRIOR, traits * PRIOR, traits) if traits else (0, 0, 0)))
    ends = [SIZES.size + end for end in accumulate(sizes)]
    parts = [weights[end - size : end] for size, end in zip(sizes, ends, strict=True)]
    rows, second, biases, last, prior_rows, trait_rows, trait_biases = parts
    if not fast:
        value = table(rows, HIDDEN), table(second, SECOND), signed(biases), signed(last)
        prior = table(prior_rows, PRIOR), table(trait_rows, PRIOR), signed(trait_biases)
        return NetArrays(*value, [0] * ACTIVE, [0] * HIDDEN, [0] * SECOND, [0.0] * SEATS, *prior, [0] * MANY)
    import numpy

    def bytes_of(part: bytes) -> Any:
        return numpy.frombuffer(part, numpy.int8).copy()

    found, sums, inner, room = (numpy.zeros(size, numpy.int32) for size in (ACTIVE, HIDDEN, SECOND, MANY))
    value = bytes_of(rows).reshape(-1, HIDDEN), bytes_of(second).reshape(-1, SECOND), bytes_of(biases), bytes_of(last)
    prior = bytes_of(prior_rows).reshape(-1, PRIOR), bytes_of(trait_rows).reshape(-1, PRIOR), bytes_of(trait_biases)
    return NetArrays(*value, found, sums, inner, numpy.zeros(SEATS), *prior, room)


def table(part: bytes, width: int) -> list[list[int]]:
    return [signed(part[at : at + width]) for at in range(0, len(part), width)]


def signed(part: bytes) -> list[int]:
    return [byte - 256 if byte > 127 else byte for byte in part]
