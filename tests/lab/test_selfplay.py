"""Games that nets learn from: the same from a key, whatever plays them; and what is written down of them."""

from __future__ import annotations

import random
from importlib.util import find_spec

import pytest

from rumpus import speed
from rumpus.bots import nets
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.kernel.errors import RumpusError
from rumpus.lab import training
from rumpus.lab.selfplay import WIDTH, Pace, play_part

KEY = bytes(range(32))


def test_positions_have_features_and_how_the_game_ended() -> None:
    game = catalogue.game("beasty_bar")
    part = play_part(game, options_for(game, 3), KEY, 0, 2, Pace(4, 0.7, 1), fast=False)
    assert part.decisions > 20
    assert part.found.shape == (len(part.shares), 3, WIDTH)
    assert part.shares.sum(axis=1) == pytest.approx(1)
    assert ((part.places == 1) == (part.shares > 0)).all(), "who is first has won"
    assert sorted(part.games) == list(part.games), "a game's positions stand side by side"
    assert set(part.games) == {0, 1}
    assert part.found.min() == -1
    assert part.found.max() < nets.need_features(game).FEATURES
    again = play_part(game, options_for(game, 3), KEY, 1, 1, Pace(4, 0.7, 1), fast=False)
    assert (again.found == part.found[-len(again.found) :]).all(), "game number 1 is the same by itself"


@pytest.mark.thorough
@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
def test_interpreted_and_compiled_games_are_the_same() -> None:
    game = catalogue.game("beasty_bar")
    slow, quick = (
        play_part(game, options_for(game, 2), KEY, 0, 2, Pace(6, 0.7, 1), fast=fast) for fast in (False, True)
    )
    assert slow.decisions == quick.decisions
    assert (slow.found == quick.found).all()
    assert (slow.shares == quick.shares).all()


def test_without_torch_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    if find_spec("torch"):
        monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(RumpusError) as refused:
        training.need_torch()
    assert refused.value.code == "training-needs-torch"


@pytest.mark.skipif(not find_spec("torch"), reason="torch is not installed")
def test_learning_counts_as_playing_does() -> None:
    """What training takes for the result of a net is what the net says, to the last bit."""
    torch = training.need_torch()
    game = catalogue.game("beasty_bar")
    part = play_part(game, options_for(game, 2), KEY, 0, 1, Pace(4, 0.7, 1), fast=False)
    count = nets.need_features(game).FEATURES
    shapes = ((count + 1, nets.HIDDEN), (nets.HIDDEN, nets.SECOND), (nets.SECOND,), (nets.SECOND,))
    layers = [torch.randint(-40, 41, shape, generator=torch.Generator().manual_seed(1)) / nets.ONE for shape in shapes]
    results = training.results_of(torch, layers, torch.from_numpy(part.found))
    whole = [(layer * nets.ONE).to(torch.int8).numpy() for layer in layers]
    net = nets.net_arrays(b"".join(one.tobytes() for one in (whole[0][:count], *whole[1:])), False)
    for row, told in zip(part.found, results.tolist(), strict=True):
        for found, result in zip(row.tolist(), told, strict=True):
            nets.add_rows(net.rows, found, found.index(-1), net.sums)
            assert nets.read_out(net.second, net.biases, net.last, net.sums, net.inner) == round(result * nets.UNIT)


@pytest.mark.skipif(not find_spec("torch"), reason="torch is not installed")
def test_a_position_should_promise_what_came_of_the_game_and_what_the_next_one_promises() -> None:
    torch = training.need_torch()
    game = catalogue.game("beasty_bar")
    part = play_part(game, options_for(game, 3), KEY, 0, 3, Pace(4, 0.7, 1), fast=False)
    some = training.Examples(*(torch.from_numpy(one) for one in part[:4]))
    weights = random.Random(1).randbytes(nets.size_of(nets.need_features(game).FEATURES))
    layers = training.layers_in(torch, torch.device("cpu"), weights)
    ended = training.targets_of(torch, some, [], 0.5)
    assert (ended[:, :3] == some.shares).all()
    assert training.targets_of(torch, some, layers, 1.0).allclose(ended)
    says = torch.softmax(training.results_of(torch, layers, some.found), 1)
    half, none = (training.targets_of(torch, some, layers, trust) for trust in (0.5, 0.0))
    for row in range(len(ended)):
        if row + 1 == len(ended) or some.games[row] != some.games[row + 1]:
            assert half[row].equal(ended[row]), "nothing comes after a game"
            assert none[row].equal(ended[row])
        else:
            assert none[row, :3].allclose(says[row + 1])
            assert half[row].allclose((none[row] + half[row + 1]) / 2)
    pairs = half[:, 3:].reshape(-1, 3, 3)
    assert (pairs + pairs.transpose(1, 2)).allclose(1 - torch.eye(3)), "one of two ends before the other"
