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


def test_some_decisions_are_searched_for_longer_and_written_down() -> None:
    game = catalogue.game("beasty_bar")
    part = play_part(game, options_for(game, 2), KEY, 0, 1, Pace(4, 0.2, training.NEVER, 30, 2), fast=False)
    assert len(part.found) == 0
    found, traits, visits = part.searched
    assert 3 < len(found) < part.decisions
    assert set(visits.sum(axis=1)) == {30}
    assert ((visits > 0) <= (traits[:, :, 0] >= 0)).all(), "what was looked at is a move"
    assert traits.max() < nets.trait_count(game)
    assert found.max() < nets.need_features(game).FEATURES
    assert not any(
        len(one) for one in play_part(game, options_for(game, 2), KEY, 0, 1, Pace(4, 0.2, 1), fast=False).searched
    )


@pytest.mark.skipif(not find_spec("torch"), reason="torch is not installed")
def test_learning_weighs_moves_as_playing_does() -> None:
    torch = training.need_torch()
    game = catalogue.game("beasty_bar")
    part = play_part(game, options_for(game, 2), KEY, 0, 1, Pace(4, 0.2, training.NEVER, 8, 1), fast=False)
    features, traits = nets.need_features(game).FEATURES, nets.trait_count(game)
    shapes = ((features + 1, nets.PRIOR), (traits + 1, nets.PRIOR), (traits + 1,))
    layers = [torch.randint(-40, 41, shape, generator=torch.Generator().manual_seed(1)) / nets.ONE for shape in shapes]
    found, which, _ = (torch.from_numpy(one) for one in part.searched)
    told = torch.softmax(training.weighed_by(torch, layers, found, which), 1)
    rows, trait_rows, biases = ((layer[:-1] * nets.ONE).int().tolist() for layer in layers)
    for row in range(len(found)):
        ids = [one for one in found[row].tolist() if one >= 0]
        hidden = [min(max(sum(rows[one][j] for one in ids), 0), 127) for j in range(nets.PRIOR)]
        numbers = [
            sum(
                64 * biases[one] + sum(a * b for a, b in zip(hidden, trait_rows[one], strict=True))
                for one in move
                if one >= 0
            )
            for move in which[row].tolist()
            if move[0] >= 0
        ]
        shares = [2.718281828 ** ((number - max(numbers)) / nets.UNIT) for number in numbers]
        assert told[row, : len(shares)].tolist() == pytest.approx([one / sum(shares) for one in shares], rel=1e-3)


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
    value = b"".join(one.tobytes() for one in (whole[0][:count], *whole[1:]))
    net = nets.net_arrays(nets.weights_from(count, value), False)
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
    count = nets.need_features(game).FEATURES
    weights = nets.weights_from(count, random.Random(1).randbytes(nets.value_size(count)))
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
