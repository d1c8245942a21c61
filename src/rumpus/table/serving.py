"""Running the server: ports, processes, logs."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any, cast

import msgspec
import uvicorn

from rumpus.table.room import Room
from rumpus.table.settings import Settings
from rumpus.table.transport.throttle import Throttle, throttled
from rumpus.table.wire import MESSAGE_LIMIT

try:
    import resource
except ImportError:  # Windows
    resource = None

GRACE = 10  # seconds for requests under way when the room closes

ROOM = "rumpus.table.app:application"  # what is served, by name: worker processes find it too
_SETTINGS, _SERVED = "RUMPUS_SERVE_SETTINGS", "RUMPUS_SERVE_APP"  # how a worker learns what to serve


def file_limit() -> int | None:
    """How many files, sockets among them, this process may have open."""
    limit = -1 if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if limit < 0 else limit


def raise_file_limit() -> None:
    """Usually 1024, for programs that could not cope with more; what the system allows at most is far above."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # a system that promises more than it gives
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _tune() -> None:
    """For a process with one busy thread, one that waits for the disk, and much that lives long: hand over to the
    writer soon, and do not look through everything again for every few thousand events."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def run(settings: Settings, listening: socket.socket, on_stop: Callable[[], None], served: str = ROOM) -> None:
    """Serve until told to stop."""
    raise_file_limit()  # worker processes inherit it
    try:
        if settings.workers == 1:
            config = _config(settings, resolve_name(served)(settings))
            server = RoomServer(config)
            _tune()
            # Having closed, uvicorn raises the signal again; to end by it would leave locks of the bots behind.
            signal.signal(signal.SIGTERM, _leave)
            server.run(sockets=[listening])
        else:
            os.environ[_SETTINGS], os.environ[_SERVED] = msgspec.json.encode(settings).decode(), served
            config = _config(settings, "rumpus.table.serving:worker", factory=True)
            from uvicorn.supervisors import Multiprocess

            Multiprocess(config, sockets=[listening]).run()
    finally:
        on_stop()


def _leave(*_: object) -> None:
    sys.exit(0)


def worker() -> Any:
    """The application of one of several processes."""
    settings = msgspec.json.decode(os.environ[_SETTINGS], type=Settings)
    set_up_logging(settings)
    _tune()
    return resolve_name(os.environ[_SERVED])(settings)


class RoomServer(uvicorn.Server):
    """uvicorn's, which lends the room what it answers with: on a second address, while phones are let in."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        room = self._room()
        if not sockets:
            return
        make: Any = self.config.http_protocol_class
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        port = int(sockets[0].getsockname()[1])
        room.network.serve_with(lambda: make(**given), lambda: list(self.server_state.connections), port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._room().network.close()
        await super().shutdown(sockets)

    def _room(self) -> Room:
        return cast(Room, cast(Any, self.config.app).room)


class ThrottledConfig(uvicorn.Config):
    """uvicorn's, whose connections are throttled: loaded in the process that serves."""

    def __init__(self, app: Any, settings: Settings, **given: Any) -> None:
        self.settings = settings
        proxy = settings.behind_proxy
        super().__init__(app, **_CONNECTIONS, proxy_headers=proxy, forwarded_allow_ips="*" if proxy else None, **given)

    def load(self) -> None:
        super().load()
        throttle = Throttle(self.settings, file_limit())
        make: Any = self.http_protocol_class
        self.http_protocol_class: Any = throttled(make, throttle)


_CONNECTIONS: dict[str, Any] = {
    "backlog": 128,  # connections the system keeps waiting: all of them may be accepted in one turn of the loop
    "http": "h11",  # a head has 16 kB; with httptools, which may happen to be installed, it has no end
    "ws": "websockets-sansio",
    "ws_max_size": MESSAGE_LIMIT,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "log_config": None,
    "access_log": False,  # addresses and paths of people are nobody's business; metrics count
    "server_header": False,
    "lifespan": "on",
}


def _config(settings: Settings, app: Any, *, factory: bool = False) -> uvicorn.Config:
    set_up_logging(settings)
    return ThrottledConfig(
        app,
        settings,
        factory=factory,
        workers=settings.workers,
        timeout_graceful_shutdown=GRACE,
    )


class _Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "part": record.name}
        line["text"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(settings: Settings) -> None:
    logging.captureWarnings(settings.log_json)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines() if settings.log_json else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if settings.log_json else logging.WARNING)
