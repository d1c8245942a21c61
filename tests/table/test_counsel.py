"""Odds and advice: only where one plays for fun, for one's own seat, and from nothing that it cannot know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.visibility import see
from rumpus.table import wire
from rumpus.table.delivery.counsel import known_at_sight, odds
from rumpus.table.delivery.messages import of_memory
from tests.table.people import Device, Person, house, play_on
from tests.table.test_secrets import other_world, put, table_of

Go = Callable[[Any], Any]
GAMES = catalogue.names()


async def refusals(device: Device, seat: int) -> set[str]:
    decision = asked.decision if (asked := device.asked.get(seat)) else 0
    answers = [await device.ask("odds", seat=seat), await device.ask("advice", seat=seat, decision=decision)]
    assert all(isinstance(answer, wire.Refused) for answer in answers), answers
    return {answer.why for answer in answers if isinstance(answer, wire.Refused)}


def test_who_plays_for_fun_is_told_and_the_game_counts_for_nothing(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as room, Person(room) as els, Person(room) as tom:
            table = await els.make("beasty_bar", seats=2, bots=["random"], sit=True, pace="relaxed")
            device, watcher = await els.come(table), await tom.come(table)
            assert await refusals(device, 0) == {"not_started"}
            await device.ask("start")
            await device.until_known(lambda d: d.asked.get(0) is not None)
            assert device.table is not None
            assert device.table.advice
            told = await device.ask("odds", seat=0)
            assert isinstance(told, wire.OddsTold)
            assert sum(row.good for row in told.rows) == told.rows[0].every
            assert await refusals(device, 1) == {"not_yours"}
            await watcher.until_known(lambda d: d.table is not None and d.table.phase == "playing")
            assert await refusals(watcher, 0) == {"not_yours"}
            heard = len(watcher.raw)
            asked = device.asked[0]
            assert asked is not None
            stale = await device.ask("advice", seat=0, decision=asked.decision + 1)
            assert isinstance(stale, wire.Refused)
            assert stale.why == "gone"
            for _ in range(2):
                advice = await device.ask("advice", seat=0, decision=asked.decision)
                assert isinstance(advice, wire.AdviceTold)
                legal = {move.move for move in asked.legal}
                assert {choice.move for choice in advice.moves} <= legal
                assert advice.moves[0].tied
                assert sum(advice.chances) == pytest.approx(1)
            await watcher.ask("describe", seat=8)
            assert len(watcher.raw) == heard + 1, "nobody else hears of it"
            rows = [row.kind for row in await room.store.rows(table)]
            assert rows.count("tookadvice") == 1
            await play_on(device)
            assert (await els.http.get("/api/games/beasty_bar/statistics")).json()["ratings"] == []

    go(evening())


def test_nobody_is_advised_at_a_strict_table_nor_against_people(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, rate=100.0) as room, Person(room) as els, Person(room) as tom:
            strict = await els.make("bounce", seats=2, bots=["random"], sit=True, pace="relaxed", strict=True)
            device = await els.come(strict)
            await device.ask("start")
            await device.until_known(lambda d: d.asked.get(0) is not None)
            assert device.table is not None
            assert not device.table.advice
            assert await refusals(device, 0) == {"advice"}
            ours = await els.make("bounce", seats=3, bots=["random"], sit=True, pace="relaxed")
            mine, his = await els.come(ours), await tom.come(ours)
            await his.ask("sit")
            await mine.ask("start")
            for one in (mine, his):
                await one.until_known(lambda d: d.table is not None and d.table.phase == "playing")
                assert await refusals(one, one.seats[0]) == {"advice"}
            kinds = {row.kind for table in (strict, ours) for row in await room.store.rows(table)}
            assert "tookadvice" not in kinds

    go(evening())


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_give_the_same_odds_and_the_same_question_to_the_adviser(name: str) -> None:
    game = catalogue.game(name)
    rng = random.Random(8)
    state = table_of(game, game.usual_seats)
    compared = 0
    for step in range(60):
        live_game = state.need_game()
        if live_game.over:
            break
        truth = live_game.state.copy()
        for seat in range(game.usual_seats):
            told, known = odds(state, wire.AskOdds(1, seat=seat)), known_at_sight(state, seat).pack()
            put(state, other_world(game, truth, seat, step))
            assert odds(state, wire.AskOdds(1, seat=seat)) == told
            assert known_at_sight(state, seat).pack() == known
            put(state, truth)
            compared += 1
        actor = rng.choice(live_game.waiting)
        live_game.act(actor, rng.choice(live_game.asked[actor] or [0]), 1000.0)
        live_game.draw_all(1000.0)
    assert compared > 10


def test_nobody_is_reminded_in_a_game_of_memory() -> None:
    """Once a card was looked at, neither the odds nor the adviser have it any more."""
    game = catalogue.game("bloops")
    assert of_memory(game)
    state = table_of(game, 3, "relaxed")
    live_game = state.need_game()
    looked = [card for card in see(live_game.state, 0)["card"][0] if card]
    assert len(looked) == 3
    for seat in range(3):
        live_game.act(seat, game.read_move("got-it"), 1000.0)
    assert not any(see(live_game.state, 0)["card"][0])
    assert any(live_game.state.knows[0])
    assert not any(known_at_sight(state, 0).card[0])
