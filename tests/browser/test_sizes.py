"""Every screen in every size: nothing scrolls sideways, hangs over an edge or is cut, no clock lies on a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.fits import Resized, Screen
from tests.browser.people import GAMES, Person

# The telling moments of the workbench; real games are played in test_games.
POSITIONS: Final = {
    "beasty_bar": ("parity", "waiting:long", "ordering"),
    "bloops": ("memorise", "many", "crowd", "hand:long"),
    "boogie_beasts": ("plane", "jump:long", "crowd", "jury", "judged"),
    "boulder_bluff": ("opening", "caught:long", "choose", "dry"),
    "bounce": ("roll:long", "faceplant"),
}
# Where a game's words are longest, as far as anybody has seen.
LONGEST: Final = {"beasty_bar": "fr", "bloops": "nl", "boogie_beasts": "nl", "boulder_bluff": "nl", "bounce": "nl"}
HARD: Final[tuple[Screen, ...]] = ("laptop", "tablet", "landscape", "phone", "small")
LOW: Final[tuple[Screen, ...]] = ("low", "zoomed", "low side", "low phone", "toolbars")
MORE: Final = {"beasty_bar": ("playing",), "bounce": ()}
QUICK: Final[tuple[Screen, ...]] = ("laptop", "landscape", "small")


def looked_at(one: Person, sizes: tuple[Screen, ...], paths: dict[str, str]) -> dict[str, list[str]]:
    """What is wrong, by page and size; `paths` says what to wait for on each page."""
    found: dict[str, list[str]] = {}
    eye = Resized(one.page)
    for path, wait in paths.items():
        one.page.goto(f"{one.address}{path}")
        expect(one.page.locator(wait).first).to_be_visible()
        for size in sizes:
            eye.to(size)
            if spills := eye.spills():
                found[f"{path} {size}"] = spills
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_on_every_screen(person: Callable[..., Person], game: str) -> None:
    one = person("desktop", LONGEST[game], reduced_motion="reduce")
    found = looked_at(one, QUICK, {f"/parts/{game}:{at}": "section.prompt" for at in POSITIONS[game]})
    assert not found, found


@pytest.mark.parametrize("game", ["beasty_bar", "bounce"])
def test_a_table_fits_into_what_a_browser_leaves(person: Callable[..., Person], game: str) -> None:
    """With its toolbars on a phone, in a low window, at 200 %: the line and the tower keep a height to be read at."""
    one = person("desktop", LONGEST[game], reduced_motion="reduce")
    found = looked_at(one, LOW, {f"/parts/{game}:{at}": "section.prompt" for at in (*POSITIONS[game], *MORE[game])})
    assert not found, found


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "nl", "fr"])
def test_all_positions_fit_on_all_screens_in_all_languages(person: Callable[..., Person], language: str) -> None:
    one = person("desktop", language, reduced_motion="reduce")
    tables = {f"/parts/{game}:{at}": "section.prompt" for game, places in POSITIONS.items() for at in places}
    rules = {f"/learn/{game}": "h1, h2" for game in GAMES}
    found = looked_at(one, HARD, {"/parts/lobby": ".boxes li", "/": ".boxes li", **tables, **rules})
    assert not found, found


@pytest.mark.slow
def test_pages_before_and_after_a_game_fit_on_every_screen(person: Callable[..., Person]) -> None:
    one = person("desktop", reduced_motion="reduce")
    pages = {"/": ".boxes li", "/learn/beasty_bar": "h1, h2", "/nowhere/at/all": "main", "/parts/podium": ".podium li"}
    found = looked_at(one, QUICK, pages | {"/parts/result": ".curve"})
    one.invite_friends("beasty_bar")
    eye = Resized(one.page)
    for size in QUICK:
        eye.to(size)
        if spills := eye.spills():
            found[f"setting {size}"] = spills
    assert not found, found


def test_a_tablet_held_upright_shows_half_a_box(person: Callable[..., Person]) -> None:
    """Neither none nor a sliver of it: there are more."""
    one = person("desktop", reduced_motion="reduce")
    one.enter()
    Resized(one.page).to("tablet")
    shown = "boxes => boxes.map(box => box.getBoundingClientRect()).map(at => (innerWidth - at.left) / at.width)"
    parts = [part for part in one.page.locator(".boxes li").evaluate_all(shown) if 0 < part < 1]
    assert len(parts) == 1
    assert 0.4 < parts[0] < 0.6


def test_the_longest_name_fits_in_the_lobby(person: Callable[..., Person]) -> None:
    """Nothing in it where it may break: beside the wordmark, and at a table that one came from."""
    one = person("desktop", reduced_motion="reduce")
    one.enter()
    one.page.locator("button.me").click()
    field = one.page.locator("dialog[open] .me input").first
    field.fill("M" * 24)
    field.press("Enter")
    one.page.keyboard.press("Escape")
    one.invite_friends("bounce")
    found = looked_at(one, QUICK, {"/": ".tables li .button"})
    assert not found, found
