"""Requests that no page sends get a named error: no status 500, no traceback, no words of the database."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from rumpus.core.options import read_deck_text
from rumpus.kernel.errors import BadDeck
from rumpus.table.commands.text import clean_name, clean_talk
from rumpus.table.notices.post import is_public
from rumpus.table.shelf.wire import DeleteShelf, TakeShelf
from rumpus.table.wire_http import (
    AddNotice,
    ChangeMe,
    Given,
    HostKeep,
    HostMute,
    HostSeat,
    HostSwitch,
    HostWords,
    MakeTable,
    PlanEvening,
    Practice,
)
from tests.table.people import Person, house

Go = Callable[[Any], Any]

DEEP = b"[" * 50_000 + b"]" * 50_000
BODIES = [
    b"",
    b"null",
    b"{",
    DEEP,
    b'{"options":' + DEEP + b"}",
    b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    b"\xff\xfe\x00",
    b'{"game": "\xff\xfe"}',
    b'{"name": "\xc3"}',
    b'{"game": "\\ud800"}',
    b'{"name": "\\udfff\\ud800"}',
    b'{"game": "bounce", "options": {"\\ud83d": 1}}',
    b'{"game": "bounce", "seats": 1e999}',
    b'{"game": "bounce", "seats": ' + b"9" * 5000 + b"}",
    b'{"look": ' + b"9" * 400 + b"}",
    b'{"step": 99999999999999999999999, "seat": 0}',
    b'{"game": "bounce", "options": {"play_on": NaN}}',
    b'{"game": "bounce\\u0000"}',
]
KINDS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "a/b; c=\\", "x"]
URLS = [
    "https://[",
    "https://]",
    "https://[::1",
    "https://[::1]extra/",
    "https://a:99999/",
    "https://a:b/",
    "https://",
    "https://ex\u00e4mple.org/",
    "https://a\r\nb/",
    "https://a b/",
    "https://user@example.org/",
    "http://example.org/",
    "javascript:alert(1)",
    "",
]
INSIDE = ["127.0.0.1", "[::1]", "localhost", "10.0.0.1", "[fec0::1]", "[2002:7f00:1::]", "[::ffff:127.0.0.1]"]
PRIVATE = """2002:7f00:1:: 2002:a00:1:: 2002:c0a8:101::1 fec0::1 feff::1 3fff::1 2001:db8::1 192.0.0.192 192.0.2.1
198.51.100.1 203.0.113.1 198.18.0.1 192.88.99.1 64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b:1::1
2001:0:4136:e378:8000:63bf:80ff:fffe 2001::1 ::127.0.0.1 ::ffff:10.0.0.1 100::1 5f00::1 ff02::1 fe80::1%eth0"""
PUBLIC = "64:ff9b::909:909 2002:909:909::1 ::ffff:9.9.9.9 2a00:1450::1 9.9.9.9"
BLANKS = [0x3164, 0x115F, 0x1160, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x180F, 0xFE00, 0xFE0F]
BLANKS += [0x00AD, 0x200B, 0x200D, 0x2060, 0x2063, 0xFEFF, 0x061C, 0x1D159, 0x1D173, 0xE0001, 0xE0041, 0xE0100]
BLANKS += [0x16FE4, 0x0301, 0x00A0, 0x1680, 0x2003, 0x202F, 0x3000, 0x2028, 0xFFFC, 0xE000, 0x0000]


def test_odd_bodies_get_named_errors(go: Go, sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=10_000.0) as room, Person(room) as els:
            ways = [("POST", "/api/tables"), ("PATCH", "/api/me"), ("POST", "/api/notices")]
            ways.append(("POST", "/api/records/none/practice"))
            ways += [("POST", "/api/shelf/take"), ("POST", "/api/shelf/delete"), ("POST", "/api/evenings")]
            ways += [("POST", f"/api/host/{what}") for what in ("door", "say", "retention", "tables/none/mute")]
            for method, path in ways:
                for body in BODIES:
                    answer = await els.http.request(method, path, content=body)
                    assert answer.status_code < 500, (path, body[:60], answer.text)
                    assert answer.status_code < 300 or answer.json()["why"], (path, body[:60])
                for kind in KINDS:
                    answer = await els.http.request(method, path, content=b"{}", headers={"content-type": kind})
                    assert answer.status_code < 500, (path, kind, answer.text)
            for path in ("/api/games/%ff", "/api/codes/%ed%a0%80", "/api/records/%00", "/api/tables/%c3/replay?seat=0"):
                assert (await els.http.get(path)).status_code < 500, path
            for query in ("seat=%ff", "seat=1e9", "seat=" + "9" * 500, "seat=-1&step=%00", "step=" + "9" * 5000):
                assert (await els.http.get(f"/api/records/none/advice?{query}")).status_code < 500, query
            assert room.room.metrics.failures == 0

    with caplog.at_level(logging.WARNING):
        go(evening())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_odd_headers_get_named_errors(
    go: Go, sqlite_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cookies are anybody's: Python's own reader takes nine seconds for 30 kB of backslashes, and everybody waits."""
    cookies = [
        'rumpus_guest="' + "\\" * 20_000,
        "=" * 20_000,
        "a=b;" * 5_000,
        'a="',
        "rumpus_guest=\xff",
        "rumpus_guest",
    ]
    monkeypatch.delattr("http.cookies._unquote")

    async def evening() -> None:
        async with house(sqlite_database, rate=10_000.0) as room, Person(room) as els:
            for origin in ("http://[", "http://[::1", "http://]", "null", "//", "", "http://127.0.0.1:99999"):
                headers = {"origin": origin}
                answer = await els.http.post("/api/me/token", json={}, headers=headers)
                assert (answer.status_code, answer.json()["why"]) == (403, "origin"), origin
                with pytest.raises(InvalidStatus, match="403"):
                    await els.come("none", hello=False, headers=headers)
            async with httpx.AsyncClient(base_url=room.address, verify=False, timeout=els.http.timeout) as stranger:
                for cookie in cookies:
                    answer = await stranger.get("/api/me", headers={"cookie": cookie.encode("latin-1")})
                    assert answer.status_code == 200, cookie[:40]
                    stranger.cookies.clear()

    with caplog.at_level(logging.WARNING):
        go(evening())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_odd_names_and_decks_get_named_errors(go: Go, sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    """What is refused is repeated in the refusal: as far as somebody wants to read it, and where it is text."""
    long = "a" * 3000
    decks = [b'{"\\ud800": 1}', b'{"game": "\\udc00"}', b"a." * 20 + b"a = 1", b'"a b". ' * 20 + b"a = 1", b"x" * 3000]
    decks += [
        f'game = "{long}"'.encode(),
        b'{"default": {"' + long.encode() + b'": 1}}',
        b'{"default": ' + DEEP[:9000] + b"}",
    ]

    async def evening() -> None:
        async with house(sqlite_database, rate=10_000.0) as room, Person(room) as els:
            for path in (f"/api/games/{long}", f"/api/games/{long}/rules/en", f"/api/games/{long}/records"):
                assert (await els.http.get(path)).status_code == 404, path
            for wish in ({"game": long}, {"game": "bloops", "options": {long: 1}}, {"game": "bloops", "bots": [long]}):
                assert (await els.http.post("/api/tables", json=wish)).status_code == 400, wish
            for deck in decks:
                answer = await els.http.post("/api/games/bloops/deck", content=deck)
                assert answer.status_code == 400, (deck[:40], answer.text)

    with caplog.at_level(logging.WARNING):
        go(evening())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    "key", ["a." * 8 + "a", "[" + "a." * 8 + "a]", "a . " * 8 + "a", '"a b".' * 8 + "a", "'.'." * 8 + "a"]
)
def test_a_key_of_many_parts_is_no_decks(key: str) -> None:
    """TOML's reader would take a minute for sixty kilobytes of them."""
    with pytest.raises(BadDeck) as error:
        read_deck_text(f"{key} = 1", "deck")
    assert error.value.code == "deck-deep"
    assert read_deck_text('a.b.c = "e.g. www.rules.org, v. 1.2.3"', "deck")


# Every request with a body: its struct, and one that is good.
REQUESTS: list[tuple[type[Given], str, str, dict[str, Any]]] = [
    (MakeTable, "POST", "/api/tables", {"game": "bounce"}),
    (PlanEvening, "POST", "/api/evenings", {"games": ["bounce"]}),
    (ChangeMe, "PATCH", "/api/me", {}),
    (AddNotice, "POST", "/api/notices", {"kind": "webhook", "url": "https://example.org/"}),
    (Practice, "POST", "/api/records/none/practice", {"step": 0, "seat": 0}),
    (TakeShelf, "POST", "/api/shelf/take", {"token": "none"}),
    (DeleteShelf, "POST", "/api/shelf/delete", {}),
    (HostSwitch, "POST", "/api/host/door", {"on": True}),
    (HostSwitch, "POST", "/api/host/tables/none/close", {"on": True}),
    (HostMute, "POST", "/api/host/tables/none/mute", {"on": True}),
    (HostSeat, "POST", "/api/host/tables/none/show_out", {"seat": 0}),
    (HostWords, "POST", "/api/host/say", {"text": "Soup"}),
    (HostKeep, "POST", "/api/host/retention", {"days": 1}),
]
ODD_VALUES: list[Any] = [1, 0, -1, 10**30, "true", "1", "x" * 3000, True, None, 1.5, [], [1], {}, {"a": 1}]


def test_every_part_of_every_body_is_what_it_should_be(go: Go, sqlite_database: str) -> None:
    """1 is not true, and "1" is no number; what is wrong is named."""
    assert {struct for struct, *_ in REQUESTS} == set(Given.__subclasses__())

    async def evening() -> None:
        async with house(sqlite_database, rate=10_000.0) as room, Person(room) as els:
            for struct, method, path, good in REQUESTS:
                for field in msgspec.structs.fields(struct):
                    for value in ODD_VALUES:
                        try:
                            msgspec.convert(value, field.type)
                        except msgspec.ValidationError:
                            answer = await els.http.request(method, path, json={**good, field.name: value})
                            assert answer.status_code == 400, (path, field.name, value, answer.text)
                            assert answer.json()["why"] == "bad_message"
                            assert f"$.{field.name}" in answer.json()["detail"], answer.text
                answer = await els.http.request(method, path, json={**good, "surprise": 1})
                assert (answer.status_code, answer.json()["why"]) == (400, "bad_message"), path

    go(evening())


def test_addresses_of_notices_are_refused_when_they_are_added(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=10_000.0) as room, Person(room) as els:
            for url in [*URLS, *(f"https://{host}/hook" for host in INSIDE)]:
                answer = await els.http.post("/api/notices", json={"kind": "webhook", "url": url})
                assert answer.status_code == 400, (url, answer.text)
                assert answer.json()["why"] in ("option", "bad_message")
            assert (await els.http.get("/api/notices")).json()["notices"] == []

    go(evening())


@pytest.mark.parametrize("address", PRIVATE.split())
def test_addresses_that_stand_for_private_ones_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC.split())
def test_addresses_that_stand_for_public_ones_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("number", BLANKS)
def test_what_shows_nothing_is_no_name_and_no_talk(number: int) -> None:
    for text in (chr(number), chr(number) * 5, f" {chr(number)} {chr(number)}"):
        assert clean_name(text) == ""
        assert clean_talk(text) == ""


@pytest.mark.parametrize("name", ["Els", "\u738b", "\u0645\u0631", "\ud558\ub298", "!", "7", "\u2764\ufe0f", "a\u0301"])
def test_names_stay_names(name: str) -> None:
    assert clean_name(name)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("An\u200dna", "Anna"),
        ("Anna\u200d", "Anna"),
        ("\u200d\u200dAnna", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("a" + "\u0489" * 20, "a" + "\u0489" * 3),
        ("x" + "\u0301\u0301\u0301\u200d" * 5, "x\u0301\u0301\u0301"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("\U0001f469" * 23 + "\u200d\U0001f469", "\U0001f469" * 23),
    ],
)
def test_no_two_names_look_alike_by_what_shows_nothing(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "emoji",
    [
        "\U0001f469\u200d\U0001f469\u200d\U0001f467",
        "\u2764\ufe0f\u200d\U0001f525",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f937\U0001f3fd\u200d\u2640\ufe0f",
        "1\ufe0f\u20e3",
    ],
)
def test_emoji_stay_whole(emoji: str) -> None:
    assert clean_name(emoji) == emoji


def test_under_tls_the_cookie_is_this_hosts_alone(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room:

            async def secure(scope: Any, receive: Any, send: Any) -> None:
                await room.app({**scope, "scheme": "https"}, receive, send)  # as a proxy says it

            transport = httpx.ASGITransport(secure)
            async with httpx.AsyncClient(transport=transport, base_url="https://127.0.0.1") as page:
                first = await page.get("/api/me")
                cookie = first.headers["set-cookie"]
                assert cookie.startswith("__Host-rumpus_guest=")
                assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
                assert "Domain" not in cookie
                again = await page.get("/api/me")
                assert "set-cookie" not in again.headers
                assert again.json()["id"] == first.json()["id"]
            async with httpx.AsyncClient(transport=transport, base_url="https://127.0.0.1") as page:
                key = cookie.split(";")[0].partition("=")[2]
                old = await page.get("/api/me", headers={"cookie": f"rumpus_guest={key}"})  # of an earlier version
                assert old.json()["id"] == first.json()["id"]
                assert old.headers["set-cookie"].startswith(f"__Host-rumpus_guest={key};")

    go(evening())
