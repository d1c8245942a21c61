"""Who may know what: one walk, in every form that it has, over states full of random numbers, masks and all."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from rumpus import speed
from rumpus.bots.infoset import infoset_of
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import (
    TO_NOBODY,
    Sense,
    Span,
    access_rules,
    hide_of,
    know,
    may_look,
    see,
    see_open,
    spans,
)
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import ALL, NOBODY, OWNER, GameState, by, field
from rumpus.lab.envs.columns import columns_of, observe_of

ROOT = Path(__file__).parent.parent.parent


class Odd(GameState):
    """Every shape that a declaration can have."""

    seats: int = field(see=ALL)
    secret: int = field()
    letter: int = field(see=by("readers"))
    readers: int = field(see=ALL, width=16)
    own: list[int] = field(4, see=OWNER, width=32)
    books: list[list[list[int]]] = field(4, 2, 3, see=by("lent"), know=by("lent_ever"))
    lent: list[int] = field(4, see=ALL, width=16)
    lent_ever: list[list[int]] = field(4, 2, see=NOBODY, know=ALL, width=16)
    notes: list[list[list[int]]] = field(4, 3, 2, see=NOBODY, know=OWNER, width=16)


KINDS = {game.name: game.state_type for game in catalogue.games()} | {
    "leduc": catalogue.load(ROOT / "benchmarks/games/leduc").state_type,
    "odd": Odd,
}
kinds = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())


def states(kind: type[GameState], count: int = 6) -> Iterator[GameState]:
    random = Random(kind.__module__)
    return (kind.unpack(random.randbytes(kind.size())) for _ in range(count))


def seats_of(kind: type[GameState], sense: Sense = "know") -> range:
    """As many as every field that has a row for each has."""
    rows = [rule.field.shape[0] for rule in access_rules(kind, sense) if rule.shape != rule.field.shape]
    return range(min(rows, default=4))


def cells(data: bytes, span: Span) -> list[int]:
    return numpy.frombuffer(data, f"<i{span.width // 8}", span.count, span.offset).tolist()


def opened(data: bytes, span: Span, seat: int) -> bool:
    """The table of numbers, as anybody would read it who has nothing but the bytes."""
    key = span.key
    if span.key_width:
        [key] = numpy.frombuffer(data, f"<i{span.key_width // 8}", 1, span.key).tolist()
    return may_look(span.to, key, seat)


def flat(value: Any) -> list[Any]:
    return [cell for part in value for cell in flat(part)] if isinstance(value, list) else [value]


def looked_at(s: GameState, sense: Sense, seat: int, hidden: int | None) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    data = s.pack()
    for span in spans(type(s), sense):
        shown = cells(data, span) if opened(data, span, seat) else [hidden] * span.count
        found.setdefault(span.field, []).extend(shown)
    return found


@kinds
def test_what_is_shown_is_what_the_table_of_numbers_opens(kind: type[GameState]) -> None:
    declared = {rule.name for rule in access_rules(kind, "see") if rule.to != TO_NOBODY}
    for s in states(kind):
        before = s.pack()
        for seat in (*seats_of(kind), WATCHER):
            view = {name: flat(value) for name, value in see(s, seat).items()}
            assert view == {n: shown for n, shown in looked_at(s, "see", seat, None).items() if n in declared}
            known = know(s, seat)
            assert {f.name: flat(getattr(known, f.name)) for f in kind.fields} == looked_at(s, "know", seat, 0)
            assert all(flat(value) == view[name] for name, value in see_open(s).items())
        assert s.pack() == before, "looking changes nothing"


@kinds
@pytest.mark.parametrize("sense", ["know", "see"])
def test_an_observation_has_the_cells_that_are_open_in_their_columns(kind: type[GameState], sense: Sense) -> None:
    observe, width = observe_of(kind, sense), len(columns_of(kind, sense))
    for s in states(kind):
        data = s.pack()
        for seat in seats_of(kind, sense):
            wanted = numpy.zeros(width, numpy.int64)
            wanted[0] = seat
            for span in spans(kind, sense):
                if opened(data, span, seat):
                    wanted[span.column : span.column + span.count] = cells(data, span)
            row = numpy.full((1, width), -99, numpy.int64)
            observe(s, seat, row, 0)
            assert row[0].tolist() == wanted.tolist()


@pytest.mark.heavy
@kinds
def test_an_information_set_is_what_a_seat_knows_and_no_more(kind: type[GameState]) -> None:
    """Another number in a cell it cannot know makes no difference; in one that it knows it does."""
    infoset, random = infoset_of(kind, False), Random(1)
    for s in states(kind, 2):
        data = s.pack()
        for seat in seats_of(kind):
            here = infoset(s, seat)
            assert infoset(know(s, seat), seat) == here
            masks = {span.key for span in spans(kind, "know") if span.key_width}
            for span in spans(kind, "know"):
                at = span.offset + random.randrange(span.count) * span.width // 8
                if at not in masks:
                    other = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
                    assert (infoset(kind.unpack(other), seat) != here) == opened(data, span, seat), span


LARGE = ("beasty_bar", "boogie_beasts", "boulder_bluff")  # take a compiler some seconds
SOME = [pytest.param(k, id=n, marks=[pytest.mark.slow] if n in LARGE else []) for n, k in KINDS.items()]


@pytest.mark.heavy
@pytest.mark.skipif(not speed.available(), reason="needs numba")
@pytest.mark.parametrize("kind", SOME)
def test_machine_code_walks_as_python_does(kind: type[GameState]) -> None:
    here = sys.modules[__name__]
    speed.prepare([here, sys.modules[kind.__module__]])
    hide, observe, infoset = (speed.allow(f) for f in (hide_of(kind), observe_of(kind), infoset_of(kind, True)))

    def walk(rows: Any, seat: int, out: Any, hashes: Any, owner: bool) -> None:
        for i in range(len(rows)):
            if owner:
                observe(rows[i], seat, out, i)
                hashes[i] = infoset(rows[i], seat)
            hide(rows[i], seat)

    compiled = speed.compile_(walk, [here, sys.modules[kind.__module__]])
    found = list(states(kind))
    for seat in (*seats_of(kind), WATCHER):
        rows = numpy.frombuffer(b"".join(s.pack() for s in found), kind.dtype()).copy()
        out = numpy.zeros((2, len(found), len(columns_of(kind))), numpy.int64)
        hashes = numpy.zeros(len(found), numpy.int64)
        compiled(rows, seat, out[0], hashes, seat != WATCHER)
        for i, s in enumerate(found):
            assert kind.unpack(rows[i].tobytes()) == know(s, seat)
            if seat != WATCHER:
                observe_of(kind)(s, seat, out[1], i)
                assert hashes[i] == infoset_of(kind, False)(s, seat)
        assert (out[0] == out[1]).all()


@pytest.mark.parametrize("nobody", [-1, 4, WATCHER])
def test_who_has_no_seat_sees_no_hand(nobody: int) -> None:
    game = catalogue.game("beasty_bar")
    session = Session(game, options_for(game, 4), key=bytes(32))
    session.settle()
    assert any(see(session.state, 3)["hand"][3])
    assert see(session.state, nobody)["hand"] == [[None] * 4] * 4
    assert not any(any(row) for row in know(session.state, nobody).hand)


# They declare it; it decides; they write the declarations into headers.
READS = {"kernel/state.py", "kernel/events.py", "core/visibility.py", "core/record_text.py"}


def test_nothing_else_reads_who_may_look() -> None:
    """A second walk over the declarations would be a second first promise."""
    source = ROOT / "src" / "rumpus"
    reading = re.compile(r"\.(see|know)\b(?!\()|\.only\b(?!\()")
    found = {str(path.relative_to(source)) for path in source.rglob("*.py") if reading.search(path.read_text())}
    assert found <= READS
