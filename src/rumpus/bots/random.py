"""Any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rumpus.core.game import Game


def choose(game: Game, known: bytes, seat: int, legal: Sequence[int], rng: Random) -> int:
    return rng.choice(legal)
