"""rumpus moves GAME: the table of a game's moves, number, code and sentence."""

from __future__ import annotations

from argparse import Namespace

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.words import Words
from rumpus.kernel.seats import SEATS, WATCHER


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))


def run(given: Namespace, terminal: Terminal) -> int:
    game = catalogue.game(given.game)
    seats = [terminal.phrases("seat-number", number=seat + 1) for seat in range(SEATS)]
    words = Words(game, terminal.phrases.language, seats, WATCHER)
    if given.json:
        terminal.data(
            [
                {"number": number, "code": move.code, "text": words.move(number)}
                for number, move in enumerate(game.moves)
            ]
        )
        return 0
    width = max(len(move.code) for move in game.moves)
    for number, move in enumerate(game.moves):
        terminal.line(f"{number:>4}  {terminal.paint(f'{move.code:<{width}}', 'bold')}  {words.move(number)}")
    return 0
