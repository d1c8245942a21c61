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


def roll(one: Person) -> None:
    expect(one.page.locator("button.roll").first).to_be_enabled()
    one.page.locator("button.roll").first.click()


def test_a_reload_in_the_middle(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.play_against_bots("bounce")
    roll(one)
    stomach = one.page.locator(".stomach h2")
    expect(stomach).to_contain_text("jump 1 ")
    one.page.reload()
    expect(one.page.locator("section.prompt.yours")).to_be_visible()
    expect(stomach).to_contain_text("jump 1 ")
    roll(one)
    expect(stomach).to_contain_text("jump 2 ")


def test_the_line_breaks_and_comes_back(person: Callable[..., Person], cable: Cable) -> None:
    one = person("desktop", address=cable.address)
    one.play_against_bots("bounce")
    roll(one)
    expect(one.page.locator(".stomach h2")).to_contain_text("jump 1 ")
    cable.cut()
    expect(one.page.get_by_role("alert").filter(has_text="Reconnecting")).to_be_visible()
    # What is played now is kept, and sent when the line is back; if the bot was still about to answer, nothing was.
    one.act()
    cable.mend()
    expect(one.page.get_by_role("alert").filter(has_text="Reconnecting")).to_have_count(0)
    moved = one.page.locator(".log li").filter(has_text="jump 2")
    beaten = one.page.get_by_role("region", name="The game is over")  # a lucky bot may be home first
    while not moved.or_(beaten).count():
        one.act()
        one.page.wait_for_timeout(100)


def test_a_seat_on_a_second_device(person: Callable[..., Person]) -> None:
    first, second = person("desktop"), person("phone")
    first.play_against_bots("bounce")
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="second device").click()
    link = first.page.locator("dialog[open] input[readonly]").input_value()
    first.page.keyboard.press("Escape")
    second.go_to(link)
    expect(second.page.locator("section.prompt.yours")).to_be_visible()
    assert "#" not in second.page.url, "the key stays out of the address bar"
    roll(second)
    expect(first.page.locator(".log li").filter(has_text="jump 1").first).to_be_visible()


def test_two_tabs_show_the_same(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.play_against_bots("bounce")
    other = one.new_page()
    other.goto(one.page.url)
    expect(other.locator("section.prompt.yours")).to_be_visible()
    other.locator("button.roll").first.click()
    expect(one.page.locator(".log li").filter(has_text="jump 1").first).to_be_visible()
    expect(one.page.locator("[role=alertdialog]")).to_have_count(0)
