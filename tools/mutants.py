"""Would our checks notice wrong rules? One constant changed or one branch swapped at a time, in a copy of a game.

.venv/bin/python -m tools.mutants                           a hundred mutants of each game
.venv/bin/python -m tools.mutants bounce --count 20         of one game, so many
.venv/bin/python -m tools.mutants bloops --only 17          one of them alone, to see whether a new test notices it

A mutant is noticed by a scenario, by a golden record, by lockstep, or by the game's own tests. Lockstep: the random
games, worlds, clocks and searches over all tables that every speed is held against come out differently
(tests/speed/reference.py). All of it is interpreted: the question is whether the checks would see the difference, not
at which speed. What nothing notices is equivalent, and equivalent_mutants.toml beside this file says why, or it is
listed with its line: a test is missing, and the exit status is 1. A mutant has a process of its own, and what crashes
or hangs is noticed.
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
import tomllib
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from rumpus.bots.engine import Engine
from rumpus.bots.searcher import Searcher
from rumpus.core import catalogue
from rumpus.core.archive import load_record, replay
from rumpus.core.game import Game
from rumpus.kernel.chance import draw_of
from rumpus.laws.positions import tables
from rumpus.laws.scenarios import run_scenario, scenarios_of
from rumpus.speed.compiled import compiled
from tests.speed.reference import KEY, thoughts, walk

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
PATIENCE = 4.0  # times as much work as the rules themselves need for lockstep, and some seconds: then it hangs
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
Node = ast.stmt | ast.expr  # what has a line
NOT_RULES = {"setup", "check_deck", "inventory"}  # the deal is data to every speed


@dataclass(frozen=True)
class Mutant:
    number: int
    file: str
    line: int
    text: str  # of that line, with the change marked
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


def places(tree: ast.Module) -> Iterator[tuple[Node, Callable[[], str]]]:
    """What can be changed: numbers, comparisons, sums, branches; in functions, and in tables of numbers."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef) and statement.name not in NOT_RULES:
            for part in statement.body:
                yield from changes(part)
        elif isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Tuple):
            yield from changes(statement.value)


def changes(top: ast.AST) -> Iterator[tuple[Node, Callable[[], str]]]:
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
    before = file.read_text(encoding="utf-8")
    tree = ast.parse(before)
    node, change = list(places(tree))[place]
    line, text, what = node.lineno, marked(before, node), change()
    return Mutant(number, file.name, line, text, what, ast.unparse(ast.fix_missing_locations(tree)) + "\n")


def marked(source: str, node: Node) -> str:
    """Its line, with ‹ and › around what is changed: as far as it stands on that line."""
    line = source.splitlines()[node.lineno - 1]
    begin, end = node.col_offset, node.end_col_offset if node.end_lineno == node.lineno else len(line)
    return f"{line[:begin]}‹{line[begin:end]}›{line[end:]}".strip()


def unchanged(game: Game) -> Mutant:
    """The rules themselves, copied and written anew in the same way: nothing may notice that."""
    file = Path(cast(str, compiled(game).modules[-1].__file__))
    return Mutant(-1, file.name, 0, "", "nothing", ast.unparse(ast.parse(file.read_text(encoding="utf-8"))) + "\n")


def equivalents(game: Game) -> set[tuple[str, str, str]]:
    """Mutants that play the same game, by file, line and change; why stands in the file."""
    known = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game.name, [])
    return {(entry["file"], entry["line"], entry["what"]) for entry in known if entry["why"]}


# Noticing them


def by_scenarios(game: Game) -> None:
    for scenario in scenarios_of(game):
        run_scenario(game, scenario)


def by_records(game: Game) -> None:
    for path in sorted((game.folder / "tests" / "golden").glob("*.rump")):
        replay(game, load_record(path))


def by_lockstep(game: Game, games: int) -> Iterator[Any]:
    """What random play, worlds, clocks and thought come to, over all tables, piece by piece."""
    for number in range(games):
        for table in tables(game):
            yield walk(game, table.options, number)["digest"]
    engine, rules = Engine(game), game.hooks.rules
    all_tables = list(tables(game))
    for number in range(games * len(all_tables)):
        table = all_tables[number % len(all_tables)]
        searcher = Searcher(engine, KEY, nodes=256, fast=False)
        for at, (known, seat, _) in enumerate(thoughts(game, table.options, number)):
            world = known.copy()
            game.rules.imagine(world, seat, draw_of(KEY, at))
            yield world.pack(), rules.clock and rules.clock(known), rules.sealed and rules.sealed(known)
            if number < len(all_tables) and at % (20 + number % 7) == 0:
                searcher.begin(known, seat, 8)
                yield [(choice.move, choice.visits, choice.worth) for choice in searcher.look(8)]


def by_tests(game: Game) -> None:
    """The game's own tests, which ask the catalogue for it."""
    catalogue.game = lambda _: game  # in this process only
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        quick = ["-qx", "-p", "no:cacheprovider", "-m", "not slow and not thorough"]
        if pytest.main([*quick, str(game.folder / "tests")]) not in (
            pytest.ExitCode.OK,
            pytest.ExitCode.NO_TESTS_COLLECTED,
        ):
            raise AssertionError


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
    try:
        by_tests(game)
    except Exception:
        return "tests"
    return ""


@dataclass(frozen=True)
class Checks:
    """The checks of one game, and what lockstep comes to by the rules as they are."""

    game: Game
    games: int
    reference: list[Any]
    seconds: float  # of work, for one mutant


class Trial:
    """A mutant before the checks, in a process of its own."""

    def __init__(self, checks: Checks, mutant: Mutant) -> None:
        self.mutant = mutant
        self._folder = tempfile.TemporaryDirectory()
        copy = Path(self._folder.name) / checks.game.name
        shutil.copytree(checks.game.folder, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        (copy / mutant.file).write_text(mutant.source, encoding="utf-8")
        self._reading, writing = os.pipe()
        self._child = os.fork()
        if self._child == 0:
            signal.setitimer(signal.ITIMER_PROF, checks.seconds)  # ends it; a busy machine does not
            try:
                answer = noticed_by(catalogue.load(copy), checks.games, checks.reference)
            except BaseException:
                answer = "load"
            os.write(writing, (answer or "nothing").encode())
            os._exit(0)
        os.close(writing)

    def answer(self) -> str:
        """Which check notices it; empty: none."""
        with os.fdopen(self._reading, "rb") as pipe:
            said = pipe.read().decode()
        os.waitpid(self._child, 0)
        self._folder.cleanup()
        return "" if said == "nothing" else said or "hang"


def trials(checks: Checks, made: list[Mutant], jobs: int) -> Iterator[Trial]:
    """In their order, so many at once."""
    running: deque[Trial] = deque()
    for mutant in made:
        running.append(Trial(checks, mutant))
        if len(running) == jobs:
            yield running.popleft()
    yield from running


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--count", type=int, default=100, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--walks", type=int, default=3, help="random games of each table")
    parser.add_argument("--jobs", type=int, default=1, help="so many at once")
    parser.add_argument("--only", type=int, action="append", help="the number of one mutant; may be said several times")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write JSON there")
    chosen = parser.parse_args()
    report: dict[str, Any] = {}
    missed = False
    for game in [catalogue.game(name) for name in chosen.games] or catalogue.games():
        begin, worked = time.monotonic(), time.process_time()
        reference = list(by_lockstep(game, chosen.walks))
        checks = Checks(game, chosen.walks, reference, PATIENCE * (time.process_time() - worked) + 60)
        if said := Trial(checks, unchanged(game)).answer():
            print(f"{game.title}: the rules as they are do not pass ({said}): nothing can be said about mutants")
            return 1
        made = [m for m in mutants(game, chosen.count, chosen.seed) if chosen.only is None or m.number in chosen.only]
        known = equivalents(game)
        counts: Counter[str] = Counter()
        left: list[Mutant] = []
        for trial in trials(checks, made, chosen.jobs):
            mutant, answer = trial.mutant, trial.answer()
            if not answer and (mutant.file, mutant.text, mutant.what) in known:
                answer = "equivalent"
            counts[answer or "nothing"] += 1
            if not answer:
                left.append(mutant)
                print(f"  {mutant.number}: {mutant.file}:{mutant.line} {mutant.what}: {mutant.text}", flush=True)
        missed = missed or bool(left)
        took = time.monotonic() - begin
        print(f"{game.title}: {counts.total()} mutants: {dict(counts)}, {took:.0f} s", flush=True)
        report[game.name] = {
            "mutants": counts.total(),
            "noticed": dict(counts),
            "left": [[mutant.file, mutant.line, mutant.text, mutant.what] for mutant in left],
        }
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
