"""Limits count for people, seats and addresses, not for connections; who holds a seat always comes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.table import wire
from rumpus.table.transport.limits import MessageLimits, network_of
from tests.table.people import Device, Person, house

Go = Callable[[Any], Any]


def standing() -> float:
    """A clock on which no time passes: no bucket fills again."""
    return 1_800_000_000.0


async def said(devices: list[Device], times: int) -> int:
    """How many lines of talk come through, each from the next device."""
    through = 0
    for number in range(times):
        device = devices[number % len(devices)]
        answer = await device.ask("say", seat=0, text=f"line {number}")
        through += isinstance(answer, wire.Done)
    return through


def test_more_sockets_are_not_more_talk(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, now=standing) as room, Person(room) as els:
            table = await els.make("bounce", seats=2)
            devices = [await els.come(table) for _ in range(6)]
            assert await said(devices, 24) == 6

    go(evening())


def test_a_seat_held_twice_does_not_talk_twice_as_much(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, now=standing) as room, Person(room) as els, Person(room) as phone:
            table = await els.make("bounce", seats=2)
            device = await els.come(table)
            link = await device.ask("new_link", seat=0)
            assert isinstance(link, wire.Link)
            other = await phone.come(table)
            await other.ask("open", key=link.key)
            assert other.seats == [0]
            assert await said([device, other], 20) == 6

    go(evening())


def test_more_sockets_are_not_more_messages(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, now=standing) as room, Person(room) as els:
            table = await els.make("bounce", seats=2)
            devices = [await els.come(table) for _ in range(4)]
            answers = [await devices[n % 4].ask("contribute", seat=0, words="00") for n in range(80)]
            assert sum(isinstance(a, wire.Refused) and a.why == "too_fast" for a in answers) == 80 + 4 - 60

    go(evening())


def test_a_setting_is_not_written_again_and_again(go: Go, sqlite_database: str) -> None:
    """Thirty bytes of a message write the whole setting: with a house deck a thousand times as much."""

    async def evening() -> None:
        async with house(sqlite_database, now=standing) as room, Person(room) as els:
            table = await els.make("bounce", seats=2)
            device = await els.come(table)
            rows = len(await room.store.rows(table))
            for _ in range(3):
                assert isinstance(await device.ask("change", listed=False), wire.Done)
            assert len(await room.store.rows(table)) == rows, "it is as it was"
            answers = [await device.ask("change", listed=n % 2 == 0) for n in range(25)]
            assert sum(isinstance(a, wire.Refused) and a.why == "too_fast" for a in answers) == 3 + 25 - 20
            assert len(await room.store.rows(table)) == rows + 17

    go(evening())


def test_more_guests_at_one_address_are_not_much_more() -> None:
    limits = MessageLimits(1.0, standing)
    guests = [f"guest {n}" for n in range(1000)]
    assert sum(limits.message(guest, "192.0.2.1") for guest in guests) == 480
    assert sum(limits.talk(guest, "192.0.2.1", "table", n) for n, guest in enumerate(guests)) == 24
    assert limits.message("somebody", "192.0.2.2")
    assert limits.talk("somebody", "192.0.2.2", "another", 0)


def test_one_household_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("") == ""


def test_watchers_do_not_keep_out_who_holds_a_seat(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with (
            house(sqlite_database, watchers=8) as room,
            Person(room) as els,
            Person(room) as sam,
            Person(room) as crowd,
        ):
            table = await els.make("bounce", seats=2)
            device = await els.come(table)
            link = await device.ask("new_link", seat=0)
            assert isinstance(link, wire.Link)
            live = await room.room.table(table)
            assert live is not None
            for number in range(8):
                watcher = await crowd.come(table)
                answer = watcher.messages[-1]
                # One address has a quarter of the places; the others come from elsewhere.
                assert isinstance(answer, wire.Done if number < 2 else wire.Refused)
            for number in range(6):
                live.watchers.append(_Elsewhere(f"192.0.2.{number}"))
            more = await crowd.come(table)
            assert isinstance(more.messages[-1], wire.Refused)
            assert more.messages[-1].why == "full"
            again = await els.come(table)
            assert again.seats == [0]
            # Whoever has the link to a seat comes in by it.
            phone = await sam.come(table, hello=False)
            assert isinstance(await phone.ask("hello"), wire.Refused)
            assert isinstance(await phone.ask("open", key=link.key), wire.Done)
            assert isinstance(await phone.ask("hello"), wire.Done)
            assert phone.seats == [0]

    go(evening())


class _Elsewhere:
    """Somebody who watches from another address."""

    guest, name, watch_only, program = "", "", False, False

    def __init__(self, address: str) -> None:
        self.address = address
        self.seats: list[int] = []

    async def send(self, message: bytes) -> None: ...
