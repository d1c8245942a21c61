"""One seat of a game as a Gymnasium environment, with bots at the others: see rumpus.lab.envs.gymnasium for its ids.

env = gymnasium.make("rumpus/BeastyBar-v0", opponents=["expert", "greedy"])
observation, info = env.reset(seed=1)
action = ...                                    # one of env.unwrapped.action_masks(), which is info["action_mask"] too

The observation is what the seat knows, in the columns of docs/reference/games/. A step is a decision of this seat;
chance and the opponents act until it must decide again. What is not possible loses the game at once: libraries that
know no masks can learn what is, those that do (MaskablePPO of sb3-contrib) never see it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, cast

import gymnasium

from rumpus.bots import ProgramBot, check_word, steady_bot
from rumpus.bots.engine import engine_of
from rumpus.bots.levels import level_of
from rumpus.bots.own import Chooser, OwnBot
from rumpus.bots.program import PROGRAM
from rumpus.core.game import Game
from rumpus.core.visibility import know
from rumpus.kernel.errors import BadOption
from rumpus.lab.envs.course import EnvGame, Observer, key_of_seed
from rumpus.lab.envs.setting import (
    RENDER_MODES,
    check_render_mode,
    environment_options,
    game_of,
    move_of,
    rendered,
    reward_kind,
    say_compiling,
)

Opponent = str | Callable[[], Chooser]

LOST = -1.0  # for what is not possible, whatever the reward


class SingleSeat(gymnasium.Env[Any, Any]):
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium reads it off the class

    def __init__(
        self,
        game: Game | str,
        opponents: Sequence[Opponent] | str = ("greedy",),
        *,
        seats: int | None = None,
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        """`opponents`: levels of bots, as the arena takes them, or what makes a bot of your own (a class with
        `choose(view, legal)`); with more `seats` than that, they come again in turn.
        `seat`: which one is yours, from 0; None: another one each game, by lot. Further arguments are the game's
        options."""
        import numpy

        self.game = game_of(game)
        words = _checked(opponents)
        count = max(self.game.seats.start, 1 + len(words)) if seats is None else seats
        self.options = environment_options(self.game, count, chosen)
        count = self.options.seats
        if not words and count > 1:
            raise BadOption(f"{self.game.title} for {count} needs opponents")
        if len(words) > count - 1:
            raise BadOption(f"{len(words)} opponents and you are more than {count} seats")
        if seat is not None and seat not in range(count):
            raise BadOption(f"a seat is from 0 to {count - 1}, not {seat}")
        reward_kind(reward)
        check_render_mode(render_mode)
        self.opponents = list(islice(cycle(words), count - 1)) if words else []
        self.render_mode = render_mode
        self._seat, self._reward = seat, reward
        self._eyes = Observer(self.game)
        cells = numpy.iinfo(self._eyes.cell)
        self.observation_space = gymnasium.spaces.Box(
            int(cells.min), int(cells.max), (len(self._eyes.columns),), self._eyes.cell
        )
        self.action_space = gymnasium.spaces.Discrete(self.game.rules.MOVES)
        self._key = secrets.token_bytes(32)
        self._number = -1
        self._course: EnvGame | None = None
        self._lost = False
        self._bots: dict[int, Any] = {}
        self.seat = -1

    def __getstate__(self) -> dict[str, Any]:
        """A copy goes on with the same game, against the same opponents; only programs begin anew."""
        bots = {seat: bot for seat, bot in self._bots.items() if not isinstance(bot, ProgramBot)}
        return {**vars(self), "_bots": bots}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._key, self._number = key_of_seed(seed), -1
        while True:
            self._number += 1
            self._lost = False
            mark = self._mark(b"seat")
            self.seat = int.from_bytes(mark[:8], "big") % self.options.seats if self._seat is None else self._seat
            self.close()
            self._course = EnvGame(self.game, self.options, self._key, self._number)
            self._others_act()
            if not self._course.over:  # else it was over before this seat was asked: the next one
                break
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        course = self._playing()
        move, reward = move_of(action), 0.0
        if move not in course.legal(self.seat):
            self._lost, reward = True, LOST
        else:
            course.act(move)
            self._others_act()
            if course.over:
                reward = course.rewards(self._reward)[self.seat]
        self._show()
        return self._observation(), reward, course.over or self._lost, False, self._info()

    def action_masks(self) -> Any:
        """What is possible now, as booleans: the name that sb3-contrib asks for."""
        import numpy

        mask = numpy.zeros(self.game.rules.MOVES, numpy.bool_)
        if not self._lost:
            mask[self._playing().legal(self.seat)] = True
        return mask

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: ansi or human")
            return None
        return rendered(self.game, self._playing().state, self.render_mode)

    def close(self) -> None:
        """Bots that are programs of their own end."""
        for bot in self._bots.values():
            if callable(end := getattr(bot, "close", None)):
                end()
        self._bots = {}

    def _playing(self) -> EnvGame:
        if self._course is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self._course

    def _others_act(self) -> None:
        course = self._playing()
        while not course.over and course.seat != self.seat:
            seat = course.seat
            move = self._bot(seat).choose(know(course.state, seat), seat, course.legal(seat))
            if move is None:
                course.let_pass()
            else:
                course.act(move)

    def _bot(self, seat: int) -> Any:
        if seat not in self._bots:
            word = self.opponents[(seat - self.seat - 1) % self.options.seats]
            self._bots[seat] = self._new_bot(word, self._mark(b"bot", seat))
        return self._bots[seat]

    def _new_bot(self, word: Opponent, key: bytes) -> Any:
        if not isinstance(word, str):
            return OwnBot(self.game, word())
        if word.startswith(PROGRAM):
            return ProgramBot(self.game, word.removeprefix(PROGRAM))
        level = level_of(word, self.game)
        if level.way == "search" and not engine_of(self.game, former=level.former).at_hand:
            say_compiling(self.game)
        return steady_bot(self.game, word, key)

    def _mark(self, what: bytes, seat: int = 0) -> bytes:
        numbers = self._number.to_bytes(8, "big") + seat.to_bytes(2, "big")
        return hashlib.sha256(what + self._key + numbers).digest()

    def _observation(self) -> Any:
        return self._eyes.look(self._playing().state, self.seat)

    def _info(self) -> dict[str, Any]:
        course = self._playing()
        info: dict[str, Any] = {"action_mask": self.action_masks().astype("int8"), "seat": self.seat}
        if course.over:
            score = self.game.score(course.state, self.options.seats)
            info |= {"points": score.points, "places": score.places}
        if self._lost:
            info["illegal"] = True
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _checked(opponents: Any) -> list[Opponent]:
    """What somebody has written: a mistake is named before the first game, not in it."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    words: list[Any] = list(cast(Sequence[Any], opponents)) if several else [opponents]
    for word in words:
        if isinstance(word, str):
            check_word(word)
        elif not callable(word) or (isinstance(word, type) and not hasattr(word, "choose")):
            raise BadOption(
                f"an opponent is a level, program:COMMAND, or a class with choose(view, legal), not {word!r}"
            )
    return words
