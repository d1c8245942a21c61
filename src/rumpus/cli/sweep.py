"""rumpus sweep GAME: vary seats, an option or a number of the deck, and see what changes."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rumpus.cli.command import Parser
from rumpus.cli.numbers import mean, share
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import MOST_KEPT, add_setting, check_counts, key_from, options_from
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.game import Game

if TYPE_CHECKING:
    from rumpus.lab.sweep import Variant

GAMES = 4000


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--vary", metavar="NAME=VALUES", required=True, help=phrases("arg-vary"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-sweep-games", default=GAMES))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    add_setting(parser, phrases)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-jobs"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.lab.sweep import variants

    game = catalogue.game(given.game)
    base = options_from(given, game, given.seats, unhurried=True)
    return measure_all(game, variants(game, base, given.vary), given, terminal)


def measure_all(game: Game, found: Sequence[Variant], given: Namespace, terminal: Terminal) -> int:
    """The same games for each variant, side by side: what sweep and compare both end in."""
    from rumpus.lab.sweep import differences, measure

    check_counts(given, 2, MOST_KEPT)
    key, measured = key_from(given), list[Any]()
    with Progress(len(found), game.title, terminal.phrases) as progress:
        for variant in found:
            measured.append(measure(game, variant, key, given.games, given.jobs))
            progress(len(measured))
    if given.json:
        data = [{"name": one.name, "games": one.games, **_rows(one)} for one in measured]
        told = [
            asdict(one) | {"difference": one.difference.data(), "clear": one.clear} for one in differences(measured)
        ]
        terminal.data({"game": game.name, "key": key.hex(), "variants": data, "differences": told})
        return 0
    terminal.line(terminal.paint(terminal.phrases("sweep-title", title=game.title, games=given.games), "bold"))
    show(measured, terminal)
    terminal.line(terminal.paint(terminal.phrases("simulate-key", key=key.hex().lstrip("0") or "0"), "dim"))
    return 0


def _rows(one: Any) -> dict[str, Any]:
    return {name: value.data() for name, value in one.rows().items()}


def show(measured: list[Any], terminal: Terminal) -> None:
    """A table, one column a variant; a star where it differs from the first by more than luck."""
    from rumpus.lab.report import table
    from rumpus.lab.sweep import SHARES, differences

    stars = {(one.variant, one.measure) for one in differences(measured) if one.clear}
    rows: list[list[str]] = []
    for name in measured[0].rows():
        cells = [terminal.phrases(f"measure-{name}")]
        for one in measured:
            value = one.rows()[name]
            said = share(value, terminal.phrases) if name in SHARES else mean(value, terminal.phrases)
            cells.append(said + (" *" if one is not measured[0] and (one.name, name) in stars else ""))
        rows.append(cells)
    terminal.line()
    for line in table(["", *(one.name for one in measured)], rows):
        terminal.line(line)
    terminal.line()
    terminal.say("sweep-star", first=measured[0].name)
