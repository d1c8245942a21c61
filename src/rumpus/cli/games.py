"""rumpus games: what can be played here."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.facts import as_declared
from rumpus.core.game import Game
from rumpus.core.options import reconstructed
from rumpus.core.words import Words
from rumpus.kernel.errors import BadGame
from rumpus.kernel.seats import WATCHER


def arguments(parser: Parser, phrases: Phrases) -> None:
    """None of its own."""


def run(given: Namespace, terminal: Terminal) -> int:
    found, broken = shelf()
    if given.json:
        terminal.data([facts(game, terminal.phrases.language) for game in found])
    else:
        for game in found:
            show(game, terminal)
    for error in broken:  # one bad folder must not hide the good ones, nor go unsaid
        terminal.warn(error.told(terminal.phrases.language))
    return 0


def shelf() -> tuple[list[Game], list[BadGame]]:
    """Every game that loads, and what is wrong with each that does not."""
    found: list[Game] = []
    broken: list[BadGame] = []
    for folder in catalogue.folders().values():
        try:
            found.append(catalogue.load(folder))
        except BadGame as error:
            broken.append(error)
    return found, broken


def show(game: Game, terminal: Terminal) -> None:
    terminal.line(terminal.paint(game.title, "bold") + f"  ({game.name})")
    words = Words(game, terminal.phrases.language, [], WATCHER)
    if (tagline := words.say("about")) != "about":
        terminal.line(f"  {tagline}")
    terminal.line(f"  {numbers(game, terminal.phrases)}")
    if reconstructed(game.facts.deck):
        terminal.line(f"  {terminal.phrases('deck-reconstructed')}")
    terminal.line()


def numbers(game: Game, phrases: Phrases) -> str:
    """ "2 to 4 players, from 8 years, 20 to 30 minutes": as much of it as game.toml tells."""
    parts = [phrases("game-seats", least=game.seats.start, most=game.seats.stop - 1)]
    if game.facts.age is not None:
        parts.append(phrases("game-age", age=game.facts.age))
    if game.facts.minutes is not None:
        least, most = game.facts.minutes
        parts.append(phrases("game-minutes", least=least, most=most))
    return " · ".join(parts)


def facts(game: Game, language: str) -> dict[str, Any]:
    words = Words(game, language, [], WATCHER)
    tagline = words.say("about")
    return {
        "name": game.name,
        "title": game.title,
        "about": "" if tagline == "about" else tagline,
        "rules": game.version,
        "seats": as_declared(game.facts.seats),
        "age": game.facts.age,
        "minutes": game.facts.minutes,
        "options": as_declared(game.facts.options),
        "credits": game.facts.credits,
        "moves": len(game.moves),
        "reconstructed": reconstructed(game.facts.deck),
    }
