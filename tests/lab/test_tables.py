"""The pages of columns and moves are those of today's games."""

from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.lab.envs.tables import page


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_the_page_is_fresh(game: Game) -> None:
    written = Path("docs/environments", f"{game.name}.md").read_text(encoding="utf-8")
    assert written == page(game), "python -m rumpus.lab.envs.tables docs/environments"
