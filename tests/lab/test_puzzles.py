"""Puzzles: those that ship are what they claim, and finding them throws away what does not hold."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from rumpus import speed
from rumpus.cli import main
from rumpus.core import catalogue
from rumpus.core.session import CLOCK, Session
from rumpus.core.visibility import see
from rumpus.core.words import LANGUAGES, Words
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.seats import CHANCE
from rumpus.lab import puzzles
from rumpus.lab.puzzle_file import (
    BadPuzzles,
    Puzzle,
    PuzzleChoice,
    load_puzzles,
    opened,
    puzzles_path,
    read_steps,
    write_puzzles,
    write_steps,
)
from rumpus.lab.puzzles import check, find, leads, puzzle_at

GAMES = ("beasty_bar", "bloops", "boogie_beasts", "boulder_bluff")
compiled = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


@pytest.mark.parametrize("name", GAMES)
def test_sixty_ship_with_each_game_and_every_one_is_played_to_by_the_rules(name: str) -> None:
    game, found = load_puzzles(puzzles_path(catalogue.game(name)))
    assert len(found) >= 60
    assert len({puzzle.name for puzzle in found}) == len(found)
    assert puzzles_path(game).stat().st_size < 100_000
    grades = Counter(puzzle.grade for puzzle in found)
    assert all(grades[grade] >= 3 for grade in (1, 2, 3)), grades
    bests = Counter(puzzle.best for puzzle in found)
    assert len(bests) >= 5, bests
    assert max(bests.values()) <= len(found) // 4, bests
    for puzzle in found:
        session = opened(game, puzzle)  # raises where a step, the seat or a choice is not by the rules
        worths = [choice.worth for choice in puzzle.choices]
        codes = [choice.move for choice in puzzle.choices]
        assert len(session.legal(puzzle.seat)) >= 3
        assert worths == sorted(worths, reverse=True)
        assert worths[0] - worths[1] >= puzzles.LEAD - 0.001
        assert len(codes) >= 3
        assert len(set(codes)) == len(codes)
        assert puzzle.tempting in codes[1:]
        assert all(0 <= c.low <= c.worth <= c.high <= 1 for c in puzzle.choices)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_puzzle_has_words_in_every_language(name: str) -> None:
    game, found = load_puzzles(puzzles_path(catalogue.game(name)))
    for puzzle in found:
        session = opened(game, puzzle)
        view = see(session.state, puzzle.seat)
        for language in LANGUAGES:
            words = Words(game, language, [f"P{n}" for n in range(puzzle.seats)], puzzle.seat)
            assert words.ask(view, puzzle.seat)
            said = [words.move(game.read_move(choice.move), view) for choice in puzzle.choices]
            assert all(said)
            assert len(set(said)) == len(said), (puzzle.name, said)


@compiled
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(GAMES[0], marks=pytest.mark.slow),
        *(pytest.param(name, marks=pytest.mark.thorough) for name in GAMES[1:]),
    ],
)
def test_the_best_move_of_some_is_best_in_another_search(name: str) -> None:
    game, found = load_puzzles(puzzles_path(catalogue.game(name)))
    some = found[:: max(1, len(found) // 8)][:8]
    fell = check(game, some, 40_000, jobs=1).fell
    assert len(fell) <= 1, fell


@compiled
@pytest.mark.slow
@pytest.mark.xdist_group("beasty_bar")
def test_a_moment_that_is_a_puzzle_is_found_again_and_an_opening_is_none() -> None:
    """With fewer iterations than it was found with, so not every one is."""
    game, shipped = load_puzzles(puzzles_path(catalogue.game("beasty_bar")))

    def looked_at(puzzle: Puzzle) -> Puzzle | None:
        session = opened(game, puzzle)
        key = bytes(31) + b"\7"
        return puzzle_at(game, session.options, puzzle.before, session.state, puzzle.seat, 4000, key)

    puzzle, one = next((puzzle, one) for puzzle in shipped if (one := looked_at(puzzle)) is not None)
    assert looked_at(puzzle) == one
    assert (one.name, one.best) == (puzzle.name, puzzle.best)
    assert len(one.choices) >= 3
    options = opened(game, puzzle).options
    opening = Session(game, options, bytes(32))
    opening.settle()
    assert puzzle_at(game, options, opening.story(), opening.state, opening.waiting[0], 200, bytes(32)) is None


@compiled
@pytest.mark.slow
@pytest.mark.xdist_group("beasty_bar")
def test_finding_ends_when_it_is_late_and_gives_the_same_for_the_same_seed() -> None:
    game = catalogue.game("beasty_bar")
    first, again = (list(find(game, 1, "test", iterations=200, jobs=1, late=lambda: True)) for _ in range(2))
    assert first == again


@compiled
@pytest.mark.slow
@pytest.mark.xdist_group("beasty_bar")
def test_what_another_search_does_not_prefer_falls() -> None:
    game, found = load_puzzles(puzzles_path(catalogue.game("beasty_bar")))
    right = found[0]
    wrong = Puzzle(**{**vars(right), "choices": (right.choices[-1], *right.choices[:-1])})
    result = check(game, [right, wrong], 20_000, jobs=1)
    assert (result.held, result.fell) == ([right.name], [right.name])


def test_a_lead_must_be_large_and_sure() -> None:
    def of(*worths: float) -> list[PuzzleChoice]:
        return [PuzzleChoice(f"m{i}", worth, worth, worth) for i, worth in enumerate(worths)]

    assert leads(of(0.7, 0.5, 0.4), 5000)
    assert not leads(of(0.7, 0.65), 5000)  # too small
    assert not leads(of(0.7, 0.5), 20)  # too few games
    assert not leads(of(0.7), 5000)  # nothing to choose


def test_steps_are_written_shortly_and_read_back() -> None:
    steps = ((CHANCE, 5), (0, 12), (7, 0), (CLOCK, 0))
    assert write_steps(steps) == ".5a12h0!0"
    assert read_steps(".5a12h0!0") == steps
    for damaged in ("x5", "a", ".5 a1", "i3", "a99999"):
        with pytest.raises(BadPuzzles):
            read_steps(damaged)


def bounce_puzzle() -> Puzzle:
    game = catalogue.game("bounce")
    session = Session(game, puzzles.options_for(game, 2), bytes(32))
    session.settle()
    seat = session.waiting[0]
    code = game.move_code(session.legal(seat)[0])
    return Puzzle(2, {}, session.story(), seat, 1, (PuzzleChoice(code, 0.5, 0.4, 0.6),), code, 100)


def test_a_file_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    game, path, puzzle = catalogue.game("bounce"), tmp_path / "puzzles.json", bounce_puzzle()
    path.write_text(write_puzzles(game, [puzzle]), encoding="utf-8")
    assert load_puzzles(path) == (game, [puzzle])


@pytest.mark.slow
def test_what_others_wrote_is_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, path, puzzle = catalogue.game("bounce"), tmp_path / "puzzles.json", bounce_puzzle()
    good = json.loads(write_puzzles(game, [puzzle]))

    def said(change: dict[str, object]) -> str:
        path.write_text(json.dumps(good | change), encoding="utf-8")
        assert main(["puzzles", "--check", "--file", str(path), "--iterations", "100"]) == 2
        text = capsys.readouterr().err
        assert text.startswith("rumpus: ")
        assert "Traceback" not in text
        return text

    assert "rules" in said({"rules": 99})
    assert "format" in said({"format": 7})
    assert said({"puzzles": [{}]})
    assert said({"puzzles": 5})
    assert said({"game": "../bounce"})
    one = good["puzzles"][0]
    for change in ({"before": "z9"}, {"before": "a0"}, {"seat": 5}, {"seats": 40}, {"choices": []}, {"choices": 3}):
        assert said({"puzzles": [one | change]})
    path.write_text("{", encoding="utf-8")
    assert main(["puzzles", "--check", "--file", str(path)]) == 2
    assert main(["puzzles", "--check", "--file", str(tmp_path / "none")]) == 2


@pytest.mark.parametrize(
    "words",
    [["bounce"], [], ["beasty_bar", "--count", "0"], ["beasty_bar", "--jobs", "0"], ["beasty_bar", "--minutes", "0"]],
)
def test_what_cannot_be_asked_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words]) == 2
    assert capsys.readouterr().err.startswith("rumpus: ")


def test_a_seat_that_cannot_act_is_no_puzzle() -> None:
    puzzle = bounce_puzzle()
    with pytest.raises(RumpusError):
        opened(catalogue.game("bounce"), Puzzle(**{**vars(puzzle), "seat": 1 - puzzle.seat}))
