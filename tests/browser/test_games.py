"""Each of the five games from the lobby to the result, on a phone or a desktop, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

PLAYED = [
    ("bounce", "phone", "nl"),
    ("beasty_bar", "desktop", "en"),
    ("bloops", "phone", "fr"),
    ("boogie_beasts", "desktop", "nl"),
    ("boulder_bluff", "phone", "en"),
]
AGAIN = {"en": "Play again", "nl": "Nog een keer", "fr": "Rejouer"}


@pytest.mark.parametrize(("game", "size", "language"), PLAYED)
def test_from_the_lobby_to_the_result(person: Callable[..., Person], game: str, size: str, language: str) -> None:
    # One game with everything that moves; the others show it at once.
    one = person(size, language, reduced_motion="no-preference" if game == "bounce" else "reduce")
    one.play_against_bots(game)
    if game == "boulder_bluff":
        one.play_on(until=".strength b")  # what is planned is counted by the rules, on the server
        assert re.search(r"strength −?\d", one.words_of(".strength b"))
    one.play_on()
    sheet = one.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name=AGAIN[language])).to_be_visible()
    assert sheet.locator("ol > li").count() >= 2
    assert one.page.evaluate("document.documentElement.lang") == language
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_two_people_and_a_bot(person: Callable[..., Person]) -> None:
    host, guest = person("desktop", reduced_motion="reduce"), person("phone", "fr", reduced_motion="reduce")
    table = host.invite_friends("bloops", pace="relaxed")
    guest.go_to(table)
    guest.sit()
    host.add_bot()
    expect(guest.page.locator(".setting li:not(.free)")).to_have_count(3)
    host.deal()
    expect(guest.page.locator("section.prompt")).to_be_visible()
    host.play_on(guest)
    expect(guest.page.locator("#result-title")).to_be_visible()
    host.page.get_by_role("button", name=AGAIN["en"]).click()
    guest.page.get_by_role("button", name=AGAIN["fr"]).click()
    for one in (host, guest):
        one.page.wait_for_url(lambda url: url != table)
    assert guest.page.url == host.page.url


def test_the_first_move_is_two_clicks_away(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.enter()
    one.page.locator(".boxes li button").last.click()
    one.page.locator("dialog[open] .button.go").click()
    expect(one.page.locator("section.prompt")).to_be_visible()
    assert "/table/" in one.page.url
