"""What is reachable: functions and classes of the game's folder, of core and of the kernel are translated where they
are met; every other global is a value, as Python has it, written as a literal."""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, cast

from rumpus.speed.script import classes, statements, values
from rumpus.speed.script.scope import Js, Scope
from rumpus.speed.script.source import file_of, refused, uncached

BESIDE = ("rumpus.core", "rumpus.kernel")
RULES_ALONE = ("rumpus.kernel.chance", "rumpus.kernel.real")  # 64 bits, and fractions: for the compiled rules

NATIVE = ("kind", "words", "number", "start", "stop")  # of Names and ranges, which the runtime has


class Program:
    """A module in the making. `package`: whose functions are translated, beside those of core and kernel."""

    def __init__(self, package: str, known: frozenset[str] = frozenset()) -> None:
        self.package = package
        self.functions: dict[str, str] = {}
        self.classes: dict[str, classes.ClassText] = {}
        self.constants: dict[str, str] = {}
        self.attributes: set[str] = {*NATIVE, *known}
        self.called: set[str] = set()  # methods, and attributes that may be properties
        self._asked: list[tuple[str, str, ast.AST]] = []
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []  # an id is an object's own as long as the object lives
        self._taken: set[str] = {"$game"}
        self._waiting: list[Callable[[], None]] = []

    # Names

    def named(self, value: Any) -> str | None:
        return self._names.get(id(value))

    def name(self, value: Any, wish: str) -> str:
        """A name for a function, a class or a value: its own where it is free."""
        base = "$" + "".join(c if c.isalnum() or c == "_" else "_" for c in wish)
        name, count = base, 1
        while name in self._taken:
            count += 1
            name = f"{base}${count}"
        self._taken.add(name)
        self._names[id(value)] = name
        self._kept.append(value)
        return name

    def attribute(self, name: str, scope: Scope, node: ast.AST) -> str:
        """An attribute that is asked for: somebody must have it."""
        if name.startswith("__"):
            raise scope.refused(node, "script-attribute", name=name)
        self._asked.append((name, scope.file, node))
        self.called.add(name)
        return name

    # What is met

    def meet(self, value: Any, wish: str, file: str, node: ast.AST | None) -> Js:
        """A global: a small value stands where it is used, everything else has a name."""
        if value is None or isinstance(value, bool | int | str | float):
            return values.plain(value, file, node)
        known = self.named(value)
        if known is not None:
            return Js(known)
        function = uncached(value)
        if isinstance(function, FunctionType):
            return Js(self.function(function, file, node))
        if isinstance(value, type):
            return Js(self.kind(cast(type[Any], value), file, node))
        if isinstance(value, ModuleType):
            raise refused(file, node, "script-value", name=wish, kind="module")
        code = values.written(self, value, wish, file, node)
        name = self.named(value) or self.name(value, wish)
        self.constants.setdefault(name, code)
        return Js(name)

    def function(self, function: FunctionType, file: str, node: ast.AST | None) -> str:
        known = self.named(function)
        if known is not None:
            return known
        self._allowed(function, function.__name__, file, node)
        if function.__name__ == "<lambda>":
            return statements.lambda_value(self, function)
        if function.__closure__:
            raise refused(file, node, "script-value", name=function.__name__, kind="closure")
        name = self.name(function, function.__name__)
        self._waiting.append(lambda: self.functions.__setitem__(name, statements.function(self, function, name)))
        return name

    def kind(self, kind: type[Any], file: str, node: ast.AST | None) -> str:
        known = self.named(kind)
        if known is not None:
            return known
        self._allowed(kind, kind.__name__, file, node)
        name = self.name(kind, kind.__name__)
        self.attributes |= classes.attributes_of(kind)
        self._waiting.append(lambda: self.classes.__setitem__(name, classes.ClassText(self, kind)))
        return name

    def _allowed(self, value: Any, name: str, file: str, node: ast.AST | None) -> None:
        module: str = value.__module__ or "?"
        roots = (self.package, *BESIDE)
        own = any(module == root or module.startswith(f"{root}.") for root in roots)
        if not own or module in RULES_ALONE or not file_of(value):
            raise refused(file, node, "script-name", name=name, module=module)

    # The whole

    def finish(self) -> str:
        """The module's text: functions, classes, constants."""
        while self._waiting or any(kind.grow(self.called) for kind in list(self.classes.values())):
            while self._waiting:
                self._waiting.pop()()
        for name, file, node in self._asked:
            if name not in self.attributes:
                raise refused(file, node, "script-attribute", name=name)
        kinds = [f"const {name}={kind.text};" for name, kind in self.classes.items()]
        constants = [f"const {name}={code};" for name, code in self.constants.items()]
        return "\n".join([*self.functions.values(), *kinds, *constants])
