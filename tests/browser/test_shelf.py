"""My shelf on a real page: a game comes to stand on it, it is taken along, exported, and deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.fits import Resized
from tests.browser.people import Person


@pytest.mark.slow
def test_a_shelf_from_a_first_game_to_nothing_left(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.play_against_bots("bounce", level="regular")
    one.play_on()
    one.enter()
    page = one.page
    page.get_by_role("link", name="My shelf").click()
    line = page.locator("section:has(#lately) li")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Bounce")
    expect(line).to_contain_text("like a regular")
    expect(line).to_contain_text("today")
    expect(line.locator("a")).to_have_attribute("href", re.compile("^/replay/"))
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("of 1")  # one game: nothing is said in hundredths
    expect(panel).not_to_contain_text("Won at a table of")
    expect(panel).to_contain_text("give or take")
    expect(page.locator("h1")).to_contain_text("shelf")
    # The boxes are tabs, by keys too.
    page.locator("[role=tab][aria-selected=true]").press("ArrowLeft")
    expect(page.locator("#tab-boulder_bluff")).to_be_focused()
    expect(panel).to_contain_text("Nothing to count yet.")
    page.locator("#tab-bounce").click()
    assert complaints(page) == []
    resized = Resized(page)
    resized.to("phone")
    page.reload()
    expect(page.get_by_role("tab", selected=True)).to_be_in_viewport(ratio=1)  # though the last of five
    for screen in ("small", "landscape", "tablet", "laptop"):
        resized.to(screen)  # type: ignore[arg-type]
        assert resized.spills() == [], screen
    resized.to("desktop")

    # Another device takes it along, and is told what becomes of the key it had.
    page.get_by_role("button", name="Show the code").click()
    address = page.locator(".address").inner_text()
    other = person("phone", "nl")
    other.page.goto(address)
    expect(other.page.locator(".take")).to_contain_text("nog niets gespeeld")
    assert "take=" not in other.page.url
    assert complaints(other.page) == []
    other.page.get_by_role("button", name="Neem over").click()
    expect(other.page.locator(".told").first).to_contain_text("Dit is je plank")
    expect(other.page.locator("section:has(#lately) li")).to_contain_text("Bounce")
    third = person("phone")
    third.page.goto(address)
    third.page.get_by_role("button", name="Take it here").click()
    expect(third.page.get_by_role("alert")).to_contain_text("used already")

    # Everything as one file; then nothing is left, after one question.
    page.evaluate("localStorage.setItem('rumpus.notes.a', '{\"3\":\"it turned\"}')")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export everything").click()
    assert saved.value.suggested_filename == "rumpus-shelf.jsonl"
    lines = [json.loads(text) for text in saved.value.path().read_text(encoding="utf-8").splitlines()]
    assert [part["game"]["game"] for part in lines if "game" in part] == ["bounce"]
    assert {"notes": {"3": "it turned"}, "record": "a", "here": True} in lines
    page.get_by_role("button", name="Delete my shelf…").click()
    expect(page.get_by_role("button", name="Keep my shelf")).to_be_focused()
    assert complaints(page) == []
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator(".told").first).to_contain_text("It is gone")
    expect(line).to_have_count(0)
    assert page.evaluate("localStorage.getItem('rumpus.notes.a')") is None
    other.page.reload()
    expect(other.page.locator("h1")).to_be_visible()
    expect(other.page.locator("section:has(#lately) li")).to_have_count(0)
