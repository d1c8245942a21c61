"""Ways to sit: one device passed around behind a curtain, and a big screen with phones as hands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


def test_a_box_says_what_its_button_makes(person: Callable[..., Person]) -> None:
    """Where one device goes round nobody is invited, and not every one of its players is "you"."""
    one = person("phone")
    one.enter()
    sheet = one.open_box("bounce")
    button = sheet.locator(".button.big:not(.go)")
    expect(button).to_have_text("Invite friends")
    sheet.locator("summary").click()
    sheet.get_by_role("radio").nth(2).click()
    expect(button).to_have_text("Pass this device around")
    button.click()
    expect(one.page.locator(".setting li.mine .soft")).to_have_text("")


@pytest.mark.slow
def test_one_device_passed_around(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.invite_friends("beasty_bar", way="around")
    one.sit()
    expect(one.page.locator(".setting li.mine")).to_have_count(2)
    one.deal()
    curtain = one.page.locator(".curtain")
    seen: list[str] = []
    for _ in range(4):
        expect(curtain).to_be_visible()
        assert one.page.locator(".hand").count() == 0, "a hand lies behind the curtain"
        assert one.page.locator("section.prompt").count() == 0
        seen.append(one.words_of(".curtain h2"))
        curtain.get_by_role("button").click()
        expect(one.page.locator("section.prompt.yours")).to_be_visible()
        for _ in range(600):
            if curtain.count():
                break
            if one.asked:  # not while the stage still tells what happened
                one.act()
            one.page.wait_for_timeout(30)
    assert len(set(seen)) == 2, seen
    assert seen[0] != seen[1]


@pytest.mark.slow
def test_a_big_screen_and_two_phones(person: Callable[..., Person]) -> None:
    host, guest, screen = person("phone"), person("phone", "nl"), person("tv")
    table = host.invite_friends("beasty_bar", way="screen", pace="relaxed")
    host.sit()
    screen.go_to(f"{table}/screen")
    expect(screen.page.locator(".code")).to_have_text(host.words_of(".invite .letters"))
    guest.go_to(table)
    guest.sit()
    expect(screen.page.locator("main li:not(.free)")).to_have_count(2)
    host.deal()
    expect(host.page.locator("section.prompt")).to_be_visible()
    expect(screen.page.locator(".screen, .theatre").first).to_be_visible()
    laid = screen.page.locator(".line li:not(.empty, .under)")
    for _ in range(300):
        if laid.count() > 1:
            break
        host.act()
        guest.act()
        host.page.wait_for_timeout(30)
    assert screen.page.locator(".hand li").count() == 0, "no hand is ever on the big screen"
    assert screen.page.locator("section.prompt button").count() == 0
    expect(laid.first).to_be_visible()


@pytest.mark.slow
def test_the_end_is_on_the_big_screen(person: Callable[..., Person]) -> None:
    one, screen = person("phone", reduced_motion="reduce"), person("tv", reduced_motion="reduce")
    one.play_against_bots("bounce")
    screen.go_to(f"{one.page.url}/screen")
    one.play_on()
    expect(screen.page.locator("#result-title")).to_be_visible()
