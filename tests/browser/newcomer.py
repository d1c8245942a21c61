"""A newcomer: reads what is on the screen and taps what can be tapped. Knows no rules, no codes, no names of cards.

What they read: whose turn the prompt says it is, the hint, and which buttons can be reached by a finger. A dark button
in the prompt says that something is decided; everything else is there to be tried."""

from __future__ import annotations

import time
from typing import Any, TypedDict

from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.people import GAMES, LONG, Person, Size

MOST = 3000  # taps of one game
PATIENT = 100  # looks, before they try without a hint
DECIDES = 0.85  # how often they press what is offered to decide with, rather than to look around

# Everything that a finger can reach now, by where it is.
SCREEN = """() => {
  const shown = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden'
  const pointOn = one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return width > 0 && one.contains(document.elementFromPoint(x, y)) ? [x, y] : null
  }
  const alert = document.querySelector('[role=alertdialog]')
  const prompt = document.querySelector('section.prompt')
  const yours = prompt?.classList.contains('yours') ?? false
  const hint = document.querySelector('aside.hint p')
  const found = { decide: [], try: [] }
  const within = alert ?? document.querySelector('main')
  for (const one of within?.querySelectorAll('button:not(:disabled)') ?? []) {
    if (!shown(one) || one.closest('aside.hint') || one.getAttribute('aria-pressed') === 'true') continue
    if (one.classList.contains('chosen') || one.classList.contains('back')) continue
    const decides = alert || (prompt?.contains(one) && one.classList.contains('ink'))
    if (!yours && !decides) continue
    const point = pointOn(one)
    if (point) found[decides ? 'decide' : 'try'].push(point)
  }
  const stage = document.querySelector('main .stage')?.getBoundingClientRect()
  const places = [0.03, 0.5, 0.97].flatMap(x => [0.3, 0.6, 0.9].map(y => [x, y]))
  const spots = stage ? places.map(([x, y]) => [stage.left + x * stage.width, stage.top + y * stage.height]) : []
  const isCalm = ([x, y]) => document.elementFromPoint(x, y)?.closest('button, a, input, main')?.tagName === 'MAIN'
  const calm = spots.find(isCalm)
  return {
    calm: calm ?? null,
    over: document.querySelector('#result-title') !== null,
    sheet: document.querySelector('dialog[open]') !== null,
    yours,
    hint: hint && shown(hint) ? hint.textContent.trim() : '',
    says: prompt ? prompt.textContent.trim() : '',
    ...found,
  }
}"""


class Screen(TypedDict):
    over: bool
    calm: list[float] | None
    sheet: bool
    yours: bool
    hint: str
    says: str
    decide: list[list[float]]
    try_: list[list[float]]


class Newcomer(Person):
    """Counts their taps, and keeps what stood on the screen when they made their first move."""

    def __init__(self, browser: Browser, address: str, size: Size, language: str, **more: Any) -> None:
        super().__init__(browser, address, size, language, **more)
        self.taps = 0
        self._looks = 0
        self.hints: list[str] = []
        self.first_move: tuple[int, str] | None = None  # taps until then, and the hint that was read
        self.page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        line.on("framesent", self._sent)

    def _sent(self, frame: bytes | str) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if self.first_move is None and '"t":"play"' in text.replace(" ", ""):
            self.first_move = (self.taps, self.hints[-1] if self.hints else "")

    def play_now(self, game: str) -> None:
        self.enter()
        self.taps += 1
        self.page.locator(".boxes li").nth(GAMES.index(game)).locator("button.play").click()
        expect(self.page.locator("section.prompt")).to_be_visible()

    def look(self) -> Screen:
        found = self.page.evaluate(SCREEN)
        hint = found["hint"]
        if hint and (not self.hints or self.hints[-1] != hint):
            self.hints.append(hint)
        return found | {"try_": found["try"]}

    def act(self) -> bool:
        screen = self.look()
        if screen["over"]:
            return False
        if screen["sheet"]:
            self.page.keyboard.press("Escape")
            return True
        if screen["yours"] and self.first_move is None and not screen["hint"] and self._reads_on():
            return False
        decides, tries = screen["decide"], screen["try_"]
        if not decides and not tries:
            self._hurry(screen["calm"])
            return False
        decided = self.first_move is None or self.chance.random() < DECIDES
        points = decides if decides and (not tries or decided) else tries
        self.taps += 1
        x, y = self.chance.choice(points)
        (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(x, y)
        return True

    def _reads_on(self) -> bool:
        """Nobody taps before having read what there is to read: so many looks at a page that is still filling."""
        self._looks += 1
        return self._looks < PATIENT

    def _hurry(self, calm: list[float] | None) -> None:
        """A tap beside everything goes on with what moves, or stands to be seen."""
        if calm:
            (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(*calm)

    def play_to_the_end(self) -> None:
        quiet_since = time.monotonic()
        while self.taps < MOST and time.monotonic() - quiet_since < LONG / 1000:
            if self.over:
                return
            if self.act():
                quiet_since = time.monotonic()
            self.page.wait_for_timeout(30)
        raise AssertionError(f"no end after {self.taps} taps: {self.look()['says']}")
