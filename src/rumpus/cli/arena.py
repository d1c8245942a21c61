"""rumpus arena GAME: bots against bots, and who beats whom, with intervals."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import Any

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.numbers import mean, share
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import add_setting, key_from, options_from
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.lab.arena import MatchResult, arena, check_bot

GAMES = 100
BOTS = "shark,greedy"


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--bots", metavar="BOT,BOT,…", default=BOTS, help=phrases("arg-bots", default=BOTS))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-arena-games", default=GAMES))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    add_setting(parser, phrases)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-arena-jobs"))


def run(given: Namespace, terminal: Terminal) -> int:
    if given.games < 1:
        raise BadUsage("number-from", option="--games", least=1, value=given.games)
    if given.jobs is not None and not 1 <= given.jobs <= 1024:
        raise BadUsage("number-between", option="--jobs", least=1, most=1024, value=given.jobs)
    game = catalogue.game(given.game)
    options = options_from(given, game, given.seats)
    bots = [word.strip() for word in given.bots.split(",")]
    for bot in bots:
        check_bot(bot)
    key = key_from(given)
    with Progress(given.games, game.title, terminal.phrases) as progress:
        result = arena(game, options, bots, given.games, key, given.jobs, progress)
    if given.json:
        terminal.data({"game": game.name, "seats": options.seats, "key": key.hex(), **_data(result, bots)})
    else:
        title = terminal.phrases("arena-title", title=game.title, games=result.games, deals=result.deals)
        terminal.line(terminal.paint(title, "bold"))
        _show(result, terminal)
        terminal.line(terminal.paint(terminal.phrases("simulate-key", key=key.hex().lstrip("0") or "0"), "dim"))
    return 0


def _show(result: MatchResult, terminal: Terminal) -> None:
    phrases, names = terminal.phrases, [one.name for one in result.standings]
    head = ["", phrases("simulate-first"), phrases("simulate-points"), phrases("arena-rating")]
    rows = [
        [one.name, share(one.first, phrases), mean(one.points, phrases), mean(one.rating, phrases)]
        for one in sorted(result.standings, key=lambda one: -one.rating.value)
    ]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    terminal.line()
    for row in [head, *rows]:
        terminal.line("  " + "   ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)).rstrip())
    terminal.line()
    for (bot, other), beaten in result.beats.items():
        if bot < other:
            said = share(beaten, phrases) + (" *" if result.clear(bot, other) else "")
            terminal.say("arena-beats", bot=names[bot], other=names[other], share=said)
    if any(result.clear(*two) for two in result.beats):
        terminal.say("arena-star")


def _data(result: MatchResult, bots: list[str]) -> dict[str, Any]:
    return {
        "games": result.games,
        "deals": result.deals,
        "bots": [asdict(one) | {"points": one.points.data()} for one in result.standings],
        "beats": [
            {"bot": bots[bot], "other": bots[other], **beaten.data(), "luck": result.luck[bot, other]}
            for (bot, other), beaten in result.beats.items()
        ],
    }
