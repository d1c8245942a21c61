"""Games that nobody hurries, by a clock that is moved on by hand, and what the page's own timeline says of them."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from tests.browser.people import LONG, Person

LONGEST = 2000  # milliseconds of the page's clock in one go
THINKS = (100, 2500)  # milliseconds of the page's clock before what is asked is answered
SERVER = 5  # milliseconds of ours for the server, where nothing is shown and nobody is asked
READ_EVERY = 20  # answers: meanwhile far less is shown than the timeline keeps
NEXT = 5  # milliseconds: timers are not exact
ENTRIES = "window.rumpus.timeline.entries"
# The page's clock may run far ahead of the server's: it stands while an answer is on its way, else the line would take
# a server that is asked for a sign of life for one that is gone.
SENT = """() => {
  const Socket = window.WebSocket
  window.unanswered = 0
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => data.includes('"t":"pong"') && (window.unanswered = 0))
    }
    send(text) {
      if (text.includes('"t":"ping"')) window.unanswered += 1
      super.send(text)
    }
  }
}"""
# Nobody looks: what is not seen need not be painted, and everything else is as ever.
UNPAINTED = "document.documentElement.style.opacity = '0'"
ARRIVED = 100  # times as quick: what moves in style is there at once, only the page's clock counts
# Whether it is over, whether somebody is asked, and how long what is shown now still takes.
LOOK = """() => {
  const beat = window.rumpus.timeline.entries.findLast(({ kind }) => ['plain', 'climax', 'aside'].includes(kind))
  return {
    over: document.getElementById('result-title') !== null,
    asked: document.querySelector('section.prompt.yours') !== null,
    left: beat && beat.end === null ? Math.max(1, beat.begin + beat.held - performance.now()) : 0,
    unanswered: window.unanswered > 0,
  }
}"""


class Told(NamedTuple):
    entries: list[dict[str, Any]]
    problems: list[str]


def own_clock(one: Person) -> None:
    """From now on this person's pages have a clock that is moved on by hand, and nobody taps through what is shown."""
    one.hurries = False
    one.context.clock.install()
    one.context.add_init_script(f"({SENT})()")


def play_unhurried(one: Person, game: str, level: str = "random") -> Told:
    """To the result, tapping only what is asked for, after a while."""
    one.play_against_bots(game, level)
    one.page.evaluate(UNPAINTED)
    line = one.context.new_cdp_session(one.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": ARRIVED})
    entries: dict[tuple[float, str], dict[str, Any]] = {}
    answers = 0
    quiet_since = time.monotonic()
    while not (now := one.page.evaluate(LOOK))["over"]:
        if time.monotonic() - quiet_since > LONG / 1000:
            raise AssertionError(f"no end in sight: {one.words_of('section.prompt')}")
        if now["unanswered"]:
            one.page.wait_for_timeout(SERVER)
        elif now["asked"]:
            one.page.clock.run_for(one.chance.randint(*THINKS))
            if one.act():
                quiet_since = time.monotonic()
                answers += 1
                if answers % READ_EVERY == 0:
                    _read(one, entries)
        elif now["left"] > 0:
            one.page.clock.run_for(min(LONGEST, now["left"]))
        else:
            one.page.wait_for_timeout(SERVER)
            one.page.clock.run_for(SERVER)
    _read(one, entries)
    line.detach()
    told = sorted(entries.values(), key=lambda entry: entry["begin"])
    return Told(told, list(problems(told)))


def _read(one: Person, entries: dict[tuple[float, str], dict[str, Any]]) -> None:
    """The ring keeps the latest; what began is the same entry whenever it is read."""
    for entry in one.page.evaluate(ENTRIES):
        entries[entry["begin"], entry["kind"]] = entry


def problems(entries: list[dict[str, Any]]) -> list[str]:
    found: list[str] = []
    beats = [entry for entry in entries if entry["kind"] in ("plain", "climax")]
    for beat in beats:
        shown = (beat["end"] or 0) - beat["begin"]
        if beat["kind"] == "climax" and (beat["cut"] or beat["end"] is None or shown < beat["held"] - NEXT):
            found.append(f"cut: {beat}")
        if beat["covered"]:
            found.append(f"covered: {beat}")
    for asked in (entry for entry in entries if entry["kind"] == "prompt"):
        until = asked["end"] or float("inf")
        for beat in beats:
            others = beat["seat"] is not None and beat["seat"] != asked["seat"]
            if others and beat["begin"] < until - NEXT and (beat["end"] or float("inf")) > asked["begin"] + NEXT:
                found.append(f"asked while it was shown: {asked} {beat}")
    for sheet in (entry for entry in entries if entry["kind"] == "result"):
        found += [f"behind the result: {beat}" for beat in beats if (beat["end"] or 0) > sheet["begin"] + NEXT]
    return found
