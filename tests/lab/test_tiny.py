"""Tiny versions of the games in OpenSpiel: real positions, honest about what is hidden, and solved by its CFR."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from rumpus.core.positions import check_position
from rumpus.core.visibility import know
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import CHANCE
from rumpus.lab.envs.tiny import TINY, TinyGame

pytestmark = pytest.mark.extra
pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("rumpus.lab.envs.openspiel", exc_type=ImportError)
efg = pytest.importorskip("rumpus.lab.envs.efg")

LARGER = ("beasty_bar", "boogie_beasts")  # trees of 15,000 nodes and more

each = pytest.mark.parametrize("tiny", TINY, ids=lambda tiny: tiny.name)
each_tree = pytest.mark.parametrize(
    "tiny",
    [pytest.param(one, id=one.name, marks=pytest.mark.thorough if one.name in LARGER else ()) for one in TINY],
)


def load(tiny: TinyGame) -> Any:
    return pyspiel.load_game(f"rumpus_tiny_{tiny.name}")


@cache
def tree_of(tiny: TinyGame) -> Any:
    return efg.efg_of(load(tiny))


@each
def test_a_tiny_version_is_a_position_of_the_game(tiny: TinyGame) -> None:
    for start, _ in tiny.starts():
        check_position(tiny.game, start)


@each
def test_what_a_bot_imagines_there_is_one_of_its_deals(tiny: TinyGame) -> None:
    """Bots take the tiny box for the whole one: before anything is played, their worlds are those that chance deals."""
    starts = [cards(start) for start, _ in tiny.starts()]
    for start, _ in tiny.starts():
        if tiny.game.turn(start) == CHANCE:
            continue
        for seat in range(tiny.seats):
            for number in range(20):
                world = know(start, seat)
                tiny.game.rules.imagine(world, seat, draw_of(bytes(32), number))
                assert cards(world) in starts


def cards(s: Any) -> dict[str, Any]:
    """What lies where. How often somebody changed his mind, or what he drew when, nobody imagines."""
    shown = [f for f in s.fields if (f.of is not None or f.counts is not None) and f.see.word != "nobody"]
    return {f.name: getattr(s, f.name) for f in shown}


@each
def test_openspiels_own_test(tiny: TinyGame, capfd: pytest.CaptureFixture[str]) -> None:
    game = load(tiny)
    assert game.num_players() == tiny.seats
    pyspiel.random_sim_test(game, 3, serialize=True, verbose=False)


@pytest.mark.heavy
@each_tree
def test_the_tree_is_the_game(tiny: TinyGame) -> None:
    """As Gambit's format has it: the same moves, chances and ends, walked side by side."""
    tree, game = tree_of(tiny), load(tiny)
    loaded = pyspiel.load_efg_game(tree.text)
    assert 100 < tree.nodes < 200_000
    draw = random.Random(1)
    for _ in range(60):
        state, other = game.new_initial_state(), loaded.new_initial_state()
        while not state.is_terminal():
            assert other.current_player() == state.current_player()
            if state.is_chance_node():
                chances, others = state.chance_outcomes(), other.chance_outcomes()
                assert [p for _, p in chances] == pytest.approx([p for _, p in others])
                at = draw.randrange(len(chances))
                state.apply_action(chances[at][0])
                other.apply_action(others[at][0])
            else:
                codes = [state.action_to_string(action) for action in state.legal_actions()]
                code = draw.choice(codes)
                [same] = [a for a in other.legal_actions() if other.action_to_string(a) == code]
                assert sorted(codes) == sorted(other.action_to_string(a) for a in other.legal_actions())
                state.apply_action(state.string_to_action(code))
                other.apply_action(same)
        assert other.is_terminal()
        assert other.returns() == pytest.approx(state.returns())


# How far from a solution CFR is after so many rounds, in wins (from −1 to 1) that the seats together could still gain.
SOLVED = 0.01
ROUNDS = 300


@pytest.mark.heavy
@each_tree
def test_openspiels_cfr_solves_it(tiny: TinyGame) -> None:
    loaded = pyspiel.load_efg_game(tree_of(tiny).text)
    solver = pyspiel.CFRPlusSolver(loaded)
    begin = pyspiel.nash_conv(loaded, pyspiel.UniformRandomPolicy(loaded))
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    end = pyspiel.nash_conv(loaded, solver.average_policy())
    assert end < SOLVED < begin
