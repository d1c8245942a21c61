"""The text of a function or a class, as Python's own parser reads it, and what is local in it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeAlias, cast

from rumpus.kernel.errors import RumpusError

FunctionNode: TypeAlias = ast.FunctionDef | ast.Lambda
Comprehension: TypeAlias = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


class Untranslatable(RumpusError):
    """Python that the page cannot have; says where, and what to write instead."""


def refused(file: str, place: ast.AST | int | None, code: str, **told: Any) -> Untranslatable:
    line = place if isinstance(place, int) else getattr(place, "lineno", 0)
    return Untranslatable("script-at", file=Path(file).name, line=line, problem=Untranslatable(code, **told))


@cache
def parsed(file: str, changed: int) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def tree_of(file: str) -> ast.Module:
    return parsed(file, Path(file).stat().st_mtime_ns)


def file_of(value: Any) -> str:
    try:
        return inspect.getsourcefile(value) or ""
    except TypeError:
        return ""


_CACHED: Any = type(cache(len))


def uncached(value: Any) -> Any:
    """The function itself: what it was asked before changes no answer."""
    return value.__wrapped__ if isinstance(value, _CACHED) else value


def function_node(function: FunctionType) -> FunctionNode:
    """The node that a function was made of: of its name, at its line."""
    code: CodeType = function.__code__
    if not Path(code.co_filename).is_file():
        raise refused(code.co_filename, None, "script-source", name=function.__name__)
    found: list[FunctionNode] = []
    for node in ast.walk(tree_of(code.co_filename)):
        if isinstance(node, ast.Lambda) and function.__name__ == "<lambda>":
            if node.lineno == code.co_firstlineno and _arguments(node) == code.co_varnames[: code.co_argcount]:
                found.append(node)
        elif isinstance(node, ast.FunctionDef) and node.name == function.__name__:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if first == code.co_firstlineno:
                found.append(node)
    if len(found) != 1:
        raise refused(code.co_filename, code.co_firstlineno, "script-source", name=function.__name__)
    return found[0]


def _arguments(node: ast.Lambda) -> tuple[str, ...]:
    return tuple(argument.arg for argument in [*node.args.posonlyargs, *node.args.args])


def class_node(kind: type[Any]) -> ast.ClassDef:
    file = file_of(kind)
    named = (
        [n for n in ast.walk(tree_of(file)) if isinstance(n, ast.ClassDef) and n.name == kind.__name__] if file else []
    )
    if len(named) != 1:
        raise refused(file or kind.__module__, None, "script-source", name=kind.__name__)
    return named[0]


# What is local


def parameters(node: FunctionNode) -> list[ast.arg]:
    """In the order that JavaScript has them."""
    given = node.args
    rest = [given.vararg] if given.vararg else []
    return [*given.posonlyargs, *given.args, *rest, *given.kwonlyargs]


def assigned(body: list[ast.stmt]) -> tuple[list[str], set[str]]:
    """The names that a function's body makes local, in order; and those that it takes from the function around it."""
    found: dict[str, None] = {}
    outer: set[str] = set()
    for node in _own_nodes(list(body)):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                found[name] = None
            case ast.FunctionDef(name=name):
                found[name] = None
            case ast.ExceptHandler(name=str(name)):
                found[name] = None
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                found[name] = None
            case ast.Nonlocal(names=names):
                outer |= set(names)
            case _:
                pass
    return [name for name in found if name not in outer], outer


def _own_nodes(nodes: list[Any]) -> Iterator[ast.AST]:
    """What belongs to this function: not the insides of others, and of comprehensions only what `:=` names."""
    for node in nodes:
        yield node
        if isinstance(node, ast.FunctionDef):
            yield from _own_nodes([*node.decorator_list, *node.args.defaults, *node.args.kw_defaults])
        elif isinstance(node, ast.Lambda | ast.ClassDef):
            continue
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            for inner in ast.walk(node):
                if isinstance(inner, ast.NamedExpr):
                    yield inner.target
        elif node is not None:
            yield from _own_nodes(list(ast.iter_child_nodes(cast(ast.AST, node))))


def targets(node: ast.expr) -> list[str]:
    """The names that a comprehension's `for` binds."""
    return [n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]


def yields(node: ast.FunctionDef) -> bool:
    return any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in _own_nodes(list(node.body)))


def calls_something(node: ast.AST) -> bool:
    """Whether it matters when it is evaluated."""
    return any(isinstance(n, ast.Call | ast.NamedExpr | ast.Yield | ast.YieldFrom) for n in ast.walk(node))
