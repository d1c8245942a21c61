"""The optional part of the contract: declared once, found once, and named where it is misspelt or wrongly shaped."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from rumpus.core import catalogue
from rumpus.core.contract import BotHooks, RulesHooks, StateHooks, TextHooks
from rumpus.core.game import Game
from rumpus.core.hooks import required, resolve, shapes
from rumpus.kernel.errors import BadGame

ROOT = Path(__file__).parent.parent.parent
BOUNCE = catalogue.game("bounce")
DECLARED = [
    (part, name, count)
    for part, kind in (("rules", RulesHooks), ("state", StateHooks), ("text", TextHooks), ("bot", BotHooks))
    for name, count in shapes(kind).items()
]
FUNCTIONS = [(part, name, count) for part, name, count in DECLARED if count >= 0]
FUNCTIONS += [("rules", name, count) for name, count in required().items()]


def modules(game: Game) -> dict[str, ModuleType]:
    """Copies of a game's modules, which a test may change."""
    found: dict[str, ModuleType] = {}
    for part in ("rules", "state", "text", "bot"):
        original = getattr(game, part)
        found[part] = ModuleType(original.__name__)
        vars(found[part]).update(vars(original))
    return found


def function(module: ModuleType, name: str, count: int) -> None:
    code = f"def {name}({', '.join(f'a{i}' for i in range(count))}): return 0"
    exec(code, vars(module))


@pytest.mark.parametrize(("part", "name", "count"), FUNCTIONS, ids=[name for _, name, _ in FUNCTIONS])
def test_a_wrong_number_of_arguments_is_named(part: str, name: str, count: int) -> None:
    for wrong in {count + 1, max(0, count - 1)} - {count}:
        found = modules(BOUNCE)
        function(found[part], name, wrong)
        with pytest.raises(BadGame, match=f"'{name}' of .* takes {wrong} arguments, but is called with {count}"):
            resolve("bounce", **found)
    found = modules(BOUNCE)
    function(found[part], name, count)
    hooks = resolve("bounce", **found)
    assert name in required() or getattr(getattr(hooks, part), name) is vars(found[part])[name]


@pytest.mark.parametrize(("part", "name", "count"), FUNCTIONS, ids=[name for _, name, _ in FUNCTIONS])
def test_a_misspelt_name_is_named(part: str, name: str, count: int) -> None:
    found = modules(BOUNCE)
    vars(found[part]).pop(name, None)
    wrong = name + "s" if len(name) < 6 else name[:-2] + name[-1] + name[-2]
    function(found[part], wrong, count)
    with pytest.raises(BadGame, match=f"'{wrong}', which nothing calls; was '{name}' meant"):
        resolve("bounce", **found)


def test_a_misspelt_table_is_named() -> None:
    found = modules(BOUNCE)
    vars(found["bot"])["LEVEL"] = {"child": {"iterations": 1}}
    with pytest.raises(BadGame, match="'LEVEL', which nothing calls; was 'LEVELS' meant"):
        resolve("bounce", **found)


def test_something_else_than_a_function_is_named() -> None:
    found = modules(BOUNCE)
    vars(found["bot"])["value"] = 3
    with pytest.raises(BadGame, match=r"'value' of bot\.py should be a function"):
        resolve("bounce", **found)


@pytest.mark.parametrize("name", ["MOVES", "CHOICES", "OUTCOMES", "LONGEST"])
def test_a_number_that_rules_lack_is_named(name: str) -> None:
    found = modules(BOUNCE)
    del vars(found["rules"])[name]
    with pytest.raises(BadGame, match=rf"rules\.py lacks the whole number '{name}'"):
        resolve("bounce", **found)


def test_helpers_are_left_alone() -> None:
    found = modules(BOUNCE)
    for name in ("_sensibel", "is_sensible", "count_cards"):
        function(found["bot"], name, 7)
    resolve("bounce", **found)


def test_a_hook_is_looked_up_nowhere_else() -> None:
    """By name from a module: only in core/hooks.py, which checks it."""
    names = "|".join(name for _, name, _ in DECLARED)
    lookup = re.compile(rf"""(?:get|has)attr\([\w.]*\b(?:rules|state|text|bot), ["'](?:{names})["']""")
    for path in (ROOT / "src" / "rumpus").rglob("*.py"):
        assert not lookup.search(path.read_text(encoding="utf-8")), path
