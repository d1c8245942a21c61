"""Intervals and tests: what every number of the lab is told with. Plain formulas, so that nothing heavy is needed.

Shares of whole games get Wilson's interval (1927), shares that a deal may split that of Agresti and Coull (1998), means
that of Student. Where the same deals were played twice, what is compared is the difference of each deal. Where many
things are compared at once, Holm's correction (1979) keeps the chance that any of them is called different by luck
alone at 5 %.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import erfc, exp, inf, isfinite, lgamma, log, sqrt
from typing import Any

from rumpus.bots.analysis.intervals import Z95, mean_interval

LEVEL = 0.05  # what is rarer than this by luck alone is called significant
EXACT = 24  # differences for which all signs are tried; with more of them the normal distribution is close enough


@dataclass(frozen=True)
class Interval:
    """An estimate with the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Whether it has ends: one observation of something unbounded says nothing of how it varies."""
        return isfinite(self.low) and isfinite(self.high)

    def data(self) -> dict[str, float | None]:
        """For JSON, which knows no infinity."""
        ends = (self.low, self.high) if self.known else (None, None)
        return {"value": self.value, "low": ends[0], "high": ends[1]}


# Shares


def wilson(hits: int, n: int) -> Interval:
    """A share of whole games, by Wilson's score interval: right for rare and for certain things too."""
    share = hits / n if n else 0.0
    return Interval(share, *mean_interval(share, n))


def share_of(values: Iterable[float]) -> Interval:
    """The mean of numbers from 0 to 1, such as shares of a win, or of a deal that is played several times.

    As if z²/2 more had been 0 and as many 1, which for many plain hits and misses is the interval of Agresti and Coull;
    for few, Student's distribution makes it wider. So one deal that was won does not say 100 to 100 %, and deals that
    all came out even are not certain to."""
    n, total, squares = _sums(values)
    return share_from_sums(total, squares, n)


def share_from_sums(total: float, squares: float, n: int) -> Interval:
    """The same from the sum of the numbers and of their squares."""
    more = Z95 * Z95 / 2
    whole = n + 2 * more
    middle = (total + more) / whole
    spread = max(0.0, (squares + more) / whole - middle * middle)
    half = t_quantile(n + 3) * sqrt(spread / whole)
    return Interval(total / n if n else 0.0, max(0.0, middle - half), min(1.0, middle + half))


# Means


def mean_of(values: Iterable[float]) -> Interval:
    """The mean of any numbers, by Student's distribution."""
    n, total, squares = _sums(values)
    return mean_from_sums(total, squares, n)


def mean_from_sums(total: float, squares: float, n: int) -> Interval:
    """The same from the sum of the numbers and of their squares; exact where these are whole numbers."""
    if n == 0:
        return Interval(0.0, -inf, inf)
    value = total / n
    if n == 1:
        return Interval(value, -inf, inf)
    variance = max(0.0, (squares * n - total * total) / (n * (n - 1)))
    half = t_quantile(n - 1) * sqrt(variance / n)
    return Interval(value, value - half, value + half)


def _sums(values: Iterable[float]) -> tuple[int, float, float]:
    import numpy

    array: Any = numpy.asarray(values if hasattr(values, "__len__") else list(values), numpy.float64)
    return len(array), float(array.sum()), float((array * array).sum())


@cache
def t_quantile(freedom: int) -> float:
    """How many deviations on either side hold 95 % of Student's distribution."""
    low, high = Z95, 13.0  # 12.706 for one degree of freedom
    for _ in range(60):
        middle = (low + high) / 2
        if t_tails(middle, freedom) > LEVEL:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def t_tails(t: float, freedom: int) -> float:
    """The chance of being further from 0 than t, on either side."""
    return _incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def _incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's way of computing one)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 400):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + step * d or tiny)
            c = 1 + step / c or tiny
            found *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * found


# Differences


def paired(differences: Iterable[float]) -> tuple[Interval, float]:
    """The mean of differences between things that shared their luck, and the chance to be as far from 0 by luck alone:
    each difference could as well have had the other sign. Few of them are tried in all ways, exactly; for many the sum
    is close to normal."""
    found = [float(d) for d in differences]
    return mean_of(found), _flipped(found)


def _flipped(differences: Sequence[float]) -> float:
    some = [abs(d) for d in differences if d != 0]
    if not some:
        return 1.0
    total = abs(sum(differences))
    if len(some) > EXACT:
        return normal_tails(total / sqrt(sum(d * d for d in some)))
    sums = {0.0: 1}  # every sum that the signs can make, and in how many ways
    for d in some:
        more: dict[float, int] = {}
        for value, ways in sums.items():
            for new in (round(value + d, 9), round(value - d, 9)):
                more[new] = more.get(new, 0) + ways
        sums = more
    return sum(ways for value, ways in sums.items() if abs(value) >= total - 1e-6) / 2 ** len(some)


def normal_tails(z: float) -> float:
    """The chance of being further from 0 than z deviations, on either side."""
    return erfc(abs(z) / sqrt(2))


@cache
def normal_quantile(tails: float) -> float:
    """How many deviations on either side leave so much of the normal distribution."""
    low, high = 0.0, 40.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if normal_tails(middle) > tails else (low, middle)
    return (low + high) / 2


def chance_of(value: Interval, mark: float) -> float:
    """How likely an estimate this far from the mark is by luck alone, from its interval; for many observations."""
    half = (value.high - value.low) / 2
    if not isfinite(half):
        return 1.0
    return normal_tails((value.value - mark) / half * Z95) if half else float(value.value == mark)


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of luck corrected for there being so many of them, in the same order. What stays below LEVEL is
    significant: by luck alone, that happens to any of them in one of twenty studies."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    corrected, least = [1.0] * len(chances), 0.0
    for rank, i in enumerate(order):
        least = max(least, min(1.0, (len(chances) - rank) * chances[i]))
        corrected[i] = least
    return corrected


def clear(values: Sequence[Interval], mark: float) -> list[bool]:
    """Which of some estimates lie away from the mark by more than luck, after Holm's correction for their number."""
    return [chance < LEVEL for chance in holm([chance_of(value, mark) for value in values])]
