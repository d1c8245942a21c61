"""A whole game at a table of a room, with a bot at one seat."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from rumpus.bots.own import Chooser, begin, chosen
from rumpus.client.line import Line, NoLine, TableRefused, refusal
from rumpus.kernel.plain import is_list, is_table
from rumpus.table import wire

MEANWHILE = {"gone", "not_now", "paused"}  # what was asked is not asked any more, or not now: what is, was told
TRIES = 8  # to come back, when the line breaks
SOON, LATEST = 0.5, 5.0  # seconds until the next one; twice as long each time


async def play_game(line: Line, seat: int, bot: Chooser) -> wire.Result:
    """From the deal, which may be still to come, to the end. Whoever is slower than the table's clock is not waited
    for, as everywhere; and where a bot sat in meanwhile, the seat is taken back."""
    begun, answered = False, -1  # the step after which the bot was last asked
    while True:
        async with line.changed:
            await line.changed.wait_for(partial(_something_to_do, line, seat, answered))
        if line.result is not None:
            return line.result
        if not line.alive:
            await come_back(line)
            answered = -1
            continue
        if seat not in line.seats:
            raise refusal("not_yours", "")
        asked, answered = line.asked[seat], line.steps[seat]
        assert asked is not None
        if not begun:
            assert line.table is not None
            begin(bot, line.table.game, seat, len(line.chairs))
            begun = True
        view, codes = _plain(line.views[seat]), [move.code for move in asked.legal]
        may_pass = len(line.waiting) > 1  # others may act instead
        # Elsewhere, so that a bot that thinks long does not keep the line from being heard.
        move = await asyncio.to_thread(chosen, bot, view, codes, may_pass)
        if move is not None and not await _played(line, seat, asked.decision, move):
            answered = -1


async def _played(line: Line, seat: int, decision: int, move: str) -> bool:
    """False: the line broke, and what is asked now may be the same."""
    try:
        if line.chairs[seat].sits_in:
            await line.ask("take_back", seat=seat)
        await line.ask("play", seat=seat, decision=decision, moves=[move])
    except TableRefused as error:
        if error.arguments["why"] not in MEANWHILE:
            raise
    except NoLine:
        return False
    return True


def _something_to_do(line: Line, seat: int, answered: int) -> bool:
    asked = line.asked.get(seat) is not None and line.steps.get(seat, 0) != answered
    return asked or line.result is not None or not line.alive or seat not in line.seats


async def come_back(line: Line) -> None:
    """Connect again; what has happened meanwhile comes with the snapshot."""
    pause = SOON
    for attempt in range(TRIES):
        try:
            await line.open()
            return
        except NoLine:
            if attempt == TRIES - 1:
                raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)


def _plain(value: Any) -> Any:
    """What the seat may not see is 0, as in a bot program."""
    if is_table(value):
        return {name: _plain(cell) for name, cell in value.items()}
    if is_list(value):
        return [_plain(cell) for cell in value]
    return 0 if value is None else value
