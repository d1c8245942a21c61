"""What may enter a store: only what both databases keep exactly, so that neither fails where the other would not.

PostgreSQL refuses NUL in text and long index entries; SQLite turns NaN into NULL; both need UTF-8 and 64 bits.
Checked on the way in, because a bad value found inside a group commit would cost its neighbours a second try.
"""

import math
import re
from collections.abc import Iterable, Sequence

import msgspec

from rumpus.table.store.model import BadValue, Document, NewRow

# Short and plain: the id travels in NOTIFY payloads, addresses and file names.
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_TEXT_LIMIT = 200
_MOST = 2**62


def check_append(table_id: str, expected: int, entries: Sequence[NewRow]) -> None:
    check_table_id(table_id)
    if not 0 <= expected < _MOST:
        raise BadValue(f"no row can be numbered {expected}")
    if not entries:
        raise BadValue("an append needs at least one entry")
    for entry in entries:
        _check(entry.kind)
        _check(entry.at)
        if type(entry.body) is not bytes:
            raise BadValue("the body of an entry is bytes")


def check_table_id(table_id: str) -> None:
    if not _TABLE_ID.fullmatch(table_id):
        raise BadValue("a table id is 1 to 64 letters, digits, '-' or '_'")


def check_documents(documents: Iterable[Document]) -> None:
    for document in documents:
        fields = msgspec.structs.asdict(document)
        try:
            msgspec.convert(fields, type(document), builtin_types=(bytes,))
        except msgspec.ValidationError as error:
            raise BadValue(str(error)) from error
        for name, value in fields.items():
            _check(value)
            # Most text is looked up by, and PostgreSQL refuses to index long text.
            if isinstance(value, str) and len(value) > _TEXT_LIMIT and name != "text":
                raise BadValue(f"{name} is longer than {_TEXT_LIMIT} characters")


def _check(value: object) -> None:
    if isinstance(value, str):
        if "\0" in value:
            raise BadValue("text may not contain NUL")
        if not value.isascii():
            _check_utf8(value)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise BadValue(f"{value} is not a finite number")
    elif isinstance(value, int) and not -_MOST < value < _MOST:
        raise BadValue("a number must fit in 63 bits")


def _check_utf8(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadValue("text must be encodable as UTF-8") from error
