"""OpenSpiel's own simulation test over the games; information states with perfect recall; exact numbers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for

pytestmark = pytest.mark.extra
pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("rumpus.lab.envs.openspiel", exc_type=ImportError)

GAMES = catalogue.games()
ALL = [(game, seats) for game in GAMES for seats in game.seats]
LEDUC = catalogue.load(Path("benchmarks/games/leduc"))


def ids(value: object) -> str:
    return value.name if isinstance(value, Game) else str(value)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_openspiels_own_test(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"rumpus_{game.name}"), 1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats"), ALL, ids=ids)
def test_the_interface_at_every_number_of_seats(game: Game, seats: int) -> None:
    spiel = pyspiel.load_game(f"rumpus_{game.name}(seats={seats})")
    state, draw = spiel.new_initial_state(), random.Random(seats)
    assert spiel.num_players() == seats
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            action = draw.choices(outcomes, chances)[0]
        else:
            player = state.current_player()
            assert len(state.information_state_tensor(player)) == spiel.information_state_tensor_size()
            assert len(state.observation_tensor(player)) == spiel.observation_tensor_size()
            assert state.legal_actions_mask(player)[state.legal_actions()[0]] == 1
            action = draw.choice(state.legal_actions())
            assert state.string_to_action(state.action_to_string(action)) == action
        child = state.clone()
        child.apply_action(action)
        assert str(child) != str(state)
        state = child


def test_hidden_things_are_not_in_an_information_state() -> None:
    """Another world that the seat could be in gives it the same string and tensor."""
    game = catalogue.game("beasty_bar")
    state, draw = pyspiel.load_game("rumpus_beasty_bar(seats=2)").new_initial_state(), random.Random(3)
    while not state.is_terminal():
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.clone()
            other.held.s = openspiel.know(other.held.s, seat)
            game.rules.imagine(other.held.s, seat, openspiel_draw(draw))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        outcomes = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(draw.choice(outcomes))


def openspiel_draw(draw: random.Random) -> list[int]:
    from rumpus.kernel.chance import draw_of

    return draw_of(draw.randbytes(32))


def test_perfect_recall() -> None:
    """Two ways to the same position: a seat that acted differently knows the difference."""
    game = pyspiel.load_game(openspiel.register(LEDUC) + "(reward=points)")
    call, raise_ = 1, 2
    strings: list[str] = []
    for way in ([1, 2, raise_, call, 3], [1, 2, call, raise_, call, 3]):
        state = game.new_initial_state()
        for action in way:
            state.apply_action(action)
        strings.append(state.information_state_string(0))
    assert strings[0].split("recall")[0] == strings[1].split("recall")[0]
    assert strings[0] != strings[1]


def test_leduc_is_openspiels_leduc() -> None:
    """The same tree as their own Leduc poker: values of uniformly random play, and as many information states."""
    policy = pytest.importorskip("open_spiel.python.policy")
    expected = pytest.importorskip("open_spiel.python.algorithms.expected_game_score")
    values, states = [], []
    for name in (openspiel.register(LEDUC) + "(reward=points)", "leduc_poker(suit_isomorphism=True)"):
        game = pyspiel.load_game(name)
        tabular = policy.TabularPolicy(game)
        states.append(len(tabular.states))
        values.append(expected.policy_value(game.new_initial_state(), [tabular, tabular]))
    assert values[0] == pytest.approx(values[1], abs=1e-9)
    assert states == [288, 288]


def test_bounce_alone_has_the_chance_that_solve_gives() -> None:
    from rumpus.lab.solve import solve

    game = catalogue.game("bounce")
    exact = float(solve(game, options_for(game, 1)).wins[0])
    spiel = pyspiel.load_game("rumpus_bounce(seats=1)")
    values: dict[bytes, float] = {}

    def value(state) -> float:
        if state.is_terminal():
            return state.returns()[0]
        key = state.held.s.pack()
        if key not in values:
            if state.is_chance_node():
                values[key] = sum(p * value(state.child(o)) for o, p in state.chance_outcomes())
            else:
                values[key] = max(value(state.child(a)) for a in state.legal_actions())
        return values[key]

    assert value(spiel.new_initial_state()) == pytest.approx(exact)
