"""An evening on real pages: planned in one sentence, played from game to game with phones and a television."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.people import Person

BOXES = {"bounce": "Bounce", "beasty_bar": "Beasty Bar"}


def plan(page: Page, *games: str) -> None:
    """About an hour is three games for four from 8 years; the arrows make them these."""
    page.get_by_label("How many people").select_option("4")
    rows = page.locator("section ol li")
    expect(rows).to_have_count(len(games))
    for row, game in zip(rows.all(), games, strict=True):
        for _ in range(5):
            if row.locator(".what b").inner_text() == BOXES[game]:
                break
            row.locator("button").click()
        expect(row.locator(".what b")).to_have_text(BOXES[game])


def come(person: Person, address: str, name: str) -> None:
    person.page.goto(address)
    person.page.locator("#name").fill(name)
    person.page.locator("#name").press("Enter")
    expect(person.page.locator("li.mine")).to_contain_text(name)


def play(tv: Person, *people: Person) -> None:
    """A game to its end on every phone; then on to the standings."""
    first, *others = people
    for one in people:
        one.page.locator("section.prompt, #result-title").first.wait_for()
    first.play_on(*others)
    for one in people:
        one.page.locator(".onward button").click()
    tv.page.locator(".bar, #podium-title").first.wait_for()


@pytest.mark.slow
def test_planning_says_what_fits_and_shuffles(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.enter()
    one.page.get_by_role("link", name="Plan an evening").click()
    page = one.page
    expect(page.locator("section ol li").first).to_be_visible()
    page.get_by_label("How many people").select_option("5")
    expect(page.locator(".stays")).to_contain_text("Boogie Beasts stays on the shelf: it is for 10 and older.")
    expect(page.locator("section")).to_contain_text("4 chairs: 2 of you share.")
    expect(page.locator(".sum")).to_contain_text("5, 3, 2 points a game, then 1")
    page.get_by_label("How old the youngest is").select_option("10")
    expect(page.locator(".stays")).to_have_count(0)
    seen = {page.locator("section ol").inner_text()}
    for _ in range(12):
        page.get_by_role("button", name="Shuffle").click()
        seen.add(page.locator("section ol").inner_text())
    assert len(seen) > 2
    assert complaints(page) == []
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator("#name")).to_be_visible()  # who has no name yet is asked for one
    page.locator("#name").press("Enter")
    expect(page.locator("li.mine")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.thorough
def test_an_evening_of_three_games(person: Callable[..., Person]) -> None:
    """Four phones, a television and a bot; one leaves, one comes late."""
    tv = person("tv")
    tv.enter()
    tv.page.get_by_role("link", name="Plan an evening").click()
    plan(tv.page, "bounce", "beasty_bar", "bounce")
    tv.page.get_by_role("button", name="Lay the table").click()
    expect(tv.page.locator(".code")).to_be_visible()
    address = tv.page.url.removesuffix("/screen")
    mia, tom, els, noor = (person("phone") for _ in range(4))
    for one, name in ((mia, "Mia"), (tom, "Tom"), (els, "Els")):
        come(one, address, name)
    tv.page.get_by_role("button", name="Add a bot").click()
    expect(tv.page.locator(".rows li")).to_have_count(4)
    assert complaints(tv.page) == []
    mia.page.get_by_role("button", name="Begin with 3 people").click()
    mia.page.locator(".theatre > .fold button").click(trial=True)  # a phone is a hand here: the stage is one line
    play(tv, mia, tom, els)
    expect(tv.page.locator(".rows .cell:not(.none)")).to_have_count(4)
    assert complaints(tv.page) == []

    noor.enter()  # by the code, as somebody calls it across the room
    noor.page.locator("#code").fill(tv.page.locator(".code").inner_text())
    noor.page.locator(".entry button").click()
    noor.page.locator("#name").fill("Noor")
    noor.page.locator("#name").press("Enter")
    expect(noor.page.locator("li.mine")).to_contain_text("Noor")
    els.page.get_by_role("button", name="Go home").click()
    expect(tv.page.locator(".rows")).to_contain_text("gone home")
    for one in (mia, tom, noor):
        one.page.get_by_role("button", name="I am ready").click()
    play(tv, mia, tom, noor)
    els.page.get_by_role("button", name="Come back").click()
    for one in (mia, tom, noor, els):
        one.page.get_by_role("button", name="I am ready").click()
    play(tv, mia, tom, noor, els)

    expect(tv.page.locator("#podium-title")).to_contain_text("the evening")
    expect(tv.page.locator("aside li").first).to_be_visible()  # a moment
    expect(tv.page.locator("[data-drawn=true]")).to_be_visible()  # the keepsake
    for one in (mia, tom, noor, els):
        expect(one.page.locator("#podium-title")).to_have_text(tv.page.locator("#podium-title").inner_text())
    assert complaints(tv.page) == []
    assert complaints(mia.page) == []
    with mia.page.expect_download() as kept:
        mia.page.get_by_role("button", name="Keep the picture").click()
    assert kept.value.suggested_filename == "rumpus-evening.png"
    assert kept.value.path().read_bytes()[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    with mia.page.expect_download() as records:
        mia.page.get_by_role("link", name="All records").click()
    assert records.value.suggested_filename == "evening.zip"
