"""The documents beside a table's log: what the lobby, the deadlines and the private links need without a fold."""

from __future__ import annotations

from typing import Any

import msgspec

from rumpus.core.archive import record_of, write_record
from rumpus.table.fold import Fold
from rumpus.table.store import Deadline, Document, Record, Seat, Table
from rumpus.table.wire import SeatInfo, TalkLine

DOOR = -1  # the "seat" whose key is a table's code, and whose guest is the host; gone when the game is over
RECORD_LIMIT = 4_000_000  # characters


class Summary(msgspec.Struct):
    code: str
    seats: list[SeatInfo]
    turn: list[int] = []
    points: list[int] = []
    places: list[int] = []


read_summary = msgspec.json.Decoder(Summary).decode


def card(fold: Fold) -> Table:
    turn = [] if fold.course is None or fold.phase != "playing" else fold.course.waiting
    summary = msgspec.json.encode(Summary(fold.code, fold.seat_infos(), turn, fold.points, fold.places))
    setting = fold.setting
    return Table(
        id=fold.id,
        game=fold.game.name,
        title=fold.game.title,
        state=fold.phase,
        listed=setting.listed,
        pace=setting.pace,
        created=fold.created,
        touched=fold.touched,
        summary=summary,
    )


def door_key(code: str) -> str:
    return f"code:{code}"


def door(fold: Fold) -> Seat:
    """Who answers for the table, and its code: the code leads in only while one can sit down."""
    key = door_key(fold.code) if fold.phase == "open" else f"no code {fold.id}"
    return Seat(fold.id, DOOR, key, fold.host or None)


def seats(fold: Fold) -> list[Document]:
    return [
        Seat(fold.id, seat, chair.link or f"no link {fold.id} {seat}", chair.guest or None)
        for seat, chair in enumerate(fold.chairs)
    ]


def deadline(fold: Fold, due: float) -> Deadline:
    """A table has one: when to look at it next. What to do then, the log tells."""
    return Deadline(fold.id, 0, due)


def record(fold: Fold) -> Record:
    """Takes as long as a hundred moves: never on the loop."""
    assert fold.course is not None
    notes: dict[int, list[dict[str, Any]]] = {}
    for heard in fold.talk:
        notes.setdefault(heard.steps, []).append({"say": said(heard.line)})
    made = record_of(
        fold.course,
        [chair.name for chair in fold.chairs],
        notes=notes,
        commitment=fold.commitment,
        contributions=fold.course.contributions,
        secret=fold.secret,
    )
    return Record(fold.id, fold.game.name, write_record(made), fold.touched)


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
