"""Bots at tables: who is asked thinks elsewhere, takes as long as a person would, then acts, and talks where the game
has talk for bots. A bot is a function of what its seat knows and has heard, so any server can go on for it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from rumpus.bots import LEVELS, Said, patience_of
from rumpus.core.view import know
from rumpus.table import acts, log
from rumpus.table.draft import Draft
from rumpus.table.fold import Fold
from rumpus.table.live import LiveTable
from rumpus.table.metrics import Metrics
from rumpus.table.refuse import Refuse
from rumpus.table.talk import check_statement, hears
from rumpus.table.thinking import Question, Thinkers
from rumpus.table.wire import Statement

MOST_SAID = 8  # statements of one bot in one round: nobody likes a chatterbox

Which = tuple[str, int]  # table and seat


class BotSeats:
    def __init__(
        self,
        thinkers: Thinkers,
        metrics: Metrics,
        now: Callable[[], float],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        *,
        pauses: bool,
    ) -> None:
        self._thinkers, self._metrics, self._now, self._spawn, self._pauses = thinkers, metrics, now, spawn, pauses
        self._thinking: set[Which] = set()
        self._talking: set[Which] = set()
        self._passed: dict[Which, int] = {}  # how many steps there were when a bot let the moment pass

    def wake(self, table: LiveTable) -> None:
        """Ask every bot whose turn it is, unless it thinks already, or let this very moment pass."""
        fold = table.fold
        for seat in fold.bots_asked:
            steps = len(fold.game_on().steps)
            if (fold.id, seat) not in self._thinking and self._passed.get((fold.id, seat)) != steps:
                self._thinking.add((fold.id, seat))
                self._spawn(self._act(table, seat, steps))

    def heard(self, table: LiveTable, bodies: list[log.AnyBody]) -> None:
        """Something was said: bots that understand it may answer."""
        fold = table.fold
        if not any(isinstance(body, log.Said) and body.statement for body in bodies):
            return
        for seat, chair in enumerate(fold.chairs):
            if (
                chair.level
                and fold.phase == "playing"
                and (fold.id, seat) not in self._talking
                and _may_talk(fold, seat)
            ):
                self._talking.add((fold.id, seat))
                self._spawn(self._talk(table, seat))

    def forget(self, table: LiveTable) -> None:
        for seat in range(len(table.fold.chairs)):
            self._passed.pop((table.fold.id, seat), None)

    async def _act(self, table: LiveTable, seat: int, steps: int) -> None:
        fold, which = table.fold, (table.fold.id, seat)
        course, level = fold.game_on(), fold.chairs[seat].level
        legal, decision = course.asked[seat], course.decisions[seat]
        try:
            if legal is None or not level:
                return
            began = self._now()
            thought = await self._thinkers.think(_question(fold, seat, level, legal))
            await self._say(table, seat, thought.words)
            patience = patience_of(fold.game, know(course.state, seat), seat, thought.move)
            await self._take_time(fold, level, began, patience)
            if thought.move is None:
                self._passed[which] = steps
                await table.change("", partial(_all_let_pass, self._passed))
            else:
                move = thought.move
                self._metrics.bot_moves += 1
                await table.change("", lambda draft: _play(draft, seat, decision, move))
        except Refuse:
            pass  # the decision has gone, or the database is busy: then the deadline asks again
        finally:
            self._thinking.discard(which)
        if len(table.fold.game_on().steps) != steps:
            self.wake(table)

    async def _talk(self, table: LiveTable, seat: int) -> None:
        level = table.fold.chairs[seat].level
        try:
            for _ in range(3):  # if somebody speaks meanwhile, it thinks again
                fold, began = table.fold, self._now()
                thought = await self._thinkers.think(_question(fold, seat, level, []))
                await self._take_time(fold, level, began)
                if len(table.fold.talk) == len(fold.talk):
                    break
            else:
                return
            await self._say(table, seat, thought.words)
        except Refuse:
            pass
        finally:
            self._talking.discard((table.fold.id, seat))

    async def _say(self, table: LiveTable, seat: int, words: list[tuple[str, dict[str, int]]]) -> None:
        for kind, slots in words:
            said = Statement(kind, slots)

            def draft(draft: Draft, said: Statement = said) -> None:
                if _may_talk(draft.fold, seat):
                    check_statement(draft.fold, said)
                    draft.add(log.Said(seat, None, "", said))

            await table.change("", draft)

    async def _take_time(self, fold: Fold, level: str, began: float, patience: float = 1.0) -> None:
        """Mostly little, now and then long, as people do; longer where it would take something from slower hands."""
        if self._pauses and fold.setting.pace == "live":
            least, most = LEVELS[level].pause
            pause = least + (most - least) * secrets.randbelow(1000) * secrets.randbelow(1000) / 1e6
            await asyncio.sleep(patience * pause - (self._now() - began))


def _question(fold: Fold, seat: int, level: str, legal: list[int]) -> Question:
    key = hashlib.sha256(b"rumpus bot %d " % seat + fold.secret).digest()
    talk = [
        Said(heard.line.seat, heard.line.statement.code, heard.line.statement.slots, heard.line.to, heard.round)
        for heard in fold.talk
        if heard.line.statement is not None and hears(heard.line, seat)
    ]
    known = know(fold.game_on().state, seat)
    return Question(fold.game, level, key, known, seat, legal, talk)


def _may_talk(fold: Fold, seat: int) -> bool:
    """A bot that thinks, in a game that has talk for bots, and has not said enough."""
    level = fold.chairs[seat].level
    if not level or LEVELS[level].way != "search" or getattr(fold.game.bot, "say", None) is None:
        return False
    if fold.phase != "playing" or fold.paused:
        return False
    now = fold.talk_round()
    return sum(heard.line.seat == seat and heard.round == now for heard in fold.talk) < MOST_SAID


def _play(draft: Draft, seat: int, decision: int, move: int) -> None:
    fold = draft.fold
    course = fold.game_on()
    if fold.phase != "playing" or fold.paused or not fold.chairs[seat].level:
        raise Refuse("not_now")
    if course.decisions[seat] != decision or course.asked[seat] is None:
        raise Refuse("gone")
    acts.play_moves(draft, seat, [move])


def _all_let_pass(passed: dict[Which, int], draft: Draft) -> None:
    """Where only bots may act, all let it pass and no clock runs, the moment is over."""
    fold = draft.fold
    course = fold.game_on()
    steps = len(course.steps)
    stuck = fold.phase == "playing" and not fold.paused and course.running is None
    if stuck and all(passed.get((fold.id, seat)) == steps for seat in course.waiting):
        draft.add(log.TimedOut())
        draft.settle()
