"""A learned eye: a small net that says what share of the win each seat may expect of a position, in whole numbers.

A game that has one declares what the net looks at, `features(s, seat, found)` in its `features.py`: the numbers of all
that holds for that seat, as sparse as a hand of cards. A row of weights belongs to each of them. The rows are added up,
cut to 0…127, sent through a second layer of the same kind and then to one number a seat; the softmax of these numbers
is each seat's share. Seats share one net, each looks at the table from its own chair.

    sum of feature rows   HIDDEN numbers, in units of 1 / 64: a weight of 64 is 1
    second layer          SECOND numbers, in the same units
    last layer            one number, in units of 1 / 4096

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

FILE = "net.bin"
MAGIC = b"RUMPUSNN"
HEADER = struct.Struct("<8s8sHHHH")  # magic, mark of the features, their number, HIDDEN, SECOND, 0


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


def judging(features: Callable[..., int] | None) -> Callable[..., bool]:
    """`judge(s, seats, worth, wins, net)`: fill what each seat may expect, as `plain.share` counts an end, and
    add its share of the win; False where nobody has learned such tables, or the net is not used."""
    return judge_of(features) if features is not None else no_judge


def no_judge(s: Any, seats: int, worth: Any, wins: Any, net: NetArrays) -> bool:
    return False


def judge_of(features: Callable[..., int]) -> Callable[..., bool]:
    def judge(s: Any, seats: int, worth: Any, wins: Any, net: NetArrays) -> bool:
        rows, second, biases, last, found, sums, inner, shares = net
        if len(rows) == 0:
            return False
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


# Files


def features_of(game: Game) -> ModuleType | None:
    """The module that says what a game's net looks at."""
    if game.bot is None or not (game.folder / "features.py").is_file():
        return None
    return importlib.import_module(f"{game.bot.__package__}.features")


def mark_of(game: Game) -> bytes:
    """What the numbers of features mean is in their source: weights belong to one text of it, and to one set of
    rules."""
    source = Path(str(need_features(game).__file__)).read_text(encoding="utf-8")
    return hashlib.sha256(f"{game.version} {source}".encode()).digest()[:8]


def need_features(game: Game) -> ModuleType:
    module = features_of(game)
    if module is None:
        raise BadNet("net-no-features", game=game.name)
    return module


def size_of(count: int) -> int:
    return count * HIDDEN + HIDDEN * SECOND + 2 * SECOND


def net_file(game: Game, weights: bytes) -> bytes:
    """The file of a net."""
    return HEADER.pack(MAGIC, mark_of(game), need_features(game).FEATURES, HIDDEN, SECOND, 0) + weights


def weights_in(data: bytes, game: Game, path: str) -> bytes:
    """What such a file holds, if it fits."""
    if len(data) < HEADER.size or data[:8] != MAGIC:
        raise BadNet("net-unreadable", path=path)
    _, mark, count, hidden, second, _ = HEADER.unpack_from(data)
    if mark != mark_of(game) or (count, hidden, second) != (need_features(game).FEATURES, HIDDEN, SECOND):
        raise BadNet("net-of-others", path=path, game=game.name)
    if len(data) != HEADER.size + size_of(count):
        raise BadNet("net-unreadable", path=path)
    return data[HEADER.size :]


@cache
def weights_of(game: Game) -> bytes:
    """A game's own net, without its header; nothing where it has none."""
    path = game.folder / FILE
    return weights_in(path.read_bytes(), game, str(path)) if features_of(game) and path.is_file() else b""


def net_arrays(weights: bytes, fast: bool) -> NetArrays:
    """Of weights as a file has them: rows, second layer, biases, last layer."""
    begin = max(0, len(weights) - size_of(0))
    behind = begin + HIDDEN * SECOND
    parts = weights[:begin], weights[begin:behind], weights[behind : behind + SECOND], weights[behind + SECOND :]
    if not fast:
        first, second = table(parts[0], HIDDEN), table(parts[1], SECOND)
        room = [0] * ACTIVE, [0] * HIDDEN, [0] * SECOND, [0.0] * SEATS
        return NetArrays(first, second, signed(parts[2]), signed(parts[3]), *room)
    import numpy

    first, second, biases, last = (numpy.frombuffer(part, numpy.int8).copy() for part in parts)
    found, sums, inner = (numpy.zeros(size, numpy.int32) for size in (ACTIVE, HIDDEN, SECOND))
    shares = numpy.zeros(SEATS)
    return NetArrays(first.reshape(-1, HIDDEN), second.reshape(-1, SECOND), biases, last, found, sums, inner, shares)


def table(part: bytes, width: int) -> list[list[int]]:
    return [signed(part[at : at + width]) for at in range(0, len(part), width)]


def signed(part: bytes) -> list[int]:
    return [byte - 256 if byte > 127 else byte for byte in part]
