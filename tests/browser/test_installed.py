"""The page can be installed, and opens without a line with a word about it."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.people import Person


@pytest.fixture
def cable(room: str) -> Iterator[Cable]:
    with Cable(room) as made:
        yield made


@pytest.mark.slow
def test_without_a_line_the_page_says_so(person: Callable[..., Person], cable: Cable) -> None:
    one = person("phone", address=cable.address)
    one.enter()
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    one.page.reload()
    expect(one.page.locator(".boxes li")).to_have_count(5)
    one.wait_until_kept()
    cable.cut()
    one.page.goto(f"{cable.address}/")
    expect(one.page.get_by_role("heading", name="No connection.")).to_be_visible()
    cable.mend()
    one.page.reload()
    expect(one.page.locator(".boxes li")).to_have_count(5)


def test_the_manifest(room: str) -> None:
    with urllib.request.urlopen(f"{room}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{room}/{icon['src']}") as picture:
            assert picture.status == 200
            assert picture.headers["content-type"].startswith("image/")


@pytest.mark.slow
def test_a_push_says_that_it_is_your_turn(person: Callable[..., Person], room: str) -> None:
    """A push carries nothing: the worker asks the room which table it is about."""
    one = person("phone", "nl")
    one.context.grant_permissions(["notifications"], origin=room)
    one.come_to_decide("bounce")
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = one.context.new_cdp_session(one.page)
    known: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(worker["registrationId"] for worker in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not known:
        one.page.wait_for_timeout(20)
    browser.send("ServiceWorker.deliverPushMessage", {"origin": room, "registrationId": known[-1], "data": ""})
    one.page.wait_for_function(
        """async () => {
          const worker = await navigator.serviceWorker.ready
          return (await worker.getNotifications()).some(note => note.title === 'Bounce' && note.body.startsWith('Jij'))
        }"""
    )
