"""An assistant's seats: the open lines to one room, over HTTP and sockets, as a page would have them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

from rumpus.client.line import Line
from rumpus.client.requests import RoomRequests
from rumpus.client.seats import open_seat, take_seat
from rumpus.kernel.errors import RumpusError
from rumpus.mcp.telling import TableTeller
from rumpus.table.transport.identity import is_key
from rumpus.table.wire_http import Review

IDLE = 1800.0  # seconds after which a line that nobody uses is hung up
LOOKING_BACK = 300.0  # seconds that a review may take
MOST_LINES = 200  # all come to the room from one address, which may have 256 (`connections`)


class BadKey(RumpusError):
    """No seat key, or one for no seat here."""


class RoomConnections:
    def __init__(self, server: str, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.room = RoomRequests(server)
        self._random = random_bytes
        self._lines: dict[tuple[str, str], Line] = {}

    async def sit(self, table: str, token: str, name: str) -> tuple[Line, int]:
        """Take a free seat, unless this guest has one already."""
        line = await self.line(table, token)
        return line, await take_seat(line, name, self._random)

    async def open_link(self, table: str, token: str, key: str) -> tuple[Line, int]:
        """The seat behind a private link."""
        line = await self.line(table, token)
        return line, await open_seat(line, key, self._random)

    async def review(self, line: Line) -> Review:
        """What a finished game came to when it was looked at again."""
        assert line.result is not None
        path = line.result.record + "/review"
        return msgspec.convert(await self.room.ask(path, line.token, seconds=LOOKING_BACK), Review)

    async def line(self, table: str, token: str) -> Line:
        line = self._lines.pop((table, token), None)
        if line is None:
            await self._tidy()
            line = Line(self.room.server, table, token)
        self._lines[table, token] = line  # the last one used stands last
        line.used = time.monotonic()
        try:
            await line.open()
        except BaseException:  # a token that the room has not issued, no such table: nobody comes back for it
            await self._hang_up(table, token)
            raise
        return line

    async def _hang_up(self, table: str, token: str) -> None:
        line = self._lines.pop((table, token), None)
        if line is not None:
            await line.close()

    async def _tidy(self) -> None:
        """Lines that nobody used for long are hung up; a key opens its line again at any time."""
        oldest = time.monotonic() - IDLE
        for key, line in list(self._lines.items()):
            if line.used > oldest and len(self._lines) < MOST_LINES:
                break
            await self._hang_up(*key)

    async def seat(self, key: str, language: str) -> tuple[Line, int, TableTeller]:
        """The seat that a key opens; the key alone is enough, also after a restart."""
        table, _, rest = key.strip().partition(".")
        number, _, token = rest.partition(".")
        if not table or not number.isdecimal() or not is_key(token):
            raise BadKey("seat-key-bad")
        line = await self.line(table, token)
        seat = int(number) - 1
        if seat not in line.seats:
            await self._hang_up(table, token)
            raise BadKey("seat-key-empty")
        return line, seat, TableTeller(line, seat, language)

    async def close(self) -> None:
        for line in self._lines.values():
            await line.close()


def seat_key(table: str, seat: int, token: str) -> str:
    return f"{table}.{seat + 1}.{token}"
