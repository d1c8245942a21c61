"""rumpus balance GAME: one report about a game: seats, points, length, suspense, moves, skill."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.keeping import usable
from rumpus.cli.numbers import mean, share
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import add_setting, check_counts, key_from, options_from
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.kernel.errors import RumpusError

if TYPE_CHECKING:
    from rumpus.lab.balance import Balance
    from rumpus.lab.hints import Hint
    from rumpus.lab.report import Report

BOT_GAMES = 40  # between bots that think


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    parser.add_argument("--scale", metavar="X", type=float, default=1.0, help=phrases("arg-scale"))
    parser.add_argument("--bots", metavar="BOT,BOT", default="regular,child", help=phrases("arg-balance-bots"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrases("arg-out-balance"))
    add_setting(parser, phrases)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-jobs"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.lab.arena import check_bot
    from rumpus.lab.balance import against_bots, balance
    from rumpus.lab.hints import hints_of
    from rumpus.lab.report import Report

    check_counts(given)
    if not 0.001 <= given.scale <= 1000:
        raise BadUsage("number-between", option="--scale", least=0.001, most=1000, value=given.scale)
    game = catalogue.game(given.game)
    options = options_from(given, game, given.seats, unhurried=True)
    bots = [word.strip() for word in given.bots.split(",")] if given.bots != "none" else []
    if len(bots) not in (0, 2):
        raise BadUsage("usage-two-bots")
    for bot in bots:
        check_bot(bot)
    path = usable(given.out or Path(f"{game.name}-balance.html"))
    key = key_from(given)
    with Progress(100, game.title, terminal.phrases) as progress:
        found = balance(game, options, key, scale=given.scale, jobs=given.jobs, progress=progress)
        if bots and options.seats > 1:
            games = max(options.seats, round(BOT_GAMES * min(1.0, given.scale)))
            pair = (bots[0], bots[1])
            found.ladder.append(
                against_bots(
                    game, options, key, games, pair, given.jobs, lambda n: progress(70 + 30 * n // (games + 8))
                )
            )
    command = _command(given, game.name, options.seats, key)
    report = Report(game, options, terminal.phrases.language)
    try:
        path.write_text(report.html(found, command), encoding="utf-8")
    except OSError as error:
        raise RumpusError("file-unwritable", path=path, problem=error) from None
    hints = [(report.hint(one, found), one) for one in hints_of(game, options, found)]
    if given.json:
        data = asdict(found)
        del data["lengths"]
        told = [{"hint": one.name, "says": says, "try": one.command, **one.value.data()} for says, one in hints]
        terminal.data({**data, "hints": told, "key": key.hex(), "report": str(path)})
        return 0
    _show(found, report, hints, terminal)
    terminal.say("balance-report", path=str(path))
    return 0


def _show(found: Balance, report: Report, hints: list[tuple[str, Hint]], terminal: Terminal) -> None:
    phrases = terminal.phrases
    terminal.line(terminal.paint(phrases("balance-title", title=report.game.title, games=found.games), "bold"))
    for turns, value in enumerate(found.by_order):
        terminal.say("balance-order", turns=turns, share=share(value, phrases))
    terminal.say("balance-length", mean=mean(found.length, phrases))
    terminal.say("balance-suspense", changes=mean(found.lead_changes, phrases), decided=share(found.decided, phrases))
    for step in found.ladder:
        terminal.say(
            "balance-skill",
            better=report.bot(step.better),
            worse=report.bot(step.worse),
            share=share(step.share, phrases),
        )
    for says, one in hints:
        terminal.line(f"→ {says}")
        if one.command:
            terminal.line(f"  {one.command}")


def _command(given: Namespace, game: str, seats: int, key: bytes) -> str:
    words = ["rumpus balance", game, f"--seats {seats}"]
    words += [f"--option {option}" for option in given.option]
    words += [f"--deck {given.deck}"] if given.deck else []
    words += [f"--scale {given.scale:g}"] if given.scale != 1 else []
    words += [f"--bots {given.bots}"] if given.bots != "regular,child" else []
    return " ".join([*words, f"--key {key.hex().lstrip('0') or '0'}"])
