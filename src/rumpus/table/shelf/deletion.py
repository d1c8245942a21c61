"""Everything of one person taken out of the room, so that nothing in the database names them.

What others still need stays: a game that they played in, its steps, its places, its deal that can be checked; a seat of
it was somebody's. Table by table, each in one commit that also forgets that there was something to do: whoever is
interrupted begins again and goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rumpus.table import wire
from rumpus.table.commands.play import SIT_IN
from rumpus.table.commands.seats import stand
from rumpus.table.evening import wire as wire_evening
from rumpus.table.evening.state import EVENING
from rumpus.table.log import entries
from rumpus.table.log.documents import HOST_SEAT, read_summary
from rumpus.table.log.setup import BOT_NAMES
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal
from rumpus.table.shelf import footprint
from rumpus.table.shelf.footprint import Footprint
from rumpus.table.shelf.record_edit import without_person
from rumpus.table.store import Conflict, Document, Guest, Rating, Seat, ShelfPass, ShelfRow, Trace
from rumpus.table.transport.identity import public_id

if TYPE_CHECKING:
    from rumpus.table.room import Room

TRIES = 20  # against others who write to the same table


async def delete_person(room: Room, guest: str) -> int:
    """Returns how many tables and evenings named them."""
    store, count = room.store, 0
    while tables := await store.traces(guest):
        # An evening first: who leaves it leaves the table of its game.
        for table_id in sorted(tables, key=lambda each: not each.startswith(EVENING)):
            await _leave(room, guest, table_id)
            await _take_out(room, guest, table_id)
            count += 1
    player = public_id(guest)
    drop: list[Document] = [Guest(guest, ""), ShelfPass(guest, "", b"", 0.0), *await store.notices(guest)]
    drop += [Rating(each.game, player) for each in await store.ratings_of(player)]
    await store.write(drop=drop)
    return count


async def _leave(room: Room, guest: str, table_id: str) -> None:
    """Whoever plays or waits there goes, as they would by themselves. What cannot be opened has nobody at it."""
    if table_id.startswith(EVENING):
        evening = await room.evenings.evening(table_id)
        number = None if evening is None else evening.state.number_of(guest)
        if evening is None or number is None or evening.state.phase == "over" or not evening.state.people[number].here:
            return
        await room.evenings.run(evening, guest, wire_evening.Leave())
        return
    known = await room.store.table(table_id)
    table = None if known is None or known.state == "over" else await room.table(table_id)
    if table is not None:
        await table.change(guest, leave_for_good)


def leave_for_good(tx: Transaction) -> None:
    state, guest = tx.state, tx.guest
    for ask in state.chair_asks:
        if ask.guest == guest:
            tx.add(entries.DroppedAsk(ask.number))
    for seat, chair in enumerate(state.chairs):
        if chair.guest != guest:
            continue
        if state.phase == "open" and state.evening is None:
            stand(tx, wire.Stand(seat=seat))
        elif state.phase != "over" and not chair.holders:  # who shares the chair plays on
            tx.add(entries.ShownOut(seat, SIT_IN))
            tx.add(entries.Renamed(seat, BOT_NAMES[seat], chair.look))
    if state.host == guest and state.phase != "over":
        heir = next((chair.guest for chair in state.chairs if chair.person and chair.guest != guest), None)
        if heir is not None:
            tx.add(entries.Hosted(heir))


async def _take_out(room: Room, guest: str, table_id: str) -> None:
    store, evening = room.store, table_id.startswith(EVENING)
    for _ in range(TRIES):
        rows = await store.rows(table_id)
        found = (footprint.of_evening if evening else footprint.of_table)(rows, guest)
        put = [*await _card(room, table_id, found), *await _seats(room, guest, table_id)]
        if not evening:
            put += await _record(room, table_id, found)
        drop: list[Document] = [Trace(guest, table_id), ShelfRow(guest, table_id, "", 0.0)]
        if not rows:  # it was forgotten meanwhile
            await store.write(drop=drop)
            return
        now = room.now()
        told = entries.entry(entries.Withdrawn(), now)  # it reads the same in both kinds of logs
        try:
            await store.rewrite(table_id, rows[-1].seq, [told], list(found.bodies.items()), put=put, drop=drop)
        except Conflict:
            continue
        await room.read_anew(table_id)
        return
    raise Refusal("busy", "others keep writing to a table of yours; what is deleted stays deleted, try again")


async def _card(room: Room, table_id: str, found: Footprint) -> list[Document]:
    table = await room.store.table(table_id)
    summary = None if table is None else read_summary(table)
    if table is None or summary is None:
        return []
    for seat in summary.seats:
        if seat.seat in found.names:
            seat.name = found.names[seat.seat]
    return [msgspec.structs.replace(table, summary=msgspec.json.encode(summary))]


async def _seats(room: Room, guest: str, table_id: str) -> list[Document]:
    mine = [seat for seat in await room.store.seats(table_id) if seat.guest == guest]
    return [
        Seat(table_id, each.seat, each.key if each.seat == HOST_SEAT else f"no link {table_id} {each.seat}")
        for each in mine
    ]


async def _record(room: Room, table_id: str, found: Footprint) -> list[Document]:
    record = await room.record(
        table_id
    )  # written now where the game has just ended: nobody writes it later, with names
    if record is None:
        return []
    text = without_person(record.text, found.names, found.said, found.seats)
    return [msgspec.structs.replace(record, text=text)]
