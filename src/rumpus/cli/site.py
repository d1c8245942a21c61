"""rumpus site FOLDER: the page with games and bots as files, for any static host."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.game import Game


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help=phrases("arg-site-folder"))
    parser.add_argument("--force", action="store_true", help=phrases("arg-site-force"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.table.local.files import ready
    from rumpus.table.local.site import check_folder, write_site

    check_folder(given.folder, over=given.force)
    games = [game for game in catalogue.games() if _came_with_us(game)]

    def tell(game: Game) -> None:
        if not given.json and ready(game) is None:
            terminal.say("site-compiling", title=game.title)

    summary = write_site(given.folder, games, over=given.force, tell=tell)
    if given.json:
        terminal.data({"folder": str(given.folder), **summary._asdict()})
        return 0
    for problem in summary.left_out.values():
        terminal.warn(terminal.phrases("site-left-out", problem=problem))
    number = terminal.phrases.number
    terminal.say(
        "site-done",
        folder=str(given.folder),
        games=", ".join(game.title for game in games if game.name in summary.games),
        files=number(summary.files),
        size=number(round(summary.size / 1000)),
    )
    return 0


def _came_with_us(game: Game) -> bool:
    """The page has the boards of the package's games; those of others would have to be asked of a room."""
    return game.folder.parent == Path(catalogue.__file__).parent.parent / "games"
