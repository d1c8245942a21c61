"""Whole random games as the page is told them, for its tests: python -m tools.streams GAME writes them as JSON.

Nothing is kept beside the page, so its tests always play what the rules tell now.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, record_of
from rumpus.core.game import Game
from rumpus.core.visibility import View, see, see_event
from rumpus.kernel.seats import WATCHER
from tools.golden import NAMES, play

MOST_SEATS = 4  # larger tables take longer and tell nothing new


def streams_of(game: Game) -> list[dict[str, Any]]:
    """A game for each number of seats, through the first seat's eyes and a watcher's."""
    streams: list[dict[str, Any]] = []
    for seats in game.seats:
        if seats <= MOST_SEATS:
            record = record_of(play(game, seats), NAMES[:seats])
            streams += [_stream(game, record, eyes) for eyes in (0, WATCHER)]
    return streams


def _stream(game: Game, record: GameRecord, eyes: int) -> dict[str, Any]:
    """The first view, then one step for each decision with the chance that follows: events, and the view after them."""
    steps: list[dict[str, Any]] = []
    start: View = {}
    for entry, state in record.positions():
        view = see(state, eyes)
        if entry is None:
            start = view
            continue
        if entry.kind in ("play", "time_out") or not steps:
            steps.append({"events": []})
        shown = (see_event(game.event_kinds[event.kind], event, eyes) for event in entry.events)
        steps[-1]["events"] += [{"kind": event.kind, "args": event.arguments} for event in shown]
        steps[-1]["view"] = view
    _keep_changes(steps, start)
    return {"seats": len(record.seats), "you": None if eyes == WATCHER else eyes, "start": start, "steps": steps}


def _keep_changes(steps: list[dict[str, Any]], start: View) -> None:
    """As on the wire: of each view only what is different from the one before."""
    before = start
    for step in steps:
        now: View = step["view"]
        step["view"] = {name: value for name, value in now.items() if before.get(name) != value}
        before = now


if __name__ == "__main__":
    json.dump(streams_of(catalogue.game(sys.argv[1])), sys.stdout, separators=(",", ":"))
