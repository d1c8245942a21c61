"""Without a network: games against bots go on in the page itself, from a room's page and from a plain file host."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.archive import read_record, verify
from rumpus.table.local.files import build
from rumpus.table.local.site import write_site
from tests.browser.axe import complaints
from tests.browser.cable import Cable
from tests.browser.conftest import serving
from tests.browser.people import GAMES, LONG, Person
from tests.browser.plain_host import PlainHost

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


def site_of(folder: Path, *games: str) -> Iterator[PlainHost]:
    """A site two folders below its host, so that nothing in it may begin with a slash."""
    write_site(folder / "some" / "rumpus", [catalogue.game(name) for name in games])
    host = PlainHost(folder)
    yield host
    host.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    yield from site_of(tmp_path, "bounce")


def deal(one: Person, game: str, level: str) -> None:
    """From the lobby of a site, one tap."""
    one.prefer(game, level)
    one.page.locator(".boxes li").filter(has=one.page.locator(f"[data-game={game}]")).locator(".play").click()
    expect(one.page.locator("section.prompt")).to_be_visible()


def replays_and_verifies(one: Person, game: str) -> None:
    """After the end: the deal is checked in the page, the replay can be walked through with the chances of each seat,
    and the saved file is a record whose every draw comes out again in Python."""
    page = one.page
    expect(page.locator("section.panel img.seal")).to_be_visible()
    page.get_by_role("link", name="How it went").click()
    page.wait_for_url("**/replay/**")
    expect(page.locator(".moment .stage").first).to_be_visible()
    expect(page.locator(".graph ul b").first).to_be_visible(timeout=LONG)
    page.keyboard.press("ArrowLeft")
    shares = [int(share.rstrip("%")) for share in page.locator(".graph ul b").all_inner_texts()]
    assert 0 < sum(shares) <= 101  # in Bounce all may lose
    with page.expect_download() as download:
        page.locator(".button.last").click()
    record = read_record(Path(download.value.path()).read_text())
    assert record.finished
    assert verify(catalogue.game(game), record) > 0


@pytest.mark.slow
def test_a_site_plays_on_without_any_network(person: Callable[..., Person], host: PlainHost) -> None:
    one = person("phone", address=f"{host.address}/some/rumpus/")
    one.page.goto(one.address)
    expect(one.page.locator(".boxes li")).to_have_count(1)
    expect(one.page.locator(".code")).to_have_count(0)  # nobody else can come
    one.wait_until_kept("bounce")
    host.close()
    one.context.set_offline(True)
    one.page.reload()
    deal(one, "bounce", "regular")
    assert "#/table/here-" in one.page.url
    one.page.reload()  # in the middle of it
    one.play_on()
    replays_and_verifies(one, "bounce")
    shelf_without_a_room(one)


def shelf_without_a_room(one: Person) -> None:
    """What was played here stands on the shelf of this device, which is exported and deleted without anybody else."""
    page = one.page
    page.goto(one.address)
    page.get_by_role("link", name="My shelf").click()
    line = page.locator("section:has(#lately) li")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("like a regular")
    expect(page.get_by_role("tabpanel")).to_contain_text("of 1")
    expect(page.get_by_role("button", name="Show the code")).to_have_count(0)  # there is nowhere to take it to
    assert complaints(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export everything").click()
    parts = [json.loads(text) for text in saved.value.path().read_text(encoding="utf-8").splitlines()]
    [game] = [part for part in parts if "game" in part]
    assert game["game"]["game"] == "bounce"
    assert read_record(game["record"]).finished
    page.get_by_role("button", name="Delete my shelf…").click()
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator(".told").first).to_contain_text("It is gone")
    expect(line).to_have_count(0)
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    expect(line).to_have_count(0)


@pytest.mark.thorough
def test_a_room_that_does_not_answer(person: Callable[..., Person], tmp_path: Path) -> None:
    build(catalogue.game("bounce"))
    with serving(tmp_path) as room, Cable(room) as cable:
        one = person("phone", address=cable.address)
        one.play_against_bots("bounce")
        one.wait_until_kept("bounce")
        one.page.goto(f"{cable.address}/")
        expect(one.page.locator(".tables li").first).to_contain_text("Bounce")
        cable.cut()
        one.page.goto(f"{cable.address}/")
        expect(one.page.get_by_role("heading", name="No connection.")).to_be_visible()
        boxes = one.page.locator(".boxes li")
        expect(boxes).to_have_count(len(GAMES))
        expect(boxes.locator("button:not(:disabled)")).to_have_count(1)
        expect(one.page.locator(".waits li").first).to_contain_text("Bounce")
        one.page.locator(".play .button.go").click()
        one.page.wait_for_url("**/table/here-*")
        one.play_on()
        cable.mend()
        one.page.get_by_role("link", name="How it went").click()
        one.page.wait_for_url("**/replay/here-*")
        one.page.get_by_role("button", name="Bring it into this room").click()
        one.page.wait_for_url(lambda url: "/replay/" in url and "here-" not in url)
        expect(one.page.locator("section.panel img.seal")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_every_game_against_three_levels(person: Callable[..., Person], tmp_path: Path, game: str) -> None:
    for host in site_of(tmp_path, game):
        one = person("desktop", address=f"{host.address}/some/rumpus/")
        one.page.goto(one.address)
        one.wait_until_kept(game)
        host.close()
        one.context.set_offline(True)
        for level in ("child", "regular", "shark"):
            one.page.goto(one.address)
            deal(one, game, level)
            one.play_on()
            replays_and_verifies(one, game)
