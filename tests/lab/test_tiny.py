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


def test_resampled_worlds_are_those_of_the_set_up_with_their_chances() -> None:
    """Against all that there are, walked through here."""
    game = pyspiel.load_game("rumpus_tiny_bloops")
    worlds: dict[tuple[int, str], dict[str, float]] = {}
    states: dict[tuple[int, str], Any] = {}
    stack = [(game.new_initial_state(), 1.0)]
    while stack:
        state, chance = stack.pop()
        if state.is_terminal():
            continue
        if state.is_chance_node():
            stack += [(state.child(outcome), chance * share) for outcome, share in state.chance_outcomes()]
            continue
        key = (state.current_player(), state.information_state_string())
        found, states[key] = worlds.setdefault(key, {}), state
        found[str(state)] = found.get(str(state), 0.0) + chance
        actions = state.legal_actions()
        stack += [(state.child(action), chance / len(actions)) for action in actions]
    several = [key for key in worlds if len(worlds[key]) > 1]
    assert len(several) > 100
    for key in several[:: len(several) // 4]:
        marks = iter((i + 0.5) / 400 for i in range(400))  # every part of the odds once
        drawn = [states[key].resample_from_infostate(key[0], lambda marks=marks: next(marks)) for _ in range(400)]
        assert all(world.information_state_string() == key[1] and world.history() for world in drawn)
        told, whole = [str(world) for world in drawn], sum(worlds[key].values())
        assert {world: pytest.approx(told.count(world) / 400, abs=0.01) for world in set(told)} == {
            world: chance / whole for world, chance in worlds[key].items()
        }


def test_no_world_of_a_tiny_version_has_cards_that_its_set_up_has_elsewhere() -> None:
    """Who holds what at first is known in Beasty Bar's: the rules alone would deal it anew."""
    state, draw = pyspiel.load_game("rumpus_tiny_beasty_bar").new_initial_state(), random.Random(5)
    while state.is_chance_node() or state.current_player() == 0:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    hands = {str(state.resample_from_infostate(1, draw.random).held.s.hand[0]) for _ in range(40)}
    assert 1 <= len(hands) <= 2, hands


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
