"""Manners at the table, on the page: faces, who watches and who has gone, a chair for a watcher, giving up, a moment's
link and one's own notes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import HOST_KEY
from tests.browser.people import Person
from tests.table.test_practice import played

MAKE = """async wish => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'x-rumpus': '1', 'content-type': 'application/json' }, body: JSON.stringify(wish),
  })
  return (await answer.json()).id
}"""
BRING = """async body => {
  const answer = await fetch('/api/records', { method: 'POST', headers: { 'x-rumpus': '1' }, body })
  return (await answer.json()).id
}"""


@pytest.mark.slow
def test_faces_watchers_and_a_chair(person: Callable[..., Person]) -> None:
    host, guest, watcher, screen = person("phone"), person("phone", "nl"), person("desktop", "fr"), person("tv")
    host.enter()
    wish = {"game": "bounce", "seats": 3, "bots": ["random"], "way": "screen", "pace": "relaxed", "name": "Els"}
    table = f"{host.address}/table/{host.page.evaluate(MAKE, wish)}"
    host.go_to(table)
    guest.go_to(table)
    guest.sit()
    screen.go_to(f"{table}/screen")
    host.deal()
    # A face hops up on the television beside the tile, and on no card; a second one has to wait.
    faces = host.page.locator(".faces button")
    expect(faces).to_have_count(6)
    box = faces.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    faces.first.click()
    hop = screen.page.locator("[data-face]")
    expect(hop).to_have_count(1)
    expect(screen.page.locator(".standings li", has=hop)).to_contain_text("Els")
    expect(faces.first).to_have_attribute("aria-disabled", "true")
    expect(hop).to_have_count(0)
    # Who looks on is counted, and asks for the bot's chair.
    watcher.go_to(table)
    expect(screen.page.locator(".screen > header")).to_contain_text("1 watching")
    watcher.page.locator(".banner .button").click()
    watcher.page.locator("header .tools button").last.click()
    watcher.page.get_by_role("button", name="Demander une place").click()
    ask = host.page.locator(".banner .strip")
    expect(ask).to_be_visible()
    assert not axe.complaints(host.page)
    assert re.match("Not now", ask.get_by_role("button").first.inner_text()), "the careful answer first"
    # Who is refused is told so, and may ask again; what was asked outlives the menu.
    ask.get_by_role("button").first.click()
    expect(watcher.page.get_by_text("Pas de place pour l’instant.")).to_be_visible()
    watcher.page.get_by_role("button", name="Demander une place").click()
    expect(ask).to_be_visible()
    watcher.page.keyboard.press("Escape")
    watcher.page.locator("header .tools button").last.click()
    expect(watcher.page.get_by_role("button", name="Pas de place, finalement")).to_be_visible()
    ask.get_by_role("button").last.click()
    expect(watcher.page.locator("section.prompt")).to_be_visible()
    expect(screen.page.locator(".screen > header")).not_to_contain_text("watching")
    # Who goes is seen to be gone at once.
    expect(screen.page.locator(".standings .tile.faded")).to_have_count(0)
    guest.page.close()
    expect(screen.page.locator(".standings .tile.faded")).to_have_count(1)
    # Giving up asks first.
    host.page.locator("header .tools button").last.click()
    host.page.get_by_role("button", name="Give up…").click()
    host.page.get_by_role("button", name="Give up", exact=True).click()
    expect(host.page.get_by_text("You gave up").first).to_be_attached()
    for each in (host, watcher, screen):
        assert not each.complaints, each.complaints


@pytest.mark.slow
def test_a_link_to_a_moment_and_notes_of_ones_own(person: Callable[..., Person]) -> None:
    one = person("desktop")
    one.enter()
    record = one.page.evaluate(BRING, played("bounce", 2))
    one.go_to(f"{one.address}/replay/{record}?step=4")
    slider = one.page.get_by_role("slider")
    at = int(slider.get_attribute("aria-valuenow") or slider.input_value())
    assert 0 < at < 8
    one.page.locator(".notes summary").click()
    field = one.page.locator(".notes textarea")
    field.fill("Here it began.")
    field.blur()
    expect(one.page.locator(".notes li")).to_contain_text("Here it began.")
    one.page.reload()
    expect(one.page.locator(".notes li")).to_contain_text("Here it began.")
    one.go_to(f"{one.address}/replay/{record}")
    one.page.locator(".notes li button").click()
    assert int(slider.get_attribute("aria-valuenow") or slider.input_value()) == at
    assert not axe.complaints(one.page)
    assert not one.complaints, one.complaints


@pytest.mark.slow
def test_the_hosts_page(person: Callable[..., Person]) -> None:
    guest, keeper, small = person("desktop"), person("desktop"), person("phone", "nl")
    guest.enter()
    wish = {"game": "bounce", "seats": 2, "bots": ["random"], "pace": "relaxed", "name": "Els"}
    table = guest.page.evaluate(MAKE, wish)
    guest.go_to(f"{guest.address}/table/{table}")
    guest.deal()
    expect(guest.page.locator("section.prompt")).to_be_visible()
    for one in (small, keeper):
        one.go_to(f"{one.address}/host")
        one.page.locator("input[type=password]").fill("guessed")
        one.page.locator("form .button").click()
        expect(one.page.get_by_role("alert")).to_be_visible()
        one.page.locator("input[type=password]").fill(HOST_KEY)
        one.page.locator("form .button").click()
        expect(one.page.locator("li", has_text="Els").first).to_be_visible()
        assert not axe.complaints(one.page)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scroll"
    code = guest.words_of(".bar .code")
    row = keeper.page.locator("section li", has_text=code).first
    # What hurts asks inside the row: who plays, what is kept, the careful answer first.
    row.get_by_role("button", name="Close…").click()
    ask = row.get_by_role("group")
    expect(ask).to_contain_text("One person is playing")
    assert ask.get_by_role("button").first.inner_text() == "Leave it"
    assert not axe.complaints(keeper.page)
    ask.get_by_role("button", name="Leave it").click()
    expect(ask).to_have_count(0)
    row.get_by_role("button", name="Close…").click()
    ask.get_by_role("button").last.click()
    expect(guest.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    row.get_by_role("button", name="Open again").click()
    expect(row.get_by_role("button", name="Close…")).to_be_visible()
    guest.go_to(f"{guest.address}/table/{table}")
    expect(guest.page.locator("section.prompt")).to_be_visible()
    # The door, from the keyboard.
    door = keeper.page.get_by_role("switch")
    door.focus()
    keeper.page.keyboard.press("Space")
    expect(door).to_have_attribute("aria-checked", "false")
    keeper.page.keyboard.press("Space")
    expect(door).to_have_attribute("aria-checked", "true")
