"""Two ways in: over standard input and output, for an assistant on this machine; and as an ASGI app beside a room."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Generator, MutableMapping
from contextlib import AsyncExitStack
from typing import Any

from mcp.server.transport_security import TransportSecuritySettings

from rumpus.mcp.connections import RoomConnections
from rumpus.mcp.private_room import private_room
from rumpus.mcp.tools import server_for

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LARGEST = 1 << 16  # bytes of one request


def run_stdio(url: str | None) -> None:
    """Serve one assistant until it hangs up: at the room of that address, or at tables in this process."""
    asyncio.run(_stdio(url))


async def _stdio(url: str | None) -> None:
    interrupted = False
    with _pumped_stdin() as hang_up:

        def interrupt() -> None:
            nonlocal interrupted
            interrupted = True
            hang_up()

        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupt)
        await _serve(url)
    if interrupted:
        raise KeyboardInterrupt


@contextlib.contextmanager
def _pumped_stdin() -> Generator[Callable[[], None]]:
    """Nobody can call back a thread that waits for standard input. So the protocol reads a pipe, which a thread fills
    that nobody waits for; to hang up is to close the pipe."""
    source, (read, write) = os.dup(0), os.pipe()
    os.dup2(read, 0)
    os.close(read)
    closed = threading.Lock()  # whoever takes it closes the pipe

    def hang_up() -> None:
        if closed.acquire(blocking=False):
            os.close(write)

    def pump() -> None:
        with contextlib.suppress(OSError):  # the other end has gone
            while not closed.locked() and (data := os.read(source, 1 << 16)):
                os.write(write, data)
        hang_up()

    threading.Thread(target=pump, daemon=True).start()
    try:
        yield hang_up
    finally:
        os.dup2(source, 0)
        hang_up()


async def _serve(url: str | None) -> None:
    async with AsyncExitStack() as stack:
        address = url or await stack.enter_async_context(private_room())
        connections = RoomConnections(address)
        try:
            await server_for(connections).run_stdio_async()
        finally:
            await connections.close()


class McpApp:
    """An ASGI app: `async with McpApp(address, "/mcp") as app`, then `await app(scope, …)`."""

    def __init__(self, address: str, path: str) -> None:
        self.connections = RoomConnections(address)
        self._server = server_for(self.connections)
        self._app: Any = self._server.streamable_http_app(
            streamable_http_path=path,
            json_response=True,
            stateless_http=True,  # a seat key says everything; any process may answer
            max_request_body_size=LARGEST,
            # The room's own middleware has checked host and origin before anything comes here.
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> McpApp:
        await self._stack.enter_async_context(self._server.session_manager.run())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.connections.close()
        await self._stack.aclose()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)
