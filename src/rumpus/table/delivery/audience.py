"""Those who watch a table, and how far they have been shown what happened there: bots wait for the stage.

A page says how far it has shown. A silent or hostile one holds nobody longer than the stage needs anyway: how long an
event takes is declared (`beats` in game.toml). Only what everybody is told counts, so that waiting tells nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from typing import Protocol

from rumpus.core.game import Game
from rumpus.core.session import SessionStep
from rumpus.table.log.stage_time import stage_time
from rumpus.table.wire import Speed

SLACK = 0.5  # for the way to the page and back
# How many times as long as declared a stage takes, and a bot pauses, at each speed.
STAGE_FACTOR: dict[Speed, float] = {"leisurely": 1.4, "brisk": 1.0, "at_once": 1.0}
PAUSE_FACTOR: dict[Speed, float] = {"leisurely": 1.0, "brisk": 0.5, "at_once": 0.0}


class Spectator(Protocol):
    """A connection, as far as it says what it has shown."""

    seats: list[int]
    shown: dict[int, int]
    speed: Speed


class Audience:
    def __init__(self) -> None:
        self._until = 0.0  # by then the stage has told everything, by its own length
        self._news = asyncio.Event()

    def told(self, game: Game, steps: Sequence[SessionStep], speed: Speed, now: float) -> None:
        """These steps were sent to everybody; each is shown after the one before."""
        self._until = max(self._until, now) + stage_time(game, steps) * STAGE_FACTOR[speed]

    def stir(self) -> None:
        """Something happened: who waits looks again."""
        self._news.set()
        self._news = asyncio.Event()

    async def stirred(self, within: float) -> None:
        """Until something happens, or so many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), max(0.0, within))

    def left(self, spectators: Iterable[Spectator], latest: dict[int, int], now: float) -> float:
        """Seconds until a bot may go on, if no page says anything from now on."""
        seen = all(_has_seen(one, latest) for one in spectators)
        return 0.0 if seen else max(0.0, self._until + SLACK - now)


def _has_seen(one: Spectator, latest: dict[int, int]) -> bool:
    """Who shows nothing, or another seat's eyes, is not waited for."""
    return all(n >= latest.get(seat, 0) for seat, n in one.shown.items())


def slowest(spectators: Iterable[Spectator]) -> Speed:
    """Of those who play here; where nobody says anything, brisk."""
    wishes = {one.speed for one in spectators if one.seats and one.shown}
    if "leisurely" in wishes:
        return "leisurely"
    return "at_once" if wishes == {"at_once"} else "brisk"
