"""When a bot acts: as a person would who looks at the stage first.

A pause counts from when those present have seen what happened last (delivery/audience.py). Where a clock belongs to a
phase of the game and everybody acts as they like, a bot takes the whole of it, as people do, and looks at the table
anew before each move. Where all that is left to choose is when (to be ready, for one), it goes with the people."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from rumpus.bots import LEVELS
from rumpus.table.delivery.audience import PAUSE_FACTOR
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log.live_game import LiveGame
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal

SHARE = (0.05, 0.22)  # of what is left of a phase, for one of several moves in it
FOLLOWS = 0.4  # of a clock: so long a bot leaves it to people to be ready first
FOLLOWS_UNTIMED = 45.0  # seconds, where no clock runs


class Pacing:
    """`on`: bots take as long as people would; tests and benches switch it off."""

    def __init__(self, now: Callable[[], float], *, on: bool) -> None:
        self._now, self._on = now, on

    def _applies(self, table: LiveTable) -> bool:
        state = table.state
        return self._on and state.setup.pace != "correspondence" and PAUSE_FACTOR[table.speed] > 0

    async def before_thinking(self, table: LiveTable, seat: int) -> None:
        """In a phase with a clock of its own: somewhere in what is left of it, and then the thought is fresh."""
        game, state = table.state.need_game(), table.state
        legal, running = game.asked[seat], game.running
        if not self._applies(table) or running is None or not game.in_phase or not state.persons:
            return
        if legal is not None and len(legal) > 1 and len(game.waiting) > 1:
            least, most = SHARE
            await self._pass(table, seat, (running.due - self._now()) * (least + (most - least) * _chance()))

    async def before_acting(self, table: LiveTable, seat: int, level: str, patience: float) -> None:
        """Mostly little, now and then long, as people do; longer where it would take something from slower hands."""
        if not self._applies(table):
            return
        while (left := table.stage_left) > 0:
            _need_asked(table.state, seat)
            await table.audience.stirred(left)
        await self._follow(table, seat)
        least, most = LEVELS[level].pause
        pause = least + (most - least) * _chance() * _chance()
        await self._pass(table, seat, pause * (PAUSE_FACTOR[table.speed] + patience - 1))

    async def before_talking(self, table: LiveTable, level: str) -> None:
        if self._applies(table):
            least, most = LEVELS[level].pause
            until = self._now() + least + (most - least) * _chance() * _chance()
            while (left := until - self._now()) > 0:
                await table.audience.stirred(left)

    async def _follow(self, table: LiveTable, seat: int) -> None:
        """Where there is nothing to choose but when, people come first, for a while."""
        state, game = table.state, table.state.need_game()
        people = [person for person in state.persons if person in game.waiting]
        legal = game.asked[seat]
        if not people or legal is None or len(legal) > 1:
            return
        before = [game.decisions[person] for person in people]
        patience = FOLLOWS_UNTIMED if game.running is None else FOLLOWS * (game.running.due - self._now())
        until = self._now() + patience * (0.7 + 0.3 * _chance())
        while (left := until - self._now()) > 0:
            now = _need_asked(table.state, seat).decisions
            if any(now[person] != then for person, then in zip(people, before, strict=True)):
                return
            await table.audience.stirred(left)

    async def _pass(self, table: LiveTable, seat: int, seconds: float) -> None:
        """Let time pass, unless the decision goes away meanwhile."""
        decision = table.state.need_game().decisions[seat]
        until = self._now() + seconds
        while (left := until - self._now()) > 0:
            await table.audience.stirred(left)
            if _need_asked(table.state, seat).decisions[seat] != decision:
                raise Refusal("gone")


def _need_asked(state: TableState, seat: int) -> LiveGame:
    game = state.need_game()
    if state.phase != "playing" or state.paused or seat >= len(game.asked) or game.asked[seat] is None:
        raise Refusal("gone")
    return game


def _chance() -> float:
    return secrets.randbelow(1000) / 1000
