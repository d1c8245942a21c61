"""Records of finished games: to keep, to bring in, to watch again, to check, to review."""

from __future__ import annotations

import asyncio
import hashlib

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from rumpus.core.archive import GameRecord, read_record, write_record
from rumpus.kernel.errors import BadRecord
from rumpus.kernel.seats import SEATS
from rumpus.table.documents import RECORD_LIMIT
from rumpus.table.http.answers import AnyRequest, NotHere, TheGuest, TheRoom
from rumpus.table.http.games import loaded
from rumpus.table.identity import plausible
from rumpus.table.practice import advise, moment_of
from rumpus.table.refuse import Refuse
from rumpus.table.replay import fairness_of, head_of, head_of_table, replay_of, review, without_whispers
from rumpus.table.room import Room
from rumpus.table.store import Record
from rumpus.table.wire_http import Counsel, Fairness, MadeTable, Practice, RecordCard, Replay, Review


@get("/api/games/{game:str}/records", tags=["records"], summary="Finished games: listed ones, and yours")
async def games_records(game: FromPath[str], room: TheRoom, guest: TheGuest) -> list[RecordCard]:
    name = loaded(game).name
    mine = {seat.table_id for seat in await room.store.seats_of_guest(guest)}
    over = await room.store.tables(state="over", limit=500)
    return [head_of_table(table) for table in over if table.game == name and (table.listed or table.id in mine)]


@get("/api/records/{record_id:str}", tags=["records"], summary="The record, as a file", media_type="text/plain")
async def record(record_id: FromPath[str], room: TheRoom, guest: TheGuest) -> Response[str]:
    found, read = await _find(room, record_id, guest)
    name = f"{found.game}-{record_id[:8]}.rump"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(read), media_type="application/x-ndjson", headers=headers)


@post("/api/records", tags=["records"], summary="Bring a record in")
async def bring(request: AnyRequest, room: TheRoom) -> RecordCard:
    body = await request.body()
    if len(body) > RECORD_LIMIT:
        raise HTTPException("a record has at most 4 MB", status_code=413)
    try:
        read = read_record(body.decode())
    except (UnicodeDecodeError, BadRecord) as error:
        raise Refuse("bad_message", str(error)) from None
    text = write_record(without_whispers(read, []))
    record_id = "in-" + hashlib.sha256(text.encode()).hexdigest()[:24]
    kept = Record(record_id, loaded(str(read.header["game"])).name, text, room.now())
    await room.store.put(kept)
    return head_of(kept)


@get("/api/records/{record_id:str}/replay", tags=["records"], summary="A finished game, step by step")
async def replay(record_id: FromPath[str], room: TheRoom, guest: TheGuest, seat: FromQuery[int] = -1) -> Replay:
    found, read = await _find(room, record_id, guest)
    if not -1 <= seat <= 8:
        raise Refuse("bad_message", "seat is -1 (everything), a seat, or 8 (a watcher)")
    return replay_of(found, read, seat)


@get("/api/records/{record_id:str}/fairness", tags=["records"], summary="All that is needed to check the deal")
async def fairness(record_id: FromPath[str], room: TheRoom, guest: TheGuest) -> Fairness:
    _, read = await _find(room, record_id, guest)
    return fairness_of(read)


@get("/api/records/{record_id:str}/review", tags=["records"], summary="Each seat's chances through the game")
async def look_back(record_id: FromPath[str], room: TheRoom, guest: TheGuest) -> Review:
    found, _ = await _find(room, record_id, guest)
    return Review(await room.thinkers.look_back(review, str(loaded(found.game).folder), found.text))


@get("/api/records/{record_id:str}/advice", tags=["records"], summary="What a strong bot would have done there")
async def advice(
    record_id: FromPath[str], room: TheRoom, guest: TheGuest, step: FromQuery[int], seat: FromQuery[int]
) -> Counsel:
    found, _ = await _find(room, record_id, guest)
    if not 0 <= seat < SEATS:
        raise Refuse("bad_message", "seat is one of the record's")
    return Counsel(await room.thinkers.look_back(advise, str(loaded(found.game).folder), found.text, step, seat))


@post("/api/records/{record_id:str}/practice", tags=["records"], summary="Take over from a moment, against bots")
async def practise(record_id: FromPath[str], data: JSONBody[Practice], room: TheRoom, guest: TheGuest) -> MadeTable:
    found, read = await _find(room, record_id, guest)
    known = await room.store.guest(guest)
    name, look = ("", 0) if known is None else (known.name, int(known.look or b"0"))
    moment = await asyncio.to_thread(moment_of, loaded(found.game), read, data.step)
    table = await room.take_over(guest, name, look, moment, data)
    return MadeTable(table.fold.id, table.fold.code)


async def _find(room: Room, record_id: str, guest: str) -> tuple[Record, GameRecord]:
    found = await room.record(record_id) if plausible(record_id) else None
    if found is None:
        raise NotHere("no such record")
    mine = [seat.seat for seat in await room.store.seats_of_guest(guest) if seat.table_id == record_id]
    return found, without_whispers(read_record(found.text), mine)
