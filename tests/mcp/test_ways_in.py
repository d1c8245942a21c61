"""The two ways in, and what does not get in."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from rumpus.core import catalogue
from rumpus.core.words import LANGUAGES
from rumpus.kernel.errors import RumpusError
from rumpus.mcp import beside
from rumpus.mcp.connections import RoomConnections
from rumpus.mcp.telling import cards_text, rules_text
from rumpus.table.settings import Settings
from rumpus.table.transport import bodies
from rumpus.table.transport.listening import listen
from tests.mcp.assistants import Assistant, Refusal, joined
from tests.table.people import Person, house

pytestmark = pytest.mark.extra


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 120))


def test_a_seat_needs_its_key(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house(str(tmp_path / "room.sqlite"), rate=1000.0) as room,
            joined(room.address, Random(1)) as at,
        ):
            _, client = at
            ada, bob, eve = (Assistant(client, name) for name in ("Ada", "Bob", "Eve"))
            said = await ada.sit(game="beasty_bar", seats=2, people=True)
            await bob.sit(code=said.partition("with the code ")[2][:4])
            with pytest.raises(Refusal, match=r"full|free|taken"):
                await eve.sit(code=said.partition("with the code ")[2][:4])
            await ada.ask("act", moves=["start"])
            table, seat, token = ada.key.split(".")
            wrong = (
                "",
                "nonsense",
                f"{table}.2.{token}",
                f"{table}.1.{'A' * len(token)}",
                f"{'x' * 16}.{seat}.{token}",
            )
            asked = {"look": {}, "moves": {}, "act": {"moves": ["play-bat"]}, "say": {"text": "hi"}}
            for eve.key in wrong:
                for tool, arguments in asked.items():
                    with pytest.raises(Refusal) as refused:
                        await eve.ask(tool, **arguments)
                    assert "play-" not in str(refused.value)
            await bob.ask("look")
            hers, his = set((await ada.ask("moves")).split()), set((await bob.ask("moves")).split())
            assert bool([word for word in hers if word.startswith("play-")]) != bool(
                [word for word in his if word.startswith("play-")]
            )

    go(work())


def test_keys_that_are_none_leave_no_line_open(tmp_path: Path) -> None:
    """All assistants come to the room from one address: whoever invents keys would take its places from the others."""

    async def work() -> None:
        async with house(str(tmp_path / "room.sqlite"), rate=1000.0) as room, Person(room) as els:
            table = await els.make("bounce", seats=2)
            connections = RoomConnections(room.address)
            for number in range(5):
                with pytest.raises(RumpusError):
                    await connections.seat(f"{table}.1.{'A' * 42}{number}", "en")
                with pytest.raises(RumpusError):
                    await connections.seat(f"{'x' * 16}.{number}.{'A' * 43}", "en")
            while room.room.sockets.total():  # until the room has heard of it
                await asyncio.sleep(0.01)
            await connections.close()

    go(work())


def test_what_an_assistant_can_do_wrong_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house(str(tmp_path / "room.sqlite"), rate=1000.0) as room,
            joined(room.address, Random(2)) as at,
        ):
            _, client = at
            ada = Assistant(client, "Ada")
            for wrong in (
                {},
                {"game": "chess"},
                {"game": "bounce", "code": "ABCD"},
                {"game": "bounce", "seats": 9},
                {"game": "bounce", "options": {"colour": "red"}},
                {"game": "bounce", "bots": ["grandmaster"]},
                {"code": "ZZZZ"},
                {"link": "nowhere"},
            ):
                with pytest.raises(Refusal):
                    await ada.sit(**wrong)
            await ada.sit(game="bounce", seats=1)
            with pytest.raises(Refusal, match="fly"):
                await ada.ask("act", moves=["fly"])
            assert ada.moves or "Your move" in await ada.ask("look")
            await ada.ask("act", moves=["roll"])
            assert "You roll" in ada.last
            with pytest.raises(Refusal):
                await ada.call("rules", game="chess")
            assert "# " in await ada.call("rules", game="bounce", language="nl")

    go(work())


@pytest.mark.slow
def test_advice_and_review(tmp_path: Path) -> None:
    """For fun and after the game; with intervals, and how much was judged."""

    async def work() -> None:
        async with (
            house(str(tmp_path / "room.sqlite"), rate=1000.0) as room,
            joined(room.address, Random(4)) as at,
        ):
            ada = Assistant(at[1], "Ada")
            await ada.sit(game="bounce", seats=2, bots=["random"])
            await ada.ask("wait")
            with pytest.raises(Refusal, match=r"^A review comes after the game.*\nYour move"):
                await ada.ask("review")
            assert re.search(r"roll \(.*\): \d+ \(\d+ to \d+\)", await ada.ask("advise")), ada.last
            while not ada.over:
                await ada.ask("wait")
                if ada.moves:
                    await ada.ask("act", moves=[ada.moves[-1]])
            with pytest.raises(Refusal, match=r"^The game is over"):
                await ada.ask("advise")
            assert re.match(r"\d+ of \d+ decisions were judged; \d+ surely mistakes", await ada.ask("review")), ada.last
            bob = Assistant(at[1], "Bob")
            said = await ada.sit(game="bounce", seats=2, people=True)
            await bob.sit(code=said.partition("with the code ")[2][:4])
            await ada.ask("act", moves=["start"])
            for one in (ada, bob):
                with pytest.raises(Refusal, match=r"advice|Not your move"):
                    await one.ask("advise")

    go(work())


def test_over_http_beside_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table import people

    listening = listen("127.0.0.1", 0)
    port = int(listening.getsockname()[1])

    def application(settings: Settings, *given: Any, **named: Any) -> Any:
        import msgspec

        return beside.application(msgspec.structs.replace(settings, port=port), *given, **named)

    monkeypatch.setattr(people, "application", application)
    monkeypatch.setattr(people, "listen", lambda *_: listening)

    async def work() -> None:
        async with house(str(tmp_path / "room.sqlite"), rate=1000.0) as room:
            async with Client(f"{room.address}/mcp") as client:
                ada = Assistant(client, "Ada")
                assert {tool.name for tool in (await client.list_tools()).tools} == {
                    *("list", "sit", "look", "rules", "moves", "act", "say", "wait", "advise", "review")
                }
                await ada.sit(game="bounce", seats=1)
                await ada.ask("act", moves=["roll"])
                assert "You roll" in ada.last
            async with httpx.AsyncClient(base_url=room.address, verify=False) as browser:
                body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
                accepted = {"accept": "application/json, text/event-stream"}
                elsewhere = {"origin": "https://elsewhere.example", **accepted}
                assert (await browser.post("/mcp", json=body, headers=elsewhere)).status_code == 403
                assert (await browser.post("/mcp", json=body, headers={"host": "evil.example"})).status_code == 421
                answer = await browser.post("/mcp", content=b"x" * (1 << 20), headers=accepted)
                assert 400 <= answer.status_code < 500
                assert "set-cookie" not in answer.headers
                assert answer.headers["x-content-type-options"] == "nosniff"
            monkeypatch.setattr(bodies, "WITHIN", 0.2)
            reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
            writer.write(b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhalf")
            answer = await reader.read()  # to the end of the connection
            assert answer.startswith(b"HTTP/1.1 408"), answer
            writer.close()

    go(work())


def test_over_standard_input_and_output() -> None:
    async def work() -> None:
        surroundings = {**os.environ, "RUMPUS_LANG": "en"}
        server = StdioServerParameters(command=sys.executable, args=["-m", "rumpus", "mcp"], env=surroundings)
        async with Client(stdio_client(server)) as client:
            ada = Assistant(client, "Ada")
            await ada.sit(game="bounce", seats=1)
            await ada.ask("act", moves=["roll"])
            assert "You roll" in ada.last

    go(work())


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_rules_and_cards_in_every_language(game: Any) -> None:
    for language in LANGUAGES:
        assert len(rules_text(game, language)) > 500
        assert cards_text(game, language).startswith(f"# {game.title}")
    assert len({cards_text(game, language) for language in LANGUAGES}) == (1 if game.name == "bounce" else 3)


def test_resources(tmp_path: Path) -> None:
    async def work() -> None:
        async with joined("http://127.0.0.1:9", Random(3)) as (_, client):
            found = await client.read_resource("rumpus://cards/beasty_bar/en")
            assert "llama" in "".join(getattr(part, "text", "") for part in found.contents)
            listed = {str(one.uri) for one in (await client.list_resources()).resources}
            assert "rumpus://rules/bloops/fr" in listed
            with pytest.raises(Exception, match="chess"):
                await client.read_resource("rumpus://rules/chess/en")

    go(work())


@pytest.mark.slow
def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    """Also while it waits for its assistant, who says nothing."""
    hello = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}
    hello["params"] = {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    command = [sys.executable, "-m", "rumpus", "mcp"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(json.dumps(hello) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert "Traceback" not in process.stderr.read()


def test_what_does_not_fit_is_told_in_our_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house(str(tmp_path / "room.sqlite"), rate=1000.0) as room,
            joined(room.address, Random(1)) as at,
        ):
            ada = Assistant(at[1], "Ada")
            await ada.sit(game="bounce", seats=1)
            wrong: dict[str, tuple[str, dict[str, Any]]] = {
                "wait: `seconds` is at most 120": ("wait", {"seconds": 500}),
                "wait: `until` is one of 'my-move' or 'anything'": ("wait", {"until": "never"}),
                "wait: `seconds` is at least 0": ("wait", {"seconds": -1}),
                "look: there is no `seat`": ("look", {"seat": 1}),
                "sit: er is geen `bot`": ("sit", {"game": "bounce", "bot": "shark", "language": "nl"}),
                "act: `moves` ontbreekt": ("act", {"language": "nl"}),
                "act\u202f: `moves` est trop court\u202f: 1 au moins": ("act", {"moves": [], "language": "fr"}),
                "er is één van game, code en link nodig": ("sit", {"language": "nl"}),
                "Bounce is voor 1 t/m 4 stoelen, niet 99": ("sit", {"game": "bounce", "seats": 99, "language": "nl"}),
                "sit: `bots` is too long: at most 1": ("sit", {"game": "bounce", "seats": 2, "bots": ["shark"] * 9}),
                "sit: `seats` should be int": ("sit", {"game": "bounce", "seats": 2.5}),
                "er is geen spel 'schaak'": ("rules", {"game": "schaak", "language": "nl"}),
            }
            for said, (tool, arguments) in wrong.items():
                with pytest.raises(Refusal) as refused:
                    await ada.call(tool, **({} if tool in ("sit", "rules") else {"key": ada.key}), **arguments)
                assert said in str(refused.value)
                assert "pydantic" not in str(refused.value)
                assert "Error executing" not in str(refused.value)

    go(work())


def test_talk_is_sentences_and_counts_from_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house(str(tmp_path / "room.sqlite"), rate=1000.0) as room,
            joined(room.address, Random(1)) as at,
        ):
            ada, bob, cem = (Assistant(at[1], name) for name in ("Ada", "Bob", "Cem"))
            said = await ada.sit(game="boogie_beasts", seats=3, people=True, options={"pace": "relaxed"})
            for player in (bob, cem):
                await player.sit(code=said.partition("with the code ")[2][:4])
            await ada.ask("act", moves=["start"])
            await ada.ask("say", statement="ask-join seat-2 formation-2")
            told = await bob.ask("wait", until="anything")
            assert "Ada: Do you jump with me in " in told
            assert "seat=" not in told
            await ada.ask("say", text="not a word to Bob", to=3)
            assert "Ada (whispers to Cem): not a word to Bob" in await cem.ask("wait", until="anything")
            await ada.ask("say", text="hello, all")
            told = await bob.ask("wait", until="anything")
            assert "hello, all" in told
            assert "not a word" not in told
            assert "ask-join seat-2 formation-2" in await ada.call("rules", game="boogie_beasts")
            for wrong, hint in (
                ("ask-join formation-2", "that is said as: ask-join seat-2 formation-2"),
                ("ask-join seat-0 formation-2", "seat-1 … seat-8"),
                ("hello", "there are: join-yes, "),
            ):
                with pytest.raises(Refusal, match=hint):
                    await ada.ask("say", statement=wrong)

    go(work())


def test_prompts_in_every_language() -> None:
    """What a person chose in a form stands in the text; what no game, level or language is, is told in our words."""

    async def work() -> None:
        async with joined("http://127.0.0.1:9", Random(3)) as (_, client):

            async def said(name: str, **given: str) -> str:
                [message] = (await client.get_prompt(name, given)).messages
                return message.content.text

            listed = {prompt.name: prompt.arguments for prompt in (await client.list_prompts()).prompts}
            assert set(listed) == {"play", "join", "explain", "look-back"}
            for name, given in (("play", "game"), ("join", "code"), ("explain", "game"), ("look-back", "key")):
                texts = {await said(name, **{given: "bounce", "language": language}) for language in LANGUAGES}
                assert len(texts) == len(LANGUAGES)
                assert all("bounce" in text for text in texts)
            seat = '{"game": "bloops", "seats": 3, "bots": ["shark", "shark"], "language": "nl"}'
            assert seat in await said("play", game="bloops", level="shark", seats="3", language="nl")
            assert "that `sit` gave you" in await said("look-back")
            for name, given, told in (
                ("play", {}, "play: `game` is needed"),
                ("play", {"game": "chess", "language": "nl"}, "er is geen spel 'chess'"),
                ("play", {"game": "bloops", "seats": "99"}, "play: `seats` is one of 2, 3, 4, 5"),
                ("play", {"game": "bloops", "level": "god"}, "play: `level` is one of child, "),
                ("explain", {"game": "bloops", "language": "de"}, "explain: `language` is one of en, nl, fr"),
                ("explain", {"game": "bloops", "colour": "red"}, "explain: there is no `colour`"),
            ):
                with pytest.raises(Exception, match=re.escape(told)):
                    await said(name, **given)

    go(work())
