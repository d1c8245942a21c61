"""From a moment of a finished game: what a strong bot would have done there, and a table that goes on from it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, read_record
from rumpus.core.game import Game
from rumpus.core.notation import write_position
from rumpus.core.options import plain_options
from rumpus.core.record_text import NOTES
from rumpus.core.visibility import know
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState
from rumpus.table.log.setup import TableSetup
from rumpus.table.wire_http import AdvisedMove

ITERATIONS = 2000
SHOWN = 3


class Moment(NamedTuple):
    game: str
    setup: TableSetup
    position: str
    before: list[tuple[int, int]]  # the steps that lead there from a deal, so that every server can check it


def moment_of(record: GameRecord, step: int) -> Moment | None:
    """The setting of the game it is taken from, and the position; None where nothing can go on from it."""
    session, header = record.session, record.header
    if session is None:
        return None
    state = state_at(session.game, record, step)
    if state is None or session.game.turn(state) == OVER:
        return None
    deck = None if header["deck"] == session.game.facts.deck else header["deck"]
    # All options by name: one that the header leaves out would follow the pace of the table instead.
    options = plain_options(session.game, session.options)
    setup = TableSetup(len(record.seats), options, deck, "relaxed", "devices", False, False)
    made = len(session.before) + sum(entry.kind not in NOTES for entry in record.entries[:step])
    return Moment(session.game.name, setup, write_position(state), list(session.story()[:made]))


def state_at(game: Game, record: GameRecord, step: int) -> GameState | None:
    """After so many steps; None where the record is shorter, or can only be watched."""
    if record.session is None:
        return None
    for number, (_, state) in enumerate(record.positions()):
        if number == step:
            return game.state_type.unpack(state.pack())
    return None


# In a process of its own


def advise(folder: str, text: str, step: int, seat: int) -> list[AdvisedMove]:
    """The best moves of a seat that may act there, from what it could know, and the one that it made."""
    from rumpus.bots import analysis

    game, record = catalogue.load(Path(folder)), read_record(text)
    state = state_at(game, record, step)
    if state is None or (turn := game.turn(state)) in (OVER, CHANCE) or not turn >> seat & 1:
        return []
    played = _played(game, record, step, seat)
    advice = analysis.advise(game, know(state, seat), seat, ITERATIONS, played=played, fast=speed.available())
    ranked = [move for move in advice.moves if move.ranked]
    shown = ranked[:SHOWN] + [move for move in ranked[SHOWN:] if move.move == played]
    return [AdvisedMove(m.move, m.worth, m.low, m.high, m.visits, m.tied) for m in shown]


def _played(game: Game, record: GameRecord, step: int, seat: int) -> int | None:
    """What the seat did then, if it was the one that acted."""
    entry = record.entries[step] if step < len(record.entries) else None
    if entry is None or entry.kind != "play" or entry.body["seat"] != seat:
        return None
    return game.read_move(entry.body["play"])
