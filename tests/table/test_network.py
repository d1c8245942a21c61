"""Letting phones in: one button at the machine, an address that works, and a door that really closes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rumpus.table.transport.listening import listen
from rumpus.table.transport.network import IDLE
from tests.table.people import House, Person, house

Go = Callable[[Any], Any]
NETWORK = "127.0.0.2"  # stands for this machine's address on its network: nothing leaves the machine


def outside(room: House) -> House:
    """The room as a phone finds it."""
    found = House(room.port, room.app)
    found.address = room.room.network.address
    return found


async def refuses(address: str) -> bool:
    try:
        async with httpx.AsyncClient(base_url=address, verify=False) as phone:
            await phone.get("/health")
    except httpx.ConnectError:
        return True
    return False


def test_let_in_and_close_again(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, network=NETWORK) as room, Person(room) as els:
            table = await els.make("bounce")
            before = (await els.http.get("/api/network")).json()
            assert before == {"may": True, "open": False, "address": "", "phones": 0, "came": [], "problem": ""}
            opened = (await els.http.post("/api/network")).json()
            assert opened["open"]
            address = opened["address"]
            assert address.startswith(f"http://{NETWORK}:")
            assert (await els.http.post("/api/network")).json()["address"] == address  # pressed twice, there is one
            async with Person(outside(room)) as tom:
                code = (await els.http.get("/api/lobby")).json()["mine"][0]["code"]
                assert (await tom.http.get(f"/api/codes/{code}")).json()["id"] == table
                device = await tom.come(table)
                await device.ask("sit", name="Tom")
                through = (await els.http.get("/api/network", params={"table": table})).json()
                assert (through["phones"], through["came"]) == (1, [1])
                closed = (await els.http.delete("/api/network")).json()
                assert (closed["open"], closed["address"]) == (False, "")
                with pytest.raises(ConnectionClosed):
                    await device.until(lambda _: False)
                assert await refuses(address)
                assert (await els.http.get("/api/me")).status_code == 200  # the machine itself is not shut out
                again = (await els.http.post("/api/network")).json()
                assert again["address"] == address  # who sat there finds the way back
                back = await tom.come(table)
                assert back.seats == [1]

    go(evening())


def test_nobody_but_the_machine_itself_opens_or_closes_it(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, network=NETWORK) as room, Person(room) as els:
            refused = {
                "from another page": {"origin": "http://evil.example"},
                "under another address": {"host": f"192.0.2.7:{room.port}"},
                "under the network's name": {"host": f"{NETWORK}:{room.port}"},
            }
            for what, headers in refused.items():
                answer = await els.http.post("/api/network", headers=headers)
                assert answer.status_code == 403, what
            async with httpx.AsyncClient(base_url=room.address, verify=False) as form:
                assert (await form.post("/api/network")).json()["why"] == "header"  # as a form of another page would
            assert not room.room.network.is_open
            await els.http.post("/api/network")
            async with Person(outside(room)) as tom:
                assert (await tom.http.get("/api/network")).json()["may"] is False
                for name in (NETWORK, "127.0.0.1", "localhost"):  # whatever a phone says it asked for
                    headers = {"host": f"{name}:{room.port}"}
                    assert (await tom.http.delete("/api/network", headers=headers)).status_code == 403
                    assert (await tom.http.get("/api/network", headers=headers)).json()["may"] is False
                    assert (await tom.http.get("/api/network", headers=headers)).json()["address"] == ""
            assert room.room.network.is_open

    go(evening())


@pytest.mark.parametrize("settings", [{"network": "off"}, {"behind_proxy": True}, {"host": "192.0.2.1"}])
def test_where_it_is_not_offered(go: Go, sqlite_database: str, settings: dict[str, Any]) -> None:
    async def evening() -> None:
        async with house(sqlite_database, **settings) as room, Person(room) as els:
            assert (await els.http.get("/api/network")).json()["may"] is False
            assert (await els.http.post("/api/network")).status_code == 403

    go(evening())


def test_without_a_network_it_says_so(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, network="192.0.2.1") as room, Person(room) as els:  # not this machine's
            answer = (await els.http.post("/api/network")).json()
            assert (answer["open"], answer["problem"]) == (False, "network")

    go(evening())


def test_it_closes_by_itself_when_nobody_comes(go: Go, sqlite_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with house(sqlite_database, lambda: at[0], network=NETWORK) as room, Person(room) as els:
            table = await els.make("bounce")
            await els.http.post("/api/network")
            async with Person(outside(room)) as tom:
                device = await tom.come(table)
                await tom.http.aclose()
                at[0] += 2 * IDLE
                assert (await els.http.get("/api/network")).json()["open"]  # somebody is there
                await device.close()
                while room.room.sockets[NETWORK] or len(room.room.sockets) > 0:
                    await asyncio.sleep(0)
                at[0] += IDLE - 1
                assert (await els.http.get("/api/network")).json()["open"]
                at[0] += 2
                assert not (await els.http.get("/api/network")).json()["open"]

    go(evening())


def test_small_answers_go_at_once(go: Go) -> None:
    """Head and body are two writes: without TCP_NODELAY the second waits 40 ms for word of the first."""

    async def connected() -> int:
        accepted = asyncio.get_running_loop().create_future()

        class Takes(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                accepted.set_result(transport.get_extra_info("socket"))

        server = await asyncio.get_running_loop().create_server(Takes, sock=listen("127.0.0.1", 0))
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            option = (await accepted).getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
            return option

    assert go(connected())
