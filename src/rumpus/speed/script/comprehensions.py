"""Comprehensions and generator expressions: generators, which are run to their end where a list is wanted.

The first iterable belongs to the function around it, as in Python, and the variables are those of the whole walk: a
function that was made in it sees their last values.
"""

from __future__ import annotations

import ast

from rumpus.speed.script import expressions, statements
from rumpus.speed.script.scope import Js, Scope, ident
from rumpus.speed.script.source import Comprehension, targets


def comprehension(scope: Scope, node: Comprehension) -> Js:
    names = [name for generator in node.generators for name in targets(generator.target)]
    inner = scope.inner(names)
    first = expressions.iterated(scope, node.generators[0].iter)
    if isinstance(node, ast.DictComp):
        key, value = (expressions.expr(inner, part).code for part in (node.key, node.value))
        found = f"[{key},{value}]"
    else:
        found = expressions.expr(inner, node.elt).code
    body = f"yield {found};"
    for at, generator in reversed(list(enumerate(node.generators))):
        if generator.is_async:
            raise scope.refused(generator.target, "script-syntax", construct="async")
        for test in reversed(generator.ifs):
            body = f"if({expressions.truth(inner, test)}){body}"
        source = expressions.iterated(inner, generator.iter) if at else "$0"
        body = statements.loop(inner, generator.target, source, body)
    own = [ident(name) for name in dict.fromkeys(names)] + inner.temporary
    code = f"(function*($0){{let {','.join(own)};{body}}})({first})"
    match node:
        case ast.ListComp():
            return Js(f"[...{code}]")
        case ast.SetComp():
            return Js(f"$.set({code})")
        case ast.DictComp():
            return Js(f"$.dict({code})")
        case _:
            return Js(code)
