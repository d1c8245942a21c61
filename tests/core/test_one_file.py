"""A game of one file: found like a folder, playable at once, in English where nothing is translated."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from rumpus.bots import seat_bot
from rumpus.core import catalogue
from rumpus.core.archive import read_record, record_of, replay, write_record
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.words import LANGUAGES, Words, catalogue_text, rules_for_players
from rumpus.kernel.errors import BadGame, BadOption, UnknownGame
from rumpus.lab.match import play_match

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "games"
PIG = (EXAMPLES / "pig.py").read_text(encoding="utf-8")


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setenv("RUMPUS_GAMES", str(EXAMPLES))
    return catalogue.game("pig")


def write(folder: Path, name: str, text: str = PIG) -> Path:
    """Each test has a name of its own: Python imports a module once."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder / name.split("/")[0]


def test_it_is_found_and_has_what_a_folder_has(pig: Game) -> None:
    assert (pig.title, pig.version, pig.seats, pig.usual_seats) == ("Pig", 1, range(2, 7), 2)
    assert [move.code for move in pig.moves] == ["hold", "roll"]
    assert pig.rules.MOVES == pig.rules.CHOICES == 2
    assert [kind.name for kind in pig.events] == ["rolled", "held", "lost"]
    assert pickle.loads(pickle.dumps(pig)) is pig


def test_bots_play_it_and_its_record_replays(pig: Game) -> None:
    bots = [seat_bot(pig, level, bytes(32), fast=False) for level in ("child", "random")]
    session = play_match(pig, options_for(pig, 2), bytes(32), bots)
    record = read_record(write_record(record_of(session, ["a", "b"])))
    assert replay(pig, record).state == session.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_translated_is_english(pig: Game, language: str) -> None:
    words = Words(pig, language, ["Ann", "Bob"], 0)
    assert words.move(1) == "Roll"
    assert words.name("phase", "choose") == "choose"
    assert rules_for_players(pig, language)[0] == "en"
    assert rules_for_players(pig, language)[1].startswith("# Pig")
    assert "event-rolled = " in catalogue_text(pig, language)


def test_a_folder_may_translate_some_of_it(tmp_path: Path) -> None:
    folder = write(tmp_path, "pig_in_part/game.py")
    write(tmp_path, "pig_in_part/locale/nl.ftl", "move-roll = Gooi\n")
    write(tmp_path, "pig_in_part/RULES.nl.md", "# Varken\n")
    game = catalogue.load(folder)
    said = [Words(game, language, ["Ann", "Bob"], 0).move(1) for language in LANGUAGES]
    assert said == ["Roll", "Gooi", "Roll"]
    assert [rules_for_players(game, language)[0] for language in ("nl", "fr")] == ["nl", "nl"]
    assert game.name == "pig_in_part"


def test_a_python_file_that_is_no_game_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "helper.py", "print(1 / 0)\nX = {'GAME': 1}\n")
    monkeypatch.setenv("RUMPUS_GAMES", str(tmp_path))
    assert "helper" not in catalogue.names()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("no_seats", '"seats": (2, 6), ', "", "wrong_no_seats.py lacks 'GAME.seats'"),
        (
            "one_count",
            "(2, 6)",
            "(2,)",
            r"'GAME.seats' in wrong_one_count.py .* such as \(2, 6\), .* not \(2,\)",
        ),
        ("seats_text", "(2, 6)", "'2-6'", "'GAME.seats' in wrong_seats_text.py should be the least and the most"),
        ("no_title", '"title": "Pig"', '"title": " "', "wrong_no_title.py lacks 'GAME.title'"),
        (
            "see",
            "    pot: int = field(see=ALL)",
            "    pot: int = field(see='all')",
            r"see='all': ALL, .* \(wrong_see.py:27\)",
        ),
        ("of", "see=ALL, of=PHASE)", "see=ALL, of='phase')", r"of='phase': Names\(.* \(wrong_of.py:24\)"),
        (
            "width",
            "    pot: int = field(see=ALL)",
            "    pot: int = field(see=ALL, width=12)",
            r"8, 16, 32, 64 .*width.py:27\)",
        ),
        (
            "sizes",
            "field(MOST, see=ALL)",
            "field(see=ALL)",
            r"safe is written as list\[int\], .* begins with 1 sizes, not 0",
        ),
        ("counts", "field(MOST, see=ALL)", "field(6, see=ALL, counts=PHASE)", r"safe counts 3 kinds \(phase\)"),
        (
            "event_of",
            '"held seat points"',
            '"held seat points@who"',
            "points@who is for a seat in 'who'; there are seat, po",
        ),
        ("count_kind", "(2, 6)", "(2, '6')", "'GAME.seats.most' in wrong_count_kind.py should be a whole number"),
        ("too_many", "(2, 6)", "(2, 9)", "'GAME.seats.most' in wrong_too_many.py should be from 1 to 8, not 9"),
        ("no_dict", "GAME = {", "GAME = 3\nOTHER = {", "GAME should be a dict with at least 'title' and 'seats'"),
        ("no_moves", 'MOVES = {"hold": "Hold", "roll": "Roll"}', "MOVES = 2", "MOVES should be a dict"),
        ("no_label", '"roll": "Roll"}', '"roll": 1}', "MOVES should be a dict"),
        ("no_land", "def land(", "def landing(", "wrong_no_land.py lacks the function 'land'"),
        ("misspelt", "def imagine(", "def imagin(", "was 'imagine' meant"),
        (
            "shape",
            "def odds(s: State, ",
            "def odds(",
            "'odds' of wrong_shape.py takes 1 arguments, but is called with 2",
        ),
        ("no_state", "class State(", "class Stat(", r"NameError: name 'State' is not defined \(wrong_no_state.py:60\)"),
        (
            "no_field",
            "    seats: int = field(see=ALL)\n",
            "",
            "wrong_no_field.py needs a class State with the field 'seats'",
        ),
        ("hook", "def next_turn(", "def sensibl(s, seat, moves, n): ...\n\n\ndef next_turn(", "was 'sensible' meant"),
        ("syntax", "def turn(s: State)", "def turn(s: State", "cannot be imported: .*syntax.py, line"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    assert old in PIG
    path = write(tmp_path, f"wrong_{name}.py", PIG.replace(old, new))
    with pytest.raises(BadGame, match=problem):
        catalogue.load(path)


def test_a_name_with_capitals_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "MyPig.py")
    monkeypatch.setenv("RUMPUS_GAMES", str(tmp_path))
    assert [catalogue.game(name).name for name in ("MyPig", "mypig")] == ["MyPig", "MyPig"]


def test_the_words_may_be_a_dict(tmp_path: Path) -> None:
    words = {"event-lost": "{ $seat-you ->\n    [you] Yours.\n   *[other] Theirs.\n}"}
    head, tail = PIG.split("\nWORDS = ", 1)
    text = f"{head}\nWORDS = {json.dumps(words)}\n" + tail.split('"""', 2)[2]
    game = catalogue.load(write(tmp_path, "pig_of_a_dict.py", text))
    lost = game.event((2, 0))
    assert [Words(game, "en", ["Ann", "Bob"], seat).event(lost) for seat in (0, 1)] == ["Yours.", "Theirs."]


OPTIONS = {
    "goal": {"kind": "number", "least": 20, "most": 100, "default": 50},
    "fast": {"kind": "flag", "default": False},
    "dice": {"kind": "choice", "choices": ["one", "two"], "default": "one"},
}


@pytest.mark.parametrize(
    ("name", "values", "wrong", "problem"),
    [
        ("goal", {20: 20, "100": 100}, [19, 101, -20], "option goal is from 20 to 100, not"),
        ("goal", {}, ["many", None], "option goal is a number, not"),
        ("fast", {"yes": 1, False: 0, "on": 1}, ["perhaps", 2], "option fast is yes or no, not"),
        ("dice", {"two": 1}, ["three", 1], "option dice is one of one, two, not"),
        ("colour", {}, ["red"], "has no option 'colour'"),
    ],
)
def test_an_option_is_within_what_the_game_declares(
    tmp_path: Path, name: str, values: dict[object, int], wrong: list[object], problem: str
) -> None:
    text = PIG.replace('"seats": (2, 6), ', f'"seats": (2, 6), "options": {OPTIONS!r}, ')
    game = catalogue.load(write(tmp_path, f"optional_{name}_{len(values)}.py", text))
    assert {value: options_for(game, 2, {name: value}).number(name) for value in values} == values
    for value in wrong:
        with pytest.raises(BadOption, match=problem):
            options_for(game, 2, {name: value})


def test_a_game_that_is_nearly_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is not, and a file that does not say that it is a game."""
    monkeypatch.setenv("RUMPUS_GAMES", str(tmp_path / "mygame"))
    with pytest.raises(UnknownGame, match=r"RUMPUS_GAMES names .*mygame, where no folder is"):
        catalogue.game("sow")
    write(tmp_path, "sow.py", PIG.replace("GAME = ", "GAMES = "))
    monkeypatch.setenv("RUMPUS_GAMES", str(tmp_path))
    with pytest.raises(UnknownGame, match=r"no game 'sow': .*sow\.py says no GAME = …"):
        catalogue.game("sow")
