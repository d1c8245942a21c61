"""The little stages of a game's rules page: positions that the rules themselves lead to.

`page/lesson/stages.scenario` tells them, one a step; `rumpus wire --boards` writes what the first seat sees before and
after the last `do` of each, and what happened, to `page/generated/stages.json`. A test keeps them fresh.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rumpus.core.game import Game
from rumpus.core.visibility import View, see
from rumpus.kernel.errors import BadGame
from rumpus.laws.scenarios import Scenario, ScenarioPlay, read_scenarios

SEAT = 0


def source_of(game: Game) -> Path:
    return game.folder / "page" / "lesson" / "stages.scenario"


def stages_path(game: Game) -> Path:
    return game.folder / "page" / "generated" / "stages.json"


def stages(game: Game) -> str:
    """One stage a line."""
    told = [_stage(game, scenario) for scenario in read_scenarios(source_of(game))]
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in told) + "\n]\n"


def _stage(game: Game, scenario: Scenario) -> dict[str, Any]:
    last = max((i for i, one in enumerate(scenario.statements) if one.word == "do"), default=-1)
    if last < 0:
        raise BadGame("game-rules-lack", game=game.name, function=f"do: of “{scenario.title}”")
    before = ScenarioPlay(game, Scenario(scenario.title, scenario.path, scenario.statements[:last]))
    before.run()
    after = ScenarioPlay(game, scenario)
    after.run()
    events = [[event.kind, event.arguments] for event in after.events]
    return {"before": _seen(before), "after": _seen(after), "events": events}


def _seen(play: ScenarioPlay) -> View:
    assert play.session is not None
    return see(play.session.state, SEAT)
