"""Puzzles and lessons on the real board: solved right and wrong without a network, from a plain file host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from rumpus import speed
from rumpus.core import catalogue
from rumpus.lab.puzzle_file import Puzzle, load_puzzles, opened, puzzles_path
from tests.browser.people import Person
from tests.browser.plain_host import PlainHost
from tests.browser.test_offline import site_of

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")
GAME = catalogue.game("beasty_bar")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    yield from site_of(tmp_path, GAME.name)


def plain_puzzles() -> list[Puzzle]:
    """Those about which animal to play."""
    return [puzzle for puzzle in load_puzzles(puzzles_path(GAME))[1] if puzzle.best.startswith("play-")]


def tap_animal(one: Person, puzzle: Puzzle, code: str) -> None:
    """A tap chooses it and says what it does, a second one plays it."""
    hand = [kind for kind in opened(GAME, puzzle).view(puzzle.seat)["hand"][puzzle.seat] if kind]
    cards = one.page.locator(".lower .hand button.paper")
    expect(cards).to_have_count(len(hand))
    word = code.removeprefix("play-")
    card = cards.filter(has=one.page.locator(".reader", has_text=word))
    card.click()
    expect(one.page.locator(".lower .hand .chosen")).to_have_count(1)
    assert one.page.locator(".chances").count() == 0  # what it does, never its chance
    card.click()


@pytest.mark.slow
def test_on_a_phone_a_puzzle_says_its_rule_while_an_animal_acts(person: Callable[..., Person], host: PlainHost) -> None:
    """A card marked on the stage is nobody's choice yet: only one that was tapped takes the rule's room."""
    puzzle = next(puzzle for puzzle in load_puzzles(puzzles_path(GAME))[1] if puzzle.best.startswith("at-"))
    one = person("phone", address=host.address, reduced_motion="reduce")
    one.page.goto(f"{one.address}/some/rumpus/#/puzzle/{GAME.name}/{puzzle.name}")
    expect(one.page.locator(".stage .chosen")).to_have_count(1)
    expect(one.page.locator(".question p")).to_be_visible()


@pytest.mark.slow
def test_a_puzzle_is_solved_right_and_wrong_without_a_network(person: Callable[..., Person], host: PlainHost) -> None:
    right, wrong = plain_puzzles()[:2]
    one = person("phone", address=f"{host.address}/some/rumpus/", reduced_motion="reduce")
    page = one.page
    page.goto(one.address)
    page.get_by_role("link", name="Today’s puzzle").click()
    expect(page.locator(".puzzle header .name")).to_contain_text("Puzzle of the day")
    page.goto(one.address)
    one.wait_until_kept(GAME.name)
    host.close()
    one.context.set_offline(True)

    page.goto(f"{one.address}#/puzzle/{GAME.name}/{right.name}")
    page.reload()
    expect(page.locator(".question h1")).to_have_text("One move is clearly best.")
    expect(page.locator(".question p")).not_to_be_empty()
    tap_animal(one, right, right.best)
    expect(page.locator(".told h1")).to_contain_text("Yes.")
    expect(page.locator(".chances li")).to_have_count(len(right.choices))
    expect(page.locator(".chances li.best")).to_contain_text(f"{round(right.choices[0].worth * 100)}%")
    expect(page.locator(".chances li.best")).to_contain_text("your answer")
    expect(page.locator(".told p").first).not_to_be_empty()

    page.goto(f"{one.address}#/puzzle/{GAME.name}/{wrong.name}")
    tap_animal(one, wrong, next(c.move for c in wrong.choices[1:]))
    expect(page.locator(".told h1")).to_contain_text("? No.")
    expect(page.locator(".chances li", has_text="your answer")).to_have_count(1)

    page.locator(".foot a").click()
    expect(page.locator("a.done")).to_have_count(2)
    page.goto(f"{one.address}#/puzzle/{GAME.name}/{wrong.name}")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".told h1")).to_be_visible()
    page.get_by_role("button", name="Play it on").click()
    page.wait_for_url("**/table/here-*")
    expect(page.locator("section.prompt")).to_be_visible()

    page.goto(f"{one.address}#/learn/{GAME.name}/animal-llama")
    expect(page.locator(".note .do")).to_contain_text("Play the llama")
    card = page.locator(".lower .hand button.paper").first
    card.click()
    card.click()
    expect(page.locator(".note")).to_contain_text("spits at Tuvi")
    expect(page.get_by_role("link", name="Next:")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(page.locator(".note .do")).to_be_visible()


@pytest.mark.slow
def test_a_puzzle_whose_game_is_still_being_made_is_asked_for_again(person: Callable[..., Person]) -> None:
    answers = iter(["not yet"])

    def answer(route: Route) -> None:
        if next(answers, None):
            route.fulfill(json={"games": {}, "shelf": {"games": []}})
        else:
            route.abort()

    one = person("phone", reduced_motion="reduce", service_workers="block")
    one.context.route("**/local/index.json", answer)
    one.page.clock.install()
    one.go_to(f"{one.address}/puzzle/{GAME.name}/{plain_puzzles()[0].name}")
    expect(one.page.locator(".puzzle [role=status]")).to_contain_text("The puzzle comes by itself.")
    one.page.clock.fast_forward(3000)
    expect(one.page.locator(".puzzle [role=alert]")).to_contain_text("not on this device yet")
