"""Taking a seat over an open line, with this seat's own part of the deal."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from rumpus.client.line import Line

RandomBytes = Callable[[int], bytes]


async def take_seat(line: Line, name: str, random_bytes: RandomBytes = secrets.token_bytes) -> int:
    """A free seat, unless this guest has one already."""
    if not line.seats:
        await line.ask("sit", name=name)
        await _seated(line)
    elif name:
        await line.ask("rename", seat=line.seats[0], name=name)
    await contribute(line, line.seats[0], random_bytes)
    return line.seats[0]


async def open_seat(line: Line, key: str, random_bytes: RandomBytes = secrets.token_bytes) -> int:
    """The seat behind a private link."""
    await line.ask("open", key=key)
    await _seated(line)
    await contribute(line, line.seats[-1], random_bytes)
    return line.seats[-1]


async def contribute(line: Line, seat: int, random_bytes: RandomBytes) -> None:
    """This seat's own part of the chance."""
    if line.table is not None and line.table.phase == "open" and not line.chairs[seat].gave:
        await line.ask("contribute", seat=seat, words=random_bytes(32).hex())


async def _seated(line: Line) -> None:
    async with line.changed:
        await asyncio.wait_for(line.changed.wait_for(lambda: bool(line.seats)), 10)
