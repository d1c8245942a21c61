"""What a first visit costs in bytes. How long things take is for benchmarks/page.py: a test knows no machine."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Person

LIMIT = 150_000  # bytes of gzipped JavaScript for the lobby and one game


def test_the_lobby_and_a_game_are_small(person: Callable[..., Person]) -> None:
    one = person("desktop", service_workers="block")  # what a worker hands out has no size on the wire
    one.play_against_bots("beasty_bar")
    sizes = one.page.evaluate(
        "performance.getEntriesByType('resource').filter(r => r.name.endsWith('.js')).map(r => r.encodedBodySize)"
    )
    assert len(sizes) > 3
    assert sum(sizes) < LIMIT, sizes
