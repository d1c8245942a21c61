"""Whether the page takes its time: games against bots in a real browser, judged by the page's own timeline.

    ./rumpus bench pacing                    50 games of each game: over an hour on a busy machine
    ./rumpus bench pacing 5 bounce bloops    five of each of these

Bars: no climax ends before its time or is covered, and the prompt asks nobody while another seat's beat is shown. The
page's clock is moved on by hand, so that a game takes seconds; nobody taps through anything.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Error, sync_playwright  # noqa: E402

from tests.browser.pacing import own_clock, play_unhurried  # noqa: E402
from tests.browser.people import GAMES, Person  # noqa: E402
from tools.chromium import find_chromium  # noqa: E402
from tools.screenshots import open_room  # noqa: E402

BAR = 50
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu"]
GAMES_EACH = 10  # of one person: the first of them is guided
TOLD = {"climax": "climaxes", "plain": "other beats", "prompt": "questions"}


def main(count: int, games: list[str]) -> int:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium, no numbers")
    bad = 0
    with open_room(RUMPUS_LOCAL_GAMES="no") as room, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in games:
            began, found = time.monotonic(), Counter[str]()
            wrong: list[str] = []
            for first in range(0, count, GAMES_EACH):
                one = Person(browser, room, "desktop", "en", speed="brisk", service_workers="block")
                one.chance.seed(f"{game} {first}")
                wrong += play(one, game, min(GAMES_EACH, count - first), found)
                one.context.close()
            seconds = time.monotonic() - began
            told = ", ".join(f"{found[kind]} {words}" for kind, words in TOLD.items())
            print(
                f"{game:14} {found['result']} games in {seconds:5.0f} s: {told}; {len(wrong)} against the bar",
                flush=True,
            )
            for problem in wrong[:5]:
                print(f"  {problem}", flush=True)
            bad += len(wrong)
        browser.close()
    return 1 if bad else 0


def play(one: Person, game: str, count: int, found: Counter[str]) -> list[str]:
    """So many games of one person; what was shown is counted, what is against the bars comes back."""
    wrong: list[str] = []
    own_clock(one)
    for _ in range(count):
        try:
            entries, against = play_unhurried(one, game)
        except (AssertionError, Error) as stuck:  # the others are played nevertheless
            wrong.append(f"not played to its end: {stuck}")
            continue
        found.update(entry["kind"] for entry in entries)
        wrong += against
    return wrong + one.complaints


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="rumpus bench pacing", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", type=int, nargs="?", default=BAR, metavar="GAMES", help=f"of each game ({BAR})")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"these alone, of {', '.join(GAMES)}")
    wish = parser.parse_args()
    if unknown := sorted({*wish.games} - {*GAMES}):
        parser.error(f"no game {unknown[0]}; there are {', '.join(GAMES)}")
    sys.exit(main(wish.count, wish.games or list(GAMES)))
