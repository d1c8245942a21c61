"""The translator, construct by construct: small functions in both languages, and what it refuses."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.kernel.chance import below, draw_of
from rumpus.speed.script import Untranslatable, calls, expressions, game, script_of
from rumpus.speed.script.reach import Program
from tests.speed import snippets
from tests.speed.conftest import differences


def encoded(value: Any) -> Any:
    """JSON, with a mark for what JSON does not have."""
    if isinstance(value, tuple):
        return {"$": "tuple", "of": [encoded(one) for one in value]}
    if isinstance(value, dict):
        return {"$": "dict", "of": [[encoded(key), encoded(one)] for key, one in value.items()]}
    if isinstance(value, set):
        return {"$": "set", "of": [encoded(one) for one in value]}
    if isinstance(value, bytes):
        return {"$": "bytes", "of": list(value)}
    return [encoded(one) for one in value] if isinstance(value, list) else value


def answer(name: str, given: list[Any]) -> str:
    try:
        return repr(getattr(snippets, name)(*given))
    except Exception as error:  # whatever a snippet is about
        return type(error).__name__


def compared(runner: Path, folder: Path, cases: dict[str, list[list[Any]]]) -> dict[str, list[str]]:
    program = Program(snippets.__name__, frozenset({"a", "b"}))
    functions = {name: program.meet(getattr(snippets, name), name, snippets.__file__, None).code for name in cases}
    exports = ",".join(f"{name}:{code}" for name, code in functions.items())
    script = f"export default $=>{{\n{program.finish()}\nreturn {{{exports}}}}}\n"
    told = [
        # Arguments are written before the function can change them.
        {"function": name, "given": json.loads(json.dumps(encoded(given))), "answer": answer(name, given)}
        for name, several in cases.items()
        for given in several
    ]
    return differences(runner, folder, {"snippets": {"script": script, "cases": told}})


def test_each_construct_means_the_same(runner: Path, tmp_path: Path) -> None:
    assert len(snippets.CASES) > 40
    assert compared(runner, tmp_path, snippets.CASES) == {}


def test_numbers_slices_and_text_at_random(runner: Path, tmp_path: Path) -> None:
    draw = draw_of(bytes(32), 1)

    def number(bits: int) -> int:
        return below(draw, 2 ** (1 + below(draw, bits))) - below(draw, 2 ** (1 + below(draw, bits)))

    def text() -> str:
        return "".join("ab ,-\té😀1\n"[below(draw, 10)] for _ in range(below(draw, 8)))

    cases = {
        "arithmetic": [[number(25), number(20) or 1] for _ in range(300)],
        "bits": [[number(30) * 2 ** below(draw, 15), below(draw, 2**30) * 2 ** below(draw, 10)] for _ in range(300)],
        "sliced": [[below(draw, 14) - 7, below(draw, 14) - 7] for _ in range(100)],
        "split_by": [[text(), text() or "a"] for _ in range(200)],
        "text_methods": [[text()] for _ in range(200)],
        "sorting": [[[(text(), below(draw, 4)) for _ in range(below(draw, 9))]] for _ in range(100)],
        "number_formats": [[number(30)] for _ in range(100)],
        "text_formats": [[text()] for _ in range(100)],
        "as_number": [[text()] for _ in range(100)],
        "ordered": [[text(), text()] for _ in range(100)],
    }
    assert compared(runner, tmp_path, cases) == {}


def test_the_runtime_has_every_name_that_is_written(runner: Path, tmp_path: Path) -> None:
    """Those of tables; those that stand in the translator's text; and every method that it lets through."""
    sources = "".join(path.read_text() for path in Path(game.__file__).parent.glob("*.py"))
    names = set(re.findall(r"\$\.(\w+)\(", sources)) | set(expressions.OPERATORS.values())
    names |= {name for name, _ in expressions.ORDER.values()} | {"max", "min", "either", "both"}
    names |= {f"i{name}" for name in ("add", "or", "and", "sub", "xor")}
    names |= {calls.runtime_name(function) for function in calls.BUILTINS}
    asked = {"names": sorted(names), "methods": sorted(calls.METHODS)}
    assert len(names) > 60
    assert differences(runner, tmp_path, {"runtime": asked}) == {"runtime": []}


def test_a_fault_of_ours_is_an_error_with_a_name(tmp_path: Path) -> None:
    source = (Path(__file__).parents[2] / "examples" / "games" / "pig.py").read_text()
    hook = "\n\nKNOT = []\nKNOT.append(KNOT)\n\n\ndef figures(view, seat):\n    return {'knot': len(KNOT)}\n"
    (tmp_path / "knotted_pig.py").write_text(source + hook)
    with pytest.raises(Untranslatable, match=r"could not be translated for the page \(RecursionError"):
        script_of(catalogue.load(tmp_path / "knotted_pig.py"))


REFUSED = {
    "with open('x') as f: pass": "script-syntax",
    "global G": "script-syntax",
    "return 1 / 2": "script-float",
    "return 0.5": "script-float",
    "return 2**60 + 9007199254740993": "script-large",
    "return round(1)": "script-call",
    "return print(1)": "script-call",
    "import os\n    return os.getcwd()": "script-syntax",
    "return random.random()": "script-call",
    "return Path('x')": "script-name",
    "return below([0] * 8, 3)": "script-name",
    "return {1: 2}.nonsense": "script-attribute",
    "return (1).__class__": "script-attribute",
    "return FILE": "script-value",
    "return [x for x in {1, 2}]": "script-set-order",
    "for x in set([1]): pass": "script-set-order",
    "row = {1, 2} | {3}\n    for x in row: pass": "script-set-order",
    "row: set[int] = some()\n    return list(x for x in row)": "script-set-order",
    "return [*some()]": "script-set-order",
    "return f'{1:.2f}'": "script-format",
    "return f'{1:{2}}'": "script-format",
    "return '%d' % 3": "script-syntax",
    "return [1] is [1]": "script-syntax",
    "return Child()": "script-class",
    "return Compared(1)": "script-class",
    "return Counted()": "script-class",
    "return mutable()": "script-default",
    "return decorated()": "script-source",
    "return wrapped()": "script-value",
    "f = len\n    return f(x=1)": "script-keywords",
    "return [1].sort(nonsense=1)": "script-keywords",
    "[1, 2][:1] = [3]": "script-syntax",
    "del G": "script-syntax",
    "return (yield 1)": "script-syntax",
    "async def f(): pass": "script-syntax",
    "class Inner: pass": "script-syntax",
    "try:\n        pass\n    except: raise": "script-syntax",
    "match {}:\n        case {'a': 1}: return 1": "script-syntax",
    "return keywords(a=1)": "script-keywords",
    "return 'a'.format(1)": "script-attribute",
}

HEAD = """
import functools
import random
from dataclasses import dataclass
from pathlib import Path
from rumpus.kernel import below

G = []
FILE = Path("x")

class Parent:
    pass

class Child(Parent):
    pass

@dataclass(order=True)
class Compared:
    x: int

class Counted:
    LIMIT = 3

def mutable(a=[]):
    return a

@functools.wraps(mutable)
def decorated():
    return 1

def doubled(function):
    return lambda: 2 * function()

@doubled
def wrapped():
    return 1

def some() -> set[int]:
    return {1, 2}

def keywords(**given):
    return given

def tried():
    """


@pytest.mark.parametrize("body", REFUSED)
def test_what_is_not_known_is_refused_with_its_place(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "refused_here.py"
    file.write_text(f"{HEAD}{body}\n")
    spec = importlib.util.spec_from_file_location("refused_here", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "refused_here", module)
    spec.loader.exec_module(module)
    program = Program("refused_here")
    program.meet(module.tried, "tried", str(file), None)
    with pytest.raises(Untranslatable) as caught:
        program.finish()
    assert caught.value.message == "script-at"
    assert caught.value.arguments["problem"].message == REFUSED[body]
    if REFUSED[body] not in ("script-name", "script-class", "script-value"):
        assert caught.value.arguments["line"] > 0
    assert str(caught.value).startswith("refused_here.py")


def test_a_game_that_cannot_be_translated_is_a_game_all_the_same(tmp_path: Path) -> None:
    source = (Path(__file__).parents[2] / "examples" / "games" / "pig.py").read_text()
    hook = "\n\ndef scored(view, seat):\n    return round(view['safe'][seat] / 3)\n"
    (tmp_path / "untold_pig.py").write_text(source + hook)
    pig = catalogue.load(tmp_path / "untold_pig.py")
    with pytest.raises(Untranslatable, match=r"untold_pig.py, line \d+: round\(\) is not translated"):
        script_of(pig)
    assert pig.hooks.text.scored
    assert pig.hooks.text.scored({"safe": [9]}, 0) == 3
