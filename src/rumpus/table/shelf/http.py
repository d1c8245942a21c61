"""My shelf: what one has here under one's own key, without an account."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from rumpus.table.http.answers import AnyRequest, NotHere, TheAsker, TheGuest, TheRoom, scope_of
from rumpus.table.http.people import me
from rumpus.table.refusal import Refusal
from rumpus.table.shelf import history, passes
from rumpus.table.shelf.deletion import delete_person
from rumpus.table.shelf.export import everything_of
from rumpus.table.shelf.wire import DeleteShelf, MyShelf, ShelfDeleted, ShelfPage, ShelfPassMade, TakeShelf
from rumpus.table.transport.identity import hash_of, plausible
from rumpus.table.transport.middleware import KEY, NEW_KEY
from rumpus.table.wire_http import Me

PAGE = 200  # games


@get("/api/shelf", tags=["shelf"], summary="Who you are here, and your ratings")
async def my_shelf(room: TheRoom, guest: TheGuest) -> MyShelf:
    return await history.my_shelf(room.store, guest)


@get("/api/shelf/games", tags=["shelf"], summary="Your finished games and evenings, the newest first")
async def my_games(
    room: TheRoom, guest: TheGuest, before: FromQuery[str] = "", limit: FromQuery[int] = 50
) -> ShelfPage:
    """The page after the game of that id."""
    if not 1 <= limit <= PAGE:
        raise Refusal("bad_message", f"limit is 1 to {PAGE}")
    last = await room.store.shelf_row(guest, before) if before and plausible(before) else None
    if before and last is None:
        raise NotHere("no finished game of yours has that id")
    return await history.page(room.store, guest, last, limit)


@get("/api/shelf/export", tags=["shelf"], summary="Everything that is yours, as one file of JSON lines")
async def export(room: TheRoom, asker: TheAsker) -> Stream:
    if not room.shelf_limits.export(asker.guest, asker.address):
        raise Refusal("too_fast", "it was exported a moment ago; try again in a minute")
    headers = {"content-disposition": 'attachment; filename="rumpus-shelf.jsonl"'}
    return Stream(everything_of(room, asker.guest), media_type="application/x-ndjson", headers=headers)


@post("/api/shelf/pass", tags=["shelf"], summary="A code with which another device becomes yours: ten minutes, once")
async def lend(request: AnyRequest, room: TheRoom, asker: TheAsker) -> ShelfPassMade:
    if not room.shelf_limits.lend(asker.guest, asker.address):
        raise Refusal("too_fast", "so many codes were made; the last one is good")
    return await passes.lend(room.store, str(scope_of(request)[KEY]), room.now())


@post("/api/shelf/take", tags=["shelf"], summary="Become the person whose code this is; the key you had is dropped")
async def take(request: AnyRequest, data: JSONBody[TakeShelf], room: TheRoom, asker: TheAsker) -> Me:
    if not room.shelf_limits.take(asker.guest, asker.address):
        raise Refusal("too_fast", "so many codes were tried; wait a moment")
    key = await passes.take(room.store, data.token, room.now())
    scope_of(request)[NEW_KEY].append(key)
    return await me.fn(room, hash_of(key))


@post("/api/shelf/delete", tags=["shelf"], summary="Delete everything that is yours, or count what would go")
async def delete(request: AnyRequest, data: JSONBody[DeleteShelf], room: TheRoom, asker: TheAsker) -> ShelfDeleted:
    if not data.really:
        return ShelfDeleted(await room.store.count_traces(asker.guest), False)
    if not room.shelf_limits.delete(asker.guest, asker.address):
        raise Refusal("too_fast", "it was deleted a moment ago; try again in a minute")
    async with room.deleting:
        count = await delete_person(room, asker.guest)
    scope_of(request)[NEW_KEY].append(room.keys.new())
    return ShelfDeleted(count, True)
