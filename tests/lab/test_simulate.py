"""Many games: the same wherever they are played, kept as Parquet, and taken up again after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import numpy
import pytest

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.kernel.errors import RumpusError
from rumpus.lab.players import Adaptive, Cluster, Threads
from rumpus.lab.results import BadResults, Results
from rumpus.lab.simulate import simulate
from rumpus.speed.compiled import compiled

GAME = catalogue.game("bounce")
OPTIONS = options_for(GAME, 3)
KEY = bytes(31) + b"\5"

parquet = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
pytestmark = pytest.mark.extra


class Counting(Threads):
    """Plays small parts, remembers which, and may be interrupted."""

    part = 500

    def __init__(self, interrupt_after: int = 1000) -> None:
        super().__init__(GAME, OPTIONS, KEY, 2)
        self.played: list[int] = []
        self.left = interrupt_after

    def play(self, parts):
        for first, run in super().play(parts):
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            self.played.append(first)
            yield first, run


def test_the_same_as_a_plain_simulation(tmp_path: Path) -> None:
    kept = simulate(Counting(), 2300, Results(tmp_path / "run", GAME, OPTIONS, KEY))
    assert kept.tally == simulate(Adaptive(GAME, OPTIONS, KEY), 2300).tally


def test_what_the_files_say(tmp_path: Path) -> None:
    simulate(Counting(), 1200, Results(tmp_path, GAME, OPTIONS, KEY))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games-0-500.parquet",
        "games-1000-1200.parquet",
        "games-500-1000.parquet",
        "run.json",
    ]
    table = parquet.read_table(tmp_path / "games-500-1000.parquet")
    assert [str(field.type) for field in table.schema] == ["int64", "int32", *["int32"] * 3, *["int8"] * 3]
    assert table.schema.names == [
        *("game", "steps", "points_1", "points_2", "points_3", "place_1", "place_2", "place_3")
    ]
    run = compiled(GAME).simulate(OPTIONS, KEY, 500, 500)
    assert table["game"].to_pylist() == list(range(500, 1000))
    assert (table["steps"].to_numpy() == run.lengths).all()
    assert (numpy.stack([table[f"place_{n}"].to_numpy() for n in (1, 2, 3)], 1) == run.places).all()
    facts = json.loads((tmp_path / "run.json").read_text())
    assert facts | {"deck": ""} == {
        "game": "bounce",
        "rules": 2,
        "seats": 3,
        "options": {"play_on": False},
        "deck": "",
        "key": KEY.hex(),
    }


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        simulate(Counting(2), 3000, Results(tmp_path, GAME, OPTIONS, KEY))
    assert len(Results(tmp_path, GAME, OPTIONS, KEY).kept()) == 2
    (tmp_path / "games-9-99.half").write_bytes(b"half a file")
    second = Counting()
    summary = simulate(second, 3000, Results(tmp_path, GAME, OPTIONS, KEY))
    assert len(second.played) == 4
    assert summary.tally == simulate(Adaptive(GAME, OPTIONS, KEY), 3000).tally
    more = Counting()
    assert simulate(more, 3700, Results(tmp_path, GAME, OPTIONS, KEY)).tally.games == 3700
    assert sorted(more.played) == [3000, 3500]
    with pytest.raises(RumpusError, match="as many or more"):
        simulate(Counting(), 100, Results(tmp_path, GAME, OPTIONS, KEY))


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    simulate(Counting(), 500, Results(tmp_path / "a", GAME, OPTIONS, KEY))
    with pytest.raises(BadResults, match="its key differ"):
        Results(tmp_path / "a", GAME, OPTIONS, bytes(32))
    with pytest.raises(BadResults, match="its seats differ"):
        Results(tmp_path / "a", GAME, options_for(GAME, 2), KEY)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "thesis.tex").touch()
    with pytest.raises(BadResults, match="is not empty"):
        Results(tmp_path / "b", GAME, OPTIONS, KEY)
    (tmp_path / "a" / "games-0-500.parquet").write_bytes(b"PAR1 nonsense")
    with pytest.raises(BadResults, match="cannot be read"):
        simulate(Counting(), 500, Results(tmp_path / "a", GAME, OPTIONS, KEY))


@pytest.mark.thorough  # a cluster takes a minute to start
def test_on_a_cluster() -> None:
    ray = pytest.importorskip("ray")
    cluster = Cluster(GAME, OPTIONS, KEY, "local")
    try:
        cluster.part = 500
        summary = simulate(cluster, 1700)
    finally:
        ray.shutdown()
    assert summary.tally == simulate(Adaptive(GAME, OPTIONS, KEY), 1700).tally
