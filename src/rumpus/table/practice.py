"""From a moment of a finished game: what a strong bot would have done there, and a table that goes on from it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, read_record
from rumpus.core.game import Game
from rumpus.core.notation import write_position
from rumpus.core.view import know
from rumpus.kernel import speed
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState
from rumpus.table.refuse import Refuse
from rumpus.table.setting import Setting
from rumpus.table.wire_http import AdvisedMove

ITERATIONS = 2000
SHOWN = 3


class Moment(NamedTuple):
    game: Game
    setting: Setting
    position: str


def moment_of(game: Game, record: GameRecord, step: int) -> Moment:
    """The setting of the game it is taken from, and the position; Refuse where nothing can go on from it."""
    state = state_at(game, record, step)
    if state is None or game.turn(state) == OVER:
        raise Refuse("not_now", "nothing can be played from there")
    header = record.header
    deck = None if header["deck"] == game.about.get("deck", {}) else header["deck"]
    setting = Setting(len(record.seats), header["options"], deck, "relaxed", "devices", False, False)
    return Moment(game, setting, write_position(state))


def state_at(game: Game, record: GameRecord, step: int) -> GameState | None:
    """After so many steps; None where the record is shorter, or was played by other rules."""
    if record.header["rules"] != game.version:
        return None
    for number, (_, state) in enumerate(record.positions()):
        if number == step:
            return game.state_type.unpack(state.pack())
    return None


# In a process of its own


def advise(folder: str, text: str, step: int, seat: int) -> list[AdvisedMove]:
    """The best moves of a seat that may act there, from what it could know."""
    from rumpus.bots.advice import Adviser

    game = catalogue.load(Path(folder))
    state = state_at(game, read_record(text), step)
    if state is None or (turn := game.turn(state)) in (OVER, CHANCE) or not turn >> seat & 1:
        return []
    advice = Adviser(game, fast=speed.available()).advise(know(state, seat), seat, ITERATIONS)
    return [AdvisedMove(move.move, move.worth, move.looked) for move in advice.moves[:SHOWN]]
