"""Playing in the terminal: whole games, alone and around one keyboard, left and gone on with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from rumpus.cli import drawing
from rumpus.cli.keeping import SITTING
from rumpus.cli.move_list import matching
from rumpus.cli.phrases import Phrases
from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, load_record, replay, verify
from rumpus.core.game import Game, Score
from rumpus.core.visibility import see_event
from rumpus.core.words import Words, turns_told
from rumpus.kernel.seats import WATCHER
from tests.cli.conftest import Run

ENTERS = "\n" * 200  # Enter alone takes the only move: enough of them play a game of Bounce


def records(home: Path) -> list[GameRecord]:
    return [load_record(path) for path in sorted((home / "data" / "rumpus" / "records").glob("*.rump"))]


def test_a_whole_game_is_told_kept_and_fair(rumpus: Run, home: Path) -> None:
    done = rumpus("play", "bounce", "--key", "7", answers=ENTERS)
    assert done.code == 0
    assert "You roll a " in done.out
    assert "Bot 2 rolls a " in done.out
    assert "1. " in done.out
    (record,) = records(home)
    assert record.finished
    assert record.seats == ["Player 1", "Bot 2"]
    assert verify(catalogue.game("bounce"), record) > 10
    assert f"Kept in {home}" in done.out


def test_a_key_gives_the_same_game_again(rumpus: Run, home: Path) -> None:
    for name in ("one", "two"):
        path = str(home / f"{name}.rump")
        rumpus("play", "bounce", "--seats", "me,bot:random", "--key", "abc", "--save", path, answers=ENTERS)
    assert (home / "one.rump").read_text() == (home / "two.rump").read_text()


def test_answers_may_be_numbers_codes_or_their_beginning() -> None:
    codes = ["play-llama", "play-lion", "pass"]
    assert matching("2", codes) == [1]
    assert matching("play-lion", codes) == [1]
    assert matching("Play LLAMA", codes) == [0]
    assert matching("pa", codes) == [2]
    assert matching("play-l", codes) == [0, 1]
    assert matching("0", codes) == matching("4", codes) == matching("9" * 5000, codes) == matching("x", codes) == []
    assert matching("at", ["at", "at-1"]) == [0], "a whole code is not the beginning of another"


def test_other_answers_are_answered(rumpus: Run) -> None:
    answers = "?\n? llama\nfly\nrules\nroll\nquit\n"
    done = rumpus("play", "bounce", "--seats", "1", "--key", "1", answers=answers)
    assert done.code == 0
    assert "the beginning of a code will do" in done.out
    assert "There is nothing to tell about llama." in done.out
    assert '"fly" is not possible now.' in done.out
    assert "trampoline" in done.out, "the rules"
    assert "goes on." in done.out


def test_a_card_is_explained_by_its_name_in_the_readers_language(rumpus: Run) -> None:
    beasty = catalogue.game("beasty_bar")
    helps = re.findall(r"^help-(\w+)-(\w+) = (.{12})", (beasty.folder / "locale" / "nl.ftl").read_text(), re.MULTILINE)
    _, word, text = helps[0]
    seats = ["--seats", "me,bot:random", "--lang", "nl"]
    assert text in rumpus("play", "beasty_bar", *seats, answers=f"? {word}\nquit\n").out


def test_a_game_that_was_left_goes_on(rumpus: Run, home: Path) -> None:
    path = home / "left.rump"
    left = rumpus("play", "bounce", "--key", "7", "--save", str(path), answers="\n\nquit\n")
    assert f"`rumpus play {path}` goes on." in left.out
    before = load_record(path)
    assert not before.finished
    assert before.header[SITTING] == ["me", "bot:regular"]
    done = rumpus("play", str(path), "--key", "8", answers=ENTERS)
    assert done.code == 0
    after = load_record(path)
    assert after.finished
    assert after.entries[: len(before.entries)] == before.entries
    replay(catalogue.game("bounce"), after)
    assert rumpus("play", str(path)).err.startswith(f"rumpus: {path}: this game is over")


def test_the_end_of_input_and_an_interrupt_lose_nothing(
    rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rumpus("play", "bounce", "--key", "7", answers="\n").code == 0
    (record,) = records(home)
    assert sum(entry.kind == "play" and entry.body["seat"] == 0 for entry in record.entries) == 1

    asked: list[str] = []

    def interrupted(terminal: object, prompt: str) -> str:
        asked.append(prompt)
        if len(asked) == 2:
            raise KeyboardInterrupt
        return ""

    monkeypatch.setattr("rumpus.cli.terminal.Terminal.ask", interrupted)
    done = rumpus("play", "bounce", "--key", "7", "--save", str(home / "cut.rump"))
    assert done.code == 130
    assert load_record(home / "cut.rump").entries


def test_a_kept_game_is_not_written_over(rumpus: Run, home: Path) -> None:
    kept = home / "evening.rump"
    rumpus("play", "bounce", "--key", "1", "--save", str(kept), answers="roll\nquit\n")
    before = kept.read_bytes()
    assert "is there already" in rumpus("play", "bounce", "--save", str(kept), answers="roll\nquit\n").err
    assert kept.read_bytes() == before
    assert rumpus("play", str(kept), "--save", str(kept), answers="roll\nquit\n").err == "", "the same game goes on"
    assert len(kept.read_bytes()) > len(before)


def test_leaving_before_the_first_move_keeps_nothing(rumpus: Run, home: Path) -> None:
    done = rumpus("play", "bounce", "--seats", "me", answers="quit\n")
    assert "nothing is kept" in done.out
    assert records(home) == []


def test_friends_around_an_open_board_need_no_curtain(rumpus: Run) -> None:
    done = rumpus("play", "bounce", "--seats", "me:Els,me:Jan", "--key", "3", answers=ENTERS)
    assert "Pass the keyboard" not in done.out
    assert "Els rolls a" in done.out
    assert "Jan > " in done.out
    assert "You roll" not in done.out


def test_behind_the_curtain_each_sees_only_their_own(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rumpus("new-game", "curtain_call", "--folder", str(home / "games")).code == 0
    monkeypatch.setenv("RUMPUS_GAMES", str(home / "games"))
    path = home / "secret.rump"
    answers = "\n1\n" * 6  # Enter behind the curtain, then the first card
    done = rumpus(
        "play", "curtain_call", "--seats", "me:Els,me:Jan", "--key", "5", "--save", str(path), answers=answers
    )
    assert done.code == 0
    record = load_record(path)
    dealt: dict[str, set[str]] = {"Els": set(), "Jan": set()}
    words = catalogue.game("curtain_call").names["card"]
    for entry in record.entries:
        for event in entry.events:
            if event.kind == "dealt":
                dealt[record.seats[event.arguments["seat"] or 0]].add(words[event.arguments["card"] or 0])
    assert dealt["Els"] != dealt["Jan"], "otherwise this test shows nothing"
    scenes = re.split(r"Pass the keyboard to (\w+)\.", done.out)
    for name, scene in zip(scenes[1::2], scenes[2::2], strict=True):
        told = set(re.findall(r"You are dealt a (\w+)\.", scene))
        assert told <= dealt[name]
        hand = re.search(r"Your hand: (.*)", scene)
        assert hand
        assert set(hand[1].split(", ")) <= dealt[name]
    assert scenes[1] != scenes[3], "they take turns"


@pytest.mark.heavy
def test_a_game_goes_on_as_it_was_begun(rumpus: Run, home: Path) -> None:
    kept = str(home / "left")
    rumpus("play", "bounce", "--key", "1", "--save", kept, answers="roll\nquit\n")
    assert rumpus("play", kept, "--option", "play_on=yes").err.startswith(f"rumpus: {kept} goes on as it was begun")
    assert rumpus("play", kept, "--seats", "3").err.startswith(f"rumpus: {kept} was begun with 2 seats")
    assert rumpus("advise", kept, "--iterations", "20").code == 0


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_sealed_rounds_and_windows_are_played_too(game: Game, rumpus: Run, home: Path) -> None:
    """By one person who types numbers without reading. Each turn is told in its sentence, too."""
    rng = Random(7)
    answers = "".join(f"{rng.randrange(6)}\n" for _ in range(1500))
    path = home / f"{game.name}.rump"
    seats = ",".join(["me", *["bot:random"] * (game.usual_seats - 1)])
    done = rumpus("play", game.name, "--seats", seats, "--save", str(path), "--key", "2", answers=answers)
    assert (done.code, done.err) == (0, "")
    record = load_record(path)
    assert verify(game, record) > 0
    names = ["You", *(f"Bot {number}" for number in range(2, game.usual_seats + 1))]
    words = Words(game, "en", names, 0)
    events = [see_event(game.event_kinds[e.kind], e, WATCHER) for entry in record.entries for e in entry.events]
    turns = [" ".join(map(words.sentence, said)) for _, said in turns_told(game, events)]
    assert turns or game.hooks.text.turn_told is None
    assert [told for told in turns if told not in done.out] == []


def test_a_move_says_what_it_does_on_this_board(rumpus: Run) -> None:
    """The sentence that the page has beside a chosen card, under the move."""
    seats = ["--seats", "me,bot:random", "--key", "3"]
    told = rumpus("play", "beasty_bar", *seats, answers="1\nquit\n").out
    game = catalogue.game("beasty_bar")
    moves = re.findall(r"^ +\d  (play-\S+) .*\n {8,}(\S.*)$", told, re.MULTILINE)
    assert len(moves) == 8, "four cards, twice"
    assert all(words != Words(game, "en", [], 0).say(f"help-animal-{code[5:]}") for code, words in moves)
    assert "does" in json.loads(rumpus("play", "bounce", "--json", *seats).out.splitlines()[-2])["ask"]["moves"][0]


def test_nobody_races_at_one_keyboard(rumpus: Run, home: Path) -> None:
    """Bloops at leisure: everybody is asked, and counters or passes."""
    path = home / "calm.rump"
    seats = ["--seats", "me,bot:random", "--save", str(path), "--key", "4"]
    done = rumpus("play", "bloops", *seats, answers="1\n1\n")
    assert done.code == 0
    assert load_record(path).header["options"]["pace"] == "relaxed"
    assert "Counter with the same, or pass?" in done.out


def test_in_a_race_one_may_let_it_pass(rumpus: Run, home: Path) -> None:
    path = home / "race.rump"
    seats = ["--seats", "me,bot:random", "--option", "pace=race", "--save", str(path), "--key", "4"]
    done = rumpus("play", "bloops", *seats, answers="1\n" + "0\n\n" * 20)
    assert "let it pass (or Enter)" in done.out
    assert sum(entry.kind == "play" and entry.body["seat"] == 0 for entry in load_record(path).entries) == 1


def test_when_all_let_it_pass_the_time_is_up(rumpus: Run, home: Path) -> None:
    path = home / "patient.rump"
    seats = ["--seats", "me:A,me:B", "--option", "pace=race", "--save", str(path), "--key", "4"]
    rumpus("play", "bloops", *seats, "--json", answers="1\n" * 5 + "0\n" * 40)
    assert any(entry.kind == "time_out" for entry in load_record(path).entries)


def test_plain_text_has_nothing_that_cannot_be_read_aloud(rumpus: Run) -> None:
    done = rumpus("play", "bounce", "--plain", "--key", "7", answers=ENTERS)
    assert not re.search("[\u2500-\u259f\x1b]", done.out)
    assert "You: on the lawn, no jump yet." in done.out


def test_the_laying_order_is_said_before_it_bites(rumpus: Run) -> None:
    seats = ["--seats", "me,bot:random", "--key", "1"]
    assert (
        "one that you pass over cannot follow"
        in rumpus("play", "boulder_bluff", *seats, answers="boulder-1\nquit\n").out
    )


def test_programs_play_in_json(rumpus: Run, home: Path) -> None:
    path = home / "json.rump"
    done = rumpus("play", "bounce", "--json", "--key", "7", "--save", str(path), answers="fly\n" + "roll\n" * 200)
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert lines[0] == {"game": "bounce", "rules": 2, "seats": ["You", "Bot 2"]}
    assert any(line.get("error", {}).get("name") == "BadMove" for line in lines)
    asked = next(line["ask"] for line in lines if "ask" in line)
    [roll] = asked["moves"]
    assert (roll["code"], roll["text"]) == ("roll", "Roll")
    assert "18" in roll["does"], "how far three dice go"
    assert lines[-1]["result"] == load_record(path).last["result"]
    assert json.loads(rumpus("play", "bounce", "--json", "--key", "7").out.splitlines()[-1])["unfinished"]


def test_a_result_tells_what_the_game_counts_and_what_breaks_a_tie() -> None:
    def told(game: str, score: Score, **view: object) -> list[str]:
        words = Words(catalogue.game(game), "en", ["Ada", "Bob"], 0)
        return drawing.result(score, ["Ada", "Bob"], Phrases("en"), words, view)

    bar = {"guests": [1, 1], "points": [2, 4]}
    assert told("beasty_bar", Score([1, 1], [2, 1]), advanced=0, **bar) == [
        "1. Bob, 1 animal in the bar, 4 points",
        "2. Ada, 1 animal in the bar, 2 points",
    ]
    assert told("beasty_bar", Score([2, 4], [2, 1]), advanced=1, **bar)[0] == "1. Bob, 4 points"
    assert told("bounce", Score([1, 0], [1, 0]), jumps=[1, 15]) == ["1. Ada, 1 jump of 15", "–  Bob, no place"]
    assert told("bloops", Score([1, 20], [1, 2])) == ["1. Ada, 1 point", "2. Bob, 20 points"]
