"""A game from outside: its folder may bring a board of its own, built as one module."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import Person

BOARD = """\
export function mount(place, choose) {
  const said = document.createElement('p')
  const row = document.createElement('div')
  place.append(said, row)
  return {
    scene({ you, seats, moves, events, over }) {
      said.textContent = over ? 'over' : `${seats.length} around the pond, you are ${you}`
      said.dataset.events = Number(said.dataset.events ?? 0) + events.length
      row.replaceChildren(...moves.map(move => {
        const button = document.createElement('button')
        button.textContent = move.words
        button.dataset.group = move.group
        button.onclick = () => choose(move.code)
        return button
      }))
    },
    unmount() { place.replaceChildren() },
  }
}
"""


def new_game(folder: Path, name: str) -> Path:
    command = [sys.executable, "-m", "rumpus", "new-game", name, "--folder", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder / name


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A room with two games of its own: one brings a board, the other's board is broken."""
    games = tmp_path_factory.mktemp("games")
    for name, board in (("pond", BOARD), ("puddle", "export function mount() { throw new Error('no water') }")):
        page = new_game(games, name) / "page"
        page.mkdir()
        (page / "board.js").write_text(board)
    with serving(tmp_path_factory.mktemp("room"), RUMPUS_GAMES=str(games)) as address:
        yield address


def sit_at(one: Person, title: str) -> None:
    one.go_to(one.address)
    one.page.locator(".boxes li button.box", has_text=title).click()
    one.page.locator("dialog[open] .button.go").click()


@pytest.mark.slow
def test_a_brought_board_is_shown_and_plays(person: Callable[..., Person], pond: str) -> None:
    one = person("desktop", address=pond)
    sit_at(one, "Pond")
    place = one.page.locator(".brought")
    expect(place.locator("p")).to_contain_text("around the pond, you are 0")
    for _ in range(3):
        button = place.locator("button[data-group=play]").first
        expect(button).to_contain_text("Play a")
        played = place.locator("p").get_attribute("data-events")
        button.click()
        expect(place.locator("p")).not_to_have_attribute("data-events", played or "")
    expect(place.locator("p")).to_have_text("over")


@pytest.mark.slow
def test_a_broken_board_gives_way_to_the_generic_one(person: Callable[..., Person], pond: str) -> None:
    one = person("phone", address=pond)
    sit_at(one, "Puddle")
    expect(one.page.locator(".lawn .middle")).to_be_visible()
    expect(one.page.locator("section.prompt")).to_be_visible()
