"""The middleware: one spelling for a path, codes that lead only to tables one can sit down at, who counts as whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from rumpus.table.log import documents
from rumpus.table.store import Seat
from tests.table.people import House, Person, house, play_on

Go = Callable[[Any], Any]

# Other ways to write /api/codes/CODE, of which some router or proxy makes the same.
SPELLINGS = [
    "//api/codes/{}",
    "///api/codes/{}",
    "/api//codes/{}",
    "/api/codes//{}",
    "/./api/codes/{}",
    "/api/./codes/{}",
    "/api/codes/./{}",
    "/x/../api/codes/{}",
    "/api/codes/x/../{}",
    "/api/codes/{}/",
    "/api/codes/{}//",
    "/api/codes/{}/.",
    "/api/codes/{}.",
    "/api/codes./{}",
    "/api/codes/{};x",
    "/api/codes/{}?x=1",
    "/api/codes/%20{}",
    "/api/codes%2f{}",
    "/%2fapi/codes/{}",
    "/api%2f%2fcodes/{}",
    "/api/%2e/codes/{}",
    "/%61pi/codes/{}",
    "/api/codes/%252e/{}",
    "/API/codes/{}",
    "/api/CODES/{}",
    "\\\\api\\\\codes\\\\{}",
    "/api\\\\codes/{}",
    "/api/codes%00/{}",
    "/api/codes/{}%00",
    "/api%09/codes/{}",
]


async def ask_raw(room: House, target: str, method: str = "GET", **headers: str) -> tuple[int, bytes]:
    """A request whose target is sent as it is written: no client tidies it up."""
    import asyncio

    reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
    lines = [f"{method} {target} HTTP/1.1", f"Host: {headers.pop('host', f'127.0.0.1:{room.port}')}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    writer.write(("\r\n".join(lines) + "\r\nConnection: close\r\n\r\n").encode("latin-1"))
    await writer.drain()
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    return int(answer.split(b" ", 2)[1]), answer


def test_no_spelling_of_a_path_passes_the_limit_on_codes(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        # Time stands still, so that the limit does not give way while the test runs.
        async with house(sqlite_database, lambda: 1_800_000_000.0) as room, Person(room) as els:
            made = (await els.http.post("/api/tables", json={"game": "bounce"})).json()
            statuses = [(await els.http.get("/api/codes/QQQQ")).status_code for _ in range(20)]
            assert statuses[-1] == 429
            for spelling in SPELLINGS:
                status, answer = await ask_raw(room, spelling.format(made["code"]))
                assert made["id"].encode() not in answer, spelling
                assert status in (400, 404, 429) or b"<!doctype html" in answer.lower(), (spelling, status)

    go(evening())


def test_no_spelling_of_a_path_passes_the_limit_on_requests(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, lambda: 1_800_000_000.0) as room, Person(room) as els:
            while (await els.http.get("/api/games/chess")).status_code != 429:
                pass
            assert (await els.http.get("/local/nothing.wasm")).status_code == 429  # it looks for it on the disk
            for spelling in SPELLINGS:
                status, answer = await ask_raw(room, spelling.format("").replace("/codes/", "/lobby"))
                assert b'"listed"' not in answer, spelling
                assert status in (400, 404, 429) or b"<!doctype html" in answer.lower(), (spelling, status)

    go(evening())


def test_a_code_leads_in_only_while_one_can_sit_down(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els, Person(room) as tom:
            made = (await els.http.post("/api/tables", json={"game": "bounce", "seats": 1})).json()
            where = f"/api/codes/{made['code']}"
            assert (await tom.http.get(where)).json()["id"] == made["id"]
            device = await els.come(made["id"])
            await device.ask("start")
            assert (await tom.http.get(where)).status_code == 404
            assert await room.store.seats_of_key(documents.code_key(made["code"])) == []
            await play_on(device)
            assert (await tom.http.get(where)).status_code == 404
            assert [seat.seat for seat in await room.store.seats(made["id"])] == [0]
            # A database of an earlier version kept every table's code: it opens none of them, and may be given anew.
            await room.store.put(Seat(made["id"], documents.HOST_SEAT, documents.code_key(made["code"])))
            assert (await tom.http.get(where)).status_code == 404
            again = (await els.http.post("/api/tables", json={"game": "bounce"})).json()
            await room.store.put(Seat(again["id"], documents.HOST_SEAT, documents.code_key(made["code"])))
            assert (await tom.http.get(where)).json()["id"] == again["id"]

    go(evening())


def test_without_a_free_code_no_table_is_made(go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            monkeypatch.setattr("rumpus.table.making.new_code", lambda: "ABCD")
            first = await els.http.post("/api/tables", json={"game": "bounce"})
            second = await els.http.post("/api/tables", json={"game": "bounce"})
            assert (first.status_code, second.status_code) == (201, 503)
            assert second.json()["why"] == "busy"
            assert (await els.http.get("/api/codes/abcd")).json()["id"] == first.json()["id"]

    go(evening())


def test_a_guest_has_so_many_tables_and_no_more(go: Go, room_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(room_database, lambda: at[0], tables_each=3) as room, Person(room) as els, Person(room) as tom:
            tables = [await els.make("bounce", seats=1, sit=sit) for sit in (True, False, True)]
            refused = await els.http.post("/api/tables", json={"game": "bounce"})
            assert (refused.status_code, refused.json()["why"]) == (409, "tables")
            assert await tom.make("bounce")  # nobody else is kept waiting
            device = await els.come(tables[0])
            await device.ask("start")
            assert (await els.http.post("/api/tables", json={"game": "bounce"})).status_code == 409
            await play_on(device)
            await els.make("bounce")  # one is over
            assert (await els.http.post("/api/tables", json={"game": "bounce"})).status_code == 409
            at[0] += 2 * 24 * 3600  # what was left standing counts no more
            await els.make("bounce")

    go(evening())


def test_one_address_makes_so_many_tables_whoever_it_says_it_is(go: Go, sqlite_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(sqlite_database, lambda: at[0]) as room:
            statuses: list[int] = []
            for _ in range(100):
                at[0] += 0.2  # as fast as an address may change things
                async with httpx.AsyncClient(
                    base_url=room.address, headers={"x-rumpus": "1"}, verify=False
                ) as stranger:
                    statuses.append((await stranger.post("/api/tables", json={"game": "bounce"})).status_code)
            assert statuses[:60] == [201] * 60
            assert statuses[-30:].count(429) >= 25

    go(evening())


@pytest.mark.parametrize("scheme", ["Basic", "basic", "Digest", "Negotiate", "Bearerx", "X"])
def test_what_a_browser_adds_by_itself_does_not_stand_in_for_the_header(
    go: Go, sqlite_database: str, scheme: str
) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            forged = {"cookie": els.cookie, "authorization": f"{scheme} ZWxzOmVscw=="}
            async with httpx.AsyncClient(base_url=room.address, verify=False) as page:
                answer = await page.post("/api/tables", json={"game": "bounce"}, headers=forged)
                assert (answer.status_code, answer.json()["why"]) == (403, "header")

    go(evening())


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:80; script-src *",
        "localhost: script-src 'unsafe-inline'",
        "localhost:*",
        "[::1]; script-src *",
        "[::1]:x",
        "localhost,evil.example",
        "localhost:8000@evil.example",
        "127.0.0.1:800000",
        "127.0.0.1:65536",
        "localhost\t",
        "",
    ],
)
def test_what_stands_in_the_host_header_goes_into_no_answer(go: Go, sqlite_database: str, host: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room:
            for path in ("/", "/api/me", "/api/nothing"):
                status, answer = await ask_raw(room, path, host=host)
                assert status in (200, 400, 404, 421)
                assert b"script-src *" not in answer
                assert b"evil.example" not in answer
                assert b"unsafe-inline'; " not in answer.replace(b"style-src-attr 'unsafe-inline'; ", b"")
                assert b"localhost:*" not in answer

    go(evening())
