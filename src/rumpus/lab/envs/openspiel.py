"""The games in OpenSpiel (an extra), with chance as a player: importing this registers them.

import rumpus.lab.envs.openspiel
game = pyspiel.load_game("rumpus_beasty_bar(seats=3,advanced=True)")

Parameters are `seats`, `reward` (win or points) and the game's own options; `rumpus_tiny_beasty_bar` and so on are the
small versions of lab/envs/tiny.py, with `reward` alone. A sealed round is played seat after seat,
none of them knowing of the others; in a window chance says who is asked next.

The information state of a seat is what it knows (`know`) together with what it knew and did at its earlier decisions,
as one number: so it has perfect recall, which exact algorithms rely on. The observation is what it sees now (`see`).
Tensors are the cells of the columns in docs/reference/games/, as they are; that of an information state has the 64 bits
of the recall after them.

`resample_from_infostate` is the game's `imagine`, or of a tiny version what its set-up allows (`worlds.py`):
OpenSpiel's ISMCTS in Python searches with it. A game in Python cannot give it to the ISMCTS in C++, which calls its own
method; and `step` of the bots in C++ lets go of Python's lock and crashes with any game in Python (2.0.2, with
`python_kuhn_poker` too): call `step_with_policy`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.notation import write_position, write_view
from rumpus.core.options import with_relaxed_pace
from rumpus.core.positions import check_position
from rumpus.core.visibility import hidden_fields, know, see
from rumpus.kernel.chance import draw_of
from rumpus.kernel.errors import BadPosition
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, SEATS, count_seats, nth_seat
from rumpus.kernel.state import GameState
from rumpus.lab.envs.course import Observer
from rumpus.lab.envs.pickles import freeze, thaw
from rumpus.lab.envs.rewards import reward
from rumpus.lab.envs.setting import environment_options, reward_kind
from rumpus.lab.envs.tiny import TINY, TinyGame
from rumpus.lab.envs.worlds import TrueWorlds

pyspiel: Any = import_module("pyspiel")  # it carries no types

POINTS = 1000.0  # no game of ours counts so far


def short_name(game: Game) -> str:
    return f"rumpus_{game.name}"


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; returns the name it has there."""
    kind = _game_type(game, short_name(game), zero_sum=False)
    return _registered(kind, lambda new, params: SpielGame.__init__(new, game, params))


def register_tiny(tiny: TinyGame) -> str:
    name = f"rumpus_tiny_{tiny.name}"
    kind = _game_type(tiny.game, name, zero_sum=False, seats=tiny.seats)
    return _registered(kind, lambda new, params: SpielGame.__init__(new, tiny.game, params, name, tiny))


def _registered(kind: Any, make: Callable[[SpielGame, dict[str, Any]], None]) -> str:
    """As a class: OpenSpiel lets go of it when Python has ended already, which a function does not survive."""
    if kind.short_name not in pyspiel.registered_names():

        class Registered(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None) -> None:
                make(self, params or {})

        pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


def _game_type(game: Game, name: str, zero_sum: bool, seats: int = 0) -> Any:
    """`seats`: of a set-up that has neither other seats nor options."""
    is_open = not hidden_fields(game.state_type)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Rumpus: {game.title}{', tiny' if seats else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats or game.seats.stop - 1,
        min_num_players=seats or game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"reward": "win"}
        | ({} if seats else {"seats": game.usual_seats, **_option_defaults(game)}),
    )


def _option_defaults(game: Game) -> dict[str, Any]:
    return {name: option.default for name, option in game.facts.options.items()} | with_relaxed_pace(game, {})


class SpielGame(pyspiel.Game):
    def __init__(self, game: Game, params: dict[str, Any], name: str = "", tiny: TinyGame | None = None) -> None:
        given = dict(params)
        self.seats = int(given.pop("seats", tiny.seats if tiny else game.usual_seats))
        self.reward = str(given.pop("reward", "win"))
        self.reward_kind = reward_kind(self.reward)
        self.rumpus = game
        self.options: Options = environment_options(game, self.seats, given)
        self._starts: list[tuple[GameState, int]] = tiny.starts() if tiny else []
        self.worlds = TrueWorlds(self) if tiny else None  # where the set-up says what can be true
        zero_sum = self.reward == "win" and self.seats > 1
        most = POINTS if self.reward == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.MOVES,
            max_chance_outcomes=max(game.rules.OUTCOMES, SEATS, len(self._starts)),
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.rules.LONGEST,
        )
        kind = _game_type(game, name or short_name(game), zero_sum, tiny.seats if tiny else 0)
        super().__init__(kind, info, params)  # pyright: ignore[reportUnknownMemberType]

    @property
    def starts(self) -> list[tuple[GameState, int]]:
        """Positions that chance deals, with their weights; none: the game's own deal."""
        return self._starts

    @property
    def start(self) -> GameState | None:
        """Another first position than a deal, for studies of endings."""
        return self._starts[0][0] if self._starts else None

    @start.setter
    def start(self, s: GameState | None) -> None:
        if s is not None:
            check_position(self.rumpus, s, self.options)
        self._starts = [] if s is None else [(s, 1)]
        self.worlds = None

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"no parameters are known here: {params}")
        return SpielObserver(self.rumpus, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class _Held:
    """A state's own things, copied and pickled our way: OpenSpiel clones a state with deepcopy and serialises it with
    pickle, which would both walk into modules."""

    def __init__(self, game: Game, s: GameState, recall: list[bytes], asked: int = -1, dealt: bool = True) -> None:
        self.game = game
        self.s = s
        self.recall = recall  # of each seat: a digest of what it knew and did at its decisions
        self.asked = asked  # the seat that chance asks in a window
        self.dealt = dealt  # chance has chosen one of the first positions

    def copy(self) -> _Held:
        return _Held(self.game, self.s.copy(), list(self.recall), self.asked, self.dealt)

    def __deepcopy__(self, memo: Any) -> _Held:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _held_again, (self.game, freeze(self.s), self.recall, self.asked, self.dealt)


def _held_again(game: Game, data: bytes, recall: list[bytes], asked: int, dealt: bool = True) -> _Held:
    s = thaw(game, data)
    seats = int(cast(Any, s).seats)
    if len(recall) != seats or any(len(mark) not in (0, RECALL) for mark in recall) or not -1 <= asked < seats:
        raise BadPosition("what the seats recall, or who is asked, does not go with the position")
    return _Held(game, s, recall, asked, dealt)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        begin = game.rumpus.new(game.options) if game.start is None else game.start.copy()
        self.held = _Held(game.rumpus, begin, [b""] * game.seats, dealt=len(game.starts) < 2)

    @property
    def _of(self) -> SpielGame:
        return cast(SpielGame, self.get_game())

    def current_player(self) -> int:
        game = self._of.rumpus
        who, sealed = game.turn(self.held.s), game.hooks.rules.sealed
        if who == OVER:
            return pyspiel.PlayerId.TERMINAL
        if who == CHANCE or not self.held.dealt:
            return pyspiel.PlayerId.CHANCE
        if count_seats(who) == 1 or (sealed is not None and sealed(self.held.s)):
            return nth_seat(who, 0)
        return self.held.asked if self.held.asked >= 0 else pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self._of.rumpus.legal(self.held.s, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, s = self._of.rumpus, self.held.s
        who = game.turn(s)
        if not self.held.dealt:
            weights = [weight for _, weight in self._of.starts]
        elif who == CHANCE:
            weights = game.odds(s)
        else:
            weights = [who >> seat & 1 for seat in range(self._of.seats)]
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        game, held = self._of.rumpus, self.held
        player = self.current_player()
        if player >= 0:
            mark = hashlib.blake2b(held.recall[player], digest_size=RECALL)
            mark.update(know(held.s, player).pack() + action.to_bytes(2, "little"))
            held.recall[player] = mark.digest()
            game.rules.play(held.s, player, action, None)
            held.asked = -1
        elif not held.dealt:
            held.s, held.dealt = self._of.starts[action][0].copy(), True
        elif game.turn(held.s) == CHANCE:
            game.rules.land(held.s, action, None)
        else:
            held.asked = action

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self._of.rumpus.move_code(action)

    def is_terminal(self) -> bool:
        return self._of.rumpus.turn(self.held.s) == OVER

    def returns(self) -> list[float]:
        import numpy

        seats = self._of.seats
        if not self.is_terminal():
            return [0.0] * seats
        score, out = self._of.rumpus.score(self.held.s, seats), numpy.zeros((1, seats))
        reward(score.points, score.places, seats, self._of.reward_kind, out, 0)
        return out[0].tolist()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that could be true for all that the player knows, with the right chances. It begins here: its history
        is empty, since the true one tells what was drawn. What other seats recall stays one number a seat, the same
        in every world. Of a tiny version it is one of its own histories."""
        if self._of.worlds is not None:
            return self._of.worlds.draw(self, player, sampler)
        held = self.held.copy()
        held.s = know(held.s, player)
        key = b"".join(int(sampler() * (1 << 32)).to_bytes(5, "little") for _ in range(8))
        held.game.rules.imagine(held.s, player, draw_of(hashlib.sha256(key).digest()))
        new = SpielState(self._of)
        new.held = held
        return new

    def __str__(self) -> str:
        asked = f"asked: {self.held.asked + 1}\n" if self.held.asked >= 0 else ""
        return write_position(self.held.s) + asked if self.held.dealt else "not dealt\n"


RECALL = 8  # bytes of the digest


class SpielObserver:
    """What one seat knows (perfect recall) or sees (none)."""

    def __init__(self, game: Game, kind: Any) -> None:
        import numpy

        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("observations here are those of one seat, open and own things together")
        self._game, self._recall = game, bool(kind.perfect_recall)
        self._eyes = Observer(game, "know" if self._recall else "see")
        fields = [column.field for column in self._eyes.columns]
        if self._recall:
            fields += ["recall"] * 8 * RECALL
        self.tensor: Any = numpy.zeros(len(fields), numpy.float32)
        self.dict: dict[str, Any] = {}
        for name in dict.fromkeys(fields):
            first = fields.index(name)
            self.dict[name] = self.tensor[first : first + fields.count(name)]

    def set_from(self, state: SpielState, player: int) -> None:
        import numpy

        cells = self._eyes.look(state.held.s, player)
        self.tensor[: len(cells)] = cells
        if self._recall:
            recall = state.held.recall[player] or bytes(RECALL)
            self.dict["recall"][:] = numpy.unpackbits(numpy.frombuffer(recall, numpy.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        if not self._recall:
            return f"seat: {player + 1}\n" + write_view(self._game.state_type, see(state.held.s, player))
        known = write_position(know(state.held.s, player))
        return f"seat: {player + 1}\n{known}recall: {state.held.recall[player].hex()}\n"


for _game in catalogue.games():
    register(_game)
for _tiny in TINY:
    register_tiny(_tiny)
