"""rumpus check-game: all that concerns one game; each thing that can be wrong turns its line red."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.laws import source
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
        ("laws", "or s.round == TURNS", "", "does not fit 8 bits"),
        (
            "laws",
            "LONGEST = TURNS * MOST * (GOAL // 2 + 2)",
            "LONGEST = 10",
            "LONGEST (10) decisions, the latest ",
        ),
        ("laws", "bit(s.mover)", "s.mover", "it is over before anybody has acted"),
        ("laws", "pot: int = field(see=ALL)", "pot: int = 0", "State declares no field pot"),
        ("laws", '"""Nothing is hidden."""', "s.nothing = 1", "State declares no field nothing"),
        ("laws", "ROLLED, s.mover, outcome + 1)", "ROLLED, s.mover)", "98: ROLLED is told with 1 arguments"),
        ("laws", "tell(log, LOST, s.mover)", "tell(log, LOST, s.mover, 3)", "102: LOST is told with 2 arguments"),
        ("laws", '{"die": OutcomeWords', '{"dice": OutcomeWords', "none of the phases *, choose, die, over"),
        ("laws", "s.seats = options.seats", "s.seats = options['seats']", "object is not subscriptable (pig_"),
        ("laws", "OVER_NOW if won or s.round == TURNS else CHOOSE", "CHOOSE", "safe holds 128, which does not"),
        (
            "laws",
            "    s.phase = CHOOSE\n    s.pot",
            "    if outcome < 9:\n        return\n    s.pot",
            "chance acts again and",
        ),
        ("laws", "    moves[1] = ROLL\n    return 2\n", "    moves[1] = ROLL\n", "legal returns None, not how many"),
        ("laws", "    return SIDES\n", "", "odds returns None, not how many"),
        ("laws", "    place_by(points, places, s.seats)\n", "", "no game gives anybody a place"),
        (
            "laws",
            "    s.mover = (s.mover + 1) % s.seats\n",
            "    s.mover += 1\n",
            "turn names seat 3, but 2",
        ),
        (
            "laws",
            "s.pot += outcome + 1",
            "s.pot += (outcome + 1) / 1",
            "0, which is no whole number",
        ),
        ("laws", "pot: int = field(see=ALL)  #", "pot: int = field()  #", "the event 'rolled' tells "),
        (
            "laws",
            "        moves[0] = ROLL\n",
            "        moves[0] = 2\n",
            "move 2, but they are numbered 0 to 1",
        ),
        ("laws", "    moves[1] = ROLL\n", "    moves[1] = moves[2] = ROLL\n", "3 moves, but CHOICES is 2"),
        ("laws", "weights[side] = 1", "weights[side] = 0", "odds gives weights that come to 0"),
        (
            "laws",
            "points[seat] = s.safe[seat]",
            "points[seat] = s.safe[seat] / 2",
            "5 among the points",
        ),
        ("laws", "tell(log, ROLLED, s.", "tell(log, 'rolled', s.", "tell is called with 'rolled', which is no event"),
        ("laws", "s.seats = options.seats", "s.round = 0", "setup leaves s.seats at 0, but 2 play"),
        (
            "laws",
            "def time_out(",
            "def clock(s):\n    return 1\n\n\ndef time_out(",
            "clock returns 1, but 0 is",
        ),
        ("laws", 'OutcomeWords("a die", "number", 1)', '"a die"', "are 'a die', not OutcomeWords"),
        (
            "laws",
            '"a die", "number"',
            '"a die", "eyes"',
            "outcomes of 'die' is of 'eyes': Names(",
        ),
        ("laws", "rolled seat value", "rolled seat value:eyes", "of the event 'rolled' is of 'eyes': Names('eyes', …)"),
        (
            "laws",
            "    s.pot += outcome + 1",
            "    s.pot += [outcome, 1][0]",
            "100: rules build no lists",
        ),
        ("laws", "    s.pot += outcome + 1", "    s.pot += sorted((outcome, 1))[1]", "range, zip, not sorted"),
        (
            "laws",
            "def land(s: State, outcome: int, log: Log) -> None:\n",
            "import random\n\n\ndef land(s: State, outcome: int, log: Log) -> None:\n    random.random()\n",
            "chance is drawn by odds and land, not by random",
        ),
        (
            "bots",
            "def time_out(",
            "LEVELS = {'sharkk': {}}\n\n\ndef time_out(",
            "LEVELS says something of 'sharkk'; there are child",
        ),
        (
            "bots",
            "def time_out(",
            "LEVELS = {'shark': {'speed': 1}}\n\n\ndef time_out(",
            "LEVELS says 'speed' of",
        ),
        (
            "words",
            "def time_out(",
            "def ask(view, seat):\n    return 'What?'\n\n\ndef time_out(",
            "not an Ask",
        ),
        (
            "words",
            "def time_out(",
            "def figures(view, seat):\n    return 3\n\n\ndef time_out(",
            "figures returns 3",
        ),
        (
            "words",
            "    [you] You roll a { $value }.",
            "    [you] You roll a { $eyes }.",
            "eyes; it is given seat, seat-you, value",
        ),
        ("page", '"""# Pig', 'ABOUT = """# Pig', ".py: __doc__ is missing"),
        ("words", "HELD, seat,", "HELD, seat + 1,", "held is told with seat 2, but none plays there"),
        ("scenarios", "    return 2\n\n\ndef play", "    return 1 // 0\n\n\ndef play", "(pig_"),
    ],
)
def test_what_is_wrong_is_told(
    rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch, check: str, old: str, new: str, told: str
) -> None:
    assert old in PIG
    name = f"pig_{zlib.crc32((old + new).encode())}"
    (home / f"{name}.py").write_text(PIG.replace(old, new), encoding="utf-8")
    (home / f"{name}.scenario").write_text((EXAMPLES / "pig.scenario").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    done = rumpus("check-game", name, "--json")
    found = {result["check"]: result for result in json.loads(done.out)["checks"]}
    assert done.code == 1
    assert not found[check]["ok"]
    assert any(told in problem for problem in found[check]["problems"]), found[check]["problems"]


def test_types_beside_names_build_no_lists(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = "    s.pot += outcome + 1"
    typed = PIG.replace(
        old, "    eyes: int = outcome + 1\n    safe: list[int] = s.safe\n    s.pot += eyes + 0 * safe[0]"
    )
    assert typed != PIG
    (home / "pig_typed.py").write_text(typed, encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    source.rules_keep_to_what_can_be_compiled(catalogue.game("pig_typed"))


def test_what_is_wrong_in_many_tries_is_told_once_with_the_line_of_the_game(
    rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is run neither as machine code, which checks no index, nor by bots, who might never be done."""
    (home / "pig_short.py").write_text(PIG.replace("OUTCOMES = SIDES", "OUTCOMES = 3"), encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    done = rumpus("check-game", "pig_short", "--json")
    found = {result["check"]: result for result in json.loads(done.out)["checks"]}
    line = PIG.splitlines().index("        weights[side] = 1") + 1
    [told] = found["words"]["problems"]
    assert re.search(rf"IndexError: .* \(pig_short.py:{line}\)$", told), told
    first = PIG.splitlines().index("def odds(s: State, weights: MutableSequence[int]) -> int:") + 1
    [told] = found["laws"]["problems"]
    assert told.endswith(f"pig_short.py:{first}: odds writes 6 weights, but OUTCOMES is 3"), told
    assert found["laws"]["tried"] == 1  # all others would trip over it
    assert (found["compiled"]["tried"], found["compiled"]["problems"]) == (0, [])
    for check in ("compiled", "bots"):
        assert found[check]["tried"] == 0
        assert "a law is broken" in found[check]["notes"][0]


@pytest.mark.slow
@pytest.mark.skipif(not speed.available(), reason="without numba nothing is compiled")
def test_what_cannot_be_compiled_is_told_in_a_line(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = (
        "    tell(log, ROLLED, ",
        "    two = (1, 2)\n    if outcome > 9:\n        two = (1, 2, 3)\n    s.pot += two[0]\n    tell(log, ROLLED, ",
    )
    (home / "pig_built.py").write_text(PIG.replace(old, new), encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    done = rumpus("check-game", "pig_built", "--json")
    found = {result["check"]: result for result in json.loads(done.out)["checks"]}
    line = PIG.splitlines().index("    tell(log, ROLLED, s.mover, outcome + 1)") + 1
    [told] = found["compiled"]["problems"]
    assert f"(pig_built.py:{line + 3})" in told, told
    assert "\n" not in told


def test_a_game_that_says_nothing_of_its_outcomes_can_be_played_offline(
    rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = PIG.replace('OUTCOME_WORDS = {"die": OutcomeWords("a die", "number", 1)}\n', "")
    (home / "pig_silent.py").write_text(silent, encoding="utf-8")
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    found = json.loads(rumpus("check-game", "pig_silent", "--json").out)["checks"]
    assert "OUTCOME_WORDS" not in silent
    assert [check["notes"] for check in found if check["check"] == "offline"] == [[]]


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
