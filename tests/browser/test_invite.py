"""The invitation, from the host's button to the friend's chair; and tables that are full, begun or gone."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import serving
from tests.browser.people import Person

NETWORK = "127.0.0.2"  # stands for the machine's address on its network: nothing leaves the machine


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("home"), RUMPUS_NETWORK=NETWORK) as address:
        yield address


def size(panel: Locator) -> tuple[int, int]:
    box = panel.bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


def scanned(host: Person) -> str:
    """What a camera reads from the square: the table at the address that is written beside it."""
    expect(host.page.locator(".invite .qr svg")).to_be_visible()
    return f"http://{host.words_of('.invite .where')}/table/{host.page.url.rsplit('/', 1)[1]}"


@pytest.mark.slow
def test_let_phones_in_and_a_friend_sits_within_three_taps(person: Callable[..., Person], home: str) -> None:
    host = person("desktop", address=home)
    host.invite_friends("beasty_bar")
    page, panel = host.page, host.page.locator(".invite")
    expect(panel.locator("h2")).to_have_text("Only this computer can come in")
    shut = size(panel)
    expect(page.get_by_role("button", name="Deal the cards")).to_be_disabled()
    expect(page.locator(".deal")).to_contain_text("One more is needed")
    assert complaints(page) == []
    page.get_by_role("button", name="Let phones in").click()
    expect(panel.locator(".where")).to_contain_text(NETWORK)
    expect(panel).to_contain_text("Nobody has come through yet.")
    assert size(panel) == shut
    assert complaints(page) == []

    friend = person("phone", address=home)
    friend.context.add_init_script("addEventListener('click', () => (window.name += 'x'), { capture: true })")
    friend.go_to(scanned(host))
    expect(friend.page.locator("#name")).to_be_focused()
    expect(page.locator(".setting li", has_text="A friend")).to_contain_text("choosing a name")
    assert complaints(friend.page) == []
    chip = friend.page.locator(".or .chip").first
    name = chip.inner_text()
    chip.tap()
    expect(friend.page.locator(".setting li.mine")).to_contain_text(name)
    assert friend.page.evaluate("window.name.length") <= 3
    expect(friend.page.get_by_role("heading", name=f"You sit, {name}.")).to_be_visible()
    assert complaints(friend.page) == []
    expect(panel).to_contain_text(f"{name} came through.")
    expect(page.get_by_role("button", name="Deal for 2")).to_be_enabled()

    address = scanned(host)
    page.get_by_role("button", name="Close it").click()
    expect(panel.locator("h2")).to_have_text("Only this computer can come in")
    assert size(panel) == shut
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((NETWORK, urlsplit(address).port or 0))
    page.get_by_role("button", name="Let phones in").click()
    expect(panel.locator(".where")).to_contain_text(NETWORK)
    page.get_by_role("button", name="Deal for 2").click()
    for one in (host, friend):  # whose line came back by itself
        expect(one.page.locator("section.prompt")).to_be_visible()


@pytest.mark.slow
def test_full_begun_and_gone(person: Callable[..., Person]) -> None:
    host, guest, late = person("desktop"), person("phone"), person("phone")
    table = host.invite_friends("bounce")
    code = host.words_of(".invite .letters")
    chairs = host.page.locator(".about label.field select").first
    chairs.select_option("2")
    expect(host.page.locator(".setting li")).to_have_count(2)
    guest.enter()  # a code seats who types it
    guest.page.locator("#code").fill(code[:3])
    expect(guest.page.get_by_role("button", name="One letter to go")).to_have_attribute("aria-disabled", "true")
    guest.page.locator("#code").fill(code)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.say_name()
    expect(guest.page.locator(".setting li.mine")).to_contain_text("Tom")

    late.go_to(table)
    expect(late.page.get_by_role("heading", name="Every chair is taken")).to_be_visible()
    for way in ("Wait for a chair", "Only watch"):
        expect(late.page.get_by_role("button", name=way)).to_be_visible()
    expect(late.page.get_by_role("link", name="A table of your own")).to_be_visible()
    assert complaints(late.page) == []
    guest.page.locator(".setting .act").click()
    guest.page.get_by_role("button", name="Stand up").click()
    expect(late.page.locator("#name")).to_be_visible()
    late.say_name()  # the chair is theirs
    expect(late.page.locator(".setting li.mine")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Every chair is taken")).to_be_visible()
    host.deal()
    expect(late.page.locator("section.prompt")).to_be_visible()
    expect(guest.page.locator(".strip")).to_contain_text("The game has begun")
    guest.page.locator(".strip button").click()
    expect(guest.page.locator(".strip")).to_have_count(0)

    late.page.get_by_role("button", name="Menu").click()  # leaving asks, and leaves nobody on the clock
    late.page.get_by_role("button", name="Leave the table").click()
    expect(late.page.locator(".leave")).to_contain_text("A bot plays on for you")
    late.page.get_by_role("button", name="Leave", exact=True).click()
    expect(late.page.locator(".boxes li").first).to_be_visible()
    expect(host.page.locator(".badge", has_text="a bot sits in")).to_be_visible()

    for path, words in (
        ("/table/nothing", "There is no such table"),
        ("/replay/nothing", "No game is kept under this address"),
        ("/nowhere/at/all", "There is nothing here"),
    ):
        guest.go_to(guest.address + path)
        expect(guest.page.get_by_role("heading", name=words)).to_be_visible()


@pytest.mark.slow
def test_the_opening_device_is_the_screen_and_phones_are_hands(person: Callable[..., Person]) -> None:
    screen, one, two = person("desktop"), person("phone"), person("phone")
    screen.enter()
    sheet = screen.open_box("beasty_bar")
    sheet.locator("summary").click()
    sheet.get_by_role("radio", name=re.compile("Big screen")).click()
    sheet.get_by_role("button", name="Invite friends").click()
    screen.page.wait_for_url("**/screen")
    expect(screen.page.locator(".code")).to_be_visible()
    table = screen.page.url.removesuffix("/screen")
    for phone in (one, two):
        phone.go_to(table)
        phone.say_name()
    expect(screen.page.locator("main li:not(.free)")).to_have_count(2)
    two.deal()  # any of them
    expect(screen.page.locator(".countdown")).to_be_visible()
    expect(screen.page.locator(".countdown")).to_have_count(0)
    for phone in (one, two):
        expect(phone.page.locator(".mine .hand, .hand").first).to_be_visible()
        expect(phone.page.locator(".theatre > .fold")).to_be_visible()
        expect(phone.page.locator(".stage ol.line")).to_be_hidden()
    assert screen.page.locator(".hand li").count() == 0
    one.page.get_by_role("button", name="Here too").tap()
    expect(one.page.locator(".stage ol.line")).to_be_visible()


@pytest.mark.slow
def test_against_bots_as_the_game_was_made(person: Callable[..., Person]) -> None:
    one = person("phone", "nl")
    one.enter()
    page = one.page
    page.get_by_role("button", name="Tegen bots", exact=True).click()
    expect(page.locator("dialog[open] li")).to_have_count(5)
    page.locator("dialog[open]").get_by_role("button", name="Bots kiezen: Bloops").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("radio").first).to_have_attribute("aria-checked", "true")
    assert "ring" in sheet.get_by_role("radio").first.inner_text()
    sheet.locator("select.count").select_option("2")
    sheet.locator("select.pick-level").select_option("child")
    expect(sheet.locator(".choice")).to_contain_text("Speelt mee")
    sheet.get_by_role("radio").nth(1).click()
    sheet.locator(".button.go").click()
    expect(page.locator(".badge")).to_have_count(2)
    one.enter()
    sheet = one.open_box("bloops")
    expect(sheet.get_by_role("radio").nth(1)).to_have_attribute("aria-checked", "true")
    expect(sheet.locator("select.count")).to_have_value("2")
    expect(sheet.locator("select.pick-level")).to_have_value("child")
