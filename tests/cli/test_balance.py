"""rumpus balance, sweep and compare, as a user has them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.slow
def test_balance_writes_a_report(rumpus: Run, tmp_path: Path) -> None:
    path = tmp_path / "bounce.html"
    asked = ("balance", "bounce", "--scale", "0.02", "--bots", "none", "--key", "5", "--out", str(path))
    done = rumpus(*asked, "--lang", "nl")
    assert done.code == 0
    assert str(path) in done.out
    assert 'lang="nl"' in path.read_text(encoding="utf-8")
    data = json.loads(rumpus(*asked, "--json").out)
    assert data["report"] == str(path)
    assert len(data["wins"]) == 2
    assert data["key"].endswith("05")
    assert data["uses"] is not None
    assert "lengths" not in data


@pytest.mark.slow
def test_bots_that_think_join_the_ladder(rumpus: Run, tmp_path: Path) -> None:
    asked = ("balance", "bounce", "--scale", "0.02", "--bots", "greedy,random", "--jobs", "1", "--json")
    data = json.loads(rumpus(*asked, "--out", str(tmp_path / "b.html")).out)
    assert [step["better"] for step in data["ladder"]] == ["quick", "greedy"]


@pytest.mark.slow
def test_sweep_and_compare(rumpus: Run) -> None:
    done = rumpus("sweep", "bounce", "--vary", "seats=2..3", "--games", "2000", "--key", "1")
    assert done.code == 0
    assert "seats=3" in done.out
    assert "*" in done.out
    data = json.loads(rumpus("sweep", "bounce", "--vary", "play_on=no,yes", "--games", "100", "--json").out)
    assert [one["name"] for one in data["variants"]] == ["play_on=no", "play_on=yes"]
    done = rumpus("compare", "own", "own", "--game", "bounce", "--games", "100", "--key", "1")
    assert done.code == 0
    assert " *" not in done.out


@pytest.mark.parametrize(
    "asked",
    [
        ("balance", "chess"),
        ("balance", "bounce", "--scale", "0"),
        ("balance", "bounce", "--bots", "regular"),
        ("balance", "bounce", "--bots", "regular,grandmaster"),
        ("sweep", "bounce", "--vary", "colour=red"),
        ("sweep", "bounce", "--vary", "seats=2..3", "--games", "1"),
        ("sweep", "bounce", "--vary", "seats=2..3", "--jobs", "-1"),
        ("balance", "bounce", "--jobs", "0"),
        ("tune", "bounce", "--wish", "length=1..2"),
        ("tune", "bounce", "--wish", "length=1..2", "--vary", "seats=2..3", "--jobs", "0"),
        ("compare", "own", "own"),
        ("compare", "own", "nowhere.toml"),
        ("compare", "own", "own", "--game", "chess"),
        ("mcp", "--url", "ftp://games.example"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(rumpus: Run, asked: tuple[str, ...]) -> None:
    done = rumpus(*asked)
    assert done.code == 2
    assert done.err.count("\n") == 1
