"""How quick it feels: the first page, and a move on everybody's screen."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

ROLLS = 12
WATCH = """() => {
  window.seen = []
  new MutationObserver(() => window.seen.push(Date.now())).observe(document.querySelector('.log'), { childList: true })
}"""
SEEN = """() => new Promise(done => {
  const look = () => window.seen.length > 0 ? done(window.seen[0]) : setTimeout(look, 5)
  look()
})"""
CLICK = """() => { window.clicked = Date.now(); document.querySelector('button.roll').click() }"""


@pytest.mark.slow
def test_a_move_is_on_the_other_screen_at_once(person: Callable[..., Person]) -> None:
    host, guest = person("desktop"), person("desktop")
    table = host.invite_friends("bounce", pace="relaxed")
    guest.go_to(table)
    guest.sit()
    expect(host.page.locator(".setting li:not(.free)")).to_have_count(2)
    host.deal()
    times: list[int] = []
    for one in (host, guest):
        expect(one.page.locator("section.prompt")).to_be_visible()
        one.page.evaluate(WATCH)
    for _ in range(ROLLS):
        if host.over:
            break
        mover, other = (host, guest) if host.asked else (guest, host)
        expect(mover.page.locator("button.roll").first).to_be_enabled()
        other.page.evaluate("window.seen = []")
        mover.page.evaluate(CLICK)
        times.append(other.page.evaluate(SEEN) - mover.page.evaluate("window.clicked"))
    assert statistics.median(times) < 100, times


def test_the_first_page_is_quick(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.enter()
    ready = one.page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    sizes = one.page.evaluate(
        "performance.getEntriesByType('resource').filter(r => r.name.endsWith('.js')).map(r => r.encodedBodySize)"
    )
    assert sum(sizes) < 150_000, sizes
    assert ready < 1000, ready
