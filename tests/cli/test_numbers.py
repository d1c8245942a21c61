"""Simulating and solving: numbers that must be right."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from rumpus import speed
from rumpus.cli.phrases import Phrases
from rumpus.cli.solve import decimal, solution_rows
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.lab import players
from rumpus.lab.players import Adaptive
from rumpus.lab.simulate import GamesSummary, simulate
from rumpus.lab.solve import Solution, Unsolvable, explore, solve
from rumpus.lab.statistics import Interval, mean_from_sums, wilson
from rumpus.speed.compiled import Compiled, compiled
from tests.cli.conftest import Run

BOUNCE = catalogue.game("bounce")


def test_one_seat_of_bounce() -> None:
    solution = solve(BOUNCE, options_for(BOUNCE, 1))
    assert decimal(solution.wins[0], 11) == "0.94662968663…"
    assert solution.wins[0] + solution.nobody == 1
    assert solution.ties == 0


def test_one_seat_by_another_way() -> None:
    """Bounce for one again, from the rulebook and by hand: steps 1 … 18, jumps, and no word of rumpus's rules."""
    from functools import cache
    from itertools import product

    @cache
    def chance(step: int, jumps: int) -> Fraction:
        count = 3 if jumps < 5 else 2 if jumps < 10 else 1
        rolls = [sum(dice) for dice in product(range(1, 7), repeat=count)]
        by_die = sum((after(step, jumps, roll) for roll in rolls), Fraction(0)) / len(rolls)
        if jumps == 14 and step in (16, 17):
            return max(by_die, (after(step, jumps, 1) + after(step, jumps, 2)) / 2)
        return by_die

    def after(step: int, jumps: int, roll: int) -> Fraction:
        way = step + roll
        jumps += (way - 1) // 18 - (step - 1) // 18
        step = (way - 1) % 18 + 1
        if jumps == 15:
            return Fraction(0)
        if step == 18:
            return Fraction(1)
        if jumps >= 10 and 1 < step <= 9:
            step = 19 - step
        return chance(step, jumps)

    # Off the trampoline is step 0, before the first jump: entering counts one.
    assert chance(0, 0) == solve(BOUNCE, options_for(BOUNCE, 1)).wins[0]


def agrees(summary: GamesSummary, solution: Solution) -> None:
    """Within 4.5 deviations: once in 150 000 runs this would fail by chance, and the key is fixed anyway."""
    n = summary.tally.games
    for hits, exact in [
        *zip(summary.tally.first, solution.wins, strict=True),
        (summary.tally.without, solution.nobody),
    ]:
        deviation = float(exact * (1 - exact) / n) ** 0.5
        assert abs(hits / n - float(exact)) < 4.5 * deviation


def test_simulation_agrees_for_one_seat() -> None:
    options = options_for(BOUNCE, 1)
    agrees(simulate(Adaptive(BOUNCE, options, bytes(32)), 4000), solve(BOUNCE, options, "random"))


@pytest.mark.thorough
def test_simulation_agrees_for_two_seats() -> None:
    options = options_for(BOUNCE, 2)
    graph = explore(BOUNCE, options)
    agrees(simulate(Adaptive(BOUNCE, options, bytes(32)), 400_000), graph.solution("random"))
    best = graph.solution()
    assert best.ties == 0, "so the chances are the same for all best play"
    assert best.wins[0] == best.wins[1]
    assert sum(best.wins) + best.nobody == 1
    begins = {opening.seat: opening for opening in best.openings}
    assert begins[0].wins == begins[1].wins[::-1], "the seats are alike"
    assert decimal(begins[0].wins[0], 12) == "0.515757733033…"
    assert decimal(best.nobody, 12) == "0.000865175051…"
    shown = dict(solution_rows(best, Phrases("en")))
    assert decimal(shown["who begins"], 12) == "0.515757733033…"
    assert shown["who begins"] + shown["the other"] + shown["nobody"] == 1


def test_best_play_is_what_the_solution_promises() -> None:
    """Faceplanting whenever it is allowed, simulated move by move through sessions."""
    rng, options, wins, games = Random(4), options_for(BOUNCE, 1), 0, 600
    for _ in range(games):
        table = Session(BOUNCE, options, rng.randbytes(32))
        table.settle()
        while not table.over:
            table.play(0, table.legal(0)[-1])
            table.settle()
        wins += table.score().points[0]
    interval = wilson(wins, games)
    assert interval.low < 0.94662968663 < interval.high


def test_what_cannot_be_solved_is_said() -> None:
    beasty = catalogue.game("beasty_bar")
    with pytest.raises(Unsolvable, match="hides"):
        solve(beasty, options_for(beasty, 2))


@pytest.mark.slow
def test_interpreted_and_compiled_count_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    if not speed.available():
        pytest.skip("numba is not installed")
    options, key = options_for(BOUNCE, 3), bytes(range(32))
    monkeypatch.setattr(players, "TRIAL", 0.0)
    monkeypatch.setattr(players, "WORTH_COMPILING", 0.0)
    monkeypatch.setattr(Adaptive, "part", 777)
    compiled(BOUNCE).simulate(options, key, 0, 1)  # so that the switch comes early
    mixed = simulate(Adaptive(BOUNCE, options, key, jobs=3), 4000)
    assert 0 < mixed.compiled_games < 4000
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    slow = simulate(Adaptive(BOUNCE, options, key), 4000)
    assert slow.compiled_games == 0
    assert mixed.tally == slow.tally


def test_where_compiling_fails_the_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise TypeError("first line\nno such type")

    monkeypatch.setattr(players, "TRIAL", 0.0)
    monkeypatch.setattr(players, "WORTH_COMPILING", 0.0)
    monkeypatch.setattr(Compiled, "simulate", refuse)
    summary = simulate(Adaptive(BOUNCE, options_for(BOUNCE, 2), bytes(32)), 500)
    assert (summary.tally.games, summary.compiled_games) == (500, 0)
    assert summary.problem in ("no such type", "" if not speed.available() else "no such type")


def test_intervals() -> None:
    known = wilson(9, 10)  # worked out by hand: centre (0.9 + z²/20) / (1 + z²/10)
    assert (round(known.low, 4), round(known.high, 4)) == (0.5958, 0.9821)
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == 1.0
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)
    points = mean_from_sums(1 + 2 + 3, 1 + 4 + 9, 3)
    assert points.value == 2.0
    assert points.high - points.value == pytest.approx(4.302653 / 3**0.5)  # Student's, two degrees of freedom


def test_the_command_shows_a_summary(rumpus: Run) -> None:
    done = rumpus("simulate", "bounce", "--seats", "4", "--games", "200", "--key", "7")
    assert (done.code, done.err) == (0, "")
    assert "Bounce: 200 random games" in done.out
    assert "seat 4" in done.out
    assert "--key 7" in done.out
    data = [json.loads(rumpus("simulate", "bounce", "--games", "200", "--key", "7", "--json").out) for _ in range(2)]
    for timed in data:
        for name in ("seconds", "decisions_a_second"):
            del timed[name]
    assert data[0] == data[1]
    assert data[0]["games"] == 200


def test_the_command_shows_a_solution(rumpus: Run) -> None:
    done = rumpus("solve", "bounce", "--seats", "1")
    assert "0.946629686634…" in done.out
    (data,) = json.loads(rumpus("solve", "bounce", "--seats", "1", "--json").out)
    chance = Fraction(data["wins"][0]["fraction"])
    assert decimal(chance, 11) == "0.94662968663…"
    assert chance + Fraction(data["nobody"]["fraction"]) == 1


def test_decimals_are_cut_not_rounded() -> None:
    assert decimal(Fraction(2, 3), 3) == "0.666…"
    assert decimal(Fraction(1, 8), 3) == "0.125"
    assert decimal(Fraction(1), 3) == "1.000"


def test_one_game_has_no_interval_of_points(rumpus: Run) -> None:
    """As text and as JSON, which knows no infinity."""
    told = rumpus("simulate", "bounce", "--games", "1", "--key", "1", "--json")
    assert told.code == 0
    assert "Infinity" not in told.out
    assert json.loads(told.out)["points"][0]["low"] is None
    arena = rumpus("arena", "bounce", "--bots", "random,random", "--games", "1", "--jobs", "1", "--key", "1")
    assert arena.code == 0
    assert "inf" not in arena.out
    assert "(0.0 – 100.0)" in arena.out


def test_fractions_are_shown_on_demand(rumpus: Run) -> None:
    plain = rumpus("solve", "bounce", "--seats", "1", "--lang", "nl").out
    assert "0,946629686" in plain
    assert max(map(len, plain.splitlines())) < 120
    assert "/" not in plain
    assert re.search(r"\d{20,}/\d{20,}", rumpus("solve", "bounce", "--seats", "1", "--exact").out)


DECIMAL = {"en": r"\d\.\d", "nl": r"\d,\d", "fr": r"\d,\d"}
FOREIGN = {"en": r"\d,\d(?!\d\d)", "nl": r"\d\.\d(?!\d\d)", "fr": r"\d\.\d"}
BY_PEOPLE = [
    ("simulate", "bounce", "--games", "2500", "--key", "7"),
    ("arena", "bounce", "--bots", "greedy,random", "--games", "4", "--key", "7", "--jobs", "1"),
    pytest.param(
        ("sweep", "bounce", "--vary", "play_on=false,true", "--games", "40", "--key", "7"),
        id="sweep",
        marks=pytest.mark.slow,
    ),
    ("balance", "bounce", "--scale", "0.001", "--bots", "none", "--out", "REPORT", "--key", "7"),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "nl", "fr"])
@pytest.mark.parametrize("command", BY_PEOPLE, ids=lambda command: command[0])
def test_numbers_are_written_as_the_language_writes_them(
    rumpus: Run, home: Path, command: tuple[str, ...], language: str
) -> None:
    words = [str(home / "report.html") if word == "REPORT" else word for word in command]
    done = rumpus(*words, "--lang", language)
    assert done.code == 0, done.err
    shown = done.out.replace(str(home), "")
    assert re.search(DECIMAL[language], shown), shown
    assert not re.search(FOREIGN[language], shown.replace("report.html", "")), shown
    if command[0] == "simulate":
        assert {"en": "2,500", "nl": "2.500", "fr": "2\u202f500"}[language] in shown


def test_the_arena_calls_a_program_by_its_own_name(rumpus: Run) -> None:
    program = f"program:sh {Path(__file__).parents[2] / 'examples' / 'bots' / 'first.sh'}"
    asked = ("arena", "beasty_bar", "--bots", f"random,{program}", "--games", "2", "--jobs", "1", "--key", "1")
    shown = rumpus(*asked).out
    assert re.search(r"^  First   ", shown, re.MULTILINE)
    assert "first.sh" not in shown
    data = json.loads(rumpus(*asked, "--json").out)
    assert [(one["bot"], one["name"]) for one in data["bots"]] == [("random", "random"), (program, "First")]
    twins = rumpus("arena", "beasty_bar", "--bots", f"{program},{program} ", "--games", "2", "--jobs", "1").out
    assert twins.count("First (program:sh ") >= 2, "two of one name are told apart"


def test_an_interrupted_simulation_says_what_is_kept(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --key it drew one, and the same words alone would be another run."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    pytest.importorskip("pyarrow")
    monkeypatch.setattr("rumpus.cli.simulate.simulate", interrupted)
    done = rumpus("simulate", "bounce", "--games", "10", "--out", str(home / "kept"), "--key", "2a")
    assert done.code == 130
    assert f"0 games are kept in {home / 'kept'}; the same command with --key 2a goes on from there" in done.err
