"""Whoever keeps the server: the host key, what the host sees, what the host may do, and what is forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from rumpus.cli import main
from rumpus.table import wire
from rumpus.table.host_key import host_key, host_key_file, make_host_key
from rumpus.table.hosting import room_for
from rumpus.table.log import entries
from rumpus.table.settings import Settings
from rumpus.table.store import NewerDatabase, migrate, open_store
from rumpus.table.store.postgres.store import PostgresStore
from tests.table.people import Device, House, Person, house, play_on
from tests.table.test_evening import plan, visit
from tests.table.test_manners import party

Go = Callable[[Any], Any]

KEY = "k" * 43
HOST = {"authorization": f"Bearer {KEY}"}
DAY = 24 * 3600.0


async def host(person: Person, path: str = "", **body: Any) -> dict[str, Any]:
    where = f"/api/host{path}"
    answer = await (person.http.post(where, json=body, headers=HOST) if body else person.http.get(where, headers=HOST))
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def refusal_of(device: Device, t: str, **fields: Any) -> str:
    answer = await device.ask(t, **fields)
    assert isinstance(answer, wire.Refused), answer
    return answer.why


def test_the_hosts_interface_is_for_who_has_the_key(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, host_key=KEY) as room, Person(room) as eve:
            for given in ("", "Bearer", "Bearer kkk", "Basic " + KEY, KEY, f"Bearer {KEY}k"):
                answer = await eve.http.get("/api/host", headers={"authorization": given})
                assert answer.status_code == 401, given
                assert answer.json()["why"] == "token"
            view = await host(eve)
            assert view["well"]
            assert view["tables"] == []
        async with house(sqlite_database) as room, Person(room) as eve:
            answer = await eve.http.get("/api/host", headers=HOST)
            assert answer.status_code in (401, 404), "another key, or none"

    go(evening())


def test_a_key_is_made_once_and_for_its_owner_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert host_key(Settings()) == ""
    assert main(["admin", "tables"]) == 2
    assert "rumpus admin key" in capsys.readouterr().err
    key = make_host_key()
    assert len(key) == 43
    assert host_key_file().stat().st_mode & 0o777 == 0o600
    assert main(["admin", "key"]) == 0
    assert capsys.readouterr().out.strip() == key, "the same each time"
    assert host_key(Settings()) == key
    assert host_key(Settings(host_key="mine")) == "mine"


def test_the_host_sees_who_plays_and_neither_hands_nor_talk(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, host_key=KEY))
            table, [els, _], people = await party(stack, room, "beasty_bar", 2, 1, pace="relaxed")
            await els.ask("say", seat=0, text="a secret plan")
            token = (await people[1].http.post("/api/me/token")).json()["token"]
            robot = await stack.enter_async_context(Person(room))
            await robot.come(table, token=token)
            view = await host(people[0])
            [row] = view["tables"]
            assert (row["id"], row["phase"], [seat["kind"] for seat in row["seats"]]) == (
                table, "playing", ["person", "bot", "person"],
            )  # fmt: skip
            assert [(program["code"], program["seats"]) for program in view["programs"]] == [(row["code"], [2])]
            text = json.dumps(view)
            assert "secret plan" not in text
            assert not {"view", "asked", "legal", "hand", "talk", "guest"} & set(keys_of(view)), "no hands, no talk"
            assert view["load"]["memory"] > 1_000_000

    go(evening())


def keys_of(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [key for name, part in value.items() for key in (name, *keys_of(part))]
    return [key for part in value for key in keys_of(part)] if isinstance(value, list) else []


def test_a_closed_table_is_kept_and_goes_on_when_it_is_opened(go: Go, room_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(room_database, lambda: at[0], host_key=KEY))
            table, [els, tom], people = await party(stack, room, "bounce", 2)
            await play_on([els, tom][els.waiting[0]], 1)
            left = await room.store.deadlines(table)
            assert left, "a clock runs"
            await host(people[0], f"/tables/{table}/close", on=True)
            for device in (els, tom):
                bye = await device.until(lambda m: isinstance(m, wire.Bye))
                assert bye == wire.Bye("by_host", -1.0)
            assert await refusal_of(els, "say", seat=0, text="hello?") == "closed"
            at[0] += 3600.0
            await room.room.tick()
            late = await people[1].come(table, hello=False)
            assert await late.hear() == wire.Bye("by_host", -1.0)
            rows = await room.store.rows(table)
            assert not any(isinstance(entries.body_of(row), entries.TimedOut) for row in rows), "the clock stands"
            [row] = (await host(people[0]))["tables"]
            assert row["closed"]
            await host(people[0], f"/tables/{table}/close", on=False)
            assert await room.store.deadlines(table), "it runs again"
            devices = [await person.come(table) for person in people]
            seat = devices[0].waiting[0]
            clock = devices[0].clock
            assert clock is not None
            assert at[0] < clock.due <= at[0] + clock.total
            await play_on(devices[seat], 1)

    go(evening())


def test_the_host_mutes_shows_out_closes_the_door_and_says_things(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, host_key=KEY, rate=1000.0))
            table, [els, tom], people = await party(stack, room, "bounce", 2, pace="relaxed")
            keeper = people[0]
            await host(keeper, f"/tables/{table}/mute", on=True, seat=1)
            assert await refusal_of(tom, "say", seat=1, text="no") == "muted"
            assert await refusal_of(tom, "react", seat=1, face="tear") == "muted"
            assert isinstance(await els.ask("say", seat=0, text="yes"), wire.Done)
            await host(keeper, f"/tables/{table}/mute", on=True)
            assert await refusal_of(els, "say", seat=0, text="no") == "muted"
            [row] = (await host(keeper))["tables"]
            assert row["muted"]
            assert [seat["muted"] for seat in row["seats"]] == [False, True]
            await host(keeper, f"/tables/{table}/mute", on=False)
            assert isinstance(await els.ask("say", seat=0, text="yes"), wire.Done)
            await host(keeper, "/say", text="Soup in ten minutes")
            await tom.until(lambda m: m == wire.Announced("Soup in ten minutes"))
            await host(keeper, f"/tables/{table}/show_out", seat=1)
            await tom.until_known(lambda d: d.seats == [])
            assert room.room.tables[table].state.chairs[1].level
            assert (
                await keeper.http.post(f"/api/host/tables/{table}/show_out", json={"seat": 1}, headers=HOST)
            ).json()["why"] == "not_now"
            await host(keeper, "/door", on=False)
            answer = await people[1].http.post("/api/tables", json={"game": "bounce"})
            assert answer.json()["why"] == "door"
            await host(keeper, "/door", on=True)
            await people[1].make("bounce")
            answer = await keeper.http.post("/api/host/tables/nothing/close", json={"on": True}, headers=HOST)
            assert answer.json()["why"] == "gone"

    go(evening())


def test_the_host_sees_an_evening_once_and_may_end_it(
    go: Go, sqlite_database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two games as itself; while one is on, its table stands for it."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, host_key=KEY, rate=1000.0))
            els, tom, noor = [await stack.enter_async_context(Person(room)) for _ in range(3)]
            which = await plan(els, ["bounce", "bounce", "bounce"], name="Els")
            first, second = await visit(els, which), await visit(tom, which, name="Tom")
            third = await visit(noor, which, name="Noor")

            async def listed() -> list[tuple[str, list[str]]]:
                tables = (await host(els))["tables"]
                return [(table["game"], [seat["name"] for seat in table["seats"]]) for table in tables]

            async def refused(path: str, **body: Any) -> str:
                answer = await els.http.post(f"/api/host/tables/{which}/{path}", json=body, headers=HOST)
                assert answer.status_code == 409, answer.text
                return answer.json()["why"]

            assert await listed() == [("evening", ["Els", "Tom", "Noor"])]
            assert await refused("mute", on=True) == "not_now"
            assert await refused("show_out", seat=7) == "not_now"
            await host(els, f"/tables/{which}/show_out", seat=2)
            await third.until(lambda info: not info.people[2].here)
            assert await listed() == [("evening", ["Els", "Tom"])]
            assert await asyncio.to_thread(main, ["admin", "--address", room.address, "--key", KEY]) == 0
            assert "an evening" in capsys.readouterr().out
            await first.do("begin")
            info = await first.until(lambda info: info.phase == "playing")
            assert [name for name, _ in await listed()] == ["bounce"]
            # Its table is closed: the game counts for nobody, and the evening goes on.
            await host(els, f"/tables/{info.games[0].table}/close", on=True)
            info = await second.until(lambda info: info.phase == "between")
            assert [game.phase for game in info.games] == ["skipped", "coming", "coming"]
            assert ("evening", ["Els", "Tom"]) in await listed()
            await host(els, f"/tables/{which}/close", on=True)
            await second.until(lambda info: info.phase == "over")
            assert await refused("close", on=False) == "not_now"
            assert await refused("close", on=True) == "not_now"

    monkeypatch.setenv("LANG", "en")
    go(evening())


def test_the_terminal_asks_the_room(
    go: Go, sqlite_database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, host_key=KEY, rate=1000.0))
            table, _, _ = await party(stack, room, "bounce", 2, pace="relaxed")
            code = room.room.tables[table].state.code

            async def admin(*words: str) -> tuple[int, str, str]:
                given = [*words, "--address", room.address, "--key", KEY]
                result = await asyncio.to_thread(main, ["admin", *given])
                said = capsys.readouterr()
                return result, said.out, said.err

            result, out, _ = await admin()
            assert result == 0
            assert code in out
            assert "2 people" in out
            assert "p1" in (await admin("people"))[1]
            assert "core" in (await admin("load"))[1]
            assert json.loads((await admin("tables", "--json"))[1])["tables"][0]["code"] == code
            assert (await admin("mute", code, "2"))[0] == 0
            assert room.room.tables[table].state.chairs[1].muted
            assert "closed" in (await admin("close", code.lower()))[1]
            assert room.room.tables[table].state.shut
            assert (await admin("open", code))[0] == 0
            assert (await admin("door", "closed"))[0] == 0
            assert "0 finished games" in (await admin("retention", "30"))[1]
            for words in (("fly",), ("close",), ("close", "NONE"), ("mute", code, "x"), ("door",), ("retention", "0")):
                result, _, err = await admin(*words)
                assert result == 2, words
                assert err.count("\n") == 1, "one line that says what to do"
            assert await asyncio.to_thread(main, ["admin", "--address", room.address, "--key", "wrong"]) == 2
        assert await asyncio.to_thread(main, ["admin", "--address", room.address, "--key", KEY]) == 2
        assert "No room answers" in capsys.readouterr().err

    monkeypatch.setenv("LANG", "en")
    go(evening())


def test_how_many_more_tables_there_is_room_for_is_judged_by_what_tables_cost() -> None:
    assert room_for([0.2, 0.2], 4) is None, "it has just started"
    assert room_for([0.2] * 5, 0) is None, "nobody plays"
    assert room_for([0.001] * 5, 4) is None, "next to nothing goes on"
    assert room_for([0.9, 0.1, 0.1, 0.1], 4) == 24
    assert room_for([0.8] * 3, 4) == 0


# What is kept, and for how long


async def finished(room: House, person: Person) -> str:
    table = await person.make("bounce", seats=1, pace="relaxed", listed=True)
    device = await person.come(table)
    await device.ask("start")
    await play_on(device)
    await room.room.record(table)
    await device.close()
    return table


def test_finished_games_are_forgotten_after_their_days_and_no_others(go: Go, room_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with (
            house(room_database, lambda: at[0], host_key=KEY, rate=1000.0, away_after=0.0) as room,
            Person(room) as els,
        ):
            old = [await finished(room, els) for _ in range(3)]
            running = await els.make("bounce", seats=1, pace="relaxed")
            await (await els.come(running)).ask("start")
            at[0] += 40 * DAY
            young = await finished(room, els)
            await asyncio.sleep(0)
            assert await host(els, "/retention", days=30) == {"tables": 3, "gone": False}
            assert len(await room.store.rows(old[0])) > 0
            assert await host(els, "/retention", days=30, really=True) == {"tables": 3, "gone": True}
            kept = b"".join([line async for line in room.store.export()]).decode()
            assert not any(table in kept for table in old), "nothing is left of them"
            assert running in kept
            assert young in kept
            for table in old:
                assert (await els.http.get(f"/api/records/{table}")).status_code == 404
            assert (await els.http.get(f"/api/records/{young}/replay")).status_code == 200
            # What is written after that is noticed by who listens: no number of a row is given twice.
            heard = asyncio.Event()
            store = await open_store(room_database)
            await store.listen(lambda table, _seq: heard.set() if table == running else None)
            device = await els.come(running)
            await device.ask("say", seat=0, text="still here")
            await asyncio.wait_for(heard.wait(), 30)
            await store.close()

    go(evening())


def test_the_last_written_game_stays_where_its_row_number_would_be_given_again(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, lambda: 1e9, rate=1000.0, away_after=3600.0) as room, Person(room) as els:
            first, last = [await finished(room, els) for _ in range(2)]
            assert await room.store.forget([first, last]) == 1
            assert await room.store.rows(last) != []

    go(evening())


# Upgrade and rollback


async def set_back(database: str) -> None:
    """As the version before left it."""
    store = await open_store(database)
    statements = [
        "DROP INDEX tables_by_state",
        "DROP INDEX tables_by_game",
        "DROP TABLE reviews",
        "DROP TABLE shelf",
        "DROP TABLE traces",
        "DROP TABLE passes",
        "DROP INDEX ratings_by_player",
        "UPDATE alembic_version SET version_num = '0001'",
    ]
    if isinstance(store, PostgresStore):
        async with store._pool.acquire() as connection:
            for statement in statements:
                await connection.execute(statement)
    else:
        import sqlite3

        with sqlite3.connect(database) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()
    await store.close()


def test_an_upgrade_keeps_everything_and_a_rollback_is_the_copy_made_before_it(
    go: Go, make_room: Callable[[str], str], room_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As docs/how-to/host-a-room.md tells it: copy, upgrade, and if need be restore the copy with the older version."""
    kind = "postgres" if room_database.startswith("postgres") else "sqlite"
    copy, rolled_back = tmp_path / "before.copy", make_room(kind)

    async def evening() -> None:
        async with house(room_database, rate=1000.0) as room, Person(room) as els:
            table = await els.make("bounce", seats=1, pace="relaxed")
            await (await els.come(table)).ask("start")
            key = els.cookie
        await set_back(room_database)
        assert await asyncio.to_thread(main, ["backup", str(copy), "--database", room_database]) == 0
        # Upgraded: the same people go on with the same game.
        async with house(room_database, rate=1000.0) as room, Person(room) as els:
            els.http.cookies.clear()
            els.http.headers["cookie"] = key
            live = await room.room.table(table)
            assert live is not None
            assert live.state.phase == "playing"
            await live.change("", lambda tx: tx.add(entries.Muted(True)))
        # The older version refuses what it does not know, and says so; the copy opens for it.
        with monkeypatch.context() as older:
            older.setattr(migrate, "REVISIONS", ("0001",))
            with pytest.raises(NewerDatabase):
                await open_store(room_database)
        assert await asyncio.to_thread(main, ["restore", str(copy), "--database", rolled_back]) == 0
        async with house(rolled_back, rate=1000.0) as room:
            live = await room.room.table(table)
            assert live is not None
            assert live.state.phase == "playing"
            assert not live.state.muted, "what came after the copy is not in it"

    go(evening())
