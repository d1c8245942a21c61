"""An evening: the same people from game to game with one score, whoever comes late, leaves, shares a chair, or restarts
a server in between."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from rumpus.core.archive import read_record
from rumpus.table import wire
from rumpus.table.evening.evenings import shared_name
from rumpus.table.evening.scoring import chairs_for, points_for
from rumpus.table.evening.state import BREAK, Member
from rumpus.table.evening.wire import EveningInfo, EveningNews, EveningTold
from tests.table.hostile import messages
from tests.table.people import PATIENCE, Device, House, Person, house, play_on

Go = Callable[[Any], Any]
_read = msgspec.json.Decoder(EveningNews).decode


class Guest:
    """Somebody's page of an evening."""

    def __init__(self, person: Person, line: ClientConnection) -> None:
        self.person, self.line = person, line
        self.told: EveningTold | None = None
        self._id = 0

    @property
    def info(self) -> EveningInfo:
        assert self.told is not None
        return self.told.evening

    async def hear(self) -> Any:
        message = _read(await asyncio.wait_for(self.line.recv(decode=False), PATIENCE))
        if isinstance(message, EveningTold):
            self.told = message
        return message

    async def ask(self, t: str, **fields: Any) -> wire.Done | wire.Refused:
        self._id += 1
        await self.line.send(json.dumps({"t": t, "id": self._id, **fields}))
        while True:
            message = await self.hear()
            if isinstance(message, wire.Done | wire.Refused) and message.id == self._id:
                return message

    async def do(self, t: str, **fields: Any) -> None:
        answer = await self.ask(t, **fields)
        assert isinstance(answer, wire.Done), answer

    async def why(self, t: str, **fields: Any) -> str:
        answer = await self.ask(t, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.why

    async def until(self, fits: Callable[[EveningInfo], bool]) -> EveningInfo:
        while self.told is None or not fits(self.info):
            await self.hear()
        return self.info

    async def sit(self, where: House | None = None) -> Device:
        """At the table of the game that is on."""
        info = await self.until(lambda info: info.phase == "playing")
        table = next(game.table for game in info.games if game.phase == "playing")
        return await self.person.come(table, house=where)


async def plan(person: Person, games: list[str], **wish: Any) -> str:
    answer = await person.http.post("/api/evenings", json={"games": games, "pace": "relaxed", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def visit(person: Person, evening: str, where: House | None = None, **come: Any) -> Guest:
    address = (where or person.house).address.replace("http", "ws")
    line = await connect(
        f"{address}/api/evenings/{evening}/socket",
        additional_headers={"Cookie": person.cookie},
        compression=None,
        max_queue=None,
    )
    guest = Guest(person, line)
    person.devices.append(guest)  # type: ignore[arg-type]
    guest.close = line.close  # type: ignore[attr-defined]
    await guest.do("hello")
    if come:
        await guest.do("come", **come)
    return guest


async def give(devices: list[Device]) -> None:
    """Each adds its part of the chance: the last one deals."""
    for device in devices:
        for seat in device.seats:
            if device.table is not None and device.table.phase == "open" and not device.chairs[seat].gave:
                await device.ask("contribute", seat=seat, words="ab")
    for device in devices:
        await device.until_known(lambda d: d.table is not None and d.table.phase != "open")


async def play_game(guests: list[Guest]) -> list[int]:
    """Everybody goes to the table of the game that is on, and plays it to its end; returns its places."""
    devices = [await guest.sit() for guest in guests]
    await give(devices)
    await asyncio.gather(*(play_on(device) for device in devices))
    result = devices[0].result
    assert result is not None
    for device in devices:
        await device.close()
    return result.places


def test_points_are_five_three_two_and_one_for_everybody_else() -> None:
    assert [points_for(place) for place in (1, 2, 3, 4, 8, 0)] == [5, 3, 2, 1, 1, 1]


def test_who_shares_a_chair_goes_round() -> None:
    times = [0] * 5
    for _ in range(10):
        chairs = chairs_for(range(5), [], times, range(2, 5))
        assert len(chairs) == 4
        assert sorted(person for chair in chairs for person in chair) == list(range(5))
        for person in next(chair for chair in chairs if len(chair) == 2):
            times[person] += 1
    assert times == [4, 4, 4, 4, 4]


def test_bots_take_what_is_left_and_fill_up() -> None:
    assert chairs_for([0, 2], [1, 3], [0] * 4, range(2, 4)) == [[0], [2], [1]]
    assert chairs_for([0, 1, 2], [3], [0] * 4, range(2, 4)) == [[0], [1], [2]], "a bot stands up for people"
    assert chairs_for([0], [], [0], range(3, 9)) == [[0], [], []], "too few: the table's own bots"
    assert chairs_for(range(8), [], [0] * 8, range(1, 3)) == [[0, 2, 4, 6], [1, 3, 5, 7]]


def test_a_shared_chair_has_a_name_that_fits() -> None:
    def name(*names: str) -> str:
        return shared_name([Member(each, 1) for each in names])

    assert name("Noor", "Sam") == "Noor & Sam"
    assert name("Rumpelstiltskin the Third") == "Rumpelstiltskin the Third", "one's own name is never cut"
    assert name("Grandmother Elisabeth", "Sam the Younger One") == "Grandmoth… & Sam the Y…"
    assert len(name("x" * 24, "y" * 24, "z" * 24)) <= wire.NAME_LIMIT


def test_an_evening_with_who_comes_late_who_leaves_and_a_bot(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as one, Person(one) as els, Person(one) as tom, Person(one) as mia:
            which = await plan(els, ["bounce", "bounce", "bounce"], name="Els")
            host, second = await visit(els, which), await visit(tom, which, name="Tom")
            await host.do("bring_bot", level="random")
            assert [person.name for person in host.info.people][:2] == ["Els", "Tom"]
            assert host.told is not None
            assert host.told.leads
            assert host.told.you == 0
            assert await second.why("begin") == "not_host", "the first game waits for the host's word"
            await host.do("begin")
            first = await play_game([host, second])
            info = await host.until(lambda info: info.phase == "between")
            assert [p.points[0] for p in info.people] == [points_for(place) for place in first]
            assert info.starts is not None

            late = await visit(mia, which, name="Mia")  # for the second game
            assert late.info.people[3].points == [None, None, None]
            await host.do("leave")  # and whoever led has gone home
            await second.until(lambda info: not info.people[0].here)
            assert second.told is not None
            assert second.told.leads, "somebody else leads"
            await second.do("ready", on=True)
            await late.do("ready", on=True)  # all who are here: it begins
            places = await play_game([second, late])
            info = await late.until(lambda info: info.phase == "between")
            played = info.games[1]
            assert played.chairs == [[1], [3], [2]], "the bot has what is left"
            assert [info.people[n].points[1] for [n] in played.chairs] == [points_for(place) for place in places]
            assert info.people[0].points == [points_for(first[0]), None, None], "what they had is theirs"

            await host.do("come")  # back again, with the same name
            assert host.told.you == 0
            assert host.info.people[0].name == "Els"
            await second.do("begin")
            await play_game([host, second, late])
            info = await host.until(lambda info: info.phase == "over")
            totals = [person.total for person in info.people]
            assert totals == [sum(p or 0 for p in person.points) for person in info.people]
            assert [p.place for p in info.people] == [1 + sum(t > own for t in totals) for own in totals]
            assert info.ended >= info.began
            assert await host.why("begin") == "not_now"
            # The records of its games, as one file.
            answer = await tom.http.get(f"/api/evenings/{which}/records")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
                assert files.namelist() == ["1-bounce.rump", "2-bounce.rump", "3-bounce.rump"]
                record = read_record(files.read("1-bounce.rump").decode())
            assert record.last["result"]["places"] == first
            assert (await els.http.get(f"/api/codes/{info.code}")).status_code == 404, "nobody comes any more"

    go(evening())


def test_two_share_a_chair_and_both_get_its_points(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as one:
            people = [Person(one) for _ in range(5)]
            for person in people:
                await person.__aenter__()
            which = await plan(people[0], ["bounce", "bounce"], name="P0")
            guests = [await visit(person, which, name=f"P{n}") for n, person in enumerate(people)]
            info = await guests[0].until(lambda info: len(info.people) == 5)
            assert info.games[0].chairs == [[0, 1], [2], [3], [4]], "said before it begins"
            await guests[0].do("begin")
            devices = [await guest.sit() for guest in guests]
            assert [device.seats for device in devices] == [[0], [0], [1], [2], [3]]
            assert devices[0].chairs[0].name == "P0 & P1"
            await give(devices[1:])  # either of the two may speak for the chair
            await asyncio.gather(*(play_on(device) for device in devices))
            info = await guests[0].until(lambda info: info.phase == "between")
            assert info.people[0].points[0] == info.people[1].points[0] is not None
            assert info.games[1].chairs == [[0], [1], [2, 3], [4]], "who shares goes round"
            ratings = (await people[0].http.get("/api/games/bounce/statistics")).json()["ratings"]
            assert ratings == [], "where two decide together nobody is measured"
            for person in people:
                await person.__aexit__()

    go(evening())


def test_who_leaves_in_a_game_is_played_for_and_may_come_back(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as one, Person(one) as els, Person(one) as tom:
            which = await plan(els, ["beasty_bar"], name="Els")
            host, second = await visit(els, which), await visit(tom, which, name="Tom")
            await host.do("begin")
            devices = [await host.sit(), await second.sit()]
            await give(devices)
            await second.do("leave")
            await devices[0].until_known(lambda d: d.chairs[1].sits_in)
            await second.do("come", name="Tom")
            await devices[0].until_known(lambda d: not d.chairs[1].sits_in)
            assert isinstance(await devices[1].ask("hand_over", seat=1), wire.Done), "a chair is handed to a bot"
            await devices[0].until_known(lambda d: d.chairs[1].sits_in)
            assert isinstance(await devices[0].ask("rematch"), wire.Refused), "the evening says what is next"
            await host.do("skip")  # a game that nobody wants to finish counts for nobody
            info = await host.until(lambda info: info.phase == "over")
            assert info.games[0].phase == "skipped"
            assert [person.points for person in info.people] == [[None], [None]]

    go(evening())


def test_a_restart_between_games_loses_nothing(go: Go, room_database: str) -> None:
    async def evening() -> None:
        now = [1_800_000_000.0]
        async with house(room_database, now=lambda: now[0]) as one, Person(one) as els, Person(one) as tom:
            which = await plan(els, ["bounce", "bounce"], name="Els")
            host, second = await visit(els, which), await visit(tom, which, name="Tom")
            await host.do("begin")
            await play_game([host, second])
            before = await host.until(lambda info: info.phase == "between")
            els_cookie, tom_cookie = els.http.cookies, tom.http.cookies
        async with house(room_database, now=lambda: now[0]) as two, Person(two) as els, Person(two) as tom:
            els.http.cookies, tom.http.cookies = els_cookie, tom_cookie
            mine = (await tom.http.get("/api/lobby")).json()["mine"]
            assert which in [card["id"] for card in mine], "one finds it again"
            host, second = await visit(els, which), await visit(tom, which)
            assert host.info == before
            await two.room.tick()
            assert host.info.phase == "between"
            await second.do("ready", on=True)
            now[0] += BREAK + 1
            await two.room.tick()  # the break is over, whoever is ready
            assert (await host.until(lambda info: info.phase == "playing")).games[1].table
            await play_game([host, second])
            await host.until(lambda info: info.phase == "over")

    go(evening())


def test_a_server_that_dies_while_it_lays_the_table(
    go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is there, the evening does not know: the next to look finds it, chairs as laid."""

    async def evening() -> None:
        async with house(sqlite_database) as one, Person(one) as els, Person(one) as tom:
            which = await plan(els, ["bounce", "bounce"], name="Els")
            host = await visit(els, which)
            live = one.room.evenings.live[which]

            async def dies(*_: object) -> None:
                raise ConnectionError("killed")

            with monkeypatch.context() as patch:
                patch.setattr(live, "change", dies)
                with pytest.raises(ConnectionError):
                    await one.room.evenings._begin(live)  # pyright: ignore[reportPrivateUsage]
            second = await visit(tom, which, name="Tom")  # came in between
            await host.do("begin")
            info = await second.until(lambda info: info.phase == "playing")
            assert info.games[0].chairs == [[0]]
            # And one that dies after a game, before it was counted.
            with monkeypatch.context() as patch:
                patch.setattr(one.room.evenings, "game_over", dies)
                await play_game([host])
            assert live.state.phase == "playing"
            await one.room.evenings.look_at(live)
            assert live.state.phase == "between"

    go(evening())


def test_two_servers_begin_one_game(go: Go, room_database: str) -> None:
    async def evening() -> None:
        async with house(room_database) as one, house(room_database) as two, Person(one) as els, Person(two) as tom:
            which = await plan(els, ["bounce", "bounce"], name="Els", way="screen")
            host = await visit(els, which)
            second = await visit(tom, which, two, name="Tom")
            await host.until(lambda info: len(info.people) == 2)
            await asyncio.gather(host.ask("begin"), second.ask("begin"))  # with a screen whoever is here may
            info = await second.until(lambda info: info.phase == "playing")
            assert [game.phase for game in info.games] == ["playing", "coming"]
            devices = [await host.sit(), await second.sit(two)]
            await give(devices)
            await asyncio.gather(*(play_on(device) for device in devices))
            assert await host.until(lambda i: i.phase == "between") == await second.until(
                lambda i: i.phase == "between"
            )

    go(evening())


def test_what_only_who_leads_may_do(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as one, Person(one) as els, Person(one) as eve:
            which = await plan(els, ["bounce"], name="Els")
            host, stranger = await visit(els, which), await visit(eve, which)
            assert stranger.told is not None
            assert stranger.told.you is None
            for message in (
                {"t": "begin"},
                {"t": "end"},
                {"t": "skip"},
                {"t": "hold", "on": True},
                {"t": "programme", "games": ["bloops"]},
                {"t": "bring_bot", "level": "random"},
                {"t": "leave", "person": 0},
            ):
                assert await stranger.why(**message) == "not_host", message
            assert await stranger.why("ready", on=True) == "not_yours"
            assert await stranger.why("leave") == "not_now"
            assert await host.why("programme", games=["no such game"]) == "option"
            assert await host.why("programme", games=["bounce"] * 13) == "bad_message"
            assert await host.why("programme", games=[]) == "option"
            assert await host.why("bring_bot", level="genius") == "level"
            assert await host.why("skip") == "not_now"
            assert await host.why("hold", on=True) == "not_now"
            for _ in range(7):
                await host.do("bring_bot", level="random")
            assert await stranger.why("come", name="Eve") == "full"
            await host.do("leave", person=7)
            await stranger.do("come", name="Eve\u202e<b>")
            assert host.info.people[7].name != ""
            assert "\u202e" not in stranger.info.people[7].name
            await host.do("programme", games=["beasty_bar", "bounce"])
            assert [game.game for game in host.info.games] == ["beasty_bar", "bounce"]
            await host.do("end")
            assert host.info.phase == "over"
            assert host.info.games == []

    go(evening())


def test_an_evening_is_no_table_and_a_table_no_evening(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as one, Person(one) as els:
            which, table = await plan(els, ["bounce"], name="Els"), await els.make("bounce")
            where = one.address.replace("http", "ws")
            for path in (f"tables/{which}", f"evenings/{table}", "evenings/evening-none", "evenings/room"):
                async with connect(f"{where}/api/{path}/socket", additional_headers={"Cookie": els.cookie}) as line:
                    assert json.loads(await line.recv())["t"] == "bye", path
            assert (await els.http.get(f"/api/records/{which}/replay")).status_code == 404
            assert (await els.http.get(f"/api/tables/{which}/replay?seat=0")).status_code == 404
            assert (await els.http.get(f"/api/evenings/{table}/records")).status_code == 404
            assert (await els.http.get(f"/api/evenings/{which}/records")).status_code == 404, "nothing was played"
            code = one.room.evenings.live[which].state.code
            assert (await els.http.get(f"/api/codes/{code}")).json() == {"id": which, "code": code}
            for wish in (
                {"games": []},
                {"games": ["bounce"] * 13},
                {"games": ["x"]},
                {"games": ["bounce"], "way": "around"},
            ):
                assert (await els.http.post("/api/evenings", json=wish)).status_code == 400, wish

    go(evening())


def test_one_guest_has_so_many_evenings(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, tables_each=2) as one, Person(one) as els:
            await plan(els, ["bounce"])
            await plan(els, ["bounce"])
            answer = await els.http.post("/api/evenings", json={"games": ["bounce"]})
            assert answer.json()["why"] == "tables"

    go(evening())


def test_hostile_messages_to_an_evening_harm_nobody(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=1000.0) as one, Person(one) as els, Person(one) as mallory:
            which = await plan(els, ["bounce", "bounce"], name="Els")
            host = await visit(els, which)
            hostile = await visit(mallory, which)
            types = (
                "come",
                "leave",
                "ready",
                "hold",
                "programme",
                "begin",
                "skip",
                "end",
                "bring_bot",
                "hello",
                "ping",
            )
            rng = random.Random(7)
            for message in messages(rng, 150):
                text = message.decode("utf-8", "replace")
                if rng.random() < 0.5:
                    text = text.replace('"play"', f'"{rng.choice(types)}"')
                try:
                    await hostile.line.send(text)
                except Exception:  # thrown out, and back again
                    hostile = await visit(mallory, which)
            for number in [n for n, person in enumerate(host.info.people) if n and person.here]:
                await host.ask("leave", person=number)
            await host.do("begin")
            await play_game([host])
            info = await host.until(lambda info: info.phase == "between")
            assert info.people[0].points[0] is not None
            assert one.room.metrics.failures == 0
            assert (await els.http.get("/ready")).status_code == 200

    go(evening())


@pytest.mark.parametrize(
    ("who", "asks"),
    [
        (1, {"t": "stand", "seat": 1}),
        (0, {"t": "clear", "seat": 1}),
        (0, {"t": "change", "seats": 4}),
        (0, {"t": "change", "listed": True}),
        (3, {"t": "sit", "seat": 0}),
    ],
)
def test_what_is_set_at_an_evenings_table_stays_as_the_evening_laid_it(
    go: Go, sqlite_database: str, who: int, asks: dict[str, Any]
) -> None:
    """Its points go by its chairs: where one is left out of the deal, others have the places of their neighbours."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, rate=100.0))
            people = [await stack.enter_async_context(Person(room)) for _ in range(4)]
            which = await plan(people[0], ["beasty_bar"])
            guests = [await visit(people[0], which)]
            guests += [await visit(person, which, name=name) for person, name in zip(people[1:3], "TM", strict=True)]
            await guests[0].until(lambda info: len(info.people) == 3)
            await guests[0].do("begin")
            devices = [await guest.sit() for guest in guests]
            assert devices[0].table is not None
            devices.append(await people[3].come(devices[0].table.id))
            answer = await devices[who].ask(**asks)
            assert isinstance(answer, wire.Refused), answer
            assert answer.why == "not_now"
            await give(devices[:3])
            assert [device.seats for device in devices] == [[0], [1], [2], []]

    go(evening())


def test_who_is_shown_out_before_an_evenings_deal_leaves_their_chair_to_a_bot(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with (
            house(sqlite_database, rate=100.0) as room,
            Person(room) as els,
            Person(room) as tom,
            Person(room) as mia,
        ):
            which = await plan(els, ["bounce"])
            guests = [await visit(els, which)]
            guests += [await visit(tom, which, name="Tom"), await visit(mia, which, name="Mia")]
            await guests[0].until(lambda info: len(info.people) == 3)
            await guests[0].do("begin")
            devices = [await guest.sit() for guest in guests]
            assert devices[0].table is not None
            table = devices[0].table.id
            await room.room.hosting.show_out(table, 0)
            assert (await tom.http.post("/api/shelf/delete", json={"really": True})).json()["gone"]
            await give([devices[2]])
            await play_on(devices[2])
            state = room.room.tables[table].state
            assert [chair.person for chair in state.chairs] == [False, False, True]
            info = await guests[2].until(lambda info: info.phase == "over")
            assert [person.points[0] for person in info.people] == [points_for(place) for place in state.places]

    go(evening())
