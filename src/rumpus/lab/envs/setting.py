"""What an environment is set up with where nothing else is said."""

from __future__ import annotations

import operator
import sys
from collections.abc import Mapping
from typing import Any

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.notation import write_view
from rumpus.core.options import options_for, with_relaxed_pace
from rumpus.core.visibility import see
from rumpus.kernel.errors import BadOption, IllegalMove
from rumpus.kernel.options import Options
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import GameState
from rumpus.lab.envs.rewards import REWARDS

RENDER_MODES = ("ansi", "human")


def game_of(game: Game | str) -> Game:
    """A game, or the name of one."""
    return catalogue.game(game) if isinstance(game, str) else game


def environment_options(game: Game | str, seats: int | None = None, chosen: Mapping[str, Any] | None = None) -> Options:
    """As `options_for`, but unhurried where the game offers it."""
    game = game_of(game)
    seats = None if seats is None else whole("seats", seats)
    return options_for(game, seats, with_relaxed_pace(game, chosen or {}))


def setting_of(
    game: Game | str, options: Options | None, seats: int | None, chosen: Mapping[str, Any]
) -> tuple[Game, Options]:
    """From what an environment was given: options that are made already, or seats and single options."""
    game = game_of(game)
    if options is None:
        return game, environment_options(game, seats, chosen)
    if not isinstance(options, Options):  # pyright: ignore[reportUnnecessaryIsInstance] - scripts are not type-checked
        raise BadOption(
            f"options are made by options_for(game, seats, …), not {options!r}; every other argument has a name"
        )
    if seats is not None or chosen:
        raise BadOption("an environment takes options that are made already, or seats and single options, not both")
    return game, options


def whole(name: str, value: Any, least: int = 0) -> int:
    """A whole number, from that one on; NumPy's will do."""
    try:
        number = operator.index(value)
    except TypeError:
        number = least - 1
    if number < least:
        raise BadOption(f"{name} is a whole number from {least} on, not {value!r}")
    return number


def move_of(action: Any, agent: str = "") -> int:
    """The number of a move; whether it is possible is another question."""
    try:
        return operator.index(action)
    except TypeError:
        whose = f"the action of {agent}" if agent else "an action"
        raise IllegalMove(f"{whose} is the whole number of a move, not {action!r}") from None


def reward_kind(word: str) -> int:
    if word not in REWARDS:
        raise BadOption(f"a reward is one of {', '.join(REWARDS)}, not {word!r}")
    return REWARDS[word]


class BadRenderMode(BadOption, TypeError):
    """A TypeError, too: Stable-Baselines3 asks every id that it is given for pictures, and takes that for a no."""


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadRenderMode(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not {mode!r}")


def say_compiling(game: Game) -> None:
    sys.stderr.write(f"rumpus: compiling {game.title}, once: this may take a minute or two\n")
    sys.stderr.flush()


def rendered(game: Game, s: GameState, mode: str | None) -> str | None:
    """What a watcher sees, as text: returned (ansi) or written to the terminal (human)."""
    text = write_view(game.state_type, see(s, WATCHER))
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    return text if mode == "ansi" else None
