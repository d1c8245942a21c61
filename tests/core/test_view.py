"""The door out, where a caller gets the seat wrong: who has no seat owns nothing."""

import pytest

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.view import know, see
from rumpus.kernel.seats import WATCHER


@pytest.mark.parametrize("nobody", [-1, 4, WATCHER])
def test_who_has_no_seat_sees_no_hand(nobody: int) -> None:
    game = catalogue.game("beasty_bar")
    session = Session(game, options_for(game, 4), key=bytes(32))
    session.settle()
    assert any(see(session.state, 3)["hand"][3])
    assert see(session.state, nobody)["hand"] == [[None] * 4] * 4
    assert not any(any(row) for row in know(session.state, nobody).hand)
