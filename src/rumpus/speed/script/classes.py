"""Classes that hold a few values: dataclasses, NamedTuples, and plain ones with `__init__` and methods."""

from __future__ import annotations

import ast
import sys
from dataclasses import MISSING, Field, fields, is_dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast, get_origin

from rumpus.speed.script import calls, statements, values
from rumpus.speed.script.scope import Scope
from rumpus.speed.script.source import class_node, file_of, function_node, refused, yields

if TYPE_CHECKING:
    from rumpus.speed.script.reach import Program

_EMPTY: dict[Any, str] = {dict: "$.d()", list: "[]", set: "$.set([])"}


def attributes_of(kind: type[Any]) -> set[str]:
    """What one of its objects has."""
    own = set(constructor_names(kind)) | {name for name in vars(kind) if not name.startswith("__")}
    for node in ast.walk(class_node(kind)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            own.add(node.attr)
    return own


def constructor_names(kind: type[Any]) -> list[str]:
    """The arguments that make one, in order."""
    if is_named_tuple(kind):
        return list(cast(Any, kind)._fields)
    if is_dataclass(kind):
        return [field.name for field in fields(kind) if field.init]
    begin = vars(kind).get("__init__")
    return calls.names_of(function_node(begin))[1:] if isinstance(begin, FunctionType) else []


def is_named_tuple(kind: type[Any]) -> bool:
    return issubclass(kind, tuple) and hasattr(cast(Any, kind), "_fields")


class ClassText:
    """A class in the making. A method is translated when somebody asks for it."""

    def __init__(self, program: Program, kind: type[Any]) -> None:
        self.scope = Scope(program, file_of(kind), vars(sys.modules[kind.__module__]), ())
        self.kind = kind
        self.node = class_node(kind)
        self._check()
        self._written: dict[str, str] = {}
        self._front = self._front_of(values.text(kind.__name__))
        functions = [inner for inner in self.node.body if isinstance(inner, ast.FunctionDef)]
        self._waiting = {inner.name: inner for inner in functions if not inner.name.startswith("__")}

    def _check(self) -> None:
        tuples = {tuple} if is_named_tuple(self.kind) else set[type[Any]]()
        if set(self.kind.__mro__[1:]) - {object} - tuples:
            raise self.scope.refused(self.node, "script-class", name=self.kind.__name__)
        for inner in self.node.body:
            plain = isinstance(inner, ast.Expr | ast.Pass) or self._is_field(inner)
            begin = isinstance(inner, ast.FunctionDef) and inner.name == "__init__" and not is_dataclass(self.kind)
            if not plain and not begin and (not isinstance(inner, ast.FunctionDef) or inner.name.startswith("__")):
                raise self.scope.refused(inner, "script-class", name=self.kind.__name__)

    def _is_field(self, node: ast.stmt) -> bool:
        """A declaration; a value of the class itself is none."""
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            return False
        return node.value is None or node.target.id in constructor_names(self.kind)

    def grow(self, asked: set[str]) -> bool:
        """Whether there was a method to translate."""
        wanted = [name for name in self._waiting if name in asked]
        for name in wanted:
            self._written[name] = self._method(self._waiting.pop(name))
        return bool(wanted)

    @property
    def text(self) -> str:
        front, rest = self._front
        return f"{front},{{{','.join(self._written.values())}}}{rest})"

    def _method(self, node: ast.FunctionDef) -> str:
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        if decorators not in ([], ["property"]):
            raise self.scope.refused(node, "script-class", name=self.kind.__name__)
        front = "get " if decorators else "*" if yields(node) else ""
        return f"{front}{node.name}{statements.definition(self.scope, node, receiver=True)}"

    def _front_of(self, told: str) -> tuple[str, str]:
        """What stands before the methods, and after them."""
        kind: Any = self.kind
        if is_named_tuple(kind):
            defaults = {n: _constant(self.scope, v, n, self.node) for n, v in kind._field_defaults.items()}
            return f"$.named({told},{_fields(list(kind._fields), defaults)}", ""
        if is_dataclass(kind):
            return self._dataclass(told)
        begin: Any = vars(self.kind).get("__init__")
        if not isinstance(begin, FunctionType):
            return f"$.plain({told},null", ""
        definition = function_node(begin)
        assert isinstance(definition, ast.FunctionDef)
        return f"$.plain({told},function{statements.definition(self.scope, definition, receiver=True)}", ""

    def _dataclass(self, told: str) -> tuple[str, str]:
        settings = cast(Any, self.kind).__dataclass_params__
        own = fields(cast(Any, self.kind))
        if settings.order or not settings.init or not all(field.init for field in own):
            raise self.scope.refused(self.node, "script-class", name=self.kind.__name__)
        defaults = {field.name: _default(self.scope, field, self.node) for field in own}
        given = {name: code for name, code in defaults.items() if code is not None}
        return f"$.data({told},{_fields([field.name for field in own], given)}", "" if settings.eq else ",false"


def _default(scope: Scope, field: Field[Any], node: ast.ClassDef) -> str | None:
    if field.default is not MISSING:
        return _constant(scope, field.default, field.name, node)
    if field.default_factory is MISSING:
        return None
    factory: Any = field.default_factory
    code = _EMPTY.get(get_origin(factory) or factory)
    if code is None:
        raise refused(scope.file, node, "script-default")
    return code


def _constant(scope: Scope, value: Any, wish: str, node: ast.ClassDef) -> str:
    """Written out: a constant of the module may come after its first use."""
    if value is None or isinstance(value, bool | int | str | float | FunctionType | type):
        return scope.program.meet(value, wish, scope.file, node).code
    return values.written(scope.program, value, wish, scope.file, node)


def _fields(names: list[str], defaults: dict[str, str]) -> str:
    told = [f"[{values.text(name)}{f',()=>{defaults[name]}' if name in defaults else ''}]" for name in names]
    return f"[{','.join(told)}]"
