"""Notices: signed, sent once a turn, and never to where only the server can reach."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rumpus.table.notices.post import CannotPost, is_public, leads_inside, post
from rumpus.table.notices.push import vapid
from rumpus.table.notices.subscriptions import Target
from rumpus.table.store import Notice
from rumpus.table.transport.identity import hash_of
from tests.table.people import Person, house, play_on

Go = Callable[[Any], Any]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "172.16.0.1",
        "0.0.0.0",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:127.0.0.1",
        "224.0.0.1",
        "100.64.0.1",
        "255.255.255.255",
        "240.0.0.1",
    ],
)
def test_addresses_behind_our_own_door_are_not_reached(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_reached() -> None:
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


@pytest.mark.parametrize(
    "url", ["http://example.org/", "https://localhost/", "https://127.0.0.1:8000/", "https://[::1]/", "ftp://x", ""]
)
def test_what_is_not_public_https_is_not_posted_to(go: Go, url: str) -> None:
    with pytest.raises(CannotPost):
        go(post(url, b"", {}))


def test_headers_cannot_be_smuggled(go: Go) -> None:
    with pytest.raises(CannotPost):
        go(post("https://localhost/", b"", {"X": "a\r\nY: b"}, allowed=lambda _: True))


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    file = tmp_path / "both.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(file), "-out", str(tmp_path / "cert.pem")]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("no openssl to make a certificate with")
    file.write_text(file.read_text() + (tmp_path / "cert.pem").read_text())
    return file


def test_a_correspondence_turn_is_told_by_a_signed_webhook(
    go: Go, sqlite_database: str, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nowhere_private(*_: object) -> bool:
        return False

    monkeypatch.setattr(
        "rumpus.table.notices.subscriptions.leads_inside", nowhere_private
    )  # the receiver stands on this machine
    heard: list[tuple[dict[str, str], bytes]] = []
    told = asyncio.Event()

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        heard.append((headers, body))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()
        told.set()

    async def evening() -> None:
        server_side = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        server_side.load_cert_chain(certificate)
        receiver = await asyncio.start_server(receive, "127.0.0.1", 0, ssl=server_side)
        port = receiver.sockets[0].getsockname()[1]
        client_side = ssl.create_default_context(cafile=str(certificate))

        async def send(url: str, body: bytes, headers: dict[str, str]) -> int:
            return await post(url, body, headers, allowed=lambda _: True, context=client_side)

        async with house(sqlite_database) as room, Person(room) as els:
            room.room.notifier._send = send  # pyright: ignore[reportPrivateUsage]
            answer = await els.http.post("/api/notices", json={"kind": "webhook", "url": f"https://localhost:{port}/x"})
            assert answer.status_code == 201
            secret = answer.json()["secret"]
            bad = await els.http.post("/api/notices", json={"kind": "webhook", "url": "http://localhost/"})
            assert bad.status_code == 400
            table = await els.make("bounce", seats=1, pace="correspondence")
            device = await els.come(table)
            await device.ask("start")
            await asyncio.wait_for(told.wait(), 20)
            headers, body = heard[0]
            stamp, mark = (part.split("=")[1] for part in headers["x-rumpus-signature"].split(","))
            expected = hmac.new(secret.encode(), f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()
            assert hmac.compare_digest(mark, expected)
            assert json.loads(body)["table"] == table
            told.clear()
            await play_on(device, 1)
            if device.result is None:
                await asyncio.wait_for(told.wait(), 20)
            listed = (await els.http.get("/api/notices")).json()["notices"]
            assert secret not in json.dumps(listed)
            assert (await els.http.delete(f"/api/notices/{listed[0]['id']}")).status_code == 204
        receiver.close()

    go(evening())


def test_nobodys_slow_addresses_keep_others_from_hearing_of_their_turn(go: Go, sqlite_database: str) -> None:
    """Ten addresses that never answer, of somebody whose turn it is again and again, took every place."""
    sending, others = list[str](), asyncio.Event()

    async def send(url: str, body: bytes, headers: dict[str, str]) -> int:
        sending.append(url)
        await others.wait()
        return 204

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as eve:
            notifier = room.room.notifier
            notifier._send = send  # pyright: ignore[reportPrivateUsage]
            for person, count in ((eve, 10), (els, 1)):
                guest = hash_of(next(iter(person.http.cookies.values())))
                target = msgspec.json.encode(Target(f"https://{'els' if person is els else 'eve'}.example/"))
                for number in range(count):
                    await room.store.put(Notice(f"{guest[:8]}{number}", guest, "webhook", target, 1.0))
            for person in (eve, els):
                device = await person.come(await person.make("bounce", seats=1, pace="correspondence"))
                await device.ask("start")
                while person is eve and len(sending) < 4:
                    await asyncio.sleep(0.01)
            while "https://els.example/" not in sending:
                await asyncio.sleep(0.01)
            assert sending.count("https://eve.example/") == 4
            others.set()
            while len(sending) < 11:
                await asyncio.sleep(0.01)
            while notifier._tasks:
                await asyncio.sleep(0.01)
            assert not notifier._sending
            assert not notifier._of_guest

    go(evening())


def test_push_messages_are_signed_for_their_service(tmp_path: Path) -> None:
    pytest.importorskip("cryptography")
    import base64

    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    file = tmp_path / "push.key"
    first, again = vapid("mailto:host@example.org", file=file), vapid("mailto:host@example.org", file=file)
    assert first is not None
    assert again is not None
    assert first.public == again.public  # kept
    assert file.stat().st_mode & 0o077 == 0
    headers = first.headers("https://push.example.net/send/abc", 1_800_000_000)
    token = headers["Authorization"].removeprefix("vapid t=").split(",")[0]
    head, claims, signature = (base64.urlsafe_b64decode(part + "==") for part in token.split("."))
    assert json.loads(head)["alg"] == "ES256"
    assert json.loads(claims)["aud"] == "https://push.example.net"
    point = base64.urlsafe_b64decode(first.public + "==")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    key.verify(utils.encode_dss_signature(r, s), token.rsplit(".", 1)[0].encode(), ec.ECDSA(hashes.SHA256()))
    assert vapid("", file=file) is None


def test_a_name_that_takes_long_to_find_keeps_nobody_else_waiting(go: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name decides how long it takes: the threads that write records are not for that."""
    found = threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        found.wait(60)
        return []

    async def evening() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", slow)
        asked = [asyncio.ensure_future(leads_inside(f"{n}.example.org", 443)) for n in range(50)]
        try:
            await asyncio.sleep(0)
            assert await asyncio.to_thread(lambda: 7) == 7
        finally:
            for each in asked:
                each.cancel()
            found.set()
            await asyncio.gather(*asked, return_exceptions=True)

    go(evening())
