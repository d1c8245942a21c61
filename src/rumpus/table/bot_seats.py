"""Bots at tables: who is asked thinks elsewhere, takes as long as a person would, then acts, and talks where the game
has talk for bots. A bot is a function of what its seat knows and has heard, so any server can go on for it.

A bot whose thoughts fail some times in a row gives up: the table says so, and from then on it plays any legal move."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections import Counter
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
from rumpus.table.thinking import Question, Thinkers, Thought, simple_thought
from rumpus.table.wire import Statement
from rumpus.table.workers import WorkFailed

logger = logging.getLogger("rumpus.bots")

GIVES_UP = 3  # thoughts that failed in a row
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
        self._thoughts: dict[Which, asyncio.Task[Thought]] = {}
        self._failures: Counter[Which] = Counter()  # in a row
        self._stopped: set[Which] = set()  # not even a simple move could be made there
        self._talking: set[Which] = set()
        self._passed: dict[Which, int] = {}  # how many steps there were when a bot let the moment pass

    def wake(self, table: LiveTable) -> None:
        """Ask every bot whose turn it is, unless it thinks already, or let this very moment pass."""
        fold = table.fold
        asked = fold.bots_asked
        if self._thoughts:
            self._drop(fold, asked)
        for seat in asked:
            steps, which = len(fold.game_on().steps), (fold.id, seat)
            if which not in self._thinking and self._passed.get(which) != steps and which not in self._stopped:
                self._thinking.add(which)
                self._spawn(self._act(table, seat, steps))

    def _drop(self, fold: Fold, asked: list[int]) -> None:
        """Thoughts of seats that are asked no more: nobody waits for them."""
        for seat in range(len(fold.chairs)):
            if seat not in asked and (thought := self._thoughts.get((fold.id, seat))) is not None:
                thought.cancel()

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
        self._drop(table.fold, [])
        for seat in range(len(table.fold.chairs)):
            which = (table.fold.id, seat)
            self._passed.pop(which, None)
            self._failures.pop(which, None)
            self._stopped.discard(which)

    async def _act(self, table: LiveTable, seat: int, steps: int) -> None:
        fold, which = table.fold, (table.fold.id, seat)
        again = False
        try:
            await self._decide(table, seat, steps)
        except WorkFailed as failure:
            again = True
            await self._failed(table, seat, failure)
        except Refuse:
            pass  # the decision has gone, or the room or its database is busy: then the deadline asks again
        except Exception:
            # Rules that fail on this position would fail again: once is enough to hear of it.
            self._stopped.add(which)
            self._metrics.failures += 1
            logger.exception("a bot at table %s cannot play, and is asked no more", fold.id)
        finally:
            self._thinking.discard(which)
        if again or len(table.fold.game_on().steps) != steps:
            self.wake(table)

    async def _decide(self, table: LiveTable, seat: int, steps: int) -> None:
        fold = table.fold
        course, chair = fold.game_on(), fold.chairs[seat]
        legal, decision, level = course.asked[seat], course.decisions[seat], chair.level
        if legal is None or not level:
            return
        began = self._now()
        question = _question(fold, seat, level, legal)
        thought = simple_thought(question) if chair.gave_up else await self._think(table, seat, question)
        await self._say(table, seat, thought.words)
        patience = patience_of(fold.game, know(course.state, seat), seat, thought.move)
        await self._take_time(fold, level, began, patience)
        if thought.move is None:
            self._passed[fold.id, seat] = steps
            await table.change("", partial(_all_let_pass, self._passed))
        else:
            move = thought.move
            self._metrics.bot_moves += 1
            await table.change("", lambda draft: _play(draft, seat, decision, move))

    async def _think(self, table: LiveTable, seat: int, question: Question) -> Thought:
        which = (table.fold.id, seat)
        task = self._thoughts[which] = asyncio.ensure_future(self._thinkers.think(table.asker, question))
        try:
            thought = await task
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refuse("gone") from None
            task.cancel()
            raise
        finally:
            del self._thoughts[which]
        self._failures.pop(which, None)
        return thought

    async def _failed(self, table: LiveTable, seat: int, failure: WorkFailed) -> None:
        which = (table.fold.id, seat)
        self._failures[which] += 1
        self._metrics.failures += 1
        logger.warning("a bot's thought failed: %s", failure)
        if self._failures[which] >= GIVES_UP:
            with contextlib.suppress(Refuse):
                await table.change("", partial(_give_up, seat=seat))

    async def _talk(self, table: LiveTable, seat: int) -> None:
        level = table.fold.chairs[seat].level
        try:
            for _ in range(3):  # if somebody speaks meanwhile, it thinks again
                fold, began = table.fold, self._now()
                thought = await self._thinkers.think(table.asker, _question(fold, seat, level, []))
                await self._take_time(fold, level, began)
                if len(table.fold.talk) == len(fold.talk):
                    break
            else:
                return
            await self._say(table, seat, thought.words)
        except (Refuse, WorkFailed):
            pass  # nobody misses what a bot did not say
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
    if (
        not level
        or fold.chairs[seat].gave_up
        or LEVELS[level].way != "search"
        or getattr(fold.game.bot, "say", None) is None
    ):
        return False
    if fold.phase != "playing" or fold.paused:
        return False
    now = fold.talk_round()
    return sum(heard.line.seat == seat and heard.round == now for heard in fold.talk) < MOST_SAID


def _give_up(draft: Draft, seat: int) -> None:
    chair = draft.fold.chairs[seat]
    if chair.level and not chair.gave_up:
        draft.add(log.GaveUp(seat))


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
