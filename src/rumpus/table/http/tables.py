"""Tables: the lobby, making one, finding one by its code, and looking back while a game is on."""

from __future__ import annotations

import asyncio
import contextlib
from typing import cast

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rumpus.table.http.answers import NotHere, TheAsker, TheGuest, TheRoom
from rumpus.table.log.documents import HOST_SEAT, TableSummary, read_summary
from rumpus.table.log.setup import game_of
from rumpus.table.records.replay import steps_so_far
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.store import Table
from rumpus.table.transport.identity import plausible
from rumpus.table.wire import Closed
from rumpus.table.wire_http import Lobby, MadeTable, MakeTable, Replay, TableCard

LISTED, OWN = 100, 50


@get("/api/lobby", tags=["tables"], summary="Listed tables, and yours")
async def lobby(room: TheRoom, guest: TheGuest) -> Lobby:
    seats = await room.store.seats_of_guest(guest)
    mine: dict[str, list[int]] = {}
    for seat in seats:
        if seat.seat != HOST_SEAT:
            mine.setdefault(seat.table_id, []).append(seat.seat)
    listed = [  # those that are over are not asked for: in an old room they are nearly all
        *await room.store.tables(listed=True, state="open", limit=LISTED),
        *await room.store.tables(listed=True, state="playing", limit=LISTED),
    ]
    listed = sorted(listed, key=lambda table: -table.touched)[:LISTED]
    own = await room.store.tables_of_guest(guest, limit=OWN)
    own_cards = [_card(room, table, mine[table.id]) for table in own if table.id in mine]
    own_cards.sort(key=lambda card: -card.touched)
    return Lobby([_card(room, table, mine.get(table.id, [])) for table in listed], own_cards)


@post("/api/tables", tags=["tables"], summary="Make a table")
async def make(data: JSONBody[MakeTable], room: TheRoom, asker: TheAsker) -> MadeTable:
    known = await room.store.guest(asker.guest)
    name, look = ("", 0) if known is None else (known.name, int(known.look or b"0"))
    table = await room.maker.make(asker, data.name or name, look, data)
    return MadeTable(table.state.id, table.state.code)


@get("/api/codes/{code:str}", tags=["tables"], summary="The table or the evening behind four letters")
async def by_code(code: FromPath[str], room: TheRoom) -> MadeTable:
    table_id = await room.by_code(code[:16])
    if table_id is None:
        raise NotHere("no table has this code")
    return MadeTable(table_id, code.strip().upper())


@get("/api/tables/{table_id:str}/replay", tags=["tables"], summary="The game so far, as your own seat saw it")
async def replay(table_id: FromPath[str], seat: FromQuery[int], room: TheRoom, asker: TheAsker) -> Replay:
    table = await room.table(table_id) if plausible(table_id) else None
    if table is None:
        if room.closed(table_id) == "other_rules":
            raise Refusal("not_now", "the rules have changed since this game was dealt; it cannot go on")
        if room.closed(table_id) == "unreadable":
            raise Refusal("not_now", "the log of this table cannot be read")
        raise NotHere("no such table")
    if seat not in table.state.seats_of(asker.guest):
        raise Refusal("not_yours")
    if not room.limits.look_back(asker.guest, asker.address):
        raise Refusal("too_fast")
    async with room.looking_back:
        steps = await asyncio.to_thread(steps_so_far, table.state, seat)
    return cast(Replay, msgspec.Raw(steps))


def _card(room: Room, table: Table, mine: list[int]) -> TableCard:
    found = read_summary(table)
    summary = found or TableSummary("", [])
    seats, turn, touched = summary.seats, summary.turn, table.touched
    live = room.tables.get(table.id)
    if live is not None:
        seats, touched = live.state.seat_infos(), live.state.touched
        turn = (
            live.state.live_game.waiting if live.state.live_game is not None and live.state.phase == "playing" else []
        )
    free = sum(seat.kind == "free" for seat in seats)
    phase = table.state if live is None else live.state.phase
    return TableCard(
        id=table.id,
        code=summary.code,
        game=table.game,
        title=table.title,
        pace=table.pace,
        phase=phase,
        listed=table.listed,
        seats=seats,
        free=free,
        mine=mine,
        turn=turn,
        touched=touched,
        closed=room.closed(table.id) or _closed(table, found),
    )


def _closed(table: Table, summary: TableSummary | None) -> Closed | None:
    """Known from its card, before anybody tries to open it."""
    if summary is None:
        return "unreadable"
    with contextlib.suppress(Refusal):  # a game that is not here any more
        if table.state == "playing" and summary.rules not in (0, game_of(table.game).version):
            return "other_rules"
    return None
