"""Sitting, standing, hosting, talking: who may do what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.visibility import passing_fields
from rumpus.table import wire
from rumpus.table.commands.talk import may_whisper, statements
from rumpus.table.commands.text import clean_name, clean_talk
from rumpus.table.log.state import AGAIN_WITHIN
from tests.table.people import Device, House, Person, house, play_on

Go = Callable[[Any], Any]


def why(answer: wire.ServerMessage) -> str:
    assert isinstance(answer, wire.Refused), answer
    return answer.why


def done(answer: wire.ServerMessage) -> bool:
    return isinstance(answer, wire.Done)


def test_who_may_set_the_table(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=4)
            host, guest = await els.come(table), await tom.come(table)
            for message in ({"t": "add_bot", "level": "random"}, {"t": "change", "strict": True}, {"t": "start"}):
                assert why(await guest.ask(**message)) == "not_host"
            assert why(await host.ask("add_bot", level="genius")) == "level"
            assert why(await host.ask("change", seats=9)) == "bad_message"
            assert why(await host.ask("change", seats=5)) == "option"
            assert why(await host.ask("change", options={"play_on": "perhaps"})) == "option"
            assert why(await host.ask("sit")) == "taken"  # one seat each, unless the device is passed around
            assert why(await guest.ask("sit", seat=0)) == "taken"
            assert why(await guest.ask("sit", seat=7)) == "not_now"
            assert done(await guest.ask("sit", seat=3, name="Tom"))
            assert why(await host.ask("change", seats=2)) == "taken"
            assert done(await host.ask("add_bot", seat=1, level="random"))
            assert done(await host.ask("clear", seat=1))
            assert done(await host.ask("change", options={"play_on": True}, pace="relaxed", listed=True, strict=True))
            assert host.table is not None
            assert (host.table.options, host.table.pace, host.table.strict) == ({"play_on": True}, "relaxed", True)
            assert done(await host.ask("stand", seat=0))  # the table goes to whoever sits
            assert not host.host
            await guest.until_known(lambda d: d.host)
            assert done(await guest.ask("start"))  # empty chairs are taken away, the rest numbered anew
            assert guest.seats == [0]
            assert len(guest.chairs) == 1
            assert why(await host.ask("sit")) == "started"
            assert why(await guest.ask("stand", seat=0)) == "started"
            assert why(await host.ask("play", seat=0, decision=0, moves=["roll"])) == "not_yours"
            assert why(await guest.ask("play", seat=0, decision=0, moves=["fly"])) == "illegal"
            assert why(await guest.ask("play", seat=0, decision=0, moves=[1])) == "illegal"
            assert why(await guest.ask("preview", seat=0, decision=0, moves=["roll"])) == "preview"  # a strict table

    go(evening())


def test_names_and_looks(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=2)
            host, guest = await els.come(table), await tom.come(table)
            await guest.ask("sit", name="  <b>Tom</b>\u202e\n\x07 ", look=1)
            assert guest.chairs[1].name == "<b>Tom</b>"  # plain text, shown as text
            assert guest.chairs[1].look != host.chairs[0].look
            await guest.ask("rename", seat=1, name="Tommie", look=8)
            assert (guest.chairs[1].name, guest.chairs[1].look) == ("Tommie", 8)
            assert why(await guest.ask("rename", seat=0, name="Mine")) == "not_yours"
            assert why(await guest.ask("rename", seat=1, name="x" * 25)) == "bad_message"

    go(evening())


def test_two_of_one_name_are_told_apart(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=3)
            host, guest = await els.come(table), await tom.come(table)
            await host.ask("rename", seat=0, name="Zoë")
            await guest.ask("sit", name="Zoe\u0308")
            assert guest.chairs[1].name == "Zoë 2"
            await host.ask("rename", seat=0, name="x" * 24)
            await guest.ask("rename", seat=1, name="x" * 24)
            assert guest.chairs[1].name == "x" * 22 + " 2"
            await guest.ask("rename", seat=1, name="Zoë")
            assert guest.chairs[1].name == "Zoë"  # nobody else is called so now
            await guest.ask("rename", seat=1, name="")
            await host.ask("rename", seat=0, name="")
            await guest.until_known(lambda d: {chair.name for chair in d.chairs} == {""})  # nobody has said a name yet

    go(evening())


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  a\t b \n", "a b"),
        ("\u202egnp.exe", "gnp.exe"),
        ("zero\u200bwidth", "zerowidth"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 3),
        ("👩‍👧", "👩‍👧"),
        ("\x00\x1b[31m", "[31m"),
    ],
)
def test_what_people_type_stays_on_its_line(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_talk_is_cut_to_its_length() -> None:
    assert len(clean_talk("x" * 1000)) == 280


@pytest.mark.slow
def test_whispers_reach_two_and_the_record_keeps_them_between_them(go: Go, sqlite_database: str) -> None:
    game = next(g for g in catalogue.games() if may_whisper(g) and statements(g))
    count = game.seats.start

    async def evening() -> None:
        async with house(sqlite_database, rate=1000.0) as room:  # nobody here takes the time that a person takes
            people = [Person(room) for _ in range(count + 1)]
            for person in people:
                await person.__aenter__()
            table = await people[0].make(game.name, seats=count, pace="relaxed")
            devices: list[Device] = []
            for person in people:
                device = await person.come(table)
                devices.append(device)
                if not device.seats and len(devices) <= count:
                    await device.ask("sit", name=f"p{len(devices)}")
            watcher = devices[-1]
            await devices[0].ask("start")
            assert done(await devices[0].ask("say", seat=0, text="hello all"))
            assert done(await devices[0].ask("say", seat=0, to=1, text="psst"))
            kind = next(k for k, e in statements(game).items() if e.slots == ("seat",))
            said = {"code": kind, "slots": {"seat": 2}}
            assert done(await devices[1].ask("say", seat=1, statement=said))
            for slots in ({}, {"seat": 7}, {"seat": 2, "number": 1}):
                said = {"code": kind, "slots": slots}
                assert why(await devices[1].ask("say", seat=1, statement=said)) == "statement"
            assert why(await devices[1].ask("say", seat=0, text="as another")) == "not_yours"
            assert why(await devices[1].ask("say", seat=1, to=1, text="to myself")) == "whisper"
            for device in devices:
                await device.until_known(lambda d: any(line.statement for line in d.talk))
            heard = [[line.text for line in device.talk] for device in devices]
            assert all("hello all" in lines for lines in heard)
            assert ["psst" in lines for lines in heard] == [True, True] + [False] * (count - 1)
            late = await people[2].come(table)
            assert "psst" not in [line.text for line in late.talk]
            await play_to_the_end(devices[:count])
            await watcher.until_known(lambda d: d.result is not None)
            assert watcher.result is not None
            texts = [(await person.http.get(watcher.result.record)).text for person in people]
            assert ["psst" in text for text in texts] == [True, True] + [False] * (count - 1)
            for person in people:
                await person.__aexit__()

    go(evening())


def test_bots_hear_what_is_said_and_may_answer(go: Go, sqlite_database: str) -> None:
    game = next(g for g in catalogue.games() if getattr(g.bot, "say", None))
    count = game.usual_seats

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make(game.name, seats=count, bots=["child"] * (count - 1), pace="live")
            device = await els.come(table)
            await device.ask("start")
            asking = next(k for k, e in statements(game).items() if e.accept and e.slots == ("seat", "formation"))
            await device.ask("say", seat=0, statement={"code": asking, "slots": {"seat": 1, "formation": 1}})
            await device.until_known(lambda d: any(line.seat != 0 and line.statement for line in d.talk))
            assert room.room.metrics.failures == 0

    go(evening())


async def play_to_the_end(devices: list[Device]) -> None:
    import asyncio
    import random

    async def play(device: Device, rng: random.Random) -> None:
        while device.result is None:
            seat = device.seats[0]
            asked = device.asked[seat]
            if asked is None:
                await device.hear()
                continue
            answer = await device.play(seat, rng.choice(asked.legal).move)
            if isinstance(answer, wire.Refused):
                assert answer.why in ("gone", "not_now")
                await asyncio.sleep(0)

    await asyncio.gather(*(play(device, random.Random(i)) for i, device in enumerate(devices)))


def test_a_game_without_whispers_refuses_them_and_talk_is_limited(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, way="around")
            device = await els.come(table)
            await device.ask("sit")
            assert why(await device.ask("say", seat=0, to=1, text="psst")) == "whisper"
            assert why(await device.ask("say", seat=0, text=" \n ")) == "bad_message"
            answers = [await device.ask("say", seat=0, text=f"line {i}") for i in range(10)]
            assert any(isinstance(a, wire.Refused) and a.why == "too_fast" for a in answers)

    go(evening())


def test_handing_over_and_taking_back(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, away_after=0.0) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=2, pace="relaxed")
            host, guest = await els.come(table), await tom.come(table)
            await guest.ask("sit", name="Tom")
            await host.ask("start")
            assert why(await host.ask("hand_over", seat=1)) == "not_yours"  # Tom is there
            await guest.close()
            await host.until_known(lambda d: d.chairs[1].away)
            assert done(await host.ask("hand_over", seat=1, level="random"))
            await play_on(host, 2)
            guest = await tom.come(table)
            await host.until_known(lambda d: not d.chairs[1].away)
            if guest.result is None:
                assert done(await guest.ask("take_back", seat=1))
                await guest.until_known(lambda d: not d.chairs[1].sits_in)

    go(evening())


def test_rematch_keeps_everybody(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("bounce", seats=2, bots=["random"])
            host, watcher = await els.come(table), await tom.come(table)
            assert why(await host.ask("rematch")) == "not_now"
            await host.ask("start")
            await play_on(host)
            assert why(await watcher.ask("rematch")) == "not_yours"
            assert done(await host.ask("rematch"))
            assert done(await host.ask("rematch"))  # asked twice, there is one
            assert host.table is not None
            again = await els.come(host.table.rematch)
            assert again.seats == [0]
            assert again.host
            assert [chair.kind for chair in again.chairs] == ["person", "bot"]
            assert again.table is not None
            assert again.table.commitment != host.table.commitment
            assert done(await again.ask("contribute", seat=0, words="00" * 32))
            await again.until_known(lambda d: d.table is not None and d.table.phase != "open")  # dealt, nobody asked

    go(evening())


async def over_with_two(room: House, els: Person, tom: Person, **setup: Any) -> tuple[Device, Device]:
    table = await els.make("bounce", seats=3, bots=[], **setup)
    host, guest = await els.come(table), await tom.come(table)
    await guest.ask("sit", name="Tom")
    await host.ask("add_bot", level="random")
    await host.ask("start")
    await host.ask("hand_over", seat=0, level="random")
    await guest.ask("hand_over", seat=1, level="random")
    await host.until_known(lambda d: d.result is not None)
    await guest.until_known(lambda d: d.result is not None)
    return host, guest


def test_playing_again_deals_once_all_are_in(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            host, guest = await over_with_two(room, els, tom, pace="relaxed")
            assert done(await guest.ask("rematch"))
            await host.until_known(lambda d: d.table is not None and d.table.again == [1])
            assert host.table is not None
            assert host.table.deals is not None
            second = await tom.come(host.table.rematch)
            assert done(await second.ask("contribute", seat=1, words="11" * 32))
            assert second.table is not None
            assert second.table.phase == "open"  # Els is still at the old table
            assert done(await host.ask("rematch"))
            first = await els.come(host.table.rematch)
            assert done(await first.ask("contribute", seat=0, words="22" * 32))
            await second.until_known(lambda d: d.table is not None and d.table.phase != "open")
            assert not any(chair.sits_in for chair in second.chairs)

    go(evening())


def test_playing_again_waits_so_long_and_a_latecomer_takes_the_seat_back(go: Go, sqlite_database: str) -> None:
    now = 1_800_000_000.0

    async def evening() -> None:
        nonlocal now
        async with house(sqlite_database, lambda: now) as room, Person(room) as els, Person(room) as tom:
            host, guest = await over_with_two(room, els, tom, pace="relaxed")
            assert done(await guest.ask("rematch"))
            assert guest.table is not None
            second = await tom.come(guest.table.rematch)
            assert done(await second.ask("contribute", seat=1, words="11" * 32))
            now += AGAIN_WITHIN - 1
            await room.room.tick()
            assert second.table is not None
            assert second.table.phase == "open"
            now += 2
            await room.room.tick()
            await second.until_known(lambda d: d.table is not None and d.table.phase != "open")
            assert [chair.sits_in for chair in second.chairs] == [True, False, False]
            if second.result is None:
                assert done(await host.ask("rematch"))
                await second.until_known(lambda d: not d.chairs[0].sits_in)

    go(evening())


def test_playing_again_does_not_wait_for_who_has_gone(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, away_after=0.0) as room, Person(room) as els, Person(room) as tom:
            host, guest = await over_with_two(room, els, tom, pace="relaxed")
            await guest.close()
            await host.until_known(lambda d: d.chairs[1].away)
            assert done(await host.ask("rematch"))
            assert host.table is not None
            first = await els.come(host.table.rematch)
            assert done(await first.ask("contribute", seat=0, words="22" * 32))
            await first.until_known(lambda d: d.table is not None and d.table.phase != "open")
            assert first.chairs[1].sits_in

    go(evening())


def test_previews_tell_what_a_seat_can_know(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            device = await els.come(table)
            await device.ask("start")
            answer = await device.ask("preview", seat=0, decision=0, moves=["roll"])
            assert isinstance(answer, wire.Previewed)
            assert answer.stops == "chance"
            assert [one.message for one in answer.said] == ["does-roll"]
            assert device.views[0]["phase"] != answer.view["phase"]
            memory = next(g for g in catalogue.games() if passing_fields(g.state_type))
            table = await els.make(memory.name, bots=["random"] * (memory.usual_seats - 1))
            device = await els.come(table)
            await device.ask("start")
            answer = await device.ask("preview", seat=0, decision=0, moves=[0])
            assert isinstance(answer, wire.Previewed)
            assert (answer.events, answer.view, answer.stops) == ([], {}, "hidden"), "nobody remembers for the player"
            gone = await device.ask("preview", seat=0, decision=0, moves=["draw"])
            assert why(gone) == "illegal"

    go(evening())


def test_another_game_for_the_same_people(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            host, guest = await over_with_two(room, els, tom, pace="relaxed", options={"play_on": True})
            assert why(await host.ask("rematch", game="chess")) == "option"
            assert done(await guest.ask("rematch", game="bloops"))
            await host.until_known(lambda d: d.table is not None and d.table.next_game == "bloops")
            assert done(await host.ask("rematch", game="beasty_bar"))  # Tom asked first
            assert host.table is not None
            first, second = await els.come(host.table.rematch), await tom.come(host.table.rematch)
            assert first.table is not None
            assert (first.table.game, first.table.pace) == ("bloops", "relaxed")
            assert [chair.kind for chair in first.chairs] == ["person", "person", "bot"]
            assert done(await first.ask("contribute", seat=0, words="22" * 32))
            assert done(await second.ask("contribute", seat=1, words="33" * 32))
            await second.until_known(lambda d: d.table is not None and d.table.phase != "open")

    go(evening())


def test_another_game_that_so_many_cannot_play_is_refused(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            device = await els.come(await els.make("bounce", seats=1))
            await device.ask("start")
            await play_on(device)
            assert why(await device.ask("rematch", game="beasty_bar")) == "option"
            assert device.table is not None
            assert device.table.rematch == ""
            assert done(await device.ask("rematch"))

    go(evening())


def test_passed_around_no_clock_runs(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            for game in ("bloops", "boogie_beasts", "bounce"):
                device = await els.come(await els.make(game, way="around", pace="live"))
                assert device.table is not None
                assert device.table.pace == "relaxed"
                assert done(await device.ask("change", pace="live"))
                assert device.table.pace == "relaxed"
                assert done(await device.ask("change", pace="correspondence"))
                assert device.table.pace == "correspondence"
                assert done(await device.ask("change", way="devices", pace="live"))
                assert device.table.pace == "live"

    go(evening())


def test_at_a_big_screen_whoever_sits_may_deal(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as screen, Person(room) as els, Person(room) as tom:
            table = await screen.make("bounce", way="screen", sit=False, seats=2)
            first, second = await els.come(table), await tom.come(table)
            assert why(await first.ask("start")) == "not_host"  # who only looks deals nothing
            await first.ask("sit", name="Els")
            await second.ask("sit", name="Tom")
            assert done(await second.ask("start"))
            await first.until_known(lambda d: d.table is not None and d.table.phase != "open")

    go(evening())
