"""Bots of one's own: at a seat here, as a program, and in a real room over loopback, under its clocks and limits."""

from __future__ import annotations

import asyncio
import io
import json
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.server import ServerConnection, serve

from rumpus.bots import seat_bot
from rumpus.bots.own import BadAnswer, OwnBot
from rumpus.client import (
    Line,
    NoLine,
    RoomProblem,
    RoomRequests,
    TableRefused,
    answer_lines,
    main,
    open_seat,
    play_game,
    take_seat,
)
from rumpus.client.main import full_table
from rumpus.client.requests import BadLink, read_link
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.lab.match import play_match
from tests.table.people import House, Person, house

HIGHEST = Path(__file__).parents[2] / "examples" / "bots" / "own.py"


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 120))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "room.sqlite")


class Last:
    """The last legal move; keeps what it was told."""

    name = "Last"

    def __init__(self) -> None:
        self.begun: list[tuple[str, int, int]] = []
        self.views: list[dict[str, Any]] = []

    def begin(self, game: str, seat: int, seats: int) -> None:
        self.begun.append((game, seat, seats))

    def choose(self, view: dict[str, Any], legal: list[str]) -> str | None:
        self.views.append(view)
        return legal[-1]


class ByTurns(Last):
    """The first or the last by turns: who always does the same may take things back for ever."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str | None:
        self.views.append(view)
        return legal[len(self.views) % 2 - 1]


class Constant:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: dict[str, Any], legal: list[str]) -> Any:
        return self.answer


# Here


def test_a_class_sits_at_a_table_of_this_process() -> None:
    game = catalogue.game("beasty_bar")
    bot = Last()
    players = [OwnBot(game, bot), seat_bot(game, "random", bytes(32))]
    session = play_match(game, options_for(game, 2), bytes(32), players)
    assert session.over
    assert bot.begun == [("beasty_bar", 0, 2)]
    mine = [game.move_code(step.number) for step in session.steps if step.kind == "play" and step.seat == 0]
    assert len(mine) == len(bot.views) > 5
    for view in bot.views:
        assert not any(view["hand"][1]), "another's cards are 0"


@pytest.mark.parametrize("answer", ["fly", None, 3])
def test_an_answer_that_is_no_move_is_named(answer: Any) -> None:
    game = catalogue.game("beasty_bar")
    players = [OwnBot(game, Constant(answer)), seat_bot(game, "random", bytes(32))]
    with pytest.raises(BadAnswer, match=f"Constant: chose '{answer}'"):
        play_match(game, options_for(game, 2), bytes(32), players)


def test_lines() -> None:
    lines: list[dict[str, Any]] = [
        {"do": "hello", "game": "bounce", "seat": 1, "seats": 2},
        {"do": "choose", "fields": {"step": [3]}, "legal": ["roll", "stay"], "may_pass": False},
        {"do": "quit"},
        {"do": "choose", "fields": {}, "legal": ["never"], "may_pass": False},
    ]
    bot, out = Last(), io.StringIO()
    answer_lines(bot, io.StringIO("".join(json.dumps(line) + "\n" for line in lines)), out)
    assert [json.loads(line) for line in out.getvalue().splitlines()] == [{"name": "Last"}, {"move": "stay"}]
    assert bot.begun == [("bounce", 1, 2)]


def test_what_a_bot_prints_is_shown_and_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Talker(Last):
        def choose(self, view: dict[str, Any], legal: list[str]) -> str:
            print("I think", len(legal))
            return super().choose(view, legal)

    line = {"do": "choose", "fields": {"step": [3]}, "legal": ["roll", "stay"], "may_pass": False}
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(line) + "\n"))
    main(Talker, [])
    said = capsys.readouterr()
    assert (said.out, said.err) == ('{"move": "stay"}\n', "I think 2\n")


def test_a_bot_that_cannot_choose_is_named() -> None:
    game = catalogue.game("bounce")
    players = [OwnBot(game, cast(Any, object())), seat_bot(game, "random", bytes(32))]
    with pytest.raises(BadAnswer, match=re.escape("object: has no choose(view, legal)")):
        play_match(game, options_for(game, 2), bytes(32), players)


@pytest.mark.parametrize("where", [["--code", "BEAR"], ["--make", "bounce"], ["--link", "http://x/table/1#seat=2"]])
def test_who_wants_a_table_says_in_which_room(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(Last, where)
    assert ended.value.code == 2
    assert "want --room URL" in capsys.readouterr().err


# In a room


async def seat_in(room: House, table: str, bot: Any, token: str = "") -> tuple[Line, int]:
    requests = RoomRequests(room.address)
    line = Line(room.address, table, token or await requests.new_token())
    await line.open()
    return line, await take_seat(line, bot.name)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_bot_from_outside_plays_a_whole_game(database: str, name: str) -> None:
    """Against the room's own bots, with the moves of an untaught player: every game comes to its end."""
    game = catalogue.game(name)

    async def work() -> None:
        async with house(database, rate=1000.0) as room:
            requests, bot = RoomRequests(room.address), ByTurns()
            token = await requests.new_token()
            seats = max(2, game.seats.start)
            options = {"pace": "relaxed"} if "pace" in game.facts.options else {}
            wish = {"game": name, "seats": seats, "bots": ["random"] * (seats - 1), "sit": True, "options": options}
            table = await requests.make(token, wish | {"pace": "relaxed"})
            line, seat = await seat_in(room, table, bot, token)
            await line.ask("start")
            result = await play_game(line, seat, bot)
            assert len(result.places) == seats
            assert bot.begun == [(name, seat, seats)]
            assert line.chairs[seat].name == "Last"
            await line.close()

    go(work())


def test_a_code_a_token_and_somebody_else(database: str) -> None:
    """Two bots of two guests and a person's table: each has the token that the room gave it, and sees its own seat."""

    async def work() -> None:
        async with house(database, rate=1000.0) as room, Person(room) as els:
            table = await els.make("beasty_bar", seats=2, sit=False, pace="relaxed")
            device = await els.come(table)
            assert device.table is not None
            requests = RoomRequests(room.address)
            tokens = [await requests.new_token() for _ in range(2)]
            bots = [Last(), Last()]
            found = await requests.table_of_code(tokens[0], device.table.code)
            assert found == table
            seated = [await seat_in(room, table, bot, token) for bot, token in zip(bots, tokens, strict=True)]
            with pytest.raises(TableRefused, match="full"):
                await seat_in(room, table, Last())
            await device.ask("start")
            results = await asyncio.gather(
                *(play_game(line, seat, bot) for (line, seat), bot in zip(seated, bots, strict=True))
            )
            assert results[0] == results[1]
            for seat, bot in enumerate(bots):
                assert all(not any(view["hand"][1 - seat]) for view in bot.views), "another's hand is 0"
                assert any(any(view["hand"][seat]) for view in bot.views)
            for line, _ in seated:
                await line.close()
            with pytest.raises((TableRefused, NoLine)):
                await seat_in(room, table, Last(), "x" * 43)

    go(work())


def test_a_private_link(database: str) -> None:
    async def work() -> None:
        async with house(database, rate=1000.0) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, bots=["random"], sit=True, pace="relaxed")
            device = await els.come(table)
            link = await device.ask("new_link", seat=0)
            address = f"{room.address}/table/{table}#seat={link.key}"  # type: ignore[union-attr]
            assert read_link(address) == (table, link.key)  # type: ignore[union-attr]
            line = Line(room.address, table, await RoomRequests(room.address).new_token())
            await line.open()
            bot = Last()
            seat = await open_seat(line, link.key)  # type: ignore[union-attr]
            await device.ask("start")
            assert len((await play_game(line, seat, bot)).places) == 2
            await line.close()
        with pytest.raises(BadLink):
            read_link("https://room.example/table/abc")

    go(work())


def test_who_is_slower_than_the_clock_is_not_waited_for(database: str) -> None:
    """The same clock as for people: it acts for the bot, whose late answer is dropped, and the game goes on. After two
    such turns the table hands the seat over; when the bot wakes up, it takes it back."""

    class Time:
        now = 1_800_000_000.0

        def __call__(self) -> float:
            return self.now

    class Sleepy(Last):
        def __init__(self) -> None:
            super().__init__()
            self.asleep, self.wake = threading.Event(), threading.Event()

        def choose(self, view: dict[str, Any], legal: list[str]) -> str | None:
            if len(self.views) == 0:
                self.asleep.set()
                assert self.wake.wait(60)
            return super().choose(view, legal)

    async def work() -> None:
        time, bot = Time(), Sleepy()
        async with house(database, time, rate=1000.0) as room, Person(room) as els:
            # Not Bounce: its dice may end a game before the bot has missed two turns.
            table = await els.make("beasty_bar", seats=2, sit=True, pace="live")
            person = await els.come(table)
            line, seat = await seat_in(room, table, bot)
            await person.ask("start")
            playing = asyncio.create_task(play_game(line, seat, bot))

            async def persons_turn() -> None:
                await person.until_known(lambda d: d.asked.get(0) is not None or d.result is not None)

            for _ in range(2):
                while seat not in person.waiting:
                    await persons_turn()
                    await turn_of(person, 0)
                await asyncio.to_thread(bot.asleep.wait, 60)
                told = person.steps[0]
                time.now += 31
                await room.room.tick()
                await person.until_known(lambda d, told=told: d.steps[0] > told)
            kinds = [row.kind for row in await room.store.rows(table)]
            assert kinds.count("timedout") == 2
            await line_says(line, lambda: line.chairs[seat].sits_in)
            bot.wake.set()
            await line_says(line, lambda: not line.chairs[seat].sits_in)
            while person.result is None:
                await persons_turn()
                if person.asked.get(0) is not None:
                    await turn_of(person, 0)
            result = await playing
            assert result == person.result
            await line.close()

    go(work())


async def turn_of(person: Any, seat: int) -> None:
    if person.asked.get(seat) is not None:
        await person.play(seat, person.asked[seat].legal[0].move)


async def line_says(line: Line, so: Any) -> None:
    async with line.changed:
        await line.changed.wait_for(so)


def test_after_a_broken_line_it_comes_back(database: str) -> None:
    async def work() -> None:
        async with house(database, rate=1000.0) as room:
            requests, bot = RoomRequests(room.address), Last()
            token = await requests.new_token()
            wish = {"game": "beasty_bar", "seats": 2, "bots": ["random"], "pace": "relaxed"}
            line, seat = await seat_in(room, await requests.make(token, wish), bot, token)
            await line.ask("start")
            cut = bot.choose

            def choose(view: dict[str, Any], legal: list[str]) -> str | None:
                if len(bot.views) == 3:
                    asyncio.run_coroutine_threadsafe(line.close(), loop).result(30)
                return cut(view, legal)

            loop = asyncio.get_running_loop()
            bot.choose = choose  # type: ignore[method-assign]
            assert len((await play_game(line, seat, bot)).places) == 2
            await line.close()

    go(work())


def test_who_is_shown_out_does_not_wait_for_ever(database: str) -> None:
    async def work() -> None:
        async with house(database, rate=1000.0) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, sit=True, pace="relaxed")
            person = await els.come(table)
            line, seat = await seat_in(room, table, Last())
            playing = asyncio.create_task(play_game(line, seat, Last()))
            await person.ask("clear", seat=seat)
            with pytest.raises(TableRefused, match="not your seat"):
                await playing
            await line.close()

    go(work())


def test_a_message_too_many_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is sent, not only in the middle of a game."""
    monkeypatch.setattr("rumpus.client.line.SLOWER", 0.0)
    heard: list[str] = []

    async def answer(socket: ServerConnection) -> None:
        async for raw in socket:
            said = json.loads(raw)
            heard.append(said["t"])
            why = "too_fast" if len(heard) < 4 else "not_host"
            told = {"t": "done", "played": 0} if said["t"] == "hello" else {"t": "refused", "why": why, "detail": ""}
            await socket.send(json.dumps(told | {"id": said["id"]}))

    async def work() -> None:
        async with serve(answer, "127.0.0.1", 0) as server:
            line = Line(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "1", "token")
            with pytest.raises(TableRefused, match="Only the host"):
                await line.ask("start")
            await line.close()

    go(work())
    assert heard == ["hello", "start", "start", "start"]


def test_who_waits_for_others_comes_back_to_the_table(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """When the line breaks while a seat is still free."""

    async def work() -> None:
        async with house(database, rate=1000.0) as room, Person(room) as els:
            table = await els.make("bounce", seats=2, sit=True, pace="relaxed")
            line = Line(room.address, table, await RoomRequests(room.address).new_token())
            await line.open()
            waiting = asyncio.create_task(full_table(line))
            await asyncio.sleep(0)
            await line.close()
            await els.come(table)
            await seat_in(room, table, Last())
            await waiting
            assert line.alive
            await line.close()

    go(work())
    assert "waiting until every seat is taken" in capsys.readouterr().err


def test_what_can_go_wrong_is_named(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        async with house(database, rate=1000.0) as room:
            requests = RoomRequests(room.address)
            token = await requests.new_token()
            with pytest.raises(TableRefused):
                await requests.make(token, {"game": "chess"})
            table = await requests.make(token, {"game": "bounce", "seats": 2, "bots": ["random"], "pace": "relaxed"})
            line, seat = await seat_in(room, table, Last(), token)
            await line.ask("start")
            with pytest.raises(BadAnswer, match="chose 'fly'"):
                await play_game(line, seat, Constant("fly"))
            await line.close()

    go(work())
    with pytest.raises(RoomProblem, match="no room answers"):
        go(RoomRequests("http://127.0.0.1:9").new_token())
    with pytest.raises(SystemExit) as ended:
        main(Last, ["--room", "http://127.0.0.1:9", "--code", "BEAR"])
    assert ended.value.code == 2
    assert "no room answers" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(Last, ["--room", "http://127.0.0.1:9", "--token", "x" * 43])
    assert "--code, --link or --make" in capsys.readouterr().err


@pytest.mark.slow
def test_the_example_plays_as_a_program_and_in_a_room(database: str) -> None:
    asked = [sys.executable, "-m", "rumpus", "arena", "bounce", "--seats", "2", "--games", "2", "--jobs", "1"]
    done = subprocess.run(
        [*asked, "--bots", f"random,program:{sys.executable} {HIGHEST}"], capture_output=True, text=True, timeout=120
    )
    assert "Highest" in done.stdout, done.stderr

    async def work() -> None:
        async with house(database, rate=1000.0) as room:
            words = ("--room", room.address, "--make", "beasty_bar", "--seats", "2", "--bots", "random")
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(HIGHEST), *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            out, err = await process.communicate()
            assert process.returncode == 0, err.decode()
            assert out.decode().startswith("places ")

    go(work())


@pytest.mark.parametrize("body", [b"[]", b"{}", b'{"token": 7}', b"[" * 50_000, b"\xff", b"", b"null"])
@pytest.mark.parametrize("status", [200, 400])
def test_what_answers_need_not_be_a_room(body: bytes, status: int) -> None:
    """Whatever is at that address: an error with a name, not a traceback."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 %d x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % (status, len(body)) + body)
        writer.close()

    async def asked() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(RoomProblem):
                await RoomRequests(f"http://127.0.0.1:{port}").new_token()

    go(asked())


@pytest.mark.parametrize(
    "said", ["{", "[]", '{"t": "you", "seats": "all", "host": 1}', '{"t": "snapshot"}', "[" * 50_000]
)
def test_a_line_that_speaks_another_language_is_hung_up(said: str) -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send(said)
        await socket.wait_closed()

    async def asked() -> None:
        async with serve(speak, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            line = Line(f"http://127.0.0.1:{port}", "table", "")
            with pytest.raises(NoLine):
                await line.open()
            assert not line.alive
            await line.close()

    go(asked())
