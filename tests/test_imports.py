"""Imports point one way, and rules know no clock, no chance of their own, no numba."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.speed.compiled import compiled

ROOT = Path(__file__).parent.parent / "src" / "rumpus"

# Each part may use itself and what stands before it.
LEVELS = ["kernel", "core", "speed", "games", "laws", "bots", "lab", "table", "client", "mcp", "cli"]
BESIDE = {("table", "lab"), ("client", "lab"), ("mcp", "lab")}  # the room needs no laboratory

RULES_MAY_IMPORT = {"__future__", "collections", "types", "typing", "rumpus"}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names} if node.module == "rumpus" else set()
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_part_imports_only_what_stands_below_it(level: str) -> None:
    allowed = set(LEVELS[: LEVELS.index(level) + 1])
    for path in (ROOT / level).rglob("*.py"):
        if "template" in path.parts or "tests" in path.parts:
            continue
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "rumpus" and len(parts) > 1 and parts[1] in LEVELS:
                assert parts[1] in allowed, f"{path.relative_to(ROOT)} imports {name}"
                assert (level, parts[1]) not in BESIDE, f"{path.relative_to(ROOT)} imports {name}"


def test_only_speed_knows_numba() -> None:
    knowing = {p for p in ROOT.rglob("*.py") if {"numba", "llvmlite"} & {n.split(".")[0] for n in imports(p)}}
    assert {p.relative_to(ROOT).parts[0] for p in knowing} == {"speed"}


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_rules_import_nothing_that_acts(game: Game) -> None:
    """Neither numba nor random nor time: what is compiled is plain."""
    for module in compiled(game).modules:
        path = Path(module.__file__)
        roots = {name.split(".")[0] for name in imports(path)}
        assert roots <= RULES_MAY_IMPORT, f"{game.name}: {path.name} imports {roots - RULES_MAY_IMPORT}"


def test_table_and_bots_name_no_game() -> None:
    games = [p.parent.name for p in (ROOT / "games").glob("*/game.toml")]
    for part in ("bots", "table", "speed", "core", "kernel"):
        for path in (ROOT / part).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            words = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            for game in games:
                assert game not in words, f"{path.relative_to(ROOT)} names {game}"


def test_a_class_name_stands_once_in_the_package() -> None:
    """So that a stranger can grep. A game's State is the one exception: every game has one."""
    found: dict[str, list[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        if not {"tests", "template"} & set(path.parts):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name != "State":
                    found.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
