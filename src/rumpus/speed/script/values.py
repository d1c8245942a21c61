"""Values as Python has them, written as JavaScript: what a game's constants and tables are."""

from __future__ import annotations

import ast
import json
from dataclasses import MISSING, fields, is_dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from rumpus.kernel.names import Names
from rumpus.speed.script.scope import Js
from rumpus.speed.script.source import refused

if TYPE_CHECKING:
    from rumpus.speed.script.reach import Program

EXACT = 2**53  # beyond, a number of JavaScript is rounded


def plain(value: Any, file: str, node: ast.AST | None) -> Js:
    if value is None:
        return Js("null")
    if isinstance(value, bool):
        return Js("true" if value else "false", "bool")
    if isinstance(value, str):
        return Js(text(value), "text")
    if isinstance(value, float):
        raise refused(file, node, "script-float")
    if abs(value) >= EXACT:
        raise refused(file, node, "script-large", number=str(value))
    return Js(str(value) if value >= 0 else f"({value})", "number")


def text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def simple_keys(keys: list[Any]) -> bool:
    """Whether an object of JavaScript keeps them as they are: numbers come first there, whatever the order."""
    return all(isinstance(key, str) and not key.isdecimal() and key != "__proto__" for key in keys)


def pairs(keys: list[str], codes: list[str]) -> str:
    """A dict with keys that an object keeps in order."""
    inner = ",".join(
        f"{key if key.isidentifier() and key.isascii() else text(key)}:{code}"
        for key, code in zip(keys, codes, strict=True)
    )
    return f"$.d({{{inner}}})" if keys else "$.d()"


def written(program: Program, value: Any, wish: str, file: str, node: ast.AST | None) -> str:
    """A value that is more than a number or a text; what is inside it stands there, but for Names."""

    def part(inner: Any) -> str:
        if isinstance(inner, Names):
            return program.meet(inner, inner.kind.upper(), file, node).code
        if inner is None or isinstance(inner, bool | int | str | float | FunctionType | type):
            return program.meet(inner, wish, file, node).code
        return program.named(inner) or written(program, inner, wish, file, node)

    if isinstance(value, Names):
        joined = " ".join(value.words)
        words = text(joined) if joined.split() == list(value.words) else f"[{','.join(map(text, value.words))}]"
        return f"$.names({text(value.kind)},{words})"
    if is_dataclass(value) and not isinstance(value, type):
        kind = program.kind(type(value), file, node)
        shown = [field for field in fields(value) if field.init]
        while shown and _at_default(value, shown[-1]):
            shown.pop()
        return f"new {kind}({','.join(part(getattr(value, field.name)) for field in shown)})"
    if isinstance(value, tuple) and hasattr(cast(Any, value), "_fields"):
        return f"new {program.kind(cast(Any, value).__class__, file, node)}({_list(value, part)})"
    if isinstance(value, tuple):
        return f"$.tup({_list(value, part)})"
    if isinstance(value, list):
        return f"[{_list(value, part)}]"
    if isinstance(value, dict):
        return _dict(cast(dict[Any, Any], value), part)
    if isinstance(value, set | frozenset):
        return f"$.set([{_list(sorted(cast(Any, value), key=repr), part)}])"
    if isinstance(value, range):
        return f"$.range({value.start},{value.stop},{value.step})"
    if isinstance(value, bytes):
        return f"$.bytes([{','.join(map(str, value))}])"
    raise refused(file, node, "script-value", name=wish, kind=type(value).__name__)


def _list(value: Any, part: Any) -> str:
    return ",".join(part(inner) for inner in value)


def _dict(value: dict[Any, Any], part: Any) -> str:
    if simple_keys(list(value)):
        return pairs(list(value), [part(inner) for inner in value.values()])
    return f"$.dict([{','.join(f'[{part(key)},{part(inner)}]' for key, inner in value.items())}])"


def _at_default(value: Any, field: Any) -> bool:
    own = getattr(value, field.name)
    if field.default is not MISSING:
        return type(own) is type(field.default) and own == field.default
    return field.default_factory is not MISSING and not own and type(own) in (dict, list, set)
