"""rumpus advise: what a strong bot would do here, from what a seat knows."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

from rumpus.bots.analysis import Advice, MoveWorth, advise
from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.numbers import percent
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.archive import load_record, replay
from rumpus.core.game import Game
from rumpus.core.notation import read_position
from rumpus.core.positions import check_position
from rumpus.core.visibility import know
from rumpus.core.words import Words
from rumpus.kernel.errors import BadPosition
from rumpus.kernel.state import GameState

ITERATIONS = 20_000
SHOWN = 8  # moves


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("file", metavar="FILE", help=phrases("arg-position"))
    parser.add_argument("--game", metavar="GAME", help=phrases("arg-position-game"))
    parser.add_argument("--seat", metavar="N", type=int, help=phrases("arg-advise-seat"))
    parser.add_argument("--at", metavar="K", type=int, help=phrases("arg-at"))
    parser.add_argument(
        "--iterations", metavar="N", type=int, default=ITERATIONS, help=phrases("arg-iterations", default=ITERATIONS)
    )


def run(given: Namespace, terminal: Terminal) -> int:
    if given.iterations < 2:
        raise BadUsage("number-from", option="--iterations", least=2, value=given.iterations)
    game, s, names = _recorded(given) if given.file.endswith(".rump") else _position(given, terminal.phrases)
    seat = _seat(given.seat, game, s, len(names))
    advice = advise(game, know(s, seat), seat, given.iterations)
    if given.json:
        terminal.data(data(game, seat, advice))
    else:
        show(game, seat, advice, names, terminal)
    return 0


def _recorded(given: Namespace) -> tuple[Game, GameState, list[str]]:
    record = load_record(Path(given.file))
    game = catalogue.game(record.header["game"])
    states = (record.session or replay(game, record)).states()
    at = len(states) - 1 if given.at is None else given.at
    if not 0 <= at < len(states):
        raise BadUsage("number-in-record", option="--at", least=0, most=len(states) - 1, value=at)
    return game, states[at], record.seats


def _position(given: Namespace, phrases: Phrases) -> tuple[Game, GameState, list[str]]:
    if given.game is None:
        raise BadUsage("usage-position-game")
    game = catalogue.game(given.game)
    try:
        text = sys.stdin.read() if given.file == "-" else Path(given.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPosition("file-unreadable", path=given.file, problem=error) from None
    s = read_position(game.state_type, text)
    check_position(game, s)
    seats = cast(Any, s).seats
    return game, s, [phrases("seat-number", number=seat + 1) for seat in range(seats)]


def _seat(asked: int | None, game: Game, s: GameState, seats: int) -> int:
    may_act = [seat for seat in range(seats) if game.may_act(s, seat)]
    if not may_act:
        raise BadPosition("nobody-decides")
    if asked is None:
        return may_act[0]
    if asked - 1 not in may_act:
        raise BadUsage("usage-advise-seat", seat=asked, seats=[seat + 1 for seat in may_act])
    return asked - 1


def show(game: Game, seat: int, advice: Advice, names: list[str], terminal: Terminal) -> None:
    """Moves by code, as one answers; numbers come last and say what they are, so that none reads as a choice."""
    words, phrases = Words(game, terminal.phrases.language, names, seat), terminal.phrases
    chance = percent(advice.chances[seat], phrases)
    terminal.line(terminal.paint(phrases("advise-chance", name=names[seat], percent=chance), "bold"))

    def said(advised: MoveWorth) -> tuple[str, str]:
        if advised.move is None:
            return "-", phrases("play-let-pass")
        return game.move_code(advised.move), words.move(advised.move)

    shown = [advised for advised in advice.moves if advised.ranked][:SHOWN]
    for advised in shown:
        code, text = said(advised)
        worth, low, high = (percent(share, phrases) for share in (advised.worth, advised.low, advised.high))
        told = phrases("advise-worth", worth=worth, low=low, high=high)
        if advised.tied and advised is not shown[0]:
            told += ", " + phrases("advise-tied")
        terminal.line(f"  {code:<20}  {text}: {told}")
    hardly = [said(advised)[0] for advised in advice.moves if not advised.ranked]
    if hardly:
        terminal.line("  " + phrases("advise-hardly", moves=", ".join(hardly)))
    terminal.line(terminal.paint(phrases("advise-note"), "dim"))


def data(game: Game, seat: int, advice: Advice) -> dict[str, Any]:
    return {
        "game": game.name,
        "seat": seat,
        "chances": advice.chances,
        "moves": [asdict(m) | {"move": None if m.move is None else game.move_code(m.move)} for m in advice.moves],
    }
