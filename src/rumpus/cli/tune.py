"""rumpus tune GAME --wish seats=2% --wish minutes=20..25: which numbers of the deck to change, and what that does."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.keeping import usable
from rumpus.cli.numbers import mean, share
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import MOST_KEPT, add_setting, check_counts, key_from, options_from
from rumpus.cli.sweep import GAMES
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.kernel.errors import RumpusError

if TYPE_CHECKING:
    from rumpus.core.game import Game
    from rumpus.lab.statistics import Interval
    from rumpus.lab.tune import Tried, Tuning, Wish

TRIES = 60


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--wish", metavar="NAME=RANGE", action="append", required=True, help=phrases("arg-wish"))
    parser.add_argument("--vary", metavar="NAME=VALUES", action="append", default=[], help=phrases("arg-tune-vary"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=phrases("arg-sweep-games", default=GAMES))
    parser.add_argument("--tries", metavar="N", type=int, default=TRIES, help=phrases("arg-tries", default=TRIES))
    parser.add_argument("--seconds", metavar="S", type=float, help=phrases("arg-tune-seconds"))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-count"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=phrases("arg-out-tune"))
    add_setting(parser, phrases)
    parser.add_argument("--jobs", metavar="N", type=int, help=phrases("arg-jobs"))


def run(given: Namespace, terminal: Terminal) -> int:
    from rumpus.lab.tune import Tuner, counts_of, read_dial, read_wish

    check_counts(given, 2, MOST_KEPT)
    if given.tries < 1:
        raise BadUsage("number-from", option="--tries", least=1, value=given.tries)
    if given.seconds is not None and not 0.1 <= given.seconds <= 3600:
        raise BadUsage("number-between", option="--seconds", least=0.1, most=3600, value=given.seconds)
    game = catalogue.game(given.game)
    base = options_from(given, game, given.seats, unhurried=True)
    wishes = [read_wish(text) for text in given.wish]
    dials = [read_dial(game, base, vary) for vary in given.vary] or counts_of(game, base)
    if given.out is not None:
        usable(given.out)
    key = key_from(given)
    tuner = Tuner(game, base, wishes, dials, key, given.games)
    tuner.seconds, tuner.jobs = given.seconds or 0.0, given.jobs
    with Progress(given.tries, game.title, terminal.phrases) as progress:
        found = tuner.search(given.tries, progress)
    if given.out is not None:
        _write(given.out, game, found)
    if given.json:
        terminal.data(_data(game, wishes, found) | {"key": key.hex()})
        return 0
    _tell(game, wishes, found, given, terminal)
    terminal.line(terminal.paint(terminal.phrases("simulate-key", key=key.hex().lstrip("0") or "0"), "dim"))
    return 0


def _tell(game: Game, wishes: list[Wish], found: Tuning, given: Namespace, terminal: Terminal) -> None:
    from rumpus.lab.report import table

    say = terminal.phrases
    title = say("tune-title", title=game.title, tries=found.tries, games=given.games)
    terminal.line(terminal.paint(title, "bold"))
    terminal.line()
    rows: list[list[str]] = []
    for wish in wishes:
        cells = [say(f"wish-{wish.measure}", range=_range(wish, say))]
        for one in (found.before, found.after):
            value = one.values[wish.measure]
            cells.append(f"{_value(wish, value, say)} {say(f'wish-{wish.verdict(value)}')}")
        rows.append(cells if found.changes else cells[:2])
    head = ["", say("tune-before"), *([say("tune-after")] if found.changes else [])]
    for line in table(head, rows):
        terminal.line(line)
    terminal.line()
    for change in found.changes:
        terminal.line(f"  {change.what}: {change.before} → {change.after}")
    verdicts = {wish.verdict(found.after.values[wish.measure]) for wish in wishes}
    if "unsure" in verdicts:
        terminal.say("tune-unsure")
    if not found.changes and verdicts != {"met"}:
        terminal.say("tune-no-step")
    if given.out is not None:
        terminal.say("tune-written", path=str(given.out))


def _range(wish: Wish, phrases: Phrases) -> str:
    part, sign = (100, " %") if wish.is_share else (1, "")
    low, high = (phrases.number(part * end, 1 if part * end % 1 else 0) for end in (wish.low, wish.high))
    return phrases("wish-at-most", most=high + sign) if wish.low == 0 else f"{low} – {high}{sign}"


def _value(wish: Wish, value: Interval, phrases: Phrases) -> str:
    return share(value, phrases) if wish.is_share else mean(value, phrases, 1)


def _write(path: Path, game: Game, found: Tuning) -> None:
    """A house deck: what differs from the game's own."""
    own, deck = game.facts.deck, found.after.options.deck
    file = {"game": game.name, **{table: entries for table, entries in deck.items() if entries != own[table]}}
    try:
        path.write_text(json.dumps(file, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise RumpusError("file-unwritable", path=path, problem=error) from None


def _data(game: Game, wishes: list[Wish], found: Tuning) -> dict[str, object]:
    def told(one: Tried) -> list[dict[str, Any]]:
        return [
            {"measure": wish.measure, "wish": [wish.low, wish.high], "verdict": wish.verdict(one.values[wish.measure])}
            | one.values[wish.measure].data()
            for wish in wishes
        ]

    return {
        "game": game.name,
        "tries": found.tries,
        "changes": [asdict(change) for change in found.changes],
        "before": told(found.before),
        "after": told(found.after),
    }
