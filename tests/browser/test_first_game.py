"""A first game: hints on the real board, odds and advice beside it, and rules that are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

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


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_first_game_is_guided_and_no_other(person: Callable[..., Person], size: str) -> None:
    one = person(size, reduced_motion="reduce")
    one.come_to_decide("beasty_bar")
    hint = one.page.locator(HINT)
    expect(hint).to_contain_text("Tap an animal")
    assert one.page.evaluate(COVERED) == {"covers": [], "seen": True}
    one.page.locator(".lower .hand button").first.click()
    expect(hint).to_contain_text("In chalk")
    assert one.page.evaluate(COVERED) == {"covers": [], "seen": True}
    one.page.reload()
    expect(hint).to_contain_text("Tap an animal")
    hint.get_by_role("button", name="Skip").click()
    expect(hint).to_have_count(0)
    one.come_to_decide("beasty_bar")
    one.page.locator(".lower .hand button").first.click()
    expect(one.page.locator(".lower .hand .chosen")).to_have_count(1)
    expect(hint).to_have_count(0)
    _odds_and_advice(one, size)


def _odds_and_advice(one: Person, size: str) -> None:
    if size == "phone":
        one.page.get_by_role("button", name="Odds").click()
    panel = one.page.locator("section.odds")
    expect(panel.locator("li")).to_have_count(3)
    panel.get_by_role("button", name="What would the bot do?").click()
    said = panel.locator(".said")
    expect(said).to_contain_text("The bot: Play the")
    chances = [int(share.rstrip("%")) for share in said.locator("li b").all_inner_texts()]
    assert sum(chances) == 100
