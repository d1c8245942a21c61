"""What somebody who has only a game's module and the bytes of a position must know, as plain data."""

from __future__ import annotations

from typing import Any

from rumpus.core.game import Game
from rumpus.core.visibility import Sense, spans


def manifest_of(game: Game) -> dict[str, Any]:
    kind, offsets = game.state_type, game.state_type.offsets()
    return {
        "name": game.name,
        "rules": game.version,
        "sizes": {"size": kind.size(), "choices": game.rules.CHOICES, "outcomes": game.rules.OUTCOMES},
        "fields": [[f.name, offsets[f.name], f.width, list(f.shape)] for f in kind.fields],
        "see": _spans(game, "see"),
        "know": _spans(game, "know"),
    }


def _spans(game: Game, sense: Sense) -> list[list[int]]:
    """A row a span: where, how many cells, of how many bits, open to whom, by which key, of how many bits."""
    return [[s.offset, s.count, s.width, s.to, s.key, s.key_width] for s in spans(game.state_type, sense)]
