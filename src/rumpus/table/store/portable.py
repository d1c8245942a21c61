"""A store as JSON lines, the same from either database.

    ["rumpus-store", 1]
    ["tables", {"id": …, "game": …}]        documents, kind by kind
    ["log", {"table_id": …, "seq": 1, …}]   rows, table by table, in order
    ["end", 1234]                           how many lines lie between: a torn file is refused

Bytes are base64.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

import msgspec

from rumpus.table.store.checks import check_append, check_documents
from rumpus.table.store.documents import ALL_ROWS, ANY_ROW, INSERT_ROW, KINDS, Values, build, build_row, values
from rumpus.table.store.model import BadExport, Document, NewRow, NotEmpty, Row, StoreError

VERSION = 1
CHUNK = 500

# Statements that find nothing in an empty store.
EMPTY = (ANY_ROW, *(kind.any for kind in KINDS.values()))
_BY_NAME = {kind.name: kind for kind in KINDS.values()}

Select = Callable[[str], Iterable[Values]]


def sources() -> Iterator[tuple[str, str]]:
    """The name of each part and the statement that reads it, in the order of the file."""
    for kind in KINDS.values():
        yield kind.name, kind.all
    yield "log", ALL_ROWS


def first() -> bytes:
    return _line("rumpus-store", VERSION)


def last(count: int) -> bytes:
    return _line("end", count)


def line(name: str, row: Values) -> bytes:
    return _line(name, build_row(row) if name == "log" else build(_BY_NAME[name].struct, row))


def lines(select: Select) -> Iterator[bytes]:
    count = 0
    yield first()
    for name, sql in sources():
        for row in select(sql):
            yield line(name, row)
            count += 1
    yield last(count)


def take(lines: Iterator[bytes]) -> list[bytes]:
    return list(islice(lines, CHUNK))


def check_empty(found: object) -> None:
    if found is not None:
        raise NotEmpty("an export can only be imported into an empty store")


def parse(lines: Iterable[bytes]) -> Iterator[tuple[str, list[Values]]]:
    """Statements with their rows, to be run in one transaction; raises BadExport if the lines are not whole."""
    reading = _Reading()
    rest = iter(lines)
    reading.begin(next(rest, b""))
    while chunk := list(islice(rest, CHUNK)):
        grouped: dict[str, list[Values]] = {}
        for text in chunk:
            if (found := reading.read(text)) is not None:
                sql, row = found
                grouped.setdefault(sql, []).append(row)
        yield from grouped.items()
    reading.finish()


class _Reading:
    def __init__(self) -> None:
        self._count = 0
        self._ended = False
        self._lasts: dict[str, int] = {}

    def begin(self, text: bytes) -> None:
        match _parts(text):
            case ("rumpus-store", body) if body == str(VERSION).encode():
                return
            case ("rumpus-store", body):
                raise BadExport(f"an export of version {body.decode()}, but this Rumpus reads version {VERSION}")
            case _:
                raise BadExport("not an export of a Rumpus store")

    def read(self, text: bytes) -> tuple[str, Values] | None:
        if self._ended:
            raise BadExport("the export goes on after its end")
        name, body = _parts(text)
        if name == "end":
            self._ended = True
            if body != str(self._count).encode():
                raise BadExport(f"the export should hold {body.decode()} lines, it holds {self._count}")
            return None
        self._count += 1
        try:
            return self._row(body) if name == "log" else self._document(name, body)
        except (msgspec.DecodeError, StoreError) as error:
            raise BadExport(f"line {self._count + 1}: {error}") from error

    def finish(self) -> None:
        if not self._ended:
            raise BadExport("the export breaks off")

    def _row(self, body: bytes) -> tuple[str, Values]:
        row = msgspec.json.decode(body, type=Row)
        check_append(row.table_id, row.seq - 1, [NewRow(row.kind, row.body, row.at)])
        if row.seq != self._lasts.get(row.table_id, 0) + 1:
            raise BadExport(f"row {row.seq} of table {row.table_id} is out of order")
        self._lasts[row.table_id] = row.seq
        return INSERT_ROW, values(row)

    def _document(self, name: str, body: bytes) -> tuple[str, Values]:
        if name not in _BY_NAME:
            raise BadExport(f"unknown kind {name!r}")
        kind = _BY_NAME[name]
        document = msgspec.json.decode(body, type=kind.struct)
        check_documents([document])
        return kind.insert, values(document)


def _line(name: str, body: Document | Row | int) -> bytes:
    return msgspec.json.encode((name, body)) + b"\n"


def _parts(text: bytes) -> tuple[str, bytes]:
    try:
        name, body = msgspec.json.decode(text, type=tuple[str, msgspec.Raw])
    except msgspec.DecodeError as error:
        raise BadExport(f"not a line of an export: {error}") from error
    return name, bytes(body)
