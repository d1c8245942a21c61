"""rumpus simulate GAME: many random games, and what they tell, with intervals."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import Parser
from rumpus.cli.numbers import mean, percent, share
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import add_setting, check_counts, key_from, options_from
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.lab.players import Adaptive, Cluster, Gpu, Players, Threads
from rumpus.lab.results import Results
from rumpus.lab.simulate import GamesSummary, simulate

GAMES = 10_000


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-games", default=GAMES))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    add_setting(parser, phrases)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-jobs"))
    parser.add_argument("--out", metavar="FOLDER", type=Path, help=phrases("arg-out-simulate"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--ray", metavar="ADDRESS", help=phrases("arg-ray"))
    where.add_argument("--gpu", action="store_true", help=phrases("arg-gpu"))


def run(given: Namespace, terminal: Terminal) -> int:
    check_counts(given)
    game = catalogue.game(given.game)
    options = options_from(given, game, given.seats)
    key = key_from(given)
    with Progress(given.games, game.title, terminal.phrases) as progress:
        players = _players(given, game, options, key)
        results = Results(given.out, game, options, key) if given.out is not None else None
        try:
            summary = simulate(players, given.games, results, progress)
        except KeyboardInterrupt:
            if results is not None:
                kept, hexed = sum(map(len, results.kept())), key.hex().lstrip("0") or "0"
                terminal.warn(terminal.phrases("simulate-kept", games=kept, folder=str(given.out), key=hexed))
            raise
    if summary.problem:
        terminal.warn(f"could not be compiled, so it stayed slow: {summary.problem}")
    if given.json:
        terminal.data({"game": game.name, "seats": options.seats, "key": key.hex(), **_data(summary)})
    else:
        _show(summary, game.title, key, terminal)
    return 0


def _players(given: Namespace, game: Game, options: Options, key: bytes) -> Players:
    if given.ray is not None:
        return Cluster(game, options, key, given.ray)
    if given.gpu:
        return Gpu(game, options, key)
    # What is kept is kept in whole parts, so all of it is played in machine code.
    return (Adaptive if given.out is None else Threads)(game, options, key, given.jobs)


def _show(summary: GamesSummary, title: str, key: bytes, terminal: Terminal) -> None:
    phrases, tally = terminal.phrases, summary.tally
    terminal.line(terminal.paint(phrases("simulate-title", title=title, games=tally.games), "bold"))
    terminal.line()
    names = [phrases("seat-number", number=seat + 1) for seat in range(tally.seats)]
    head = ("", phrases("simulate-first"), phrases("simulate-points"))
    rows = [
        (name, share(win, phrases, 2), mean(points, phrases, 3))
        for name, win, points in zip(names, summary.wins, summary.points, strict=True)
    ]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(3)]
    for row in [head, *rows]:
        terminal.line("  " + "   ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)).rstrip())
    terminal.line()
    if tally.shared:
        terminal.say("simulate-shared", percent=percent(tally.shared / tally.games, phrases, 2))
    if tally.without:
        terminal.say("simulate-nobody", percent=percent(tally.without / tally.games, phrases, 2))
    terminal.say(
        "simulate-length",
        mean=mean(summary.length, phrases, 3),
        least=phrases.number(tally.shortest),
        most=phrases.number(tally.longest),
    )
    terminal.say(
        "simulate-speed",
        speed=phrases.number(summary.decisions_a_second),
        seconds=phrases.number(summary.seconds, 1),
        compiled=percent(summary.compiled_games / tally.games, phrases),
    )
    terminal.line(terminal.paint(phrases("simulate-key", key=key.hex().lstrip("0") or "0"), "dim"))


def _data(summary: GamesSummary) -> dict[str, object]:
    tally = summary.tally
    return {
        "games": tally.games,
        "first": [interval.data() for interval in summary.wins],
        "points": [interval.data() for interval in summary.points],
        "shared": tally.shared,
        "nobody": tally.without,
        "length": summary.length.data() | {"shortest": tally.shortest, "longest": tally.longest},
        "decisions": tally.decisions,
        "steps": tally.steps,
        "seconds": summary.seconds,
        "decisions_a_second": summary.decisions_a_second,
        "compiled_games": summary.compiled_games,
    }
