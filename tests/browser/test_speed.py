"""What a first visit costs in bytes. How long things take is for benchmarks/page.py: a test knows no machine."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.table.http.static_page import FOLDER as PAGE
from rumpus.table.local.site import write_site
from tests.browser.people import GAMES, Person
from tests.browser.plain_host import PlainHost
from tests.browser.test_offline import deal

LIMIT = 150_000  # bytes of gzipped JavaScript for the lobby and one game
FIRST_VISIT = 220_000  # with all that plays it without a line
COUNTED = (".js", ".wasm", ".json")


def test_the_lobby_and_a_game_are_small(person: Callable[..., Person]) -> None:
    one = person("desktop", service_workers="block")  # what a worker hands out has no size on the wire
    one.play_against_bots("beasty_bar")
    sizes = one.page.evaluate(
        "performance.getEntriesByType('resource').filter(r => r.name.endsWith('.js')).map(r => r.encodedBodySize)"
    )
    assert len(sizes) > 3
    assert sum(sizes) < LIMIT, sizes


@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_first_visit_is_small(person: Callable[..., Person], tmp_path: Path, game: str) -> None:
    """What a browser that has never been here fetches for the lobby and one game against bots that the page plays by
    itself, hints of a first game included: JavaScript, module, script, manifest and the list of games, each gzipped.
    Styles (17 to 20 kB), pictures and fonts are not counted, nor what the service worker fetches afterwards, for days
    without a line."""
    site = tmp_path / "rumpus"
    write_site(site, [catalogue.game(game)])
    host = PlainHost(tmp_path)
    one = person("desktop", address=f"{host.address}/rumpus/", service_workers="block")
    one.page.goto(one.address)
    deal(one, game, "regular")
    one.page.wait_for_load_state("networkidle")
    host.close()
    # Whose turn it is first decides whether a bot has thought and the odds have been asked for: both are counted.
    soon = [path.relative_to(PAGE) for name in ("thinker", "Odds") for path in PAGE.glob(f"assets/{name}-*.js")]
    assert len(soon) == 2
    fetched = {Path(path.split("?")[0].removeprefix("/rumpus/") or "index.html") for path in host.asked} | {*soon}
    sizes = {
        str(path): len(gzip.compress((site / path).read_bytes()))
        for path in fetched
        if path.suffix in COUNTED and (site / path).is_file()
    }
    assert {*COUNTED} == {Path(name).suffix for name in sizes}
    assert sum(sizes.values()) <= FIRST_VISIT, sizes
