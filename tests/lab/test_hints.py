"""Hints of a balance report: what is more than luck and large enough to matter, with a command that can be run."""

from __future__ import annotations

import shlex
from dataclasses import replace

import pytest

from rumpus.cli.command import parser_of
from rumpus.cli.phrases import Phrases
from rumpus.core import catalogue
from rumpus.core.words import LANGUAGES
from rumpus.lab.balance import Balance, Ladder, Use
from rumpus.lab.envs import environment_options
from rumpus.lab.hints import Hint, hints_of
from rumpus.lab.report import Report
from rumpus.lab.statistics import Interval
from rumpus.lab.study import choices_of

GAME = catalogue.game("boogie_beasts")
OPTIONS = environment_options(GAME, 3)
EVEN, HALF = Interval(1 / 3, 0.32, 0.35), Interval(0.5, 0.45, 0.55)


def found(wins: list[Interval], worths: dict[str, Interval] | None = None, *, order: bool = False) -> Balance:
    """A report's numbers in which nothing stands out but these."""
    uses = [
        Use(choice, 100, HALF, (worths or {}).get(choice.code, Interval(0.0, -0.1, 0.1))) for choice in choices_of(GAME)
    ]
    none = Interval(0.0, 0.0, 0.01)
    return Balance(
        *(GAME.name, 3, 1000, 1 / 3, wins, wins if order else [], none, none, [HALF] * 3, {1: 1}, HALF, HALF, HALF),
        *([10, 11], HALF, HALF, HALF, [(0.0, HALF), (1.0, HALF)], uses, [Ladder("quick", "random", 100, HALF)]),
    )


def names(balance: Balance) -> list[str]:
    return [hint.name for hint in hints_of(GAME, OPTIONS, balance)]


def test_where_nothing_stands_out_nothing_is_said() -> None:
    assert names(found([EVEN] * 3)) == []
    lucky = Interval(0.35, 0.335, 0.365)  # misses the mark by itself, as one of three may
    assert names(found([lucky, EVEN, EVEN])) == []
    sure_but_small = Interval(0.34, 0.3399, 0.3401)
    assert names(found([sure_but_small, EVEN, EVEN])) == []


def test_a_seat_that_wins_too_often_or_too_rarely() -> None:
    much, little = Interval(0.41, 0.40, 0.42), Interval(0.25, 0.24, 0.26)
    assert names(found([EVEN, much, EVEN], order=True)) == ["order-more"]
    [hint] = hints_of(GAME, OPTIONS, found([EVEN, much, EVEN]))
    assert (hint.name, hint.number, hint.value) == ("seat-more", 2, much)
    assert names(found([much, little, EVEN])) == ["seat-less"], "the furthest alone: the others follow from it"


def test_cards_that_are_too_good_or_never_good() -> None:
    good, bad = Interval(0.08, 0.07, 0.09), Interval(-0.12, -0.13, -0.11)
    hints = hints_of(GAME, OPTIONS, found([EVEN] * 3, {"figure-1": good, "figure-2": bad}))
    assert [(hint.name, hint.use and hint.use.choice.code) for hint in hints] == [
        ("weak", "figure-2"),
        ("strong", "figure-1"),
    ]
    assert "--vary deck.jumpcards.figure-1.count=" in hints[1].command


def test_ends_that_come_early_ties_and_luck() -> None:
    plain = found([EVEN] * 3)
    assert names(replace(plain, decided=Interval(0.3, 0.28, 0.32))) == ["early"]
    assert names(replace(plain, decided=Interval(0.3, 0.2, 0.4))) == []
    assert names(replace(plain, shared=Interval(0.2, 0.15, 0.25))) == ["ties"]
    assert names(replace(plain, ladder=[Ladder("quick", "random", 100, Interval(0.34, 0.32, 0.36))])) == ["luck"]


EVERY = [
    *(
        Hint(f"{kind}-{side}", HALF, "rumpus x", number)
        for kind in ("order", "seat")
        for side in ("more", "less")
        for number in (0, 2)
    ),
    *(Hint(name, HALF, use=Use(choices_of(GAME)[0], 9, HALF, HALF)) for name in ("strong", "weak")),
    *(Hint(name, HALF) for name in ("early", "ties", "luck")),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_sentence(language: str) -> None:
    report, balance = Report(GAME, OPTIONS, language), found([EVEN] * 3)
    said = [report.hint(hint, balance) for hint in EVERY]
    assert len(set(said)) >= len(EVERY) - 2, "a seat's sentence differs by its number only"
    assert all("50" in text and "55" in text for text in said)


def test_what_a_hint_suggests_can_be_run() -> None:
    far = [Interval(0.5, 0.48, 0.52), Interval(0.2, 0.18, 0.22), Interval(0.3, 0.28, 0.32)]
    hints = hints_of(GAME, OPTIONS, found(far, {"figure-1": Interval(0.2, 0.19, 0.21)}, order=True))
    commands = [hint.command for hint in hints if hint.command]
    assert len(commands) == 2
    for command in commands:
        _, name, *argv = shlex.split(command)
        assert parser_of(name, Phrases("en")).parse_args(argv).game == GAME.name
    page = Report(GAME, OPTIONS, "en").html(found(far, order=True), "")
    assert "What stands out" in page
    assert "rumpus tune boogie_beasts --seats 3 --wish seats=2%" in page
