"""Everybody can play: axe on every screen, and a whole game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from rumpus.core import catalogue
from rumpus.core.words import Ask, Words
from tests.browser.axe import complaints
from tests.browser.people import DECIDED, GAMES, IN_HAND, IN_LINE, OFFERED, ON_STAGE, Person

SHOWN = [pytest.param("phone", marks=pytest.mark.slow), "desktop"]


@pytest.mark.slow
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
    expect(page.locator(".code")).to_be_visible()
    look("screen before the deal")
    page.goto(f"{one.address}/learn/bounce")
    expect(page.locator("main h2, main h3").first).to_be_visible()
    look("learn")
    page.goto(f"{one.address}/nowhere/at/all")
    expect(page.locator("main h1")).to_be_visible()
    look("lost")
    assert not found, found


# Moments that a game comes to by luck, or late: much to scroll, seats to choose from.
LATE = ("bloops:swap", "boogie_beasts:judged", "boulder_bluff:tapping")


@pytest.mark.slow
@pytest.mark.parametrize("position", LATE)
def test_axe_at_moments_that_are_rare(person: Callable[..., Person], position: str) -> None:
    one = person("phone", reduced_motion="reduce")
    one.go_to(f"{one.address}/parts/{position}")
    expect(one.page.locator("section.prompt")).to_be_visible()
    wrong = complaints(one.page)
    assert not wrong, wrong


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
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


LONG_ONES = set(GAMES) - {"bounce"}  # half a minute each


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.thorough] if game in LONG_ONES else []) for game in GAMES]
)
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


# What the room says of the board to these eyes, asked beside the page.
DESCRIBED = """async (id) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
  await new Promise(open => (socket.onopen = open))
  let seats = []
  const answer = await new Promise(done => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.t === 'snapshot') seats = message.seats
      if (message.t === 'you') socket.send(JSON.stringify({ t: 'describe', id: 2, seat: message.seats[0] }))
      if (message.t === 'described') done(message)
    }
    socket.send(JSON.stringify({ t: 'hello', id: 1 }))
  })
  socket.close()
  return [seats.map(seat => seat.name), answer]
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_read_aloud_as_in_the_terminal(person: Callable[..., Person], game: str) -> None:
    language = ("en", "nl", "fr")[GAMES.index(game) % 3]
    one = person("desktop", language, reduced_motion="reduce")
    one.come_to_decide(game)
    heard = one.page.locator(".reading [role=status] li")
    expect(heard).to_have_count(0)
    said: list[str] = []
    for _ in range(10):  # others may act meanwhile: then it is another board, and nothing is said of the old one
        one.page.keyboard.press("l")
        with suppress(PlaywrightTimeout):  # it was gone again before it was looked for
            heard.first.wait_for(timeout=5000)
        said = heard.all_inner_texts()
        names, answer = one.page.evaluate(DESCRIBED, one.page.url.rpartition("/")[2])
        words = Words(catalogue.game(game), language, names, answer["seat"])
        if said == [words.sentence(Ask(**sentence)) for sentence in answer["sentences"]]:
            break
    else:
        pytest.fail(f"{said}")
    one.page.keyboard.press("Escape")
    expect(heard).to_have_count(0)


@pytest.mark.slow
def test_the_button_that_reads_the_board_and_where_its_key_is_told(person: Callable[..., Person]) -> None:
    one = person("phone", reduced_motion="reduce")
    one.come_to_decide("beasty_bar")
    page = one.page
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="Read the board").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".reading [role=status]")).to_contain_text("In your hand: ")
    assert not complaints(page)
    page.locator(".reading button").click()
    expect(page.locator(".reading li")).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    expect(page.locator("dialog[open] .keys")).to_contain_text("Read the board")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk and story").click()
    page.locator("dialog[open] input").fill("lll")  # letters that are talk
    expect(page.locator(".reading li")).to_have_count(0)
