"""A quick way through uvicorn: messages handed over as they come, whole frames written as they are.

What a table tells goes to every socket of it, and the ordinary way of one message (ASGI events, queues, coroutines, a
general frame writer) costs more than making it. A frame from the server is two to ten bytes of header before the
payload (RFC 6455, 5.2: never masked, never split here), so this writes it itself, and what is written in one turn of
the loop leaves together. A message to the server is nearly always one short masked frame, so that is read here too.
Everything else, the handshake, long and split messages, pings, closing, stays with uvicorn, which gets whole frames
only; under another server a connection uses the ordinary way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # pyright: ignore[reportPrivateImportUsage]  # compiled, or plain Python
from websockets.http11 import Request

from rumpus.table.outbox import MOST_BYTES

QUICK = "rumpus.quick"  # in the scope's extensions

_TEXT = 0x81  # the only frame of a text message
_FINAL, _RESERVED, _OPCODE, _CONTROL = 0x80, 0x70, 0x0F, 0x08  # of the first byte
_MASKED, _LENGTH = 0x80, 0x7F  # of the second
_OPCODES = frozenset((0, 1, 2, 8, 9, 10))
_MASK = 4  # bytes
_TOO_MANY = 1 << 64


def frame(payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


_full_of: WeakKeyDictionary[asyncio.AbstractEventLoop, list[QuickSocket]] = WeakKeyDictionary()


def _flush(full: list[QuickSocket]) -> None:
    sockets = full[:]
    full.clear()
    for socket in sockets:
        socket.flush()


def _frame_size(data: bytes, at: int) -> int:
    """Bytes of the frame that begins there; 0 if that cannot be said yet, and too many if no client may send it."""
    if len(data) < at + 2:
        return 0
    if data[at] & _RESERVED or data[at] & _OPCODE not in _OPCODES or not data[at + 1] & _MASKED:
        return _TOO_MANY
    length, head = data[at + 1] & _LENGTH, 2
    if length >= 126:
        head = 4 if length == 126 else 10
        if len(data) < at + head:
            return 0
        length = int.from_bytes(data[at + 2 : at + head], "big")
    return head + _MASK + length


class QuickSocket(WebSocketsSansIOProtocol):
    """uvicorn's own WebSocket, which lets the application read and write whole messages without waiting."""

    reader: Callable[[bytes], None] | None = None
    on_slow: Callable[[], None] | None = None  # called when the reader has fallen too far behind; it gets no more
    farewell: bytes | None = None  # what a client hears when the server closes
    _begun: bytes = b""  # a frame of which the rest has not come yet
    _split = False  # a message of several frames is under way
    _slow = False
    _framed = True  # False: what comes goes to uvicorn as it comes
    _frames: list[bytes]
    _full: list[QuickSocket]  # those of this loop that have something to write

    def handle_connect(self, event: Request) -> None:
        self._frames = []
        self._full = _full_of.setdefault(self.loop, [])
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None and not self.config.ws_per_message_deflate:
            scope["extensions"][QUICK] = self

    # In

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._framed = self._framed and not self.handshake_initiated  # who talks before the answer is not framed
            super().data_received(data)
        elif self._framed:
            self._take(self._begun + data if self._begun else data)
        else:
            super().data_received(data)

    def _take(self, data: bytes) -> None:
        """Read frame by frame; what is not whole waits."""
        at, end = 0, len(data)
        while at < end:
            size = _frame_size(data, at)
            if size > self.config.ws_max_size:
                self._framed = False  # uvicorn refuses it
                super().data_received(data[at:])
                return
            if size == 0 or at + size > end:
                break
            plain = data[at] == _TEXT and _MASKED <= data[at + 1] < _MASKED + 126
            if plain and not self._split and self.reader is not None and not self.close_sent:
                self.reader(bytes(apply_mask(data[at + 6 : at + size], data[at + 2 : at + 6])))
            else:
                if not data[at] & _CONTROL:
                    self._split = not data[at] & _FINAL
                super().data_received(data[at : at + size])
                if self.transport.is_closing():
                    return
            at += size
        self._begun = data[at:]

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

    def write_text(self, payload: bytes) -> None:
        if not self._frames:
            if not self._full:
                self.loop.call_soon(_flush, self._full)
            self._full.append(self)
        self._frames.append(frame(payload))

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if not frames or self._slow or self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.transport.get_write_buffer_size() > MOST_BYTES:
            self._slow = True
            if self.on_slow is not None:
                self.on_slow()

    def shutdown(self) -> None:
        if self.farewell is not None:
            self.write_text(self.farewell)
            self.flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        """What goes the ordinary way, a goodbye, comes after what was written before it."""
        self.flush()
        await super().send(message)
