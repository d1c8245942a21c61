"""Somebody with a browser: what people do on the page, by what they can see."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

Size = Literal["phone", "desktop", "tv"]
SIZES: dict[str, dict[str, int]] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1280, "height": 800},
    "tv": {"width": 1920, "height": 1080},
}
GAMES = ("beasty_bar", "bloops", "boogie_beasts", "boulder_bluff", "bounce")
QUIET = ("Failed to load resource", "WebSocket connection to")  # the line breaks on purpose in some tests
LONG = 60_000  # a machine may have other things to do
expect.set_options(timeout=LONG)

# Where to look for something to do, the most decided first.
DECIDED = "section.prompt.yours .buttons button.ink:not(:disabled)"
OFFERED = "section.prompt.yours .buttons button:not(:disabled):not(.back)"
IN_HAND = ".lower button:is(.paper, .stone):not(:disabled)"
IN_LINE = ".stage ol.line button:not(:disabled)"
ON_STAGE = ".stage button:not(:disabled):not(.pile-open)"
COME_NEAR = ".picker .cards button"  # an opponent's cards, large enough for a thumb
# While others decide, or the jury speaks: on to what is.
ONWARDS = "section.prompt:not(.yours) .buttons button.ink:not(:disabled)"
TOLD = "section.prompt.telling .title"  # a tap goes on
# The first of these places where something can be reached, and a point on it: what lies under something else cannot.
REACH = """([places, chance]) => {
  const pointOn = found => {
    found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = found.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return width > 0 && found.contains(document.elementFromPoint(x, y)) ? [x, y] : null
  }
  for (const place of places) {
    const all = [...document.querySelectorAll(place)]
    const from = Math.floor(chance * all.length)
    for (const found of [...all.slice(from), ...all.slice(0, from)]) {
      const point = pointOn(found)
      if (point) return point
    }
  }
  return null
}"""

# A browser taps faster than any finger. As far as the page can tell, each tap comes a while after the one before,
# unless a test says that it all happens in one moment.
FINGER = """() => {
  let taps = 0
  addEventListener('click', () => (taps += 1), { capture: true })
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() { return window.oneMoment ? 0 : get.call(this) + taps * 1000 },
  })
}"""

KEPT_GAMES = """async () => {
  const folder = location.pathname.replace(/(table|replay)\\/.*|[^/]*$/, '')
  const note = await caches.match(`${folder}local/kept.json`)
  return note ? (await note.json()).games : null
}"""

KEEP = "speed => localStorage.setItem('rumpus.speed', speed)"


class Person:
    def __init__(
        self, browser: Browser, address: str, size: Size, language: str, speed: str = "at_once", **more: Any
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.hurries = True  # taps through what is only shown
        self.touches = size == "phone"
        touch = {"has_touch": True, "is_mobile": True} if self.touches else {}
        self.context = browser.new_context(viewport=SIZES[size], locale=language, **touch, **more)  # type: ignore[arg-type]
        self.context.set_default_timeout(LONG)
        self.context.add_init_script(f"({FINGER})()")
        self.context.add_init_script(f"localStorage.getItem('rumpus.speed') ?? ({KEEP})('{speed}')")
        self.page = self.new_page()
        self.chance = random.Random(size + language)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, message: Any) -> None:
        if message.type == "error" and not message.text.startswith(QUIET):
            self.complaints.append(message.text)

    # The lobby

    def enter(self) -> None:
        self.page.goto(self.address)
        expect(self.page.locator(".boxes li")).to_have_count(len(GAMES))

    def open_box(self, game: str) -> Locator:
        """The sheet of a game's box."""
        self.page.locator(".boxes li button.box").nth(GAMES.index(game)).click()
        return self.page.locator("dialog[open]")

    def prefer(self, game: str, level: str = "random", pace: str = "relaxed") -> None:
        """What this browser remembers of the last game against bots."""
        chosen = json.dumps({"level": level, "pace": pace})
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"rumpus.bots.{game}", chosen])

    def play_against_bots(self, game: str, level: str = "random", pace: str = "relaxed") -> None:
        self.enter()
        self.prefer(game, level, pace)
        self.open_box(game).locator(".button.go").click()
        expect(self.page.locator("section.prompt")).to_be_visible()

    def come_to_decide(self, game: str) -> None:
        """Against bots until it is one's own turn: in Bounce a bot may be home before, once in 216 games."""
        self.play_against_bots(game)
        self.page.locator("section.prompt.yours, #result-title").first.wait_for()
        if self.over:
            self.come_to_decide(game)

    def invite_friends(self, game: str, way: str | None = None, pace: str | None = None) -> str:
        """Makes a table; returns its address."""
        self.enter()
        sheet = self.open_box(game)
        if way or pace:
            sheet.locator("summary").click()
        if way:
            sheet.get_by_role("radio").nth(("devices", "screen", "around").index(way)).click()
        if pace and way != "around":  # where a device goes round no clock runs
            sheet.locator(".setting select").first.select_option(pace)
        self.prefer(game)
        sheet.locator(".button.big:not(.go)").click()
        self.page.wait_for_url("**/table/**")
        if self.page.url.endswith("/screen"):  # this device is what everybody looks at
            return self.page.url.removesuffix("/screen")
        if way != "around":
            self.say_name()
        expect(self.page.locator(".setting")).to_be_visible()
        return self.page.url

    # Before the deal

    def go_to(self, address: str) -> None:
        self.page.goto(address)

    def say_name(self) -> None:
        """The first time one sits down, and never again."""
        expect(self.page.locator("#name, .setting").first).to_be_visible()
        field = self.page.locator("#name")
        if field.count():
            field.fill("Tom" if self.touches else "Mia")
            field.press("Enter")
            expect(self.page.locator(".setting")).to_be_visible()

    def sit(self) -> None:
        """Who comes sits down by coming; another player at the same device is asked for."""
        self.say_name()
        button = self.page.locator("button.sit").first
        if button.count():
            button.click()
        # Where a big screen opened the table, the page shows it before it asks.
        expect(self.page.locator("#name, .setting li.mine").first).to_be_visible()
        self.say_name()
        expect(self.page.locator(".setting li.mine").first).to_be_visible()

    def add_bot(self, level: str = "random") -> None:
        if level != "random":
            self.page.locator(".level select").select_option(level)
        self.page.locator("button.bot").first.click()

    def deal(self) -> None:
        self.page.locator(".setting .deal .button.go").click()

    # Play

    @property
    def over(self) -> bool:
        return self.page.locator("#result-title").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator("section.prompt.yours").count() > 0

    def act(self) -> bool:
        """Does something that is offered, if anything is; as a person would, one tap at a time."""
        page = self.page
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            return True
        if page.locator("[role=alertdialog]").count():
            return self._tap("[role=alertdialog] button")
        if not self.asked:
            return self._tap(ONWARDS, TOLD) if self.hurries else False
        if page.locator(COME_NEAR).count():
            return self._tap(COME_NEAR)
        places = [DECIDED, OFFERED, IN_HAND, IN_LINE, ON_STAGE]
        if self.chance.random() < 0.25:  # what lies in a hand can be looked at for ever
            self.chance.shuffle(places)
        return self._tap(*places)

    def _tap(self, *places: str) -> bool:
        """By the pointer itself, where a thing is seen now: it may have moved since, as under a person's finger."""
        point = self.page.evaluate(REACH, [places, self.chance.random()])
        if point is None:
            return False
        (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(*point)
        return True

    def play_on(self, *others: Person, until: str = "#result-title", most: int = 2000) -> None:
        """Everybody plays until something is to be seen; a minute without anything to do is too long."""
        quiet_since = time.monotonic()
        while most > 0 and time.monotonic() - quiet_since < LONG / 1000:
            if self.page.locator(until).count():
                return
            acted = sum(someone.act() for someone in (self, *others))
            most -= acted
            if acted:
                quiet_since = time.monotonic()
            else:
                self.page.wait_for_timeout(30)
        raise AssertionError(f"no end in sight: {self.page.locator('section.prompt').inner_text()}")

    def wait_until_kept(self, game: str | None = None) -> None:
        """What the service worker does quietly is done: the page is on this device, and the game with it."""
        until = time.monotonic() + LONG / 1000
        while time.monotonic() < until:
            kept = self.page.evaluate(KEPT_GAMES)
            if kept is not None and (game is None or game in kept):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"kept on this device: {kept}")

    def words_of(self, place: str) -> str:
        return re.sub(r"\s+", " ", self.page.locator(place).first.inner_text()).strip()
