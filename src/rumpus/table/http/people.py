"""People: a name and a look for a key, a token for programs, and where one wants to be told of one's turn."""

from __future__ import annotations

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody

from rumpus.table.commands.text import clean_name
from rumpus.table.http.answers import AnyRequest, NotHere, TheGuest, TheRoom, scope_of
from rumpus.table.notices.subscriptions import add_notice, info
from rumpus.table.store import Guest
from rumpus.table.transport.identity import public_id
from rumpus.table.transport.middleware import KEY
from rumpus.table.wire_http import AddNotice, ChangeMe, Me, NoticeAdded, Notices, Token


@get("/api/me", tags=["people"], summary="Your name and look")
async def me(room: TheRoom, guest: TheGuest) -> Me:
    known = await room.store.guest(guest)
    return Me(public_id(guest), "" if known is None else known.name, 0 if known is None else int(known.look or b"0"))


@patch("/api/me", tags=["people"], summary="Change them")
async def change_me(data: JSONBody[ChangeMe], room: TheRoom, guest: TheGuest) -> Me:
    now = await me.fn(room, guest)
    name = now.name if data.name is None else clean_name(data.name)
    look = now.look if data.look is None else data.look
    await room.store.put(Guest(guest, name, str(look).encode()))
    return Me(now.id, name, look)


@post("/api/me/token", tags=["people"], summary="Your key, for programs that act as you")
async def token(request: AnyRequest) -> Token:
    return Token(str(scope_of(request)[KEY]))


@get("/api/notices", tags=["people"], summary="Where you are told that it is your turn")
async def notices(room: TheRoom, guest: TheGuest) -> Notices:
    return Notices([info(notice) for notice in await room.store.notices(guest)], room.notifier.push_key)


@post("/api/notices", tags=["people"], summary="Be told that it is your turn")
async def new_notice(data: JSONBody[AddNotice], room: TheRoom, guest: TheGuest) -> NoticeAdded:
    return await add_notice(room.store, room.settings, guest, data, room.now())


@delete("/api/notices/{notice_id:str}", tags=["people"], summary="No longer")
async def no_notice(notice_id: FromPath[str], room: TheRoom, guest: TheGuest) -> None:
    for notice in await room.store.notices(guest):
        if notice.id == notice_id:
            await room.store.drop(notice)
            return
    raise NotHere("no such notice")
