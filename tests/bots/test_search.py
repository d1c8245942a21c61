"""The tree of a decision: never emptied in mid-decision, within its bound, the same at both speeds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rumpus import speed
from rumpus.bots.engine import engine_of
from rumpus.bots.plain import LET_PASS
from rumpus.bots.searcher import Searcher
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.chance import below, draw_of
from tests.laws.positions import every_game

KEY = bytes(range(32))
LEDUC = Path("benchmarks/games/leduc")
compiling = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


def decisions(game: Game, number: int, most: int) -> list[tuple[Session, int]]:
    """Moments of a random game where a seat has something to think about."""
    session, draw = Session(game, options_for(game), number.to_bytes(32, "big")), draw_of(number.to_bytes(32, "big"), 3)
    found: list[tuple[Session, int]] = []
    while not session.over and len(found) < most:
        if not session.waiting:
            session.land()
            continue
        seat = session.waiting[below(draw, len(session.waiting))]
        legal = session.legal(seat)
        if len(engine_of(game).moves(session.know(seat), seat, legal)) > 1:
            found.append((session.branch(), seat))
        session.play(seat, legal[below(draw, len(legal))])
    return found


def arrays(searcher: Searcher) -> list[Any]:
    return [list(map(float, cells)) for tree in searcher._trees for cells in tree._tree]  # pyright: ignore


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_no_visit_is_lost_within_a_decision(game: Game) -> None:
    """However small the tree, and in however many looks: the root has had every iteration."""
    for session, seat in decisions(game, 1, 3):
        for nodes in (16, 64):
            searcher = Searcher(engine_of(game), KEY, nodes=nodes, fast=False)
            searcher.begin(session.know(seat), seat, 1 << 40)
            for look in range(1, 9):
                choices = searcher.look(20)
                assert sum(choice.visits for choice in choices) == 20 * look


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_a_tree_keeps_within_its_bound(game: Game) -> None:
    searcher = Searcher(engine_of(game), KEY, nodes=64, fast=False)
    for session, seat in decisions(game, 2, 4):
        searcher.begin(session.know(seat), seat, 1 << 40)
        for _ in range(4):
            assert searcher.look(40)
            ((nodes, cells), keys, _, moves, *_) = searcher._trees[0]._tree  # pyright: ignore
            assert nodes <= len(keys) * 3 // 4
            assert cells <= len(moves)
            assert sum(key != 0 for key in keys) == nodes


@pytest.mark.slow
def test_a_tree_survives_its_decision_where_there_is_room() -> None:
    game = catalogue.game("beasty_bar")
    (session, seat), *_ = decisions(game, 3, 1)
    searcher = Searcher(engine_of(game), KEY, nodes=1 << 10, fast=False)
    visits: list[int] = []
    for _ in range(8):  # the same decision again and again: what was found is there, until there is no room for more
        searcher.begin(session.know(seat), seat, 200)
        visits.append(sum(choice.visits for choice in searcher.look(200)))
    assert visits[1] > 200
    assert min(visits[1:]) == 200, "begun anew, before a decision"
    assert all(now == before + 200 or now == 200 for before, now in pairwise(visits))


SMALL = ("bounce", "beasty_bar")  # of Bloops and Boogie Beasts test_nets.py grows trees


def _marks(name: str) -> list[pytest.MarkDecorator]:
    """What takes long to compile is not for every day."""
    return [] if name in SMALL else [pytest.mark.thorough]


@compiling
@pytest.mark.heavy
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.name, marks=_marks(game.name)) for game in catalogue.games()],
)
def test_interpreted_and_compiled_grow_the_same_tree(game: Game) -> None:
    engine = engine_of(game)
    assert engine.wait()
    slow, quick = (Searcher(engine, KEY, nodes=512, fast=fast) for fast in (False, True))
    for session, seat in decisions(game, 4, 5):
        known = session.know(seat)
        moves = engine.moves(known, seat, session.legal(seat))
        seen: list[list[Any]] = []
        for searcher in (slow, quick):
            searcher.begin(known, seat, 150)
            looks = [searcher.look(50), searcher.look(50)]
            searcher.teach(10, moves[-1])
            seen.append([looks, searcher.measure(20, moves[0]), searcher.measure(20), arrays(searcher)])
        assert seen[0] == seen[1]


def test_what_a_result_is_worth_is_for_the_game_to_say() -> None:
    """Leduc poker is played for chips, so a jack folds to a raise; who counted the win alone would never fold."""
    game = catalogue.load(LEDUC)
    session = Session(game, options_for(game))
    fold, call, raise_ = range(3)
    for step in ((1, 3), (call, raise_, call), (3,), (call, raise_)):  # two cards, bets, the board, bets
        for number in step:
            if session.waiting:
                session.play(session.waiting[0], number)
            else:
                session.land(number)
    searcher = Searcher(engine_of(game), KEY, nodes=256, fast=False)
    searcher.begin(session.know(0), 0, 400)
    assert max(searcher.look(400), key=lambda choice: choice.visits).move == fold


@compiling
@pytest.mark.slow
def test_each_thread_has_a_tree_of_its_own_and_the_roots_are_added() -> None:
    game = catalogue.load(LEDUC)  # quickly compiled, and with something to decide
    engine = engine_of(game)
    assert engine.wait()
    (session, seat), *_ = decisions(game, 5, 1)
    together = Searcher(engine, KEY, nodes=256, threads=3)
    together.begin(session.know(seat), seat, 3000)
    for look in range(1, 5):
        assert sum(choice.visits for choice in together.look(300)) == 300 * look
    measured = together.measure(100)
    assert measured.visits == 102  # in whole shares
    assert sum(measured.wins) <= 1.0 + 1e-9


def test_a_forced_move_is_played_however_odd() -> None:
    """Also one that no bot would think of; and it leaves no trace among the moves that the search chooses from."""
    game = catalogue.game("bloops")
    for session, seat in decisions(game, 7, 40):
        known, legal = session.know(seat), session.legal(seat)
        moves = engine_of(game).moves(known, seat, legal)
        odd = [move for move in legal if move not in moves]
        if not odd:
            continue
        searcher = Searcher(engine_of(game), KEY, nodes=1 << 10, fast=False)
        searcher.begin(known, seat, 100)
        before = searcher.look(30)
        measured = searcher.measure(30, odd[0])
        assert measured.visits == 30
        assert 0.0 <= measured.worth <= 1.0
        assert searcher.choices() == before
        assert {choice.move for choice in before} <= {*legal, LET_PASS}
        return
    raise AssertionError("no odd move found")
