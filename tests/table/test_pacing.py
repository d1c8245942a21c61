"""Bots wait for the stage, and nobody can make them wait longer. The test moves the clock: nothing here waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.table import wire
from rumpus.table.delivery.audience import SLACK, Audience, slowest
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log.live_game import LiveGame
from rumpus.table.log.stage_time import stage_time
from tests.table.people import Person, house

Go = Callable[[Any], Any]
BOARDS = [game for game in catalogue.games() if (game.folder / "page").is_dir()]


@dataclass
class Page:
    seats: list[int]
    shown: dict[int, int] = field(default_factory=dict[int, int])
    speed: wire.Speed = "brisk"


class Time:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def live_game(name: str, seats: int) -> LiveGame:
    game = catalogue.game(name)
    playing = LiveGame(game, options_for(game, seats, {}), "live", b"secret", [b""] * seats)
    playing.draw_all(0.0)
    return playing


def move(playing: LiveGame, seat: int, code: str, at: float) -> None:
    playing.act(seat, playing.game.read_move(code), at)
    playing.draw_all(at)


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.name)
def test_beats_are_declared_for_events_that_there_are(game: Game) -> None:
    beats = game.facts.beats
    kinds = {kind.name for kind in game.events}
    assert set(beats.told) | set(beats.climax) <= kinds
    assert not set(beats.told) & set(beats.climax)
    assert beats.climax, "every game has something to hold"
    assert all(0 < length <= 5000 for length in (*beats.told.values(), *beats.climax.values()))


def test_a_silent_page_holds_nobody_longer_than_the_stage_takes() -> None:
    playing = live_game("bounce", 2)
    first = len(playing.steps)
    move(playing, playing.waiting[0], "roll", 0.0)
    steps = playing.steps[first:]
    length = stage_time(playing.game, steps)
    assert length > 2
    audience, here, silent = Audience(), Page([0], {0: 0}), Page([])
    audience.told(playing.game, steps, "brisk", 100.0)
    assert audience.left([here, silent], {0: 1, 8: 1}, 100.0) == pytest.approx(length + SLACK)
    assert audience.left([silent], {8: 1}, 100.0) == 0.0, "who shows nothing is not waited for"
    audience.told(playing.game, steps, "brisk", 101.0)
    assert audience.left([here], {0: 2}, 101.0) == pytest.approx(2 * length - 1 + SLACK), "one beat after the other"
    assert audience.left([here], {0: 2}, 200.0) == 0.0
    here.shown = {0: 2}
    assert audience.left([here], {0: 2}, 101.0) == 0.0
    here.shown = {0: 2**50}
    assert audience.left([here], {0: 2}, 101.0) == 0.0


def test_the_slowest_of_those_who_play_sets_the_pace() -> None:
    els, tom = Page([0], {0: 1}, "at_once"), Page([1], {1: 1}, "leisurely")
    assert slowest([els, tom]) == "leisurely"
    assert slowest([els]) == "at_once"
    assert slowest([els, Page([], {8: 1}, "leisurely")]) == "at_once", "who watches waits with the others"
    assert slowest([]) == "brisk"


async def settled(table: LiveTable) -> None:
    """Whoever waits at the table has looked again."""
    table.audience.stir()
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_bot_moves_when_the_page_has_shown_the_step_before(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with house(sqlite_database, time, bot_pauses=True) as room, Person(room) as els:
            number = await els.make("bounce", seats=2, sit=True, bots=["random"], pace="relaxed")
            device = await els.come(number)
            await device.ask("start")
            table = await room.room.table(number)
            assert table is not None

            async def say_shown() -> None:
                await device.send("shown", seat=0, n=device.steps[0])
                assert isinstance(await device.ask("describe", seat=0), wire.Described)  # it was heard

            def moves() -> int:
                return len(table.state.need_game().steps)

            await say_shown()
            while table.state.need_game().waiting != [0]:  # the bot may begin
                time.now += 60
                await settled(table)
            await device.until_known(lambda d: d.asked[0] is not None)
            await device.play(0, "roll")
            mine = moves()
            time.now += 1.5
            await settled(table)
            assert moves() == mine, "the stage is not through"
            await say_shown()
            await settled(table)
            assert moves() == mine, "a pause comes after"
            time.now += 2.5
            while moves() == mine:
                await settled(table)

    go(evening())


def test_the_plane_takes_off_when_the_jury_has_been_shown() -> None:
    playing = live_game("boogie_beasts", 3)
    assert playing.running is not None
    for seat in range(3):
        move(playing, seat, "ready", 10.0)
    for seat in range(3):
        move(playing, seat, "done", 20.0)
    assert playing.running is not None
    assert playing.running.name == "plane"
    jury = playing.running.due - playing.running.total - 20.0
    assert jury > 2
    assert playing.waits_for_stage(20.0)
    playing.restart(25.0)
    assert playing.running.due == 25.0 + playing.running.total
    assert not playing.waits_for_stage(25.0)


def test_bots_are_ready_when_people_are(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        time = Time()
        async with house(sqlite_database, time, bot_pauses=True) as room, Person(room) as els:
            number = await els.make("boogie_beasts", seats=3, sit=True, bots=["random", "random"], pace="live")
            device = await els.come(number)
            await device.ask("start")
            table = await room.room.table(number)
            assert table is not None

            def ready() -> list[int]:
                return list(table.state.need_game().state.ready[:3])

            for _ in range(20):
                time.now += 1
                await settled(table)
            assert ready() == [0, 0, 0], "they talk, and wait"
            mine = next(iter(device.asked))
            await device.play(mine, "ready")
            while sum(ready()) > 0:  # the jump begins when all are
                time.now += 1
                await settled(table)

    go(evening())
