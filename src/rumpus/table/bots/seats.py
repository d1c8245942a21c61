"""Bots at tables: who is asked thinks elsewhere, takes as long as a person would, then acts, and talks where the game
has talk for bots. A bot is a function of what its seat knows and has heard, so any server can go on for it.

A bot whose thoughts fail some times in a row gives up: the table says so, and from then on it plays any legal move."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from rumpus.bots import LEVELS, Spoken, patience_of
from rumpus.core.visibility import know
from rumpus.table.bots.pacing import Pacing
from rumpus.table.bots.thinking import Question, Thinkers, Thought, simple_thought
from rumpus.table.bots.workers import WorkFailed
from rumpus.table.commands.play import play_moves
from rumpus.table.commands.talk import check_statement, hears
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import entries
from rumpus.table.log.state import TableState
from rumpus.table.log.transaction import Transaction
from rumpus.table.metrics import Metrics
from rumpus.table.refusal import Refusal
from rumpus.table.wire import Statement

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
        self._thinkers, self._metrics, self._spawn = thinkers, metrics, spawn
        self._pacing = Pacing(now, on=pauses)
        self._thinking: set[Which] = set()
        self._thoughts: dict[Which, asyncio.Task[Thought]] = {}
        self._failures: Counter[Which] = Counter()  # in a row
        self._stopped: set[Which] = set()  # not even a simple move could be made there
        self._talking: set[Which] = set()
        self._passed: dict[Which, int] = {}  # how many steps there were when a bot let the moment pass

    def wake(self, table: LiveTable) -> None:
        """Ask every bot whose turn it is, unless it thinks already, or let this very moment pass."""
        state = table.state
        asked = state.bots_asked
        if self._thoughts:
            self._drop(state, asked)
        for seat in asked:
            steps, which = len(state.need_game().steps), (state.id, seat)
            if which not in self._thinking and self._passed.get(which) != steps and which not in self._stopped:
                self._thinking.add(which)
                self._spawn(self._act(table, seat, steps))

    def _drop(self, state: TableState, asked: list[int]) -> None:
        """Thoughts of seats that are asked no more: nobody waits for them."""
        for seat in range(len(state.chairs)):
            if seat not in asked and (thought := self._thoughts.get((state.id, seat))) is not None:
                thought.cancel()

    def heard(self, table: LiveTable, bodies: list[entries.AnyBody]) -> None:
        """Something was said: bots that understand it may answer."""
        state = table.state
        if not any(isinstance(body, entries.Said) and body.statement for body in bodies):
            return
        for seat, chair in enumerate(state.chairs):
            if (
                chair.level
                and state.phase == "playing"
                and (state.id, seat) not in self._talking
                and _may_talk(state, seat)
            ):
                self._talking.add((state.id, seat))
                self._spawn(self._talk(table, seat))

    def forget(self, table: LiveTable) -> None:
        self._drop(table.state, [])
        for seat in range(len(table.state.chairs)):
            which = (table.state.id, seat)
            self._passed.pop(which, None)
            self._failures.pop(which, None)
            self._stopped.discard(which)

    async def _act(self, table: LiveTable, seat: int, steps: int) -> None:
        state, which = table.state, (table.state.id, seat)
        again = False
        try:
            await self._decide(table, seat)
        except WorkFailed as failure:
            again = True
            await self._failed(table, seat, failure)
        except Refusal:
            pass  # the decision has gone, or the room or its database is busy: then the deadline asks again
        except Exception:
            # Rules that fail on this position would fail again: once is enough to hear of it.
            self._stopped.add(which)
            self._metrics.failures += 1
            logger.exception("a bot at table %s cannot play, and is asked no more", state.id)
        finally:
            self._thinking.discard(which)
        if again or len(table.state.need_game().steps) != steps:
            self.wake(table)

    async def _decide(self, table: LiveTable, seat: int) -> None:
        await self._pacing.before_thinking(table, seat)
        state = table.state
        live_game, chair = state.need_game(), state.chairs[seat]
        legal, decision, level = live_game.asked[seat], live_game.decisions[seat], chair.level
        if legal is None or not level:
            return
        steps = len(live_game.steps)
        question = _question(state, seat, level, legal)
        thought = simple_thought(question) if chair.gave_up else await self._think(table, seat, question)
        await self._say(table, seat, thought.words)
        patience = patience_of(state.game, know(live_game.state, seat), seat, thought.move)
        await self._pacing.before_acting(table, seat, level, patience)
        if thought.move is None:
            self._passed[state.id, seat] = steps
            await table.change("", partial(_all_let_pass, self._passed))
        else:
            move = thought.move
            self._metrics.bot_moves += 1
            await table.change("", lambda tx: _play(tx, seat, decision, move))

    async def _think(self, table: LiveTable, seat: int, question: Question) -> Thought:
        which = (table.state.id, seat)
        task = self._thoughts[which] = asyncio.ensure_future(self._thinkers.think(table.asker, question))
        try:
            thought = await task
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refusal("gone") from None
            task.cancel()
            raise
        finally:
            del self._thoughts[which]
        self._failures.pop(which, None)
        return thought

    async def _failed(self, table: LiveTable, seat: int, failure: WorkFailed) -> None:
        which = (table.state.id, seat)
        self._failures[which] += 1
        self._metrics.failures += 1
        logger.warning("a bot's thought failed: %s", failure)
        if self._failures[which] >= GIVES_UP:
            with contextlib.suppress(Refusal):
                await table.change("", partial(_give_up, seat=seat))

    async def _talk(self, table: LiveTable, seat: int) -> None:
        level = table.state.chairs[seat].level
        try:
            for _ in range(3):  # if somebody speaks meanwhile, it thinks again
                state = table.state
                thought = await self._thinkers.think(table.asker, _question(state, seat, level, []))
                await self._pacing.before_talking(table, level)
                if len(table.state.talk) == len(state.talk):
                    break
            else:
                return
            await self._say(table, seat, thought.words)
        except (Refusal, WorkFailed):
            pass  # nobody misses what a bot did not say
        finally:
            self._talking.discard((table.state.id, seat))

    async def _say(self, table: LiveTable, seat: int, words: list[tuple[str, dict[str, int]]]) -> None:
        for kind, slots in words:
            said = Statement(kind, slots)

            def make(tx: Transaction, said: Statement = said) -> None:
                if _may_talk(tx.state, seat):
                    check_statement(tx.state, said)
                    tx.add(entries.Said(seat, None, "", said))

            await table.change("", make)


def _question(state: TableState, seat: int, level: str, legal: list[int]) -> Question:
    key = hashlib.sha256(b"rumpus bot %d " % seat + state.secret).digest()
    talk = [
        Spoken(heard.line.seat, heard.line.statement.code, heard.line.statement.slots, heard.line.to, heard.round)
        for heard in state.talk
        if heard.line.statement is not None and hears(heard.line, seat)
    ]
    known = know(state.need_game().state, seat)
    return Question(state.game, level, key, known, seat, legal, talk)


def _may_talk(state: TableState, seat: int) -> bool:
    """A bot that thinks, in a game that has talk for bots, and has not said enough."""
    level = state.chairs[seat].level
    if not level or state.chairs[seat].gave_up or LEVELS[level].way != "search" or state.game.hooks.bot.say is None:
        return False
    if state.phase != "playing" or state.halted:
        return False
    now = state.talk_round()
    return sum(heard.line.seat == seat and heard.round == now for heard in state.talk) < MOST_SAID


def _give_up(tx: Transaction, seat: int) -> None:
    chair = tx.state.chairs[seat]
    if chair.level and not chair.gave_up:
        tx.add(entries.GaveUp(seat))


def _play(tx: Transaction, seat: int, decision: int, move: int) -> None:
    state = tx.state
    live_game = state.need_game()
    if state.phase != "playing" or state.halted or not state.chairs[seat].level:
        raise Refusal("not_now")
    if live_game.decisions[seat] != decision or live_game.asked[seat] is None:
        raise Refusal("gone")
    play_moves(tx, seat, [move])


def _all_let_pass(passed: dict[Which, int], tx: Transaction) -> None:
    """Where only bots may act, all let it pass and no clock runs, the moment is over."""
    state = tx.state
    live_game = state.need_game()
    steps = len(live_game.steps)
    stuck = state.phase == "playing" and not state.halted and live_game.running is None
    if stuck and all(passed.get((state.id, seat)) == steps for seat in live_game.waiting):
        tx.add(entries.TimedOut())
        tx.settle()
