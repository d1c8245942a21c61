"""One function being translated: which names are its own, what the others mean, and what it needs besides.

A name of Python has no `$`, so names with one are ours: `$` is the runtime, `$name` a function or value of the module,
`$1` a temporary variable, `name$` a name that JavaScript keeps for itself.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from rumpus.speed.script.source import Untranslatable, refused

if TYPE_CHECKING:
    from rumpus.speed.script.reach import Program

_KEPT = """arguments await break case catch class const continue debugger default delete do else enum eval export
extends false finally for function if implements import in instanceof interface let new null package private protected
public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity"""
RESERVED = frozenset(_KEPT.split())

Kind = Literal["bool", "number", "text", "any"]  # what is known of an expression: the first three are JavaScript's own


class Js(NamedTuple):
    code: str
    kind: Kind = "any"


class Found(NamedTuple):
    """What a name stands for: a variable of this function or one around it, or something of the module."""

    variable: str
    value: Any = None


NOWHERE = object()


def ident(name: str) -> str:
    return f"{name}$" if name in RESERVED else name


class Scope:
    def __init__(
        self, program: Program, file: str, names: Mapping[str, Any], own: Iterable[str], parent: Scope | None = None
    ) -> None:
        self.program = program
        self.file = file
        self.names = names  # of the module
        self.own = set(own)
        self.parent = parent
        self.sets: set[str] = set()  # variables that hold a set
        self.imported: dict[str, Any] = {}
        self.temporary: list[str] = []
        self.breaks: list[str] = []  # of the loops around: the flag that `else` asks for, or nothing

    def inner(self, own: Iterable[str]) -> Scope:
        return Scope(self.program, self.file, self.names, own, self)

    def find(self, node: ast.Name) -> Found:
        scope: Scope | None = self
        while scope is not None:
            if node.id in scope.imported:
                return Found("", scope.imported[node.id])
            if node.id in scope.own:
                return Found(ident(node.id))
            scope = scope.parent
        value = self.names.get(node.id, NOWHERE)
        if value is NOWHERE:
            value = getattr(builtins, node.id, NOWHERE)
        if value is NOWHERE:
            raise self.refused(node, "script-name", name=node.id, module="?")
        return Found("", value)

    def knows(self, node: ast.expr) -> bool:
        """Whether the name that an expression begins with is there already: an import may come later."""
        while isinstance(node, ast.Attribute):
            node = node.value
        try:
            return isinstance(node, ast.Name) and bool(self.find(node))
        except Untranslatable:
            return False

    def is_set(self, name: str) -> bool:
        scope: Scope | None = self
        while scope is not None and name not in scope.own:
            scope = scope.parent
        return scope is not None and name in scope.sets

    def static(self, node: ast.expr) -> Any:
        """What an expression means that needs no running: a name of the module, or of a module it knows."""
        if isinstance(node, ast.Name):
            found = self.find(node)
            return NOWHERE if found.variable else found.value
        if isinstance(node, ast.Attribute):
            module = self.static(node.value)
            if isinstance(module, ModuleType):
                return getattr(module, node.attr, NOWHERE)
        return NOWHERE

    def temp(self) -> str:
        name = f"${len(self.temporary) + 1}"
        self.temporary.append(name)
        return name

    def refused(self, node: ast.AST, code: str, **told: Any) -> Untranslatable:
        return refused(self.file, node, code, **told)
