"""Letting phones in, and closing again: for whoever sits at the machine, and nobody else."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromQuery

from rumpus.table.http.answers import AnyRequest, TheRoom
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.wire_http import NetworkInfo


@get("/api/network", tags=["network"], summary="Whether phones can come in")
async def state(request: AnyRequest, room: TheRoom, table: FromQuery[str] = "") -> NetworkInfo:
    if not _at_the_machine(request, room):
        return NetworkInfo(may=False, address=room.network.standing(request.scope))
    await room.network.check()
    return _info(room, table)


@post("/api/network", tags=["network"], summary="Let phones on the local network in", status_code=200)
async def let_in(request: AnyRequest, room: TheRoom, table: FromQuery[str] = "") -> NetworkInfo:
    _need_machine(request, room)
    if not await room.network.open():
        return NetworkInfo(may=True, problem="network")
    return _info(room, table)


@delete("/api/network", tags=["network"], summary="Close it: who came through is gone, too", status_code=200)
async def shut(request: AnyRequest, room: TheRoom) -> NetworkInfo:
    _need_machine(request, room)
    await room.network.close()
    return _info(room, "")


def _at_the_machine(request: AnyRequest, room: Room) -> bool:
    return room.network.may_open(request.scope, request.headers.get("host", ""))


def _need_machine(request: AnyRequest, room: Room) -> None:
    if not _at_the_machine(request, room):
        raise Refusal("not_host", "phones are let in at the machine itself, under its own address")


def _info(room: Room, table_id: str) -> NetworkInfo:
    network, table = room.network, room.tables.get(table_id)
    watchers = () if table is None else table.watchers
    came = sorted({seat for watcher in watchers if watcher.through for seat in watcher.seats})
    return NetworkInfo(True, network.is_open, network.address, len(network.phones), came)
