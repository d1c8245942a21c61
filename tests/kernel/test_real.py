"""Logarithm and exponential in plain arithmetic: close to the truth, and the same bits at both speeds."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rumpus import speed
from rumpus.bots import infoset, plain, search
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel import real
from rumpus.kernel.chance import below, draw_of
from rumpus.speed.compiled import compiled

EDGES = [
    5e-324,
    2.2e-308,
    1e-300,
    0.5,
    math.sqrt(0.5),
    1 - 2**-53,
    1.0,
    1 + 2**-52,
    math.sqrt(2),
    2.0,
    1e300,
    1.797e308,
]


def spread(low: float, high: float, count: int) -> Iterator[float]:
    draw = draw_of(bytes(31) + b"\3")
    for _ in range(count):
        yield low + (high - low) * below(draw, 1 << 30) / (1 << 30)


def logarithms() -> list[float]:
    wide = [math.exp(x) for x in spread(-744, 709, 4000)]
    return [*EDGES, *map(float, range(1, 4000)), *wide, *spread(0.6, 1.6, 4000)]


def powers() -> list[float]:
    ranges = ((-1, 1), (-30, 30), (-708, 709.7), (-745.1, -708))
    return [0.0, 709.782712893384, -745.1332191019411, *(x for low, high in ranges for x in spread(low, high, 3000))]


def units_apart(ours: float, theirs: float) -> float:
    return abs(ours - theirs) / math.ulp(theirs)


def test_they_are_within_two_units_in_the_last_place() -> None:
    assert max(units_apart(real.log(x), math.log(x)) for x in logarithms()) <= 2
    assert max(units_apart(real.exp(x), math.exp(x)) for x in powers()) <= 2


def test_beyond_their_range() -> None:
    assert real.log(0.0) == real.log(-1.0) == -math.inf
    assert real.log(math.inf) == real.exp(math.inf) == real.exp(709.8) == math.inf
    assert real.exp(-math.inf) == real.exp(-745.2) == 0.0


def both(xs: Any, ys: Any) -> None:
    for i in range(len(xs)):
        ys[i, 0] = log(xs[i])
        ys[i, 1] = exp(xs[i])


log, exp = real.log, real.exp


@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
def test_interpreted_and_compiled_they_are_the_same_bits() -> None:
    import numpy

    xs = numpy.array([*logarithms(), *powers()])
    ys = numpy.zeros((len(xs), 2))
    speed.compile_(both, (real,))(xs, ys)
    assert ys.tobytes() == numpy.array([(log(x), exp(x)) for x in map(float, xs)]).tobytes()


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_nothing_else_of_math_decides_a_tree(game: Game) -> None:
    """Its square root, and products of whole numbers, are the same everywhere; the rest is each platform's own."""
    for module in {plain, search, infoset, *compiled(game).modules, game.bot} - {None}:
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        taken = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.module == "math"]
        whole = [n for n in ast.walk(tree) if isinstance(n, ast.Import) and any(a.name == "math" for a in n.names)]
        assert {alias.name for node in taken for alias in node.names} <= {"sqrt", "prod"}, module.__name__
        assert not whole, module.__name__
