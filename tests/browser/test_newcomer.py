"""Somebody who knows nothing plays each game from the lobby to the result, from an empty profile, by what the screen
says: on a phone or a desktop, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.newcomer import Newcomer
from tests.browser.people import GAMES, Size
from tests.browser.test_games import AGAIN

QUICK: dict[str, tuple[Size, str]] = {
    "bounce": ("phone", "nl"),
    "beasty_bar": ("desktop", "en"),
    "bloops": ("phone", "fr"),
    "boogie_beasts": ("desktop", "nl"),
    "boulder_bluff": ("phone", "en"),
}
LONG_ONES = dict.fromkeys(set(GAMES) - {"bounce"}, pytest.mark.thorough)  # half a minute each
SIZES: tuple[Size, ...] = ("phone", "desktop")
PLAYED = [
    *(pytest.param(game, *where, marks=LONG_ONES.get(game, ())) for game, where in QUICK.items()),
    *(
        pytest.param(game, size, "en", marks=pytest.mark.thorough)
        for game in GAMES
        for size in SIZES
        if size != QUICK[game][0]
    ),
]


@pytest.mark.parametrize(("game", "size", "language"), PLAYED)
def test_a_newcomer_plays_to_the_end(browser: Browser, room: str, game: str, size: Size, language: str) -> None:
    # One game with everything that moves; the others show it at once.
    motion = "no-preference" if game == "bounce" else "reduce"
    one = Newcomer(browser, room, size, language, reduced_motion=motion)
    try:
        one.play_now(game)
        one.play_to_the_end()
        sheet = one.page.get_by_role("dialog")
        expect(sheet.get_by_role("button", name=AGAIN[language])).to_be_visible()
        assert sheet.locator("ol > li").count() >= 2
        assert one.page.evaluate("document.documentElement.lang") == language
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        assert one.first_move is not None
        taps, why = one.first_move
        assert taps <= (2 if game == "bounce" else 3), f"{taps} taps until the first move"
        assert why, "no sentence said why"
        assert one.complaints == []
    finally:
        one.context.close()
