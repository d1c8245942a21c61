"""Expressions. Where JavaScript means the same, its own operators stand; elsewhere the runtime's functions.

What is known of an expression decides: `a+b` of two numbers is `a+b`; of who knows what it is `$.add(a,b)`.
"""

from __future__ import annotations

import ast
import re

from rumpus.speed.script import calls, comprehensions, statements, values
from rumpus.speed.script.scope import NOWHERE, Js, Kind, Scope

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.FloorDiv: "div",
    ast.Mod: "mod",
    ast.Pow: "pow",
    ast.LShift: "shl",
    ast.RShift: "shr",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}
ORDER: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("lt", "<"),
    ast.LtE: ("le", "<="),
    ast.Gt: ("gt", ">"),
    ast.GtE: ("ge", ">="),
}
_SPEC = re.compile(r"(.?[<>^])?[+ -]?0?\d*,?[ds]?")
NUMBERS: tuple[Kind, ...] = ("number", "bool")


def expr(scope: Scope, node: ast.expr) -> Js:
    match node:
        case ast.Constant():
            return constant(scope, node)
        case ast.Name() | ast.Attribute():
            return name(scope, node)
        case ast.BinOp():
            return operated(scope, node.op, expr(scope, node.left), expr(scope, node.right), node)
        case ast.UnaryOp():
            return unary(scope, node)
        case ast.BoolOp():
            return either(scope, node)
        case ast.Compare():
            return compared(scope, node)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yes, no = expr(scope, body), expr(scope, orelse)
            return Js(f"({truth(scope, test)}?{yes.code}:{no.code})", yes.kind if yes.kind == no.kind else "any")
        case ast.Call():
            return calls.call(scope, node)
        case ast.Subscript():
            return subscript(scope, node)
        case ast.JoinedStr():
            return joined(scope, node)
        case ast.List(elts=elements):
            return Js(f"[{several(scope, elements)}]")
        case ast.Tuple(elts=elements):
            return Js(f"$.tup({several(scope, elements)})")
        case ast.Set(elts=elements):
            return Js(f"$.set([{several(scope, elements)}])")
        case ast.Dict():
            return dict_(scope, node)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            return comprehensions.comprehension(scope, node)
        case ast.Lambda():
            return Js(statements.lambda_(scope, node))
        case ast.NamedExpr(target=target, value=value):
            return Js(f"({expr(scope, target).code}={expr(scope, value).code})")
        case _:
            raise scope.refused(node, "script-syntax", construct=type(node).__name__)


def several(scope: Scope, elements: list[ast.expr]) -> str:
    """Elements of a list, or arguments; `*others` are spread out."""
    return ",".join(
        f"...{iterated(scope, one.value)}" if isinstance(one, ast.Starred) else expr(scope, one).code
        for one in elements
    )


def constant(scope: Scope, node: ast.Constant) -> Js:
    if node.value is ...:
        raise scope.refused(node, "script-syntax", construct="...")
    if isinstance(node.value, bytes):
        return Js(f"$.bytes([{','.join(map(str, node.value))}])")
    if isinstance(node.value, complex):
        raise scope.refused(node, "script-float")
    return values.plain(node.value, scope.file, node)


def name(scope: Scope, node: ast.Name | ast.Attribute) -> Js:
    if isinstance(node, ast.Name):
        found = scope.find(node)
        if found.variable:
            return Js(found.variable)
        builtin = calls.as_function(found.value)
        return Js(builtin) if builtin else scope.program.meet(found.value, node.id, scope.file, node)
    value = scope.static(node)
    if value is not NOWHERE:
        return scope.program.meet(value, node.attr, scope.file, node)
    owner = expr(scope, node.value).code
    if node.attr in calls.METHODS:  # a method of a list or a field of the same name
        scope.program.called.add(node.attr)
        return Js(f"$.attr({owner},{values.text(node.attr)})")
    return Js(f"{owner}.{scope.program.attribute(node.attr, scope, node)}")


# Truth


def truth(scope: Scope, node: ast.expr) -> str:
    """As a condition: an empty list is false here, and true in JavaScript."""
    match node:
        case ast.BoolOp(op=op, values=parts):
            return f"({('&&' if isinstance(op, ast.And) else '||').join(truth(scope, part) for part in parts)})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return f"!{truth(scope, operand)}"
        case _:
            found = expr(scope, node)
            return found.code if found.kind != "any" else f"$.t({found.code})"


def either(scope: Scope, node: ast.BoolOp) -> Js:
    """`a or b` is one of both, not their truth."""
    parts = [expr(scope, part) for part in node.values]
    sign, word = ("&&", "both") if isinstance(node.op, ast.And) else ("||", "either")
    kinds = {part.kind for part in parts}
    kind: Kind = parts[0].kind if len(kinds) == 1 else "any"
    found = parts[-1].code
    for part in reversed(parts[:-1]):
        plain = part.kind != "any"
        found = f"({part.code}{sign}{found})" if plain else f"$.{word}({part.code},()=>{found})"
    return Js(found, kind)


def unary(scope: Scope, node: ast.UnaryOp) -> Js:
    match node.op:
        case ast.Not():
            return Js(f"!{truth(scope, node.operand)}", "bool")
        case ast.USub():
            if isinstance(node.operand, ast.Constant) and isinstance(node.operand.value, int):
                return values.plain(-node.operand.value, scope.file, node)
            return Js(f"(0-{expr(scope, node.operand).code})", "number")  # there is one zero
        case ast.UAdd():
            return Js(f"(0+{expr(scope, node.operand).code})", "number")
        case _:
            return Js(f"(-1-{expr(scope, node.operand).code})", "number")


# Operators


def operated(scope: Scope, op: ast.operator, left: Js, right: Js, node: ast.AST) -> Js:
    """A number can be added to a number only: where one is, the other is."""
    function = OPERATORS.get(type(op))
    if function is None:
        code = "script-float" if isinstance(op, ast.Div) else "script-syntax"
        told = {} if isinstance(op, ast.Div) else {"construct": type(op).__name__}
        raise scope.refused(node, code, **told)
    numbers = left.kind in NUMBERS or right.kind in NUMBERS
    if function in ("add", "sub") and numbers:
        return Js(f"({left.code}{'+' if function == 'add' else '-'}{right.code})", "number")
    if function == "add" and "text" in (left.kind, right.kind):
        return Js(f"({left.code}+{right.code})", "text")
    if function == "mod" and left.kind == "text":
        raise scope.refused(node, "script-syntax", construct="%")
    both = left.kind in NUMBERS and right.kind in NUMBERS and function not in ("and", "or", "xor")
    either_way = function in ("div", "mod", "pow", "shl", "shr")
    return Js(f"$.{function}({left.code},{right.code})", "number" if both or either_way else "any")


def compared(scope: Scope, node: ast.Compare) -> Js:
    if len(node.ops) == 1:
        return Js(comparison(scope, node.ops[0], node.left, node.comparators[0]), "bool")
    parts = [node.left, *node.comparators]
    if any(not isinstance(part, ast.Name | ast.Constant) for part in parts[1:-1]):
        return chained(scope, node)
    tests = [comparison(scope, op, parts[i], parts[i + 1]) for i, op in enumerate(node.ops)]
    return Js(f"({'&&'.join(tests)})", "bool")


def chained(scope: Scope, node: ast.Compare) -> Js:
    """`a < f() < b`: what stands in the middle is evaluated once, what comes after a false one never."""
    code = expr(scope, node.left).code
    tests: list[str] = []
    for op, right in zip(node.ops, node.comparators, strict=True):
        temp = scope.temp()
        tests.append(compare(scope, op, Js(code), Js(f"({temp}={expr(scope, right).code})"), node))
        code = temp
    return Js(f"({'&&'.join(tests)})", "bool")


def comparison(scope: Scope, op: ast.cmpop, left: ast.expr, right: ast.expr) -> str:
    if isinstance(op, ast.In | ast.NotIn):
        literal = isinstance(right, ast.Tuple | ast.List | ast.Set)
        inside = f"[{several(scope, right.elts)}]" if literal else expr(scope, right).code
        found = f"$.has({inside},{expr(scope, left).code})"
        return f"!{found}" if isinstance(op, ast.NotIn) else found
    return compare(scope, op, typed(scope, left), typed(scope, right), left)


def typed(scope: Scope, node: ast.expr) -> Js:
    """`type(a) is type(b)` is all that types are good for here."""
    if isinstance(node, ast.Call) and scope.static(node.func) is type and len(node.args) == 1:
        return Js(f"$.type({expr(scope, node.args[0]).code})")
    return expr(scope, node)


def compare(scope: Scope, op: ast.cmpop, left: Js, right: Js, node: ast.AST) -> str:
    if isinstance(op, ast.Is | ast.IsNot):
        sure = any(side.code in ("null", "true", "false") or side.code.startswith("$.type(") for side in (left, right))
        if not sure:
            raise scope.refused(node, "script-syntax", construct="is")
        return f"({left.code}{'===' if isinstance(op, ast.Is) else '!=='}{right.code})"
    if isinstance(op, ast.Eq | ast.NotEq):
        same = isinstance(op, ast.Eq)
        if same_in_javascript(left, right):
            return f"({left.code}{'===' if same else '!=='}{right.code})"
        return f"{'' if same else '!'}$.eq({left.code},{right.code})"
    function, sign = ORDER[type(op)]
    if left.kind in NUMBERS or right.kind in NUMBERS:
        return f"({left.code}{sign}{right.code})"
    return f"$.{function}({left.code},{right.code})"


def same_in_javascript(left: Js, right: Js) -> bool:
    """Text equals text alone; a number equals a number, and 0 and 1 a truth as well."""
    if "text" in (left.kind, right.kind) or "null" in (left.code, right.code):
        return True
    if left.kind == right.kind and left.kind != "any":
        return True
    return any(side.kind == "number" and side.code.strip("()-").isdecimal() and side.code not in "01"
               for side in (left, right))  # fmt: skip


# Parts


def subscript(scope: Scope, node: ast.Subscript) -> Js:
    owner = expr(scope, node.value).code
    if isinstance(node.slice, ast.Slice):
        bounds = [node.slice.lower, node.slice.upper, node.slice.step]
        told = [expr(scope, bound).code if bound else "null" for bound in bounds]
        while told[-1] == "null" and len(told) > 1:
            told.pop()
        return Js(f"$.slice({owner},{','.join(told)})")
    return Js(f"$.at({owner},{expr(scope, node.slice).code})")


def dict_(scope: Scope, node: ast.Dict) -> Js:
    """In parts, where others are poured in."""
    parts: list[str] = []
    keys: list[ast.expr] = []
    own: list[ast.expr] = []

    def close() -> None:
        if keys:
            parts.append(_dict_part(scope, keys, own))
            keys.clear()
            own.clear()

    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            close()
            parts.append(expr(scope, value).code)
        else:
            keys.append(key)
            own.append(value)
    close()
    if len(parts) == 1 and None not in node.keys:
        return Js(parts[0])
    return Js(f"$.merge({','.join(parts)})" if parts else "$.d()")


def _dict_part(scope: Scope, keys: list[ast.expr], own: list[ast.expr]) -> str:
    constants = [key.value for key in keys if isinstance(key, ast.Constant)]
    codes = [expr(scope, value).code for value in own]
    if len(constants) == len(keys) and values.simple_keys(constants):
        return values.pairs([str(key) for key in constants], codes)
    told = [f"[{expr(scope, key).code},{code}]" for key, code in zip(keys, codes, strict=True)]
    return f"$.dict([{','.join(told)}])"


def joined(scope: Scope, node: ast.JoinedStr) -> Js:
    """An f-string is a template."""
    parts: list[str] = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            inner = values.text(str(part.value))[1:-1].replace('\\"', '"')
            parts.append(inner.replace("`", "\\`").replace("${", "\\${"))
        elif isinstance(part, ast.FormattedValue):
            parts.append(f"${{{_formatted(scope, part)}}}")
    return Js(f"`{''.join(parts)}`", "text")


def _formatted(scope: Scope, part: ast.FormattedValue) -> str:
    value = expr(scope, part.value)
    code = f"$.repr({value.code})" if part.conversion == ord("r") else value.code
    if part.conversion == ord("s"):
        code = f"$.str({value.code})"
    if part.format_spec is not None:
        spec = _constant_text(part.format_spec)
        if spec is None or not _SPEC.fullmatch(spec):
            raise scope.refused(part.value, "script-format", spec=spec or "{}")
        return f"$.format({code},{values.text(spec)})"
    return code if code != value.code or value.kind in ("text", "number") else f"$.str({code})"


def _constant_text(node: ast.expr) -> str | None:
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    words = [part.value for part in parts if isinstance(part, ast.Constant)]
    return "".join(map(str, words)) if len(words) == len(parts) else None


def iterated(scope: Scope, node: ast.expr) -> str:
    """What is walked over. A set has no order; one that nobody could tell here is an error when it runs."""
    if is_set(scope, node):
        raise scope.refused(node, "script-set-order")
    if isinstance(node, ast.List | ast.ListComp | ast.Tuple | ast.GeneratorExp):
        return expr(scope, node).code if not isinstance(node, ast.Tuple) else f"[{several(scope, node.elts)}]"
    code = expr(scope, node).code
    return code if code.startswith(("$.range(", "$.enumerate(", "$.zip(")) else f"$.iter({code})"


def is_set(scope: Scope, node: ast.expr) -> bool:
    """Whether it is a set for sure: it says so, or who made it does."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.BinOp(left=left, right=right):
            return is_set(scope, left) or is_set(scope, right)
        case ast.Name(id=name):
            return scope.is_set(name)
        case ast.Call(func=function):
            callee = scope.static(function) if scope.knows(function) else None
            promised = getattr(callee, "__annotations__", {}).get("return", "")
            return callee is set or callee is frozenset or says_set(str(getattr(promised, "__name__", promised)))
        case _:
            return False


def says_set(annotation: str) -> bool:
    return annotation.partition("[")[0] in ("set", "frozenset")
