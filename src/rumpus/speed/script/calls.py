"""Calls: of functions that are translated, of Python's own, of methods. Arguments by name find their place here."""

from __future__ import annotations

import ast
import hashlib
import json
from types import FunctionType, GenericAlias, SimpleNamespace
from typing import Any, cast

from rumpus.speed.script import classes, expressions
from rumpus.speed.script.scope import NOWHERE, Js, Kind, Scope
from rumpus.speed.script.source import FunctionNode, calls_something, function_node, uncached

# Python's own functions: the arguments that may be named, and what comes out. The runtime has them by the same names.
BUILTINS: dict[Any, tuple[tuple[str, ...], Kind]] = {
    abs: (("x",), "number"),
    all: (("x",), "bool"),
    any: (("x",), "bool"),
    bool: (("x",), "bool"),
    bytes: (("x",), "any"),
    chr: (("x",), "text"),
    divmod: (("x", "y"), "any"),
    enumerate: (("iterable", "start"), "any"),
    filter: (("function", "x"), "any"),
    frozenset: (("x",), "any"),
    getattr: (("x", "name", "default"), "any"),
    int: (("x",), "number"),
    iter: (("x",), "any"),
    len: (("x",), "number"),
    list: (("x",), "any"),
    map: (("function", "x"), "any"),
    next: (("x", "default"), "any"),
    ord: (("x",), "number"),
    range: (("a", "b", "c"), "any"),
    repr: (("x",), "text"),
    reversed: (("x",), "any"),
    set: (("x",), "any"),
    sorted: (("x", "key", "reverse"), "any"),
    str: (("x",), "text"),
    sum: (("x", "start"), "any"),
    tuple: (("x",), "any"),
    hashlib.sha256: (("x",), "any"),
    json.dumps: (("x", "default"), "text"),
}
_NAMES: dict[Any, str] = {hashlib.sha256: "sha256", json.dumps: "dumps", iter: "walk"}
_AS_THEY_ARE = (abs, bool, int, len, list, repr, set, str, sum, sorted, tuple)  # may be handed on: key=len

# Methods of text, lists, dicts, sets and bytes, with the arguments that may be named.
_LIST = "append extend insert remove clear index count reverse copy"
_DICT = "get items keys values setdefault pop update"
_SET = "add discard union intersection difference issubset issuperset isdisjoint"
_WORDS = """join strip lstrip rstrip replace startswith endswith partition rpartition removeprefix removesuffix
lower upper capitalize ljust rjust zfill isdecimal isalpha find splitlines digest hexdigest hex encode"""
METHODS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(f"{_LIST} {_DICT} {_SET} {_WORDS}".split(), ()),
    "sort": ("key", "reverse"),
    "split": ("sep", "maxsplit"),
}
_KINDS = {bool: "bool", int: "int", str: "str", list: "list", tuple: "tuple", dict: "dict", set: "set", float: "float"}


def as_function(value: Any) -> str | None:
    """A function of Python's own that is handed on, as in `key=len`."""
    return f"$.{runtime_name(value)}" if _is_one_of(value, _AS_THEY_ARE) else None


def runtime_name(function: Any) -> str:
    return _NAMES.get(function) or str(function.__name__)


def _is_one_of(value: Any, values: tuple[Any, ...]) -> bool:
    return any(value is one for one in values)


def call(scope: Scope, node: ast.Call) -> Js:
    callee = scope.static(_without_brackets(scope, node.func))
    if callee is NOWHERE:
        return method(scope, node) if isinstance(node.func, ast.Attribute) else handed(scope, node)
    if isinstance(callee, GenericAlias):
        callee = callee.__origin__
    if getattr(callee, "__module__", "") == "typing" and getattr(callee, "__name__", "") == "cast":
        return expressions.expr(scope, node.args[1])
    if callee is isinstance:
        return Js(is_instance(scope, expressions.expr(scope, node.args[0]).code, node.args[1]), "bool")
    if callee in (max, min):
        return best(scope, node, "max" if callee is max else "min")
    if callee is zip:
        return zipped(scope, node)
    if callee is dict or callee is SimpleNamespace:
        return named_values(scope, node, "dict" if callee is dict else "namespace")
    for known, (names, kind) in BUILTINS.items():
        if callee is known:
            return Js(f"$.{runtime_name(known)}({','.join(placed(scope, node, list(names)))})", kind)
    callee = uncached(callee)
    if isinstance(callee, FunctionType):
        target = scope.program.meet(callee, callee.__name__, scope.file, node).code
        return Js(f"{target}{arguments(scope, node, names_of(function_node(callee)))}")
    if isinstance(callee, type):
        kind = cast(type[Any], callee)
        target = scope.program.kind(kind, scope.file, node)
        return Js(f"new {target}{arguments(scope, node, classes.constructor_names(kind))}")
    raise scope.refused(node, "script-call", name=ast.unparse(node.func))


def _without_brackets(scope: Scope, node: ast.expr) -> ast.expr:
    """`list[int]()` is `list()`."""
    return node.value if isinstance(node, ast.Subscript) and isinstance(scope.static(node.value), type) else node


def names_of(node: FunctionNode) -> list[str]:
    given = node.args
    if given.vararg:
        return [argument.arg for argument in [*given.posonlyargs, *given.args]]
    return [argument.arg for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs]]


# Arguments


def arguments(scope: Scope, node: ast.Call, names: list[str]) -> str:
    """In brackets; `**given` finds its places when it runs."""
    poured = [keyword for keyword in node.keywords if keyword.arg is None]
    if not poured:
        return f"({','.join(placed(scope, node, names))})"
    own = {keyword.arg: expressions.expr(scope, keyword.value).code for keyword in node.keywords if keyword.arg}
    fixed = ",".join(f"{key}:{code}" for key, code in own.items())
    others = ",".join(expressions.expr(scope, keyword.value).code for keyword in poured)
    listed = ",".join(f'"{name}"' for name in names)
    given = expressions.several(scope, node.args)
    return f"(...$.placed([{listed}],[{given}],$.merge($.d({{{fixed}}}),{others})))"


def placed(scope: Scope, node: ast.Call, names: list[str]) -> list[str]:
    """Arguments by place; where the written order is another, they are evaluated in the written one."""
    given = [expressions.several(scope, [one]) for one in node.args]
    if not node.keywords:
        return given
    if any(isinstance(one, ast.Starred) for one in node.args) or any(k.arg is None for k in node.keywords):
        raise scope.refused(node, "script-keywords")
    places: dict[int, str] = {}
    written: list[int] = []
    for keyword in node.keywords:
        if keyword.arg not in names:
            raise scope.refused(node, "script-keywords")
        written.append(names.index(str(keyword.arg)))
        places[written[-1]] = expressions.expr(scope, keyword.value).code
    if written != sorted(written) and sum(calls_something(keyword.value) for keyword in node.keywords) > 1:
        _in_written_order(scope, places)
    return [*given, *(places.get(at, "undefined") for at in range(len(given), max(places) + 1))]


def _in_written_order(scope: Scope, places: dict[int, str]) -> None:
    """The first place evaluates them all, the others only hand on."""
    kept = {at: scope.temp() for at in places}
    steps = ",".join(f"{kept[at]}={code}" for at, code in places.items())
    places.update(kept)
    first = min(places)
    places[first] = f"({steps},{kept[first]})"


def handed(scope: Scope, node: ast.Call) -> Js:
    """A function that is a value: by place alone, nobody knows its names."""
    if node.keywords:
        raise scope.refused(node, "script-keywords")
    return Js(f"{expressions.expr(scope, node.func).code}({expressions.several(scope, node.args)})")


def method(scope: Scope, node: ast.Call) -> Js:
    function = cast(ast.Attribute, node.func)
    name = function.attr
    owner_type = scope.static(function.value)
    if owner_type is dict and name == "fromkeys":
        return Js(f"$.fromkeys({expressions.several(scope, node.args)})")
    if isinstance(owner_type, type):
        raise scope.refused(node, "script-call", name=ast.unparse(function))
    owner = expressions.expr(scope, function.value).code
    if name not in METHODS:
        if node.keywords:
            raise scope.refused(node, "script-keywords")
        return Js(f"{owner}.{scope.program.attribute(name, scope, node)}({expressions.several(scope, node.args)})")
    scope.program.called.add(name)  # a class may have a method of that name
    told = placed(scope, node, list(METHODS[name]))
    return Js(f"$.m.{name}({','.join([owner, *told])})")


# Those with ways of their own


def best(scope: Scope, node: ast.Call, name: str) -> Js:
    named = {keyword.arg: expressions.expr(scope, keyword.value).code for keyword in node.keywords}
    if not set(named) <= {"key", "default"}:
        raise scope.refused(node, "script-keywords")
    several = len(node.args) > 1 or isinstance(node.args[0], ast.Starred)
    given = expressions.several(scope, node.args)
    given = f"[{given}]" if several else f"$.each({given})"
    told = [given, named.get("key", "null"), *([named["default"]] if "default" in named else [])]
    while told[-1] == "null" and len(told) < 3 and len(told) > 1:
        told.pop()
    return Js(f"$.{name}({','.join(told)})")


def zipped(scope: Scope, node: ast.Call) -> Js:
    strict = "false"
    for keyword in node.keywords:
        if keyword.arg != "strict" or not isinstance(keyword.value, ast.Constant):
            raise scope.refused(node, "script-keywords")
        strict = "true" if keyword.value.value else "false"
    return Js(f"$.zip({strict},[{expressions.several(scope, node.args)}])")


def named_values(scope: Scope, node: ast.Call, name: str) -> Js:
    """dict(…) and SimpleNamespace(…)"""
    given = [expressions.expr(scope, one).code for one in node.args]
    for keyword in node.keywords:
        code = expressions.expr(scope, keyword.value).code
        if keyword.arg is not None and name == "namespace":
            scope.program.attributes.add(keyword.arg)
        given.append(code if keyword.arg is None else f"$.d({{{keyword.arg}:{code}}})")
    return Js(f"$.{name}({','.join(given)})")


def is_instance(scope: Scope, code: str, node: ast.expr) -> str:
    if isinstance(node, ast.Tuple):
        return f"({'||'.join(is_instance(scope, code, part) for part in node.elts)})"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"({is_instance(scope, code, node.left)}||{is_instance(scope, code, node.right)})"
    kind = scope.static(node)
    if kind in _KINDS:
        return f'$.is({code},"{_KINDS[kind]}")'
    if not isinstance(kind, type):
        raise scope.refused(node, "script-call", name=f"isinstance({ast.unparse(node)})")
    return f"({code} instanceof {scope.program.kind(cast(type[Any], kind), scope.file, node)})"
