"""rumpus rules GAME: the rules for players, as text."""

from __future__ import annotations

import re
from argparse import Namespace

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.words import rules_for_players


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--plain", action="store_true", help=phrases("arg-plain"))


def run(given: Namespace, terminal: Terminal) -> int:
    game = catalogue.game(given.game)
    language, text = rules_for_players(game, terminal.phrases.language)
    if given.json:
        terminal.data({"game": game.name, "rules": game.version, "language": language, "text": text})
        return 0
    if language != terminal.phrases.language:
        terminal.warn(terminal.phrases("rules-other-language", language=language))
    show(text, terminal)
    return 0


def show(text: str, terminal: Terminal) -> None:
    """Markdown is readable as it is; headings and stress only gain a little colour."""
    for line in text.rstrip().splitlines():
        if line.startswith("#"):
            line = terminal.paint(line.lstrip("# "), "bold")
        elif terminal.colour:
            line = re.sub(r"\*\*(.+?)\*\*", lambda m: terminal.paint(m[1], "bold"), line)
        terminal.line(line)
