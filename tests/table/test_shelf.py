"""My shelf: what somebody played, theirs to take along, to export as one file, to delete with nothing left of them."""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.archive import read_record, verify
from rumpus.core.record_text import check_sum, json_line
from rumpus.table import wire
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.evening import entries as evening_entries
from rumpus.table.log import entries
from rumpus.table.log.setup import BOT_NAMES
from rumpus.table.log.state import TableState
from rumpus.table.records.ratings import player_of
from rumpus.table.shelf import footprint
from rumpus.table.shelf.history import NEWEST
from rumpus.table.shelf.passes import GOOD_FOR
from rumpus.table.shelf.record_edit import without_person, without_whispers_of_others
from rumpus.table.store import Notice, Row, Seat, Store, Table
from rumpus.table.transport.identity import hash_of, public_id
from tests.table.people import Device, House, Person, house, play_on, two_houses
from tests.table.test_evening import plan, play_game, visit
from tests.table.test_practice import played as played_record

Go = Callable[[Any], Any]

NAME = "Elisabetha"
WORDS = "a sentence of hers"


def done(answer: wire.ServerMessage) -> None:
    assert isinstance(answer, wire.Done), answer


def key_of(person: Person) -> str:
    return next(iter(person.http.cookies.values()))


async def two_play(here_is: Person, there_is: Person, game: str = "bounce", name: str = "") -> tuple[str, list[Device]]:
    """Two people at a table, dealt."""
    table = await here_is.make(game, seats=2, pace="relaxed", name=name)
    here, there = await here_is.come(table), await there_is.come(table, house=there_is.house)
    done(await there.ask("sit", name="Tom"))
    await here.until_known(lambda d: d.chairs[1].kind == "person")
    done(await here.ask("start"))
    await there.until_known(lambda d: d.table is not None and d.table.phase == "playing")
    return table, [here, there]


async def dump(store: Store) -> bytes:
    """Everything in the database, its binary columns as they are."""
    found: list[bytes] = []
    async for line in store.export():
        body = json.loads(line)[1]
        for name, value in body.items() if isinstance(body, dict) else ():
            binary = name in ("body", "summary", "look", "target", "sealed")
            found.append(base64.b64decode(value) if binary else str(value).encode())
    return b"\n".join(found)


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


async def games_of(person: Person, **query: Any) -> dict[str, Any]:
    answer = await person.http.get("/api/shelf/games", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_everything_of_one_person_is_exported_and_deleted(go: Go, room_database: str) -> None:
    """She has played, is playing, hosts, stood up, asked for a chair, spoke, was rated, was of an evening, has notices,
    a link and a code. Afterwards the whole database knows nothing of her, on whichever server, and others go on."""

    async def evening() -> list[bytes]:
        async with (
            two_houses(room_database, rate=100.0) as (one, two),
            Person(one) as els,
            Person(two) as tom,
            Person(one) as mia,
        ):
            key, guest = key_of(els), hash_of(key_of(els))
            await els.http.patch("/api/me", json={"name": NAME, "look": 3})
            await tom.http.patch("/api/me", json={"name": "Tom"})
            # A game played to its end, with talk and a new name on the way; Tom is at the other server.
            over, [here, there] = await two_play(els, tom)
            done(await here.ask("say", seat=0, text=WORDS))
            done(await there.ask("say", seat=1, text="a sentence of his"))
            done(await here.ask("rename", seat=0, name=f"{NAME} the Great"))
            link = await here.ask("new_link", seat=0)
            assert isinstance(link, wire.Link)
            await asyncio.gather(play_on(here), play_on(there))
            places = here.result.places if here.result else []
            # One that is on, one where she waits, one where she sat and stood up, one whose bot's chair she asked for.
            running, [_, his] = await two_play(els, tom, "beasty_bar")
            waiting = await els.make("bounce", seats=3)
            third = await mia.make("bounce", seats=2)
            device = await els.come(third)
            done(await device.ask("sit", name=NAME))
            done(await device.ask("stand", seat=1))
            fourth = await mia.make("beasty_bar", seats=2, bots=["random"], pace="relaxed")
            asking, hers = await els.come(fourth), await mia.come(fourth)
            done(await hers.ask("start"))
            await asking.until_known(lambda d: d.table is not None and d.table.phase == "playing")
            done(await asking.ask("ask_chair", name=NAME))
            # An evening with Tom, and what else a person leaves behind.
            which = await plan(els, ["bounce"], name=NAME)
            host, second = await visit(els, which), await visit(tom, which, two, name="Tom")
            await host.until(lambda info: len(info.people) == 2)  # he came to the other server
            await host.do("begin")
            first = await host.sit()
            other = await second.sit(two)
            for each in (first, other):
                done(await each.ask("contribute", seat=each.seats[0], words="ab"))
            await asyncio.gather(play_on(first), play_on(other))
            info = await host.until(lambda info: info.phase == "over")
            await one.store.put(Notice("notice1", guest, "webhook", b'{"url": "https://example.org/hers"}', 1.0))
            assert (await els.http.post("/api/shelf/pass")).status_code == 201
            while len(await one.store.ratings_of(public_id(guest))) < 2:  # alone and among people
                await asyncio.sleep(0.01)

            # All of it in one file.
            answer = await els.http.get("/api/shelf/export")
            assert answer.status_code == 200
            assert "rumpus-shelf.jsonl" in answer.headers["content-disposition"]
            head, *parts, end = lines_of(answer.text)
            assert head["rumpus-shelf"] == 1
            assert end == {"end": len(parts)}
            by_kind: dict[str, list[Any]] = {}
            for part in parts:
                by_kind.setdefault(next(iter(part)), []).append(part)
            assert by_kind["me"][0]["me"]["name"] == NAME
            assert {part["rating"]["among"] for part in by_kind["rating"]} == {"all", "people"}
            assert by_kind["notice"][0]["notice"]["url"] == "https://example.org/hers"
            assert [part["evening"]["id"] for part in by_kind["evening"]] == [which]
            assert {part["game"]["id"] for part in by_kind["game"]} == {over, info.games[0].table}
            assert {part["table"]["id"] for part in by_kind["table"]} == {running, waiting, third, fourth}
            record = read_record(next(part["record"] for part in by_kind["game"] if part["game"]["id"] == over))
            assert record.last["result"]["places"] == places
            said = [row for part in parts for row in part.get("yours", ()) if row["kind"] == "said"]
            assert [row["body"]["text"] for row in said] == [WORDS], "hers, and nobody else's"
            secrets = [one.room.tables[table].state.secret.hex() for table in (running, waiting)]
            assert [secret for secret in secrets if secret in answer.text] == [], "she plays there, and would foresee"

            # And all of it gone. It asks first.
            asked = await els.http.post("/api/shelf/delete", json={})
            assert asked.json() == {"tables": 7, "gone": False}
            assert NAME.encode() in await dump(one.store)
            gone = await els.http.post("/api/shelf/delete", json={"really": True})
            assert gone.json() == {"tables": 7, "gone": True}, gone.text
            traces = [NAME, WORDS, key, guest, public_id(guest), hash_of(link.key), "example.org"]
            await his.until_known(lambda d: d.chairs[0].name == BOT_NAMES[0])  # at the other server, in memory
            assert his.chairs[0].level, "a bot plays on"
            found = await dump(one.store)
            assert [trace for trace in traces if trace.encode() in found] == []
            assert b"a sentence of his" in found, "what others said is theirs"

            # What others need is there, and is still an honest game.
            for table in (over, info.games[0].table):
                text = (await tom.http.get(f"/api/records/{table}")).text
                kept = read_record(text)
                assert kept.seats[0] == ""
                assert kept.seats[1] == "Tom"
                assert verify(catalogue.game("bounce"), kept) > 0
                replay = (await tom.http.get(f"/api/records/{table}/replay")).json()
                assert replay["seats"][0]["name"] == ""
            await play_on(his)
            assert his.result is not None
            assert [game["id"] for game in (await games_of(tom))["games"]][:1] == [running]
            again = await his.ask("rematch")  # writes the chairs to another log
            assert isinstance(again, wire.Done | wire.Refused)
            evening_after = await second.until(lambda info: info.people[0].name == "")
            assert evening_after.people[1].name == "Tom"
            found = await dump(two.store)
            assert [trace for trace in traces if trace.encode() in found] == []

            # She is somebody new now.
            assert key_of(els) != key
            me = (await els.http.get("/api/me")).json()
            assert me["name"] == ""
            assert (await games_of(els)) == {"games": [], "more": False}
            return [trace.encode() for trace in traces]

    traces = go(evening())
    path = Path(room_database)
    if path.is_file():  # nor in pages of the file that nobody uses any more
        raw = path.read_bytes()
        assert [trace for trace in traces if trace in raw] == []


def test_a_shelf_tells_what_was_played_page_by_page(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as one, Person(one) as els, Person(one) as tom:
            tables = []
            for _ in range(2):
                table, devices = await two_play(els, tom, name="Els")
                await asyncio.gather(*(play_on(device) for device in devices))
                tables.append(table)
            alone = await els.make("beasty_bar", seats=2, bots=["random"], pace="relaxed")
            device = await els.come(alone)
            await device.ask("start")
            await play_on(device)
            everything = await games_of(els)
            assert [game["id"] for game in everything["games"]] == [alone, *reversed(tables)]
            assert everything["more"] is False
            first = everything["games"][0]
            assert first["mine"] == [0]
            assert [seat["level"] for seat in first["seats"]] == ["", "random"]
            assert min(first["places"]) == 1
            assert first["counts"]
            codes = {code for code in first["played"] if code.startswith("play-")}
            assert next(iter(first["played"])) in codes, "in the order they were made"
            assert sum(first["played"][code] for code in codes) == 12, "a hand of twelve, every card once"
            # In pages, each from the game that was last on the one before.
            seen: list[str] = []
            last = ""
            for _ in range(3):
                page = await games_of(els, limit=1, before=last)
                last = page["games"][0]["id"]
                seen.append(last)
            assert seen == [game["id"] for game in everything["games"]]
            assert page["more"] is False
            # Tom sees the same game from his chair.
            his = (await games_of(tom))["games"]
            assert [game["mine"] for game in his] == [[1]] * 2
            # A rating among people, and one that counts bots: they are compared on one scale.
            for _ in range(500):
                ratings = (await els.http.get("/api/shelf")).json()["ratings"]
                if len(ratings) == 5:
                    break
                await asyncio.sleep(0.01)
            told = {(each["game"], each["among"]): each for each in ratings if not each["bot"]}
            assert told["bounce", "people"]["games"] == told["bounce", "all"]["games"] == 2
            assert told["beasty_bar", "all"]["games"] == 1
            assert ("beasty_bar", "people") not in told
            assert told["beasty_bar", "random"]["games"] == 1, "hers against that level"
            assert [(each["game"], each["bot"], each["games"]) for each in ratings if each["bot"]] == [
                ("beasty_bar", "random", 1)
            ]
            assert all(0 < each["give_or_take"] < 400 for each in ratings), ratings
            hers, others = told["bounce", "people"], (await tom.http.get("/api/shelf")).json()["ratings"]
            assert hers["rating"] + next(o["rating"] for o in others if o["among"] == "people") == 3000

    go(evening())


def test_a_rating_against_each_level_of_bots(go: Go, sqlite_database: str) -> None:
    """Two bots of a level have one rating between them, so it says nothing of that; it does of who plays them."""

    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as one, Person(one) as els, Person(one) as tom:
            table = await els.make("bounce", seats=4, bots=["random", "random"], pace="relaxed")
            here, there = await els.come(table), await tom.come(table)
            done(await there.ask("sit"))
            done(await here.ask("start"))
            await there.until_known(lambda d: d.table is not None and d.table.phase == "playing")
            await asyncio.gather(play_on(here), play_on(there))
            assert here.result is not None
            live = await one.room.table(table)
            assert live is not None
            while not live.state.rated:
                await asyncio.sleep(0.01)
            seats = here.result.places
            for person, device in ((els, here), (tom, there)):
                ratings = (await person.http.get("/api/shelf")).json()["ratings"]
                told = {each["among"]: each for each in ratings}
                assert set(told) == {"people", "random"}
                assert all(not each["bot"] and each["games"] == 1 for each in ratings)
                mine = seats[device.seats[0]] or 9
                bots = [seats[chair.seat] or 9 for chair in device.chairs if chair.kind == "bot"]
                if mine < min(bots):
                    assert told["random"]["rating"] > 1500
                elif mine > max(bots):
                    assert told["random"]["rating"] < 1500
            assert (await els.http.get("/api/games/bounce/statistics")).json()["ratings"] == []

    go(evening())


def test_an_evening_is_one_line_and_its_games_say_so(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as one, Person(one) as els, Person(one) as tom:
            which = await plan(els, ["bounce", "bounce"], name="Els")
            host, second = await visit(els, which), await visit(tom, which, name="Tom")
            await host.do("begin")
            await play_game([host, second])
            for guest in (host, second):  # whoever still thinks it is on would come back to its table
                await guest.until(lambda info: info.phase == "between")
            assert [game["game"] for game in (await games_of(els))["games"]] == ["bounce"], "not over yet"
            await host.do("begin")
            await play_game([host, second])
            info = await host.until(lambda info: info.phase == "over")
            line, *games = (await games_of(els))["games"]
            assert (line["id"], line["game"], line["games"]) == (which, "evening", ["bounce", "bounce"])
            assert line["places"] == [person.place for person in info.people]
            assert line["mine"] == [0]
            assert [seat["name"] for seat in line["seats"]] == ["Els", "Tom"]
            assert [game["evening"] for game in games] == [which, which]
            assert all(game["counts"] for game in games)

    go(evening())


@pytest.mark.slow
def test_what_says_nothing_of_somebody_is_told_and_not_counted(go: Go, sqlite_database: str) -> None:
    """Advice taken, a bot that sat in, one device for all: it is in the history alone. Practice is not even there."""

    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as one, Person(one) as els:
            advised = await els.make("beasty_bar", seats=2, bots=["random"], pace="relaxed")
            device = await els.come(advised)
            await device.ask("start")
            await device.until_known(lambda d: d.asked.get(0) is not None)
            asked = device.asked[0]
            assert asked is not None
            await device.ask("advice", seat=0, decision=asked.decision)
            await play_on(device)
            around = await els.make("bounce", seats=2, way="around")
            device = await els.come(around)
            await device.ask("sit", seat=1)
            await device.ask("start")
            await play_on(device)
            answer = await els.http.post(f"/api/records/{around}/practice", json={"step": 2, "seat": 0})
            device = await els.come(answer.json()["id"])
            await play_on(device)
            games = (await games_of(els))["games"]
            assert [(game["id"], game["mine"], game["counts"]) for game in games] == [
                (around, [0, 1], False),
                (advised, [0], False),
            ]

    go(evening())


def test_a_bot_that_played_for_a_while_is_no_merit_of_ones_own(go: Go, sqlite_database: str) -> None:
    """Whoever lets a shark play and takes the seat back before the end has not played it alone."""

    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as one, Person(one) as els, Person(one) as tom:
            table, [here, there] = await two_play(els, tom)
            mover = here if here.asked.get(0) is not None else there
            seat = mover.seats[0]
            await mover.ask("hand_over", seat=seat, level="random")
            await mover.until_known(lambda d: d.steps[seat] > 0)  # the bot has moved
            await mover.ask("take_back", seat=seat)
            await asyncio.gather(play_on(here), play_on(there))
            counts = [(await games_of(person))["games"][0]["counts"] for person in (els, tom)]
            assert counts == [seat != 0, seat != 1]
            state = one.room.tables[table].state
            assert [bool(player_of(chair)) for chair in state.chairs] == counts
            read = LiveTable(one.store, table, one.room.now)
            await read.load()
            assert read.state.chairs == state.chairs, "as any other server reads it"

    go(evening())


def test_a_code_takes_the_key_along_once_and_for_ten_minutes(go: Go, room_database: str) -> None:
    async def evening() -> None:
        now = [1_800_000_000.0]
        async with (
            two_houses(room_database, lambda: now[0], rate=100.0) as (one, two),
            Person(one) as els,
            Person(two) as phone,
            Person(one) as other,
        ):
            await els.http.patch("/api/me", json={"name": "Els"})
            made = (await els.http.post("/api/shelf/pass")).json()
            assert made["until"] == now[0] + GOOD_FOR
            assert made["token"].encode() not in await dump(one.store)
            assert key_of(els).encode() not in await dump(one.store)
            took = await phone.http.post("/api/shelf/take", json={"token": made["token"]})
            assert took.json()["name"] == "Els"
            assert key_of(phone) == key_of(els)
            assert (await phone.http.get("/api/me")).json()["name"] == "Els"
            again = await other.http.post("/api/shelf/take", json={"token": made["token"]})
            assert (again.status_code, again.json()["why"]) == (404, "link"), "once"
            before = key_of(other)
            made = (await els.http.post("/api/shelf/pass")).json()
            newer = (await els.http.post("/api/shelf/pass")).json()
            late = await other.http.post("/api/shelf/take", json={"token": made["token"]})
            assert late.status_code == 404, "a newer one ends the one before"
            now[0] += GOOD_FOR + 1
            late = await other.http.post("/api/shelf/take", json={"token": newer["token"]})
            assert late.status_code == 404, "ten minutes"
            assert key_of(other) == before, "who was refused stays who they were"

    go(evening())


def test_a_shelf_asked_for_many_times_at_once(go: Go, room_database: str) -> None:
    """By two servers: one device takes a code, and whoever deletes twice while others read has nothing left."""

    async def evening() -> None:
        async with (
            two_houses(room_database, rate=100.0) as (one, two),
            Person(one) as els,
            Person(two) as tom,
            AsyncExitStack() as stack,
        ):
            for _ in range(3):
                _, devices = await two_play(els, tom, name=NAME)
                await asyncio.gather(*(play_on(device) for device in devices))
            _, devices = await two_play(els, tom, name=NAME)  # one is still on
            takers = [await stack.enter_async_context(Person(house)) for house in (one, two) * 3]
            made = (await els.http.post("/api/shelf/pass")).json()
            takes = [taker.http.post("/api/shelf/take", json={"token": made["token"]}) for taker in takers]
            answers = await asyncio.gather(*takes)
            assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404, 404, 404]
            key, guest = key_of(els), hash_of(key_of(els))
            elsewhere = await stack.enter_async_context(Person(two))
            for person in (els, elsewhere):
                person.http.headers["cookie"] = f"rumpus_guest={key}"
                person.http.cookies.clear()
            asked = [
                person.http.request(method, f"/api/shelf{path}", json=body)
                for person in (els, elsewhere)
                for method, path, body in (
                    ("POST", "/delete", {"really": True}),
                    ("GET", "/export", None),
                    ("GET", "/games", None),
                    ("POST", "/pass", None),
                    ("POST", "/delete", {"really": True}),
                )
            ]
            for answer in await asyncio.gather(*asked):
                assert answer.status_code < 300 or answer.json()["why"] in ("busy", "not_found"), answer.text
            await els.http.post("/api/shelf/delete", json={"really": True})
            assert await one.store.count_traces(guest) == 0
            left = await dump(one.store)
            assert guest.encode() not in left
            assert NAME.encode() not in left
            assert one.room.metrics.failures == two.room.metrics.failures == 0

    go(evening())


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 65, "\u2603" * 43, 7, None, ["A" * 43]])
def test_codes_that_are_none_are_refused(go: Go, sqlite_database: str, token: Any) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as one, Person(one) as els:
            answer = await els.http.post("/api/shelf/take", json={"token": token})
            assert answer.status_code in (400, 404)
            assert answer.json()["why"] in ("link", "bad_message")

    go(evening())


def test_a_shelf_asked_for_oddly_says_what_is_wrong(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as one, Person(one) as els, Person(one) as tom:
            table = await tom.make("bounce", seats=1, pace="relaxed")
            device = await tom.come(table)
            await device.ask("start")
            await play_on(device)
            for query, status in (
                ({"before": "none"}, 404),
                ({"before": table}, 404),  # another's
                ({"before": "../x" * 30}, 404),
                ({"limit": 0}, 400),
                ({"limit": 10**9}, 400),
                ({"limit": "many"}, 400),
            ):
                answer = await els.http.get("/api/shelf/games", params=query)
                assert answer.status_code == status, (query, answer.text)
                assert answer.json()["why"]
            for body in ({"really": "yes"}, {"really": 1}, {"sure": True}, [], "yes"):
                assert (await els.http.post("/api/shelf/delete", json=body)).status_code == 400, body
            assert (await games_of(tom))["games"] != []

    go(evening())


def test_limits_of_a_shelf_count_for_a_person(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, lambda: 1_800_000_000.0) as one, Person(one) as els, Person(one) as tom:
            answers = [(await els.http.get("/api/shelf/export")).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]
            assert (await tom.http.get("/api/shelf/export")).status_code == 200
            answers = [(await els.http.post("/api/shelf/pass")).status_code for _ in range(7)]
            assert answers == [201] * 6 + [429]

    go(evening())


# Logs without somebody


def rows(bodies: Iterable[entries.Body | evening_entries.EveningBody]) -> list[Row]:
    found: list[Row] = []
    for seq, body in enumerate(bodies, 1):
        made = (
            evening_entries.evening_codec.entry(body, seq)
            if isinstance(body, evening_entries.EveningBody)
            else entries.entry(body, seq)
        )
        found.append(Row("t", seq, made.kind, made.body, made.at))
    return found


def made(seats: int, **more: Any) -> entries.Made:
    game = catalogue.game("bounce")
    about = {"game": "bounce", "rules": game.version, "code": "ABCD", "host": "her", "secret": "00" * 32}
    return entries.Made(seats, {}, None, "relaxed", "devices", False, False, **about, **more)


def rewritten(log: list[Row], found: footprint.Footprint) -> list[Row]:
    return [Row(row.table_id, row.seq, row.kind, found.bodies.get(row.seq, row.body), row.at) for row in log]


def test_who_shares_a_chair_is_taken_out_of_its_name() -> None:
    shared = entries.EveningChairs("evening-1", 0, [[0, 1], [2]])
    log = rows(
        [
            made(2, evening=shared),
            entries.Sat(0, "Noor & Sam", 1, "noor"),
            entries.Opened(0, "sam"),
            entries.Sat(1, "Tom", 2, "tom"),
            entries.Dealt([0, 1]),
            entries.Said(0, None, "both of us"),
            entries.Said(1, None, "I alone"),
        ]
    )
    found = footprint.of_table(log, "sam")
    assert found.names == {0: "Noor & …"}
    assert found.said == [True, False]
    both = footprint.of_table(rewritten(log, found), "noor")
    assert both.names == {0: "… & …"}
    state = TableState("t")
    for row in rewritten(rewritten(log, found), both):
        state.do(entries.body_of(row), row.at)
    assert [chair.name for chair in state.chairs] == ["… & …", "Tom"]
    assert [heard.line.text for heard in state.talk] == ["…", "I alone"]


def test_seats_that_are_numbered_anew_and_change_hands_are_followed() -> None:
    log = rows(
        [
            made(4),
            entries.Sat(3, "Her", 1, "her"),
            entries.Sat(1, "Tom", 2, "tom"),
            entries.Sat(2, "Bixo", 3, level="random"),
            entries.Dealt([1, 2, 3]),
            entries.Said(2, None, "hers"),
            entries.ShownOut(2, "regular"),
            entries.AskedChair("mia", "Mia"),
            entries.TookChair(2, "mia", "Mia"),
            entries.Said(2, None, "Mia's"),
            entries.Renamed(0, "Thomas", 2),
        ]
    )
    her, mia, tom = (footprint.of_table(log, who) for who in ("her", "mia", "tom"))
    assert (her.names, her.said, her.seats) == ({}, [True, False], [2]), "another's name stands there now"
    assert (mia.names, mia.said) == ({2: ""}, [False, True])
    assert tom.names == {0: ""}
    assert b"Thomas" not in b"".join(tom.bodies.values())
    for found in (her, mia, tom):
        assert all(found.guest.encode() not in row.body for row in rewritten(log, found))


def test_a_row_that_cannot_be_read_names_nobody_either() -> None:
    guest = "a" * 64
    log = [Row("t", 1, "later", b'{"guest": "' + guest.encode() + b'"}', 1.0), Row("t", 2, "sat", b"{", 1.0)]
    found = footprint.of_table(log, guest)
    assert list(found.bodies) == [1]
    assert guest.encode() not in found.bodies[1]


def test_an_evenings_log_without_somebody() -> None:
    log = rows(
        [
            evening_entries.EveningPlanned("ABCD", "her", ["bounce"], "devices", "live"),
            evening_entries.PersonCame(0, "Her", 1, "her"),
            evening_entries.PersonCame(1, "Tom", 2, "tom"),
            evening_entries.LeadPassed("her"),
        ]
    )
    found = footprint.of_evening(log, "her")
    assert found.names == {0: ""}
    assert all(b"her" not in row.body.lower() for row in rewritten(log, found))


def test_a_record_without_somebody_is_the_same_game() -> None:
    text = played_record("bounce", 2)
    first, *rest, _ = text.splitlines()
    before = read_record(text)
    said = [
        '{"say": {"seat": 0, "text": "hers", "at": 1.0}}',
        '{"say": {"seat": 1, "to": [0], "text": "psst", "at": 2.0}}',
        '{"say": {"seat": 0, "statement": {"code": "x", "slots": {}}, "at": 3.0}}',
    ]
    lines = [first, *said, *rest]
    text = "\n".join([*lines, json_line(before.last | {"check": check_sum(lines)})]) + "\n"
    without = read_record(without_person(text, {0: ""}, [True, False, True], [0]))
    assert without.seats == ["", before.seats[1]]
    assert [e.body["say"]["text"] for e in without.entries if e.kind == "say"] == ["…", "psst", "…"]
    assert without.entries[3:] == before.entries
    by_seat = read_record(without_person(text, {0: ""}, [], [0]))  # the log knows other talk: by the seat
    assert [e.body["say"]["text"] for e in by_seat.entries if e.kind == "say"] == ["…", "psst", "…"]
    assert len(read_record(without_whispers_of_others(text, [2])).entries) == len(before.entries) + 2
    assert len(read_record(without_whispers_of_others(text, [0])).entries) == len(before.entries) + 3


BEFORE = "0003"  # the last version without shelves
TO_BEFORE = [
    *(f"DROP TABLE {name}" for name in ("shelf", "traces", "passes")),
    "DROP INDEX ratings_by_player",
    f"UPDATE alembic_version SET version_num = '{BEFORE}'",
]


async def set_back(database: str) -> None:
    """As the last version without shelves left it."""
    if database.startswith("postgres"):
        import asyncpg

        connection = await asyncpg.connect(database)
        for statement in TO_BEFORE:
            await connection.execute(statement)
        await connection.close()
        return
    with sqlite3.connect(database) as file:
        for statement in TO_BEFORE:
            file.execute(statement)
    file.close()


def test_a_room_from_before_shelves_finds_its_people(go: Go, room_database: str) -> None:
    """The migration reads who is named where, in parts: what was played then is told, and can be deleted."""
    older = 1100  # tables: more than two parts

    async def evening() -> None:
        async with house(room_database, rate=100.0) as one, Person(one) as els, Person(one) as tom:
            table, devices = await two_play(els, tom, name=NAME)
            await asyncio.gather(*(play_on(device) for device in devices))
            key = key_of(els)
            live = await one.room.table(table)
            assert live is not None
            while not live.state.rated or await one.store.record(table) is None:
                await asyncio.sleep(0.01)
            guest = hash_of("of many games")
            sat = entries.entry(entries.Sat(0, "x", 1, guest), 1.0)
            await asyncio.gather(
                *(
                    one.store.append(
                        f"{n:06}",
                        0,
                        [sat],
                        put=[
                            Table(f"{n:06}", "bounce", "", "over", False, "live", 1.0, float(n), b""),
                            Seat(f"{n:06}", 0, f"no link {n}", guest),
                        ],
                    )
                    for n in range(older)
                )
            )
            await one.store.append("zz-without-a-card", 0, [sat])
        await set_back(room_database)
        async with house(room_database, rate=100.0) as one, Person(one) as els:
            assert await one.store.count_traces(guest) == older + 1
            found = await one.store.shelf_page(guest, NEWEST, older + 1)
            assert [row.table_id for row, _ in found] == [f"{n:06}" for n in reversed(range(older))]
            els.http.cookies.clear()
            els.http.cookies.set("rumpus_guest", key, domain="127.0.0.1")
            [game] = (await games_of(els))["games"]
            assert (game["id"], game["mine"], game["counts"]) == (table, [0], False)
            gone = await els.http.post("/api/shelf/delete", json={"really": True})
            assert gone.json()["tables"] == 1
            left = await dump(one.store)
            assert NAME.encode() not in left
            assert hash_of(key).encode() not in left

    go(evening())


def test_kept_for_so_many_days_is_forgotten_on_the_shelf_too(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database, rate=100.0) as one, Person(one) as els:
            tables = []
            for _ in range(2):
                tables.append(await els.make("bounce", seats=1, pace="relaxed"))
                device = await els.come(tables[-1])
                await device.ask("start")
                await play_on(device)
            await one.store.forget([tables[0]])
            assert [game["id"] for game in (await games_of(els))["games"]] == [tables[1]]

    go(evening())


def test_a_finished_game_in_memory_is_told_without_who_left(go: Go, room_database: str) -> None:
    """Who looks at a game that is over, at another server, sees the name go."""

    async def evening() -> None:
        async with (
            two_houses(room_database, rate=100.0) as (one, two),
            Person(one) as els,
            Person(two) as tom,
        ):
            _, [here, there] = await two_play(els, tom, name=NAME)
            await asyncio.gather(play_on(here), play_on(there))
            assert there.chairs[0].name == NAME
            assert (await els.http.post("/api/shelf/delete", json={"really": True})).json()["gone"]
            await there.until_known(lambda d: d.chairs[0].name == "")
            assert there.result is not None, "the game is what it was"
            await _quiet(one, two)

    go(evening())


def test_who_goes_while_a_game_is_rated_is_not_rated(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever plays again finds a bot in that chair."""

    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as one, Person(one) as els, Person(one) as tom:
            guest, rate = hash_of(key_of(els)), one.store.rate

            async def late(*args: Any) -> Any:
                monkeypatch.setattr(one.store, "rate", rate)
                assert (await els.http.post("/api/shelf/delete", json={"really": True})).json()["gone"]
                return await rate(*args)

            monkeypatch.setattr(one.store, "rate", late)
            table, [here, there] = await two_play(els, tom, name=NAME)
            await asyncio.gather(play_on(here), play_on(there))
            while await one.store.deadlines(table):  # until all that follows a game has been done
                await asyncio.sleep(0.01)
            found = await dump(one.store)
            assert [trace for trace in (NAME, guest, public_id(guest)) if trace.encode() in found] == []
            assert await one.store.ratings("bounce") == []
            done(await there.ask("rematch"))
            await there.until_known(lambda d: bool(d.table and d.table.rematch))
            assert there.table is not None
            again = await tom.come(there.table.rematch)
            assert [chair.kind for chair in again.chairs] == ["bot", "person"]
            await _quiet(one)

    go(evening())


async def _quiet(*servers: House) -> None:
    for server in servers:
        assert server.room.metrics.failures == 0
