"""Cards say what they do before they are played, a tap that can do nothing says why, and a turn is one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person

SAYS = ".says"
ANSWER = ".answers p"
TRIES = 10
SENTENCE = re.compile(r"\S+ \S+ .*[.!?]")


def says_something(page: Page) -> None:
    expect(page.locator(SAYS).first).to_have_text(SENTENCE)


def speaks(one: Person, card: Locator, words: re.Pattern[str] = SENTENCE) -> bool:
    """Under the pointer, or under a thumb; a card that the stage has just laid anew is pointed at again."""
    if one.touches:
        card.tap(force=True)
    else:
        one.page.mouse.move(1, 1)
        card.hover(force=True)
    try:
        expect(one.page.locator(SAYS).first).to_have_text(words, timeout=2000)
    except AssertionError:
        return False
    return True


def answers(page: Page) -> None:
    expect(page.locator(ANSWER)).to_have_text(SENTENCE)


def points_at(one: Person, cards: str) -> None:
    """Every card that can be reached speaks."""
    found = one.page.locator(cards)
    expect(found.first).to_be_visible()
    for card in found.all():
        assert any(speaks(one, card) for _ in range(TRIES)), "a card that can be reached says what it does"


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_beasty_bar(person: Callable[..., Person], size: str) -> None:
    one = person(size, reduced_motion="reduce")
    one.come_to_decide("beasty_bar")
    points_at(one, ".mine .hand button.paper")
    title = one.page.locator(f"{SAYS} b").first.inner_text()
    assert re.match(r"\d+ · [A-Z]", title), "value and name"
    expect(one.page.get_by_text("then chance decides")).to_have_count(0)
    if one.page.locator("ol.line [data-what]").count():
        one.page.locator("ol.line [data-what]").first.click()
        answers(one.page)


def hold_a_card(one: Person) -> None:
    """Draws when it may; a bot may throw the 20 away before, and then it is another game."""
    draw, holds = "section.prompt.yours button:has-text('Draw')", "section.prompt.yours button:has-text('Discard it')"
    for _ in range(400):
        if one.page.locator(holds).count():
            return
        if one.over:
            one.play_against_bots("bloops")
        elif one.page.locator(draw).count():
            one.page.keyboard.press("d")
            one.page.wait_for_timeout(200)
        elif not one.act():
            one.page.wait_for_timeout(50)
    raise AssertionError("no card was drawn")


@pytest.mark.slow
def test_bloops(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    one.play_against_bots("bloops")
    hold_a_card(one)
    says_something(one.page)
    card = one.page.locator(".own button.paper").first
    assert any(speaks(one, card, re.compile(r"Your card 1\.")) for _ in range(TRIES))
    one.page.locator("[data-what=pile]").click(force=True)
    answers(one.page)


@pytest.mark.slow
def test_boogie_beasts(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    one.come_to_decide("boogie_beasts")
    points_at(one, ".strip button.paper")
    one.page.locator(".strip button.paper").first.click()
    answers(one.page)
    one.page.locator("section.prompt.yours button:has-text('Ready')").click()
    one.page.locator(".tray").first.click()
    answers(one.page)
    points_at(one, ".mine button.paper")


@pytest.mark.slow
def test_boulder_bluff(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    one.come_to_decide("boulder_bluff")
    if one.page.locator(".crag button.place").count():
        one.page.locator(".mine .hand button.paper").first.click()
        answers(one.page)
        one.page.locator(".crag button.place").first.click()
    points_at(one, ".mine .hand button.paper")


@pytest.mark.slow
def test_bounce(person: Callable[..., Person]) -> None:
    one = person("phone", reduced_motion="reduce")
    one.come_to_decide("bounce")
    expect(one.page.locator("section.prompt .hint")).to_have_text(re.compile(r"\d dice: \d+ to \d+ steps\. .*\."))
    one.page.locator(".tower .pole").first.click(force=True)
    answers(one.page)
    expect(one.page.locator(".happened")).to_have_text(re.compile(r"\w.*[.!]"))


def test_a_turn_is_one_sentence_with_its_steps_folded(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    one.play_against_bots("bounce")
    one.play_on(until=".log .fold, #result-title")
    fold = one.page.locator(".log .fold").first
    turn = one.page.locator(".log li", has=one.page.locator(".fold")).first
    expect(turn).to_have_text(re.compile(r"rolls? \d+ and "))
    expect(one.page.locator(".log .step")).to_have_count(0)
    fold.click()
    expect(one.page.locator(".log .step").first).to_be_visible()


COVERED = """() => {
  const says = document.querySelector('.says').getBoundingClientRect()
  const cards = [...document.querySelectorAll('.mine .hand li:not(.speaks) .paper')]
  return cards.filter((card) => {
    const { left, right } = card.getBoundingClientRect()
    return left < says.right - 1 && right > says.left + 1
  }).length
}"""


@pytest.mark.slow
def test_on_a_desk_words_have_a_place_of_their_own(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    page = one.page
    page.goto(f"{one.address}/parts/beasty_bar:playing")
    cards = page.locator(".mine .hand button.paper")
    expect(cards.first).to_be_visible()
    for index in range(cards.count()):
        cards.nth(index).hover()
        expect(page.locator(".mine .hand li").nth(index)).to_have_class(re.compile("speaks"))
        assert page.evaluate(COVERED) == 0, "the neighbours of a card that speaks move over"
    page.locator(".mine div.beside").click()  # its words are as good as the card
    expect(page.locator(".mine li.speaks .chosen")).to_have_count(1)
    # Before the first throw the tray waits for whose turn it is.
    page.goto(f"{one.address}/parts/bounce:roll")
    expect(page.locator(".tray")).to_contain_text("Your dice")
    expect(page.locator(".tray .to-come i")).to_have_count(2)
