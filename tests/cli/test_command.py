"""The door: help, languages, errors, exit codes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.cli import main
from rumpus.cli.command import COMMANDS, parser_of
from rumpus.cli.phrases import Phrases, language
from rumpus.core import catalogue
from rumpus.core.archive import load_record
from rumpus.core.words import LANGUAGES
from rumpus.lab.sweep import decks
from tests.cli.conftest import Done, Run


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_with_examples(rumpus: Run, command: str, lang: str) -> None:
    done = rumpus(command, "--help", "--lang", lang)
    assert done.code == 0
    assert done.err == ""
    assert f"rumpus {command}" in done.out
    assert done.out.count(f"rumpus {command}") >= 2, "the usage, and at least one example"
    assert "--json" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_lists_every_command(rumpus: Run, lang: str) -> None:
    for argv in (["--help", "--lang", lang], ["--lang", lang, "help"], ["help", "--lang", lang]):
        done = rumpus(*argv)
        assert done.code == 0
        assert all(f"\n  {command} " in done.out for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_what_holds_without_an_option(command: str, lang: str) -> None:
    """The help of `review` said 60 moments where there were 120: numbers come from where they are decided."""
    for action in parser_of(command, Phrases(lang))._actions:
        if isinstance(action.default, int | float) and not isinstance(action.default, bool):
            told = re.sub(r"(?<=\d)[.,\s](?=\d{3})", "", str(action.help))
            assert f"({action.default:g})" in told, action.dest


def test_help_in_dutch_is_dutch(rumpus: Run) -> None:
    assert rumpus("help", "play", "--lang", "nl").out.startswith("gebruik: rumpus play")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["frob"], "rumpus: no command 'frob'"),
        (["play"], "rumpus: the following arguments are required: GAME"),
        (["play", "chess"], "rumpus: no game 'chess'; there are: "),
        (["play", "bounce", "--seats", "me,you"], "rumpus: --seats wants me"),
        (["play", "bounce", "--seats", "me,bot:genius"], "rumpus: no level 'genius'"),
        (["play", "bounce", "--seats", "9"], "rumpus: Bounce is for 1 to 4 seats, not 9"),
        (["play", "bounce", "--seats", "999999999999"], "rumpus: Bounce is for 1 to 4 seats"),
        (["play", "bounce", "--option", "play_on"], "rumpus: --option wants NAME=VALUE"),
        (["play", "bounce", "--option", "speed=3"], "rumpus: Bounce has no option 'speed'"),
        (["play", "bounce", "--option", "play_on=perhaps"], "rumpus: Bounce: option play_on is yes or no"),
        (["play", "bounce", "--deck", "/nowhere.toml"], "rumpus: /nowhere.toml: cannot be read"),
        (["play", "bounce", "--key", "xyz"], "rumpus: --key wants hexadecimal digits"),
        (["play", "bounce", "--key", "0" * 66], "rumpus: --key has at most 64 digits"),
        (["play", "bounce", "--save", "/nowhere/game.rump"], "rumpus: /nowhere/game.rump: there is no folder"),
        (["play", "/nowhere.rump"], "rumpus: /nowhere.rump: cannot be read"),
        (["rules", "chess"], "rumpus: no game 'chess'"),
        (["moves", "bounce", "--what"], "rumpus: unrecognized arguments: --what"),
        (["games", "--lang", "xx"], "rumpus: no language 'xx'; there are: en, nl, fr"),
        (["simulate", "bounce", "--games", "0"], "rumpus: --games wants a number from 1 on"),
        (["simulate", "bounce", "--jobs", "0"], "rumpus: --jobs wants a number from 1"),
        (["simulate", "bounce", "--games", f"1{20 * '0'}"], "rumpus: --games wants a number from 1 to 10,000,000,000"),
        (
            ["sweep", "bounce", "--vary", "seats=2", "--games", f"1{9 * '0'}"],
            "rumpus: --games wants a number from 2 to",
        ),
        (["advise", "x.rump", "--iterations", f"1{20 * '0'}"], "rumpus: --iterations wants a number from 2 to"),
        (["simulate", "bounce", "--seats", "5"], "rumpus: Bounce is for 1 to 4 seats, not 5"),
        (["solve", "beasty_bar"], "rumpus: Beasty Bar: New Beasts in Town hides things"),
        (["replay", "/nowhere.rump"], "rumpus: /nowhere.rump: cannot be read"),
        (["verify", "/"], "rumpus: /: cannot be read"),
        (["new-game", "bounce"], "rumpus: there is a game 'bounce' already"),
        (["new-game", "random"], "rumpus: 'random' is the name of a Python package"),
        (["new-game", "../up"], "rumpus: a game's name is of small letters"),
        (
            ["serve", "--database", "/dev/null/room.sqlite"],
            "rumpus: the room cannot be opened: the room in",
        ),
        (["serve", "--database", "postgresql://127.0.0.1:1/room"], "rumpus: the room cannot be opened: PostgreSQL: "),
        (["serve", "--database", "postgresql://[room"], "rumpus: postgresql://[room: this is no address of a database"),
        (["backup", "copy", "--database", "/nowhere.sqlite"], "rumpus: /nowhere.sqlite: there is no room there"),
        (["help", "nonsense"], "rumpus: no command 'nonsense'; there are: serve, play"),
        (["help", "nonsense", "--lang", "en"], "rumpus: no command 'nonsense'; there are: serve, play"),
        (["arena", "bounce", "--games", "many"], "rumpus: --games wants a number, not 'many'"),
        (["arena", "bounce", "--games"], "rumpus: --games wants a value after it"),
        (["--what"], "rumpus: unrecognized arguments: --what"),
        (["--plain", "--what"], "rumpus: unknown --what"),
        (["--plain", "play", "chess"], "rumpus: no game 'chess'"),
        (["play", "bounce", "--key", ""], "rumpus: --key wants hexadecimal digits"),
        (["rules", "bounce", "--plain=1"], "rumpus: --plain takes no value, so not '1'"),
        (["simulate", "bounce", "--ray", "local", "--gpu"], "rumpus: --gpu and --ray do not go together"),
        (["wire", "--typescript", "/nowhere/wire.ts"], "rumpus: /nowhere/wire.ts: it is not there"),
        (["simulate", "bounce", "--games", "9", "--out", "/dev/null"], "rumpus: /dev/null: "),
        (["balance", "bounce", "--out", "/nowhere/report.html"], "rumpus: /nowhere/report.html: there is no folder"),
        (["tune", "bloops", "--wish", "seats=2%", "--out", "/"], "rumpus: / is a folder"),
        (["puzzles", "bloops", "--out", "/nowhere/some.json"], "rumpus: /nowhere/some.json: there is no folder"),
        (["arena", "bounce", "--leaderboard", "/nowhere/board"], "rumpus: /nowhere/board: there is no folder"),
        (["review", "/nowhere.rump", "--svg", "/nowhere/a.svg"], "rumpus: /nowhere/a.svg: there is no folder"),
        (["puzzles", "bloops", "--minutes", "nan"], "rumpus: --minutes wants a number"),
        (["puzzles", "bounce", "--check"], "rumpus: Bounce has no puzzles of its own"),
        (["arena", "bounce", "--bots", "shark@0"], "rumpus: 'shark@0': a budget is"),
        (["arena", "bounce", "--bots", "shark@nans"], "rumpus: 'shark@nans': a budget is"),
        (["sweep", "bounce", "--vary", "seats=1..99999999999"], "rumpus: '1..99999999999': a range has at most 1"),
        (["serve", "--port", "-1"], "rumpus: the setting port cannot be '-1'"),
        (["serve", "--workers", "0"], "rumpus: the setting workers cannot be '0'"),
        (["serve", "--host", "192.0.2.1", "--no-browser"], "rumpus: '192.0.2.1' is no address of this machine"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(rumpus: Run, argv: list[str], said: str) -> None:
    done = rumpus(*argv)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(said)
    assert done.err.count("\n") == 1


def test_an_unexpected_error_is_one_line_too(rumpus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> dict[str, Path]:
        raise ZeroDivisionError("a\nb")

    monkeypatch.setattr("rumpus.core.catalogue.folders", broken)
    done = rumpus("games")
    assert (done.code, done.err) == (1, "rumpus: unexpected ZeroDivisionError: a b (RUMPUS_DEBUG=1 shows where)\n")
    monkeypatch.setenv("RUMPUS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["games"])


def test_interrupting_leaves_with_130(rumpus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> dict[str, Path]:
        raise KeyboardInterrupt

    monkeypatch.setattr("rumpus.core.catalogue.folders", interrupted)
    assert rumpus("games").code == 130


def test_interrupting_leaves_quietly_while_modules_are_read(rumpus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Reading:
        def __getattr__(self, name: str) -> object:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "rumpus.cli.command", Reading())
    assert rumpus("games") == Done(130, "", "")


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m rumpus moves beasty_bar --json | head -c 10; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert (done.stdout[-2:], done.stderr) == ("0\n", "")


NOTHING_HEAVY = """
import sys
from rumpus.cli import main
main(sys.argv[1:])
heavy = {"numba", "numpy", "llvmlite", "litestar", "msgspec", "sqlalchemy"} & set(sys.modules)
assert not heavy, heavy
"""


@pytest.mark.parametrize(
    "argv",
    [
        ["--help"],
        ["games"],
        ["moves", "beasty_bar"],
        ["play", "bounce", "--seats", "bot,bot"],
        ["referee"],
        ["simulate", "bounce", "--games", "10"],
        ["solve", "bounce", "--seats", "1"],
    ],
    ids=lambda argv: argv[0],
)
def test_nothing_heavy_is_imported_without_need(argv: list[str]) -> None:
    """What makes the first answer quick, measured by its cause."""
    command = [sys.executable, "-c", NOTHING_HEAVY, *argv]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_language_comes_from_the_first_that_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert language(["play", "--lang", "nl"]) == "nl"
    assert language(["play", "--lang=nl"]) == "nl"
    assert language([]) == "en", "RUMPUS_LANG"
    monkeypatch.delenv("RUMPUS_LANG")
    assert language([]) == "fr"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language([]) == "en"


def test_what_the_system_says_is_in_the_readers_language(rumpus: Run) -> None:
    done = rumpus("verify", "/nowhere.rump", "--lang", "nl")
    assert done.err == "rumpus: /nowhere.rump: kan niet worden gelezen (het is er niet)\n"
    done = rumpus("serve", "--settings", "/", "--lang", "fr")
    assert done.err == "rumpus: / : c’est un dossier\n"


def test_paths_in_the_help_stay_whole(rumpus: Run) -> None:
    assert "docs/how-to/balance-a-deck.md" in rumpus("compare", "--help").out


def test_help_about_help_is_the_overview(rumpus: Run) -> None:
    assert rumpus("help", "help").out == rumpus("help").out


@pytest.mark.parametrize(
    "written",
    [
        'host = ""',  # it would listen everywhere
        "rate = nan",  # no limit would hold
        "rate = -1.0",
        "connections = 0",
        "away_after = inf",
        'origins = ["http://[::1"]',
        'origins = ["games.example.org"]',
        'push_key = "!!!"',
    ],
)
def test_settings_with_which_no_room_could_be_kept_are_named(rumpus: Run, home: Path, written: str) -> None:
    (home / "room.toml").write_text(written)
    done = rumpus("serve", "--settings", str(home / "room.toml"))
    assert done.code == 2
    assert f"the setting {written.partition(' ')[0]} cannot be" in done.err
    assert "Traceback" not in done.err


def test_a_settings_file_names_what_is_wrong(rumpus: Run, home: Path) -> None:
    (home / "room.toml").write_text("prot = 80\n", encoding="utf-8")
    done = rumpus("serve", "--settings", str(home / "room.toml"), "--lang", "nl")
    assert done.err.startswith("rumpus: er is geen instelling prot;")


@pytest.mark.parametrize("text", ["[1, 2]", '"bear"', "3"])
def test_json_that_is_no_deck_is_said_to_be_none(rumpus: Run, home: Path, text: str) -> None:
    (home / "deck.json").write_text(text, encoding="utf-8")
    done = rumpus("simulate", "boulder_bluff", "--deck", str(home / "deck.json"))
    assert done.err == f"rumpus: {home / 'deck.json'}: a deck is its tables by name, not one value or list\n"


def test_a_deck_may_begin_with_a_mark(rumpus: Run, home: Path) -> None:
    (home / "deck.json").write_text('\ufeff{"game": "bloops"}', encoding="utf-8")
    done = rumpus("simulate", "boulder_bluff", "--deck", str(home / "deck.json"))
    assert "is a deck for bloops" in done.err


def test_version(rumpus: Run) -> None:
    assert rumpus("--version").out.startswith("rumpus 0.")


def test_the_menu_needs_somebody_to_answer(rumpus: Run) -> None:
    assert rumpus("--plain").out.startswith("usage: rumpus")


def test_games_rules_and_moves(rumpus: Run) -> None:
    games = json.loads(rumpus("games", "--json").out)
    assert {"bounce", "beasty_bar"} <= {game["name"] for game in games}
    assert "Bounce  (bounce)" in rumpus("games").out
    moves = json.loads(rumpus("moves", "bounce", "--json").out)
    assert moves[1] == {"number": 1, "code": "faceplant", "text": "Faceplant"}
    assert "   1  faceplant  Faceplant\n" in rumpus("moves", "bounce").out
    rules = json.loads(rumpus("rules", "bounce", "--json", "--lang", "nl").out)
    assert rules["language"] == "nl"
    assert len(rumpus("rules", "Bounce").out) > 1000


def test_one_broken_folder_hides_no_game(rumpus: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "broken_one"
    folder.mkdir(parents=True)
    (folder / "game.toml").write_text("title = ")
    monkeypatch.setenv("RUMPUS_GAMES", str(folder.parent))
    done = rumpus("games")
    assert done.code == 0
    assert "Bounce" in done.out
    assert done.err.startswith("rumpus: broken_one: game.toml cannot be read")


IN_DUTCH = [
    (["help", "onzin"], "rumpus: er is geen opdracht 'onzin'; er zijn: serve, play"),
    (["play"], "rumpus: dit ontbreekt nog: GAME (zie rumpus play --help)"),
    (["play", "schaak"], "rumpus: er is geen spel 'schaak'; er zijn: "),
    (["moves", "bounce", "--wat"], "rumpus: dit wordt niet begrepen: --wat"),
    (["arena", "bounce", "--games", "veel"], "rumpus: --games vraagt om een getal, niet om 'veel'"),
    (["arena", "bounce", "--games"], "rumpus: na --games hoort nog een waarde"),
    (["play", "bounce", "--option", "play_on=misschien"], "rumpus: Bounce: de optie play_on is yes of no"),
    (["play", "/nergens.rump"], "rumpus: /nergens.rump: kan niet worden gelezen"),
    (["solve", "beasty_bar"], "rumpus: Beasty Bar: New Beasts in Town verbergt iets"),
    (["balance", "bounce", "--scale", "0"], "rumpus: --scale vraagt om een getal van 0,001 t/m 1.000, niet om 0"),
]


@pytest.mark.parametrize(("argv", "said"), IN_DUTCH)
def test_errors_are_in_the_readers_language(rumpus: Run, argv: list[str], said: str) -> None:
    done = rumpus(*argv, "--lang=nl")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(said)


def test_programs_get_a_code_that_stays(rumpus: Run) -> None:
    for lang in LANGUAGES:
        done = rumpus("play", "chess", "--json", "--lang", lang)
        error = json.loads(done.err)["error"]
        assert (done.code, done.out, error["name"], error["code"]) == (2, "", "UnknownGame", "no-game")
        assert error["arguments"]["name"] == "chess"
        assert "bounce" in error["arguments"]["games"]
    error = json.loads(rumpus("play", "bounce", "--save", "/", "--json").err)["error"]
    assert (error["code"], error["arguments"]) == ("file-folder", {"path": "/"})


@pytest.mark.parametrize("given", ["toml", "toml game", "json", "json game", "json deck"])
def test_a_house_deck_is_taken_everywhere(rumpus: Run, home: Path, given: str) -> None:
    """TOML and JSON, with and without the name of its game."""
    kind, _, extra = given.partition(" ")
    path = home / f"ours.{kind}"
    if kind == "toml":
        named = 'game = "boulder-bluff"\n' if extra else ""
        path.write_text(named + '[[deck.chalk]]\nvalue = 1\ncount = 5\nsource = "HOUSE"\n')
    else:
        tables: dict[str, object] = {"chalk": [{"value": 1, "count": 5, "source": "HOUSE"}]}
        deck = {"deck": tables} if extra == "deck" else tables | ({"game": "boulder_bluff"} if extra else {})
        path.write_text(json.dumps(deck))
    seats = ["--seats", "bot:random,bot:random", "--key", "1", "--save", str(home / "game.rump")]
    assert rumpus("play", "boulder_bluff", "--deck", str(path), *seats).code == 0
    assert load_record(home / "game.rump").header["deck"]["chalk"][0]["count"] == 5
    game, found = decks([str(path), "own"], catalogue.game("boulder_bluff"))
    assert game is not None
    assert found[0] is not None
    assert found[0]["chalk"] == [{"value": 1, "count": 5, "source": "HOUSE"}]


def test_a_deck_for_another_game_is_refused(rumpus: Run, home: Path) -> None:
    path = home / "ours.toml"
    path.write_text('game = "bloops"\n[[deck.default]]\nvalue = 1\n')
    done = rumpus("play", "boulder_bluff", "--deck", str(path), "--seats", "bot,bot")
    assert done.err == f"rumpus: {path}: this is a deck for bloops, not for Boulder Bluff\n"
