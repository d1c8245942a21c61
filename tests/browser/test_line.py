"""The line breaks, the page is loaded again, a second device joins: nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.people import Person


@pytest.fixture
def cable(room: str) -> Iterator[Cable]:
    with Cable(room) as made:
        yield made


HAND = ".hand button"


def own_card(number: int) -> str:
    """The line of the log that tells of one's own so-manieth card."""
    return f":nth-match(.log li:has-text('You play'), {number})"


def test_a_reload_in_the_middle(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.come_to_decide("beasty_bar")
    expect(one.page.locator(HAND)).to_have_count(4)
    held = one.page.locator(HAND).all_text_contents()
    one.page.reload()
    expect(one.page.locator("section.prompt.yours")).to_be_visible()
    expect(one.page.locator(HAND)).to_have_text(held)
    one.play_on(until=own_card(1))


@pytest.mark.slow
def test_the_line_breaks_and_comes_back(person: Callable[..., Person], cable: Cable) -> None:
    one = person("desktop", address=cable.address)
    one.come_to_decide("beasty_bar")
    cable.cut()
    expect(one.page.get_by_role("alert").filter(has_text="Reconnecting")).to_be_visible()
    one.act()  # What is played now is kept, and sent when the line is back.
    cable.mend()
    expect(one.page.get_by_role("alert").filter(has_text="Reconnecting")).to_have_count(0)
    one.play_on(until=own_card(1))


@pytest.mark.slow
def test_a_seat_on_a_second_device(person: Callable[..., Person]) -> None:
    first, second = person("desktop"), person("phone")
    first.come_to_decide("bounce")
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="second device").click()
    link = first.page.locator("dialog[open] input[readonly]").input_value()
    first.page.keyboard.press("Escape")
    second.go_to(link)
    expect(second.page.locator("section.prompt.yours")).to_be_visible()
    assert "#" not in second.page.url, "the key stays out of the address bar"
    second.page.locator("button.roll").first.click()
    expect(first.page.locator(".log li").filter(has_text="You roll").first).to_be_visible()


@pytest.mark.slow
def test_two_tabs_show_the_same(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.come_to_decide("bounce")
    other = one.new_page()
    other.goto(one.page.url)
    expect(other.locator("section.prompt.yours")).to_be_visible()
    other.locator("button.roll").first.click()
    expect(one.page.locator(".log li").filter(has_text="You roll").first).to_be_visible()
    expect(one.page.locator("[role=alertdialog]")).to_have_count(0)
