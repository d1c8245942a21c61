"""Bloops is about memory: when a look is over, it is gone from page, memory, storage and caches."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, WebSocket, expect

from tests.browser.people import Person


@pytest.mark.slow
def test_a_look_leaves_nothing_behind(person: Callable[..., Person]) -> None:
    one = person("desktop")
    looked: list[int] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: looked.extend(_cards(frame)))

    one.page.on("websocket", listen)
    one.play_against_bots("bloops")
    look = one.page.locator(".peek")
    expect(look).to_be_visible()
    assert len(looked) >= 3, "three cards are shown at the start"
    pictures = "all => all.map(image => image.src)"
    faces = one.page.locator(".own .looked img").evaluate_all(pictures)
    assert faces, "the cards have faces while they are looked at"
    one.page.locator("section.prompt .button.ink").first.click()
    expect(look).to_have_count(0)
    expect(one.page.locator("section.prompt")).to_be_visible()

    assert _views_in_memory(one) == [], "a view in the page's memory still shows a card"
    stored = one.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "card" not in json.loads(stored)[0].keys() | json.loads(stored)[1].keys()
    kept = one.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(c => c.keys()))))"
        ".then(all => all.flat().map(request => request.url))"
    )
    # What is the same for everybody is kept for hours without a network: the shelf, a game's words, its rules.
    assert not [address for address in kept if "/api/" in address and "/api/games" not in address]
    # Others may lay a card with the same face openly by now: what counts is one's own row.
    left = one.page.locator(".lower img, .peek img").evaluate_all(pictures)
    assert not set(faces) & set(left), "a face is still on the page"


def _cards(frame: str | bytes) -> list[int]:
    """The cards of seat 0 that a snapshot or step shows."""
    message = json.loads(frame)
    if message.get("t") not in ("snapshot", "step") or not (message.get("view") or {}).get("card"):
        return []
    return [card for row in message["view"]["card"] for card in row if card]


def _views_in_memory(one: Person) -> list[object]:
    """Every view of this game that can still be reached in the page's memory, and that shows a card of one's own."""
    session: CDPSession = one.context.new_cdp_session(one.page)
    session.send("HeapProfiler.collectGarbage")
    plain = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    every = session.send("Runtime.queryObjects", {"prototypeObjectId": plain})["objects"]["objectId"]
    search = """function () {
      const open = value => Array.isArray(value) ? value.some(open) : typeof value === 'number' && value > 0
      return JSON.stringify(this.filter(held => {
        try { return held && 'card' in held && 'seen_by' in held && open(held.card[0]) } catch { return false }
      }).map(held => held.card[0]))
    }"""
    answer = session.send(
        "Runtime.callFunctionOn", {"objectId": every, "functionDeclaration": search, "returnByValue": True}
    )
    found: list[object] = json.loads(answer["result"]["value"])
    return found
