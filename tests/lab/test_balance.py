"""Balance reports: numbers that follow from the games, and pages that need nothing else."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any, cast

import numpy
import pytest

from rumpus.core import catalogue
from rumpus.core.words import LANGUAGES
from rumpus.kernel.errors import BadDeck, BadOption
from rumpus.lab.balance import Balance, Use, _course, balance, ends
from rumpus.lab.envs import environment_options
from rumpus.lab.plots import bars
from rumpus.lab.report import Report
from rumpus.lab.statistics import Interval
from rumpus.lab.study import QUICK, RANDOM, Watched, choices_of, study_code, watch
from rumpus.lab.sweep import Measures, Variant, decks, differences, measure, variants
from rumpus.speed.compiled import compiled

BOUNCE = catalogue.game("bounce")
LEDUC = catalogue.load(Path("benchmarks/games/leduc"))
KEY = bytes(31) + b"\7"


@pytest.fixture(scope="module")
def bounce() -> Balance:
    return balance(BOUNCE, environment_options(BOUNCE), KEY, scale=0.05, jobs=2)


def test_a_card_is_one_choice_wherever_it_goes() -> None:
    game = catalogue.game("boogie_beasts")
    choices = choices_of(game)
    assert sorted(move for choice in choices for move in choice.moves) == list(range(game.rules.MOVES))
    [figure] = [choice for choice in choices if choice.code == "figure-1"]
    assert {game.move_code(move).partition("-on-")[0] for move in figure.moves} == {"figure-1"}


def test_the_same_key_says_the_same_however_many_threads(bounce: Balance) -> None:
    assert balance(BOUNCE, environment_options(BOUNCE), KEY, scale=0.05, jobs=1) == bounce


def test_shares_add_up(bounce: Balance) -> None:
    assert sum(seat.value for seat in bounce.wins) == pytest.approx(1 - bounce.nobody.value)
    assert sum(seat.value for seat in bounce.by_order) == pytest.approx(1 - bounce.nobody.value)
    assert sum(bounce.histogram.values()) == bounce.games * bounce.seats
    assert len(bounce.lengths) == bounce.games
    assert [step.better for step in bounce.ladder] == ["quick"]
    first, last = bounce.course[0][1], bounce.course[-1][1]
    assert first.value < 0.7
    assert last.value == 1.0


@pytest.mark.slow
def test_the_worth_of_folding() -> None:
    """In Leduc between random players it is better not to fold: whoever folds has lost."""
    found = balance(LEDUC, environment_options(LEDUC), KEY, scale=0.1, jobs=2, ladder=False)
    worth = {use.choice.code: use.worth for use in found.uses}
    fold = worth["fold"]
    assert fold is not None
    assert fold.high < -0.3
    assert all(value is None or value.value > 0 for code, value in worth.items() if code == "raise")


def test_a_quick_player_counts_only_its_own_moves() -> None:
    options = environment_options(LEDUC)
    seen = watch(LEDUC, options, KEY, 500, [RANDOM, QUICK])
    again = watch(LEDUC, options, KEY, 500, [RANDOM, QUICK], jobs=1)
    assert (seen.uses == again.uses).all()
    assert (seen.points == again.points).all()
    assert (seen.uses <= seen.chances).all()
    assert seen.uses.sum() > 500
    assert (seen.points.sum(axis=1) == 0).all()


def test_course_of_a_game_that_turns_once() -> None:
    chances = numpy.array([[[0.5, 0.5]], [[0.9, 0.1]], [[0.2, 0.8]], [[0.0, 1.0]]])
    close = _course(chances, numpy.array([[False], [False], [False], [True]]))
    assert close.changes.value == 1
    assert close.decided.value == pytest.approx(2 / 3)
    assert close.excitement.value == pytest.approx((0.4 + 0.7 + 0.2) / 3)


class Tags(HTMLParser):
    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_needs_nothing_else(bounce: Balance, language: str) -> None:
    page = Report(BOUNCE, environment_options(BOUNCE), language).html(bounce, "rumpus balance <bounce>")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.links == []
    assert "script" not in tags.seen
    assert "url(" not in page
    assert "@import" not in page
    assert {"section", "table", "svg"} <= tags.seen
    assert "rumpus balance &lt;bounce&gt;" in page


def test_decks_and_options_vary() -> None:
    game = catalogue.game("boulder_bluff")
    base = environment_options(game)
    counts = [
        variant.options.deck["brown"][0]["count"] for variant in variants(game, base, "deck.brown.bear.count=1..2")
    ]
    assert counts == [1, 2]
    assert base.deck["brown"][0]["count"] == 1
    points = variants(game, base, "deck.boulders.#0.points=3")
    assert points[0].options.deck["boulders"][0]["points"] == 3
    assert [variant.options.seats for variant in variants(game, base, "seats=2,4")] == [2, 4]
    ties = {variant.options.chosen["tie"] for variant in variants(game, base, "tie=lot,declared")}
    assert len(ties) == 2


@pytest.mark.parametrize(
    ("vary", "error"),
    [
        ("seats", BadOption),
        ("seats=a..b", BadOption),
        ("seats=9", BadOption),
        ("tide=lot", BadOption),
        ("deck.brown.bear=1", BadDeck),
        ("deck.brown.cow.count=1", BadDeck),
        ("deck.pink.bear.count=1", BadDeck),
        ("deck.brown.bear.count=many", BadOption),
    ],
)
def test_what_cannot_vary_is_named(vary: str, error: type[Exception]) -> None:
    game = catalogue.game("boulder_bluff")
    with pytest.raises(error):
        variants(game, environment_options(game), vary)


def test_two_decks_of_one_game(tmp_path: Path) -> None:
    path = tmp_path / "bears.toml"
    path.write_text('game = "boulder_bluff"\n[[brown]]\ncard = "bear"\ncount = 3\n')
    game, found = decks(["own", str(path)], None)
    assert game is catalogue.game("boulder_bluff")
    assert found[0] is None
    assert found[1] is not None
    assert [entry["count"] for entry in found[1]["brown"]] == [3]
    path.write_text('game = "boulder_bluff"\n[[brown]]\ncard = "cow"\ncount = 3\n')
    with pytest.raises(BadDeck, match=r"bears\.toml"):
        decks([str(path), "own"], None)
    assert decks(["own", "own"], None) == (None, [])


def test_measures_of_one_setting_do_not_differ_from_themselves() -> None:
    options = environment_options(BOUNCE, 3)
    a, b = (measure(BOUNCE, Variant(name, options), KEY, 400) for name in "ab")
    assert a.rows() == b.rows()
    assert {(one.difference, one.luck) for one in differences([a, b])} == {(Interval(0.0, 0.0, 0.0), 1.0)}


def told(name: str, lengths: numpy.ndarray) -> Measures:
    nothing = Interval(0.0, 0.0, 0.0)
    names = ("beginner", "points", "margin", "shared", "length", "skill")
    samples = {each: numpy.zeros(len(lengths)) for each in names}
    return Measures(name, len(lengths), *[nothing] * 7, samples={**samples, "length": lengths})


def test_a_beginner_who_lost_two_games_is_not_certain_to_lose() -> None:
    found = [measure(BOUNCE, Variant("few", environment_options(BOUNCE, 2)), bytes([n]) * 32, 2) for n in range(6)]
    same = next(one.beginner for one in found if one.beginner.value in (0.0, 2.0))
    assert same.high - same.low > 1.0, "of a fair share"


def test_variants_are_compared_game_by_game() -> None:
    """Games vary by 30 decisions; the second variant takes two more in each. Unpaired, that would drown."""
    draw = numpy.random.default_rng(1)
    first = draw.normal(100, 30, 200)
    luck = {one.measure: one for one in differences([told("a", first), told("b", first + 2 + draw.normal(0, 1, 200))])}
    assert luck["length"].clear
    assert luck["length"].difference.value == pytest.approx(2, abs=0.2)
    assert luck["length"].difference.high < 2.5
    assert not luck["skill"].clear


def test_many_comparisons_are_corrected() -> None:
    """Of 20 variants that are all alike, in 40 studies: without correction nearly every study would have a star."""
    draw = numpy.random.default_rng(2)
    studies = [[told(str(n), draw.normal(100, 30, 60)) for n in range(21)] for _ in range(40)]
    starred = sum(any(one.clear for one in differences(study)) for study in studies)
    assert starred <= 5


def test_games_that_nobody_won_say_nothing_of_points() -> None:
    a, b = told("a", numpy.ones(50)), told("b", numpy.ones(50))
    a.samples["points"][:10] = numpy.nan
    b.samples["points"][:] = 3
    b.samples["points"][5:20] = numpy.nan
    [points] = [one for one in differences([a, b]) if one.measure == "points"]
    assert points.difference == Interval(3.0, 3.0, 3.0)


@pytest.mark.parametrize("step", [1, 3])
def test_the_mean_lies_where_it_belongs(step: int) -> None:
    """Over the middle of the bar of its own number; with three numbers a bar it lay a whole number too far right."""
    counts = dict.fromkeys(range(10, 10 + 40 * step), 1)
    page = bars("", counts, str, 10 + 6 * step + (step - 1) / 2)  # the middle of the seventh bar
    assert f'<u style="left:{100 * 6.5 / 40:.2f}%">' in page


def even(shares: list[Interval], worths: list[Interval]) -> Balance:
    """A report's numbers with nothing in them but these."""
    one = Interval(0.5, 0.4, 0.6)
    uses = [Use(choice, 100, one, worth) for choice, worth in zip(choices_of(BEASTS), worths, strict=False)]
    return Balance(
        *("beasty_bar", len(shares), 1000, 1 / len(shares), shares, [], one, one, [one] * len(shares), {1: 1}, one),
        *(one, one, [10, 11], one, one, one, [(0.0, one), (1.0, one)], uses),
    )


BEASTS = catalogue.game("beasty_bar")


def page_of(found: Balance) -> str:
    return Report(BEASTS, environment_options(BEASTS, found.seats), "en").html(found, "")


def test_a_report_leads_with_what_stands_out_after_correction() -> None:
    """The fourth seat misses its fair share by its own interval (p = 0.03), as one of four may: that is no news."""
    lucky = [Interval(0.25 + off, 0.20 + off, 0.30 + off) for off in (-0.02, -0.02, -0.015, 0.055)]
    page = page_of(even(lucky, []))
    assert "All seats are even" in page
    assert "23.0\u202f% – 30.5\u202f%" in page
    assert 'class="away"' not in page
    real = [*lucky[:3], Interval(0.35, 0.30, 0.40)]
    page = page_of(even(real, []))
    assert "A seat stands out" in page
    assert page.count('class="away"') == 1


def test_choices_are_corrected_for_how_many_there_are() -> None:
    """Twenty choices: one at p = 0.01 is luck, one far away is not."""
    none, some, far = (Interval(v, v - 0.1, v + 0.1) for v in (0.0, 0.13, 0.4))
    assert page_of(even([Interval(0.5, 0.4, 0.6)] * 2, [none] * 19 + [some])).count('class="away"') == 0
    assert page_of(even([Interval(0.5, 0.4, 0.6)] * 2, [none] * 18 + [some, far])).count('class="away"') == 1


def test_the_winner_is_who_came_first_whatever_points_are_worth() -> None:
    points, places = numpy.array([[9, 3, 5], [1, 2, 3], [4, 4, 0]]), numpy.array([[3, 1, 2], [0, 0, 0], [1, 1, 3]])
    nothing = numpy.zeros(3)
    winning, margin = ends(Watched(points, places, *[nothing] * 7))
    assert winning.tolist() == [3, 4]
    assert margin.tolist() == [2, 0]


def test_a_study_is_compiled_once_however_it_is_asked() -> None:
    """Other forms of the same arguments, read-only or by columns, would each take seconds to minutes."""
    options, rows = (
        environment_options(BOUNCE, 2),
        compiled(BOUNCE).rows(BOUNCE.new(environment_options(BOUNCE, 2)).pack(), 9),
    )
    watch(BOUNCE, options, KEY, 9, [QUICK, RANDOM])
    watch(BOUNCE, options, KEY, 9, numpy.zeros((9, 2), numpy.int8), forced=3, first=1 << 33)
    watch(BOUNCE, options, KEY, 9, [QUICK, RANDOM], rows=rows, limit=3)
    assert len(cast(Any, study_code(BOUNCE)).signatures) == 1
