"""From the lobby to a table, and to the next one with the same people."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

AGAIN = {"en": "Play again", "nl": "Nog een keer", "fr": "Rejouer"}


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
    ended = host.page.url
    host.page.get_by_role("button", name=AGAIN["en"]).click()
    guest.page.get_by_role("button", name=AGAIN["fr"]).click()
    host.page.wait_for_url(lambda url: url != ended)
    guest.page.wait_for_url(host.page.url)


@pytest.mark.slow
def test_the_first_move_is_two_clicks_away(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.enter()
    one.page.locator(".boxes li button.box").last.click()
    one.page.locator("dialog[open] .button.go").click()
    expect(one.page.locator("section.prompt")).to_be_visible()
    assert "/table/" in one.page.url
