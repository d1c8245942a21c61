"""Golden records: whole games, kept as files. When a rule changes, they say so."""

from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.archive import load_record, verify, write_record
from tools.reference import stale

FOUND = [
    pytest.param(game.name, path, id=f"{game.name}-{path.stem}")
    for game in catalogue.games()
    for path in sorted((game.folder / "tests" / "golden").glob("*.rump"))
]


@pytest.mark.parametrize(("name", "path"), FOUND)
def test_it_is_dealt_and_played_by_the_rules_of_today(name: str, path: Path) -> None:
    record = load_record(path)
    assert verify(catalogue.game(name), record) == len(record.draws())
    assert write_record(record) == path.read_text(encoding="utf-8")


def test_every_game_has_some() -> None:
    assert {p.values[0] for p in FOUND} >= {p.parent.name for p in Path("src/rumpus/games").glob("*/game.toml")}


def test_the_reference_pages_are_fresh() -> None:
    assert stale() == []
