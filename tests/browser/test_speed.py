"""What a first visit costs in bytes. How long things take is for benchmarks/page.py: a test knows no machine."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.table.http.static_page import FOLDER as PAGE
from rumpus.table.local.files import build, read_entry
from tests.browser.people import GAMES, Person

LIMIT = 150_000  # bytes of gzipped JavaScript for the lobby and one game
FIRST_VISIT = 220_000  # with all that plays it without a line


def test_the_lobby_and_a_game_are_small(person: Callable[..., Person]) -> None:
    one = person("desktop", service_workers="block")  # what a worker hands out has no size on the wire
    one.play_against_bots("beasty_bar")
    sizes = one.page.evaluate(
        "performance.getEntriesByType('resource').filter(r => r.name.endsWith('.js')).map(r => r.encodedBodySize)"
    )
    assert len(sizes) > 3
    assert sum(sizes) < LIMIT, sizes


@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
@pytest.mark.parametrize("game", [g if g == "bounce" else pytest.param(g, marks=pytest.mark.thorough) for g in GAMES])
def test_a_first_visit_that_can_be_played_without_a_line_is_small(person: Callable[..., Person], game: str) -> None:
    """Lobby, one game, and what plays it without the room: module, script, manifest, and the room inside the page."""
    entry = read_entry(build(catalogue.game(game)))
    assert entry is not None
    one = person("desktop", service_workers="block")
    one.play_against_bots(game)
    sizes: dict[str, int] = one.page.evaluate(
        """async files => {
          for (const file of files) await (await fetch(`/local/${file}`)).arrayBuffer()
          const all = performance.getEntriesByType('resource').filter(r => /\\.(js|wasm)$|local\\/.*json$/.test(r.name))
          return Object.fromEntries(all.map(r => [r.name, r.encodedBodySize]))
        }""",
        ["index.json", entry["module"], entry["script"], entry["manifest"]],
    )
    room = [path for path in PAGE.glob("assets/*.js") if path.name.startswith(("worker-", "thinker-", "client-"))]
    assert len(room) >= 2
    total = sum(sizes.values()) + sum(len(gzip.compress(path.read_bytes())) for path in room)
    assert total < FIRST_VISIT, sizes
