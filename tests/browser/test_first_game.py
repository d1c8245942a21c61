"""A first game: hints on the real board, odds and advice beside it, and rules that are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fits import SETTLED
from tests.browser.people import GAMES, Person

HINT = "aside.hint"
# What a hint covers: anything that can be tapped, and the words of the prompt.
COVERED = """() => {
  const hint = document.querySelector('aside.hint')
  const { left, right, top, bottom } = hint.getBoundingClientRect()
  const others = [...document.querySelectorAll('main button, main a, .prompt h2')].filter(one => !hint.contains(one))
  const over = one => {
    const box = one.getBoundingClientRect()
    return box.width > 0 && box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1
  }
  const seen = bottom <= innerHeight && left >= 0 && right <= innerWidth
  return { covers: others.filter(over).map(one => one.outerHTML.slice(0, 80)), seen }
}"""

# How high the stage is below the seats.
STAGE = """() => {
  const [stage, seats] = ['.stage', '.seats'].map(one => document.querySelector(one).getBoundingClientRect())
  return stage.bottom - seats.bottom
}"""


def covers_nothing(one: Person) -> None:
    one.page.evaluate(SETTLED)
    assert one.page.evaluate(COVERED) == {"covers": [], "seen": True}


def leaves_the_stage_in_sight(one: Person) -> None:
    """On the smallest phone: a card of the line, or the boulders, can be seen."""
    one.page.set_viewport_size({"width": 320, "height": 568})
    covers_nothing(one)
    assert one.page.evaluate(STAGE) >= 84
    one.page.set_viewport_size({"width": 390, "height": 844})
    one.page.evaluate(SETTLED)


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_the_first_game_is_guided_and_no_other(person: Callable[..., Person], size: str) -> None:
    one = person(size, reduced_motion="reduce")
    one.come_to_decide("beasty_bar")
    hint = one.page.locator(HINT)
    expect(hint).to_contain_text("Tap an animal")
    covers_nothing(one)
    one.page.locator(".lower .hand button").first.click()
    expect(hint).to_contain_text("In chalk")
    covers_nothing(one)
    if size == "phone":
        leaves_the_stage_in_sight(one)
    one.page.reload()
    expect(hint).to_contain_text("Tap an animal")
    hint.get_by_role("button", name="Skip").click()
    expect(hint).to_have_count(0)
    one.come_to_decide("beasty_bar")
    one.page.locator(".lower .hand button").first.click()
    expect(one.page.locator(".lower .hand .chosen")).to_have_count(1)
    expect(hint).to_have_count(0)
    _odds_and_advice(one, size)


@pytest.mark.slow
def test_on_the_smallest_phone_the_boulders_stay_in_sight(person: Callable[..., Person]) -> None:
    one = person("phone", reduced_motion="reduce")
    one.come_to_decide("boulder_bluff")
    hint = one.page.locator(HINT)
    expect(hint).to_be_visible()
    leaves_the_stage_in_sight(one)
    boulders = one.page.locator(".crag button.place")
    if boulders.count():  # nobody climbs before
        expect(hint).to_contain_text("Tap a boulder")
        boulders.first.click()
        expect(hint).to_contain_text("Lay cards")
        leaves_the_stage_in_sight(one)


def _odds_and_advice(one: Person, size: str) -> None:
    if size == "phone":
        one.page.get_by_role("button", name="Odds").click()
    panel = one.page.locator("section.odds")
    expect(panel.locator("li")).to_have_count(3)
    assert sum(int(share.rstrip("%")) for share in panel.locator("li b").all_inner_texts()) == 100
    panel.get_by_role("button", name="What would the bot do?").click()
    said = panel.locator(".said")
    expect(said).to_contain_text("The bot: Play the")
    chances = [int(share.rstrip("%")) for share in said.locator("li b").all_inner_texts()]
    assert sum(chances) == 100


# What is wrong with a drawn rules page: it scrolls sideways, something hangs out of its box, or a word is broken.
WRONG = """() => {
  const wrong = []
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways')
  for (const one of document.querySelectorAll('main h2, main h3, main p, main .chip')) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline') wrong.push(one.textContent)
    if (/^[a-z]+-[a-z0-9-]+(\\.\\w+)?$/.test(one.textContent)) wrong.push(`no words: ${one.textContent}`)
  }
  for (const image of document.querySelectorAll('main img')) {
    if (image.complete && image.naturalWidth === 0) wrong.push(image.src.slice(0, 80))
  }
  return wrong
}"""
LANGUAGES = ("en", "nl", "fr", "en", "nl")


@pytest.mark.slow
def test_the_rules_are_drawn_and_read_in_two_minutes(person: Callable[..., Person]) -> None:
    """Every game, on a phone; the small stages are 116 high, all cards are there, and the long rules are a tap away."""
    for language in ("en", "nl", "fr"):
        one = person("phone", language, reduced_motion="reduce")
        for game, wanted in zip(GAMES, LANGUAGES, strict=True):
            if wanted != language:
                continue
            one.go_to(f"{one.address}/learn/{game}")
            stages = one.page.locator(".steps .little")
            expect(stages.first).to_be_visible()
            assert 4 <= stages.count() <= 5
            assert {box["height"] for box in (stage.bounding_box() for stage in stages.all()) if box} == {116}
            assert one.page.locator(".cards li").count() >= 5
            assert one.page.evaluate(WRONG) == []
            words = len(one.words_of("main").split())
            assert words < 520, f"{game}: {words} words are more than two minutes"
        one.page.locator("button[aria-expanded]").click()
        expect(one.page.locator(".rules h2").first).to_be_visible()
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
