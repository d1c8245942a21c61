"""The HTTP interface: what it gives, and what it refuses."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rumpus.core import catalogue
from rumpus.table.log.state import TableState
from rumpus.table.records.replay import steps_so_far
from tests.table.people import Person, house, play_on

Go = Callable[[Any], Any]


def test_what_a_page_asks_for(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            shelf = (await els.http.get("/api/games")).json()
            assert {game["name"] for game in shelf["games"]} == set(catalogue.names())
            assert "random" in [level["name"] for level in shelf["levels"]]
            for name in catalogue.names():
                detail = (await els.http.get(f"/api/games/{name}")).json()
                assert detail["info"]["name"] == name
                assert detail["moves"]
                assert detail["events"]
            rules = (await els.http.get("/api/games/bounce/rules/nl")).json()
            assert rules["language"] == "nl"
            assert (await els.http.get("/api/games/chess")).status_code == 404
            assert (await els.http.get("/api/games/bounce/rules/xx")).status_code == 404
            assert "event-home =" in (await els.http.get("/api/games/bounce/words/nl")).text
            assert (await els.http.get("/api/games/bounce/words/xx")).status_code == 404
            assert (await els.http.get("/api/games/bounce/board.js")).status_code == 404  # the page was built with it
            changed = await els.http.patch("/api/me", json={"name": "Oma Els", "look": 5})
            assert changed.json()["name"] == "Oma Els"
            table = await els.make("bounce", seats=1, listed=True)
            private = await els.make("bounce", seats=1)
            lobby = (await tom.http.get("/api/lobby")).json()
            assert [card["id"] for card in lobby["listed"]] == [table]
            assert lobby["mine"] == []
            assert lobby["listed"][0]["seats"][0]["name"] == "Oma Els"
            mine = (await els.http.get("/api/lobby")).json()["mine"]
            assert {card["id"] for card in mine} == {table, private}
            code = next(card["code"] for card in mine if card["id"] == private)
            assert (await tom.http.get(f"/api/codes/{code.lower()}")).json()["id"] == private
            assert (await tom.http.get("/api/codes/ZZZZZ")).status_code == 404
            token = (await els.http.post("/api/me/token")).json()["token"]
            program = httpx.AsyncClient(
                base_url=room.address, headers={"authorization": f"Bearer {token}"}, verify=False
            )
            assert (await program.get("/api/me")).json()["name"] == "Oma Els"
            await program.aclose()

    go(evening())


def test_after_a_game(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=2, bots=["random"], pace="relaxed")
            device = await els.come(table)
            await device.ask("start")
            await play_on(device, 1)
            running = await els.http.get(f"/api/tables/{table}/replay", params={"seat": 0})
            assert running.status_code == 200
            assert running.json()["steps"]
            assert (await tom.http.get(f"/api/tables/{table}/replay", params={"seat": 0})).status_code == 403
            assert (await tom.http.get(f"/api/records/{table}")).status_code == 404  # not before the end
            await play_on(device)
            replay = (await tom.http.get(f"/api/records/{table}/replay")).json()
            view = dict(replay["start"])
            for step in replay["steps"]:
                view |= step["view"]
            assert {name: view[name] for name in device.views[0]} == device.views[0]
            assert replay["result"]["points"] == device.result.points
            fair = (await tom.http.get(f"/api/records/{table}/fairness")).json()
            assert fair["commitment"] == device.table.commitment
            assert fair["draws"]
            text = (await els.http.get(f"/api/records/{table}")).text
            brought = await tom.http.post("/api/records", content=text.encode())
            assert brought.status_code == 201
            assert (await tom.http.get(f"/api/records/{brought.json()['id']}/replay")).status_code == 200
            assert (await tom.http.post("/api/records", content=text[:-30].encode())).status_code == 400
            assert (await tom.http.post("/api/records", content=b"\xff\xfe")).status_code == 400
            listed = (await els.http.get("/api/games/bounce/records")).json()
            assert [card["id"] for card in listed] == [table]
            assert (await tom.http.get("/api/games/bounce/records")).json() == []  # a private table
            await room.room.record(table)
            statistics = (await els.http.get("/api/games/bounce/statistics")).json()
            assert statistics["games"] == 1
            assert {rating["games"] for rating in statistics["ratings"]} == {1}
            assert len(statistics["ratings"]) == 2

    go(evening())


def test_statistics_are_worked_out_once_however_many_ask(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They read a thousand cards: at the pace that one address may ask, nothing else would be done."""
    now, asked = [1_000_000.0], list[str]()

    async def evening() -> None:
        async with house(sqlite_database, lambda: now[0]) as room, Person(room) as els:
            tables = room.store.tables

            async def counted(**wish: Any) -> Any:
                asked.append(str(wish["game"]))
                return await tables(**wish)

            monkeypatch.setattr(room.store, "tables", counted)
            for _ in range(2):
                for game in ("bounce", "bloops"):
                    ways = [els.http.get(f"/api/games/{game}/statistics") for _ in range(5)]
                    told = [answer.json() for answer in await asyncio.gather(*ways)]
                    assert told == [{"game": game, "games": 0, "by_seats": [], "ratings": []}] * 5
            assert asked == ["bounce", "bloops"]
            now[0] += 60.0
            await els.http.get("/api/games/bounce/statistics")
            assert asked == ["bounce", "bloops", "bounce"]

    go(evening())


def test_looking_back_at_a_long_game_keeps_nobody_waiting(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes as long as hundreds of moves, and whoever plays may ask for it again and again."""
    others_served, begun = threading.Event(), threading.Event()
    waited: list[bool] = []

    def slowly(state: TableState, seat: int) -> bytes:
        begun.set()
        waited.append(others_served.wait(5))
        return steps_so_far(state, seat)

    monkeypatch.setattr("rumpus.table.http.tables.steps_so_far", slowly)

    async def evening() -> None:
        async with (
            house(sqlite_database, now=lambda: 1_800_000_000.0) as room,
            Person(room) as els,
            Person(room) as tom,
        ):
            table = await els.make("bounce", bots=["random"])
            device = await els.come(table)
            await device.ask("start")
            asking = asyncio.create_task(els.http.get(f"/api/tables/{table}/replay?seat=0"))
            while not begun.is_set():
                await asyncio.sleep(0.01)
            assert (await tom.http.get("/health")).status_code == 200
            others_served.set()
            assert (await asking).json()["seat"] == 0
            assert waited == [True]
            answers = [await els.http.get(f"/api/tables/{table}/replay?seat=0") for _ in range(8)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3

    go(evening())


def test_what_a_hostile_page_could_send_is_sent_away(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            wish = {"game": "bounce"}
            plain = {"cookie": els.cookie}
            async with httpx.AsyncClient(base_url=room.address, verify=False) as page:
                forged = await page.post("/api/tables", json=wish, headers=plain)
                assert (forged.status_code, forged.json()["why"]) == (403, "header")
                other = {**plain, "x-rumpus": "1", "origin": "https://evil.example"}
                forged = await page.post("/api/tables", json=wish, headers=other)
                assert (forged.status_code, forged.json()["why"]) == (403, "origin")
                rebound = await page.get("/api/me", headers={"host": "evil.example"})
                assert rebound.status_code == 421
                own = {**plain, "x-rumpus": "1", "origin": room.address}
                made = await page.post("/api/tables", json=wish, headers=own)
                assert made.status_code == 201
            where = f"{room.address.replace('http', 'ws')}/api/tables/{made.json()['id']}/socket"
            with pytest.raises(InvalidStatus):
                await connect(where, additional_headers={"Origin": "https://evil.example", **plain})
            async with connect(where, additional_headers={"Origin": room.address}):
                pass

    go(evening())


def test_every_answer_carries_the_headers_that_protect_a_page(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, httpx.AsyncClient(base_url=room.address, verify=False) as page:
            for path in ("/", "/api/games", "/table/abc", "/nothing.js", "/api/nothing", "/health"):
                answer = await page.get(path)
                policy = answer.headers["content-security-policy"]
                assert "script-src 'self' 'wasm-unsafe-eval';" in policy
                assert "'unsafe-eval'" not in policy
                assert "worker-src 'self'" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
            cookie = (await httpx.AsyncClient(verify=False).get(f"{room.address}/")).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            for path in ("/assets/%2e%2e/%2e%2e/settings.py", "/..%2f..%2fsettings.py", "//etc/passwd"):
                text = (await page.get(path)).text
                assert "read_settings" not in text
                assert "root:" not in text
            assert (await page.get("/api/nothing")).status_code == 404

    go(evening())


def test_for_whoever_keeps_the_server(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, metrics_key="mine") as room, Person(room) as els:
            assert (await els.http.get("/health")).text == "ok\n"
            assert (await els.http.get("/ready")).text == "ready\n"
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            await play_on(device, 1)
            metrics = (await els.http.get("/metrics", headers={"authorization": "Bearer mine"})).text
            assert "rumpus_sockets 1" in metrics
            assert "rumpus_move_seconds_count 1" in metrics
            assert table not in metrics
            schema = (await els.http.get("/api/openapi.json")).json()
            assert "/api/tables" in schema["paths"]

    go(evening())


def test_a_house_deck_comes_as_toml_or_json(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            address = "/api/games/boulder_bluff/deck"
            for text in (
                "[[deck.chalk]]\nvalue = 1\ncount = 5\n",
                '{"chalk": [{"value": 1, "count": 5}]}',
            ):
                answer = await els.http.post(address, content=text)
                assert answer.status_code in (200, 201)
                assert answer.json()["chalk"][0]["count"] == 5
                await els.make("boulder_bluff", seats=2, deck=answer.json())
            refused = await els.http.post(address, content="[deck", headers={"accept-language": "nl"})
            assert (refused.status_code, refused.json()["why"]) == (400, "option")
            assert refused.json()["detail"].startswith("deck: geen TOML en geen JSON")
            assert (await els.http.post(address, content="x" * 100_000)).status_code == 413
            assert (await els.http.post("/api/games/chess/deck", content="")).status_code == 404

    go(evening())


@pytest.mark.parametrize("summary", [b"", b"\xff\x00", b"{}", b'{"code": 1, "seats": []}', b"[" * 5000])
def test_a_damaged_card_does_not_hide_the_tables_beside_it(go: Go, sqlite_database: str, summary: bytes) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            broken = await els.make("bounce", listed=True)
            sound = await els.make("bounce", listed=True)
            card = await room.store.table(broken)
            assert card is not None
            await room.store.put(msgspec.structs.replace(card, summary=summary))
            room.room.tables.clear()
            for person, list_of in ((els, "mine"), (tom, "listed")):
                cards = {card["id"]: card for card in (await person.http.get("/api/lobby")).json()[list_of]}
                assert cards[broken]["closed"] == "unreadable"
                assert cards[sound]["closed"] is None
            await room.store.put(msgspec.structs.replace(card, summary=summary, state="over"))
            assert (await els.http.get("/api/games/bounce/records")).json() == []

    go(evening())
