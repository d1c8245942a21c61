"""Private links: a second device, or somebody who changed devices, holds a seat by them."""

from __future__ import annotations

import secrets

from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import entries
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal
from rumpus.table.transport.identity import hash_of, new_key


async def new_link(table: LiveTable, guest: str, seat: int) -> str:
    """The key of a new link; older ones stop working."""
    key = new_key()

    def make(tx: Transaction) -> None:
        tx.need_seat(seat)
        tx.add(entries.Linked(seat, hash_of(key)))

    await table.change(guest, make)
    return key


async def open_link(table: LiveTable, guest: str, key: str) -> None:
    hashed = hash_of(key)

    def make(tx: Transaction) -> None:
        for seat, chair in enumerate(tx.state.chairs):
            if chair.link and secrets.compare_digest(chair.link, hashed):
                if not chair.held_by(guest):
                    tx.add(entries.Opened(seat, guest))
                return
        raise Refusal("link")

    await table.change(guest, make)
