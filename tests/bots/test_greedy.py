"""The yardstick: it looks to the end of its own turn, and says so at every speed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rumpus.bots import seat_bot
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.seats import bit


def positions(game: Game, options: dict[str, Any], count: int) -> Iterator[tuple[Session, int]]:
    """Where a seat chooses a card, in games of players who do anything."""
    draw = Random(str(options))
    while count > 0:
        session = Session(game, options_for(game, 2, options), draw.randbytes(32))
        session.settle()
        while not session.over and count > 0:
            seat = session.waiting[0]
            if len(session.legal(seat)) > 1:
                yield session, seat
                count -= 1
            session.play(seat, draw.choice(session.legal(seat)))
            session.settle()


def best_end(game: Game, s: Any, seat: int) -> float:
    """The best that the seat can make of its turn from here, by trying everything."""
    if game.turn(s) != bit(seat):
        return game.hooks.bot.value(s, seat)  # type: ignore[misc]
    return max(best_end(game, played(game, s, seat, move), seat) for move in game.legal(s, seat))


def played(game: Game, s: Any, seat: int, move: int) -> Any:
    after = s.copy()
    game.rules.play(after, seat, move, None)
    return after


@pytest.mark.parametrize("options", [{"set": "new"}, {"set": "first"}], ids=lambda options: options["set"])
def test_a_card_is_judged_after_it_has_acted(options: dict[str, Any]) -> None:
    """In Beasty Bar what a turn comes to lies open, whatever others hold. Parrot, kangaroo, chameleon and others
    ask their player first: judged before that, they look like nothing."""
    game = catalogue.game("beasty_bar")
    bot, asking = seat_bot(game, "greedy", bytes(32)), 0
    for session, seat in positions(game, options, 60):
        worth = {move: best_end(game, played(game, session.state, seat, move), seat) for move in session.legal(seat)}
        chosen = bot.choose(session.know(seat), seat, session.legal(seat))
        assert chosen is not None
        assert worth[chosen] == max(worth.values()), game.move_code(chosen)
        asking += game.turn(played(game, session.state, seat, chosen)) == bit(seat)
    assert asking > 5


@pytest.mark.parametrize("name", ["bloops", "boogie_beasts", "boulder_bluff", "bounce"])
def test_it_moves_in_every_game(name: str) -> None:
    """Also where a turn can end in more ways than are tried."""
    game, draw = catalogue.game(name), Random(name)
    seats = max(2, game.seats.start)
    session = Session(game, options_for(game, seats), bytes(32))
    bot = seat_bot(game, "greedy", bytes(32))
    session.settle()
    for _ in range(25):
        if session.over:
            break
        seat = draw.choice(session.waiting)
        move = bot.choose(session.know(seat), seat, session.legal(seat))
        assert move is None or move in session.legal(seat)
        session.play(seat, draw.choice(session.legal(seat)) if move is None else move)
        session.settle()
