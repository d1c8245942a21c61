"""rumpus compare A.toml B.toml: two decks of one game, measure by measure."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import add_setting, key_from, options_from
from rumpus.cli.sweep import GAMES, show
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.kernel.options import Options


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("a", metavar="A.toml", help=phrases("arg-compare-deck"))
    parser.add_argument("b", metavar="B.toml", help=phrases("arg-compare-deck"))
    parser.add_argument("--game", metavar="GAME", help=phrases("arg-compare-game"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-sweep-games"))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    add_setting(parser, phrases, deck=False)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-jobs"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.lab.sweep import Variant, decks, measure

    if given.games < 2:
        raise BadUsage(f"--games wants a number from 2 on, not {given.games}")
    names = [given.a, given.b]
    game, found = decks(names, catalogue.game(given.game) if given.game else None)
    if game is None:
        raise BadUsage('--game says which game the decks are for; or a line game = "NAME" at the top of a file')
    given.deck = None
    base = options_from(given, game, given.seats, unhurried=True)
    key, measured = key_from(given), list[Any]()
    with Progress(2, game.title) as progress:
        for name, deck in zip(names, found, strict=True):
            options = base if deck is None else Options(base.seats, base.chosen, deck)
            measured.append(measure(game, Variant(Path(name).stem, options), key, given.games, given.jobs))
            progress(len(measured))
    if given.json:
        terminal.data({"game": game.name, "key": key.hex(), "decks": [asdict(one) for one in measured]})
        return 0
    terminal.line(terminal.paint(terminal.phrases("sweep-title", title=game.title, games=given.games), "bold"))
    show(measured, terminal)
    terminal.line(terminal.paint(terminal.phrases("simulate-key", key=key.hex().lstrip("0") or "0"), "dim"))
    return 0
