"""A quick way through uvicorn: messages handed over as they come, whole frames written as they are.

What a table tells goes to every socket of it, and the ordinary way of one message (ASGI events, queues, coroutines, a
general frame writer) costs more than making it. A frame from the server is two to ten bytes of header before the
payload (RFC 6455, 5.2: never masked, never split here), so this writes it itself, and what is written in one turn of
the loop leaves together. Everything else, the handshake, parsing, pings, closing, stays with uvicorn; under another
server a connection uses the ordinary way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

QUICK = "rumpus.quick"  # in the scope's extensions

_TEXT = 0x81  # the last frame of a text message


def frame(payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class QuickSocket(WebSocketsSansIOProtocol):
    """uvicorn's own WebSocket, which lets the application read and write whole messages without waiting."""

    reader: Callable[[bytes], None] | None = None
    farewell: bytes | None = None  # what a client hears when the server closes
    _frames: list[bytes]

    def handle_connect(self, event: Request) -> None:
        self._frames = []
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None and not self.config.ws_per_message_deflate:
            scope["extensions"][QUICK] = self

    # In

    def send_receive_event_to_app(self) -> None:
        if self.reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.reader(bytes(data))

    def hold(self, wait: bool) -> None:
        """Read no further until what came was dealt with."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if wait else self.transport.resume_reading)()

    # Out

    def write_text(self, payload: bytes) -> int:
        """Write a message; returns how many bytes the reader has yet to take, or -1 if it is gone."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return -1
        if not self._frames:
            self.loop.call_soon(self.flush)
        self._frames.append(frame(payload))
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def shutdown(self) -> None:
        if self.farewell is not None:
            self.write_text(self.farewell)
            self.flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        """What goes the ordinary way, a goodbye, comes after what was written before it."""
        self.flush()
        await super().send(message)
