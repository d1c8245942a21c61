"""What somebody who has only a game's module and the bytes of a position must know, as plain data."""

from __future__ import annotations

from typing import Any

from rumpus.core.archive import declared
from rumpus.core.facts import as_declared
from rumpus.core.game import Game
from rumpus.core.stage import stage_beats
from rumpus.core.visibility import Sense, event_rows, passing_fields, spans


def manifest_of(game: Game) -> dict[str, Any]:
    kind, offsets = game.state_type, game.state_type.offsets()
    return {
        "name": game.name,
        "rules": game.version,
        "sizes": {"size": kind.size(), "choices": game.rules.CHOICES, "outcomes": game.rules.OUTCOMES},
        "fields": [[f.name, offsets[f.name], f.width, list(f.shape)] for f in kind.fields],
        "see": _spans(game, "see"),
        "know": _spans(game, "know"),
        **_table(game),
    }


def _table(game: Game) -> dict[str, Any]:
    """What a table needs besides the rules: words and numbers of game.toml, and how a record writes a position."""
    facts = game.facts
    seats, clock, talk = facts.seats, facts.clock, facts.talk
    return {
        "title": game.title,
        "seats": {"least": seats.least, "most": seats.most, "usual": seats.usual},
        "events": [[kind.name, event_rows(kind)] for kind in game.events],
        "declared": declared(game),
        "clock": {pace: clock.of(pace) for pace in ("live", "relaxed", "correspondence")}
        | {"keeps": list(clock.keeps), "waits": list(clock.waits)},
        "beats": list(stage_beats(game)),
        "options": as_declared(facts.options),
        "talk": None if talk is None else {"whisper": talk.whisper, "statements": _statements(game)},
        "passing": bool(passing_fields(game.state_type)),
    }


def _statements(game: Game) -> dict[str, list[str]]:
    talk = game.facts.talk
    return {} if talk is None else {statement.kind: list(statement.slots) for statement in talk.statements}


def _spans(game: Game, sense: Sense) -> list[list[int]]:
    """A row a span: where, how many cells, of how many bits, open to whom, by which key, of how many bits."""
    return [[s.offset, s.count, s.width, s.to, s.key, s.key_width] for s in spans(game.state_type, sense)]
