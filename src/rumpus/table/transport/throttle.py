"""Limits between the network and the server's own protocols: how many connections, how fast, for how long.

uvicorn reads HTTP and WebSocket frames, and reads whatever arrives. What it offers no setting for is bounded here, for
any protocol and with asyncio's own interfaces: a connection is handed to it as it is, with a transport in between that
hands over a piece at a time, reads no faster than an address may send, and ends who does not read or does not finish a
request's head (bodies.py: its body). No frame and no header is parsed here, except that the end of a request's head is
looked for.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from rumpus.table.settings import Settings
from rumpus.table.transport.limits import Bucket, Buckets, network_of

PIECE = 1024  # bytes of a socket handed over in one turn of the loop: at most 170 empty frames
HTTP_PIECE = 16_384
MOST_UNREAD = 1_000_000  # bytes for one socket that were written and not read; then its connection ends
SOCKET_BYTES = 8_000, 65_536  # a second, and at once: thirty short messages a second, and a few of the longest
ADDRESS_BYTES = 32_000, 65_536  # all sockets of one address together
REQUEST_BYTES = 1_000_000, 16_000_000  # all requests of one address: four records at once
ARRIVALS = 30, 100  # new connections a second from one address, and at once
HEAD_WITHIN = 10.0  # seconds from a request's first byte to the end of its head
READ_WITHIN = 30.0  # seconds in which who asked reads on
CLOSE_WITHIN = 5.0  # seconds to read the rest when the server has closed
PAUSE = 0.1  # seconds until a socket that was too fast may go on
SPARE_FILES = 128  # for the database, bots and notices

_HEAD_END = b"\r\n\r\n"
_CONTINUE = b"HTTP/1.1 100"

dropped: Counter[str] = Counter()  # connections this process has ended, by reason; /metrics shows it


class Throttle:
    """What this process has open, by address."""

    def __init__(self, settings: Settings, files: int | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.by_address = not settings.behind_proxy  # otherwise all come from the proxy
        self.rate = settings.rate
        self.now = now
        self.most = settings.connections
        self.most_in_all = None if files is None else max(files - SPARE_FILES, files // 2)
        self.open: Counter[str] = Counter()
        self._arrivals = Buckets(ARRIVALS[0] * self.rate, ARRIVALS[1] * self.rate, now)
        self._bytes = Buckets(ADDRESS_BYTES[0] * self.rate, ADDRESS_BYTES[1] * self.rate, now)
        self._request_bytes = Buckets(REQUEST_BYTES[0] * self.rate, REQUEST_BYTES[1] * self.rate, now)

    def enter(self, address: str) -> bool:
        if self.most_in_all is not None and self.open.total() >= self.most_in_all:
            return False
        if self.by_address and (self.open[address] >= self.most or not self._arrivals.take(address)):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def own_bytes(self) -> Bucket:
        return Bucket(SOCKET_BYTES[0] * self.rate, SOCKET_BYTES[1] * self.rate, self.now)

    def take_bytes(self, address: str, size: int) -> bool:
        return not self.by_address or self._bytes.take(address, size)

    def take_request_bytes(self, address: str, size: int) -> bool:
        return not self.by_address or self._request_bytes.take(address, size)


class ThrottledConnection(asyncio.Protocol):
    """One connection. `make` makes the server's protocol for HTTP, which may put one for WebSockets in its place."""

    inner: asyncio.Protocol

    def __init__(self, throttle: Throttle, make: Callable[[], asyncio.Protocol]) -> None:
        self.throttle, self._make = throttle, make
        self.is_socket = False
        self._address = ""
        self._entered = False
        self._waiting = b""  # read, not handed over yet
        self._held = False  # the server wants no more for now
        self._paused = False  # the transport does not read
        self._feeding: asyncio.Handle | None = None
        self._timer: asyncio.TimerHandle | None = None  # until the connection is ended
        self._head: bytes | None = b""  # the last bytes of a request's head that is not whole; None: it is

    # From the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.loop = asyncio.get_running_loop()
        peer: Any = transport.get_extra_info("peername")
        self._address = network_of(peer[0]) if peer and not isinstance(peer, str) else ""
        self._entered = self.throttle.enter(self._address)
        if not self._entered:
            dropped["too_many"] += 1
            self.transport.abort()
            return
        self._end_after(HEAD_WITHIN, "half_request")
        self.inner = self._make()  # not before: who may not enter costs little
        self.inner.connection_made(_Transport(self))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._entered:
            return
        self.throttle.leave(self._address)
        self._stop_timer()
        if self._feeding is not None:
            self._feeding.cancel()
        self._waiting = b""
        self.inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self._entered else None

    def data_received(self, data: bytes) -> None:
        if not self._entered:
            return
        if self.is_socket:
            if not self._waiting and not self._held and len(data) <= PIECE and self._allowed(len(data)):
                self.inner.data_received(data)
                return
        else:
            self._look_for_head_end(data)
        self._waiting += data
        if self._feeding is None:
            self._feed()

    def pause_writing(self) -> None:
        if self.is_socket:  # as much as a reader may leave unread; it comes back and takes a snapshot
            self._end("slow")
        else:
            self._end_after(READ_WITHIN, "slow")
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        if not self.is_socket:
            self._stop_timer()
            self.inner.resume_writing()

    # Reading

    def _allowed(self, size: int) -> bool:
        if not self.is_socket:
            return self.throttle.take_request_bytes(self._address, size)
        return self._own_bytes.take(size) and self.throttle.take_bytes(self._address, size)

    def _feed(self) -> None:
        """Hand over one piece; the rest in a later turn of the loop."""
        self._feeding = None
        pause = 0.0
        if self._waiting and not self._held and not self.transport.is_closing():
            piece = self._waiting[: PIECE if self.is_socket else HTTP_PIECE]
            if self._allowed(len(piece)):
                self._waiting = self._waiting[len(piece) :]
                self.inner.data_received(piece)
            else:
                pause = PAUSE
        if self.transport.is_closing():
            self._waiting = b""
            return
        if bool(self._waiting) != self._paused:
            self._paused = not self._paused
            (self.transport.pause_reading if self._paused else self.transport.resume_reading)()
        if self._waiting and not self._held:
            self._feeding = self.loop.call_later(pause, self._feed) if pause else self.loop.call_soon(self._feed)

    def hold(self) -> None:
        """The server wants no more; what comes meanwhile waits here, and then the transport reads no further."""
        self._held = True

    def go_on(self) -> None:
        self._held = False
        if self._waiting and self._feeding is None:
            self._feeding = self.loop.call_soon(self._feed)

    def _look_for_head_end(self, data: bytes) -> None:
        if self._head is None:
            return
        if self._timer is None:  # the next request on this connection
            self._end_after(HEAD_WITHIN, "half_request")
        if _HEAD_END in self._head + data:
            self._head = None
            self._stop_timer()
        else:
            self._head = (self._head + data)[-len(_HEAD_END) + 1 :]

    # Writing and ending

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """An answer over HTTP: what comes after it is another request."""
        if not self.is_socket and bytes(data[: len(_CONTINUE)]) != _CONTINUE:
            self._head = b""
            self._stop_timer()
        self.transport.write(data)

    def become_socket(self, inner: asyncio.Protocol) -> None:
        self.inner = inner
        self.is_socket = True
        self._end_after(HEAD_WITHIN, "half_request")  # what its parser cannot make sense of it may leave unanswered
        self._own_bytes = self.throttle.own_bytes()
        self.transport.set_write_buffer_limits(high=MOST_UNREAD)

    def is_answered(self) -> None:
        """The socket is open; from here on its own pings see to it that somebody is there."""
        self._stop_timer()

    def close(self) -> None:
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self._end_after(CLOSE_WITHIN, "slow")

    def _end_after(self, seconds: float, why: str) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._end, why)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self, why: str) -> None:
        dropped[why] += 1
        self.transport.abort()


class _Transport(asyncio.Transport):
    """What the server's protocol holds in place of the transport."""

    def __init__(self, connection: ThrottledConnection) -> None:
        transport = connection.transport
        self._connection = connection
        self.write = connection.write
        self.close = connection.close
        self.pause_reading = connection.hold
        self.resume_reading = connection.go_on
        self.abort = transport.abort
        self.is_closing = transport.is_closing
        self.get_extra_info = transport.get_extra_info
        self.get_write_buffer_size = transport.get_write_buffer_size
        self.set_write_buffer_limits = transport.set_write_buffer_limits
        self.write_eof = transport.write_eof
        self.can_write_eof = transport.can_write_eof

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._connection.become_socket(cast(asyncio.Protocol, protocol))
        self.write = self._first_write

    def _first_write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self._connection.is_answered()
        self.write = self._connection.transport.write
        self.write(data)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._connection.inner


def throttled(make: Callable[..., asyncio.Protocol], throttle: Throttle) -> Callable[..., asyncio.Protocol]:
    return lambda *given, **named: ThrottledConnection(throttle, partial(make, *given, **named))
