"""Visibility is declared, what is not declared is hidden, and the bytes are NumPy's."""

import numpy
import pytest

from rumpus.core.visibility import know, see
from rumpus.kernel import ALL, NOBODY, OWNER, WATCHER, GameState, Names, by, field
from rumpus.kernel.state import FieldOverflow

KIND = Names("kind", "none fox owl")


class Small(GameState):
    open_number: int = field(see=ALL, width=16)
    hand: list[list[int]] = field(2, 3, see=OWNER, of=KIND)
    secret: list[int] = field(4)
    shown: list[list[int]] = field(2, 2, see=ALL, width=16)
    card: list[list[int]] = field(2, 2, see=by("shown"), of=KIND)
    memory: list[list[int]] = field(2, 2, see=NOBODY, know=OWNER)
    deep: list[list[list[int]]] = field(2, 2, 2, see=by("shown"), width=32)


def filled() -> Small:
    s = Small()
    s.open_number = 300
    s.hand = [[1, 2, 0], [2, 2, 1]]
    s.secret = [1, 2, 3, 4]
    s.shown = [[0b01, 0b11], [0, 1 << WATCHER]]
    s.card = [[1, 2], [1, 2]]
    s.memory = [[5, 6], [7, 8]]
    s.deep = [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    return s


def test_a_seat_sees_what_is_declared_for_it() -> None:
    view = see(filled(), 0)
    assert view["open_number"] == 300
    assert view["hand"] == [[1, 2, 0], [None, None, None]]
    assert view["card"] == [[1, 2], [None, None]]
    assert view["deep"] == [[[1, 2], [3, 4]], [[None, None], [None, None]]]
    assert "secret" not in view
    assert "memory" not in view


def test_a_watcher_sees_what_is_open_to_all() -> None:
    view = see(filled(), WATCHER)
    assert view["hand"] == [[None] * 3, [None] * 3]
    assert view["card"] == [[None, None], [None, 2]]


def test_to_know_is_to_see_and_to_remember() -> None:
    known = know(filled(), 1)
    assert known.memory == [[0, 0], [7, 8]]
    assert known.secret == [0, 0, 0, 0]
    assert known.hand == [[0, 0, 0], [2, 2, 1]]
    assert known.card == [[0, 2], [0, 0]]


def test_bytes_are_those_of_the_numpy_row() -> None:
    s = filled()
    row = numpy.frombuffer(s.pack(), Small.dtype())[0]
    assert Small.size() == Small.dtype().itemsize
    assert row["open_number"] == 300
    assert row["hand"].tolist() == s.hand
    assert row["deep"].tolist() == s.deep
    assert Small.unpack(row.tobytes()) == s


def test_copies_are_deep() -> None:
    s = filled()
    other = s.copy()
    other.deep[0][0][0] = 99
    other.hand[0][0] = 99
    other.secret[0] = 99
    assert s == filled()


def test_a_number_that_does_not_fit_is_named() -> None:
    s = filled()
    s.hand[1][2] = 200
    with pytest.raises(FieldOverflow, match="hand holds 200"):
        s.pack()


def test_a_mask_must_be_open_and_fit() -> None:
    with pytest.raises(TypeError, match="open to all"):

        class Hidden(GameState):
            mask: int = field()
            card: int = field(see=by("mask"))

    with pytest.raises(TypeError, match="that name and shape"):

        class Misfit(GameState):
            mask: list[int] = field(3, see=ALL)
            card: list[int] = field(2, see=by("mask"))
