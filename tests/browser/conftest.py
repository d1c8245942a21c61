"""A real server with the built page, and a real Chromium that sits down at its tables."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from rumpus.table.http.static_page import StaticPage as Bundle
from tests.browser.people import Person, Size
from tools.chromium import NAMES

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent
SMALLEST = "bounce"
HOST_KEY = "the key of whoever keeps the room"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They come last: the browser's driver keeps an event loop running, in which no other test can start one. What is
    looked at in every game is looked at in the smallest first; in the others it is slow."""
    items.sort(key=lambda item: HERE in item.path.parents)
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
            if given.get("game", SMALLEST) != SMALLEST:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = os.environ.get("RUMPUS_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, whose bots do not pause."""
    with serving(tmp_path_factory.mktemp("room")) as address:
        yield address


@contextmanager
def serving(folder: Path, **variables: str) -> Iterator[str]:
    if not Bundle().built:
        pytest.fail("the page is not built: ./rumpus page")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "rumpus", "serve", "--port", str(port), "--database", str(folder / "room.sqlite")]
    usual = {"RUMPUS_BOT_PAUSES": "no", "RUMPUS_RATE": "100", "RUMPUS_BROWSER": "no", "RUMPUS_LOCAL_GAMES": "no"}
    surroundings = {**os.environ, **usual, "RUMPUS_HOST_KEY": HOST_KEY, **variables}
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(f"{address}/ready", server)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)  # for a process that starts, not for what is tested
    pytest.fail("the server does not answer")


@pytest.fixture
def person(browser: Browser, room: str) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own; whatever their pages complain of fails the test."""
    made: list[Person] = []

    def make(size: Size = "desktop", language: str = "en", address: str = room, **more: object) -> Person:
        made.append(Person(browser, address, size, language, **more))
        return made[-1]

    yield make
    complaints = [complaint for one in made for complaint in one.complaints]
    for one in made:
        one.context.close()
    assert not complaints, complaints
