"""What the requests share: who asks, and how a refusal is said."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from rumpus.core.words import LANGUAGES
from rumpus.kernel.errors import RumpusError
from rumpus.table.bots.workers import Asker
from rumpus.table.http.static_page import StaticPage
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.store import StoreError, Unavailable
from rumpus.table.transport.bodies import BadBody
from rumpus.table.transport.limits import address_of
from rumpus.table.transport.middleware import GUEST
from rumpus.table.wire_http import Problem

T = TypeVar("T")

logger = logging.getLogger("rumpus.http")

AnyRequest = Request[Any, Any, Any]
TheRoom: TypeAlias = NamedDependency[Room]
ThePage: TypeAlias = NamedDependency[StaticPage]
TheGuest: TypeAlias = NamedDependency[str]
TheAsker: TypeAlias = NamedDependency[Asker]

_STATUS = {
    "bad_message": 400,
    "option": 400,
    "level": 400,
    "statement": 400,
    "not_yours": 403,
    "not_host": 403,
    "link": 404,
    "token": 401,
    "too_fast": 429,
    "busy": 503,
}


class StrictRequest(Request[Any, Any, Any]):
    """A body is read as it is written: 1 is not true, and "2" is no number. Litestar reads it as leniently as a query,
    whose parts are all text."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation)
        except msgspec.DecodeError as error:
            told = str(error)  # where it is wrong stands at the end
            raise Refusal("bad_message", told if len(told) < 300 else f"{told[:150]} … {told[-100:]}") from error


class NotHere(Exception):
    """Nothing of that name."""


def scope_of(request: AnyRequest) -> dict[str, Any]:
    """With what the middleware has put there, of which Litestar's types know nothing."""
    return cast(dict[str, Any], request.scope)


async def who(request: AnyRequest) -> str:
    """The guest: the hash of the key that came with the request."""
    return str(scope_of(request)[GUEST])


async def asking(request: AnyRequest) -> Asker:
    """The guest with the address, for what is shared out by both."""
    return Asker(str(scope_of(request)[GUEST]), address_of(request.scope))


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What takes long is not done for a client that has hung up."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("busy", "nobody waits for this any more")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def refused(_: AnyRequest, error: Refusal) -> Response[Problem]:
    return _problem(_STATUS.get(error.why, 409), error.why, error.detail)


def not_here(_: AnyRequest, error: NotHere) -> Response[Problem]:
    return _problem(404, "not_found", str(error))


def bad_request(request: AnyRequest, error: RumpusError) -> Response[Problem]:
    wished = request.headers.get("accept-language", "")[:2]
    return _problem(400, "option", error.told(wished if wished in LANGUAGES else "en"))


def http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = f"{detail}: {error.extra[0]}"
    why = {404: "not_found", 405: "method", 413: "too_large", 429: "too_fast"}.get(error.status_code, "bad_message")
    return _problem(error.status_code, why, str(detail)[:300])


def bad_body(_: AnyRequest, error: BadBody) -> Response[Problem]:
    return _problem(error.status, error.why, error.detail)


def unreadable(_: AnyRequest, error: Exception) -> Response[Problem]:
    return _problem(400, "bad_message", "the body or the address holds what cannot be read")


def store_error(_: AnyRequest, error: StoreError) -> Response[Problem]:
    logger.warning("the store refused: %s", error)
    return _problem(503 if isinstance(error, Unavailable) else 400, "busy", "")


def unexpected(_: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return _problem(500, "unexpected", "")


def _problem(status: int, why: str, detail: str) -> Response[Problem]:
    return Response(Problem(why, detail), status_code=status, media_type=MediaType.JSON)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    NotHere: not_here,
    RumpusError: bad_request,
    StoreError: store_error,
    HTTPException: http_error,
    BadBody: bad_body,
    RecursionError: unreadable,
    UnicodeError: unreadable,
    Exception: unexpected,
}
