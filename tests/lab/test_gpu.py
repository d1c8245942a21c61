"""The rules for a GPU: that they compile, GPU or none; and where there is one, that its games are the processor's."""

from __future__ import annotations

import numpy
import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.kernel.errors import IllegalMove
from rumpus.lab.envs import GpuVectorGame, VectorGame
from rumpus.speed.compiled import compiled
from rumpus.speed.cuda import GpuGames, NoGpu, assembly, gpu_problem, numba_and_cuda
from rumpus.speed.narrow import fits, narrow

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
def test_numbers_have_32_bits_in_a_kernel_and_64_elsewhere() -> None:
    pytest.importorskip("numba_cuda", reason="pip install -r requirements/gpu.txt")
    numba, cuda = numba_and_cuda()

    def values(cards, out):
        n = 0
        for i in range(5):
            if cards[i] >> 2 & 1:
                n += (cards[i] - 1) % 12 + 1
        out[0] = n

    def wide() -> int:
        types = (numba.int8[::1], numba.int32[::1])
        return cuda.compile_ptx(values, types, cc=(9, 0))[0].count(".s64")

    with narrow():
        assert wide() == 0
    assert wide() > 20
    assert all(fits(game.state_type) for game in catalogue.games())


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


@pytest.mark.extra
@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_its_environment_is_the_processors(game: Game) -> None:
    if gpu_problem():
        pytest.skip(gpu_problem())
    ours, theirs = GpuVectorGame(game, num_envs=200), VectorGame(game, num_envs=200)
    ours.reset(seed=3)
    theirs.reset(seed=3)
    for _ in range(100):
        actions = theirs.random_actions()
        ours.step(actions)
        theirs.step(actions)
        for name in ("observations", "mask", "seat", "number", "rewards", "all_rewards", "terminations"):
            assert (numpy.asarray(getattr(ours, name)) == getattr(theirs, name)).all(), name
    assert [row.tobytes() for row in ours.states()] == [theirs.state(i) for i in range(200)]
    with pytest.raises(IllegalMove, match="environment 0: -1 is not possible now"):
        ours.step(numpy.full(200, -1))


@pytest.mark.extra
def test_pytorch_looks_at_its_memory() -> None:
    if gpu_problem():
        pytest.skip(gpu_problem())
    torch = pytest.importorskip("torch")
    env = GpuVectorGame("bounce", num_envs=500)
    env.reset(seed=1)
    arrays = (env.observations, env.mask, env.all_rewards, env.terminations, env.seat)
    tensors = [torch.from_dlpack(array) for array in arrays]
    for _ in range(60):
        env.step(tensors[1].argmax(1))  # a tensor on the GPU
        for tensor, array in zip(tensors, arrays, strict=True):
            assert (tensor.cpu().numpy() == numpy.asarray(array)).all()
    assert tensors[0].data_ptr() == env.observations.__cuda_array_interface__["data"][0]
    tensors.clear()


def test_without_a_gpu_it_says_so() -> None:
    if not gpu_problem():
        pytest.skip("there is one")
    with pytest.raises(NoGpu, match="--gpu needs numba-cuda"):
        GpuGames(catalogue.game("bounce"), options_for(catalogue.game("bounce")), KEY)
    with pytest.raises(NoGpu, match="GpuVectorGame: "):
        GpuVectorGame("bounce")
