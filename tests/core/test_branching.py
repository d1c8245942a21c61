"""What is tried on a branch does not happen to the trunk, and an abandoned branch leaves nothing behind."""

from __future__ import annotations

import pytest

from rumpus.core import catalogue
from rumpus.core.branching import BranchingList
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session


def test_a_branch_grows_alone() -> None:
    trunk = BranchingList[int]()
    trunk.append(1)
    branch = trunk.branch()
    branch.append(2)
    assert (list(trunk), list(branch)) == ([1], [1, 2])
    assert (trunk[-1], branch[-1], branch[1:], list(reversed(trunk))) == (1, 2, [2], [1])


def test_an_abandoned_branch_leaves_nothing() -> None:
    trunk = BranchingList[int]()
    trunk.append(1)
    trunk.branch().append(2)
    again = trunk.branch()
    again.append(3)
    assert list(again) == [1, 3]
    with pytest.raises(IndexError):
        trunk[1]


def test_a_slice_holds_nothing_of_another_branch() -> None:
    trunk = BranchingList[int]()
    tried = trunk.branch()
    for item in (1, 2, 3):
        tried.append(item)
    assert (tried[1:], tried[::-1], tried[-2:5]) == ([2, 3], [3, 2, 1], [2, 3])
    assert trunk[:] == trunk[::-1] == trunk[-1:] == []


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_game_goes_on_as_if_nothing_had_been_tried(game: Game) -> None:
    session = Session(game, options_for(game), bytes(32))
    session.settle()
    for _ in range(20):
        if session.over:
            break
        state, steps = session.state.pack(), list(session.steps)
        tried = session.branch()
        seat = tried.waiting[0]
        tried.play(seat, tried.legal(seat)[-1])
        tried.settle()
        assert (session.state.pack(), list(session.steps)) == (state, steps)
        session.play(seat, session.legal(seat)[0])
        session.settle()
