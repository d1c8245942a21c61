"""The page's types, from the wire's structs: `rumpus wire --typescript FILE` writes them, a test keeps them fresh."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from rumpus.kernel.seats import WATCHER
from rumpus.table import wire
from rumpus.table.evening import wire as wire_evening
from rumpus.table.shelf import wire as wire_shelf
from rumpus.table.wire_http import games, host, people, records, tables
from rumpus.table.wire_http.bodies import Answer, Given, Problem

_HEAD = """\
// Written by `rumpus wire --typescript` from the wire of src/rumpus/table. Change that, not this.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }"""


def typescript() -> str:
    """One interface for each struct, and the two unions."""
    sent, received = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    found: dict[str, types.StructType] = {}
    asks, news = get_args(wire_evening.EveningAsk), get_args(wire_evening.EveningNews)
    http = [struct for module in (games, tables, people, records, host, wire_shelf) for struct in _bodies_of(module)]
    for struct in (*sent, *received, *asks, *news, *http, Problem):
        _collect(types.type_info(struct), found)
    parts = [_HEAD, f"export const VERSION = {wire.VERSION}", f"export const WATCHER = {WATCHER}"]
    parts.append(f"export const NAME_LIMIT = {wire.NAME_LIMIT}\nexport const TALK_LIMIT = {wire.TALK_LIMIT}")
    parts += [_interface(struct) for struct in found.values()]
    parts.append(_union("ClientMessage", sent))
    parts.append(_union("ServerMessage", received))
    parts.append(_union("EveningAsk", asks))
    parts.append(_union("EveningNews", news))
    parts.append(f"export type Why = {' | '.join(repr(why) for why in get_args(wire.Why))}")
    return "\n\n".join(parts) + "\n"


def _bodies_of(module: ModuleType) -> Iterator[type[Answer | Given]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Answer | Given) and value.__module__ == module.__name__:
            yield value


def _collect(info: types.Type, found: dict[str, types.StructType]) -> None:
    match info:
        case types.StructType():
            name = info.cls.__name__
            if name not in found:
                found[name] = info
                for field in info.fields:
                    _collect(field.type, found)
        case types.UnionType():
            for member in info.types:
                _collect(member, found)
        case types.ListType():
            _collect(info.item_type, found)
        case types.DictType():
            _collect(info.value_type, found)
        case types.TupleType():
            for member in info.item_types:
                _collect(member, found)
        case _:
            pass


def _interface(info: types.StructType) -> str:
    given = issubclass(info.cls, (wire.FromClient, wire.PartBothWays, Given))
    lines: list[str] = []
    docs = _field_docs(info.cls)
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {info.tag!r}")
    for field in info.fields:
        if field.name in docs:
            lines.append(f"  /** {docs[field.name]} */")
        optional = given and not field.required
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(field.type)}")
    about = inspect.cleandoc(info.cls.__doc__ or "") if "__doc__" in vars(info.cls) else ""
    comment = f"/** {' '.join(about.split())} */\n" if about and not about.startswith(f"{info.cls.__name__}(") else ""
    return f"{comment}export interface {info.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def _field_docs(struct: type[Any]) -> dict[str, str]:
    """The strings that stand under fields in the source."""
    found: dict[str, str] = {}
    for base in struct.__mro__:
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            pattern = r"^    (\w+): .+\n    \"\"\"(.+?)\"\"\"$"
            for name, text in re.findall(pattern, inspect.getsource(base), re.MULTILINE):
                found.setdefault(name, text)
    return found


def _union(name: str, members: tuple[type, ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members)


def _type(info: types.Type) -> str:
    match info:
        case types.StructType():
            return info.cls.__name__
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return " | ".join(repr(value) for value in info.values)
        case types.UnionType():
            return " | ".join(_type(member) for member in info.types)
        case types.ListType():
            inner = _type(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(_type(member) for member in info.item_types)}]"
        case types.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case types.AnyType():
            return "Json"
        case _:
            raise TypeError(f"no TypeScript for {info}")
