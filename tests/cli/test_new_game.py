"""A new game folder, outside the package: it plays at once, and keeps every law."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def games(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = home / "my games"
    monkeypatch.setenv("RUMPUS_GAMES", str(folder))
    return folder


def test_it_plays_at_once(rumpus: Run, games: Path) -> None:
    made = rumpus("new-game", "First-Try", "--folder", str(games))
    assert made.code == 0
    assert "rumpus play first_try" in made.out
    done = rumpus("play", "first_try", "--key", "5", answers="1\n" * 3)
    assert done.code == 0
    assert done.out.startswith("First try\n")
    assert "takes the trick" in done.out
    assert "First try  (first_try)" in rumpus("games").out
    assert rumpus("rules", "first_try", "--lang", "fr").out.startswith("First try\n\nUn jeu de trois plis")
    data = json.loads(rumpus("simulate", "first_try", "--games", "100", "--json").out)
    assert data["length"]["shortest"] == data["length"]["longest"] == 18


def test_nothing_is_written_over(rumpus: Run, games: Path, home: Path) -> None:
    data = json.loads(rumpus("new-game", "second_try", "--folder", str(games), "--json").out)
    assert "rules.py" in data["files"]
    assert rumpus("new-game", "second_try", "--folder", str(games)).err.startswith("rumpus: there is a game")
    (home / "third_try").mkdir()
    assert rumpus("new-game", "third_try", "--folder", str(home)).err.startswith(f"rumpus: {home}/third_try exists")
    (home / "a file").write_text("")
    assert "cannot be written" in rumpus("new-game", "fourth_try", "--folder", str(home / "a file")).err


@pytest.mark.slow
def test_it_keeps_every_law(rumpus: Run, games: Path) -> None:
    assert rumpus("new-game", "law_abiding", "--folder", str(games)).code == 0
    done = rumpus("check-game", "law_abiding")
    assert done.code == 0, done.out
    assert "  ok  scenarios: 6 tried" in done.out
