"""What people ask for at a table: each message becomes entries of its log, or is refused with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from rumpus.table import wire
from rumpus.table.commands import seats, table, undo
from rumpus.table.commands.play import play
from rumpus.table.log.transaction import Transaction


def run(tx: Transaction, message: wire.ClientMessage) -> int:
    """Add to the transaction what the message asks for; returns how many moves were played."""
    if isinstance(message, wire.Play):
        return play(tx, message)
    _COMMANDS[type(message)](tx, message)
    return 0


_COMMANDS = cast(
    dict[type, Callable[[Transaction, Any], None]],
    {
        wire.Sit: seats.sit,
        wire.AddBot: seats.add_bot,
        wire.Stand: seats.stand,
        wire.Clear: seats.clear,
        wire.Rename: seats.rename,
        wire.Contribute: seats.contribute,
        wire.HandOver: seats.hand_over,
        wire.TakeBack: seats.take_back,
        wire.Resign: seats.resign,
        wire.AskChair: seats.ask_chair,
        wire.GiveChair: seats.give_chair,
        wire.AskUndo: undo.ask_undo,
        wire.AnswerUndo: undo.answer_undo,
        wire.Change: table.change,
        wire.Start: table.start,
        wire.Pause: table.pause,
        wire.Say: table.say,
    },
)
