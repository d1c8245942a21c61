"""The examples still fit what they use."""

from __future__ import annotations

import importlib.util
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.speed.cuda import gpu_problem

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.extra


def example(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, EXAMPLES / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_what_a_perfect_opponent_takes_from_chance() -> None:
    """Any legal move in Leduc loses 2.37 chips a game to the best answer: known since the game is."""
    pytest.importorskip("pyspiel")
    small = example("small/solve.py")
    leduc: Any = small.SpielGame(catalogue.load(small.LEDUC), {"reward": "points"})
    assert small.exploitability(leduc, small.policies.TabularPolicy(leduc)) == pytest.approx(2.373, abs=0.001)


def test_an_ending_is_small_and_solved_by_who_knows_it() -> None:
    pytest.importorskip("pyspiel")
    small = example("small/solve.py")
    game = catalogue.game("beasty_bar")
    for start in islice(small._endings(game), 2):
        assert list(start.hand_size[:2]) == [2, 2]
        ending = small._ending(game, start)
        assert 1 < len(small.policies.TabularPolicy(ending).states) < 1000


@pytest.mark.parametrize(("path", "packages"), [("masked", ["sb3_contrib"]), ("rllib", ["torch", "ray.rllib"])])
def test_a_masked_learner_learns_and_is_measured(
    path: str, packages: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in packages:
        pytest.importorskip(package, exc_type=ImportError)
    masked = example(f"{path}/learn.py")
    words = ["learn.py", "--game", "Bounce", "--opponent", "random", "--steps", "512", "--games", "4"]
    monkeypatch.setattr("sys.argv", words)
    masked.main()
    said = capsys.readouterr().out
    assert "before: " in said
    assert "after: " in said


@pytest.mark.slow
def test_the_tiny_games_and_what_bots_lose_there(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    small = example("small/solve.py")
    small.tiny(100, 4, ["random"], ["bounce", "boulder_bluff"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[2:]]
    assert [row[0] for row in rows] == ["boulder_bluff", "bounce"]
    for _, nodes, decisions, solved, chance in rows:
        assert int(nodes) > int(decisions) > 50
        assert float(solved) < 0.01 < float(chance)


@pytest.mark.parametrize("gpu", [False, True], ids=["processor", "gpu"])
def test_a_learner_sees_what_varies_and_learns_something(gpu: bool) -> None:
    pytest.importorskip("torch")
    if gpu and gpu_problem():
        pytest.skip(gpu_problem())
    learn = example("selfplay/learn.py")
    game = catalogue.game(learn.GAME)
    network = learn.Network(learn.cells_that_vary(game), game.rules.MOVES)
    before = [parameter.clone() for parameter in network.parameters()]
    learn.train(game, network, 0.1, gpu)
    assert any((parameter != old).any() for parameter, old in zip(network.parameters(), before, strict=True))
    share, _ = learn.measure(game, network, "random", 4)
    assert 0 <= share <= 1


def test_a_learner_without_a_gpu_says_so_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    if not gpu_problem():
        pytest.skip("there is one")
    monkeypatch.setattr("sys.argv", ["learn.py", "--gpu"])
    with pytest.raises(SystemExit):
        example("selfplay/learn.py").main()
    assert "--gpu: it needs " in capsys.readouterr().err
