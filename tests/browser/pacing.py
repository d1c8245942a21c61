"""Games that nobody hurries, by a clock that is moved on by hand, and what the page's own timeline says of them."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from tests.browser.people import LONG, Person

STEP = 2000  # milliseconds of the page's clock between two looks
NEXT = 5  # milliseconds: timers are not exact
ENTRIES = "window.rumpus.timeline.entries"


class Told(NamedTuple):
    entries: list[dict[str, Any]]
    problems: list[str]


def play_unhurried(one: Person, game: str, level: str = "random") -> Told:
    """To the result, tapping only what is asked for."""
    one.hurries = False
    one.page.clock.install()
    one.play_against_bots(game, level)
    entries: dict[tuple[float, str], dict[str, Any]] = {}
    quiet_since = time.monotonic()
    while not one.over:
        if one.act():
            quiet_since = time.monotonic()
        elif time.monotonic() - quiet_since > LONG / 1000:
            raise AssertionError(f"no end in sight: {one.words_of('section.prompt')}")
        one.page.clock.run_for(STEP)
        # The ring keeps the latest; what began is the same entry whenever it is read.
        for entry in one.page.evaluate(f"{ENTRIES}.slice(-80)"):
            entries[entry["begin"], entry["kind"]] = entry
    for entry in one.page.evaluate(ENTRIES):
        entries[entry["begin"], entry["kind"]] = entry
    told = sorted(entries.values(), key=lambda entry: entry["begin"])
    return Told(told, list(problems(told)))


def problems(entries: list[dict[str, Any]]) -> list[str]:
    found: list[str] = []
    beats = [entry for entry in entries if entry["kind"] in ("plain", "climax")]
    for beat in beats:
        shown = (beat["end"] or 0) - beat["begin"]
        if beat["kind"] == "climax" and (beat["cut"] or beat["end"] is None or shown < beat["held"] - NEXT):
            found.append(f"cut: {beat}")
        if beat["covered"]:
            found.append(f"covered: {beat}")
    for asked in (entry for entry in entries if entry["kind"] == "prompt"):
        until = asked["end"] or float("inf")
        for beat in beats:
            others = beat["seat"] is not None and beat["seat"] != asked["seat"]
            if others and beat["begin"] < until - NEXT and (beat["end"] or float("inf")) > asked["begin"] + NEXT:
                found.append(f"asked while it was shown: {asked} {beat}")
    for sheet in (entry for entry in entries if entry["kind"] == "result"):
        found += [f"behind the result: {beat}" for beat in beats if (beat["end"] or 0) > sheet["begin"] + NEXT]
    return found
