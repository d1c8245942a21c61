"""The desk: where an assistant's seats are kept. It speaks HTTP and sockets with one room, as a page would."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlsplit

from rumpus.kernel.errors import RumpusError
from rumpus.mcp.line import Line, refusal
from rumpus.mcp.telling import TableTeller
from rumpus.table.transport.identity import is_key

IDLE = 1800.0  # seconds after which a line that nobody uses is hung up
MOST_LINES = 1000


class BadKey(RumpusError):
    """No seat key, or one for no seat here."""


class RoomProblem(RumpusError):
    """The room refused a request."""


class Desk:
    def __init__(self, server: str, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.server = server.rstrip("/")
        self._random = random_bytes
        self._lines: dict[tuple[str, str], Line] = {}

    async def new_token(self) -> str:
        """A new guest of the room, which accepts no keys but those it has issued."""
        return str((await self._get("/api/me/token", "", {}))["token"])

    async def lobby(self) -> dict[str, Any]:
        return await self._get("/api/lobby", "")

    async def make(self, token: str, wish: dict[str, Any]) -> str:
        made = await self._get("/api/tables", token, wish)
        return str(made["id"])

    async def table_of_code(self, token: str, code: str) -> str:
        return str((await self._get(f"/api/codes/{quote(code, safe='')}", token))["id"])

    async def sit(self, table: str, token: str, name: str) -> tuple[Line, int]:
        """Take a free seat, unless this guest has one already."""
        line = await self.line(table, token)
        if not line.seats:
            await line.ask("sit", name=name)
            async with line.changed:
                await asyncio.wait_for(line.changed.wait_for(lambda: bool(line.seats)), 10)
        elif name:
            await line.ask("rename", seat=line.seats[0], name=name)
        seat = line.seats[0]
        await self.contribute(line, seat)
        return line, seat

    async def open_link(self, table: str, token: str, key: str) -> tuple[Line, int]:
        """The seat behind a private link."""
        line = await self.line(table, token)
        await line.ask("open", key=key)
        async with line.changed:
            await asyncio.wait_for(line.changed.wait_for(lambda: bool(line.seats)), 10)
        seat = line.seats[-1]
        await self.contribute(line, seat)
        return line, seat

    async def contribute(self, line: Line, seat: int) -> None:
        """This seat's own part of the chance."""
        if line.table is not None and line.table.phase == "open" and not line.chairs[seat].gave:
            await line.ask("contribute", seat=seat, words=self._random(32).hex())

    async def line(self, table: str, token: str) -> Line:
        line = self._lines.pop((table, token), None)
        if line is None:
            await self._tidy()
            line = Line(self.server, table, token)
        self._lines[table, token] = line  # the last one used stands last
        line.used = time.monotonic()
        await line.open()
        return line

    async def _tidy(self) -> None:
        """Lines that nobody used for long are hung up; a key opens its line again at any time."""
        oldest = time.monotonic() - IDLE
        for key, line in list(self._lines.items()):
            if line.used > oldest and len(self._lines) < MOST_LINES:
                break
            del self._lines[key]
            await line.close()

    async def seat(self, key: str, language: str) -> tuple[Line, int, TableTeller]:
        """The seat that a key opens; the key alone is enough, also after a restart."""
        table, _, rest = key.strip().partition(".")
        number, _, token = rest.partition(".")
        if not table or not number.isdecimal() or not is_key(token):
            raise BadKey("seat-key-bad")
        line = await self.line(table, token)
        seat = int(number) - 1
        if seat not in line.seats:
            self._lines.pop((table, token), None)
            await line.close()
            raise BadKey("seat-key-empty")
        return line, seat, TableTeller(line, seat, language)

    async def close(self) -> None:
        for line in self._lines.values():
            await line.close()

    async def _get(self, path: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        return await asyncio.to_thread(self._request, path, token, body)

    def _request(self, path: str, token: str, body: dict[str, Any] | None) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"x-rumpus": "1", "content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.server + path, data, headers)  # noqa: S310 - the server we were given
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise _problem(error.read(), error.code) from None
        except (urllib.error.URLError, OSError, ValueError) as error:
            raise RoomProblem("room-silent", address=self.server, problem=error) from None


def _problem(body: bytes, status: int) -> RumpusError:
    try:
        problem = json.loads(body)
        return refusal(str(problem["why"]), str(problem["detail"]))
    except (ValueError, KeyError, TypeError):
        return RoomProblem("room-status", status=status)


def seat_key(table: str, seat: int, token: str) -> str:
    return f"{table}.{seat + 1}.{token}"


def read_link(link: str) -> tuple[str, str]:
    """Table and key of a private link to a seat."""
    parts = urlsplit(link.strip())
    table, key = parts.path.rstrip("/").rpartition("/")[2], parts.fragment.removeprefix("seat=")
    if not table or not parts.fragment.startswith("seat="):
        raise BadKey("seat-link-bad")
    return table, key
