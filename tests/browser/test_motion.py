"""What moves: only what a browser moves for free, and never a number that cannot be."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.people import Person

FREE = {"transform", "opacity", "translate", "scale", "rotate"}
MOST = 24  # things done at a table: enough for a few rounds
NO_COUNT = re.compile(r"[-−]\d+ (card|left|to draw|in the bar)")
WATCH = """() => {
  window.moved = {}
  window.counts = {}
  const told = ['offset', 'computedOffset', 'easing', 'composite']
  window.looking = setInterval(() => {
    for (const animation of document.getAnimations())
      for (const frame of animation.effect?.getKeyframes?.() ?? [])
        for (const property of Object.keys(frame)) if (!told.includes(property)) window.moved[property] = 1
    for (const line of document.querySelectorAll('.badge .line, .mine .about')) window.counts[line.innerText] = 1
  }, 40)
}"""
SEEN = "() => { clearInterval(window.looking); return [Object.keys(window.moved), Object.keys(window.counts)] }"


@pytest.mark.parametrize("game", [pytest.param("beasty_bar", marks=pytest.mark.thorough), "boulder_bluff"])
def test_only_transform_and_opacity_move(person: Callable[..., Person], game: str) -> None:
    one = person("desktop")
    one.play_against_bots(game)
    one.page.evaluate(WATCH)
    for _ in range(MOST):
        if one.over:
            break
        if not one.act():
            one.page.wait_for_timeout(30)
    moved, counts = one.page.evaluate(SEEN)
    assert moved, "nothing moved"
    assert set(moved) <= FREE, set(moved) - FREE
    assert counts
    assert not [line for line in counts if NO_COUNT.search(line)]
