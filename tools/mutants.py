"""Would our checks notice wrong rules? One constant changed or one branch swapped at a time, in a copy of a game.

.venv/bin/python -m tools.mutants                           a hundred mutants of each game
.venv/bin/python -m tools.mutants bounce --count 20         of one game, so many
.venv/bin/python -m tools.mutants bloops --only 17          one of them alone, to see whether a new test notices it

A mutant is noticed by a scenario, by a golden record, or by lockstep: the random games and searches over all tables
that every speed is held against come out differently (tests/speed/reference.py). All of it is interpreted: the question
is whether the checks would see the difference, not at which speed. What is left is listed with its line: it is
equivalent, or a test is missing. A mutant has a process of its own, and what crashes or hangs is noticed.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from rumpus.bots.engine import Engine
from rumpus.bots.searcher import Searcher
from rumpus.core import catalogue
from rumpus.core.archive import load_record, replay
from rumpus.core.game import Game
from rumpus.laws.positions import tables
from rumpus.laws.scenarios import run_scenario, scenarios_of
from rumpus.speed.compiled import compiled
from tests.speed.reference import KEY, thoughts, walk

PATIENCE = 4.0  # times as long as the rules themselves need, and some seconds: then it hangs
SWAPPED: dict[type[Any], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NOT_RULES = {"setup", "check_deck", "inventory"}  # the deal is data to every speed


@dataclass(frozen=True)
class Mutant:
    number: int
    file: str
    line: int
    what: str
    source: str


# Making them


def mutants(game: Game, count: int, seed: int) -> list[Mutant]:
    """So many, drawn from all places of all rules."""
    found: list[tuple[Path, int]] = []
    for module in compiled(game).modules:
        file = Path(cast(str, module.__file__))
        found += [(file, place) for place in range(len(list(places(ast.parse(file.read_text(encoding="utf-8"))))))]
    drawn = random.Random(seed).sample(found, min(count, len(found)))
    return [mutated(number, file, place) for number, (file, place) in enumerate(sorted(drawn))]


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, Callable[[], str]]]:
    """What can be changed: numbers, comparisons, sums, branches; in functions, and in tables of numbers."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef) and statement.name not in NOT_RULES:
            for part in statement.body:
                yield from changes(part)
        elif isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Tuple):
            yield from changes(statement.value)


def changes(top: ast.AST) -> Iterator[tuple[ast.AST, Callable[[], str]]]:
    for node in ast.walk(top):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, lambda node=node: number_changed(node)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPPED:
            yield node, lambda node=node: swap(node.ops, 0)
        elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPPED:
            yield node, lambda node=node: swap(node, "op")
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            yield node, lambda node=node: negate(node)


def number_changed(node: ast.Constant) -> str:
    before, node.value = cast(int, node.value), cast(int, node.value) + 1
    return f"{before} became {node.value}"


def swap(holder: Any, at: Any) -> str:
    before = holder[at] if isinstance(at, int) else getattr(holder, at)
    after = SWAPPED[type(before)]()
    if isinstance(at, int):
        holder[at] = after
    else:
        setattr(holder, at, after)
    return f"{type(before).__name__} became {type(after).__name__}"


def negate(node: ast.If | ast.IfExp | ast.While) -> str:
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return "a branch was swapped"


def mutated(number: int, file: Path, place: int) -> Mutant:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    node, change = list(places(tree))[place]
    line = cast(Any, node).lineno
    what = change()
    return Mutant(number, file.name, line, what, ast.unparse(ast.fix_missing_locations(tree)) + "\n")


def unchanged(game: Game) -> Mutant:
    """The rules themselves, copied and written anew in the same way: nothing may notice that."""
    file = Path(cast(str, compiled(game).modules[-1].__file__))
    return Mutant(-1, file.name, 0, "nothing", ast.unparse(ast.parse(file.read_text(encoding="utf-8"))) + "\n")


# Noticing them


def by_scenarios(game: Game) -> None:
    for scenario in scenarios_of(game):
        run_scenario(game, scenario)


def by_records(game: Game) -> None:
    for path in sorted((game.folder / "tests" / "golden").glob("*.rump")):
        replay(game, load_record(path))


def by_lockstep(game: Game, games: int) -> Iterator[Any]:
    """What random play and thought come to, over all tables, piece by piece."""
    for number in range(games):
        for table in tables(game):
            yield walk(game, table.options, number)["digest"]
    engine = Engine(game)
    for number, table in enumerate(tables(game)):
        searcher = Searcher(engine, KEY, nodes=256, fast=False)
        for known, seat, _ in list(thoughts(game, table.options, number))[:: 20 + number % 7]:
            searcher.begin(known, seat, 8)
            yield [(choice.move, choice.visits, choice.worth) for choice in searcher.look(8)]


def noticed_by(game: Game, games: int, reference: list[Any]) -> str:
    """In a process of its own."""
    try:
        by_scenarios(game)
    except Exception:
        return "scenarios"
    try:
        by_records(game)
    except Exception:
        return "records"
    try:
        for found, expected in zip(by_lockstep(game, games), reference, strict=True):
            if found != expected:
                return "lockstep"
    except Exception:
        return "lockstep"
    return ""


def tried(game: Game, mutant: Mutant, games: int, reference: list[Any], seconds: float) -> str:
    """Which check notices it; empty: none."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / game.name
        shutil.copytree(game.folder, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        (copy / mutant.file).write_text(mutant.source, encoding="utf-8")
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            signal.alarm(int(seconds))
            try:
                answer = noticed_by(catalogue.load(copy), games, reference)
            except BaseException:
                answer = "load"
            os.write(writing, (answer or "nothing").encode())
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            answer = pipe.read().decode()
        os.waitpid(child, 0)
    return "" if answer == "nothing" else answer or "hang"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--count", type=int, default=100, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--walks", type=int, default=3, help="random games of each table")
    parser.add_argument("--only", type=int, help="the number of one mutant")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write JSON there")
    chosen = parser.parse_args()
    report: dict[str, Any] = {}
    for game in [catalogue.game(name) for name in chosen.games] or catalogue.games():
        begin = time.monotonic()
        reference = list(by_lockstep(game, chosen.walks))
        seconds = PATIENCE * (time.monotonic() - begin) + 20
        if said := tried(game, unchanged(game), chosen.walks, reference, seconds):
            print(f"{game.title}: the rules as they are do not pass ({said}): nothing can be said about mutants")
            return 1
        made = mutants(game, chosen.count, chosen.seed)
        answers: dict[int, str] = {}
        for mutant in made:
            if chosen.only in (None, mutant.number):
                answers[mutant.number] = tried(game, mutant, chosen.walks, reference, seconds)
        left = [mutant for mutant in made if answers.get(mutant.number) == ""]
        counts = Counter(answer or "nothing" for answer in answers.values())
        took = time.monotonic() - begin
        print(
            f"{game.title}: {len(answers)} mutants, {len(answers) - len(left)} noticed ({dict(counts)}), {took:.0f} s"
        )
        for mutant in left:
            print(f"  {mutant.number}: {mutant.file}:{mutant.line} {mutant.what}", flush=True)
        report[game.name] = {
            "mutants": len(answers),
            "noticed": dict(counts),
            "left": [[mutant.file, mutant.line, mutant.what] for mutant in left],
        }
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
