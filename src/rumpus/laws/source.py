"""The language of rules, read from their source: what a compiler would refuse in a page is named here in a line."""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType

from rumpus.core.game import Game

COMPILED = ("turn", "legal", "play", "odds", "land", "time_out", "score", "imagine")  # and what they call; not `setup`

REFUSED: tuple[tuple[tuple[type[ast.AST], ...], str], ...] = (
    (
        (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.GeneratorExp),
        "rules build no lists, dicts or sets: a field of State, or a tuple of constants, has room for what they hold",
    ),
    ((ast.Try, ast.Raise, ast.Assert), "rules raise and catch nothing: only what is legal is played"),
    ((ast.JoinedStr,), "rules write no text: tell(log, …) says what happened, and the game's words tell it"),
    ((ast.Import, ast.ImportFrom), "rules import nothing while they run"),
    ((ast.Lambda, ast.FunctionDef, ast.ClassDef), "rules define nothing while they run: a function stands by itself"),
    ((ast.With, ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal), "rules are ifs, loops and assignments"),
)
OF_PYTHON = ("abs", "bool", "divmod", "enumerate", "float", "int", "len", "max", "min", "range", "zip")
OF_OTHERS = "rules call nothing but their own functions and rumpus.kernel: chance is drawn by odds and land"


def rules_keep_to_what_can_be_compiled(game: Game) -> None:
    for function in _reached(game):
        for node in _body(function):
            problem = _refused(function, node)
            assert problem is None, f"{Path(function.__code__.co_filename).name}:{_line(function, node)}: {problem}"


def _refused(function: FunctionType, node: ast.AST) -> str | None:
    for kinds, problem in REFUSED:
        if isinstance(node, kinds):
            return problem
    if isinstance(node, ast.Name) and node.id not in function.__code__.co_varnames:
        used = function.__globals__.get(node.id)
        if used is None and callable(getattr(builtins, node.id, None)) and node.id not in OF_PYTHON:
            return f"rules call of Python {', '.join(OF_PYTHON)}, not {node.id}"
        of = used.__name__ if isinstance(used, ModuleType) else getattr(used, "__module__", None)
        if isinstance(used, ModuleType | FunctionType | BuiltinFunctionType) and not _may_call(function, of or ""):
            return f"{OF_OTHERS}, not by {node.id}"
    return None


def _may_call(function: FunctionType, module: str) -> bool:
    own = function.__module__.rpartition(".")[0] or function.__module__
    return module.startswith(("rumpus.kernel", own))


def _reached(game: Game) -> Iterator[FunctionType]:
    """What is compiled: the functions of the rules, and those of the game that they call."""
    waiting = [getattr(game.rules, name) for name in COMPILED]
    met: set[FunctionType] = set()
    while waiting:
        function = waiting.pop()
        if not isinstance(function, FunctionType) or function in met or not _lies_in(game, function):
            continue
        met.add(function)
        yield function
        for node in _body(function):
            if isinstance(node, ast.Name):
                waiting.append(function.__globals__.get(node.id))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                module = function.__globals__.get(node.value.id)
                waiting.append(getattr(module, node.attr, None) if isinstance(module, ModuleType) else None)


def _lies_in(game: Game, function: FunctionType) -> bool:
    path = Path(function.__code__.co_filename)
    return path == game.folder or game.folder in path.parents


def _body(function: FunctionType) -> Iterator[ast.AST]:
    """Every node of what it does; not of the types that are written beside names."""
    [defined] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(defined, ast.FunctionDef)
    waiting: list[ast.AST] = [*defined.body]
    while waiting:
        node = waiting.pop(0)
        if not isinstance(node, ast.expr_context):
            yield node
        typed = node.annotation if isinstance(node, ast.AnnAssign) else None
        waiting += [child for child in ast.iter_child_nodes(node) if child is not typed]


def _line(function: FunctionType, node: ast.AST) -> int:
    return function.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1


GAME_LAWS = (rules_keep_to_what_can_be_compiled,)
