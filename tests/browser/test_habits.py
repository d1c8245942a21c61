"""What people do without thinking: once more, a double click, a key, a glance at the clock."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person

AGAIN = "Play again"


def to_the_end(one: Person, game: str = "bounce") -> None:
    one.play_against_bots(game)
    one.play_on()


def nothing_went_wrong(page: Page) -> None:
    expect(page.locator("[role=alertdialog]")).to_have_count(0)


# Once more


@pytest.mark.thorough  # what two people do, below, every day
def test_playing_again_deals_at_once(person: Callable[..., Person]) -> None:
    one = person("phone", reduced_motion="reduce")
    to_the_end(one)
    for _ in range(2):
        before = one.page.url
        one.page.get_by_role("button", name=AGAIN).click()
        one.page.wait_for_url(lambda url, before=before: url != before)
        expect(one.page.locator("section.prompt, #result-title").first).to_be_visible()  # dealt: no page to set it on
        nothing_went_wrong(one.page)
        one.play_on()
    one.page.get_by_role("button", name="Play Boulder Bluff with the same people").click()
    expect(one.page.get_by_role("heading", name="Boulder Bluff")).to_be_visible()
    expect(one.page.locator("section.prompt")).to_be_visible()
    nothing_went_wrong(one.page)


# When something last was, on the clock that all pages of this machine share.
LAST = """kind => {
  const found = window.rumpus.timeline.entries.findLast(entry => entry.kind === kind)
  return performance.timeOrigin + found.begin
}"""


@pytest.mark.slow
def test_two_people_play_again_with_one_tap_each(person: Callable[..., Person]) -> None:
    """Two people and a bot: dealt within two seconds of the last tap, on both pages, by their own timelines."""
    host, guest = person("desktop", reduced_motion="reduce"), person("phone", reduced_motion="reduce")
    screen = person("desktop")
    table = host.invite_friends("bounce", pace="relaxed")
    screen.go_to(f"{table}/screen")
    host.page.locator(".about label.field select").first.select_option("3")
    guest.go_to(table)
    guest.sit()
    host.add_bot()
    expect(guest.page.locator(".setting li:not(.free)")).to_have_count(3)
    host.deal()
    host.play_on(guest)
    expect(guest.page.locator("#result-title")).to_be_visible()
    guest.page.get_by_role("button", name=AGAIN).click()
    expect(host.page.locator(".again .title")).to_contain_text("is in")
    expect(host.page.locator(".again [role=timer]")).to_be_visible()
    expect(screen.page.locator("footer [role=timer]")).to_be_in_viewport(ratio=1)  # below no invitation
    host.page.get_by_role("button", name=AGAIN).click()
    for one in (host, guest):
        one.page.wait_for_url(lambda url: url != table)
        expect(one.page.locator("section.prompt, #result-title").first).to_be_visible()
        nothing_went_wrong(one.page)
    tapped = host.page.evaluate(LAST, "again")
    waited = [one.page.evaluate(LAST, "board") - tapped for one in (host, guest)]
    assert all(0 < milliseconds < 2000 for milliseconds in waited), waited
    assert guest.page.url == host.page.url
    assert guest.page.locator(".banner").count() == 0, "nobody sits in for who came"


# Twice


def moves_sent(page: Page) -> list[Any]:
    """What is played from here on."""
    sent: list[Any] = []

    def frame(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["t"] == "play":
            sent.append(message)

    page.on("websocket", lambda line: line.on("framesent", frame))
    return sent


def test_a_double_click_plays_once(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    one.context.add_init_script("localStorage.setItem('rumpus.guided.bounce', 'done')")  # hints come and go
    sent = moves_sent(one.page)
    one.come_to_decide("bounce")
    page = one.page
    page.evaluate("window.oneMoment = true")  # both clicks, however slow we are
    box = page.locator("section.prompt .buttons button").first.bounding_box()
    assert box is not None
    where = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    told = page.locator(".log li").count()
    page.mouse.click(*where)
    page.wait_for_function(
        """told => document.querySelectorAll('.log li').length > told + 1 &&
          document.querySelector('section.prompt.yours .buttons button:not(:disabled), #result-title')""",
        arg=told,
    )
    if one.over:
        return
    assert len(sent) == 1
    page.mouse.click(*where)  # the next question has come under the pointer
    page.evaluate("window.oneMoment = false")
    page.mouse.click(*where)
    page.wait_for_function("document.querySelector('section.prompt') !== null")
    assert len(sent) == 2


@pytest.mark.slow
def test_a_chute_opens_at_the_second_tap(person: Callable[..., Person]) -> None:
    """It ends one's jumprun, and on a phone it is a picture: the first tap asks, also that of a double click."""
    one = person("phone", reduced_motion="reduce")
    sent = moves_sent(one.page)
    one.play_against_bots("boogie_beasts", pace="live")
    page = one.page
    page.get_by_role("button", name="Ready").click()
    chute = page.get_by_role("button", name="Open my chute")
    chute.wait_for()
    before = len(sent)
    page.evaluate("window.oneMoment = true")
    chute.dblclick()
    expect(page.locator("section.prompt .title")).to_have_text("You: no more cards?")
    page.evaluate("window.oneMoment = false")
    page.locator(".mine button").first.click()
    expect(page.locator("section.prompt .title")).to_contain_text("where does")
    assert len(sent) == before
    chute.click()
    expect(page.locator("section.prompt .title")).to_have_text("You: no more cards?")
    chute.click()
    expect(chute).to_have_count(0)
    assert len(sent) == before + 1


# Keys


@pytest.mark.slow
def test_boulder_bluff_by_keys(person: Callable[..., Person]) -> None:
    """Arrows lead into the hand from anywhere; what is pressed over a sheet is not for the board beneath it."""
    one = person("desktop", reduced_motion="reduce")
    sent = moves_sent(one.page)
    one.come_to_decide("boulder_bluff")
    page = one.page
    page.keyboard.press("1")  # where one begins; who is asked to join has no boulder to choose
    page.keyboard.press("ArrowRight")
    expect(page.locator(".mine .hand button").first).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator(".trays .laid button")).to_have_count(1)
    page.get_by_role("button", name="Help").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for key in ("w", "s", "ArrowRight", "Escape"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".trays .laid button")).to_have_count(1)
    assert sent == []
    page.evaluate("document.activeElement.blur()")  # away from the button of the sheet
    page.keyboard.press("Enter")
    expect(page.locator("section.prompt.yours .climb")).to_have_count(0)
    assert len(sent) > 0


@pytest.mark.slow
def test_beasty_bar_by_keys(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    one.come_to_decide("beasty_bar")
    page = one.page
    cards = page.locator(".mine .hand button")
    expect(page.locator(".mine .keys kbd").first).to_have_text("1")
    for number in range(1, cards.count() + 1):
        page.keyboard.press(str(number))
        expect(cards.nth(number - 1)).to_have_class(re.compile("chosen"))
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(cards.first.locator(".chosen")).to_have_count(0)


# Glances

BROKEN_WORDS = """() => [...document.querySelectorAll('.rules *')].flatMap(element =>
  [...element.childNodes].filter(node => node.nodeType === 3).flatMap(node =>
    [...node.data.matchAll(/[\\p{L}\\p{N}]+/gu)].filter(word => {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      return new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size > 1
    }).map(word => word[0])))"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("game", "language"), [("beasty_bar", "en"), ("boulder_bluff", "nl"), ("bloops", "fr")])
def test_rules_break_no_word(person: Callable[..., Person], game: str, language: str, size: str) -> None:
    one = person(size, language)
    one.go_to(f"{one.address}/learn/{game}")
    one.page.locator("button[aria-expanded]").click()
    expect(one.page.locator(".rules table").first).to_be_attached()
    assert one.page.evaluate(BROKEN_WORDS) == []
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_rules_of_a_game_that_is_not_here_are_no_page(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.go_to(f"{one.address}/learn/nothing")
    expect(one.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(one.page.get_by_role("button", name="real table")).to_have_count(0)


@pytest.mark.slow
def test_a_clock_of_days_stays_in_its_ring(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.invite_friends("beasty_bar", pace="correspondence")
    one.add_bot()
    expect(one.page.locator(".setting li:not(.free)")).to_have_count(2)
    one.deal()
    rings = one.page.locator(".clock:has(.number)")
    expect(rings.first).to_be_visible()
    expect(rings.first).to_contain_text("days")
    for ring in rings.all():
        outer, inner = ring.bounding_box(), ring.locator(".number").bounding_box()
        assert outer is not None
        assert inner is not None
        assert inner["width"] <= outer["width"] * 0.75, inner


@pytest.mark.slow
def test_a_look_turns_cards_where_they_lie_and_leaves_them_there(person: Callable[..., Person]) -> None:
    one = person("phone")
    one.play_against_bots("bloops")
    page = one.page
    expect(page.locator(".own .looked .paper")).to_have_count(3)
    expect(page.locator(".prompt [role=timer]")).to_be_visible()
    covered = page.evaluate("""() => {
      const boxes = place => [...document.querySelectorAll(place)].map(found => found.getBoundingClientRect())
      return boxes('.own .paper').filter(card => boxes('.clock').some(clock =>
        clock.left < card.right && clock.right > card.left &&
        clock.top < card.bottom && clock.bottom > card.top)).length
    }""")
    assert covered == 0, "a clock lies on a card"
    places = "all => all.map(found => found.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height])"
    during = page.locator(".own .place").evaluate_all(places)
    rows = sorted({round(y) for _, y, _, _ in during})
    assert [sum(round(y) == row for _, y, _, _ in during) for row in rows] == [3, 3], "two rows of three"
    page.locator("section.prompt .button.ink").first.click()
    expect(page.locator(".own .looked")).to_have_count(0)
    after = page.locator(".own .place").evaluate_all(places)
    # A question or a hint with a line more or less lifts all of them together, by no more than that line.
    assert [(x, wide, high) for x, _, wide, high in after] == [(x, wide, high) for x, _, wide, high in during]
    lifted = {round(now[1] - before[1]) for now, before in zip(after, during, strict=True)}
    assert len(lifted) == 1, "a card has moved among the others"
    assert abs(lifted.pop()) <= 20


@pytest.mark.slow
def test_bloops_is_counted_before_the_result_comes(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="no-preference")
    one.hurries = False
    one.play_against_bots("bloops")
    one.page.evaluate("""() => new MutationObserver(() => {
      if (window.atTheEnd) return
      if (!document.getElementById('result-title')) {
        const counts = document.querySelector('section.prompt')?.textContent.includes('The cards turn over')
        if (counts) window.saidEarly ||= document.querySelector('.log').textContent.includes('the fewest')
        return
      }
      const turned = [...document.querySelectorAll('.turned')]
      const turns = card => card.getAnimations().some(motion => motion.playState !== 'finished')
      window.atTheEnd = [turned.length, turned.filter(turns).length]
    }).observe(document.body, { childList: true, subtree: true })""")
    one.play_on()
    turned, turning = one.page.evaluate("window.atTheEnd")
    assert turned > 0
    assert turning == 0, "cards still turn over behind the result"
    assert one.page.evaluate("window.saidEarly") is False, "the story says who has the fewest before the count does"
