"""Pictures of every screen, in every size, by day and by night, from a real server.

./rumpus shots [FOLDER] [--beside REFERENCES] [--only NAME]… [--language LANGUAGE] [--quick]

Writes FOLDER (shots/ if none is named) and FOLDER/index.html, which shows them a row a screen. With --beside, the
pictures of that folder stand beside the screens that they are like, told by their names. --only takes the screens whose
names hold NAME, --language those in one language; --quick takes English by day alone. Positions are those of the
workbench (/parts) and of games played a little against bots. What hangs over an edge or is cut is named, and the exit
is 1 then. Needs Playwright and a Chromium.
"""

from __future__ import annotations

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from rumpus.core import catalogue
from rumpus.table.local.files import build, ready
from tests.browser.fits import Resized, Screen
from tests.browser.people import GAMES, Person
from tools.chromium import find_chromium
from tools.contact_sheet import Shown, write_sheet
from tools.environment import ROOT, SetupError, say

Theme = Literal["light", "dark"]
# Once a screen was touched, the browser takes it for one without a pointer: those with a mouse come first.
ALL: Final[tuple[Screen, ...]] = ("desktop", "laptop", "tablet", "landscape", "phone", "small")
HELD: Final[tuple[Screen, ...]] = ("tablet", "landscape", "phone", "small")
TV: Final[tuple[Screen, ...]] = ("tv",)
# A browser without a head has no mouse unless it is told so.
MOUSE: Final = "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"
HOST_KEY: Final = "a key for pictures"
NETWORK: Final = "127.0.0.2"  # stands for the machine's address on its network: nothing leaves the machine
MOVES: Final = {"beasty_bar": 10, "bloops": 3, "boogie_beasts": 1, "boulder_bluff": 5, "bounce": 3}


@dataclass(frozen=True)
class Light:
    """A language and an hour, and the sizes to look at in them; a big screen is always looked at."""

    language: str
    theme: Theme
    sizes: frozenset[Screen]


DAY = Light("en", "light", frozenset((*ALL, *TV)))
LIGHTS: Final = (
    DAY,
    Light("en", "dark", frozenset(("phone", "landscape", "desktop", "tv"))),
    Light("nl", "light", frozenset(("small", "phone", "landscape"))),
    Light("fr", "light", frozenset(("small", "phone", "tablet"))),
)


@dataclass(frozen=True)
class Scene:
    """A screen: how somebody comes to it, and which reference pictures it is like."""

    name: str
    like: str
    come: Callable[[Person], object]
    sizes: Sequence[Screen] = ALL
    whole: bool = False
    fleeting: bool = False  # gone after seconds: come to anew for each picture


def _at(path: str, wait: str = "main", hover: str = "", click: str = "") -> Callable[[Person], object]:
    def come(one: Person) -> None:
        one.page.goto(f"{one.address}{path}")
        one.page.locator(wait).first.wait_for()
        if hover:
            one.page.locator(hover).hover()
        if click:
            one.page.locator(click).click()

    return come


def _rules(game: str) -> Callable[[Person], object]:
    return _at(f"/learn/{game}", "main h1, main h2")


def _sample(
    name: str,
    position: str,
    like: str = "",
    *,
    sizes: Sequence[Screen] = ALL,
    hover: str = "",
    click: str = "",
    fleeting: bool = False,
) -> Scene:
    """A position of the workbench; with :screen as the television shows it, with :long among people with long names."""
    shown = position.partition(":")[2] or "sample"
    wait = "main.screen" if shown == "screen" else ".theatre, main"
    return Scene(name, like, _at(f"/parts/{position}", wait, hover, click), sizes, fleeting=fleeting)


def _typed_code(one: Person) -> None:
    one.enter()
    one.page.locator("form input").first.click()
    one.page.keyboard.type("PLU")


def _box(one: Person) -> None:
    one.enter()
    one.open_box("boogie_beasts")
    one.page.locator("dialog[open] summary").click()


def _myself(one: Person) -> None:
    one.enter()
    one.page.locator("button.me").click()
    one.page.locator("dialog[open]").wait_for()


def _setting(one: Person) -> None:
    one.invite_friends("beasty_bar")
    one.page.locator(".invite .foot").wait_for()
    if one.page.locator(".invite .close").count():  # the language before let phones in last
        one.page.locator(".invite .close").click()
        one.page.locator(".invite .locked").wait_for()
    one.add_bot()


def _setting_open(one: Person) -> None:
    _setting(one)
    one.page.locator(".invite .foot .go").click()
    one.page.locator(".invite .close").wait_for()


def _setting_on_screen(one: Person) -> None:
    one.go_to(f"{one.invite_friends('boogie_beasts', way='screen', pace='relaxed')}/screen")
    one.page.locator(".code").first.wait_for()


def _curtain(one: Person) -> None:
    one.invite_friends("beasty_bar", way="around", pace="relaxed")
    one.sit()
    one.page.locator(".setting li.mine").nth(1).wait_for()
    one.deal()
    one.page.locator(".curtain").wait_for()


def _played(game: str) -> Callable[[Person], object]:
    """A little into a game against bots, where it is one's own turn."""

    def come(one: Person) -> None:
        one.play_against_bots(game)
        for _ in range(MOVES[game] * 8):
            if one.over or (one.page.locator(".log li").count() > MOVES[game] * 2 and one.asked):
                break
            if not one.act():
                one.page.wait_for_timeout(60)
        if one.over:
            come(one)  # it ended too soon: the next one

    return come


def _menu(one: Person) -> None:
    _played("bounce")(one)
    one.page.locator("header.bar .tools button").last.click()
    one.page.locator("dialog[open]").wait_for()


def _advice(one: Person) -> None:
    """What a bot would do, asked on a phone."""
    _sheet("beasty_bar", "button.help >> nth=0")(one)
    one.page.locator("dialog[open] .odds > .button").click()
    one.page.locator("dialog[open] .odds .seats").wait_for()


def _result(one: Person) -> None:
    one.play_against_bots("bounce")
    one.play_on()


def _checked(one: Person) -> None:
    """The three steps behind the seal."""
    _result(one)
    one.page.locator("section.panel:has(.seal) .button").click()
    one.page.locator("dialog[open]").wait_for()


def _end(one: Person) -> None:
    """The end of a game with cards, when its turning points are found."""
    one.play_against_bots("beasty_bar")
    one.play_on()
    one.page.locator(".turned-sheet ol").wait_for(timeout=180_000)


def _plan(one: Person) -> None:
    one.enter()
    one.page.goto(f"{one.address}/evening")
    one.page.locator("section ol li").first.wait_for()


def _evening(one: Person) -> str:
    """Somebody with two bots, before the first game; returns the evening's address."""
    _plan(one)
    one.page.locator("button.go").last.click()
    one.page.wait_for_url(re.compile("/evening/[^/]+"))
    address = one.page.url.removesuffix("/screen")
    one.page.goto(address)
    one.page.locator("#name").fill("Mia")
    one.page.locator("#name").press("Enter")
    one.page.locator("li.mine").wait_for()
    for count in (2, 3):
        one.page.locator(".host button").first.click()
        one.page.locator("section ol li").nth(count - 1).wait_for()
    return address


def _evening_hand(one: Person) -> None:
    """In the first game of an evening, where it is one's own turn."""
    _evening(one)
    one.page.locator(".marigold .button").click()
    one.page.locator("section.prompt.yours").wait_for()


def _between(one: Person) -> str:
    address = _evening(one)
    one.page.locator(".marigold .button").click()
    one.page.locator("section.prompt, #result-title").first.wait_for()
    one.play_on()
    one.page.locator(".onward button").click()
    one.page.locator("button.ready").wait_for()
    return address


def _podium(one: Person) -> str:
    address = _between(one)
    one.page.locator(".host button").last.click()
    one.page.locator("#podium-title").wait_for()
    one.page.locator("[data-drawn=true]").wait_for()
    return address


def _on_screen(come: Callable[[Person], str], wait: str) -> Callable[[Person], object]:
    def look(one: Person) -> None:
        one.page.goto(f"{come(one)}/screen")
        one.page.locator(wait).first.wait_for()

    return look


def _stranger(one: Person, address: str) -> None:
    """The same browser, as somebody who was never here."""
    one.context.clear_cookies()
    one.page.evaluate("localStorage.clear()")
    one.go_to(address)


def _naming(one: Person) -> None:
    _stranger(one, one.invite_friends("beasty_bar"))
    one.page.locator("#name").wait_for()


def _seated(one: Person) -> None:
    _naming(one)
    one.page.locator("#name").fill("Oma Els")
    one.page.locator("#name").press("Enter")
    one.page.locator(".setting").wait_for()


def _full(one: Person) -> None:
    table = one.invite_friends("bounce")
    one.page.locator(".about label.field select").first.select_option("2")
    one.add_bot()
    one.page.locator(".setting li.free, .setting li button.bot").first.wait_for(state="detached")
    _stranger(one, table)
    one.page.locator("h1, h2").first.wait_for()


def _hand(game: str) -> Callable[[Person], object]:
    """A phone where a big screen shows the stage."""

    def come(one: Person) -> None:
        one.go_to(one.invite_friends(game, way="screen", pace="relaxed"))
        one.sit()
        chairs = one.page.locator("button.bot")
        for free in range(chairs.count(), 0, -1)[:2]:  # some games open with two chairs
            one.add_bot()
            expect(chairs).to_have_count(free - 1)
        one.deal()
        one.page.locator("section.prompt.yours").wait_for()

    return come


def _sheet(game: str, button: str) -> Callable[[Person], object]:
    """What the bar of a table opens on a phone."""

    def come(one: Person) -> None:
        _played(game)(one)
        one.page.set_viewport_size({"width": 390, "height": 844})
        one.page.locator(f"header.bar {button}").click()
        one.page.locator("dialog[open]").wait_for()

    return come


def _puzzle(game: str, *, answered: bool = False) -> Callable[[Person], object]:
    def come(one: Person) -> None:
        one.page.goto(f"{one.address}/puzzle/{game}")
        one.page.locator("main li a").first.click()
        one.page.locator(".question h1").wait_for()
        if answered:
            one.page.locator("button.show").click()
            one.page.locator(".told h1").wait_for()

    return come


def _lesson(game: str) -> Callable[[Person], object]:
    def come(one: Person) -> None:
        one.page.goto(f"{one.address}/learn/{game}")
        one.page.locator(f"a[href*='/learn/{game}/']").first.click()
        one.page.wait_for_url(f"**/learn/{game}/*")
        one.page.locator(".theatre").wait_for()

    return come


def _shelf(one: Person) -> None:
    _result(one)
    one.page.goto(f"{one.address}/shelf")
    one.page.locator("section:has(#lately) li").first.wait_for()


def _offline(one: Person) -> None:
    one.play_against_bots("bounce")
    one.wait_until_kept("bounce")
    one.context.set_offline(True)
    one.page.goto(one.address)
    one.page.locator("main h1").wait_for()


def _closing(one: Person) -> None:
    _host(one)
    one.page.locator("section li .acts .button").last.click()
    one.page.locator(".ask").wait_for()


def _host(one: Person) -> None:
    one.play_against_bots("beasty_bar")
    one.invite_friends("bounce")
    one.page.goto(f"{one.address}/host")
    one.page.locator("input[type=password]").fill(HOST_KEY)
    one.page.locator("form .button").click()
    one.page.locator("section li").first.wait_for()


def _replay(one: Person) -> None:
    _result(one)
    one.page.goto(f"{one.address}/replay/{one.page.url.rpartition('/')[2]}")
    one.page.get_by_role("slider").wait_for()
    one.page.locator(".graph:not(.bare)").wait_for(timeout=120_000)  # the curve is worked out
    for _ in range(2):
        one.page.get_by_role("slider").press("ArrowLeft")


def _slip(one: Person) -> None:
    """A game with cards, looked back at: what mattered first, and another card in chalk."""
    _end(one)
    one.page.goto(f"{one.address}/replay/{one.page.url.rpartition('/')[2]}")
    one.page.locator(".mattered li button:has(.slip)").first.click(timeout=180_000)
    one.page.locator(".whatif li button").first.click(timeout=180_000)
    one.page.locator(".moment.chalk").wait_for()


SCENES: Final = (
    _sample("lobby", "lobby", "lobby"),
    Scene("join", "invite-phones", _typed_code),
    Scene("box", "", _box),
    Scene("you", "", _myself),
    Scene("setting", "invite-before", _setting, whole=True),
    Scene("setting-tv", "", _setting_on_screen, TV),
    Scene("curtain", "states", _curtain),
    _sample("states", "states", "states", sizes=("phone", "desktop")),
    *(Scene(f"rules-{game}", f"{game.split('_')[0]}-rules", _rules(game), whole=True) for game in GAMES),
    _sample("beasty-victim", "beasty_bar:victim", "beasty-(desktop|landscape)"),
    _sample("beasty-parity", "beasty_bar:parity", "beasty-phone"),
    _sample("beasty-playing", "beasty_bar:playing", "beasty-(first|landscape)"),
    _sample("beasty-building", "beasty_bar:building"),
    _sample("beasty-leaving", "beasty_bar:leaving"),
    _sample("beasty-ordering", "beasty_bar:ordering"),
    _sample("beasty-long", "beasty_bar:waiting:long"),
    _sample("beasty-tv", "beasty_bar:victim:screen", sizes=TV),
    _sample("bloops-memorise", "bloops:memorise", "bloops-look", fleeting=True),
    _sample("bloops-after", "bloops:after", "bloops-look"),
    _sample("bloops-counter", "bloops:counter", "bloops-desktop"),
    _sample("bloops-peek", "bloops:peek", "bloops-peek", fleeting=True),
    _sample("bloops-hand", "bloops:hand", "bloops-tablet"),
    _sample("bloops-swap", "bloops:swap"),
    _sample("bloops-many", "bloops:many"),
    _sample("bloops-crowd", "bloops:crowd"),
    _sample("bloops-over", "bloops:over"),
    _sample("bloops-long", "bloops:counter:long"),
    _sample("bloops-tv", "bloops:counter:screen", sizes=TV),
    _sample("boogie-plane", "boogie_beasts:plane", "boogie-plane"),
    _sample("boogie-jump", "boogie_beasts:jump", "boogie-jump"),
    _sample("boogie-jury", "boogie_beasts:jury", "boogie-jury"),
    _sample("boogie-long", "boogie_beasts:jump:long"),
    _sample("boogie-tv", "boogie_beasts:jury:screen", "boogie-jury", sizes=TV),
    _sample("boulder-opening", "boulder_bluff:opening", "boulder-opening", hover=".crag .place >> nth=2"),
    _sample("boulder-choose", "boulder_bluff:choose", "boulder-choose", click=".crag .place >> nth=1"),
    _sample("boulder-reveal", "boulder_bluff:reveal", "boulder-reveal"),
    _sample("boulder-caught", "boulder_bluff:caught", "boulder-reveal-phone"),
    _sample("boulder-long", "boulder_bluff:reveal:long"),
    _sample("boulder-opening-tv", "boulder_bluff:opening:screen", sizes=TV),
    _sample("boulder-reveal-tv", "boulder_bluff:reveal:screen", sizes=TV),
    _sample("bounce-roll", "bounce:roll", "bounce-phone"),
    _sample("bounce-theirs", "bounce:theirs", "bounce-roll"),
    _sample("bounce-faceplant", "bounce:faceplant"),
    _sample("bounce-long", "bounce:theirs:long"),
    _sample("bounce-tv", "bounce:roll:screen", sizes=TV),
    *(Scene(f"played-{game.split('_')[0]}", "", _played(game)) for game in GAMES),
    Scene("menu", "", _menu),
    Scene("talk", "", _sheet("beasty_bar", "button.talk"), HELD),
    Scene("odds", "", _sheet("beasty_bar", "button.help >> nth=0"), HELD),
    Scene("advice", "", _advice, HELD),
    Scene("naming", "invite-phones", _naming),
    Scene("seated", "invite-phones", _seated, whole=True),
    Scene("full", "", _full),
    Scene("lost", "", _at("/nowhere/at/all")),
    *(Scene(f"hand-{game.split('_')[0]}", "evening-hand", _hand(game), HELD[1:]) for game in GAMES),
    *(Scene(f"lesson-{game.split('_')[0]}", "", _lesson(game)) for game in GAMES),
    *(Scene(f"puzzle-{game.split('_')[0]}", "puzzle-phone", _puzzle(game), whole=True) for game in GAMES[:4]),
    *(
        Scene(f"answer-{game.split('_')[0]}", "puzzle-answer", _puzzle(game, answered=True), whole=True)
        for game in GAMES[:4]
    ),
    Scene("puzzles", "", _at("/puzzle/beasty_bar", "main li a"), whole=True),
    Scene("shelf", "shelf", _shelf, whole=True),
    Scene("offline", "offline", _offline, whole=True),
    Scene("result", "result", _result, whole=True),
    Scene("checked", "", _checked),
    Scene("end", "end-", _end, whole=True),
    Scene("plan", "plan-evening", _plan, whole=True),
    Scene("evening-before", "", _evening, whole=True),
    Scene("evening-between", "evening-podium", _between, whole=True),
    Scene("evening-between-tv", "evening-podium", _on_screen(_between, ".bar"), TV),
    Scene("evening-hand", "evening-hand", _evening_hand, ("landscape", "phone", "small")),
    Scene("evening-podium", "evening-grand|keepsake", _podium, whole=True),
    Scene("evening-equal", "evening-grand|keepsake", _at("/parts/podium", "[data-drawn=true]"), whole=True),
    Scene("evening-equal-tv", "evening-grand", _at("/parts/podium:screen", "[data-drawn=true]"), TV),
    Scene("evening-podium-tv", "evening-grand", _on_screen(_podium, "[data-drawn=true]"), TV),
    Scene("host", "host", _host, whole=True),
    Scene("host-closing", "host", _closing),
    Scene("replay", "replay", _replay, whole=True),
    Scene("replay-slip", "analysis", _slip, whole=True),
    Scene("setting-open", "invite-after", _setting_open, whole=True),
)


def _make_modules() -> None:
    """Pages that play, judge and ask by themselves need the games' modules: a room makes them when it has time, and a
    page that came too early would wait for minutes."""
    for name in GAMES:
        game = catalogue.game(name)
        if ready(game) is None:
            say(f"making the module of {name}: minutes, once for these sources")
            build(game)


@contextmanager
def open_room(**variables: str) -> Generator[str]:
    """A server of its own on a free port, with bots that do not pause; `variables` as the environment has them."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "rumpus", "serve", "--port", str(port), "--database", f"{folder}/room.sqlite"]
        surroundings = {**os.environ, "RUMPUS_BOT_PAUSES": "no", "RUMPUS_RATE": "100", "RUMPUS_BROWSER": "no"}
        surroundings |= {"RUMPUS_HOST_KEY": HOST_KEY, "RUMPUS_NETWORK": NETWORK, **variables}
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
        self.shown: dict[str, Shown] = {}

    def everything(self, scenes: Sequence[Scene], lights: Sequence[Light]) -> list[Shown]:
        self.shown = {scene.name: Shown(scene.name, scene.like) for scene in scenes}
        for language in dict.fromkeys(light.language for light in lights):
            wanted = [light for light in lights if light.language == language]
            for scene in scenes:
                self._scene(scene, language, wanted)
        return list(self.shown.values())

    def _scene(self, scene: Scene, language: str, lights: Sequence[Light]) -> None:
        """Somebody comes to it once; then their screen changes its size and the hour of the day."""
        if not any(set(scene.sizes) & light.sizes for light in lights):
            return
        one = Person(self.browser, self.address, "desktop", language, reduced_motion="reduce")
        try:
            scene.come(one)
            one.page.evaluate("document.fonts.ready")
            eye = Resized(one.page)
            for light in lights:
                one.page.emulate_media(color_scheme=light.theme, reduced_motion="reduce")
                for size in scene.sizes:
                    if size in light.sizes:
                        if scene.fleeting:
                            scene.come(one)
                        eye.to(size)
                        self._take(scene, one.page, f"{size}-{light.theme}-{language}", eye.spills())
        except Exception as error:  # a picture less is no reason to lose the others
            self.shown[scene.name].wrong.append(f"{language}: {type(error).__name__}: {str(error).splitlines()[0]}")
        finally:
            one.context.close()
        say(f"{scene.name} ({language})" + "".join(f"\n  {line}" for line in self.shown[scene.name].wrong))

    def _take(self, scene: Scene, page: Page, name: str, spills: list[str]) -> None:
        shown = self.shown[scene.name]
        file = self.folder / f"{scene.name}-{name}.png"
        page.screenshot(path=file, full_page=scene.whole)
        shown.pictures.append(file)
        shown.wrong += [f"{name}: {spill}" for spill in spills]


def take_pictures(folder: Path, beside: Path | None, only: Sequence[str], lights: Sequence[Light]) -> int:
    chromium = find_chromium()
    if chromium is None:
        raise SetupError("no Chromium, no pictures")
    if beside and not beside.is_dir():
        raise SetupError(f"--beside: {beside} is not a folder")
    scenes = [scene for scene in SCENES if not only or any(name in scene.name for name in only)]
    if not scenes:
        raise SetupError(f"--only: no screen is called so; there are {', '.join(scene.name for scene in SCENES)}")
    folder.mkdir(parents=True, exist_ok=True)
    _make_modules()
    with open_room() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--headless=new", "--no-sandbox", "--disable-gpu", MOUSE]
        )
        shown = Photographer(browser, address, folder).everything(scenes, lights)
        browser.close()
    sheet = folder / "index.html"
    write_sheet(sheet, shown, beside)
    wrong = sum(len(screen.wrong) for screen in shown)
    say(f"{sum(len(screen.pictures) for screen in shown)} pictures, {wrong} complaints: {sheet}")
    return 1 if wrong else 0


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./rumpus shots", description="Pictures of every screen.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "shots")
    parser.add_argument("--beside", type=Path, metavar="REFERENCES", help="a folder of pictures to lay beside them")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="screens whose names hold NAME")
    parser.add_argument("--quick", action="store_true", help="English by day alone")
    languages = sorted({light.language for light in LIGHTS})
    parser.add_argument("--language", choices=languages, help="those in this language alone")
    given = parser.parse_args(arguments)
    lights = [
        light for light in LIGHTS if given.language in (None, light.language) and (light == DAY or not given.quick)
    ]
    try:
        return take_pictures(given.folder, given.beside, given.only, lights)
    except SetupError as error:
        say(str(error))
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
