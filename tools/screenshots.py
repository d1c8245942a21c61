"""Pictures of every screen, on a phone and on a desktop, from a real server: ./rumpus shots [FOLDER].

Needs the set `test` (Playwright) and a Chromium; a game against bots is played a little for each table.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import GAMES, Person, Size
from tools.chromium import find_chromium
from tools.environment import ROOT, SetupError, say

MOVES = {"beasty_bar": 10, "bloops": 3, "boogie_beasts": 1, "boulder_bluff": 5, "bounce": 3}
SIZES: tuple[Size, ...] = ("phone", "desktop")


@contextmanager
def open_room() -> Generator[str]:
    """A server of its own on a free port, with bots that do not pause."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "rumpus", "serve", "--port", str(port), "--database", f"{folder}/room.sqlite"]
        surroundings = {**os.environ, "RUMPUS_BOT_PAUSES": "no", "RUMPUS_RATE": "100", "RUMPUS_BROWSER": "no"}
        server = subprocess.Popen(
            command, env=surroundings, cwd=ROOT, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait(20)


def _wait_for(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/ready", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise SetupError("the server for the pictures does not answer")


class Photographer:
    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder

    def everything(self) -> None:
        for size in SIZES:
            self._front(size)
            for game in GAMES:
                self._table(size, game)
            self._passed_around(size)
        self._big_screen()
        self._by_night()

    def _person(self, size: Size, **more: object) -> Person:
        return Person(self.browser, self.address, size, "en", reduced_motion="reduce", **more)

    def _take(self, one: Person, name: str, size: str, *, whole: bool = False) -> None:
        one.page.wait_for_timeout(700)  # for what still moves
        one.page.screenshot(path=self.folder / f"{name}-{size}.png", full_page=whole)
        say(f"{name}-{size}.png")

    def _front(self, size: Size) -> None:
        one = self._person(size)
        one.enter()
        self._take(one, "lobby", size)
        one.open_box("boogie_beasts")
        self._take(one, "box", size)
        one.page.keyboard.press("Escape")
        one.page.locator("button.me").click()
        self._take(one, "you", size)
        one.page.goto(f"{self.address}/learn/boulder_bluff")
        one.page.locator(".rules h2").first.wait_for()
        self._take(one, "learn", size)
        one.invite_friends("beasty_bar")
        one.add_bot()
        self._take(one, "setting", size, whole=True)
        one.context.close()

    def _table(self, size: Size, game: str) -> None:
        one = self._person(size)
        one.play_against_bots(game)
        for _ in range(MOVES[game] * 8):
            if one.over or (one.page.locator(".log li").count() > MOVES[game] * 2 and one.asked):
                break
            if not one.act():
                one.page.wait_for_timeout(60)
        self._take(one, game, size)
        if game == "bounce":
            one.play_on()
            self._take(one, "result", size)
            one.page.locator("a[href^='/replay/']").click()
            one.page.get_by_role("slider").wait_for()
            one.page.locator(".graph:not(.bare)").wait_for(timeout=120_000)  # the curve is worked out
            for _ in range(2):
                one.page.get_by_role("slider").press("ArrowLeft")
            self._take(one, "replay", size, whole=True)
        one.context.close()

    def _passed_around(self, size: Size) -> None:
        one = self._person(size)
        one.invite_friends("beasty_bar", way="around", pace="relaxed")
        one.sit()
        one.page.locator(".setting li.mine").nth(1).wait_for()
        one.deal()
        one.page.locator(".curtain").wait_for()
        self._take(one, "curtain", size)
        one.context.close()

    def _big_screen(self) -> None:
        host, screen = self._person("phone"), self._person("tv")
        table = host.invite_friends("boogie_beasts", way="screen", pace="relaxed")
        screen.go_to(f"{table}/screen")
        screen.page.locator(".qr").wait_for()
        self._take(screen, "screen-setting", "tv")
        host.context.close()
        for game in GAMES:
            one = self._person("phone")
            one.play_against_bots(game)
            screen.go_to(f"{one.page.url}/screen")
            for _ in range(20):
                one.act()
            self._take(screen, f"screen-{game}", "tv")
            one.context.close()
        screen.context.close()

    def _by_night(self) -> None:
        one = self._person("desktop", color_scheme="dark")
        one.enter()
        self._take(one, "lobby-night", "desktop")
        one.play_against_bots("bloops")
        self._take(one, "bloops-night", "desktop")
        one.context.close()


def take_pictures(folder: Path) -> None:
    chromium = find_chromium()
    if chromium is None:
        raise SetupError("no Chromium, no pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with open_room() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--headless=new", "--no-sandbox", "--disable-gpu"]
        )
        Photographer(browser, address, folder).everything()
        browser.close()


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots")
