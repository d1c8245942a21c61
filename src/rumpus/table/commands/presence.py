"""Who is there: a person without a connection to any server counts as away, after a while."""

from __future__ import annotations

import asyncio
import contextlib

from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import entries
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal


def is_here(table: LiveTable, seat: int) -> bool:
    """Whether somebody on this server holds the seat."""
    return any(seat in watcher.seats for watcher in table.watchers)


async def mark(table: LiveTable, seat: int, *, here: bool) -> None:
    def make(tx: Transaction) -> None:
        chairs = tx.state.chairs
        if seat < len(chairs) and chairs[seat].person and chairs[seat].away == here:
            tx.add(entries.Presence(seat, here))

    with contextlib.suppress(Refusal):  # the database is busy: who is there is told another time
        await table.change("", make)


async def leave(table: LiveTable, seat: int, after: float) -> None:
    """Gone for a while, not just round the corner."""
    await asyncio.sleep(after)
    if not is_here(table, seat):
        await mark(table, seat, here=False)


async def tell(table: LiveTable) -> None:
    """Somebody came or went: the others see it at once, before the log says that they are away."""
    async with table.lock:
        await table.tell_attendance()


async def ask_no_more(table: LiveTable, guest: str, after: float) -> None:
    """Who asked for a chair and has gone no longer waits for one."""
    await asyncio.sleep(after)
    if any(watcher.guest == guest for watcher in table.watchers):
        return

    def make(tx: Transaction) -> None:
        for ask in tx.state.chair_asks:
            if ask.guest == guest:
                tx.add(entries.DroppedAsk(ask.number))

    with contextlib.suppress(Refusal):
        await table.change("", make)
