"""Everybody can play: axe on every screen, and a whole game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.people import GAMES, Person

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
    one.play_against_bots(game)
    expect(one.page.locator("section.prompt.yours")).to_be_visible()
    wrong = complaints(one.page)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.locator("dialog[open]")).to_be_visible()
    wrong += complaints(one.page)
    one.page.keyboard.press("Escape")
    if game == "bounce":
        one.play_on()
        wrong += complaints(one.page)
        one.page.get_by_role("link", name="How it went").click()
        expect(one.page.get_by_role("slider")).to_be_visible()
        wrong += complaints(one.page)
    assert not wrong, wrong


def test_a_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    """From the address to the result without ever touching a pointer."""
    one = person("desktop")
    page = one.page
    one.enter()

    def tab_to(name: str, most: int = 60) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if name in page.evaluate(
                "(document.activeElement?.ariaLabel ?? '') + (document.activeElement?.textContent ?? '')"
            ):
                return
        raise AssertionError(f"Tab never reaches {name}")

    tab_to("Open Bounce")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    tab_to("Play now")
    page.keyboard.press("Enter")
    expect(page.locator("section.prompt")).to_be_visible()
    page.evaluate("document.activeElement?.blur()")
    for _ in range(400):
        if one.over:
            break
        if one.asked:
            page.keyboard.press("Space")
        page.wait_for_timeout(60)
    expect(page.locator("#result-title")).to_be_visible()
    tab_to("How it went")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
