"""For whoever keeps the server: is it alive, can it serve, what does it count; and the page itself."""

from __future__ import annotations

import secrets

from litestar import MediaType, Response, get

from rumpus.table.http.answers import AnyRequest, ThePage, TheRoom
from rumpus.table.http.static_page import answer
from rumpus.table.store import StoreError
from rumpus.table.transport.throttle import dropped


@get("/health", tags=["keeper"], summary="The process is alive", media_type=MediaType.TEXT)
async def health() -> str:
    return "ok\n"


@get("/ready", tags=["keeper"], summary="It can serve: the database can be read and written", media_type=MediaType.TEXT)
async def ready(room: TheRoom) -> Response[str]:
    if room.closing:
        return Response("closing\n", status_code=503, media_type=MediaType.TEXT)
    try:
        await room.check_store()
    except StoreError:
        return Response("the database cannot be read and written\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ready\n", media_type=MediaType.TEXT)


@get("/metrics", tags=["keeper"], summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest, room: TheRoom) -> Response[str]:
    """Counters grow with acts that nobody else may know of, so they are for whoever keeps the server alone."""
    key, given = room.settings.metrics_key, request.headers.get("authorization", "")
    if not key or not secrets.compare_digest(given.encode(), f"Bearer {key}".encode()):
        return Response("set metrics_key, and send it as a bearer token\n", status_code=404, media_type=MediaType.TEXT)
    return Response(room.metrics.text(len(room.tables), room.sockets.total(), dropped), media_type=MediaType.TEXT)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, page: ThePage) -> Response[bytes]:
    path = request.url.path
    if path.startswith(("/api/", "/assets/")) and not page.has(path):
        return Response(b"not found\n", status_code=404, media_type=MediaType.TEXT)
    piece = page.piece("/index.html" if path == "/" else path)
    return answer(request.headers.get("if-none-match"), request.headers.get("accept-encoding", ""), piece)
