"""The page's types are those of the wire."""

from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.table.codegen.lessons import lessons, lessons_path
from rumpus.table.codegen.stages import stages, stages_path
from rumpus.table.codegen.typescript import typescript
from rumpus.table.codegen.vocabulary import games_with_boards, path_of, vocabulary

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"


def test_the_page_has_the_types_of_today() -> None:
    again = "rumpus wire --typescript web/src/wire/messages.ts"
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), f"the wire has changed: {again}"


@pytest.mark.parametrize("game", games_with_boards(), ids=lambda game: game.name)
def test_a_board_has_the_vocabulary_of_today(game: Game) -> None:
    again = "rumpus wire --boards"
    assert path_of(game).read_text(encoding="utf-8") == vocabulary(game), f"{game.name} has changed: {again}"


@pytest.mark.parametrize("game", games_with_boards(), ids=lambda game: game.name)
def test_the_rules_page_shows_positions_that_the_rules_lead_to(game: Game) -> None:
    again = "rumpus wire --boards"
    assert stages_path(game).read_text(encoding="utf-8") == stages(game), f"{game.name} has changed: {again}"


@pytest.mark.parametrize("game", games_with_boards(), ids=lambda game: game.name)
def test_the_lessons_are_played_by_the_rules_of_today(game: Game) -> None:
    again = "rumpus wire --boards"
    assert lessons_path(game).read_text(encoding="utf-8") == lessons(game), f"{game.name} has changed: {again}"


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_every_move_has_a_function_that_gives_its_code(game: Game) -> None:
    """`vocabulary` raises where a code does not follow from the arguments it is said with."""
    written = vocabulary(game)
    for move in game.moves:
        assert f"group: {move.message.removeprefix('move-')!r}" in written
