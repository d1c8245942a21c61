"""What is asked often finds its rows by an index, however many games lie in the room: benchmarks/age.py measures it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rumpus.table.store import open_store
from rumpus.table.store.contract import Store
from rumpus.table.store.documents import Value, Values

ASKED: dict[str, Callable[[Store], Any]] = {
    "the lobby's open tables": lambda store: store.tables(listed=True, state="open"),
    "the lobby's running tables": lambda store: store.tables(listed=True, state="playing"),
    "the host's tables": lambda store: store.tables(state="playing"),
    "finished games": lambda store: store.tables(game="bounce", listed=True, state="over"),
    "a guest's own": lambda store: store.tables_of_guest("guest", game="bounce", state="over"),
    "a guest's tables": lambda store: store.tables_of_guest("guest"),
    "a guest's seats": lambda store: store.seats_of_guest("guest"),
    "a code": lambda store: store.seats_of_key("code:ABCD"),
    "what a guest hosts": lambda store: store.hosted("guest", -1, 0.0),
    "a log": lambda store: store.rows("table"),
    "a record": lambda store: store.record("table"),
    "a review": lambda store: store.review("table", 1, "600x60"),
    "a page of somebody's shelf": lambda store: store.shelf_page("guest", (1.0, "table"), 50),
    "a game on somebody's shelf": lambda store: store.shelf_row("guest", "table"),
    "the logs that name somebody": lambda store: store.traces("guest"),
    "how many logs name somebody": lambda store: store.count_traces("guest"),
    "somebody's ratings": lambda store: store.ratings_of("player"),
    "games to forget": lambda store: store.over_before(0.0, 100),
    "how many": lambda store: store.count_over(0.0),
}


@pytest.mark.parametrize("what", ASKED)
def test_nothing_is_looked_through_from_end_to_end(what: str, tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"

    async def plans() -> list[str]:
        found: list[str] = []
        async with await open_store(path) as store:
            with sqlite3.connect(path) as connection:

                async def explain(sql: str, *args: Value) -> list[Values]:
                    found.extend(str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", args))
                    return [[0]]

                store.fetch = explain  # type: ignore[method-assign]
                with contextlib.suppress(TypeError, ValueError):  # what it was answered with is no row
                    await ASKED[what](store)
            connection.close()
        return found

    steps = asyncio.run(plans())
    assert steps
    assert not [step for step in steps if step.startswith("SCAN")], steps
    few = what.startswith("a ")  # of one guest, behind one code: these may be put in order
    assert few or "USE TEMP B-TREE FOR ORDER BY" not in steps, steps
    # An index that says only how far a game has come finds nearly all of them.
    assert not few or not [step for step in steps if "(state=?)" in step], steps
