"""The lines of a record, taken apart and bounded: what a stranger wrote costs little, whatever it says.

Nothing here knows a game or runs rules. `archive.py` gives the parts their meaning.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from rumpus.kernel.errors import BadRecord
from rumpus.kernel.names import Names
from rumpus.kernel.plain import is_list, is_table
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import Field, GameState, Visibility

FORMAT = 1

MOST_CHARACTERS = 16_000_000  # of a whole record; the room takes 4 000 000 from outside
FIRST_LINE = 256_000  # characters of the header
LINE = 64_000  # characters of any other line
MOST_STEPS = 20_000  # moves, outcomes of chance and clocks
MOST_NOTES = 50_000  # talk and clock facts
MOST_FIELDS = 256
MOST_CELLS = 4096  # of all fields together; the largest game here has about a thousand
MOST_WORK = 60_000_000  # cells times steps: what replaying a record from itself may cost
NAME = 200  # characters of a seat's name
SAID = 4000  # characters of one line of talk

STEPS = ("play", "land", "time_out")
NOTES = ("say", "clock")

_FIELD_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")
_HEX = re.compile("(?:[0-9a-f]{2})*")
_SURROGATE = re.compile(r"\\u[dD][89abAB]")


def lines_of(text: str) -> list[str]:
    """Parted at line feeds only: users' words may hold every other character that Unicode calls a line's end."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("record-characters", count=len(text), most=MOST_CHARACTERS)
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadRecord("record-empty")
    if len(lines) > MOST_STEPS + MOST_NOTES + 2:
        raise BadRecord("record-lines", count=len(lines), most=MOST_STEPS + MOST_NOTES + 2)
    lines = [line.removesuffix("\r") for line in lines]  # JSON has no bare one: an editor put it there
    for number, line in enumerate(lines, 1):
        most = FIRST_LINE if number == 1 else LINE
        if len(line) > most:
            raise BadRecord("record-line-long", line=number, count=len(line), most=most)
    return lines


def object_of(line: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line, parse_constant=_no_number)
        if _SURROGATE.search(line):
            json.dumps(found, ensure_ascii=False).encode()  # half a character is no text
    except (ValueError, RecursionError):
        raise BadRecord("record-line-json", line=number) from None
    if not is_table(found):
        raise BadRecord("record-line-object", line=number)
    return found


def json_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def check_sum(lines: Iterable[str]) -> str:
    mark = hashlib.sha256()
    for line in lines:
        try:
            mark.update(line.encode() + b"\n")
        except UnicodeEncodeError:
            raise BadRecord("record-half-character") from None
    return mark.hexdigest()


# The first line


def check_header(header: dict[str, Any]) -> None:
    if header.get("rumpus") != "record":
        raise BadRecord("record-not-ours")
    if not _whole(header.get("format")) or header["format"] > FORMAT:
        raise BadRecord("record-newer", format=str(header.get("format")))
    shape: dict[str, type] = {
        "game": str,
        "rules": int,
        "seats": list,
        "options": dict,
        "deck": dict,
        "fields": dict,
        "names": dict,
        "start": str,
    }
    for key, kind in shape.items():
        if not isinstance(header.get(key), kind) or isinstance(header[key], bool):
            raise BadRecord("record-key", key=key)
    seats: list[Any] = header["seats"]
    if not 1 <= len(seats) <= SEATS or not all(isinstance(name, str) and len(name) <= NAME for name in seats):
        raise BadRecord("record-seats", seats=SEATS, most=NAME)
    for key, declared in (("fields", header["fields"]), ("names", header["names"])):
        if not all(isinstance(value, str) for value in declared.values()):
            raise BadRecord("record-no-text", key=key)
    if "commitment" in header:
        _check_promise(header)
    if "before" in header:
        before = header["before"]
        if not is_list(before) or len(before) > MOST_STEPS:
            raise BadRecord("record-before-list", most=MOST_STEPS)
        if not all(_pair(step) for step in before):
            raise BadRecord("record-before-step")


def _check_promise(header: dict[str, Any]) -> None:
    given = header.get("contributions")
    if not is_list(given) or len(given) > SEATS or not all(map(_hex, given)):
        raise BadRecord("record-contributions")
    if not _hex(header["commitment"]):
        raise BadRecord("record-commitment")


# The lines between


def kind_of(line: dict[str, Any], number: int) -> str:
    kinds = [kind for kind in (*STEPS, *NOTES) if kind in line]
    if not kinds:
        raise BadRecord("record-line-kind", line=number)
    return kinds[0]


def check_line(kind: str, line: dict[str, Any], number: int, seats: int) -> None:
    """The parts that a line of its kind has, each of its type."""
    match kind:
        case "play":
            good = _seat(line.get("seat"), seats) and _word(line["play"])
        case "land":
            odds = line.get("odds")
            good = _whole(line["land"]) and is_list(odds) and all(map(_whole, odds))
        case "time_out":
            good = line["time_out"] is True
        case "say":
            good = is_table(line["say"]) and _said(line["say"], seats)
        case _:
            good = isinstance(line["clock"], dict | str)
    if not good:
        raise BadRecord("record-line-form", line=number, kind=kind)
    if kind in NOTES and ("set" in line or "events" in line):
        raise BadRecord("record-line-note", line=number, kind=kind)


def _said(said: dict[str, Any], seats: int) -> bool:
    to, statement = said.get("to", []), said.get("statement", {"code": ""})
    text, at = said.get("text", ""), said.get("at", 0)
    return (
        _seat(said.get("seat"), seats)
        and is_list(to)
        and len(to) <= SEATS
        and all(_seat(other, seats) for other in to)
        and isinstance(text, str)
        and len(text) <= SAID
        and isinstance(at, int | float)
        and not isinstance(at, bool)
        and _statement(statement)
    )


def _statement(statement: Any) -> bool:
    if not is_table(statement):
        return False
    slots = statement.get("slots", {})
    if not is_table(slots) or not _word(statement.get("code")) or not set(statement) <= {"code", "slots"}:
        return False
    return all(_word(name) and _whole(value) for name, value in slots.items())


def events_of(line: dict[str, Any], number: int) -> list[tuple[str, dict[str, int | None]]]:
    found: list[tuple[str, dict[str, int | None]]] = []
    events = line.get("events", [])
    for event in events if is_list(events) else [None]:
        if not is_list(event) or len(event) != 2:
            raise BadRecord("record-line-events", line=number)
        kind, arguments = event
        if not _word(kind) or not is_table(arguments):
            raise BadRecord("record-line-events", line=number)
        if not all(value is None or _whole(value) for value in arguments.values()):
            raise BadRecord("record-line-events", line=number)
        found.append((kind, arguments))
    return found


def changed_of(line: dict[str, Any], number: int) -> dict[str, str]:
    changed = line.get("set", {})
    if not is_table(changed) or not all(isinstance(value, str) for value in changed.values()):
        raise BadRecord("record-line-fields", line=number)
    return changed


# The last line


def check_last(last: dict[str, Any], number: int, seats: int) -> None:
    if "result" in last:
        result = last["result"]
        parts = result if is_table(result) else {}
        if set(parts) != {"points", "places"} or not all(_wholes(numbers, seats) for numbers in parts.values()):
            raise BadRecord("record-line-result", line=number)
    elif last.get("unfinished") is not True:
        raise BadRecord("record-line-end", line=number)
    if "secret" in last and not _hex(last["secret"]):
        raise BadRecord("record-line-secret", line=number)


# Fields as the header declares them: "4x12 see=owner know=owner of=animal bits=8"


def declare(f: Field) -> str:
    words = ["x".join(map(str, f.shape)) or "cell", f"see={_visibility(f.see)}", f"know={_visibility(f.know)}"]
    words += [f"of={f.of.kind}"] if f.of else []
    words += [f"counts={f.counts.kind}"] if f.counts else []
    return " ".join([*words, f"bits={f.width}"])


def _visibility(visibility: Visibility) -> str:
    return f"by:{visibility.mask}" if visibility.mask else visibility.word


def state_type_of(header: dict[str, Any]) -> type[GameState]:
    """The state as a header describes it: needs no game folder."""
    declared: dict[str, str] = header["fields"]
    if len(declared) > MOST_FIELDS:
        raise BadRecord("record-fields-many", count=len(declared), most=MOST_FIELDS)
    try:
        names = {kind: Names(kind, words) for kind, words in header["names"].items()}
        fields = {name: _field(name, declaration, names) for name, declaration in declared.items()}
        cells = sum(f.size for f in fields.values())
        if cells > MOST_CELLS:
            raise BadRecord("record-cells-many", count=cells, most=MOST_CELLS)
        return type("RecordedState", (GameState,), fields)
    except (KeyError, ValueError, TypeError) as error:
        raise BadRecord("record-field", problem=error) from None


def _field(name: str, declaration: str, names: dict[str, Names]) -> Field:
    if not _FIELD_NAME.fullmatch(name) or hasattr(GameState, name):
        raise BadRecord("record-field-name", name=name[:40])
    size, *pairs = declaration.split()
    facts = dict(pair.split("=", 1) for pair in pairs)
    shape = () if size == "cell" else tuple(int(n) for n in size.split("x"))
    if len(shape) > 3 or any(not 1 <= n <= MOST_CELLS for n in shape):
        raise BadRecord("record-field-shape", field=name, shape=size[:40])
    see, know = (_read_visibility(facts[key]) for key in ("see", "know"))
    bits = int(facts["bits"])
    if bits not in (8, 16, 32, 64):
        raise BadRecord("record-field-bits", field=name, bits=bits)
    return Field(name, shape, see, know, names.get(facts.get("of", "")), names.get(facts.get("counts", "")), bits)


def _read_visibility(text: str) -> Visibility:
    word, _, mask = text.partition(":")
    if word not in ("nobody", "all", "owner", "by") or bool(mask) != (word == "by"):
        raise BadRecord("record-field-sees", text=text[:40])
    return Visibility(word, mask)


# Small things


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


def _whole(value: Any) -> bool:
    """A number as our states hold them."""
    return isinstance(value, int) and not isinstance(value, bool) and -(1 << 63) <= value < 1 << 63


def _wholes(values: Any, count: int) -> bool:
    return is_list(values) and len(values) == count and all(map(_whole, values))


def _seat(value: Any, seats: int) -> bool:
    return _whole(value) and 0 <= value < seats


def _word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 64


def _hex(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 1024 and _HEX.fullmatch(value) is not None


def _pair(value: Any) -> bool:
    return _wholes(value, 2)
