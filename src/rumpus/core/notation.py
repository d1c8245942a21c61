"""Positions and views as text that a person can read and a program can parse back.

One field a line, `name: cells`; a field that is all zero is left out. Cells stand in order with zeros at the end left
out; rows are parted by ` | `, blocks by ` / `. Numbers with names are written as these; a pile lists its kinds,
`bear*2` for two of them. In a view, `?` is a cell that the seat may not see, or a whole hidden row.

    seats: 3
    phase: decide
    hand: rhino bear bat | tiger dog
"""

from __future__ import annotations

from typing import Any, TypeVar

from rumpus.core.visibility import View, seen_fields
from rumpus.kernel.errors import BadPosition
from rumpus.kernel.names import Names
from rumpus.kernel.state import Field, GameState

R = TypeVar("R", bound=GameState)

HIDDEN = "?"


def write_position(s: GameState) -> str:
    """The whole state, hidden cells too: for tests, bug reports and puzzles, never for a seat."""
    return _write({f.name: getattr(s, f.name) for f in s.fields}, s.fields)


def read_position(kind: type[R], text: str) -> R:
    s = kind()
    for f, value in _read(kind.fields, text):
        if _has_hidden(value):
            raise BadPosition("position-hidden", field=f.name, mark=HIDDEN)
        setattr(s, f.name, value)
    try:
        s.pack()
    except ValueError as error:
        raise BadPosition("position-misfit", problem=error) from None
    return s


def write_view(kind: type[GameState], view: View) -> str:
    return _write(view, tuple(f for f in kind.fields if f.name in view))


def read_view(kind: type[GameState], text: str) -> View:
    seen = seen_fields(kind)
    view: View = {f.name: f.zero() for f in seen}
    for f, value in _read(seen, text):
        view[f.name] = value
    return view


def write_field(f: Field, value: Any) -> str:
    """The cells of one field, as they stand after its name."""
    return _cells(f, value, len(f.shape))


def read_field(f: Field, text: str) -> Any:
    try:
        return _parse(f, text.strip(), f.shape)
    except ValueError as error:
        raise BadPosition("position-field", field=f.name, problem=error) from None


def read_cells(f: Field, text: str) -> Any:
    """The cells of a field that a record sets: none hidden; no text is all zero."""
    value = read_field(f, text) if text.strip() else f.zero()
    if _has_hidden(value):
        raise BadPosition("position-hidden", field=f.name, mark=HIDDEN)
    return value


def check_width(f: Field, value: Any) -> None:
    edge = 1 << (f.width - 1)
    if not _within(value, -edge, edge - 1):
        raise BadPosition("position-width", field=f.name, bits=f.width)


def _write(values: View, fields: tuple[Field, ...]) -> str:
    lines = [f"{f.name}: {write_field(f, values[f.name])}" for f in fields if not _all_zero(values[f.name])]
    return "\n".join(lines) + "\n"


def _read(fields: tuple[Field, ...], text: str) -> list[tuple[Field, Any]]:
    known = {f.name: f for f in fields}
    found: dict[str, Any] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        name, colon, cells = line.partition(":")
        f = known.get(name.strip())
        if not colon or f is None:
            raise BadPosition("position-no-field", line=number, name=name.strip(), fields=list(known))
        if f.name in found:
            raise BadPosition("position-twice", line=number, field=f.name)
        try:
            found[f.name] = read_field(f, cells)
        except BadPosition as error:
            raise BadPosition("line-problem", line=number, problem=error) from None
    return [(known[name], value) for name, value in found.items()]


# Writing

_JOIN = {2: " | ", 3: " / "}


def _cells(f: Field, value: Any, depth: int) -> str:
    if depth == 0:
        return _word(f.of, value)
    if depth == 1:
        return _row(f, value)
    rows: list[Any] = list(value)
    while rows and _all_zero(rows[-1]):
        rows.pop()
    return _JOIN[depth].join(_cells(f, row, depth - 1) or "-" for row in rows)


def _row(f: Field, row: list[Any]) -> str:
    if row and all(cell is None for cell in row):
        return HIDDEN
    if f.counts is not None and len(row) <= len(f.counts) and not _has_hidden(row):
        kinds = ((f.counts[i], n) for i, n in enumerate(row) if n)
        return " ".join(name if n == 1 else f"{name}*{n}" for name, n in kinds)
    cells = list(row)
    while cells and cells[-1] == 0:
        cells.pop()
    if cells == [None]:  # one hidden cell and empty ones: `?` alone would be a hidden row
        cells.append(0)
    return " ".join(_word(f.of, cell) for cell in cells)


def _word(names: Names | None, value: int | None) -> str:
    if value is None:
        return HIDDEN
    return names[value] if names is not None and 0 <= value < len(names) else str(value)


# Reading


def _parse(f: Field, text: str, shape: tuple[int, ...]) -> Any:
    if not shape:
        return _number(f.of, text)
    if len(shape) == 1:
        return _parse_row(f, text.split(), shape[0])
    mark = _JOIN[len(shape)].strip()
    parts = text.split(mark) if text else []
    if len(parts) > shape[0]:
        raise ValueError(f"{len(parts)} rows, there is room for {shape[0]}")
    parts += [""] * (shape[0] - len(parts))
    return [_parse(f, "" if part.strip() == "-" else part.strip(), shape[1:]) for part in parts]


def _parse_row(f: Field, words: list[str], length: int) -> list[int | None]:
    if words == [HIDDEN] and length != 1:
        return [None] * length
    row: list[int | None] = [0] * length
    if f.counts is not None and HIDDEN not in words and not _all_numbers(words, f.counts):
        for word in words:
            name, _, n = word.partition("*")
            kind = f.counts.number(name)
            if kind is None or kind >= length:
                raise ValueError(f"{name!r} is no {f.counts.kind}")
            row[kind] = int(n) if n else 1
        return row
    if len(words) > length:
        raise ValueError(f"{len(words)} cells, there is room for {length}")
    for i, word in enumerate(words):
        row[i] = _number(f.of, word)
    return row


def _all_numbers(words: list[str], names: Names) -> bool:
    return bool(words) and all(w.lstrip("-").isdigit() and names.number(w) is None for w in words)


def _number(names: Names | None, word: str) -> int | None:
    if word == HIDDEN:
        return None
    if names is not None:
        number = names.number(word)
        if number is not None:
            return number
    try:
        return int(word)
    except ValueError:
        raise ValueError(f"{word!r} is no {names.kind if names else 'number'}") from None


def _all_zero(value: Any) -> bool:
    return value == 0 if value is None or isinstance(value, int) else all(_all_zero(v) for v in value)


def _has_hidden(value: Any) -> bool:
    return value is None if value is None or isinstance(value, int) else any(_has_hidden(v) for v in value)


def _within(value: Any, least: int, most: int) -> bool:
    return least <= value <= most if isinstance(value, int) else all(_within(v, least, most) for v in value)
