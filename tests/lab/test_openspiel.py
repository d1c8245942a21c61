"""OpenSpiel's own simulation test over the games; information states with perfect recall; exact numbers."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import numpy
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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_openspiels_own_test(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"rumpus_{game.name}"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_the_length_of_a_game_is_that_of_its_rules(game: Game) -> None:
    assert pyspiel.load_game(f"rumpus_{game.name}").max_game_length() == game.rules.LONGEST


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
    """Two ways to the same position: a seat that acted differently knows the difference, by string and by tensor."""
    game = pyspiel.load_game(openspiel.register(LEDUC) + "(reward=points)")
    call, raise_ = 1, 2
    strings: list[str] = []
    tensors: list[list[float]] = []
    for way in ([1, 2, raise_, call, 3], [1, 2, call, raise_, call, 3]):
        state = game.new_initial_state()
        for action in way:
            state.apply_action(action)
        strings.append(state.information_state_string(0))
        tensors.append(state.information_state_tensor(0))
        digest = bytes.fromhex(strings[-1].split("recall: ")[1])
        assert numpy.packbits(numpy.array(tensors[-1][-64:], numpy.uint8)).tobytes() == digest
    assert strings[0].split("recall")[0] == strings[1].split("recall")[0]
    assert strings[0] != strings[1]
    assert tensors[0][:-64] == tensors[1][:-64]
    assert tensors[0] != tensors[1]


HIDING = [game for game in GAMES if game.name != "bounce"]


def steps(state, draw: random.Random, most: int):
    """Positions of a random game where a seat decides."""
    while not state.is_terminal() and most:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(outcomes, chances)[0])
        else:
            yield state
            most -= 1
            state.apply_action(draw.choice(state.legal_actions()))


@pytest.mark.parametrize("game", HIDING, ids=ids)
def test_resampling_keeps_what_the_seat_knows_and_changes_the_rest(game: Game) -> None:
    draw, worlds = random.Random(5), set[str]()
    for state in steps(pyspiel.load_game(f"rumpus_{game.name}").new_initial_state(), draw, 30):
        seat = state.current_player()
        before = str(state)
        for _ in range(3):
            world = state.resample_from_infostate(seat, draw.random)
            assert world.current_player() == seat
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.history() == []  # the true one would tell what was drawn
            worlds.add(str(world))
        assert str(state) == before
    assert len(worlds) > 45


class Nothing:
    """An evaluator that knows nothing: the search alone is under test."""

    def __init__(self, players: int) -> None:
        self.players = players

    def evaluate(self, state) -> list[float]:
        return [0.0] * self.players

    def prior(self, state) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", HIDING, ids=ids)
def test_openspiels_ismcts_plays(game: Game) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    spiel = pyspiel.load_game(f"rumpus_{game.name}")
    bot = ismcts.ISMCTSBot(spiel, Nothing(spiel.num_players()), 2.0, 12, random_state=numpy.random.RandomState(1))
    for state in steps(spiel.new_initial_state(), random.Random(7), 12):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.xfail(strict=True, raises=pyspiel.SpielError, reason="pyspiel gives no way to a game in Python here")
def test_openspiels_ismcts_in_c_plays() -> None:
    """When this passes, docs/how-to/simulate-and-train.md and the module's first lines are to be changed."""
    spiel = pyspiel.load_game("rumpus_beasty_bar(seats=2)")
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 4)
    for state in steps(spiel.new_initial_state(), random.Random(7), 1):
        bot.step_with_policy(state)


def test_openspiels_mcts_plays_bounce() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    spiel = pyspiel.load_game("rumpus_bounce(seats=2)")
    inside = pyspiel.MCTSBot(spiel, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 8, 10, False, 1, False)
    draw = numpy.random.RandomState(1)
    outside = mcts.MCTSBot(spiel, 2.0, 8, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
    for state in steps(spiel.new_initial_state(), random.Random(7), 4):
        assert inside.step_with_policy(state)[1] in state.legal_actions()
        assert outside.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_states_are_copied_and_kept(game: Game) -> None:
    spiel = pyspiel.load_game(f"rumpus_{game.name}")
    for state in steps(spiel.new_initial_state(), random.Random(3), 12):
        again = [
            spiel.deserialize_state(state.serialize()),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1],
        ]
        action = state.legal_actions()[-1]
        wanted = state.child(action)
        for other in again:
            assert other.history() == state.history()
            assert other.information_state_string() == state.information_state_string()
            assert str(other.child(action)) == str(wanted)


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
