"""The arena, and the commands of advice and review."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rumpus.bots import seat_bot
from rumpus.cli import main
from rumpus.core import catalogue
from rumpus.core.archive import record_of, save_record
from rumpus.core.options import options_for
from rumpus.lab.arena import PlayedGame, arena, lineups, summary
from rumpus.lab.match import play_match
from rumpus.lab.statistics import Interval

KEY = bytes(range(32))


@pytest.mark.parametrize("bots", [2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_bot_has_every_seat_as_often(bots: int, seats: int) -> None:
    tables = lineups(bots, seats)
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == list(range(bots))


def test_the_arena_counts_right() -> None:
    played = [
        PlayedGame(0, (0, 1), (5, 3), (1, 2)),
        PlayedGame(0, (1, 0), (4, 4), (1, 1)),
        PlayedGame(1, (0, 1), (5, 3), (1, 2)),
        PlayedGame(1, (1, 0), (2, 4), (2, 1)),
    ]
    result = summary(played, ["a", "b"])
    assert result.deals == 2
    assert result.beats[0, 1].value == pytest.approx((0.75 + 1.0) / 2)
    assert result.beats[1, 0].value == pytest.approx(1 - result.beats[0, 1].value)
    assert result.standings[0].first.value == pytest.approx((0.75 + 1.0) / 2)
    assert result.standings[0].points.value == pytest.approx(4.5)
    assert result.beats[0, 1].low >= 0.0, "a share of less than nothing is none"
    assert result.beats[0, 1].high == 1.0
    assert result.standings[0].rating.value > result.standings[1].rating.value


def test_one_deal_says_little() -> None:
    """It said 100 % (100 – 100)."""
    games = [PlayedGame(0, (0, 1), (5, 3), (1, 2)), PlayedGame(0, (1, 0), (2, 4), (2, 1))]
    result = summary(games, ["a", "b"])
    assert result.beats[0, 1] == Interval(1.0, 0.0, 1.0)
    assert result.standings[0].first == Interval(1.0, 0.0, 1.0)
    assert not result.standings[0].points.known
    assert not result.clear(0, 1)


def test_pairs_are_compared_by_deal_and_corrected_for_their_number() -> None:
    """Six deals for a against b are enough alone (1 in 32), but not among three pairs."""
    two = [PlayedGame(deal, (0, 1), (1, 0), (1, 2)) for deal in range(6)]
    assert summary(two, ["a", "b"]).luck == {(0, 1): 1 / 32, (1, 0): 1 / 32}
    three = [PlayedGame(deal, (0, 1, 2), (1, 0, 0), (1, 2, 2)) for deal in range(6)]
    result = summary(three, ["a", "b", "c"])
    assert result.luck[0, 1] == pytest.approx(3 / 32)
    assert result.luck[1, 2] == 1.0
    assert not result.clear(0, 1)
    ten = summary([PlayedGame(deal, (0, 1, 2), (1, 0, 0), (1, 2, 2)) for deal in range(10)], ["a", "b", "c"])
    assert ten.clear(0, 1)
    assert not ten.clear(1, 2)


def test_always_so_far_is_not_always() -> None:
    result = summary([PlayedGame(deal, (0, 1), (1, 0), (1, 2)) for deal in range(8)], ["a", "b"])
    assert result.beats[0, 1].value == 1.0
    assert 0.5 < result.beats[0, 1].low < 0.9
    assert result.standings[0].points.low == result.standings[0].points.high == 1.0, "points are no share"


def test_the_arena_is_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    game = catalogue.game("beasty_bar")
    options = options_for(game, 2)
    runs = [arena(game, options, ["greedy", "random"], 4, KEY, jobs=1) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0].games == 4


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    game = catalogue.game("beasty_bar")
    players = [seat_bot(game, "random", bytes([seat]) * 32) for seat in range(2)]
    file = tmp_path / "game.rump"
    save_record(record_of(play_match(game, options_for(game, 2), KEY, players), ["Els", "Jan"]), file)
    svg = tmp_path / "game.svg"
    assert main(["review", str(file), "--iterations", "8", "--moments", "3", "--svg", str(svg), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["points"]) == 4
    assert found["judged"] == 3 < found["decisions"]
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    at = str(found["points"][0]["step"])
    assert main(["advise", str(file), "--at", at, "--iterations", "20", "--json"]) == 0
    advised = json.loads(capsys.readouterr().out)
    assert advised["moves"]
    assert len(advised["chances"]) == 2
    for move in advised["moves"]:
        assert move["low"] <= move["worth"] <= move["high"]
        assert move["visits"] >= 0
    assert main(["review", str(file), "--iterations", "8", "--moments", "3"]) == 0
    assert f"3 of {found['decisions']} decisions were judged" in capsys.readouterr().out
    assert main(["advise", str(file), "--at", at, "--iterations", "400"]) == 0
    for line in capsys.readouterr().out.splitlines()[1:-1]:
        assert not line.strip()[0].isdigit(), "a number in front reads as a choice"
    assert main(["advise", str(file)]) == 2  # the game is over: nobody is to decide
    said = capsys.readouterr().err
    assert "nobody decides at step" in said
    last = int(said.split("--at ")[-1])
    assert main(["advise", str(file), "--at", str(last), "--iterations", "20"]) == 0, "what it names is a decision"
    capsys.readouterr()
    bounce = tmp_path / "bounce.rump"
    assert main(["play", "bounce", "--seats", "bot:random,bot:random", "--save", str(bounce)]) == 0
    capsys.readouterr()
    assert main(["review", str(bounce), "--iterations", "8", "--moments", "3"]) == 0
    assert "Nobody had a choice" in capsys.readouterr().out
    asked = ["arena", "beasty-bar", "--seats", "2", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--json"]
    assert main(asked) == 0
    assert [bot["bot"] for bot in json.loads(capsys.readouterr().out)["bots"]] == ["greedy", "random"]
    assert main(["arena", "beasty-bar", "--bots", "genius"]) == 2
    assert "no level 'genius'" in capsys.readouterr().err
