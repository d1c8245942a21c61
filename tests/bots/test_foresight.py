"""What a preview calls certain comes true, also where the move opens cards that the seat could not know."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.bots.foresight import foresee
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know


@pytest.mark.parametrize(("name", "ends"), [("boogie_beasts", "done"), ("boulder_bluff", "stay")])
def test_what_is_certain_comes_true(name: str, ends: str) -> None:
    """The last chute and the last one who stays down turn everything over."""
    game = catalogue.game(name)
    opened = 0
    for number in range(15):
        session, rng = Session(game, options_for(game, 3), number.to_bytes(32, "big")), Random(number)
        while not session.over:
            session.settle()
            if session.over:
                break
            seat = rng.choice(session.waiting)
            move = rng.choice(session.legal(seat))
            sure = foresee(game, know(session.state, seat), seat, [move]).events if game.move_code(move) == ends else []
            step = session.play(seat, move)
            assert session.events_for(step, seat)[: len(sure)] == sure
            opened += len(sure) > 0 and len(step.events) > len(sure)
    assert opened > 10
