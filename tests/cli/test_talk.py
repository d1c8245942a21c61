"""Talk at the terminal, and lists of many moves that one can read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rumpus.cli.move_list import MANY, grouped, listed
from rumpus.core import catalogue
from rumpus.core.archive import load_record
from rumpus.core.game import Game
from rumpus.core.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.core.test_spoken import NAMES, sessions


def test_statements_are_said_by_word_and_bots_answer(rumpus: Run, home: Path) -> None:
    kept = home / "game.rump"
    answers = "say\nsay ask-join Bot 2 formation-2\nready\nquit\n"
    done = rumpus("play", "boogie_beasts", "--key", "7", "--save", str(kept), answers=answers)
    assert done.code == 0
    assert re.search(r"ask-join seat-2 formation-2 +Bot 2, do you jump with me in the formation of two\?", done.out)
    asked = done.out.index("You: Bot 2, do you jump with me in the formation of two?")
    assert re.search(r"^Bot 2: ", done.out[asked + 4 :], re.MULTILINE), "it answers, whatever it answers"
    said = [note.body["say"] for note in load_record(kept).entries if note.kind == "say"]
    assert {"seat": 0, "statement": {"code": "ask-join", "slots": {"seat": 1, "formation": 1}}} in said


def test_what_cannot_be_said_is_told_and_free_words_are_heard(rumpus: Run, home: Path) -> None:
    answers = "say ask-join seat-7 formation-2\nsay ask-join\nsay I lie\nquit\n"
    done = rumpus("play", "boogie_beasts", "--seats", "me,bot:random,bot:random", "--key", "7", answers=answers)
    assert "seat-1 … seat-3" in done.out
    assert "ask-join seat-2 formation-2" in done.out
    assert "You: I lie" in done.out
    assert "Bots understand statements only" in done.out


def test_two_at_one_keyboard_hear_each_other(rumpus: Run) -> None:
    answers = "say good luck, Jan\nroll\nquit\n"
    done = rumpus("play", "bounce", "--seats", "me:Els,me:Jan", "--key", "1", answers=answers)
    assert re.search(r"^(Els|Jan): good luck, Jan$", done.out, re.MULTILINE)


def test_what_was_said_stays_when_a_game_goes_on(rumpus: Run, home: Path) -> None:
    kept = home / "evening"  # a record by any name
    rumpus("play", "boogie_beasts", "--key", "7", "--save", str(kept), answers="say out\nsay hush\nready\nquit\n")
    before = [note.body for note in load_record(kept).entries if note.kind == "say"]
    assert {"say": {"seat": 0, "text": "hush"}} in before
    done = rumpus("play", str(kept), answers="say promise\nseal\nquit\n")
    assert done.code == 0
    assert "hush" not in done.out, "it was told when it was said"
    after = [note.body for note in load_record(kept).entries if note.kind == "say"]
    assert after[: len(before)] == before
    assert {"say": {"seat": 0, "statement": {"code": "promise", "slots": {}}}} in after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_many_moves_are_grouped_and_none_is_lost(game: Game, language: str) -> None:
    for session in sessions(game):
        words = Words(game, language, NAMES, 0)
        for seat in session.waiting:
            legal = session.legal(seat)
            if len(legal) <= MANY:
                continue
            groups = grouped(game, legal, words)
            codes = [f"{row.stem}{tail}" for group in groups for row in group.rows for tail in row.tails]
            codes += [game.move_code(group.single) for group in groups if group.single is not None]
            assert sorted(codes) == sorted(game.move_code(move) for move in legal)
            for group in groups:
                assert group.single is not None or not group.heading.endswith("…"), "a heading of its own"
            assert sum(len(group.rows) + 1 for group in groups) <= 24


def test_a_list_says_runs_of_numbers_shortly() -> None:
    assert listed(["1", "2", "3", "4", "7", "9", "10"]) == "1 … 4, 7, 9, 10"
    assert listed(["solo-1", "3", "formation-2"]) == "solo-1, 3, formation-2"
    assert listed(["5"]) == "5"


@pytest.mark.slow
def test_typed_words_play_a_grouped_move(rumpus: Run) -> None:
    done = rumpus(
        "play", "boogie_beasts", "--key", "7", answers="ready\n" + 12 * "\n" + "figure 1 on formation 2\nquit\n"
    )
    assert "  Lay a card\n      figure-1-on- formation-2" in done.out
    assert not re.search(r"^ *\d+  figure-", done.out, re.MULTILINE)
    assert "Take back from the formation of two" in done.out
