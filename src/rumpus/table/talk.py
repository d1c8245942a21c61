"""Talk: open or whispered, typed or a quick statement that bots read too."""

from __future__ import annotations

from typing import Any, cast

from rumpus.core.game import Game
from rumpus.table import log, wire
from rumpus.table.fold import Fold
from rumpus.table.refuse import Refuse
from rumpus.table.text import clean_talk

MOST_NUMBER = 99  # in a slot of a statement


def may_whisper(game: Game) -> bool:
    """Where talk is part of the game (`[talk]` in game.toml), so are whispers, unless it says no."""
    about = cast(dict[str, Any] | None, game.about.get("talk"))
    return about is not None and bool(about.get("whisper", True))


def statements(game: Game) -> dict[str, dict[str, Any]]:
    """The quick statements of a game, by kind, as game.toml declares them."""
    about = cast(dict[str, Any], game.about.get("talk", {}))
    return {entry["kind"]: entry for entry in about.get("statements", ())}


def check_talk(fold: Fold, message: wire.Say) -> log.Said:
    to = message.to
    if to is not None and (not may_whisper(fold.game) or to == message.seat or to >= len(fold.chairs)):
        raise Refuse("whisper")
    if message.statement is not None:
        check_statement(fold, message.statement)
        return log.Said(message.seat, message.to, "", message.statement)
    text = clean_talk(message.text)
    if not text:
        raise Refuse("bad_message", "nothing said")
    return log.Said(message.seat, message.to, text)


def check_statement(fold: Fold, said: wire.Statement) -> None:
    declared = statements(fold.game).get(said.code)
    if declared is None or set(said.slots) != set(declared["slots"]):
        raise Refuse("statement", said.code)
    for slot, number in said.slots.items():
        most = len(fold.chairs) - 1 if slot == "seat" else MOST_NUMBER
        if not 0 <= number <= most:
            raise Refuse("statement", slot)


def hears(line: wire.TalkLine, eyes: int) -> bool:
    return line.to is None or eyes in (line.seat, line.to)
