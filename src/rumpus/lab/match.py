"""One game between bots: chance from a key, each bot from what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, cast

from rumpus.bots.bot import patience_of
from rumpus.bots.talk import Spoken
from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.kernel.errors import BadGame
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState

STEPS = 20_000  # a game longer than this has lost its way
ROUNDS = 6  # of talk, at most, between two decisions


class Player(Protocol):
    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken] = ()) -> int | None: ...


def play_match(
    game: Game, options: Options, key: bytes, players: Sequence[Player], open_to: int = 0, *, quiet: bool = False
) -> Session:
    """To the end. Who is quick in a window is drawn by lot, but who would close it leaves the others their moment, as
    at a table (`patience` in the game's `bot.py`); where all let it pass, the clock runs out. `open_to` is a bit set
    of seats that see everything: the clairvoyant. `quiet`: nobody talks."""
    session = Session(game, options, key)
    lot = Random(key)
    talk: list[Spoken] = []
    speakers = [] if quiet or game.hooks.bot.say is None else [p for p in players if hasattr(p, "say")]
    for _ in range(STEPS):
        waiting = session.waiting
        if session.over:
            return session
        if not waiting:
            session.land()
            continue
        if len(waiting) > 1:
            if speakers:
                _talk(session, players, waiting, talk)
            lot.shuffle(waiting)
        held: tuple[int, int] | None = None
        for seat in waiting:
            known = session.state.copy() if open_to >> seat & 1 else session.know(seat)
            move = players[seat].choose(known, seat, session.legal(seat), talk)
            if move is None:
                continue
            if held is None and len(waiting) > 1 and patience_of(game, known, seat, move) > 1:
                held = seat, move
                continue
            session.play(seat, move)
            break
        else:
            if held is None:
                session.time_out()
            else:
                session.play(*held)
    raise BadGame("game-bots-endless", title=game.title)


def _talk(session: Session, players: Sequence[Player], seats: Sequence[int], talk: list[Spoken]) -> None:
    """Round and round, until nobody has anything to add."""
    for _ in range(ROUNDS):
        before = len(talk)
        for seat in sorted(seats):
            say = getattr(players[seat], "say", None)
            if callable(say):
                talk.extend(cast(list[Spoken], say(session.know(seat), seat, tuple(talk))))
        if len(talk) == before:
            return
