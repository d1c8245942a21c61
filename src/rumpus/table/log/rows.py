"""How a log's entries are written as rows and read again: a row's kind is the name of its struct.

Rows outlive programs: a field may be added with a default, never renamed or removed.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from rumpus.table.store import NewRow, Row

B = TypeVar("B")


class Withdrawn(msgspec.Struct):
    """Somebody was taken out of the log: the rows before this one were rewritten. Whoever has it in memory reads it
    anew."""


WITHDRAWN = Withdrawn.__name__.lower()


class BodyCodec(Generic[B]):
    def __init__(self, bodies: tuple[type[B], ...]) -> None:
        self._encode = msgspec.json.Encoder().encode
        self._decoders = {body.__name__.lower(): msgspec.json.Decoder(body) for body in bodies}

    def entry(self, body: B, at: float) -> NewRow:
        return NewRow(type(body).__name__.lower(), self._encode(body), at)

    def body_of(self, row: Row) -> B:
        return self._decoders[row.kind].decode(row.body)
