"""rumpus puzzles GAME: moments of games in which one move is clearly best, found, graded and checked."""

from __future__ import annotations

import time
from argparse import Namespace
from collections import Counter
from pathlib import Path

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.keeping import usable
from rumpus.cli.numbers import percent
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import check_number
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.words import Words
from rumpus.kernel.errors import RumpusError
from rumpus.lab.puzzle_file import Puzzle, in_order, load_puzzles, opened, puzzles_path, write_puzzles
from rumpus.lab.puzzles import ITERATIONS, LONGER, check, find

COUNT = 10
HOLDS = 0.95  # of the puzzles must hold when they are judged again
FELL = 1  # the exit code where fewer do


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=phrases("arg-game"))
    parser.add_argument(
        "--count", metavar="N", type=int, default=COUNT, help=phrases("arg-puzzles-count", default=COUNT)
    )
    parser.add_argument("--seed", metavar="WORD", default="rumpus", help=phrases("arg-puzzles-seed"))
    parser.add_argument(
        "--iterations", metavar="N", type=int, default=ITERATIONS, help=phrases("arg-iterations", default=ITERATIONS)
    )
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-puzzles-jobs"))
    parser.add_argument("--minutes", metavar="N", type=float, help=phrases("arg-puzzles-minutes"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrases("arg-puzzles-out"))
    parser.add_argument("--check", action="store_true", help=phrases("arg-puzzles-check"))
    parser.add_argument("--file", metavar="FILE", type=Path, help=phrases("arg-puzzles-file"))


def run(given: Namespace, terminal: Terminal) -> int:
    for option, value, least in (("--count", given.count, 1), ("--iterations", given.iterations, 100)):
        check_number(option, value, least)
    if given.jobs is not None and not 1 <= given.jobs <= 1024:
        raise BadUsage("number-between", option="--jobs", least=1, most=1024, value=given.jobs)
    if given.minutes is not None and not given.minutes > 0:  # nan, too
        raise BadUsage("number-from", option="--minutes", least=1, value=given.minutes)
    if given.game is None and not (given.check and given.file):
        raise BadUsage("usage-required", program="rumpus puzzles", arguments="GAME")
    return _check(given, terminal) if given.check else _find(given, terminal)


def _find(given: Namespace, terminal: Terminal) -> int:
    game = catalogue.game(given.game)
    if game.rules.CHOICES < 3:
        raise BadUsage("puzzles-too-few-choices", title=game.title)
    if given.out is not None:
        usable(given.out)
    found: list[Puzzle] = []
    end = None if given.minutes is None else time.monotonic() + 60 * given.minutes
    title = terminal.phrases("puzzles-games", title=game.title)
    with Progress(0, title, terminal.phrases) as progress:
        for puzzle in find(
            game,
            given.count,
            given.seed,
            iterations=given.iterations,
            jobs=given.jobs,
            progress=progress,
            late=lambda: end is not None and time.monotonic() > end,
        ):
            found = in_order([*found, puzzle])
            if given.out is not None:  # at once: what was found is not lost when somebody has enough
                _write(game, found, given.out)
    if given.json:
        terminal.line(write_puzzles(game, found))
    else:
        _show(game, found, given, terminal)
    return 0


def _write(game: Game, found: list[Puzzle], path: Path) -> None:
    try:
        beside = path.with_name(path.name + ".part")
        beside.write_text(write_puzzles(game, found), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise RumpusError("file-unwritable", path=path, problem=error) from None


def _show(game: Game, found: list[Puzzle], given: Namespace, terminal: Terminal) -> None:
    phrases = terminal.phrases
    grades = Counter(puzzle.grade for puzzle in found)
    counts = {f"grade{grade}": grades[grade] for grade in (1, 2, 3)}
    terminal.line(terminal.paint(phrases("puzzles-found", title=game.title, count=len(found), **counts), "bold"))
    for puzzle in found:
        view = opened(game, puzzle).view(puzzle.seat)
        names = [phrases("seat-number", number=seat + 1) for seat in range(puzzle.seats)]
        words = Words(game, phrases.language, names, puzzle.seat)
        first, second = puzzle.choices[:2]
        told = phrases(
            "puzzles-line",
            grade=puzzle.grade,
            best=words.move(game.read_move(first.move), view),
            worth=percent(first.worth, phrases),
            second=words.move(game.read_move(second.move), view),
            other=percent(second.worth, phrases),
        )
        terminal.line(f"  {puzzle.name}  {told}")
    if given.out is not None:
        terminal.say("puzzles-kept", path=str(given.out))


def _check(given: Namespace, terminal: Terminal) -> int:
    path = given.file or puzzles_path(catalogue.game(given.game))
    if given.file is None and not path.is_file():
        raise BadUsage("puzzles-none", title=catalogue.game(given.game).title)
    game, puzzles = load_puzzles(path)
    iterations = LONGER * given.iterations
    with Progress(len(puzzles), game.title, terminal.phrases) as progress:
        result = check(game, puzzles, iterations, given.jobs, progress)
    share = len(result.held) / max(1, len(puzzles))
    if given.json:
        terminal.data({"game": game.name, "puzzles": len(puzzles), "iterations": iterations, "fell": result.fell})
    else:
        counts = {"count": len(puzzles), "held": len(result.held), "percent": percent(share, terminal.phrases)}
        terminal.say("puzzles-checked", title=game.title, iterations=iterations, **counts)
        if result.fell:
            terminal.say("puzzles-fell", names=", ".join(result.fell))
    if given.out is not None and result.fell:
        _write(game, [puzzle for puzzle in puzzles if puzzle.name not in result.fell], given.out)
    return 0 if share >= HOLDS else FELL
