"""Everybody can play: axe on every screen, and a whole game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.people import DECIDED, GAMES, IN_HAND, IN_LINE, OFFERED, ON_STAGE, Person

SHOWN = ["phone", "desktop"]


@pytest.mark.parametrize("size", SHOWN)
def test_axe_on_every_screen(person: Callable[..., Person], size: str) -> None:
    one = person(size, reduced_motion="reduce")
    page = one.page
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        if wrong := complaints(page):
            found[screen] = wrong

    one.enter()
    look("lobby")
    one.open_box("bloops")
    page.locator("dialog[open] summary").click()
    look("box")
    page.keyboard.press("Escape")
    page.locator("button.me").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    look("you")
    one.invite_friends("beasty_bar")
    page.locator(".setting .act").first.click()
    look("setting")
    page.goto(f"{page.url}/screen")
    expect(page.locator(".qr")).to_be_visible()
    look("screen before the deal")
    page.goto(f"{one.address}/learn/bounce")
    expect(page.locator(".rules h2, .rules h3").first).to_be_visible()
    look("learn")
    page.goto(f"{one.address}/nowhere/at/all")
    look("lost")
    assert not found, found


@pytest.mark.parametrize("game", GAMES)
def test_axe_at_every_table(person: Callable[..., Person], game: str) -> None:
    one = person("phone" if GAMES.index(game) % 2 else "desktop", reduced_motion="reduce")
    one.come_to_decide(game)
    wrong = complaints(one.page)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.locator("dialog[open]")).to_be_visible()
    wrong += complaints(one.page)
    assert not wrong, wrong


def test_from_the_address_to_the_table_by_keyboard(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.enter()
    tab_to(one, "Open Bounce")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("dialog[open]")).to_be_visible()
    tab_to(one, "Play now")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("section.prompt")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(person: Callable[..., Person], game: str) -> None:
    """To the result without ever touching a pointer, by the letters of the game and by what Tab reaches."""
    one = person("desktop", reduced_motion="reduce")
    one.play_against_bots(game)
    one.page.evaluate("document.activeElement?.blur()")
    most = 600
    while not one.over and most:
        most -= press_something(one, KEYS[game])
    assert one.over, one.words_of("section.prompt")
    if one.page.locator("dialog[open]").count():  # a pile was opened when the game ended
        one.page.keyboard.press("Escape")
        expect(one.page.locator("dialog[open]")).to_have_count(0)
    tab_to(one, "How it went")
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("slider")).to_be_visible()


# The letters of each game; the rest is Tab, arrows and Enter.
KEYS = {
    "beasty_bar": ("1", "2", "e"),
    "bloops": ("d", "x", "p", "1"),
    "boogie_beasts": ("r", "1", "4", "q", "w", "a", "s"),
    "boulder_bluff": ("1", "2", "w", "u", "j", "s"),
    "bounce": ("Space", "d"),
}
PLACES = (f"[role=alertdialog] button, {DECIDED}", OFFERED, IN_HAND, IN_LINE, ON_STAGE)
# What one can press; the page itself has all words in it, and may have the focus while a sheet opens.
FOCUSED = """() => {
  const found = document.activeElement
  return found?.matches('a, button') ? (found.ariaLabel ?? '') + found.textContent : ''
}"""
ON_ONE_OF = "places => document.activeElement?.matches(places) ?? false"


def press_something(one: Person, keys: tuple[str, ...]) -> int:
    """A letter, or Tab to something that is offered, a few arrows, and Enter; returns how often something was done."""
    page, chance = one.page, one.chance
    page.locator(f"section.prompt.yours, #result-title, {PLACES[0]}").first.wait_for()
    if one.over:
        return 0
    if page.locator("dialog[open]").count():  # a pile was opened
        page.keyboard.press("Escape")
        return 1
    if one.asked and chance.random() < 0.3:
        page.keyboard.press(chance.choice(keys))
        return 1
    offered = [place for place in PLACES if page.locator(place).count()]
    if not offered:
        return 1
    place = offered[0] if chance.random() < 0.7 else chance.choice(offered)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(ON_ONE_OF, place):
            for _ in range(chance.randrange(3)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            break
    return 1


def tab_to(one: Person, name: str) -> None:
    for _ in range(80):
        one.page.keyboard.press("Tab")
        if name in one.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab never reaches {name}")
