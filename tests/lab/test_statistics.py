"""Intervals and tests against published values, and how often they are right in simulated studies."""

from __future__ import annotations

from math import inf, sqrt

import numpy
import pytest

from rumpus.lab.statistics import (
    LEVEL,
    Z95,
    Interval,
    chance_of,
    clear,
    holm,
    mean_of,
    normal_tails,
    paired,
    share_of,
    t_quantile,
    t_tails,
    wilson,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10_000, 1.960)],
)
def test_students_table(freedom: int, quantile: float) -> None:
    """The column of 95 % in every printed table."""
    assert round(t_quantile(freedom), 3) == quantile


def test_student_of_one_degree_is_cauchy_and_of_many_is_normal() -> None:
    assert t_tails(1.0, 1) == pytest.approx(0.5)
    assert t_tails(sqrt(3), 1) == pytest.approx(1 / 3)
    assert t_tails(2.0, 1_000_000) == pytest.approx(normal_tails(2.0), abs=1e-6)
    assert normal_tails(Z95) == pytest.approx(LEVEL)


@pytest.mark.slow
def test_against_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    for freedom in (1, 2, 3, 7, 29, 400):
        for t in (0.1, 0.9, 2.0, 5.5, 40.0):
            assert t_tails(t, freedom) == pytest.approx(2 * stats.t.sf(t, freedom), rel=1e-9)
    assert wilson(7, 20).low == pytest.approx(stats.binomtest(7, 20).proportion_ci(method="wilson").low)
    values = [3.0, 4.5, 1.0, 7.25, 2.0]
    low, high = stats.t.interval(0.95, 4, numpy.mean(values), stats.sem(values))
    assert mean_of(values) == Interval(pytest.approx(3.55), pytest.approx(low), pytest.approx(high))
    differences = [1.0, -0.5, 2.0, 0.25, 1.5, 0.75, -1.0]
    exact = stats.permutation_test((differences,), numpy.mean, permutation_type="samples", n_resamples=numpy.inf)
    assert paired(differences)[1] == pytest.approx(exact.pvalue)


def test_wilsons_published_values() -> None:
    """Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for hits, n, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(hits, n)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_share_of_many_is_agresti_and_coulls() -> None:
    hits, n = 300, 1000
    more = n + Z95**2
    middle = (hits + Z95**2 / 2) / more
    half = Z95 * sqrt(middle * (1 - middle) / more)
    found = share_of([1.0] * hits + [0.0] * (n - hits))
    assert found.value == 0.3
    assert found.low == pytest.approx(middle - half, abs=1e-4)
    assert found.high == pytest.approx(middle + half, abs=1e-4)


def test_little_says_little() -> None:
    assert share_of([1.0]) == Interval(1.0, 0.0, 1.0)
    assert share_of([]) == Interval(0.0, 0.0, 1.0)
    assert share_of([0.5] * 3).high > 0.85, "three even deals may be luck"
    assert mean_of([4.0]) == Interval(4.0, -inf, inf)
    assert not mean_of([4.0]).known
    assert mean_of([4.0, 5.0]).known


def mirrored(draw: numpy.random.Generator, n: int, skill: float, seat: float) -> numpy.ndarray:
    """Deals that are played from both sides: where the seat decides, each side wins once."""
    decided = draw.random(n) < seat
    wins = (draw.random((n, 2)) < skill).mean(axis=1)
    return numpy.where(decided, 0.5, wins)


@pytest.mark.parametrize("n", [2, 5, 20, 100])
@pytest.mark.parametrize(("skill", "seat"), [(0.5, 0.0), (0.5, 0.8), (0.7, 0.3), (0.95, 0.0)])
def test_intervals_of_shares_hold_what_they_promise(n: int, skill: float, seat: float) -> None:
    """In 2000 studies the truth lies inside in 95 of 100 or more; 1.5 of 100 are allowed for luck."""
    draw, truth = numpy.random.default_rng([n, int(100 * skill)]), seat * 0.5 + (1 - seat) * skill
    found = [share_of(mirrored(draw, n, skill, seat)) for _ in range(2000)]
    assert sum(one.low <= truth <= one.high for one in found) / 2000 > 0.935


@pytest.mark.parametrize("n", [2, 4, 15])
def test_intervals_of_means_hold_what_they_promise(n: int) -> None:
    draw = numpy.random.default_rng(n)
    found = [mean_of(draw.normal(10, 3, n)) for _ in range(2000)]
    assert 0.935 < sum(one.low <= 10 <= one.high for one in found) / 2000 < 0.965


@pytest.mark.parametrize("n", [4, 12, 60])
def test_paired_tests_cry_wolf_no_oftener_than_they_say(n: int) -> None:
    draw = numpy.random.default_rng(n)
    false = sum(paired(mirrored(draw, n, 0.5, 0.3) - 0.5)[1] < LEVEL for _ in range(1500))
    assert false / 1500 < 0.065


def test_few_signs_are_tried_in_all_ways() -> None:
    assert paired([1.0] * 5)[1] == 2 / 32
    assert paired([1.0] * 6)[1] == 2 / 64
    assert paired([0.0] * 9)[1] == 1.0
    assert paired([2.0, -1.0])[1] == 1.0
    assert paired([])[1] == 1.0
    exact, many = paired([0.5] * 14 + [-0.5] * 6)[1], normal_tails(8 / sqrt(20))
    assert exact == pytest.approx(many, abs=0.05)


def test_holms_own_steps() -> None:
    """Of four: the least times four, the next times three, and never below one before."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_holm_keeps_its_promise() -> None:
    """Twelve seats that are all fair: in one of twenty studies any is called away, not in half of them."""
    draw = numpy.random.default_rng(3)
    studies = [[share_of((draw.random(400) < 0.25).astype(float)) for _ in range(12)] for _ in range(600)]
    plain = sum(any(not one.low <= 0.25 <= one.high for one in study) for study in studies) / 600
    assert plain > 0.35
    assert sum(any(clear(study, 0.25)) for study in studies) / 600 < 0.075


def test_chance_from_an_interval() -> None:
    assert chance_of(Interval(0.5, 0.4, 0.6), 0.4) == pytest.approx(LEVEL)
    assert chance_of(Interval(3.0, 3.0, 3.0), 3.0) == 1.0
    assert chance_of(Interval(3.0, 3.0, 3.0), 2.0) == 0.0
    assert chance_of(Interval(3.0, -inf, inf), 2.0) == 1.0
