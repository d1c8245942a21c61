"""What an environment is set up with where nothing else is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.kernel.options import Options


def environment_options(game: Game, seats: int | None = None, chosen: Mapping[str, Any] | None = None) -> Options:
    """As `options_for`, but unhurried where the game offers it: who is first in a race is no decision of a program."""
    given = dict(chosen or {})
    if "relaxed" in game.about.get("options", {}).get("pace", {}).get("choices", ()):
        given.setdefault("pace", "relaxed")
    return options_for(game, seats, given)
