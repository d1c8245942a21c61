"""Every request passes here before the application sees it.

It knows the guest, sends away what a hostile page could have sent, limits how fast one address may knock, and puts the
security headers on every answer.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable
from typing import Protocol
from urllib.parse import urlsplit

from rumpus.table.http.static_page import StaticPage
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.transport.bodies import BadBody, RequestBody
from rumpus.table.transport.identity import COOKIE, HOST_COOKIE, hash_of
from rumpus.table.transport.limits import Buckets, address_of
from rumpus.table.transport.socket import Message, Receive, Scope, Send, serve_socket
from rumpus.table.wire import write
from rumpus.table.wire_http import Problem

App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Beside(Protocol):
    """An app beside the room, at one path. It knows guests by what they send, never by a cookie."""

    path: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...

    async def close(self) -> None: ...


logger = logging.getLogger("rumpus.middleware")

GUEST = "rumpus.guest"  # in the scope: the hash of the guest's key
KEY = "rumpus.key"  # the key itself, for the answer that hands it to a program
NEW_KEY = "rumpus.new_key"  # a list: the key that whoever asked has from this answer on, if a request put one there
HOST_KEY_PATHS = re.compile(r"/metrics|/api/host(/.*)?")  # their bearer token is the host key, and no guest's
_YEAR = 365 * 24 * 3600
_SAFE = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?")
# One spelling for every path, so that what the limits are counted by is what the routes are found by.
_PATH = re.compile(r"/|(/(?!\.{1,2}(/|$))[^/\\\x00-\x1f\x7f]+)+/?")

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


class Middleware:
    def __init__(self, app: App, room: Room, page: StaticPage, beside: Beside | None = None) -> None:
        self.app = app
        self.beside = beside
        self.room = room
        self.page = page
        self.settings = room.settings
        self._origins = {origin.rstrip("/").lower() for origin in room.settings.origins}
        self._hosts = {urlsplit(origin).netloc for origin in self._origins}
        name = socket.gethostname().lower()
        self._hosts |= {"localhost", name, f"{name}.local"}
        rate = room.settings.rate
        self._requests = Buckets(50 * rate, 200 * rate, room.now)
        self._changes = Buckets(5 * rate, 30 * rate, room.now)
        self._codes = Buckets(0.5 * rate, 15 * rate, room.now)
        self._tables = Buckets(0.1 * rate, 60 * rate, room.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict[bytes, bytes](reversed(scope["headers"]))
        body = RequestBody(scope, receive, send, headers) if scope["type"] == "http" else None
        if body is not None:
            receive, send = body.receive, body.send
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await _refuse(scope, receive, send, *refusal)
            return
        self.room.network.saw(scope)
        if body is not None and self.beside is not None and scope["path"] == self.beside.path:
            try:
                receive = await body.read_whole()
            except BadBody as error:
                await _refuse(scope, receive, send, error.status, Problem(error.why, error.detail))
                return
            await self.beside(scope, receive, _with(HEADERS, send))
            return
        try:
            key = await self._key_of(scope, headers)
        except Refusal as error:
            await _refuse(scope, receive, send, 401 if error.why == "token" else 503, Problem(error.why, error.detail))
            return
        fresh = key is None
        key = key or self.room.keys.new()
        scope[KEY], scope[GUEST], scope[NEW_KEY] = key, hash_of(key), []
        if scope["type"] == "websocket":
            guest = "" if fresh else hash_of(key)  # a program without a cookie says who it is in its hello
            await serve_socket(self.room, self.page, guest, address_of(scope), scope, receive, send)
            return
        extra = [*HEADERS, (b"content-security-policy", _policy(headers[b"host"].lower()))]
        old = _is_https(scope) and HOST_COOKIE.encode() not in headers.get(b"cookie", b"")  # of an earlier version
        given = key if (fresh or old) and _bearer(headers) is None else None

        async def send_known(message: Message) -> None:
            if message["type"] == "http.response.start":
                last: str | None = next(reversed(scope[NEW_KEY]), given)
                cookie = [] if last is None else [(b"set-cookie", self._cookie(scope, last))]
                message["headers"] = [*message.get("headers", ()), *extra, *cookie]
            await send(message)

        await self.app(scope, receive, send_known)

    async def _key_of(self, scope: Scope, headers: dict[bytes, bytes]) -> str | None:
        """The guest's key, if this room has issued it. A browser with another gets a new one; a program would not
        notice, so it is told."""
        accepts, bearer = self.room.keys.accepts, _bearer(headers)
        if bearer is not None and HOST_KEY_PATHS.fullmatch(scope["path"]) is None:
            if not await accepts(bearer):
                raise Refusal("token", "this room has not issued that token; POST /api/me/token issues one")
            return bearer
        cookies = _cookies_in(headers.get(b"cookie", b""))
        found = cookies.get(HOST_COOKIE) or cookies.get(COOKIE)
        return found if found and await accepts(found) else None

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, Problem] | None:
        path, address = str(scope["path"]), address_of(scope)
        if _PATH.fullmatch(path) is None:
            return 404, Problem("not_found", "a path is written with single slashes and without dots")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._known_host(host):
            return 421, Problem("host", "not an address of this room; see origins in docs/how-to/host-a-room.md")
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        origin = headers.get(b"origin")
        if changes and origin is not None and not self._own_origin(origin.decode("latin-1").lower(), host):
            return 403, Problem("origin", "a page of another origin sent this")
        if scope["type"] == "websocket":
            return None if self._requests.take(address) else (429, Problem("too_fast", ""))
        if changes:
            # No form of a hostile page can send this header, and its scripts would need our leave. A bearer token is as
            # good; another kind of authorization is not, because browsers add `Basic` by themselves.
            # What stands beside the room looks at no cookie, so a page of others gains nothing there.
            if b"x-rumpus" not in headers and _bearer(headers) is None and not self._is_beside(scope):
                return 403, Problem("header", "requests that change something carry the header X-Rumpus: 1")
            if not self._changes.take(address) or (_makes_table(path) and not self._tables.take(address)):
                return 429, Problem("too_fast", "")
        if path.startswith("/api/codes/") and not self._codes.take(address):
            return 429, Problem("too_fast", "")
        if path.startswith(("/api/", "/local/")) and not self._requests.take(address):
            return 429, Problem("too_fast", "")
        return None

    def _is_beside(self, scope: Scope) -> bool:
        return self.beside is not None and scope["type"] == "http" and scope["path"] == self.beside.path

    def _known_host(self, host: str) -> bool:
        """Against DNS rebinding: names that are not ours could be anybody's, addresses are what they are."""
        found = _HOST.fullmatch(host)
        if found is None or int(found[2] or 0) > 65535:
            return False
        name = found[1]
        if name in self._hosts or host in self._hosts:
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def _own_origin(self, origin: str, host: str) -> bool:
        return origin in self._origins or origin.partition("://")[2] == host

    def _cookie(self, scope: Scope, key: str) -> bytes:
        # Under TLS the prefix keeps out cookies that another host or an unencrypted page of this one could set.
        name, secure = (HOST_COOKIE, "; Secure") if _is_https(scope) else (COOKIE, "")
        return f"{name}={key}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Strict{secure}".encode()


def _is_https(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


def _makes_table(path: str) -> bool:
    path = path.rstrip("/")
    return path in ("/api/tables", "/api/evenings") or (path.startswith("/api/records/") and path.endswith("/practice"))


def _cookies_in(header: bytes) -> dict[str, str]:
    """By name, the last one counts. Ours need no quotes, and what http.cookies does for those of others takes seconds
    for a header full of backslashes."""
    pairs = (part.partition("=") for part in header.decode("latin-1").split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def _bearer(headers: dict[bytes, bytes]) -> str | None:
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _policy(host: bytes) -> bytes:
    """Only our own files, and no inline script; a `style` attribute can be set, a style sheet not. Compiled rules run
    in the page (`wasm-unsafe-eval`), which lets no text become a script."""
    sockets = b"ws://%s wss://%s" % (host, host)
    return (
        b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src-elem 'self'; "
        b"style-src-attr 'unsafe-inline'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; "
        b"media-src 'self' blob:; "
        b"connect-src 'self' " + sockets + b"; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def _with(headers: list[tuple[bytes, bytes]], send: Send) -> Send:
    async def send_with(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *headers]
        await send(message)

    return send_with


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, problem: Problem) -> None:
    body = write(problem)
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if status == 429:  # who goes on needs a new connection each time, and those are counted before anything is read
        headers.append((b"connection", b"close"))
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
        # uvicorn says so when its answer is written, and when the connection has ended. Who returns before has, to
        # uvicorn, forgotten to answer, which it logs.
        for _ in range(2):
            while (await receive())["type"] != "websocket.disconnect":
                pass
        return
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
