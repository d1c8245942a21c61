"""The stage tells, then the prompt asks: one game each, nobody hurries, and the page's own timeline is the witness."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.pacing import own_clock, play_unhurried, problems
from tests.browser.people import GAMES, Person

LONG_ONES = ("beasty_bar", "boogie_beasts", "boulder_bluff")  # a quarter of a minute each


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.thorough] if game in LONG_ONES else []) for game in GAMES]
)
@pytest.mark.slow
def test_no_climax_is_cut_and_nobody_is_asked_too_early(person: Callable[..., Person], game: str) -> None:
    one = person("desktop", speed="brisk")
    own_clock(one)
    entries, against = play_unhurried(one, game)
    kinds = {entry["kind"] for entry in entries}
    assert {"climax", "plain", "prompt", "result"} <= kinds
    assert not against, against


def test_a_timeline_that_hurries_is_noticed() -> None:
    entry = {"kind": "climax", "seat": 1, "event": "home", "held": 2600, "cut": None, "covered": False}
    held = {**entry, "begin": 0, "end": 2600}
    assert not problems([held])
    assert problems([{**held, "end": 2000}])
    assert problems([{**held, "cut": "move"}])
    assert problems([{**held, "covered": True}])
    assert problems([held, {**entry, "kind": "prompt", "seat": 0, "begin": 1000, "end": 5000}])
    assert not problems([held, {**entry, "kind": "prompt", "seat": 0, "begin": 2600, "end": 5000}])
    assert problems([held, {**entry, "kind": "result", "seat": None, "begin": 1000, "end": None}])


@pytest.mark.slow
def test_a_tap_or_a_key_goes_on_and_does_nothing_else(person: Callable[..., Person]) -> None:
    one = person("desktop", speed="brisk")
    one.page.clock.install()
    one.play_against_bots("bounce")
    page = one.page
    for way in ("tap", "key"):
        while not one.asked and not one.over:
            page.clock.run_for(2000)
        if one.over:  # a bot was home at once
            return
        before = page.evaluate("window.rumpus.timeline.entries.length")
        page.locator("button.roll").first.click()
        page.locator("section.prompt.telling").wait_for()
        sent = page.locator(".log li").count()
        if way == "tap":
            page.locator("section.prompt.telling .title").click()
        else:
            page.keyboard.press("Space")
        page.wait_for_function(
            "before => window.rumpus.timeline.entries.slice(before).some(entry => entry.cut === 'tap')", arg=before
        )
        assert page.locator(".log li").count() >= sent


@pytest.mark.slow
def test_a_replay_stops_and_steps_inside_a_turn(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.play_against_bots("bounce")
    one.play_on()
    page = one.page
    page.clock.install()
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".moment .stage").wait_for()
    page.get_by_label("First move").click()
    page.evaluate("document.activeElement.blur()")
    last = "window.rumpus.timeline.entries.at(-1)"
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"{last}?.kind === 'plain'")
    page.keyboard.press("Space")
    page.clock.run_for(20_000)
    assert page.evaluate(f"{last}.end") is None, "it stands still in the middle of the move"
    for _ in range(60):
        if page.evaluate(f"{last}.end") is not None:
            break
        page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{last}.cut") is None, "beat by beat to its end"
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"{last}.end === null")
    page.clock.run_for(20_000)
    assert page.evaluate(f"{last}.end") is None, "and the next move stands still at its first beat"
    stopped = page.evaluate("window.rumpus.timeline.entries.length") - 1
    page.keyboard.press("Space")
    page.clock.run_for(20_000)
    assert page.evaluate(f"window.rumpus.timeline.entries[{stopped}].end") is not None, "Space plays on"
