"""Thousands of games at once, stepped together in machine code: Gymnasium's vector conventions on plain NumPy arrays.

env = VectorGame("beasty_bar", seats=3, num_envs=4096)
observations, infos = env.reset(seed=1)
while True:
    actions = policy(observations, infos["action_mask"])         # one move number a game
    observations, rewards, terminations, truncations, infos = env.step(actions)

A game here has one decision at a time: `infos["seat"]` says whose, the observation is what that seat knows, the mask
what it may do. Chance acts by itself. Where several seats may act (a sealed round, a window), chance says who is asked
next. A game that ends begins anew in the same step (Gymnasium's SAME_STEP): the observation is the new game's first,
`infos["final_obs"]` has what the seat that acted knew at the end (None for games that go on), `infos["final_info"]`
the seat, the rewards and the number of the game that ended; `infos["_final_obs"]` says which games those are.

`rewards` is what the step brought the seat that acted; `infos["rewards"]` has a column for each seat, which is what a
self-playing learner needs. Both are zero but for games that end. Place i plays the games i, i + num_envs, … of the
key: the same key always gives the same games for the same actions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

from rumpus import speed
from rumpus.core.buffers import Scratch, scratch
from rumpus.core.contract import GameRules
from rumpus.core.game import Game
from rumpus.core.positions import check_position, unpacked
from rumpus.core.session import Session
from rumpus.kernel.chance import DRAW, below, pick, seek
from rumpus.kernel.errors import BadPosition, IllegalMove
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat
from rumpus.kernel.state import GameState
from rumpus.lab.envs import columns
from rumpus.lab.envs import rewards as rewarding
from rumpus.lab.envs.columns import Column, Observe, cell_bits, columns_of, observe_of
from rumpus.lab.envs.course import key_of_seed
from rumpus.lab.envs.pickles import is_ours, signed
from rumpus.lab.envs.rewards import REWARDS, reward
from rumpus.lab.envs.setting import reward_kind, say_compiling, setting_of, whole
from rumpus.speed.compiled import compiled, draw_array

STARTS = 8  # tries to come from a start to a decision
RANDOM_ACTIONS = 1 << 62  # the stream they come from, far above those of the games


class VectorGame:
    def __init__(
        self,
        game: Game | str,
        options: Options | None = None,
        *,
        seats: int | None = None,
        num_envs: int = 1024,
        key: bytes | None = None,
        reward: str = "win",
        limit: int = 0,
        copy: bool = True,
        start: bytes | None = None,
        **chosen: Any,
    ) -> None:
        """`limit`: decisions after which a game is cut off (0: never). `copy`: answers are the caller's to keep;
        without it they are the environment's own arrays, which the next step overwrites, and `final_obs` has a row for
        every game, to be read where `_final_obs` says so. `start`: a packed position. Further arguments are the game's
        options."""
        import numpy

        game, self.options = setting_of(game, options, seats, chosen)
        self.game = game
        self.num_envs = whole("num_envs", num_envs, 1)
        self.seats = self.options.seats
        self.columns: tuple[Column, ...] = columns_of(game.state_type)
        self.num_actions = game.rules.MOVES
        self.key = bytes(32) if key is None else key
        self._reward, self._limit, self._copy = reward_kind(reward), whole("limit", limit), copy
        self._step, self._sample = _compiled(game)
        n, zeros = self.num_envs, numpy.zeros
        if start is not None:
            check_start(game, start, self.options)
        self._start = compiled(game).rows(start or game.new(self.options).pack())
        self._rows = compiled(game).rows(bytes(game.state_type.size()), n)
        cell = numpy.int8 if cell_bits(game.state_type) == 8 else numpy.int16
        self.observations: Any = zeros((n, len(self.columns)), cell)
        self.finals: Any = zeros((n, len(self.columns)), cell)  # of the games that ended in the last step
        self.final_seat: Any = zeros(n, numpy.int8)
        self.mask: Any = zeros((n, self.num_actions), numpy.int8)
        self.seat: Any = zeros(n, numpy.int8)
        self.number: Any = zeros(n, numpy.int64)
        self.decisions: Any = zeros(n, numpy.int64)
        self._draws = zeros((n, DRAW), numpy.int64)
        self._choices = zeros((n, game.rules.CHOICES), numpy.int16)
        self._counts = zeros(n, numpy.int16)
        self.rewards: Any = zeros(n, numpy.float32)
        self.all_rewards: Any = zeros((n, self.seats), numpy.float32)
        self.terminations: Any = zeros(n, numpy.bool_)
        self.truncations: Any = zeros(n, numpy.bool_)
        self._scratch = scratch(game.rules, self.seats)
        self._own = draw_array(self.key, RANDOM_ACTIONS)
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, from the key of `seed` if one is given; else those after the ones already begun."""
        import numpy

        if seed is not None or not self._begun:
            self.key = self.key if seed is None else key_of_seed(seed)
            self._draws[:] = draw_array(self.key)
            self._own = draw_array(self.key, RANDOM_ACTIONS)
            self.number[:] = numpy.arange(self.num_envs) - self.num_envs
            self._begun = True
        self._rows[:] = self._start
        self._advance(numpy.zeros(self.num_envs, numpy.int64), True)
        return self._kept(self.observations), self._infos()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in ("_step", "_sample")}
        return kept | {"digest": signed(_numbers_of(kept))}

    def __setstate__(self, frozen: dict[str, Any]) -> None:
        kept = {name: value for name, value in frozen.items() if name != "digest"}
        if not is_ours(_numbers_of(kept), frozen.get("digest", b"")):
            self._check(kept)
        self.__dict__.update(kept)
        self._step, self._sample = _compiled(self.game)  # machine code cannot be pickled

    def _check(self, kept: dict[str, Any]) -> None:
        """Numbers that somebody wrote, before machine code uses them as indices: each array is as it would be made
        here, each position is one, and what is possible in it is what the rules say."""
        import numpy

        game, options = kept["game"], kept["options"]
        reward = next((word for word, kind in REWARDS.items() if kind == kept["_reward"]), "")
        fresh = VectorGame(game, options, num_envs=kept["num_envs"], reward=reward)
        if kept["seats"] != fresh.seats:
            raise BadPosition(f"seats: {kept['seats']}; this table has {fresh.seats}")
        for name, made in vars(fresh).items():
            for one, own in zip(_arrays_in(kept.get(name)), _arrays_in(made), strict=True):
                if one.shape != own.shape or one.dtype != own.dtype:
                    raise BadPosition(f"{name}: an array of another shape or kind than this environment has")
        kind = game.state_type
        begun = bool(kept["_begun"])
        check_start(game, kept["_start"].tobytes(), options)
        for data in {row.tobytes() for row in kept["_rows"]} if begun else ():
            check_position(game, unpacked(kind, data), options)
        kept["_draws"] &= 0xFFFFFFFF
        kept["_own"] &= 0xFFFFFFFF
        for name in ("mask", "_choices", "_counts"):
            kept[name][:] = 0
        for i in range(kept["num_envs"] if begun else 0):
            s, seat = kind.unpack(kept["_rows"][i].tobytes()), int(kept["seat"][i])
            if not 0 <= seat < options.seats or not game.may_act(s, seat):
                raise BadPosition(f"environment {i}: nobody decides there who is said to")
            legal = game.legal(s, seat)
            kept["mask"][i, legal] = 1
            kept["_choices"][i, : len(legal)] = legal
            kept["_counts"][i] = len(legal)
        kept["number"][:] = numpy.clip(kept["number"], -kept["num_envs"], 1 << 61)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        import numpy

        numbers = numpy.asarray(actions)
        check_actions(numbers, self.num_envs)
        wrong = self._advance(numpy.ascontiguousarray(numbers, numpy.int64), False)
        if wrong >= 0:
            raise IllegalMove(f"environment {wrong}: {numbers[wrong]} is not possible now; nothing was changed")
        kept = self._kept
        answer = (self.observations, self.rewards, self.terminations, self.truncations)
        return kept(answer[0]), kept(answer[1]), kept(answer[2]), kept(answer[3]), self._infos()

    def random_actions(self) -> Any:
        """A legal move in each game, each as likely."""
        import numpy

        actions = numpy.empty(self.num_envs, numpy.int64)
        self._sample(self._own, self._choices, self._counts, actions)
        return actions

    def state(self, at: int) -> bytes:
        """The packed state of one game, everything in it: for tests and tools, never for a player."""
        return self._rows[at].tobytes()

    def close(self) -> None:
        """Nothing is held open."""

    def _advance(self, actions: Any, fresh: bool) -> int:
        now = Now(self.observations, self.mask, self._choices, self._counts, self.seat, self.number, self.decisions)
        ends = Ends(
            *(self.rewards, self.all_rewards, self.terminations, self.truncations, self.finals, self.final_seat)
        )
        setting = (self.seats, self._reward, self._limit)
        return self._step(self._rows, self._start, self._draws, actions, fresh, setting, now, ends, self._scratch)

    def _infos(self) -> dict[str, Any]:
        kept = self._kept
        infos = {
            "action_mask": kept(self.mask),
            "seat": kept(self.seat),
            "rewards": kept(self.all_rewards),
            "game": kept(self.number),
        }
        ended = self.terminations | self.truncations
        return {**infos, **self._ends(ended)} if ended.any() else infos

    def _ends(self, ended: Any) -> dict[str, Any]:
        """Gymnasium's names for what a step overwrote: what was seen and told last in the games that ended."""
        import numpy

        kept = self._kept
        told = {
            "seat": kept(self.final_seat),
            "rewards": kept(self.all_rewards),
            "game": numpy.where(ended, self.number - self.num_envs, 0),
        }
        info = {**told, **{f"_{name}": kept(ended) for name in told}}
        seen = self._final_rows(ended) if self._copy else self.finals
        return {"final_obs": seen, "_final_obs": kept(ended), "final_info": info, "_final_info": kept(ended)}

    def _final_rows(self, ended: Any) -> Any:
        """As Gymnasium has them: an object for each game, None for those that go on."""
        import numpy

        seen, which = numpy.full(self.num_envs, None, object), numpy.flatnonzero(ended)
        seen[which] = numpy.fromiter(self.finals[which], object, len(which))
        return seen

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array


def check_actions(actions: Any, num_envs: int, kinds: str = "iu") -> None:
    """An array on the processor or on a GPU, before machine code reads a move of each game from it."""
    if actions.shape != (num_envs,) or actions.dtype.kind not in kinds:
        raise IllegalMove(f"actions: {actions.dtype} of shape {actions.shape}; {num_envs} whole numbers are wanted")


def check_start(game: Game, start: bytes, options: Options) -> None:
    """A position that games may begin with again and again: it must be one, and somebody must decide before the end,
    or the next game would begin and end without a pause for ever."""
    s = unpacked(game.state_type, start)
    check_position(game, s, options)
    if not any(_asks_somebody(game, s, stream) for stream in range(STARTS)):
        raise BadPosition("position-nobody")


def _asks_somebody(game: Game, s: GameState, stream: int) -> bool:
    session = Session(game, Options(int(cast(Any, s).seats)), key=stream.to_bytes(32), state=s.copy())
    session.settle()
    return not session.over


class Now(NamedTuple):
    """Where each game stands, one row a game."""

    observations: Any
    mask: Any  # 1 for each legal move
    choices: Any  # these moves, and
    counts: Any  # how many there are
    seat: Any  # who decides
    number: Any  # of the game, in its stream
    decisions: Any  # made in it


Setting = tuple[int, int, int]  # seats, the kind of reward, and the limit of decisions


class Ends(NamedTuple):
    """What the latest step came to, one row a game."""

    rewards: Any  # of the seat that acted
    all_rewards: Any
    terminations: Any
    truncations: Any
    finals: Any  # the last observation, and
    final_seat: Any  # whose, of the games that ended


def _arrays_in(value: Any) -> list[Any]:
    import numpy

    several = cast(list[Any], value) if isinstance(value, list | tuple) else [value]
    return [one for one in several if isinstance(one, numpy.ndarray)]


def _numbers_of(kept: dict[str, Any]) -> bytes:
    """Everything in a pickle that machine code reads, as bytes to be signed."""
    parts: list[bytes] = []
    for name in sorted(kept):
        arrays = _arrays_in(kept[name])
        parts += [f"{name} {one.shape} {one.dtype}".encode() + one.tobytes() for one in arrays]
        if not arrays and isinstance(kept[name], int | str | bytes):
            parts.append(f"{name} {kept[name]!r}".encode())
    return b"\0".join(parts)


@cache
def _compiled(game: Game) -> tuple[Callable[..., int], Callable[..., None]]:
    fast = compiled(game)
    modules = (sys.modules[__name__], columns, rewarding, *fast.modules)
    if not speed.available():
        return stepped_by(step_of(game.rules, observe_of(game.state_type))), sample
    speed.prepare(modules)
    observe = speed.allow(cast(Any, observe_of(game.state_type)), forceinline=True)
    step = stepped_by(speed.allow(cast(Any, step_of(game.rules, observe)), forceinline=True))
    if not speed.is_cached(step, modules):
        say_compiling(game)
    return cast(Any, speed.compile_(step, modules)), cast(Any, speed.compile_(sample, modules))


def stepped_by(step: Callable[..., None]) -> Callable[..., int]:
    """One step of every game, one after the other."""

    def step_all(
        rows: Any,
        start: Any,
        draws: Any,
        actions: Any,
        fresh: bool,  # begin all games anew, whatever the actions
        setting: Setting,
        now: Now,
        ends: Ends,
        scratch: Scratch,
    ) -> int:
        """Returns the first game whose action is not possible, having changed nothing; or −1."""
        n = len(rows)
        for i in range(n):
            if not fresh and not may(now.mask, i, actions[i]):
                return i
        for i in range(n):
            step(i, rows, i, start, draws[i], actions[i], fresh, setting, now, ends, scratch)
        return -1

    return step_all


def may(mask: Any, i: int, action: int) -> bool:
    """Whether the action is possible in game i."""
    return action >= 0 and action < mask.shape[1] and mask[i, action] != 0


def step_of(rules: GameRules, observe: Observe) -> Callable[..., None]:
    """One step of one game, over plain functions: the processor takes one game after the other, a GPU all at once. Each
    function of the game is called in one place: compiled, every call is a copy of it."""
    turn, legal, play, odds, land, score = (
        rules.turn,
        rules.legal,
        rules.play,
        rules.odds,
        rules.land,
        rules.score,
    )

    def step(
        i: int,  # the game: its row in `now` and `ends`
        rows: Any,  # where its position lies, and
        at: int,  # at which place
        start: Any,  # how a new game begins
        draw: Any,
        action: int,
        fresh: bool,
        setting: Setting,
        now: Now,
        ends: Ends,
        scratch: Scratch,
    ) -> None:
        seats, kind, limit = setting
        observations, mask, choices, counts, seat, number, decisions = now
        rewards, all_rewards, terminations, truncations, finals, final_seat = ends
        moves, weights, points, places = scratch
        s = rows[at]
        actor = seat[i]
        begin = fresh
        for j in range(seats):
            all_rewards[i, j] = 0.0
        terminations[i] = False
        truncations[i] = False
        if not fresh:
            play(s, actor, action, None)
            decisions[i] += 1
            if limit > 0 and decisions[i] >= limit:
                truncations[i] = True
                begin = True
        while True:
            if begin:
                if not fresh:
                    observe(s, actor, finals, i)
                    final_seat[i] = actor
                rows[at] = start[0]
                number[i] += len(number)
                seek(draw, number[i])
                decisions[i] = 0
                begin = False
            who = turn(s)
            if who == OVER:
                score(s, points, places)
                reward(points, places, seats, kind, all_rewards, i)
                terminations[i] = True
                begin = True
            elif who == CHANCE:
                land(s, pick(draw, weights, odds(s, weights)), None)
            else:
                break
        rewards[i] = all_rewards[i, actor]
        several = count_seats(who)
        actor = nth_seat(who, below(draw, several) if several > 1 else 0)
        seat[i] = actor
        for j in range(counts[i]):
            mask[i, choices[i, j]] = 0
        found = legal(s, actor, moves)
        counts[i] = found
        for j in range(found):
            choices[i, j] = moves[j]
            mask[i, moves[j]] = 1
        observe(s, actor, observations, i)

    return step


def sample(draw: Any, choices: Any, counts: Any, actions: Any) -> None:
    for i in range(len(actions)):
        actions[i] = choices[i, below(draw, counts[i]) if counts[i] > 1 else 0]
