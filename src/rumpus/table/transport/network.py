"""Letting phones in: a second address, on the local network, for a room that otherwise listens to its own machine only.

Somebody at the machine opens and closes it on the page. Closed, it is closed: nothing listens there, and whoever came
through has no connection any more. Their chairs are kept, and the same address works when it is opened again.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rumpus.table.settings import Settings
from rumpus.table.transport.limits import address_of
from rumpus.table.transport.listening import NoPort, listen, network_address, url_of

IDLE = 3600.0  # seconds without anybody coming through, after which it closes by itself
LOOK = 60.0  # how often to look for that
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - asked for by the user
OFF = "off"  # as the setting: the room is opened to nobody but by its own flags
LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")

Make = Callable[[], asyncio.Protocol]


class NetworkListener:
    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.address = ""  # where phones find the room; empty: closed
        self.phones: set[str] = set()  # addresses that came through since it was opened
        self._make: Make | None = None
        self._connections: Callable[[], Iterable[Any]] = tuple
        self._server: asyncio.Server | None = None
        self._socket_name: tuple[str, int] | None = None
        self._port = settings.port
        self._used = 0.0
        self._lock = asyncio.Lock()
        self._looking: asyncio.Task[None] | None = None

    def serve_with(self, make: Make, connections: Callable[[], Iterable[Any]], port: int) -> None:
        """The running server lends what it answers its own connections with. Several processes have no such server:
        whoever runs them opens the room to the network knowingly."""
        self._make, self._connections, self._port = make, connections, port

    @property
    def offered(self) -> bool:
        settings = self.settings
        own = settings.host == "localhost" or _is_loopback(settings.host)
        return self._make is not None and own and not settings.behind_proxy and settings.network != OFF

    def standing(self, scope: Mapping[str, Any]) -> str:
        """Where phones find a room that was opened to the network by its flags, for who sits at its machine."""
        settings = self.settings
        if settings.host not in EVERYWHERE or settings.behind_proxy or not _is_loopback(address_of(scope)):
            return ""
        host = network_address()
        return "" if host is None else url_of(host, self._port)

    @property
    def is_open(self) -> bool:
        return self._server is not None

    def may_open(self, scope: Mapping[str, Any], host: str) -> bool:
        """Only who sits at the machine, at the room's own address: not who came through, nor through some proxy."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        return (
            self.offered
            and name.lower() in LOCAL_NAMES
            and _is_loopback(address_of(scope))
            and not self.came_through(scope)
        )

    def came_through(self, scope: Mapping[str, Any]) -> bool:
        server = scope.get("server")
        return server is not None and self._socket_name is not None and tuple(server)[:2] == self._socket_name

    def saw(self, scope: Mapping[str, Any]) -> None:
        """A request or a socket from outside: the proof that somebody can come."""
        if self.came_through(scope):
            self.phones.add(address_of(scope))
            self._used = self.now()

    async def open(self) -> bool:
        """Listen on the network; False where there is none, or no port is free."""
        async with self._lock:
            host = self.settings.network or network_address()
            if self._server is None and self._make is not None and host is not None:
                try:
                    listening = listen(host, self._port)
                except NoPort:
                    return False
                loop = asyncio.get_running_loop()
                self._server = await loop.create_server(self._make, sock=listening, backlog=128)
                self._port = int(listening.getsockname()[1])  # kept: who came through finds the way back
                self._socket_name = (host, self._port)
                self.address = url_of(host, self._port)
                self.phones.clear()
                self._used = self.now()
                self._looking = loop.create_task(self._look())
            return self._server is not None

    async def close(self) -> None:
        async with self._lock:
            await self._close()

    async def _close(self) -> None:
        if self._server is None:
            return
        self._server.close()
        for connection in self._through():
            connection.transport.abort()
        await self._server.wait_closed()
        self._server, self._socket_name, self.address = None, None, ""
        if self._looking is not None and self._looking is not asyncio.current_task():
            self._looking.cancel()
        self._looking = None

    def _through(self) -> list[Any]:
        made = [connection for connection in self._connections() if getattr(connection, "transport", None) is not None]
        return [
            connection
            for connection in made
            if tuple(connection.transport.get_extra_info("sockname") or ())[:2] == self._socket_name
        ]

    async def check(self) -> None:
        """Close what leads nowhere any more: the machine has moved to another network, or nobody comes."""
        async with self._lock:
            if self._server is None or self._socket_name is None:
                return
            if self._through():
                self._used = self.now()
            moved = not self.settings.network and network_address() != self._socket_name[0]
            if moved or self.now() - self._used > IDLE:
                await self._close()

    async def _look(self) -> None:
        while self.is_open:
            await asyncio.sleep(LOOK)
            await self.check()


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
