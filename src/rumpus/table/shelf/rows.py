"""What is written for a shelf while people play: which logs name somebody, and a row for each finished game.

A row says what its person did and names nobody: who else was there is read from the table's card, so that whoever is
taken out of that is out of everybody's shelf. Both are documents of the commit that made them true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from rumpus.table.log.entries import SOMEBODY
from rumpus.table.store import Document, ShelfRow, Trace

if TYPE_CHECKING:
    from rumpus.table.evening.state import EveningState
    from rumpus.table.log.state import TableState

EVENING_GAME = "evening"
MOST_CODES = 100  # different moves of one person that are counted


class ShelfBody(msgspec.Struct, omit_defaults=True):
    """`seats` are the person's own. `counts`: they played it alone and to its end, so that it says something of them.
    `played`: how often they made each move, by its code, in the order in which they were first made."""

    seats: list[int]
    evening: str = ""
    counts: bool = False
    played: dict[str, int] = {}
    places: list[int] = []  # of an evening: of its people
    games: list[str] = []  # of an evening


_encode = msgspec.json.Encoder().encode
read_body = msgspec.json.Decoder(ShelfBody).decode


def traces_of(table_id: str, bodies: Iterable[Any]) -> list[Document]:
    """For everybody whom these entries name."""
    named = {guest for body in bodies for guest in (getattr(body, "guest", ""), getattr(body, "host", ""))}
    named -= {"", SOMEBODY}
    return [Trace(guest, table_id) for guest in sorted(named)]


def rows_of_table(state: TableState, at: float) -> list[Document]:
    """For everybody who holds a seat of a game that has just ended. Practice is no game of anybody's."""
    if state.practice:
        return []
    held: dict[str, list[int]] = {}
    for seat, chair in enumerate(state.chairs):
        for guest in sorted({chair.guest, *chair.holders} - {""}):
            held.setdefault(guest, []).append(seat)
    evening = "" if state.evening is None else state.evening.id
    rows: list[Document] = []
    for guest, seats in held.items():
        body = ShelfBody(seats, evening)
        if len(seats) == 1 and _counts(state, guest, seats[0]):
            body.counts, body.played = True, _played(state, seats[0])
        rows.append(ShelfRow(guest, state.id, state.game.name, at, _encode(body)))
    return rows


def _counts(state: TableState, guest: str, seat: int) -> bool:
    """Not with advice, moves taken back, a bot that sat in for a while, a chair that changed hands or is shared."""
    chair = state.chairs[seat]
    shared = state.evening is not None and len(state.evening.chairs[seat]) > 1
    helped = state.advised or state.uneven or chair.level or chair.played_for
    return guest == chair.guest and not (helped or shared)


def _played(state: TableState, seat: int) -> dict[str, int]:
    code, steps = state.game.move_code, state.need_game().steps
    counted = Counter(code(step.number) for step in steps if step.kind == "play" and step.seat == seat)
    return dict(islice(counted.items(), MOST_CODES))


def rows_of_evening(state: EveningState) -> list[Document]:
    """For everybody who was of an evening that has just ended with at least one game."""
    games = [entry.game for entry in state.games if entry.places]
    if not games:
        return []
    places = [person.place for person in state.evening_info().people]
    return [
        ShelfRow(
            member.guest, state.id, EVENING_GAME, state.ended, _encode(ShelfBody([number], places=places, games=games))
        )
        for number, member in enumerate(state.people)
        if member.guest and state.has_played(number)
    ]
