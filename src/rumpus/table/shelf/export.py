"""Everything that the room has of one person, as one file of JSON lines.

    {"rumpus-shelf": 1, "at": …}
    {"me": …}                                  name, look, public id
    {"rating": …} · {"notice": …}
    {"game": …, "record": "…", "yours": […]}   a finished game; its record as this person may read it
    {"evening": …, "yours": […]}
    {"table": …, "yours": […]}                 one that is not over, or whose game cannot be read any more
    {"end": 12}                                how many lines lie between

`yours` are the rows of the log that are about this person: what they were called, what they said. The secret of a deal
stands in the record alone.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from rumpus.kernel.plain import is_table
from rumpus.table.evening.state import EVENING
from rumpus.table.notices.subscriptions import info
from rumpus.table.shelf import footprint
from rumpus.table.shelf.history import my_shelf, told
from rumpus.table.shelf.record_edit import without_whispers_of_others
from rumpus.table.store import Row

if TYPE_CHECKING:
    from rumpus.table.room import Room

VERSION = 1
_encode = msgspec.json.Encoder().encode


async def everything_of(room: Room, guest: str) -> AsyncIterator[bytes]:
    count = 0
    yield _line({"rumpus-shelf": VERSION, "at": room.now()})
    async for told_of in _parts(room, guest):
        count += 1
        yield _line(told_of)
    yield _line({"end": count})


async def _parts(room: Room, guest: str) -> AsyncIterator[dict[str, Any]]:
    store = room.store
    shelf = await my_shelf(store, guest)
    yield {"me": {"id": shelf.id, "name": shelf.name, "look": shelf.look}}
    for rating in shelf.ratings:
        if not rating.bot:
            yield {"rating": rating}
    for notice in await store.notices(guest):
        yield {"notice": info(notice)}
    last = ""
    while tables := await store.traces(guest, last):
        for table_id in tables:
            yield await _table(room, guest, table_id)
        last = tables[-1]


async def _table(room: Room, guest: str, table_id: str) -> dict[str, Any]:
    store = room.store
    rows = await store.rows(table_id)
    walk = footprint.of_evening if table_id.startswith(EVENING) else footprint.of_table
    yours = [_row(row) for row in walk(rows, guest).own]
    if table_id.startswith(EVENING):
        evening = await room.evenings.evening(table_id)
        return {"evening": table_id if evening is None else evening.state.evening_info(), "yours": yours}
    found, table = await store.shelf_row(guest, table_id), await store.table(table_id)
    record = None if found is None else await room.record(table_id)
    if found is None or record is None:
        about = {"id": table_id} if table is None else {"id": table_id, "game": table.game, "state": table.state}
        return {"table": about, "yours": yours}
    game = told(found, None if table is None else table.summary)
    return {"game": game, "record": without_whispers_of_others(record.text, game.mine), "yours": yours}


def _row(row: Row) -> dict[str, Any]:
    """Whoever made a table is its host, and plays there: the secret of its deal is for nobody before the end, and then
    the record has it."""
    try:
        body: Any = msgspec.json.decode(row.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # of a damaged log
        body = row.body.decode(errors="replace")
    if is_table(body):
        body.pop("secret", None)
    return {"at": row.at, "kind": row.kind, "body": body}


def _line(value: dict[str, Any]) -> bytes:
    return _encode(value) + b"\n"
