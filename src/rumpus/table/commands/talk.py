"""Talk: open or whispered, typed or a quick statement that bots read too."""

from __future__ import annotations

from rumpus.core.facts import StatementFacts
from rumpus.core.game import Game
from rumpus.table import wire
from rumpus.table.commands.text import clean_talk
from rumpus.table.log import entries
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal

MOST_NUMBER = 99  # in a slot of a statement


def may_whisper(game: Game) -> bool:
    """Where talk is part of the game (`[talk]` in game.toml), so are whispers, unless it says no."""
    return game.facts.talk is not None and game.facts.talk.whisper


def statements(game: Game) -> dict[str, StatementFacts]:
    """The quick statements of a game, by kind, as game.toml declares them."""
    return {statement.kind: statement for statement in game.facts.talk.statements} if game.facts.talk else {}


def check_talk(state: TableState, message: wire.Say) -> entries.Said:
    to = message.to
    if to is not None and (not may_whisper(state.game) or to == message.seat or to >= len(state.chairs)):
        raise Refusal("whisper")
    if message.statement is not None:
        check_statement(state, message.statement)
        return entries.Said(message.seat, message.to, "", message.statement)
    text = clean_talk(message.text)
    if not text:
        raise Refusal("bad_message", "nothing said")
    return entries.Said(message.seat, message.to, text)


def check_statement(state: TableState, said: wire.Statement) -> None:
    declared = statements(state.game).get(said.code)
    if declared is None or set(said.slots) != set(declared.slots):
        raise Refusal("statement", said.code)
    for slot, number in said.slots.items():
        most = len(state.chairs) - 1 if slot == "seat" else MOST_NUMBER
        if not 0 <= number <= most:
            raise Refusal("statement", slot)


def hears(line: wire.TalkLine, viewer: int) -> bool:
    return line.to is None or viewer in (line.seat, line.to)
