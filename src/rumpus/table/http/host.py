"""The host's own interface, behind the host key: what goes on, and the little that can be done about it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from rumpus.table.host_key import host_key, is_host_key
from rumpus.table.http.answers import AnyRequest, NotHere, TheRoom
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.transport.identity import plausible
from rumpus.table.wire_http import HostKeep, HostKept, HostMute, HostSeat, HostSwitch, HostView, HostWords


@get("/api/host", tags=["keeper"], summary="What goes on in the room; with the host key as a bearer token")
async def view(request: AnyRequest, room: TheRoom) -> HostView:
    _need_key(request, room)
    return await room.hosting.view()


@post("/api/host/tables/{table_id:str}/close", tags=["keeper"], summary="Close a table, or open it again")
async def close(request: AnyRequest, table_id: FromPath[str], data: JSONBody[HostSwitch], room: TheRoom) -> HostView:
    _need_key(request, room)
    await room.hosting.close(_known(table_id), on=data.on)
    return await room.hosting.view()


@post("/api/host/tables/{table_id:str}/mute", tags=["keeper"], summary="Nobody, or one seat, talks at a table")
async def mute(request: AnyRequest, table_id: FromPath[str], data: JSONBody[HostMute], room: TheRoom) -> HostView:
    _need_key(request, room)
    await room.hosting.mute(_known(table_id), data.seat, on=data.on)
    return await room.hosting.view()


@post("/api/host/tables/{table_id:str}/show_out", tags=["keeper"], summary="A seat goes to a bot")
async def show_out(request: AnyRequest, table_id: FromPath[str], data: JSONBody[HostSeat], room: TheRoom) -> HostView:
    _need_key(request, room)
    await room.hosting.show_out(_known(table_id), data.seat)
    return await room.hosting.view()


@post("/api/host/door", tags=["keeper"], summary="Whether new tables may be opened")
async def door(request: AnyRequest, data: JSONBody[HostSwitch], room: TheRoom) -> HostView:
    _need_key(request, room)
    await room.hosting.open_door(on=data.on)
    return await room.hosting.view()


@post("/api/host/say", tags=["keeper"], summary="Say something to all tables")
async def say(request: AnyRequest, data: JSONBody[HostWords], room: TheRoom) -> HostView:
    _need_key(request, room)
    await room.hosting.say(data.text)
    return await room.hosting.view()


@post("/api/host/retention", tags=["keeper"], summary="Forget finished games that are so old, or count them")
async def retention(request: AnyRequest, data: JSONBody[HostKeep], room: TheRoom) -> HostKept:
    _need_key(request, room)
    return HostKept(await room.hosting.forget(data.days, really=data.really), data.really)


def _need_key(request: AnyRequest, room: Room) -> None:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if not host_key(room.settings):
        raise NotHere("this room has no host key; `rumpus admin key` makes one")
    if scheme.lower() != "bearer" or not is_host_key(room.settings, given.strip()):
        raise Refusal("token", "send the host key as a bearer token; `rumpus admin key` shows it at the machine itself")


def _known(table_id: str) -> str:
    if not plausible(table_id):
        raise NotHere("no such table")
    return table_id
