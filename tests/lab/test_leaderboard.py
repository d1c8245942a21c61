"""The leaderboard that the arena keeps."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from rumpus.cli import main
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.lab.arena import PlayedGame, rated, summary
from rumpus.lab.leaderboard import (
    BadLeaderboard,
    LeaderboardFile,
    check_new,
    command_of,
    count_run,
    read_leaderboard,
    setting_in,
    write_leaderboard,
)

KEY = bytes(31) + b"\x07"


def games(winner: int, count: int) -> list[PlayedGame]:
    places = (1, 2) if winner == 0 else (2, 1)
    return [PlayedGame(deal, (0, 1), (0, 0), places) for deal in range(count)]


def test_ratings_go_on_from_run_to_run(tmp_path: Path) -> None:
    game, path = catalogue.game("bounce"), tmp_path / "board.json"
    options = options_for(game, 2)
    for run, (bots, winner) in enumerate(((["a", "b"], 0), (["b", "c"], 0), (["a", "c"], 0))):
        board = read_leaderboard(path)
        count_run(setting_in(board, game, options), bots, bots, games(winner, 20), bytes([run]) * 32, f"run {run}")
        write_leaderboard(path, board)
    (setting,) = read_leaderboard(path).settings
    assert [one.bot for one in setting.ratings] == ["a", "b", "c"]
    assert [one.games for one in setting.ratings] == [40, 40, 40]
    assert [run.command for run in setting.runs] == ["run 0", "run 1", "run 2"]
    assert all(one.low < one.mu < one.high for one in setting.ratings)
    one_run = summary(games(0, 20), ["a", "b"]).standings[0].rating
    fresh = LeaderboardFile(1, [])
    count_run(setting_in(fresh, game, options), ["a", "b"], ["a", "b"], games(0, 20), KEY, "")
    best = fresh.settings[0].ratings[0]
    assert (best.mu, best.low, best.high) == pytest.approx((one_run.value, one_run.low, one_run.high), abs=0.01)
    assert rated(games(0, 3) + games(0, 2), [None, None]) == rated(games(0, 2), rated(games(0, 3), [None, None]))


def test_settings_are_rated_apart() -> None:
    game, board = catalogue.game("beasty_bar"), LeaderboardFile(1, [])
    usual, advanced = options_for(game, 2), options_for(game, 2, {"advanced": True})
    deck = {**game.facts.deck, "animals": [{**animal, "points": 1} for animal in game.facts.deck["animals"]]}
    for options in (usual, advanced, options_for(game, 3), options_for(game, 2, None, deck), usual):
        count_run(setting_in(board, game, options), ["a", "b"], ["a", "b"], games(0, 1), KEY, "")
    assert [len(one.runs) for one in board.settings] == [2, 1, 1, 1]
    said = command_of(game, advanced, ["shark@800", "program:./my bot"], 10, KEY, Path("house.toml"))
    assert said == (
        "rumpus arena beasty_bar --seats 2 --bots 'shark@800,program:./my bot' --games 10 --key 7"
        " --option advanced=true --deck house.toml"
    )


def test_the_same_deals_are_not_counted_twice() -> None:
    game, board, path = catalogue.game("bounce"), LeaderboardFile(1, []), Path("board.json")
    setting = setting_in(board, game, options_for(game, 2))
    count_run(setting, ["a", "b"], ["a", "b"], games(0, 1), KEY, "")
    check_new(path, setting, ["a", "c"], KEY)
    check_new(path, setting, ["a", "b"], bytes(32))
    with pytest.raises(BadLeaderboard, match="key 7 already"):
        check_new(path, setting, ["b", "a"], KEY)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"name": "mine"}', '{"leaderboard": 2}', '{"settings": [{"game": 1}]}', "\0"]
)
def test_what_is_no_leaderboard_is_named(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "board.json"
    path.write_text(text)
    assert main(("arena", "bounce", "--bots", "random,greedy", "--games", "2", "--leaderboard", str(path))) == 2
    assert "no leaderboard" in capsys.readouterr().err
    assert path.read_text() == text


def test_runs_that_end_together_are_all_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between reading and writing nobody else writes."""
    locks = pytest.importorskip("fcntl")
    path, tried = tmp_path / "board.json", []

    def write(there: Path, board: LeaderboardFile) -> None:
        other = os.open(there.parent, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            locks.flock(other, locks.LOCK_EX | locks.LOCK_NB)
        write_leaderboard(there, board)
        tried.append(other)

    monkeypatch.setattr("rumpus.cli.arena.write_leaderboard", write)
    asked = ["arena", "bounce", "--bots", "random,random", "--games", "2", "--jobs", "1", "--key", "1"]
    assert main([*asked, "--leaderboard", str(path)]) == 0
    locks.flock(tried[0], locks.LOCK_EX | locks.LOCK_NB)  # and then somebody may
    os.close(tried[0])


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "board.json"
    words = ("arena", "bounce", "--seats", "2", "--bots", "random,greedy", "--games", "4", "--jobs", "1")
    assert main((*words, "--key", "7", "--leaderboard", str(path), "--lang", "en")) == 0
    shown = capsys.readouterr().out
    assert "one run" in shown
    assert "4 games" in shown
    assert main((*words, "--key", "8", "--leaderboard", str(path), "--json")) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["leaderboard"] == json.loads(path.read_text())["settings"][0]
    assert [one["games"] for one in data["leaderboard"]["ratings"]] == [8, 8]
    assert [run["command"] for run in data["leaderboard"]["runs"]] == [
        f"rumpus arena bounce --seats 2 --bots random,greedy --games 4 --key {key}" for key in (7, 8)
    ]
    before = path.read_text()
    assert main((*words, "--key", "7", "--leaderboard", str(path))) == 2
    assert path.read_text() == before
    assert main((*words, "--leaderboard", str(tmp_path / "nowhere" / "board.json"))) == 2
