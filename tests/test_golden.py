"""Golden records: whole games, kept as files. When a rule changes, they say so."""

from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.archive import load_record, replay, verify, write_record
from rumpus.core.visibility import see_event
from rumpus.core.words import Words
from rumpus.kernel.errors import BadRecord
from rumpus.kernel.seats import WATCHER
from tests.cli.conftest import Run
from tests.cli.conftest import home as home
from tests.cli.conftest import rumpus as rumpus
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


OLDER = [
    pytest.param(game.name, path, id=f"{game.name}-{path.stem}")
    for game in catalogue.games()
    for path in sorted((game.folder / "tests" / "older").glob("*.rump"))
]


@pytest.mark.parametrize(("name", "path"), OLDER)
def test_a_record_of_older_rules_is_watched_not_judged(name: str, path: Path, rumpus: Run) -> None:
    game, record = catalogue.game(name), load_record(path)
    assert record.header["rules"] < game.version
    assert len(list(record.positions())) == len(record.entries) + 1
    with pytest.raises(BadRecord, match="can be watched, not be checked"):
        replay(game, record)
    with pytest.raises(BadRecord, match=f"all {len(record.draws())} draws are those promised"):
        verify(game, record)
    told = rumpus("replay", str(path))
    assert told.code == 0
    assert told.out.startswith(f"{game.title}: ")
    words = Words(game, "en", record.seats, WATCHER)
    kinds = game.event_kinds
    events = [see_event(kinds[event.kind], event, WATCHER) for entry in record.entries for event in entry.events]
    assert all(words.event(event) in told.out for event in events)


def test_every_game_has_some() -> None:
    assert {p.values[0] for p in FOUND} >= {p.parent.name for p in Path("src/rumpus/games").glob("*/game.toml")}


def test_the_reference_pages_are_fresh() -> None:
    assert stale() == []
