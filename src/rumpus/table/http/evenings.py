"""Evenings: planning one, and its records as one file. The rest is said over its socket."""

from __future__ import annotations

import asyncio
import io
import zipfile

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from rumpus.table.http.answers import NotHere, TheAsker, TheRoom
from rumpus.table.http.records import find_record
from rumpus.table.records import uploads
from rumpus.table.transport.identity import plausible
from rumpus.table.wire_http import MadeTable, PlanEvening


@post("/api/evenings", tags=["evenings"], summary="Plan an evening")
async def plan(data: JSONBody[PlanEvening], room: TheRoom, asker: TheAsker) -> MadeTable:
    known = await room.store.guest(asker.guest)
    name, look = ("", 0) if known is None else (known.name, int(known.look or b"0"))
    evening = await room.evenings.plan(asker, data.name or name, look, data)
    return MadeTable(evening.state.id, evening.state.code)


@get("/api/evenings/{evening_id:str}/records", tags=["evenings"], summary="The records of its games, as a zip file")
async def bundle(evening_id: FromPath[str], room: TheRoom, asker: TheAsker) -> Response[bytes]:
    evening = await room.evenings.evening(evening_id) if plausible(evening_id) else None
    if evening is None:
        raise NotHere("no such evening")
    files: dict[str, bytes] = {}
    for number, entry in enumerate(evening.state.games, 1):
        if entry.places:
            found, mine = await find_record(room, entry.table, asker.guest)
            reader = room.reader(entry.table)
            key = (entry.table, "file", mine, hash(found.text))
            text = await reader.ask(asker, key, uploads.file_of, found.text, mine)
            files[f"{number}-{entry.game}.rump"] = text
    if not files:
        raise NotHere("no game of this evening has ended yet")
    headers = {"content-disposition": 'attachment; filename="evening.zip"'}
    return Response(await asyncio.to_thread(_zip, files), media_type="application/zip", headers=headers)


def _zip(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return made.getvalue()
