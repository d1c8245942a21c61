"""Tables of one's own: a private room in this process, for an assistant that has no server to go to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from rumpus.table.app import application
from rumpus.table.serving import ThrottledConfig
from rumpus.table.settings import Settings
from rumpus.table.transport.listening import listen, url_of


class _GuestServer(uvicorn.Server):
    """Signals belong to whoever calls us: Ctrl-C must end the whole command, not this server alone."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


@asynccontextmanager
async def private_room(database: str = "") -> AsyncGenerator[str]:
    """The address of a room that only this machine can reach; its tables are gone afterwards, unless it is told where
    to keep them."""
    with TemporaryDirectory(prefix="rumpus-") as folder:
        listening = listen("127.0.0.1", 0)
        settings = Settings(database=database or str(Path(folder) / "room.sqlite"), bots=1, bot_pauses=False, rate=50.0)
        server = _GuestServer(ThrottledConfig(application(settings), settings, loop="none"))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if serving.done():
            serving.result()
        try:
            yield url_of("127.0.0.1", int(listening.getsockname()[1]))
        finally:
            server.should_exit = True
            await serving
