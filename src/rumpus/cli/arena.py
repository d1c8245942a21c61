"""rumpus arena GAME: bots against bots, and who beats whom, with intervals."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from rumpus.cli.command import Parser
from rumpus.cli.keeping import usable
from rumpus.cli.numbers import mean, share
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import add_setting, check_counts, key_from, options_from
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.lab.arena import MatchResult, arena, check_bot
from rumpus.lab.leaderboard import (
    RatedSetting,
    check_new,
    command_of,
    count_run,
    counting_in,
    read_leaderboard,
    setting_in,
    short_key,
    write_leaderboard,
)
from rumpus.lab.statistics import Interval

GAMES = 100
BOTS = "shark,greedy"


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--bots", metavar="BOT,BOT,…", default=BOTS, help=phrases("arg-bots", default=BOTS))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-arena-games", default=GAMES))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    add_setting(parser, phrases)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-arena-jobs"))
    parser.add_argument("--leaderboard", metavar="FILE", type=Path, help=phrases("arg-leaderboard"))


def run(given: Namespace, terminal: Terminal) -> int:
    check_counts(given)
    game = catalogue.game(given.game)
    options = options_from(given, game, given.seats)
    bots = [word.strip() for word in given.bots.split(",")]
    for bot in bots:
        check_bot(bot)
    key = key_from(given)
    if given.leaderboard:  # before hours are spent on games that cannot be counted
        usable(given.leaderboard)
        check_new(given.leaderboard, setting_in(read_leaderboard(given.leaderboard), game, options), bots, key)
    with Progress(given.games, game.title, terminal.phrases) as progress:
        result = arena(game, options, bots, given.games, key, given.jobs, progress)
    kept = _keep(given, game, options, bots, key, result) if given.leaderboard else None
    if given.json:
        board = {} if kept is None else {"leaderboard": to_builtins(kept)}
        terminal.data({"game": game.name, "seats": options.seats, "key": key.hex(), **_data(result, bots), **board})
    else:
        title = terminal.phrases("arena-title", title=game.title, games=result.games, deals=result.deals)
        terminal.line(terminal.paint(title, "bold"))
        _show(result, terminal)
        if kept is not None:
            _show_board(kept, given.leaderboard, terminal)
        terminal.line(terminal.paint(terminal.phrases("simulate-key", key=short_key(key)), "dim"))
    return 0


def _keep(
    given: Namespace, game: Game, options: Options, bots: list[str], key: bytes, result: MatchResult
) -> RatedSetting:
    """The file as it is now: somebody else may have written there while these games were played."""
    command = command_of(game, options, bots, given.games, key, given.deck)
    with counting_in(given.leaderboard):
        board = read_leaderboard(given.leaderboard)
        setting = setting_in(board, game, options)
        check_new(given.leaderboard, setting, bots, key)
        count_run(setting, bots, [one.name for one in result.standings], result.played, key, command)
        write_leaderboard(given.leaderboard, board)
    return setting


def _show_board(setting: RatedSetting, path: Path, terminal: Terminal) -> None:
    phrases = terminal.phrases
    terminal.line()
    terminal.line(terminal.paint(phrases("leaderboard-title", path=str(path), runs=len(setting.runs)), "bold"))
    width = max(len(one.name) for one in setting.ratings)
    for rank, one in enumerate(setting.ratings, 1):
        told = phrases("leaderboard-bot", rating=mean(Interval(one.mu, one.low, one.high), phrases), games=one.games)
        terminal.line(f"  {rank:>2}  {one.name:<{width}}  {told}")


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
