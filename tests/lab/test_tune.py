"""A deck towards a wish: steps that come nearer, verdicts by intervals, and errors that say what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.kernel.errors import BadDeck, BadOption
from rumpus.kernel.options import Options
from rumpus.lab import tune
from rumpus.lab.envs import environment_options
from rumpus.lab.statistics import Interval, normal_quantile
from rumpus.lab.sweep import Measures, Variant
from rumpus.lab.tune import Dial, Tuner, Wish, counts_of, read_dial, read_wish
from tests.cli.conftest import Run, home, rumpus  # noqa: F401 - fixtures

GAME = catalogue.game("boulder_bluff")
BASE = environment_options(GAME)
BEARS, BOARS = "deck.brown.bear.count", "deck.brown.boar.count"
KEY = bytes(31) + b"\3"


def counts(options: Options) -> tuple[int, int]:
    return tuple(entry["count"] for entry in options.deck["brown"][:2])  # type: ignore[return-value]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Instead of games: a length of ten for each bear and one for each boar. Returns the keys of what was measured."""
    keys: list[bytes] = []

    def measure(game: object, variant: Variant, key: bytes, games: int, jobs: int | None = None) -> Measures:
        bears, boars = counts(variant.options)
        keys.append(key)
        nothing, length = Interval(0.0, 0.0, 0.0), 10.0 * bears + boars
        return Measures("", games, *[nothing] * 4, Interval(length, length - 1, length + 1), nothing, nothing)

    monkeypatch.setattr(tune, "measure", measure)
    return keys


def tuner(*wishes: str) -> Tuner:
    dials = [read_dial(GAME, BASE, f"{BEARS}=0..3"), read_dial(GAME, BASE, f"{BOARS}=0..3")]
    return Tuner(GAME, BASE, [read_wish(wish) for wish in wishes], dials, KEY, 100)


def test_the_nearest_step_each_time_until_nothing_is_left_to_wish(measured: list[bytes]) -> None:
    found = tuner("length=33..34").search(100)
    assert counts(found.before.options) == (1, 1)
    assert counts(found.after.options) == (3, 3)
    assert {change.what: (change.before, change.after) for change in found.changes} == {
        BEARS: ("1", "3"),
        BOARS: ("1", "3"),
    }
    assert found.after.distance == 0
    assert len(set(measured)) == 2, "what is told comes from other games than those it was chosen by"
    assert measured[-2:] == [measured[-1]] * 2
    assert measured[-1] != KEY


def test_it_keeps_within_its_tries(measured: list[bytes]) -> None:
    found = tuner("length=33..34").search(4)
    assert found.tries == 4
    assert len(measured) == 4 + 2


def test_where_no_step_helps_nothing_is_changed(measured: list[bytes]) -> None:
    found = tuner("length=0..5").search(100)
    assert counts(found.after.options) == (0, 0) or found.after.distance < found.before.distance
    found = tuner("points=5..6").search(100)
    assert found.changes == []
    assert found.before is found.after


def test_minutes_go_by_the_box_or_by_what_a_decision_takes(measured: list[bytes]) -> None:
    box = tuner("minutes=1..500").search(1)
    low, high = GAME.facts.minutes or (0, 0)
    assert box.before.values["minutes"].value == pytest.approx((low + high) / 2)
    own = tuner("minutes=1..500")
    own.seconds = 60.0
    assert own.search(1).before.values["minutes"] == Interval(11.0, 10.0, 12.0)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("seats=2%", Wish("seats", 0.0, 0.02)),
        ("minutes=20..25", Wish("minutes", 20.0, 25.0)),
        ("shared = 1..5%", Wish("shared", 0.01, 0.05)),
    ],
)
def test_wishes_are_read(text: str, wish: Wish) -> None:
    assert read_wish(text) == wish


@pytest.mark.parametrize(
    "text", ["seats", "luck=2", "seats=some", "minutes=25..20", "seats=-1", "seats=nan", "length=1..inf"]
)
def test_what_is_no_wish_is_named(text: str) -> None:
    with pytest.raises(BadOption, match="minutes=20"):
        read_wish(text)


@pytest.mark.parametrize("text", ["seats=2", "seats=200%", "shared=1..5", "skill=50..60"])
def test_a_share_above_all_is_asked_back(text: str) -> None:
    """Two in a hundred were meant, and with 200 % every deck would do."""
    with pytest.raises(BadOption, match="=2% is two in a hundred"):
        read_wish(text)


def test_a_wish_is_met_by_a_whole_interval() -> None:
    wish = Wish("length", 10.0, 20.0)
    assert wish.verdict(Interval(15.0, 12.0, 18.0)) == "met"
    assert wish.verdict(Interval(15.0, 9.0, 21.0)) == "unsure"
    assert wish.verdict(Interval(25.0, 21.0, 29.0)) == "missed"


def test_what_may_change() -> None:
    assert read_dial(GAME, BASE, f"{BEARS}=0..2") == Dial(BEARS, ("0", "1", "2"), 1)
    assert read_dial(GAME, BASE, f"{BEARS}=2,3").values == ("1", "2", "3"), "as it is is one of them"
    assert read_dial(GAME, BASE, "seats=2..4").values[read_dial(GAME, BASE, "seats=2..4").now] == str(BASE.seats)
    whats = [dial.what for dial in counts_of(GAME, BASE)]
    assert BEARS in whats
    assert len(whats) == len(set(whats)) > 20
    with pytest.raises(BadDeck, match=r"this entry has no 'colour' \(it has: card, count\)"):
        read_dial(GAME, BASE, "deck.brown.bear.colour=0..2")
    with pytest.raises(BadDeck, match="--vary"):
        counts_of(catalogue.game("beasty_bar"), environment_options(catalogue.game("beasty_bar")))


def test_quantiles_of_the_normal_distribution() -> None:
    assert normal_quantile(0.05) == pytest.approx(1.959964, abs=1e-6)
    assert normal_quantile(0.05 / 3) == pytest.approx(2.393980, abs=1e-6)


def test_as_a_user_has_it(rumpus: Run, tmp_path: Path) -> None:  # noqa: F811
    asked = ("tune", "bounce", "--seats", "2", "--wish", "length=1..500", "--vary", "seats=2..3", "--games", "20")
    done = rumpus(*asked, "--key", "1")
    assert done.code == 0
    assert "met" in done.out
    path = tmp_path / "ours.json"
    data = json.loads(rumpus(*asked, "--key", "1", "--json", "--out", str(path)).out)
    assert (data["changes"], data["tries"]) == ([], 1)
    assert data["before"] == data["after"]
    assert data["after"][0]["verdict"] == "met"
    assert json.loads(path.read_text()) == {"game": "bounce"}
    for wrong in (
        ("--tries", "0"),
        ("--games", "1"),
        ("--seconds", "-1"),
        ("--wish", "luck=1"),
        ("--vary", "colour=1"),
    ):
        done = rumpus(*asked, *wrong)
        assert done.code == 2
        assert done.err.count("\n") == 1
