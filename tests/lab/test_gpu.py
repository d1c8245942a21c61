"""The rules for a GPU: that they compile, GPU or none; and where there is one, that its games are the processor's."""

from __future__ import annotations

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.speed.compiled import compiled
from rumpus.speed.cuda import GpuGames, NoGpu, assembly, gpu_problem

KEY = bytes(31) + b"\7"


@pytest.mark.extra
@pytest.mark.slow
@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_the_rules_compile_for_a_gpu(game: Game) -> None:
    pytest.importorskip("numba_cuda", reason="pip install -r requirements/gpu.txt")
    text = assembly(game, options_for(game))
    assert ".target sm_90" in text
    assert ".entry" in text


@pytest.mark.extra
@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_gpus_games_are_the_processors(game: Game) -> None:
    if gpu_problem():
        pytest.skip(gpu_problem())
    options = options_for(game)
    ours = GpuGames(game, options, KEY).simulate(100, 5000, keep=5000)
    theirs = compiled(game).simulate(options, KEY, 100, 5000)
    assert ours.rows.tobytes() == theirs.rows.tobytes()
    assert (ours.points == theirs.points).all()
    assert (ours.places == theirs.places).all()
    assert (ours.lengths == theirs.lengths).all()
    assert ours.decisions == theirs.decisions


def test_without_a_gpu_it_says_so() -> None:
    if not gpu_problem():
        pytest.skip("there is one")
    with pytest.raises(NoGpu, match="--gpu: "):
        GpuGames(catalogue.game("bounce"), options_for(catalogue.game("bounce")), KEY)
