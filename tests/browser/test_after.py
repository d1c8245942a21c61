"""After the game: the replay through anybody's eyes, and the deal checked by the browser itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.archive import read_record
from rumpus.table.local.files import build
from tests.browser.axe import complaints
from tests.browser.people import LONG, Person
from tests.table.test_practice import played

SHORT = 12  # lines of the log


@pytest.fixture(scope="module")
def finished(browser: Browser, room: str) -> Iterator[Person]:
    """Somebody who has just finished a game: played once for all that is asked about it."""
    one = Person(browser, room, "desktop", "en")
    one.play_against_bots("bounce")
    one.play_on()
    while len(one.page.locator(".log li").all()) < SHORT:  # somebody was home at once, which is no game to ask about
        one.play_against_bots("bounce")
        one.play_on()
    yield one
    one.context.close()
    assert not one.complaints, one.complaints


@pytest.fixture
def replay(finished: Person) -> str:
    return f"{finished.address}/replay/{finished.page.url.rsplit('/', 1)[1]}"


@pytest.mark.slow
def test_the_deal_is_checked(finished: Person) -> None:
    sheet = finished.page.get_by_role("dialog")
    expect(sheet.get_by_text("Checked: an honest deal")).to_be_visible()
    expect(sheet.get_by_text("draws", exact=False).first).to_be_visible()
    expect(sheet.get_by_role("link", name="How it went")).to_be_visible()


@pytest.mark.slow
def test_axe_after_the_game(finished: Person, replay: str) -> None:
    wrong = complaints(finished.page)
    page = finished.new_page()
    page.goto(replay)
    expect(page.get_by_role("slider")).to_be_visible()
    wrong += complaints(page)
    page.close()
    assert not wrong, wrong


@pytest.mark.slow
def test_a_deal_that_was_steered_is_found_out(person: Callable[..., Person], replay: str) -> None:
    def steer(route: Route) -> None:
        answer = route.fetch()
        deal = json.loads(answer.text())
        draw = deal["draws"][2]
        draw["outcome"] = (draw["outcome"] + 1) % len(draw["odds"])
        route.fulfill(response=answer, body=json.dumps(deal))

    one = person("desktop")
    one.context.route("**/fairness", steer)
    one.go_to(replay)
    expect(one.page.get_by_text("Does not add up")).to_be_visible()
    expect(one.page.get_by_text("Draw 3 should have been")).to_be_visible()


@pytest.mark.slow
def test_the_replay(person: Callable[..., Person], replay: str) -> None:
    one = person("desktop")
    one.go_to(replay)
    page = one.page
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    length = int(scrubber.get_attribute("max") or 0)
    assert length > 2
    expect(scrubber).to_have_value(str(length))
    scrubber.focus()
    page.keyboard.press("Home")
    expect(scrubber).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".caption")).to_contain_text("rolls")
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()
    for eyes in ("Guest", "A watcher", "Everything open"):
        page.get_by_role("button", name=eyes, exact=True).click()
        expect(page.locator(".moment .stage")).to_be_visible()
    expect(scrubber).to_have_value("2")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(scrubber).not_to_have_value("2")


@pytest.mark.thorough  # a review waits for all other work of the machine
def test_a_curve_is_announced_and_its_chances_add_up(person: Callable[..., Person], replay: str) -> None:
    """The room's own review (the page has no files of the game), held back until the sign that it is being worked out
    has been seen."""
    one = person("desktop")
    held: list[Route] = []
    one.context.route("**/local/index.json", lambda route: route.abort())
    one.page.route("**/review", lambda route: held.append(route))
    with one.page.expect_request("**/review"):  # asked once the page has found that it cannot look back itself
        one.go_to(replay)
    expect(one.page.get_by_role("status").filter(has_text="to draw the curves")).to_be_visible()
    held[0].continue_()
    chances = one.page.locator(".graph ul b")
    expect(chances.first).to_be_visible()
    scrubber = one.page.get_by_role("slider")
    scrubber.focus()
    for key in ("End", "Home", "ArrowRight", "ArrowRight", "ArrowRight"):
        one.page.keyboard.press(key)
        shares = [int(share.rstrip("%")) for share in chances.all_inner_texts()]
        assert sum(shares) == 100
    expect(one.page.locator(".looking")).to_have_count(0)


@pytest.mark.thorough  # it waits for a review, too
def test_the_end_tells_what_turned_it_by_number_picture_and_sentence(person: Callable[..., Person]) -> None:
    one = person("phone", reduced_motion="reduce")
    one.play_against_bots("bounce")
    one.play_on()
    points = one.page.locator(".turned-sheet ol li")
    expect(points.first.locator(".picture .dice")).to_be_visible(timeout=3 * LONG)
    assert 1 <= points.count() <= 3
    for number, point in enumerate(points.all(), 1):
        assert point.locator(".number").inner_text() == str(number)
        assert len(point.locator("strong").inner_text()) > 10
        assert "%" in point.locator("b").inner_text()


@pytest.mark.parametrize("game", ["beasty_bar", "boulder_bluff"])
def test_where_everything_is_open_hands_are_too(person: Callable[..., Person], game: str) -> None:
    one = person("desktop")
    one.enter()
    wish = {"data": played(game, 3), "headers": {"x-rumpus": "1"}}
    record = one.page.request.post(f"{one.address}/api/records", **wish).json()["id"]
    one.page.route("**/{review,local/index.json}", lambda route: route.abort())  # nobody looks at the curves here
    one.go_to(f"{one.address}/replay/{record}")
    scrubber = one.page.get_by_role("slider")
    scrubber.focus()
    one.page.keyboard.press("Home")
    one.page.keyboard.press("ArrowRight")
    hands = one.page.locator(".open-hands li")
    expect(hands).to_have_count(3)
    assert hands.first.locator(".paper").count() >= 3
    one.page.get_by_role("button", name="A watcher", exact=True).click()
    expect(hands).to_have_count(0)


@pytest.mark.slow
def test_a_replay_can_be_shared(person: Callable[..., Person], replay: str) -> None:
    other = person("phone", "fr")
    other.go_to(replay)
    expect(other.page.get_by_role("slider")).to_be_visible()
    expect(other.page.get_by_text("Vérifié : une donne honnête")).to_be_visible()


def at_move_one(one: Person, replay: str) -> Page:
    """The curve is not waited for: it is worked out in the same process as what is asked here."""
    one.context.route("**/{review,local/index.json}", lambda route: route.abort())
    one.go_to(replay)
    scrubber = one.page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    scrubber.focus()
    one.page.keyboard.press("Home")
    one.page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("1")
    return one.page


@pytest.mark.thorough  # a bot that is asked waits for all other work of the machine
def test_what_the_bot_would_have_done(person: Callable[..., Person], replay: str) -> None:
    page = at_move_one(person("phone"), replay)
    page.get_by_role("button", name="What would the bot have done?").click()
    expect(page.locator(".whatif li").first).to_contain_text(
        "Roll", timeout=3 * LONG
    )  # its code may have to be compiled


@pytest.mark.slow
@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
def test_a_room_s_game_is_analysed_by_the_page(person: Callable[..., Person]) -> None:
    """The curve, what each move promised, and another one in chalk: the room hands out files and the record, and is
    asked nothing that costs it a thought."""
    build(catalogue.game("beasty_bar"))
    one = person("desktop", reduced_motion="reduce")
    one.enter()
    wish = {"data": played("beasty_bar", 3), "headers": {"x-rumpus": "1"}}
    record = one.page.request.post(f"{one.address}/api/records", **wish).json()["id"]
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.go_to(f"{one.address}/replay/{record}")
    page = one.page
    page.get_by_role("button", name="Enough").click()
    expect(page.locator(".closer")).to_have_count(0)
    expect(page.locator(".curve .rough")).to_have_count(1)  # what was not looked at closely stays paler
    expect(page.locator(".graph ul li")).to_have_count(3)
    scrubber = page.get_by_role("slider")
    scrubber.focus()
    page.keyboard.press("Home")
    for _ in range(6):  # two lie in line, and the best other card joins them
        page.keyboard.press("ArrowRight")
    choices = page.locator(".whatif li button")
    expect(choices.first).to_contain_text("%")
    expect(choices.filter(has_text="what")).to_have_count(1)  # what was played is one of them
    expect(choices.first.locator(".face .paper")).to_be_visible()
    other = choices.filter(has_not_text="what").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".moment .tag")).to_have_text("What if")
    expect(page.locator(".moment .ghosts .ghost").first).to_be_visible()
    expect(page.locator(".curve .tried")).to_have_count(1)
    other.click()
    expect(page.locator(".moment .tag")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/review") or "/advice" in url]


# What stands in the code of a move that is a card.
CARDS = {"bloops": "keep-", "boogie_beasts": "-on-", "boulder_bluff": "up-"}


@pytest.mark.slow
@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
@pytest.mark.parametrize(
    "name", ["bloops", *(pytest.param(name, marks=pytest.mark.thorough) for name in ("boogie_beasts", "boulder_bluff"))]
)
def test_what_if_on_every_board(person: Callable[..., Person], name: str) -> None:
    """A choice is drawn as the card it plays, and another one is tried on the board, framed in chalk and told."""
    game = catalogue.game(name)
    build(game)
    text = played(name, 3)
    session = read_record(text).session
    assert session is not None
    codes = [game.moves[step.number].code if step.kind == "play" else "" for step in session.steps]
    first = next(number for number, code in enumerate(codes) if CARDS[name] in code)
    one = person("desktop", reduced_motion="reduce")
    one.enter()
    wish = {"data": text, "headers": {"x-rumpus": "1"}}
    record = one.page.request.post(f"{one.address}/api/records", **wish).json()["id"]
    one.go_to(f"{one.address}/replay/{record}?step={first + 1}")
    one.page.get_by_role("button", name="Enough").click()
    choices = one.page.locator(".whatif li button")
    expect(choices.first).to_contain_text("%")
    expect(choices.locator(".face .paper").first).to_be_visible()
    other = one.page.locator(".whatif li button:enabled").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(one.page.locator(".moment .tag")).to_have_text("What if")
    expect(one.page.locator(".whatif .said p")).not_to_be_empty()


@pytest.mark.slow
def test_take_over_from_here(person: Callable[..., Person], replay: str) -> None:
    one = person("phone")
    page = at_move_one(one, replay)
    page.get_by_role("button", name="Take over from here").click()
    page.wait_for_url("**/table/**")
    one.play_on()
