"""A bot chooses from what its seat knows: whatever else is true, it chooses the same. Over every game found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rumpus.bots import LEVELS, Bot, seat_bot
from rumpus.bots.engine import engine_of
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.kernel.chance import draw_of
from rumpus.kernel.state import GameState
from tests.laws.positions import Table, every_table, positions

KEY = bytes(range(32))


def worlds(session: Session, seat: int) -> Iterator[GameState]:
    """The truth, and others that look the same to the seat."""
    yield session.state
    for number in range(2):
        world = know(session.state, seat)
        session.game.rules.imagine(world, seat, draw_of(bytes(31) + bytes([number]), 1))
        yield world


@pytest.mark.parametrize("table", every_table())
@pytest.mark.parametrize("level", ["random", "greedy", "child@6", "shark@6"])
def test_hidden_facts_change_no_choice(table: Table, level: str) -> None:
    for session in positions(table, games=1, at_most=5):
        for seat in session.waiting:
            choices = set[int | None]()
            for world in worlds(session, seat):
                bot = seat_bot(table.game, level, KEY, fast=False)
                choices.add(bot.choose(know(world, seat), seat, session.legal(seat)))
            assert len(choices) == 1
            (choice,) = choices
            assert choice is None or choice in session.legal(seat)


@pytest.mark.parametrize("table", every_table())
def test_what_is_worth_a_thought_is_no_secret(table: Table) -> None:
    """`waits` and `sensible` run in imagined worlds too: there they must say what they say of what the seat knows."""
    engine = engine_of(table.game)
    for session in positions(table, games=2, at_most=12):
        for seat in session.waiting:
            legal = session.legal(seat)
            moves = engine.moves(know(session.state, seat), seat, legal)
            assert moves, "something is always worth a thought"
            assert set(moves) <= {*legal, -1}
            for world in worlds(session, seat):
                assert engine.moves(world, seat, legal) == moves


@pytest.mark.parametrize("table", every_table())
def test_supposing_moves_cards_and_loses_none(table: Table) -> None:
    engine = engine_of(table.game)
    inventory = getattr(table.game.state, "inventory", lambda s: [])
    for session in positions(table, games=2, at_most=12):
        for seat in range(table.options.seats):
            for world in worlds(session, seat):
                before = inventory(world)
                world = world.copy()
                engine.knowledge.suppose(world, seat, draw_of(KEY))
                assert know(world, seat).pack() == know(session.state, seat).pack()
                assert inventory(world) == before
                assert table.game.legal(world, seat) == session.legal(seat)


def test_all_levels_are_told_the_same() -> None:
    """Levels differ in how they think, not in what they are told: `choose` takes a state, a seat, moves and talk."""
    names = Bot.choose.__code__.co_varnames[: Bot.choose.__code__.co_argcount]
    assert names == ("self", "known", "seat", "legal", "talk")
    assert set(LEVELS) == {"child", "beginner", "regular", "expert", "shark", "greedy", "random"}
