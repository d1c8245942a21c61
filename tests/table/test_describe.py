"""The board read aloud by the room: the same sentences as the terminal's, for one's own eyes only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.words import LANGUAGES, Ask, Words
from rumpus.kernel.seats import WATCHER
from rumpus.table import wire
from tests.table.people import Device, Person, house

Go = Callable[[Any], Any]
GAMES = catalogue.names()


async def told(device: Device, game: str, seat: int) -> None:
    """What the message says is what the terminal says of the same view, in every language."""
    answer = await device.ask("describe", seat=seat)
    assert isinstance(answer, wire.Described)
    names = [chair.name for chair in device.chairs]
    for language in LANGUAGES:
        words = Words(catalogue.game(game), language, names, seat)
        said = [
            words.sentence(Ask(one.message, one.numbers, one.names, one.seats, one.texts)) for one in answer.sentences
        ]
        assert said == words.spoken(device.views[seat], seat)
        assert said


@pytest.mark.parametrize("name", GAMES)
def test_the_room_says_what_the_terminal_says(go: Go, sqlite_database: str, name: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els, Person(room) as tom:
            seats = catalogue.game(name).seats[0]
            table = await els.make(name, seats=max(2, seats), pace="relaxed", way="around")
            first, watcher = await els.come(table), await tom.come(table)
            assert (await first.ask("describe", seat=0)).why == "not_started"
            for _ in range(max(2, seats) - 1):
                await first.ask("sit", name="Oma")
            assert isinstance(await first.ask("start"), wire.Done)
            await watcher.until_known(lambda d: d.table.phase == "playing")
            await told(first, name, 0)
            await told(first, name, 1)
            await told(watcher, name, WATCHER)
            assert (await watcher.ask("describe", seat=0)).why == "not_yours"
            assert (await first.ask("describe", seat=WATCHER)).why == "not_yours"

    go(evening())


def test_a_game_without_sentences_has_its_fields_told(go: Go, sqlite_database: str) -> None:
    game = catalogue.game("beasty_bar")
    hooks = game.hooks

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            table = await els.make("beasty_bar", seats=2, bots=["random"], sit=True, pace="relaxed")
            device = await els.come(table)
            await device.ask("start")
            await device.until_known(lambda d: d.asked.get(0) is not None)
            await told(device, "beasty_bar", 0)
            answer = await device.ask("describe", seat=0)
            assert isinstance(answer, wire.Described)
            assert {one.message for one in answer.sentences} == {"spoken-field"}

    object.__setattr__(game, "hooks", replace(hooks, text=replace(hooks.text, spoken=None)))
    try:
        go(evening())
    finally:
        object.__setattr__(game, "hooks", hooks)
