"""What a program asks a room for before it sits at a table: a token, the lobby, a table. Plain HTTP."""

from __future__ import annotations

import asyncio
import http.client
import json
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from urllib.parse import quote, urlsplit

from rumpus.client.line import refusal, unhurried
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.plain import is_table

PATIENCE = 20.0  # seconds for an answer
LARGEST = 16 << 20  # bytes of one

# Of their own: in a room's process (mcp/) they wait for that very room, which must not wait for them.
_threads = ThreadPoolExecutor(16, "rumpus-requests")


class RoomProblem(RumpusError):
    """The room refused a request."""


class BadLink(RumpusError):
    """No private link to a seat."""


class RoomRequests:
    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")

    async def new_token(self) -> str:
        """A new guest of the room, which accepts no tokens but those it has issued."""
        return self._text(await self.ask("/api/me/token", "", {}), "token")

    async def lobby(self) -> dict[str, Any]:
        return await self.ask("/api/lobby", "")

    async def make(self, token: str, wish: dict[str, Any]) -> str:
        """A new table, by its id; `wish` is `MakeTable` of docs/reference/wire.md."""
        return self._text(await self.ask("/api/tables", token, wish), "id")

    async def table_of_code(self, token: str, code: str) -> str:
        return self._text(await self.ask(f"/api/codes/{quote(code, safe='')}", token), "id")

    def _text(self, answer: dict[str, Any], key: str) -> str:
        """A part of an answer; what answers need not be a room of ours."""
        found = answer.get(key)
        if not isinstance(found, str):
            raise RoomProblem("room-silent", address=self.server, problem=f"{key}?")
        return found

    async def ask(
        self, path: str, token: str, body: dict[str, Any] | None = None, seconds: float = PATIENCE
    ) -> dict[str, Any]:
        """The answer to a request: a POST where it has a body. One too many is sent again a second later."""
        work = partial(self._request, path, token, body, seconds)
        return await unhurried(lambda: asyncio.get_running_loop().run_in_executor(_threads, work))

    def _request(self, path: str, token: str, body: dict[str, Any] | None, seconds: float) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"x-rumpus": "1", "content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            request = urllib.request.Request(self.server + path, data, headers)  # noqa: S310 - the server we were given
            with urllib.request.urlopen(request, timeout=seconds) as answer:  # noqa: S310
                found = json.loads(answer.read(LARGEST))
            if not is_table(found):
                raise ValueError("no object")
            return found
        except urllib.error.HTTPError as error:
            raise _problem(error.read(LARGEST), error.code) from None
        except (OSError, ValueError, RecursionError, http.client.HTTPException) as error:
            problem = error.reason if isinstance(error, urllib.error.URLError) else error
            raise RoomProblem("room-silent", address=self.server, problem=problem) from None


def _problem(body: bytes, status: int) -> RumpusError:
    try:
        problem = json.loads(body)
        return refusal(str(problem["why"]), str(problem["detail"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        return RoomProblem("room-status", status=status)


def read_link(link: str) -> tuple[str, str]:
    """Table and key of a private link to a seat."""
    parts = urlsplit(link.strip())
    table, key = parts.path.rstrip("/").rpartition("/")[2], parts.fragment.removeprefix("seat=")
    if not table or not parts.fragment.startswith("seat="):
        raise BadLink("seat-link-bad")
    return table, key
