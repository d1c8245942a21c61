"""Results of many games as Parquet files in a folder (an extra: pyarrow).

    run.json                           what was played: game, rules, seats, options, deck, key
    games-0-65536.parquet              games 0 … 65 535, one row a game

| column | type | says |
|---|---|---|
| `game` | int64 | the number of the game: with the key, it is this game for ever |
| `steps` | int32 | decisions and chance together |
| `points_1` … | int32 | points of each seat |
| `place_1` … | int8 | place of each seat: 1 is first, equals share, 0 is lost without a place |

A file is written beside its name and then renamed: there are no halves. The folder is all that a run needs to go on.
"""

from __future__ import annotations

import hashlib
import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from rumpus.core.game import Game
from rumpus.core.options import plain_options
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.speed.compiled import Run

_NAME = re.compile(r"games-(\d+)-(\d+)\.parquet")


class BadResults(RumpusError):
    """A folder of results that does not fit the run."""


class Results:
    def __init__(self, folder: Path, game: Game, options: Options, key: bytes) -> None:
        try:
            self._arrow: Any = import_module("pyarrow")
            self._parquet: Any = import_module("pyarrow.parquet")
        except ImportError:
            raise RumpusError("extra-missing", what="--out", package="pyarrow", extra="pyarrow") from None
        self.folder = folder
        self.seats = options.seats
        self.facts = facts_of(game, options, key)
        self._begin()

    def _begin(self) -> None:
        note = self.folder / "run.json"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not note.is_file():
            if any(self.folder.iterdir()):
                raise BadResults("results-not-empty", folder=self.folder)
            note.write_text(json.dumps(self.facts, indent=2) + "\n", encoding="utf-8")
        try:
            there = json.loads(note.read_text(encoding="utf-8"))
        except ValueError:
            raise BadResults("file-unreadable", path=note, problem="JSON") from None
        other = [name for name in self.facts if there.get(name) != self.facts[name]]
        if other:
            raise BadResults("results-other-run", folder=self.folder, keys=list(other))

    def kept(self) -> list[range]:
        """The games whose results are here, in order."""
        found = [_NAME.fullmatch(path.name) for path in self.folder.iterdir()]
        return sorted((range(int(m[1]), int(m[2])) for m in found if m), key=lambda part: part.start)

    def write(self, first: int, run: Run) -> None:
        import numpy

        count = len(run.lengths)
        columns: dict[str, Any] = {
            "game": numpy.arange(first, first + count, dtype=numpy.int64),
            "steps": run.lengths.astype(numpy.int32),
        }
        for seat in range(self.seats):
            columns[f"points_{seat + 1}"] = run.points[:, seat].astype(numpy.int32)
        for seat in range(self.seats):
            columns[f"place_{seat + 1}"] = run.places[:, seat].astype(numpy.int8)
        table = self._arrow.table(columns)
        note = {b"rumpus": json.dumps({**self.facts, "decisions": run.decisions}).encode()}
        path = self._path(range(first, first + count))
        half = path.with_suffix(".half")
        self._parquet.write_table(table.replace_schema_metadata(note), half, compression="zstd")
        half.replace(path)

    def read(self, part: range) -> Run:
        path = self._path(part)
        try:
            table = self._parquet.read_table(path)
            note = json.loads(table.schema.metadata[b"rumpus"])
        except (OSError, KeyError, ValueError) as error:
            raise BadResults("file-unreadable", path=path, problem=error) from None
        if table.num_rows != len(part) or note["key"] != self.facts["key"]:
            raise BadResults("results-misnamed", path=path)
        return Run(
            self._wide(table, "points"),
            self._wide(table, "place"),
            table["steps"].to_numpy().astype("int64"),
            None,
            int(note["decisions"]),
        )

    def _wide(self, table: Any, name: str) -> Any:
        import numpy

        columns = [table[f"{name}_{seat + 1}"].to_numpy() for seat in range(self.seats)]
        return numpy.stack(columns, axis=1).astype(numpy.int64)

    def _path(self, part: range) -> Path:
        return self.folder / f"games-{part.start}-{part.stop}.parquet"


def facts_of(game: Game, options: Options, key: bytes) -> dict[str, Any]:
    """What must be the same for two games to be the same."""
    deck = json.dumps(options.deck, sort_keys=True)
    return {
        "game": game.name,
        "rules": game.version,
        "seats": options.seats,
        "options": plain_options(game, options),
        "deck": hashlib.sha256(deck.encode()).hexdigest()[:16],
        "key": key.hex(),
    }
