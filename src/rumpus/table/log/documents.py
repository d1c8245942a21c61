"""The documents beside a table's log: what lobby, deadlines and private links need without reading the log."""

from __future__ import annotations

from typing import Any

import msgspec

from rumpus.core.archive import record_of, write_record
from rumpus.table.log.state import TableState
from rumpus.table.store import Deadline, Document, Record, Seat, Table
from rumpus.table.wire import SeatInfo, TalkLine

HOST_SEAT = -1  # the "seat" whose key is a table's code, and whose guest is the host; gone when the game is over
RECORD_LIMIT = 4_000_000  # characters


class TableSummary(msgspec.Struct):
    code: str
    seats: list[SeatInfo]
    turn: list[int] = []
    points: list[int] = []
    places: list[int] = []
    rules: int = 0  # the version it was dealt under; 0 before that, and in cards of earlier versions
    muted: bool = False
    shut: bool = False


_read = msgspec.json.Decoder(TableSummary).decode


def read_summary(table: Table) -> TableSummary | None:
    """None where the row is damaged: it must not hide the tables beside it."""
    try:
        return _read(table.summary)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def card(state: TableState) -> Table:
    turn = [] if state.live_game is None or state.phase != "playing" else state.live_game.waiting
    rules = 0 if state.live_game is None else state.rules
    summary = TableSummary(
        state.code, state.seat_infos(), turn, state.points, state.places, rules, state.muted, state.shut
    )
    setup = state.setup
    return Table(
        id=state.id,
        game=state.game.name,
        title=state.game.title,
        state=state.phase,
        listed=setup.listed,
        pace=setup.pace,
        created=state.created,
        touched=state.touched,
        summary=msgspec.json.encode(summary),
    )


def code_key(code: str) -> str:
    return f"code:{code}"


def host_seat(state: TableState) -> Seat:
    """Who answers for the table, and its code: the code leads in only while one can sit down."""
    key = code_key(state.code) if state.phase == "open" else f"no code {state.id}"
    return Seat(state.id, HOST_SEAT, key, state.host or None)


def seats(state: TableState) -> list[Document]:
    return [
        Seat(state.id, seat, chair.link or f"no link {state.id} {seat}", chair.guest or None)
        for seat, chair in enumerate(state.chairs)
    ]


def deadline(state: TableState, due: float) -> Deadline:
    """A table has one: when to look at it next. What to do then, the log tells."""
    return Deadline(state.id, 0, due)


def record(state: TableState) -> Record:
    """Takes as long as a hundred moves: never on the loop."""
    assert state.live_game is not None
    notes: dict[int, list[dict[str, Any]]] = {}
    for heard in state.talk:
        notes.setdefault(heard.steps, []).append({"say": said(heard.line)})
    made = record_of(
        state.live_game,
        [chair.name for chair in state.chairs],
        notes=notes,
        commitment=state.commitment,
        contributions=state.live_game.contributions,
        secret=state.secret,
    )
    return Record(state.id, state.game.name, write_record(made), state.touched)


def said(line: TalkLine) -> dict[str, Any]:
    """As a record keeps it: `to` lists who heard a whisper, and is left out of open talk."""
    body: dict[str, Any] = {"seat": line.seat}
    if line.to is not None:
        body["to"] = [line.to]
    if line.statement is not None:
        body["statement"] = msgspec.to_builtins(line.statement)
    else:
        body["text"] = line.text
    return body | {"at": line.at}
