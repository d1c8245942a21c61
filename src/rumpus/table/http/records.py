"""Records of finished games: to keep, to bring in, to watch again, to check, to review."""

from __future__ import annotations

import hashlib
from typing import cast

import msgspec
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from rumpus.kernel.seats import SEATS
from rumpus.table.http.answers import AnyRequest, NotHere, TheAsker, TheGuest, TheRoom, while_connected
from rumpus.table.http.games import loaded
from rumpus.table.log.documents import RECORD_LIMIT
from rumpus.table.records import uploads
from rumpus.table.records.practice import advise
from rumpus.table.records.replay import BUDGET, head_of, head_of_table, review
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.store import KeptReview, Record
from rumpus.table.transport.identity import plausible
from rumpus.table.wire_http import Counsel, Fairness, MadeTable, Practice, RecordCard, Replay, Review

CARDS = 100  # of finished games, listed ones and one's own
REVIEWS = 10_000  # kept in the database, some kilobytes each; the oldest go


@get("/api/games/{game:str}/records", tags=["records"], summary="Finished games: listed ones, and yours")
async def games_records(game: FromPath[str], room: TheRoom, guest: TheGuest) -> list[RecordCard]:
    name = loaded(game).name
    listed = await room.store.tables(game=name, state="over", listed=True, limit=CARDS)
    mine = await room.store.tables_of_guest(guest, game=name, state="over", limit=CARDS)
    over = sorted({table.id: table for table in (*listed, *mine)}.values(), key=lambda table: -table.touched)
    heads = [head_of_table(table) for table in over]
    return [head for head in heads if head is not None]


@get("/api/records/{record_id:str}", tags=["records"], summary="The record, as a file", media_type="text/plain")
async def record(record_id: FromPath[str], room: TheRoom, asker: TheAsker) -> Response[str]:
    found, mine = await find_record(room, record_id, asker.guest)
    name = f"{found.game}-{record_id[:8]}.rump"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    reader = room.reader(record_id)
    key = (record_id, "file", mine, hash(found.text))
    text = await reader.ask(asker, key, uploads.file_of, found.text, mine)
    return Response(text.decode(), media_type="application/x-ndjson", headers=headers)


@post("/api/records", tags=["records"], summary="Bring a record in")
async def bring(request: AnyRequest, room: TheRoom, asker: TheAsker) -> RecordCard:
    body = await request.body()
    if len(body) > RECORD_LIMIT:
        raise HTTPException("a record has at most 4 MB", status_code=413)
    brought = await while_connected(request, room.uploads.run(asker, uploads.bring, body))
    record_id = "in-" + hashlib.sha256(brought.text.encode()).hexdigest()[:24]
    found = await room.store.record(record_id)
    if found is None:
        if not room.may_bring(asker.guest, asker.address, len(body)):
            raise Refusal("too_fast", "so many records were brought from here; try again in an hour")
        found = Record(record_id, brought.game, brought.text, room.now())
        await room.store.put(found)
    return head_of(found)


@get("/api/records/{record_id:str}/replay", tags=["records"], summary="A finished game, step by step")
async def replay(record_id: FromPath[str], room: TheRoom, asker: TheAsker, seat: FromQuery[int] = -1) -> Replay:
    found, mine = await find_record(room, record_id, asker.guest)
    if not -1 <= seat <= 8:
        raise Refusal("bad_message", "seat is -1 (everything), a seat, or 8 (a watcher)")
    reader = room.reader(record_id)
    key = (record_id, "steps", mine, seat, hash(found.text))
    steps = await reader.ask(asker, key, uploads.steps_of, found, mine, seat)
    return cast(Replay, msgspec.Raw(steps))  # written where it was read: to do it again here would keep others waiting


@get("/api/records/{record_id:str}/fairness", tags=["records"], summary="All that is needed to check the deal")
async def fairness(record_id: FromPath[str], room: TheRoom, asker: TheAsker) -> Fairness:
    found, _ = await find_record(room, record_id, asker.guest)
    return await room.reader(record_id).run(asker, uploads.deal_of, found.text)


@get("/api/records/{record_id:str}/review", tags=["records"], summary="Chances through the game, and mistakes")
async def look_back(request: AnyRequest, record_id: FromPath[str], room: TheRoom, asker: TheAsker) -> Review:
    found, _ = await find_record(room, record_id, asker.guest)
    game = loaded(found.game)
    kept = await room.store.review(record_id, game.version, BUDGET)
    if kept is not None:
        return cast(Review, msgspec.Raw(kept.body))
    seen = await while_connected(request, room.thinkers.look_back(asker, review, str(game.folder), found.text))
    if seen.points:  # a record of other rules has none
        body = msgspec.json.encode(seen)
        await room.store.keep_review(KeptReview(record_id, game.version, BUDGET, body, room.now()), REVIEWS)
    return seen


@get("/api/records/{record_id:str}/advice", tags=["records"], summary="What a strong bot would have done there")
async def advice(
    request: AnyRequest,
    record_id: FromPath[str],
    room: TheRoom,
    asker: TheAsker,
    step: FromQuery[int],
    seat: FromQuery[int],
) -> Counsel:
    found, _ = await find_record(room, record_id, asker.guest)
    if not 0 <= seat < SEATS:
        raise Refusal("bad_message", "seat is one of the record's")
    work = room.thinkers.look_back(asker, advise, str(loaded(found.game).folder), found.text, step, seat)
    return Counsel(await while_connected(request, work))


@post("/api/records/{record_id:str}/practice", tags=["records"], summary="Take over from a moment, against bots")
async def practise(record_id: FromPath[str], data: JSONBody[Practice], room: TheRoom, asker: TheAsker) -> MadeTable:
    found, _ = await find_record(room, record_id, asker.guest)
    known = await room.store.guest(asker.guest)
    name, look = ("", 0) if known is None else (known.name, int(known.look or b"0"))
    moment = await room.reader(record_id).run(asker, uploads.middle_of, found.text, data.step)
    if moment is None:
        raise Refusal("not_now", "nothing can be played from there")
    table = await room.maker.take_over(asker, name, look, moment, data)
    return MadeTable(table.state.id, table.state.code)


async def find_record(room: Room, record_id: str, guest: str) -> tuple[Record, tuple[int, ...]]:
    """The record, and the seats that were this guest's: what was whispered to them is theirs to read."""
    found = await room.record(record_id) if plausible(record_id) else None
    if found is None:
        raise NotHere("no such record")
    mine = sorted(seat.seat for seat in await room.store.seats_of_guest(guest) if seat.table_id == record_id)
    return found, tuple(mine)
