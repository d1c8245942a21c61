"""Connections are bounded before anything is read: how many, how fast, how long, and how much may be left unread."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

import rumpus
from rumpus.table.serving import ThrottledConfig
from rumpus.table.settings import Settings
from rumpus.table.transport import bodies
from rumpus.table.transport import throttle as throttling
from rumpus.table.transport.throttle import (
    HTTP_PIECE,
    MOST_UNREAD,
    PIECE,
    REQUEST_BYTES,
    SOCKET_BYTES,
    Throttle,
    dropped,
    throttled,
)
from tests.table.people import Person, house

Go = Callable[[Any], Any]
HALF = b"GET /health HTTP/1.1\r\nHost: 127"


class Recorder(asyncio.Protocol):
    """In place of the server's protocol: keeps what it is given."""

    def __init__(self, *, as_socket: bool) -> None:
        self.as_socket = as_socket
        self.pieces: list[bytes] = []
        self.heard = asyncio.Event()
        self.made, self.lost = asyncio.Event(), asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        if self.as_socket:
            transport.set_protocol(self)
        self.made.set()

    def data_received(self, data: bytes) -> None:
        self.pieces.append(data)
        self.heard.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()

    @property
    def size(self) -> int:
        return sum(map(len, self.pieces))

    async def until(self, size: int) -> None:
        while self.size < size:
            self.heard.clear()
            await self.heard.wait()


@asynccontextmanager
async def recorded(throttle: Throttle, *, as_socket: bool = True) -> AsyncIterator[tuple[Recorder, socket.socket]]:
    """A client's end of a connection, and what the server's protocol would have seen of it."""
    loop = asyncio.get_running_loop()
    recorder = Recorder(as_socket=as_socket)
    server = await loop.create_server(throttled(lambda: recorder, throttle), "127.0.0.1", 0)
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        await loop.sock_connect(client, server.sockets[0].getsockname())
        await recorder.made.wait()
        try:
            yield recorder, client
        finally:
            recorder.transport.abort()
            server.close()


@pytest.mark.parametrize(("as_socket", "piece"), [(True, PIECE), (False, HTTP_PIECE)])
def test_what_came_at_once_is_handed_over_piece_by_piece(go: Go, as_socket: bool, piece: int) -> None:
    async def test() -> None:
        data = bytes(range(256)) * 800
        async with recorded(Throttle(Settings(rate=1e6)), as_socket=as_socket) as (recorder, client):
            await asyncio.get_running_loop().sock_sendall(client, data)
            await recorder.until(len(data))
            assert b"".join(recorder.pieces) == data
            assert max(map(len, recorder.pieces)) <= piece

    go(test())


def test_a_socket_reads_no_faster_than_it_may_send(go: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttling, "PAUSE", 0.001)

    async def test() -> None:
        time = 0.0
        rate, most = SOCKET_BYTES
        async with recorded(Throttle(Settings(), now=lambda: time)) as (recorder, client):
            flood = asyncio.create_task(asyncio.get_running_loop().sock_sendall(client, b"x" * 1_000_000))
            await recorder.until(most)
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert recorder.size == most, "and no byte more while no time passes"
            time = 1.0
            await recorder.until(most + rate - PIECE)
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert recorder.size <= most + rate
            flood.cancel()

    go(test())


def test_sockets_of_one_address_share_what_it_may_send(go: Go) -> None:
    throttle = Throttle(Settings(), now=lambda: 0.0)
    _, most = throttling.ADDRESS_BYTES
    assert throttle.take_bytes("192.0.2.1", most)
    assert not throttle.take_bytes("192.0.2.1", 1)
    assert throttle.take_bytes("192.0.2.2", 1)
    assert Throttle(Settings(behind_proxy=True)).take_bytes("the proxy", 10 * most), "a proxy's address is everybody's"


def test_who_does_not_read_is_ended_not_waited_for(go: Go) -> None:
    async def test() -> None:
        before = dropped["slow"]
        async with recorded(Throttle(Settings(rate=1e6))) as (recorder, _):
            for _ in range(400):
                recorder.transport.write(b"x" * 60_000)
                await asyncio.sleep(0)
                if recorder.lost.is_set():
                    break
            await recorder.lost.wait()
        assert dropped["slow"] == before + 1

    go(test())


def test_closing_does_not_wait_for_a_reader_for_ever(go: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttling, "CLOSE_WITHIN", 0.01)

    async def test() -> None:
        async with recorded(Throttle(Settings(rate=1e6))) as (recorder, _):
            while recorder.transport.get_write_buffer_size() < MOST_UNREAD // 2:
                recorder.transport.write(b"x" * 10_000)
            recorder.transport.close()
            await recorder.lost.wait()

    go(test())


async def handshake(address: tuple[str, int], table: str) -> socket.socket:
    loop = asyncio.get_running_loop()
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await loop.sock_connect(client, address)
    upgrade = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(client, upgrade.encode())
    assert b" 101 " in await loop.sock_recv(client, 64)
    return client


def test_pongs_count_as_unread_too(go: Go, sqlite_database: str) -> None:
    """Whoever pings without end and never reads the answers."""

    async def test() -> None:
        async with house(sqlite_database, rate=1e6) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            before = dropped["slow"]
            client = await handshake(("127.0.0.1", room.port), table)
            pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
            with contextlib.suppress(ConnectionError):
                while dropped["slow"] == before:
                    await asyncio.get_running_loop().sock_sendall(client, pings)
            assert dropped["slow"] == before + 1
            client.close()

    go(test())


@pytest.mark.parametrize("frame", [Opcode.PING, Opcode.PONG, Opcode.TEXT, Opcode.BINARY, Opcode.CONT], ids=str)
def test_a_flood_of_empty_frames_waits_with_its_sender(go: Go, sqlite_database: str, frame: Opcode) -> None:
    """More of them than the system keeps: the server takes a few, or ends the connection, and serves others."""

    async def test() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            client = await handshake(("127.0.0.1", room.port), table)
            begin = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if frame is Opcode.CONT else b""
            empty = Frame(frame, b"", fin=frame is not Opcode.CONT).serialize(mask=True)
            flood = asyncio.create_task(asyncio.get_running_loop().sock_sendall(client, begin + empty * 4_000_000))
            for _ in range(3):
                assert (await els.http.get("/health")).status_code == 200
            assert not flood.done() or flood.exception() is not None, "most of it waits with the sender"
            flood.cancel()
            client.close()

    go(test())


def test_half_requests_are_ended_and_whole_ones_served(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttling, "HEAD_WITHIN", 0.05)

    async def test() -> None:
        async with house(sqlite_database) as room:
            for sent in (b"", HALF):
                reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
                writer.write(sent)
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
                writer.close()
            # The second request of a connection, too.
            reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
            writer.write(HALF + b".0.0.1\r\n\r\n")
            assert b" 200 " in await reader.readuntil(b"ok\n")
            writer.write(HALF)
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""
            writer.close()

    go(test())


def test_a_head_has_an_end(go: Go, sqlite_database: str) -> None:
    """With whatever else is installed: one parser of the server's bounds it, another does not."""

    async def test() -> None:
        async with house(sqlite_database) as room:
            for head in (b"GET /" + b"a" * 100_000, b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000):
                reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
                writer.write(head)
                with contextlib.suppress(ConnectionError):
                    answer = await reader.read()
                    assert b" 400 " in answer, answer
                writer.close()

    go(test())
    assert ThrottledConfig(None, Settings()).http == "h11"


def test_half_bodies_are_ended(go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has come of them would be kept as long as their sender likes, megabytes of each."""
    monkeypatch.setattr(bodies, "WITHIN", 0.2)
    slow = [b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Rumpus: 1\r\n"]
    refused = [b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"POST / HTTP/1.1\r\nHost: evil.example\r\n"]
    unread = [b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Rumpus: 1\r\n"]

    async def test() -> None:
        async with house(sqlite_database) as room:
            for head in (*slow, *refused, *unread):
                for said in (b"Content-Length: 5\r\n\r\nhalf", b"Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n"):
                    reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
                    writer.write(head + said)
                    answer = await reader.read()  # to the end of the connection
                    assert answer.startswith(b"HTTP/1.1 4"), answer
                    assert (b" 408 " in answer and b"too_slow" in answer) == (head in slow), answer
                    writer.close()

    go(test())


def test_a_large_record_on_a_slow_line_has_the_time_that_it_takes(go: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "WITHIN", 0.0)
    pieces = [(b"x" * 1_000_000, True), (b"x", False)]

    async def receive() -> dict[str, Any]:
        if len(pieces) == 1:  # it is not here yet
            for _ in range(5):
                await asyncio.sleep(0)
        body, more = pieces.pop(0)
        return {"type": "http.request", "body": body, "more_body": more}

    async def test() -> None:
        headers = {b"content-length": b"1000001"}
        body = bodies.RequestBody({"path": "/api/records"}, receive, None, headers)
        await body.receive()
        assert (await body.receive())["body"] == b"x"
        assert body.whole
        half = bodies.RequestBody({"path": "/api/records"}, lambda: asyncio.sleep(3600), None, headers)
        with pytest.raises(bodies.BadBody):
            await half.receive()

    go(test())


def test_only_a_record_is_large(go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "LIMIT", 1000)
    deck = b'{"game": "bounce", "options": {%s}}' % b", ".join(b'"a%d": 1' % number for number in range(100))

    async def parts() -> AsyncIterator[bytes]:
        yield deck

    async def test() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            for body in (deck, parts(), deck + b" " * 10_000_000):
                answer = await els.http.post("/api/tables", content=body)
                assert (answer.status_code, answer.json()["why"]) == (413, "too_large")
            brought = await els.http.post("/api/records", content=deck)
            assert brought.status_code == 400, "read, and found to be none"

    go(test())


def test_requests_are_read_no_faster_than_an_address_may_send(go: Go) -> None:
    now = [0.0]
    throttle = Throttle(Settings(rate=0.01), now=lambda: now[0])

    async def test() -> None:
        async with recorded(throttle, as_socket=False) as (recorder, client):
            most = int(REQUEST_BYTES[1] * 0.01)
            sent = b"x" * (most + 2 * HTTP_PIECE)
            sending = asyncio.create_task(asyncio.get_running_loop().sock_sendall(client, sent))
            await recorder.until(most - HTTP_PIECE)
            for _ in range(50):
                await asyncio.sleep(0)
            assert recorder.size <= most
            now[0] = 1000.0
            await recorder.until(len(sent))
            await sending

    go(test())


def test_a_handshake_that_leads_nowhere_is_ended(go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the sockets' parser leaves unanswered would be kept for ever: nobody pings it."""
    monkeypatch.setattr(throttling, "HEAD_WITHIN", 0.5)
    asked = b"Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    asked += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

    async def test() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce")
            open_one = await els.come(table)
            for odd in (b"Content-Length: 50", b"Transfer-Encoding: chunked", b"Sec-WebSocket-Protocol: \x01"):
                reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
                writer.write(b"GET /api/tables/" + table.encode() + b"/socket HTTP/1.1\r\n" + asked + odd + b"\r\n\r\n")
                with contextlib.suppress(ConnectionError):
                    await reader.read()
                writer.close()
            await open_one.ask("describe", seat=8)  # whose handshake was answered is not ended

    go(test())


def test_one_address_does_not_take_everybodys_connections(go: Go, sqlite_database: str) -> None:
    async def test() -> None:
        async with house(sqlite_database, connections=5) as room:
            held = [await asyncio.open_connection("127.0.0.1", room.port) for _ in range(5)]
            async with httpx.AsyncClient(base_url=room.address, verify=False) as here:
                with pytest.raises(httpx.TransportError):
                    await here.get("/health")
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=room.address, transport=elsewhere) as there:
                assert (await there.get("/health")).status_code == 200
            for _, writer in held:
                writer.close()

    go(test())


def test_behind_a_proxy_sockets_count_for_the_address_it_names(go: Go, sqlite_database: str) -> None:
    async def test() -> None:
        async with house(sqlite_database, connections=2, behind_proxy=True) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            near, far = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
            for _ in range(2):
                await els.come(table, headers=near)
            refused = await els.come(table, headers=near, hello=False)
            assert "full" in str(await refused.hear())
            await els.come(table, headers=far)
            assert room.room.sockets == {"192.0.2.1": 2, "192.0.2.2": 1}

    go(test())


def test_files_are_kept_for_the_rest_of_the_server() -> None:
    throttle = Throttle(Settings(), files=400)
    entered = sum(throttle.enter(f"192.0.2.{n}") for n in range(400))
    assert entered == 400 - throttling.SPARE_FILES
    throttle.leave("192.0.2.1")
    assert throttle.enter("198.51.100.1")


def test_a_server_raises_its_file_limit() -> None:
    program = (
        "import resource as r; from rumpus.table.serving import file_limit, raise_file_limit;"
        "_, most = r.getrlimit(r.RLIMIT_NOFILE); r.setrlimit(r.RLIMIT_NOFILE, (256, most));"
        "raise_file_limit(); print(file_limit() in (most, None), most > 256)"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split()[0] == "True"


def test_a_request_too_many_ends_its_connection(go: Go, sqlite_database: str) -> None:
    async def test() -> None:
        async with (
            house(sqlite_database, now=lambda: 1e9) as room,
            httpx.AsyncClient(base_url=room.address, verify=False) as http,
        ):
            answers = [await http.get("/api/me") for _ in range(201)]
            assert [answer.status_code for answer in answers].count(429) == 1
            assert answers[-1].headers["connection"] == "close"

    go(test())


def test_nothing_reaches_into_the_servers_own_protocols() -> None:
    root = Path(rumpus.__file__).parent
    reaching = [
        path for path in root.rglob("*.py") if re.search(r"uvicorn\.protocols|apply_mask", path.read_text("utf-8"))
    ]
    assert reaching == []
