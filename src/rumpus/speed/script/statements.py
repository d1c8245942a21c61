"""Functions and statements. All of a function's variables are declared at its beginning, as Python sees them."""

from __future__ import annotations

import ast
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

from rumpus.speed.script import expressions, patterns, values
from rumpus.speed.script.scope import NOWHERE, Js, Scope, ident
from rumpus.speed.script.source import FunctionNode, assigned, calls_something, function_node, parameters, yields

if TYPE_CHECKING:
    from rumpus.speed.script.reach import Program

# Functions


def function(program: Program, value: FunctionType, name: str) -> str:
    """A function of a module. Whatever decorates it has given it back as it is, or it would be another."""
    scope = Scope(program, value.__code__.co_filename, value.__globals__, ())
    node = function_node(value)
    assert isinstance(node, ast.FunctionDef)
    star = "*" if yields(node) else ""
    return f"function{star} {name}{definition(scope, node)}"


def lambda_value(program: Program, value: FunctionType) -> str:
    """A lambda in a table of the module."""
    scope = Scope(program, value.__code__.co_filename, value.__globals__, ())
    node = function_node(value)
    if not isinstance(node, ast.Lambda) or value.__closure__:
        raise scope.refused(node, "script-value", name=value.__name__, kind="closure")
    return lambda_(scope, node)


def lambda_(scope: Scope, node: ast.Lambda) -> str:
    inner = scope.inner(argument.arg for argument in parameters(node))
    inner_names, before = _parameters(scope, node)
    body = expressions.expr(inner, node.body).code
    begin = f"let {','.join(inner.temporary)};" if inner.temporary else ""
    begin += _gathered(node)
    if begin:
        body = f"{{{begin}return {body}}}"
    return _with_defaults(f"(({inner_names})=>{body})", before)


def definition(scope: Scope, node: ast.FunctionDef, receiver: bool = False) -> str:
    """Parameters and body. A method's first parameter is what JavaScript calls `this`."""
    taken = parameters(node)
    own, outer = assigned(node.body)
    for name in outer:
        if not _is_around(scope, name):
            raise scope.refused(node, "script-syntax", construct="nonlocal")
    names = [argument.arg for argument in taken]
    inner = scope.inner([*names, *own])
    _find_sets(inner, node)
    told, before = _parameters(scope, node, skip=1 if receiver else 0)
    if before:
        raise scope.refused(node, "script-default")
    begin = f"const {ident(names[0])}=this;" if receiver else ""
    begin += _gathered(node)
    body = block(inner, node.body)
    fresh = [ident(name) for name in own if name not in names and name not in inner.imported] + inner.temporary
    declared = f"let {','.join(fresh)};" if fresh else ""
    return f"({told}){{{begin}{declared}{body}{'' if _ends(node.body) or yields(node) else 'return null;'}}}"


def _find_sets(scope: Scope, node: ast.FunctionDef) -> None:
    """Which variables hold sets, as far as the text says it."""
    says = expressions.says_set
    arguments = [a for a in parameters(node) if a.annotation]
    scope.sets |= {a.arg for a in arguments if a.annotation and says(ast.unparse(a.annotation))}
    for inner in ast.walk(node):
        match inner:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if says(ast.unparse(kind)):
                scope.sets.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if expressions.is_set(scope, value):
                scope.sets.add(name)
            case _:
                pass


def _gathered(node: FunctionNode) -> str:
    """`*rest` is a tuple."""
    rest = ident(node.args.vararg.arg) if node.args.vararg else ""
    return f"{rest}=$.tup(...{rest});" if rest else ""


def _ends(body: list[ast.stmt]) -> bool:
    """Whether the end is never reached: a function without `return` returns None."""
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and _ends(last.body) and _ends(last.orelse)
    return isinstance(last, ast.Return | ast.Raise)


def _is_around(scope: Scope, name: str) -> bool:
    around: Scope | None = scope
    while around is not None:
        if name in around.own:
            return True
        around = around.parent
    return False


def _parameters(scope: Scope, node: FunctionNode, skip: int = 0) -> tuple[str, list[tuple[str, str]]]:
    """As JavaScript writes them; and the defaults that must be evaluated once, where the function is made."""
    given = node.args
    if given.kwarg or (given.vararg and given.kwonlyargs):
        raise scope.refused(node, "script-keywords")
    plain = [*given.posonlyargs, *given.args]
    defaults: dict[str, ast.expr | None] = dict(
        zip([argument.arg for argument in plain[len(plain) - len(given.defaults) :]], given.defaults, strict=True)
    )
    defaults |= {argument.arg: one for argument, one in zip(given.kwonlyargs, given.kw_defaults, strict=True)}
    told: list[str] = []
    before: list[tuple[str, str]] = []
    for argument in parameters(node)[skip:]:
        name, default = ident(argument.arg), defaults.get(argument.arg)
        if argument is given.vararg:
            told.append(f"...{name}")
        elif default is None:
            told.append(name)
        elif isinstance(default, ast.Constant) or scope.static(default) is not NOWHERE:
            told.append(f"{name}={expressions.expr(scope, default).code}")
        else:
            before.append((f"${argument.arg}", expressions.expr(scope, default).code))
            told.append(f"{name}=${argument.arg}")
    return ",".join(told), before


def _with_defaults(code: str, before: list[tuple[str, str]]) -> str:
    if not before:
        return code
    names, told = ",".join(name for name, _ in before), ",".join(one for _, one in before)
    return f"(({names})=>{code})({told})"


# Statements


def block(scope: Scope, body: list[ast.stmt]) -> str:
    return "".join(statement(scope, node) for node in body)


def statement(scope: Scope, node: ast.stmt) -> str:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.Nonlocal():
            return ""
        case ast.Expr(value=ast.Yield(value=value)):
            return f"yield {expressions.expr(scope, value).code if value else 'null'};"
        case ast.Expr(value=ast.YieldFrom(value=value)):
            return f"yield* {expressions.iterated(scope, value)};"
        case ast.Expr(value=value):
            return f"{expressions.expr(scope, value).code};"
        case ast.Return(value=value):
            return f"return {expressions.expr(scope, value).code if value else 'null'};"
        case ast.Assign(targets=[target], value=value):
            return assign(scope, target, value)
        case ast.Assign(targets=several, value=value):
            temp = scope.temp()
            each = "".join(store(scope, target, Js(temp)) for target in several)
            return f"{temp}={expressions.expr(scope, value).code};{each}"
        case ast.AnnAssign(target=target, value=value):
            return assign(scope, target, value) if value else ""
        case ast.AugAssign():
            return augmented(scope, node)
        case ast.If(test=test, body=body, orelse=orelse):
            other = f"else {_braced(scope, orelse)}" if orelse else ""
            return f"if({expressions.truth(scope, test)}){_braced(scope, body)}{other}"
        case ast.For() | ast.While():
            return looped(scope, node)
        case ast.Break():
            flag = scope.breaks[-1]
            return f"{{{flag}=true;break;}}" if flag else "break;"
        case ast.Continue():
            return "continue;"
        case ast.FunctionDef():
            return _inner_function(scope, node)
        case ast.ImportFrom() | ast.Import():
            return _imported(scope, node)
        case ast.Delete(targets=several):
            return "".join(_deleted(scope, target) for target in several)
        case ast.Match():
            return patterns.match_(scope, node)
        case ast.Raise():
            return f"throw {raised(scope, node)};"
        case ast.Assert(test=test, msg=message):
            said = expressions.expr(scope, message).code if message else '""'
            return f'if(!{expressions.truth(scope, test)})throw $.error(["AssertionError","Exception"],{said});'
        case ast.Try():
            return tried(scope, node)
        case _:
            raise scope.refused(node, "script-syntax", construct=type(node).__name__.lower())


def _braced(scope: Scope, body: list[ast.stmt]) -> str:
    return f"{{{block(scope, body)}}}"


def _inner_function(scope: Scope, node: ast.FunctionDef) -> str:
    if node.decorator_list:
        raise scope.refused(node, "script-syntax", construct=f"@{ast.unparse(node.decorator_list[0])}")
    inner_defaults = [*node.args.defaults, *(one for one in node.args.kw_defaults if one)]
    if any(not isinstance(one, ast.Constant) for one in inner_defaults):
        raise scope.refused(node, "script-default")
    star = "*" if yields(node) else ""
    return f"{ident(node.name)}=function{star}{definition(scope, node)};"


def _imported(scope: Scope, node: ast.Import | ast.ImportFrom) -> str:
    if isinstance(node, ast.Import) or node.level or not node.module:
        raise scope.refused(node, "script-syntax", construct="import")
    module = import_module(node.module)
    for alias in node.names:
        scope.imported[alias.asname or alias.name] = getattr(module, alias.name)
    return ""


def _deleted(scope: Scope, target: ast.expr) -> str:
    if not isinstance(target, ast.Subscript) or isinstance(target.slice, ast.Slice):
        raise scope.refused(target, "script-syntax", construct="del")
    return f"$.del({expressions.expr(scope, target.value).code},{expressions.expr(scope, target.slice).code});"


# Assignments


def assign(scope: Scope, target: ast.expr, value: ast.expr) -> str:
    if isinstance(target, ast.Tuple | ast.List) and isinstance(value, ast.Tuple | ast.List) and _plain(target, value):
        names = ",".join(expressions.expr(scope, one).code for one in target.elts)
        return f"[{names}]=[{expressions.several(scope, value.elts)}];"
    return store(scope, target, expressions.expr(scope, value))


def _plain(target: ast.Tuple | ast.List, value: ast.Tuple | ast.List) -> bool:
    names = all(isinstance(one, ast.Name) for one in target.elts)
    return names and len(target.elts) == len(value.elts) and not any(isinstance(v, ast.Starred) for v in value.elts)


def store(scope: Scope, target: ast.expr, value: Js) -> str:
    """The value comes first: it is evaluated before what it is put into."""
    match target:
        case ast.Name():
            return f"{_variable(scope, target)}={value.code};"
        case ast.Attribute(value=owner, attr=attr):
            name = scope.program.attribute(attr, scope, target)
            scope.program.attributes.add(attr)
            if calls_something(owner):
                return f"$.store({value.code},{expressions.expr(scope, owner).code},{values.text(name)});"
            return f"{expressions.expr(scope, owner).code}.{name}={value.code};"
        case ast.Subscript(value=owner, slice=ast.Slice()):
            raise scope.refused(target, "script-syntax", construct="[:] =")
        case ast.Subscript(value=owner, slice=index):
            place = f"{expressions.expr(scope, owner).code},{expressions.expr(scope, index).code}"
            return f"$.put({value.code},{place});"
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            return _unpacked(scope, elements, value)
        case _:
            raise scope.refused(target, "script-syntax", construct=type(target).__name__)


def _unpacked(scope: Scope, elements: list[ast.expr], value: Js) -> str:
    starred = [at for at, one in enumerate(elements) if isinstance(one, ast.Starred)]
    told = f"{value.code},{len(elements)}{f',{starred[0]}' if starred else ''}"
    inner = [one.value if isinstance(one, ast.Starred) else one for one in elements]
    if all(isinstance(one, ast.Name) for one in inner):
        return f"[{','.join(_variable(scope, one) for one in inner)}]=$.unpack({told});"
    temp = scope.temp()
    return f"{temp}=$.unpack({told});" + "".join(store(scope, one, Js(f"{temp}[{at}]")) for at, one in enumerate(inner))


def _variable(scope: Scope, node: ast.expr) -> str:
    assert isinstance(node, ast.Name)
    found = scope.find(node)
    if not found.variable:
        raise scope.refused(node, "script-syntax", construct="global")
    return found.variable


def augmented(scope: Scope, node: ast.AugAssign) -> str:
    """`rows += more` changes a list where it is; numbers and text are made anew."""

    def changed(old: Js) -> str:
        value = expressions.expr(scope, node.value)
        function = expressions.OPERATORS.get(type(node.op))
        if function in ("add", "or", "and", "sub", "xor") and value.kind == "any":
            return f"$.i{function}({old.code},{value.code})"
        return expressions.operated(scope, node.op, old, value, node).code

    match node.target:
        case ast.Name():
            variable = _variable(scope, node.target)
            return f"{variable}={changed(Js(variable))};"
        case ast.Attribute(value=owner, attr=attr) if not calls_something(owner):
            place = f"{expressions.expr(scope, owner).code}.{scope.program.attribute(attr, scope, node)}"
            return f"{place}={changed(Js(place))};"
        case ast.Subscript(value=owner, slice=index) if not isinstance(index, ast.Slice):
            place = f"{expressions.expr(scope, owner).code},{expressions.expr(scope, index).code}"
            return f"$.change({place},$v=>{changed(Js('$v'))});"
        case _:
            raise scope.refused(node, "script-syntax", construct="+=")


# Loops


def loop(scope: Scope, target: ast.expr, source: str, body: str) -> str:
    """One walk: what is walked over is evaluated already."""
    if isinstance(target, ast.Name):
        return f"for({_variable(scope, target)} of {source}){{{body}}}"
    temp = scope.temp()
    return f"for({temp} of {source}){{{store(scope, target, Js(temp))}{body}}}"


def looped(scope: Scope, node: ast.For | ast.While) -> str:
    flag = scope.temp() if node.orelse else ""
    scope.breaks.append(flag)
    body = block(scope, node.body)
    scope.breaks.pop()
    if isinstance(node, ast.For):
        code = loop(scope, node.target, expressions.iterated(scope, node.iter), body)
    else:
        code = f"while({expressions.truth(scope, node.test)}){{{body}}}"
    return f"{flag}=false;{code}if(!{flag}){_braced(scope, node.orelse)}" if flag else code


# Errors


def raised(scope: Scope, node: ast.Raise) -> str:
    call = node.exc
    if isinstance(call, ast.Name) and not isinstance(scope.static(call), type):
        return expressions.expr(scope, call).code  # an error that was caught
    kind = scope.static(call.func if isinstance(call, ast.Call) else call) if call else None
    if not isinstance(kind, type) or not issubclass(kind, Exception):
        raise scope.refused(node, "script-syntax", construct="raise")
    given = call.args if isinstance(call, ast.Call) else []
    named = call.keywords if isinstance(call, ast.Call) else []
    if len(given) > 1 or any(keyword.arg is None for keyword in named):
        raise scope.refused(node, "script-syntax", construct="raise")
    told = [error_kinds(kind), expressions.expr(scope, given[0]).code if given else '""']
    if named:
        inner = ",".join(f"{keyword.arg}:{expressions.expr(scope, keyword.value).code}" for keyword in named)
        told.append(f"$.d({{{inner}}})")
    return f"$.error({','.join(told)})"


def error_kinds(kind: type[Any]) -> str:
    names = [one.__name__ for one in kind.__mro__ if issubclass(one, Exception)]
    return f"[{','.join(values.text(name) for name in names)}]"


def tried(scope: Scope, node: ast.Try) -> str:
    if node.orelse:
        raise scope.refused(node, "script-syntax", construct="try … else")
    code = f"try{_braced(scope, node.body)}"
    if node.handlers:
        code += f"catch($e){{{_handlers(scope, node.handlers)}else throw $e;}}"
    return code + (f"finally{_braced(scope, node.finalbody)}" if node.finalbody else "")


def _handlers(scope: Scope, handlers: list[ast.ExceptHandler]) -> str:
    def caught(handler: ast.ExceptHandler) -> str:
        kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        found = [scope.static(kind) if kind else Exception for kind in kinds]
        if not all(isinstance(kind, type) and issubclass(kind, Exception) for kind in found):
            raise scope.refused(handler, "script-syntax", construct="except")
        names = ",".join(values.text(kind.__name__) for kind in found)
        bound = f"{ident(handler.name)}=$e;" if handler.name else ""
        return f"if($.caught($e,[{names}])){{{bound}{block(scope, handler.body)}}}"

    return "else ".join(caught(handler) for handler in handlers)
