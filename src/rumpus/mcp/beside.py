"""/mcp beside a room: assistants come over HTTP, and go on to the room by its address, like everybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from rumpus.table.app import application as room
from rumpus.table.settings import Settings
from rumpus.table.transport.listening import url_of
from rumpus.table.transport.socket import Receive, Scope, Send


def application(settings: Settings, now: Callable[[], float] = time.time, *, clocks: bool = True) -> Any:
    return room(settings, now, clocks=clocks, beside=Mcp(_address(settings)))


def _address(settings: Settings) -> str:
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where to find ourselves, not where to listen
    return url_of(here.get(settings.host, settings.host), settings.port)


class Mcp:
    """Starts with the first assistant: a room without any pays nothing."""

    path = "/mcp"

    def __init__(self, address: str) -> None:
        self.address = address
        self._app: Any = None
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await self._ready.wait()
        app = self._app
        if app is None:
            await self._task  # says why it did not start
            return
        await app(scope, receive, send)

    async def close(self) -> None:
        self._closing.set()
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """Sessions begin and end in one task, as the protocol's library asks."""
        try:
            serving = await asyncio.to_thread(_load)
            async with serving.McpApp(self.address, self.path) as app:
                self._app = app
                self._ready.set()
                await self._closing.wait()
        finally:
            self._ready.set()


def _load() -> Any:
    from rumpus.mcp import serving  # heavy, so not in the room's loop

    return serving
