"""The application: the room behind HTTP and sockets, as one ASGI app."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import cache
from typing import cast

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rumpus import __version__
from rumpus.table.http import evenings, games, local, network, ops, people, records, tables
from rumpus.table.http import host as host_pages
from rumpus.table.http.answers import HANDLERS, StrictRequest, asking, who
from rumpus.table.http.local import LocalGames
from rumpus.table.http.static_page import StaticPage
from rumpus.table.log.documents import RECORD_LIMIT
from rumpus.table.log.steady import steady_time
from rumpus.table.room import Room
from rumpus.table.settings import Settings
from rumpus.table.shelf import http as shelf
from rumpus.table.store import open_store
from rumpus.table.transport.middleware import App, Beside, Middleware
from rumpus.table.transport.socket import Receive, Scope, Send

HANDLED = [
    games.shelf,
    games.detail,
    games.rules,
    games.words,
    games.deck,
    games.board,
    games.statistics,
    tables.lobby,
    tables.make,
    tables.by_code,
    tables.replay,
    evenings.plan,
    evenings.bundle,
    network.state,
    network.let_in,
    network.shut,
    records.games_records,
    records.record,
    records.bring,
    records.replay,
    records.fairness,
    records.look_back,
    records.advice,
    records.practise,
    people.me,
    people.change_me,
    people.token,
    people.notices,
    people.new_notice,
    people.no_notice,
    shelf.my_shelf,
    shelf.my_games,
    shelf.export,
    shelf.lend,
    shelf.take,
    shelf.delete,
    host_pages.view,
    host_pages.close,
    host_pages.mute,
    host_pages.show_out,
    host_pages.door,
    host_pages.say,
    host_pages.retention,
    ops.health,
    ops.ready,
    ops.metrics,
    local.local,
    ops.page,
]


def application(
    settings: Settings, now: Callable[[], float] | None = None, *, clocks: bool = True, beside: Beside | None = None
) -> App:
    """An ASGI app that opens its store when it starts, and closes it when it ends. What is `beside` the room has a path
    of its own, behind the same middleware."""
    return _Opening(settings, now or steady_time(), clocks, beside)


class _Opening:
    """The room needs the running loop, so everything is built when the server says that it starts."""

    def __init__(
        self, settings: Settings, now: Callable[[], float], clocks: bool, beside: Beside | None = None
    ) -> None:
        self.settings, self.now, self.clocks, self.beside = settings, now, clocks, beside
        self.room: Room | None = None
        self.page = StaticPage()
        self.local_games = LocalGames(builds=settings.local_games)
        self._app: App = _routes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        _asked.set(self)
        await self._app(scope, receive, send)

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        store = await open_store(self.settings.database_address)
        try:
            self.room = Room(store, self.settings, self.now)
            await self.room.start(clocks=self.clocks)
            self._app = Middleware(_routes(), self.room, self.page, self.beside)
            try:
                yield
            finally:
                if self.beside is not None:
                    await self.beside.close()
                await self.local_games.close()
                await self.room.stop()
        finally:
            await store.close()


_asked: ContextVar[_Opening] = ContextVar("_asked")


@asynccontextmanager
async def _lifespan(_: Litestar) -> AsyncGenerator[None]:
    async with _asked.get().open():
        yield


async def _room() -> Room:
    room = _asked.get().room
    assert room is not None
    return room


async def _page() -> StaticPage:
    return _asked.get().page


async def _local_games() -> LocalGames:
    return _asked.get().local_games


@cache
def _routes() -> App:
    """Once for all rooms of a process, as tests open hundreds: which of them is asked, the context says."""
    routes = Litestar(
        HANDLED,
        dependencies={
            "room": Provide(_room),
            "page": Provide(_page),
            "local_games": Provide(_local_games),
            "guest": Provide(who),
            "asker": Provide(asking),
        },
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        lifespan=[_lifespan],
        request_max_body_size=RECORD_LIMIT,
        logging_config=None,
        debug=False,
        openapi_config=OpenAPIConfig(
            title="Rumpus",
            version=__version__,
            description="The game room. The socket's messages are described in docs/reference/wire.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    return cast(App, routes)  # Litestar has types of its own for what goes in and out
