"""rumpus review FILE: a finished game looked at again, with every seat's chances and the moves that were better."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rumpus.bots.analysis import GameReview, decisions_of, picture, review
from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.keeping import CannotSave, usable
from rumpus.cli.numbers import percent
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import check_number
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.archive import load_record, replay
from rumpus.core.game import Game
from rumpus.core.words import Words
from rumpus.kernel.seats import WATCHER

ITERATIONS = 2000
MOMENTS = 120
SHOWN = 8  # mistakes
_BARS = "▁▂▃▄▅▆▇█"


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases("arg-record"))
    parser.add_argument(
        "--iterations", metavar="N", type=int, default=ITERATIONS, help=phrases("arg-iterations", default=ITERATIONS)
    )
    parser.add_argument(
        "--moments", metavar="N", type=int, default=MOMENTS, help=phrases("arg-moments", default=MOMENTS)
    )
    parser.add_argument("--svg", metavar="FILE", type=Path, help=phrases("arg-svg"))


def run(given: Namespace, terminal: Terminal) -> int:
    if given.iterations < 2 or given.moments < 2:
        raise BadUsage("usage-iterations-moments")
    check_number("--iterations", given.iterations, 2)
    if given.svg:
        usable(given.svg)
    record = load_record(given.file)
    game = catalogue.game(record.header["game"])
    session = replay(game, record)
    places = session.score().places if session.over else []
    played, thought, most = decisions_of(session), given.iterations, given.moments
    with Progress(most, game.title, terminal.phrases) as progress:
        found = review(game, session.states(), played, places, iterations=thought, most=most, progress=progress)
    if given.svg:
        try:
            given.svg.write_text(picture(found, game.title, record.seats), encoding="utf-8")
        except OSError as error:
            raise CannotSave("file-unwritable", path=given.svg, problem=error) from None
    if given.json:
        terminal.data(_data(game, found, record.seats))
    else:
        _show(game, found, record.seats, terminal)
    return 0


def _show(game: Game, found: GameReview, names: list[str], terminal: Terminal) -> None:
    phrases, words = terminal.phrases, Words(game, terminal.phrases.language, names, WATCHER)
    terminal.line(terminal.paint(phrases("review-title", title=game.title), "bold"))
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        curve = "".join(_BARS[min(7, int(8 * point.chances[seat]))] for point in found.points)
        terminal.line(f"  {name:<{width}}  {curve}")
    terminal.line(terminal.paint(phrases("review-note"), "dim"))
    terminal.say("review-judged", judged=found.judged, decisions=found.decisions, rest=found.decisions - found.judged)
    terminal.line()
    if not found.mistakes:
        terminal.say("review-no-mistakes")
    for mistake in found.mistakes[:SHOWN]:
        terminal.say(
            "review-mistake",
            step=mistake.step,
            name=names[mistake.seat],
            played=_said(mistake.played, words, phrases),
            better=_said(mistake.better, words, phrases),
            loss=percent(mistake.loss, phrases),
            low=percent(mistake.low, phrases),
            high=percent(mistake.high, phrases),
        )


def _said(move: int | None, words: Words, phrases: Phrases) -> str:
    return phrases("play-let-pass") if move is None else words.move(move)


def _data(game: Game, found: GameReview, names: list[str]) -> dict[str, Any]:
    def code(move: int | None) -> str | None:
        return None if move is None else game.move_code(move)

    return {
        "game": game.name,
        "seats": names,
        "points": [asdict(point) for point in found.points],
        "decisions": found.decisions,
        "judged": found.judged,
        "mistakes": [
            asdict(m) | {"played": code(m.played), "better": code(m.better), "loss": m.loss} for m in found.mistakes
        ],
        "places": found.places,
    }
