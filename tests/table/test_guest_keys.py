"""Keys of guests: only those that the room has issued are anybody's."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rumpus.table import wire
from rumpus.table.store import Guest, Seat, open_store
from rumpus.table.transport.identity import hash_of, public_id
from tests.table.people import House, Person, house

Go = Callable[[Any], Any]


def programs(room: House, token: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=room.address, headers={"authorization": f"Bearer {token}"}, verify=False)


def test_a_cookie_that_was_never_issued_is_none(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, httpx.AsyncClient(base_url=room.address, verify=False) as page:
            mine = secrets.token_urlsafe(32)
            answer = await page.get("/api/me", headers={"cookie": f"rumpus_guest={mine}"})
            assert answer.json()["id"] != public_id(hash_of(mine))
            issued = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            assert answer.json()["id"] == public_id(hash_of(issued))
            again = await page.get("/api/me", headers={"cookie": f"rumpus_guest={issued}"})
            assert again.json() == answer.json()
            changed = issued[:-2] + ("AA" if issued[-2:] != "AA" else "BA")
            other = await page.get("/api/me", headers={"cookie": f"rumpus_guest={changed}"})
            assert other.json()["id"] != public_id(hash_of(changed))

    go(evening())


@pytest.mark.parametrize(
    "token", ["A" * 43, "pT7-nobody-has-issued-this-key_0123456789ab", "", "x", "A" * 44, "\u00e9" * 43]
)
def test_a_token_that_was_never_issued_is_refused_by_name(go: Go, sqlite_database: str, token: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce")
            header = b"Bearer " + token.encode("latin-1") if token else b"Bearer"
            for path in ("/api/me", "/api/lobby", "/"):
                async with httpx.AsyncClient(base_url=room.address, verify=False) as program:
                    answer = await program.get(path, headers=[(b"authorization", header)])
                assert (answer.status_code, answer.json()["why"]) == (401, "token"), path
                assert "/api/me/token" in answer.json()["detail"]
                assert "set-cookie" not in answer.headers
            if token.isascii():
                address = f"ws://127.0.0.1:{room.port}/api/tables/{table}/socket"
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers={"authorization": f"Bearer {token}"})
                assert refused.value.response.status_code == 401
            device = await els.come(table, hello=False)
            said = await device.ask("hello", token=token)
            assert isinstance(said, wire.Refused)
            assert said.why == "token"

    go(evening())


def test_a_program_asks_for_its_token(go: Go, room_database: str) -> None:
    """Every server of the room knows it, also those that come later."""

    async def evening() -> None:
        async with house(room_database) as room, house(room_database) as other:
            async with httpx.AsyncClient(base_url=room.address, headers={"x-rumpus": "1"}, verify=False) as nobody:
                token = (await nobody.post("/api/me/token")).json()["token"]
            for each in (room, other):
                async with programs(each, token) as program:
                    assert (await program.get("/api/me")).json()["id"] == public_id(hash_of(token))
        async with house(room_database) as later, programs(later, token) as program:
            assert (await program.get("/api/me")).json()["id"] == public_id(hash_of(token))

    go(evening())


@pytest.mark.parametrize("known_by", ["guest", "seat"])
def test_keys_of_earlier_versions_stay_good(go: Go, sqlite_database: str, known_by: str) -> None:
    old = secrets.token_urlsafe(32)
    guest = hash_of(old)
    document = Guest(guest, "Els", b"3") if known_by == "guest" else Seat("t", 0, "no link", guest)

    async def evening() -> None:
        async with await open_store(sqlite_database) as store:
            await store.put(document)
        async with house(sqlite_database) as room, httpx.AsyncClient(base_url=room.address, verify=False) as page:
            answer = await page.get("/api/me", headers={"cookie": f"rumpus_guest={old}"})
            assert answer.json()["id"] == public_id(guest)
            assert "set-cookie" not in answer.headers
            async with programs(room, old) as program:
                assert (await program.get("/api/me")).json()["id"] == public_id(guest)

    go(evening())


def test_the_rooms_secret_is_no_table(go: Go, sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            assert len(await room.store.rows("room-keys")) == 1
            for path in ("/api/tables/room-keys/replay?seat=0", "/api/records/room%20keys"):
                assert (await els.http.get(path)).status_code == 404
            async with connect(f"ws://127.0.0.1:{room.port}/api/tables/room-keys/socket") as line:
                assert json.loads(await line.recv())["why"] == "no_table"

    go(evening())
    assert not caplog.records


REFUSED: dict[str, tuple[str, dict[str, str]]] = {
    "another origin": ("/api/tables/x/socket", {"origin": "https://evil.example"}),
    "another host": ("/api/tables/x/socket", {"host": "evil.example"}),
    "a path of another spelling": ("/api//tables/x/socket", {}),
    "a token of nobody": ("/api/tables/x/socket", {"authorization": "Bearer " + "A" * 43}),
}


@pytest.mark.parametrize("why", REFUSED)
def test_a_refused_socket_leaves_nothing_in_the_log(
    go: Go, sqlite_database: str, caplog: pytest.LogCaptureFixture, why: str
) -> None:
    path, headers = REFUSED[why]
    lines = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]

    async def evening() -> None:
        async with house(sqlite_database) as room:
            sent = {"host": "127.0.0.1", **headers}
            head = "\r\n".join([f"GET {path} HTTP/1.1", *lines, *(f"{k}: {v}" for k, v in sent.items())])
            reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
            writer.write(head.encode() + b"\r\n\r\n")
            answer = await asyncio.wait_for(reader.read(), 30)
            writer.close()
            assert int(answer.split(b" ", 2)[1]) in (401, 403, 404, 421)
            assert b'"why"' in answer

    go(evening())
    assert [record.getMessage() for record in caplog.records] == []
