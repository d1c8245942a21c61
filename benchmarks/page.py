"""How quick the page is in a real browser: the first page, a move on the other screen, and frames while things move.

    ./rumpus bench page

Bars: interactive within 1 s on loopback, a move on every screen within 100 ms at the median, 60 frames a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from tests.browser.people import Person  # noqa: E402
from tools.chromium import find_chromium  # noqa: E402
from tools.screenshots import open_room  # noqa: E402

VISITS = 7
GAMES = 3
ROLLS = 12
WATCH = """() => {
  window.seen = []
  new MutationObserver(() => window.seen.push(Date.now())).observe(document.querySelector('.log'), { childList: true })
}"""
SEEN = """() => new Promise(done => {
  const look = () => window.seen.length > 0 ? done(window.seen[0]) : setTimeout(look, 2)
  look()
})"""
CLICK = "() => { window.clicked = Date.now(); document.querySelector('button.roll').click() }"
BOXES = """() => new Promise(done => {
  const there = () => document.querySelectorAll('.boxes li button.box').length === 5
  const look = () => there() ? done(performance.now()) : requestAnimationFrame(look)
  look()
})"""


def first_page(browser: Browser, room: str) -> list[float]:
    """Milliseconds from the address to five boxes that can be opened, nothing kept from before."""
    times: list[float] = []
    for _ in range(VISITS):
        one = Person(browser, room, "desktop", "en", service_workers="block")
        one.go_to(room)
        times.append(one.page.evaluate(BOXES))
        one.context.close()
    return times


def moves(browser: Browser, room: str) -> list[float]:
    """Milliseconds from one person's click to the sentence about it on the other's page."""
    times: list[float] = []
    for _ in range(GAMES):
        host, guest = Person(browser, room, "desktop", "en"), Person(browser, room, "desktop", "en")
        table = host.invite_friends("bounce", pace="relaxed")
        guest.go_to(table)
        guest.sit()
        expect(host.page.locator(".setting li:not(.free)")).to_have_count(2)
        host.deal()
        for one in (host, guest):
            expect(one.page.locator("section.prompt")).to_be_visible()
            one.page.evaluate(WATCH)
        for _ in range(ROLLS):
            asked = [one for one in (host, guest) if one.asked]
            if not asked:
                break
            mover, other = asked[0], guest if asked[0] is host else host
            if not mover.page.locator("button.roll:not(:disabled)").count():
                continue
            other.page.evaluate("window.seen = []")
            mover.page.evaluate(CLICK)
            times.append(other.page.evaluate(SEEN) - mover.page.evaluate("window.clicked"))
            mover.page.wait_for_timeout(150)
        for one in (host, guest):
            one.context.close()
    return times


def frames(browser: Browser, room: str) -> tuple[list[float], int]:
    """Milliseconds between frames while a token hops, from the browser's own trace; and forced layouts in script."""
    one = Person(browser, room, "desktop", "en")
    one.play_against_bots("bounce")
    page = one.page
    expect(page.locator("button.roll").first).to_be_enabled()
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline.frame"])
    until = time.monotonic() + 4
    while time.monotonic() < until:
        if one.asked and page.locator("button.roll:not(:disabled)").count():
            page.locator("button.roll").first.click()
        page.wait_for_timeout(100)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    gaps = [b - a for a, b in pairwise(drawn) if b - a < 200]  # longer: nothing moved
    forced = sum(event["name"] == "Layout" and "stackTrace" in json.dumps(event.get("args", {})) for event in events)
    one.context.close()
    return gaps, forced


def tell(name: str, times: list[float], bar: str) -> None:
    ordered = sorted(times)
    worst = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    print(f"{name:34} median {statistics.median(ordered):6.1f} ms   95 % {worst:6.1f} ms   n {len(ordered):4}   {bar}")


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium, no numbers")
    with open_room() as room, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless=new", "--no-sandbox"])
        tell("address to five boxes", first_page(browser, room), "bar 1000")
        tell("a move on the other screen", moves(browser, room), "bar 100")
        gaps, forced = frames(browser, room)
        tell("between frames while things move", gaps, "bar 16.7")
        print(f"{'layouts forced by script':34} {forced}")
        browser.close()


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="rumpus bench page", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    main()
