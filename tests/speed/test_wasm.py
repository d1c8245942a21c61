"""One source, a third speed: the rules as WebAssembly, in Node, take the same steps as the rules in Python."""

from __future__ import annotations

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rumpus import speed
from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.seats import WATCHER
from rumpus.speed.wasm.build import module_of
from rumpus.speed.wasm.manifest import manifest_of
from tests.laws.positions import Table, every_game, new_session, random_step, tables
from tools.page import WEB, find_node

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


@pytest.mark.slow
@pytest.mark.parametrize("game", every_game())
def test_every_step_is_the_interpreted_one(game: Game, tmp_path: Path) -> None:
    module = tmp_path / "game.wasm"
    module.write_bytes(module_of(game))
    games = [played(table, number) for table in tables(game) for number in range(2)]
    in_node(tmp_path, {"module": str(module), "manifest": manifest_of(game), "games": games})


def played(table: Table, number: int) -> dict[str, Any]:
    """A random game, step by step; now and then the clock runs out."""
    session, draw, steps = new_session(table, number), draw_of(bytes(32), number), []
    start = text(session.state.pack())
    while not session.over:
        turn, waiting = table.game.turn(session.state), session.waiting
        legal = {seat: session.legal(seat) for seat in waiting}
        if waiting and below(draw, 40) == 0:
            session.time_out()
        else:
            random_step(session, draw)
        step = session.steps[-1]
        steps.append(
            {
                "kind": step.kind,
                "seat": step.seat,
                "number": step.number,
                "turn": turn,
                "choices": list(step.odds) if step.kind == "land" else legal.get(step.seat, []),
                "events": [list(event) for event in step.log],
                "position": text(session.state.pack()),
                "views": views(session) if len(steps) % 16 == 0 else [],
            }
        )
    score, seats = session.score(), table.options.seats
    return {"label": table.label, "start": start, "seats": seats, "steps": steps} | {
        "points": list(score.points),
        "places": list(score.places),
    }


def views(session: Session) -> list[dict[str, Any]]:
    seats = [*range(session.options.seats), WATCHER]
    return [{"seat": s, "see": session.view(s), "know": text(session.know(s).pack())} for s in seats]


def text(position: bytes) -> str:
    return base64.b64encode(position).decode()


def in_node(folder: Path, reference: dict[str, Any]) -> None:
    file = folder / "reference.json"
    file.write_text(json.dumps(reference))
    node = find_node()
    done = subprocess.run(
        [*node.npm, "test", "--silent", "--", "src/local/lockstep.test.ts"],
        cwd=WEB,
        env={**node.surroundings, "RUMPUS_LOCKSTEP": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "1 passed" in done.stdout, "nothing was compared"
