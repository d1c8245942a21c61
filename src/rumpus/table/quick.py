"""A quick way out of uvicorn: whole text frames, written to the transport at once.

What a table tells goes to every socket of it, and the ordinary way of one message (ASGI events, coroutines, a general
frame writer) costs more than making it. A frame from the server is two to ten bytes of header before the payload
(RFC 6455, 5.2: never masked, never split here), so this writes it itself. Everything else, the handshake, reading,
pings, closing, stays with uvicorn; under another server a connection uses the ordinary way (outbox.py).
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITER = "rumpus.writer"  # in the scope's extensions

_TEXT = 0x81  # the last frame of a text message


def frame(payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class QuickSocket(WebSocketsSansIOProtocol):
    """uvicorn's own WebSocket, which lets the application write whole messages without waiting."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None and not self.config.ws_per_message_deflate:
            scope["extensions"][WRITER] = self

    def write_text(self, payload: bytes) -> int:
        """Write a message; returns how many bytes the reader has yet to take, or -1 if it is gone."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return -1
        self.transport.write(frame(payload))
        return self.transport.get_write_buffer_size()
