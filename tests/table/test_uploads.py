"""Records that strangers bring: the room stays quick and whole, whatever they hold."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.archive import write_record
from rumpus.core.notation import write_position
from rumpus.core.options import options_for
from rumpus.table.bots.workers import Asker
from rumpus.table.log import entries
from rumpus.table.records import uploads
from rumpus.table.refusal import Refusal
from rumpus.table.store import Deadline
from tests.core.test_hostile_records import header_of, played, sealed
from tests.table.people import House, Person, house

Go = Callable[[Any], Any]
ELS, EVE = Asker("els", "192.0.2.1"), Asker("eve", "192.0.2.2")


def test_a_start_that_no_game_has_is_not_taken(go: Go, sqlite_database: str) -> None:
    """Once in, practice from it acted for chance on the room's own thread, for ever."""

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as eve:
            for name, wrong in (("boogie_beasts", "served: 9\n"), ("boulder_bluff", "phase: deal\n")):
                header = header_of(name)
                lines = [line for line in header["start"].split("\n") if not line.startswith(wrong.split(":")[0])]
                header["start"] = "\n".join(lines) + wrong
                answer = await eve.http.post("/api/records", content=sealed(header).encode())
                assert answer.status_code == 400
                assert "line 1" in answer.json()["detail"]

    go(evening())


def test_shapes_come_from_the_game(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as eve:
            fields = {"a": "40000000 see=all know=all bits=8"}
            for rules in (catalogue.game("bounce").version, 99):
                text = sealed(header_of("bounce") | {"rules": rules, "fields": fields, "start": ""})
                answer = await eve.http.post("/api/records", content=text.encode())
                assert answer.status_code == 400
                assert "line 1" in answer.json()["detail"]

    go(evening())


def test_other_rules_can_be_watched_and_go_no_further(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as eve:
            header = header_of("boogie_beasts") | {"rules": 99}
            header["start"] = "seats: 3\nphase: jury\n"
            answer = await eve.http.post("/api/records", content=sealed(header).encode())
            assert answer.status_code == 201, answer.text
            where = f"/api/records/{answer.json()['id']}"
            for seat in (-1, 0, 8):
                shown = await eve.http.get(f"{where}/replay?seat={seat}")
                assert shown.status_code == 200, shown.text
                assert shown.json()["start"]["seats"] == 3
            assert (await eve.http.get(where)).text == sealed(header)
            assert (await eve.http.post(f"{where}/practice", json={"step": 0, "seat": 0})).status_code == 409
            advice = await eve.http.get(f"{where}/advice", params={"step": 0, "seat": 0}, timeout=60)
            assert advice.json()["moves"] == []
            assert (await eve.http.get(f"{where}/review", timeout=60)).json()["points"] == []

    go(evening())


def test_what_a_guest_brings_is_counted(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, now=lambda: 1000.0, rate=0.01) as room:
            assert [room.room.may_bring("eve", "here", 2000) for _ in range(7)] == [True] * 5 + [False] * 2
            assert not room.room.may_bring("els", "there", 4_000_000)
            # Keys cost nothing: what counts besides is where they come from.
            assert [room.room.may_bring(f"eve {n}", "home", 2000) for n in range(22)] == [True] * 20 + [False] * 2

    go(evening())


# The process may die


def die(_: str) -> bytes:
    import os

    os.abort()


def hang(_: str) -> bytes:
    while True:
        time.sleep(60)


def swell(_: str) -> bytes:
    return bytes(uploads.MEMORY)


@pytest.mark.parametrize("work", [die, hang, swell])
def test_the_process_that_reads_may_die(go: Go, monkeypatch: pytest.MonkeyPatch, work: Callable[[str], bytes]) -> None:
    async def evening() -> None:
        reader = uploads.RecordReader()
        try:
            text = write_record(played("bounce"))
            assert (await reader.run(ELS, uploads.bring, text.encode())).text == text
            if work is hang:
                monkeypatch.setattr(uploads, "SECONDS", 0.2)
            with pytest.raises(Refusal, match="bad_message"):
                await reader.run(EVE, work, "")
            monkeypatch.undo()
            assert (await reader.run(ELS, uploads.bring, text.encode())).text == text
        finally:
            reader.close()

    go(evening())


def test_few_wait_and_fewer_of_one_guest(go: Go) -> None:
    async def evening() -> None:
        reader = uploads.RecordReader()
        waiting = [asyncio.ensure_future(reader.run(EVE, hang, "")) for _ in range(uploads.MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await reader.run(EVE, hang, "")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        reader.close()

    go(evening())


def test_one_address_keeps_nobody_waiting_whoever_it_says_it_is(go: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest costs nothing: by guests alone, one address had every place of the line, ten seconds each."""

    async def evening() -> None:
        reader, began = uploads.RecordReader(), list[str]()
        first = asyncio.Event()

        async def one(_: Any, name: str) -> None:
            began.append(name)
            await first.wait()

        monkeypatch.setattr(reader, "_one", one)
        many = [Asker(f"eve {n}", EVE.address) for n in range(uploads.MOST_OF_ADDRESS + 1)]
        waiting = [asyncio.ensure_future(reader.run(each, str, each.guest)) for each in many]
        await asyncio.sleep(0)
        waiting.append(asyncio.ensure_future(reader.run(ELS, str, "els")))
        await asyncio.sleep(0)
        waiting[5].cancel()
        first.set()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert began[:2] == ["eve 0", "els"]
        assert began[2:] == [f"eve {n}" for n in range(1, uploads.MOST_OF_ADDRESS) if n != 5]
        assert [type(each) for each in done if each] == [asyncio.CancelledError, Refusal]
        await reader.run(EVE, str, "again")  # every place was given back
        assert began[-1] == "again"

    go(evening())


def test_the_same_asked_for_twice_at_once_is_kept_and_counted_once(go: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted twice and dropped once, it ate up the place for answers, until no record could be read at all."""
    monkeypatch.setattr(uploads, "KEPT", 250)

    async def evening() -> None:
        reader = uploads.RecordReader()

        async def one(_: Any, size: int) -> bytes:
            await asyncio.sleep(0)
            return b"x" * size

        monkeypatch.setattr(reader, "_one", one)
        for number in range(10):
            same = [reader.ask(ELS, (f"record {number}", "file"), bytes, 100) for _ in range(3)]
            assert await asyncio.gather(*same) == [b"x" * 100] * 3
            reader.forget(f"record {number - 3}")
        assert reader._kept == sum(map(len, reader._answers.values())) == 200
        assert set(reader._of) == {"record 8", "record 9"}
        assert await reader.ask(ELS, ("large", "file"), bytes, 1000) == b"x" * 1000, "told, and not kept"
        assert reader._kept == 0

    go(evening())


def test_what_nobody_waits_for_is_not_read(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            reader, began, go_on = room.room.uploads, list[str](), asyncio.Event()

            async def one(_: Any, body: bytes) -> uploads.Brought:
                began.append(body.decode())
                await go_on.wait()
                return uploads.Brought("bounce", write_record(played("bounce")))

            reader._one = one  # type: ignore[method-assign]
            stays = asyncio.ensure_future(els.http.post("/api/records", content=b"stays"))
            while not began:
                await asyncio.sleep(0.001)
            goes = asyncio.ensure_future(els.http.post("/api/records", content=b"goes"))
            while not len(reader._queue):
                await asyncio.sleep(0.001)
            goes.cancel()
            while len(reader._queue):
                await asyncio.sleep(0.001)
            go_on.set()
            assert (await stays).status_code == 201
            assert began == ["stays"]

    go(evening())


# Logs from a copy that somebody else made


async def lay(room: House, table_id: str, start: str, before: list[tuple[int, int]]) -> None:
    """The rows of a practice table, as a restored database could hold them."""
    made = entries.Made(
        *(2, {}, None, "relaxed", "devices", False, False),
        game="beasty_bar",
        rules=1,
        code="WXYZ",
        host="g",
        secret="00" * 32,
    )
    seats = [entries.Sat(seat, "x", seat + 1, level="random") for seat in range(2)]
    bodies = [made, *seats, entries.Dealt([0, 1], start, before)]
    encoded = [entries.entry(body, 1.0) for body in bodies]
    await room.store.append(table_id, 0, encoded, put=[Deadline(table_id, 0, 1.0)], drop=[])


def test_a_log_that_is_no_game_stays_closed_and_clocks_go_on(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        game = catalogue.game("beasty_bar")
        deal = write_position(game.new(options_for(game, 2)))
        async with house(sqlite_database, now=lambda: 1000.0) as room:
            await lay(room, "poisoned-1", deal + "nonsense: 9\n", [])
            await lay(room, "poisoned-2", deal, [(0, 99)])
            await lay(room, "poisoned-3", deal, [(-1, 0)])
            await room.room.tick()
            for number in (1, 2, 3):
                assert await room.room.table(f"poisoned-{number}") is None
            assert await room.store.next_due() is None

    go(evening())
