"""rumpus compare A.toml B.toml: two decks of one game, measure by measure."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.setting import add_setting, options_from
from rumpus.cli.sweep import GAMES, measure_all
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.kernel.options import Options


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("a", metavar="A.toml", help=phrases("arg-compare-deck"))
    parser.add_argument("b", metavar="B.toml", help=phrases("arg-compare-deck"))
    parser.add_argument("--game", metavar="GAME", help=phrases("arg-compare-game"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-sweep-games", default=GAMES))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    add_setting(parser, phrases, deck=False)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-jobs"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.lab.sweep import Variant, decks

    names = [given.a, given.b]
    game, found = decks(names, catalogue.game(given.game) if given.game else None)
    if game is None:
        raise BadUsage("usage-compare-game")
    given.deck = None
    base = options_from(given, game, given.seats, unhurried=True)
    options = [base if deck is None else Options(base.seats, base.chosen, deck) for deck in found]
    variants = [Variant(Path(name).stem, one) for name, one in zip(names, options, strict=True)]
    return measure_all(game, variants, given, terminal)
