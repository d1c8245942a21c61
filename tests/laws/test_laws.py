"""What holds for every game. A new game folder is found and judged by these without being registered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rumpus.core.game import Game
from rumpus.laws import answers, basics, ends, secrets, source
from tests.laws.positions import Table, every_game, every_table, new_session, random_step, tables

LAWS = [*answers.TABLE_LAWS, *basics.TABLE_LAWS, *secrets.TABLE_LAWS, *ends.TABLE_LAWS]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", every_table())
def test_law(table: Table, law: Callable[[Table], None]) -> None:
    law(table)


@pytest.mark.parametrize("law", [*source.GAME_LAWS, *basics.GAME_LAWS], ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", every_game())
def test_law_of_a_game(game: Game, law: Callable[[Game], None]) -> None:
    law(game)


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_every_event_question_and_move_has_words(game: Game) -> None:
    basics.every_event_question_and_move_has_words(game)


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_what_chance_decides_has_words(game: Game) -> None:
    """Of ours; a game from outside may leave it at numbers."""
    for table in tables(game):
        session, draw = new_session(table, 3), [1, 2, 3, 4]
        while not session.over:
            if not session.waiting:
                phase = game.names["phase"][getattr(session.state, "phase", 0)]
                assert {phase, "*"} & set(game.hooks.text.OUTCOMES), phase
            random_step(session, draw)


@pytest.mark.parametrize("game", every_game())
def test_tables_differ(game: Game) -> None:
    found = [table.options for table in tables(game)]
    assert all(found.count(options) == 1 for options in found)
