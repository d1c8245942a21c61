"""Position text: round trips for anything a state can hold, and errors that name the line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.notation import read_position, read_view, write_position, write_view
from rumpus.core.visibility import see
from rumpus.kernel import ALL, OWNER, GameState, Names, by, field
from rumpus.kernel.errors import BadPosition

KIND = Names("kind", "none fox owl +1")


class Small(GameState):
    number: int = field(see=ALL, of=KIND)
    row: list[int] = field(3, see=ALL, of=KIND)
    one: list[int] = field(1, see=ALL)
    hand: list[list[int]] = field(2, 3, see=OWNER, of=KIND)
    pile: list[list[int]] = field(2, 4, see=OWNER, counts=KIND)
    shown: list[int] = field(2, see=ALL, width=16)
    deep: list[list[list[int]]] = field(2, 2, 2, see=by("shown"))


@st.composite
def states(draw: st.DrawFn) -> Small:
    s = Small()
    cell = st.integers(-128, 127)
    s.number, s.row, s.one = draw(cell), [draw(cell) for _ in range(3)], [draw(cell)]
    s.hand = [[draw(cell) for _ in range(3)] for _ in range(2)]
    s.pile = [[draw(st.integers(0, 9)) for _ in range(4)] for _ in range(2)]
    s.shown = [draw(st.integers(0, 511)) for _ in range(2)]
    s.deep = [[[draw(cell) for _ in range(2)] for _ in range(2)] for _ in range(2)]
    return s


@given(states())
def test_positions_parse_back(s: Small) -> None:
    assert read_position(Small, write_position(s)) == s


@given(states(), st.integers(0, 8))
def test_views_parse_back(s: Small, seat: int) -> None:
    view = see(s, seat)
    assert read_view(Small, write_view(Small, view)) == view


def test_it_reads_as_a_person_would_write_it() -> None:
    text = """
        number: owl            # a comment
        row: fox none owl
        hand: fox owl | +1
        pile: - | fox*2 owl
        deep: 1 2 | 3 / - | 4
    """
    s = read_position(Small, text)
    assert s.row == [1, 0, 2]
    assert s.hand == [[1, 2, 0], [3, 0, 0]]
    assert s.pile == [[0, 0, 0, 0], [0, 2, 1, 0]]
    assert s.deep == [[[1, 2], [3, 0]], [[0, 0], [4, 0]]]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nothing: 1", "line 1: 'nothing' is not a field"),
        ("number 1", "line 1"),
        ("number: cat", "'cat' is no kind"),
        ("\nrow: fox fox fox fox", "line 2: row: 4 cells, there is room for 3"),
        ("hand: - | - | fox", "3 rows, there is room for 2"),
        ("number: 1\nnumber: 2", "line 2: number stands twice"),
        ("number: 1000", "number holds 1000"),
        ("row: ?", "hidden"),
        ("pile: dog", "'dog' is no kind"),
        ("pile: fox*x", "line 1"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message.replace("?", r"\?")):
        read_position(Small, text)


def test_one_hidden_cell_before_empty_ones_is_no_hidden_row() -> None:
    class Stacks(GameState):
        shown: list[list[int]] = field(2, 3, see=ALL, width=16)
        stack: list[list[int]] = field(2, 3, see=by("shown"))

    for row in ([None, 0, 0], [None, None, 0], [None, None, None], [0, None, 0]):
        view = {"shown": [[1, 1, 1], [0, 0, 0]], "stack": [row, [0, 0, 0]]}
        assert read_view(Stacks, write_view(Stacks, view)) == view
