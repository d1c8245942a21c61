"""rumpus check-game: all that concerns one game; each thing that can be wrong turns its line red."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from rumpus.core import catalogue
from tests.cli.conftest import Run

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "games"
PIG = (EXAMPLES / "pig.py").read_text(encoding="utf-8")


@pytest.mark.slow
def test_every_example_is_fit_to_play(rumpus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMPUS_GAMES", str(EXAMPLES))
    names = sorted(path.stem for path in EXAMPLES.iterdir() if catalogue.is_game(path))
    assert "pig" in names
    for name in names:
        done = rumpus("check-game", name)
        assert done.code == 0, done.out
        assert done.out.rstrip().endswith("is fit to play.")


@pytest.mark.slow
def test_a_shipped_game_and_json(rumpus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    done = rumpus("check-game", "bounce", "--json")
    found = json.loads(done.out)
    assert (done.code, found["game"], found["ok"]) == (0, "bounce", True)
    tried = {check["check"]: check["tried"] for check in found["checks"]}
    assert list(tried) == ["laws", "scenarios", "words", "compiled", "bots", "page", "offline"]
    assert tried["compiled"] == 0  # nothing to compile with here
    assert all(count for name, count in tried.items() if name != "compiled")


@pytest.mark.parametrize(
    ("check", "old", "new", "told"),
    [
        ("laws", "    play(s, s.mover, HOLD if s.pot > 0 else ROLL, log)", "    pass", "the clock always moves"),
        (
            "laws",
            "        moves[0] = ROLL\n        return 1\n",
            "        return 0\n",
            "but has no legal move",
        ),
        ("words", "event-lost", "event-los", "no words for lost"),
        ("words", "*[other] { $seat } rolls a { $value }.", "", "Fluent cannot read 'event-rolled"),
        ("laws", "s.mover = (s.mover + 1) % s.seats", "s.mover = s.safe[s.mover + 6]", "IndexError"),
    ],
)
def test_what_is_wrong_is_told(
    rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch, check: str, old: str, new: str, told: str
) -> None:
    assert old in PIG
    name = f"pig_{zlib.crc32(old.encode())}"
    (home / f"{name}.py").write_text(PIG.replace(old, new), encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    done = rumpus("check-game", name, "--json")
    found = {result["check"]: result for result in json.loads(done.out)["checks"]}
    assert done.code == 1
    assert not found[check]["ok"]
    assert any(told in problem for problem in found[check]["problems"]), found[check]["problems"]


def test_what_only_a_server_can_say_is_a_note(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = "\n\ndef figures(view, seat):\n    return {'third': view['pot'] / 3}\n"
    (home / "pig_thirds.py").write_text(PIG + hook, encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    done = rumpus("check-game", "pig_thirds", "--json")
    found = {result["check"]: result for result in json.loads(done.out)["checks"]}
    assert (done.code, found["offline"]["ok"], found["offline"]["problems"]) == (0, True, [])
    assert found["laws"]["notes"] == []
    line = len((PIG + hook).splitlines())
    assert found["offline"]["notes"] == [
        f"without a connection it cannot be played: pig_thirds.py, line {line}: numbers with a fraction, and /, "
        "are not translated for the page; count in whole numbers, with //"
    ]


def test_a_scenario_that_fails_is_told(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "pig_told.py").write_text(PIG, encoding="utf-8")
    (home / "pig_told.scenario").write_text("== Seat 2 begins\nseats: 2\nturn: 2\n")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    done = rumpus("check-game", "pig_told")
    assert done.code == 1
    assert "  no  scenarios: 1 tried" in done.out
    assert "Seat 2 begins: pig_told.scenario:3: found 1, wanted 2" in done.out
    assert "  --  machine code: not tried: numba is not installed" in done.out
    assert done.out.rstrip().endswith("Each line says what was tried, what was wrong and where.")


def test_a_game_that_cannot_be_loaded(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "pig_broken.py").write_text(PIG.replace("def imagine", "def imagin"), encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    assert rumpus("check-game", "pig_broken").code == 2
    assert rumpus("check-game", "nothing_such").code == 2
    assert "was 'imagine' meant" in rumpus("check-game", "pig_broken").err
