"""The quick way in reads what uvicorn's own would, however the bytes are cut."""

import asyncio
from typing import Any

import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rumpus.table.quick import QUICK, QuickSocket

LIMIT = 1000


class Wire(asyncio.Transport):
    """The other end of a connection, without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def masked(opcode: Opcode, data: bytes, *, final: bool = True) -> bytes:
    return Frame(opcode, data, final).serialize(mask=True)


async def heard(chunks: list[bytes], *, quick: bool) -> tuple[list[bytes], bool]:
    """What an application reads of these bytes, and whether the connection was closed."""
    messages: list[bytes] = []
    reads = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if quick:
            scope["extensions"][QUICK].reader = messages.append
        reads.set()
        while (event := await receive())["type"] == "websocket.receive":
            messages.append(event.get("bytes") or event["text"].encode())

    config = uvicorn.Config(app, ws_max_size=LIMIT, ws_ping_interval=None, ws_per_message_deflate=False, lifespan="off")
    config.load()
    wire = Wire()
    kind = QuickSocket if quick else WebSocketsSansIOProtocol
    socket = kind(config, ServerState(), {}, _loop=asyncio.get_running_loop())
    socket.connection_made(wire)
    client = ClientProtocol(parse_uri("ws://room/table"))
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    await reads.wait()
    for chunk in chunks:
        if wire.closed:
            break
        socket.data_received(chunk)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    closed = wire.closed
    socket.connection_lost(None)
    await asyncio.gather(*socket.tasks)
    return messages, closed


texts = st.integers(0, 300).map(lambda size: b"x" * size)
frames = st.one_of(
    texts.map(lambda text: [masked(Opcode.TEXT, text)]),
    st.tuples(texts, texts, st.booleans()).map(
        lambda split: [
            masked(Opcode.TEXT, split[0], final=False),
            *([masked(Opcode.PING, b"between")] if split[2] else []),
            masked(Opcode.CONT, split[1]),
        ]
    ),
    st.just([masked(Opcode.PING, b"?")]),
    st.just([masked(Opcode.BINARY, b"bytes")]),
    # What no client may send.
    st.just([masked(Opcode.CONT, b"of nothing")]),
    st.just([masked(Opcode.TEXT, b"begun", final=False), masked(Opcode.TEXT, b"another")]),
    st.just([masked(Opcode.TEXT, b"x" * (LIMIT + 1))]),
    st.just([Frame(Opcode.TEXT, b"bare").serialize(mask=False)]),
    st.just([b"\xff\xff"]),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(frames, max_size=6), st.lists(st.integers(1, 40), max_size=30))
def test_it_hears_what_uvicorn_hears(sent: list[list[bytes]], cuts: list[int]) -> None:
    data = b"".join(part for message in sent for part in message)
    chunks: list[bytes] = []
    for cut in cuts:
        chunks.append(data[:cut])
        data = data[cut:]
    chunks.append(data)
    chunks = [chunk for chunk in chunks if chunk]
    messages, closed = asyncio.run(heard(chunks, quick=True))
    ordinary, ordinarily_closed = asyncio.run(heard(chunks, quick=False))
    assert closed == ordinarily_closed
    # uvicorn drops what came in one piece with nonsense; here what came before the nonsense was heard.
    assert messages == ordinary or (closed and messages[: len(ordinary)] == ordinary)


def test_thousands_of_empty_messages_in_one_piece() -> None:
    messages, closed = asyncio.run(heard([masked(Opcode.TEXT, b"") * 20_000], quick=True))
    assert (len(messages), closed) == (20_000, False)
