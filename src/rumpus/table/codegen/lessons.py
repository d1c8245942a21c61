"""The lessons of a game: one for each card and each phase, on its own board, in positions that the rules led to.

`page/lesson/lessons.scenario` tells them: a scenario for each card of the rules page, titled by its id. The steps of a
turn are those of `stages.scenario`, `step-1` and so on, unless one is told here as well. The first seat learns: what
it does in the scenario is what it is asked to do, and all else happens by itself. `rumpus wire --boards` writes what it
sees, what it is asked and what happens to `page/generated/lessons.json`. A test keeps them fresh.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from rumpus.core.game import Event, Game
from rumpus.core.visibility import View, see, see_event
from rumpus.core.words import turns_told
from rumpus.kernel.seats import CHANCE, OVER, WATCHER
from rumpus.laws.scenarios import Scenario, ScenarioPlay, read_scenarios
from rumpus.table.codegen import stages
from rumpus.table.delivery.messages import ask_of, wire_sentence

LEARNER = 0


def source_of(game: Game) -> Path:
    return game.folder / "page" / "lesson" / "lessons.scenario"


def lessons_path(game: Game) -> Path:
    return game.folder / "page" / "generated" / "lessons.json"


def scenarios_of(game: Game) -> list[Scenario]:
    """The steps of a turn first, then the cards; each has its id for a title."""
    cards = {scenario.title: scenario for scenario in read_scenarios(source_of(game))}
    drawn = list(read_scenarios(stages.source_of(game)))
    steps = [Scenario(f"step-{n}", one.path, one.statements) for n, one in enumerate(drawn, 1)]
    return [*(cards.pop(step.title, step) for step in steps), *cards.values()]


def lessons(game: Game) -> str:
    """One lesson a line."""
    told = [lesson(game, scenario) for scenario in scenarios_of(game)]
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in told) + "\n]\n"


def lesson(game: Game, scenario: Scenario) -> dict[str, Any]:
    play = _LessonPlay(game, scenario)
    play.run()
    play.end()
    events = [event for frame in play.frames for event in frame.pop("open")]
    said = [sentence for _, told in turns_told(game, events) for sentence in told]
    assert play.session is not None
    return {
        "id": scenario.title,
        "seats": play.session.options.seats,
        "options": play.options,
        "said": [msgspec.to_builtins(wire_sentence(one)) for one in said],
        "frames": play.frames,
    }


class _LessonPlay(ScenarioPlay):
    """A scenario played part by part: whenever the learner does something, what it saw then is a frame."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        super().__init__(game, scenario)
        self.frames: list[dict[str, Any]] = []
        self._seen: View = {}
        self._events: list[Event] = []

    def _act(self, words: list[str]) -> None:
        if len(words) == 2 and words[0] == str(LEARNER + 1):
            self._frame(words[1])
        before = len(self.events)
        super()._act(words)
        if self.frames:  # what leads to the first question is not shown
            self._events += self.events[before:]

    def _given(self, block: dict[str, str]) -> None:
        super()._given(block)
        if self.frames:
            raise AssertionError(f"{self.scenario.title}: a lesson has one beginning")

    def end(self) -> None:
        """Where the learner has nothing to do, it watches."""
        if not self.frames:
            raise AssertionError(f"{self.scenario.title}: the first seat does nothing in this lesson")
        self._frame(None)

    def _frame(self, want: str | None) -> None:
        table = self._table
        view = see(table.state, LEARNER)
        changed = {name: value for name, value in view.items() if not self.frames or self._seen.get(name) != value}
        kinds = self.game.event_kinds
        own = [see_event(kinds[event.kind], event, LEARNER) for event in self._events]
        frame: dict[str, Any] = {
            "view": changed,
            "events": [[event.kind, event.arguments] for event in own],
            "open": [see_event(kinds[event.kind], event, WATCHER) for event in self._events],
        }
        if want is not None:
            asked = ask_of(self.game, LEARNER, view, len(self.frames), self.game.legal(table.state, LEARNER))
            who = self.game.turn(table.state)
            waiting = [] if who in (OVER, CHANCE) else [i for i in range(table.options.seats) if who >> i & 1]
            frame |= {"want": want, "asked": msgspec.to_builtins(asked), "waiting": waiting}
        self.frames.append(frame)
        self._seen, self._events = view, []
