"""Who is there: a person without a connection to any server counts as away, after a while."""

from __future__ import annotations

import asyncio
import contextlib

from rumpus.table import log
from rumpus.table.draft import Draft
from rumpus.table.live import LiveTable
from rumpus.table.refuse import Refuse


def is_here(table: LiveTable, seat: int) -> bool:
    """Whether somebody on this server holds the seat."""
    return any(seat in watcher.seats for watcher in table.watchers)


async def mark(table: LiveTable, seat: int, *, here: bool) -> None:
    def draft(draft: Draft) -> None:
        chairs = draft.fold.chairs
        if seat < len(chairs) and chairs[seat].person and chairs[seat].away == here:
            draft.add(log.Presence(seat, here))

    with contextlib.suppress(Refuse):  # the database is busy: who is there is told another time
        await table.change("", draft)


async def leave(table: LiveTable, seat: int, after: float) -> None:
    """Gone for a while, not just round the corner."""
    await asyncio.sleep(after)
    if not is_here(table, seat):
        await mark(table, seat, here=False)
