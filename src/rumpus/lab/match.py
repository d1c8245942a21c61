"""One game between bots: chance from a key, each bot from what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.kernel.errors import BadGame
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState

STEPS = 20_000  # a game longer than this has lost its way


class Player(Protocol):
    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Any] = ()) -> int | None: ...


def play_match(game: Game, options: Options, key: bytes, players: Sequence[Player], open_to: int = 0) -> Session:
    """To the end. Who is quick in a window is drawn by lot; where all let it pass, the clock runs out. `open_to` is a
    bit set of seats that see everything: the clairvoyant."""
    session = Session(game, options, key)
    lot = Random(key)
    for _ in range(STEPS):
        waiting = session.waiting
        if session.over:
            return session
        if not waiting:
            session.land()
            continue
        if len(waiting) > 1:
            lot.shuffle(waiting)
        for seat in waiting:
            known = session.state.copy() if open_to >> seat & 1 else session.know(seat)
            move = players[seat].choose(known, seat, session.legal(seat))
            if move is not None:
                session.play(seat, move)
                break
        else:
            session.time_out()
    raise BadGame(f"{game.title}: a game of bots does not end")
