"""Each game played through the tools, word for word as it was recorded.

After a change that is meant: RUMPUS_RECORD=1 ./rumpus test tests/mcp, and read what `git diff` says."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from rumpus.core import catalogue
from rumpus.core.game import Game
from tests.mcp.assistants import Assistant, joined, play, up_to_date
from tests.table.conftest import Fixed
from tests.table.people import house

pytestmark = pytest.mark.extra

TRANSCRIPTS = Path(__file__).parent / "transcripts"
SHOWN = 24  # exchanges at the beginning that are written down, and the last two
TURNS = {"beasty_bar": 120, "bounce": 200}  # these two to the end


async def transcript(game: Game, database: str) -> str:
    chance = Random(game.name)
    async with (
        house(database, lambda: 1_800_000_000.0, rate=1000.0) as room,
        joined(room.address, chance) as (connections, client),
    ):
        seats = max(2, game.seats.start)
        players = [Assistant(client, name) for name in ("Ada", "Bob", "Cem")[:seats]]
        await players[0].call("list")
        said = await players[0].sit(game=game.name, seats=seats, people=True, options=_unhurried(game))
        code = said.partition("with the code ")[2][:4]
        for player in players[1:]:
            await player.sit(code=code)
        await players[0].ask("act", moves=["start"])
        await players[0].ask("look")
        await players[0].ask("moves")
        await players[0].ask("say", text="Good luck!")
        await play(connections, players, chance, TURNS.get(game.name, 40))
        await up_to_date(connections, players[0])
        await players[0].ask("look")
    told = players[0].transcript
    return "\n".join([*told[:SHOWN], f"… {len(told) - SHOWN - 2} more …\n", *told[-2:]])


def _unhurried(game: Game) -> dict[str, str]:
    return {"pace": "relaxed"} if "pace" in game.facts.options else {}


LONGER = ("bloops", "boogie_beasts")  # with a deadline for each move that nobody waits for


@pytest.mark.heavy
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.name, marks=[pytest.mark.slow] * (game.name in LONGER)) for game in catalogue.games()],
)
def test_transcript(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.making.secrets", Fixed())
    found = asyncio.run(asyncio.wait_for(transcript(game, str(tmp_path / "room.sqlite")), 300))
    path = TRANSCRIPTS / f"{game.name}.txt"
    if os.environ.get("RUMPUS_RECORD") == "1":
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")
