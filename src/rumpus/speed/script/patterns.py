"""`match`: the first case that fits. A pattern is a condition that also binds names."""

from __future__ import annotations

import ast

from rumpus.speed.script import calls, expressions, statements
from rumpus.speed.script.scope import Js, Scope


def match_(scope: Scope, node: ast.Match) -> str:
    subject = scope.temp()
    cases: list[str] = []
    for case in node.cases:
        tests = [pattern(scope, case.pattern, subject)]
        if case.guard:
            tests.append(expressions.truth(scope, case.guard))
        cases.append(f"if({'&&'.join(tests)}){{{statements.block(scope, case.body)}}}")
    return f"{subject}={expressions.expr(scope, node.subject).code};{'else '.join(cases)}"


def pattern(scope: Scope, node: ast.pattern, subject: str) -> str:
    match node:
        case ast.MatchValue(value=value):
            found = expressions.expr(scope, value)
            return expressions.compare(scope, ast.Eq(), Js(subject), found, node)
        case ast.MatchSingleton(value=value):
            word = "null" if value is None else "true" if value else "false"
            return f"({subject}==={word})"
        case ast.MatchAs(pattern=None, name=None):
            return "true"
        case ast.MatchAs(pattern=inner, name=name):
            tests = [pattern(scope, inner, subject)] if inner else []
            if name:
                tests.append(_bound(scope, name, subject, node))
            return f"({'&&'.join(tests)})"
        case ast.MatchOr(patterns=several):
            return f"({'||'.join(pattern(scope, one, subject) for one in several)})"
        case ast.MatchSequence(patterns=several) if not any(isinstance(one, ast.MatchStar) for one in several):
            tests = [f"$.sequence({subject},{len(several)})"]
            tests += [pattern(scope, one, f"{subject}[{at}]") for at, one in enumerate(several)]
            return f"({'&&'.join(tests)})"
        case ast.MatchClass(cls=kind, patterns=[], kwd_attrs=names, kwd_patterns=several):
            tests = [calls.is_instance(scope, subject, kind)]
            for name, one in zip(names, several, strict=True):
                tests.append(pattern(scope, one, f"{subject}.{scope.program.attribute(name, scope, node)}"))
            return f"({'&&'.join(tests)})"
        case ast.MatchClass(cls=kind, patterns=[one], kwd_attrs=[]) if scope.static(kind) in (int, str, bool):
            return f"({calls.is_instance(scope, subject, kind)}&&{pattern(scope, one, subject)})"
        case _:
            raise scope.refused(node, "script-syntax", construct=f"case {ast.unparse(node)}")


def _bound(scope: Scope, name: str, subject: str, node: ast.pattern) -> str:
    variable = ast.copy_location(ast.Name(name, ast.Store()), node)
    code = statements.store(scope, variable, Js(subject)).rstrip(";")
    return f"({code},true)"
