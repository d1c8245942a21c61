"""rumpus advise: what a strong bot would do here, from what a seat knows."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from rumpus.bots.analysis import Advice, MoveWorth, advise
from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.keeping import names_record
from rumpus.cli.numbers import percent
from rumpus.cli.phrases import Phrases
from rumpus.cli.setting import check_number
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.archive import load_record, replay
from rumpus.core.game import Game
from rumpus.core.notation import read_position
from rumpus.core.positions import check_position
from rumpus.core.session import SessionStep
from rumpus.core.visibility import know
from rumpus.core.words import Words
from rumpus.kernel.errors import BadPosition
from rumpus.kernel.seats import CHANCE, OVER
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
    check_number("--iterations", given.iterations, 2)
    found = _recorded(given) if _is_recorded(given) else _position(given, terminal.phrases)
    game, s, names = found.game, found.state, found.names
    seat = _seat(given.seat, game, s, len(names))
    played = found.step.number if found.step and found.step.kind == "play" and found.step.seat == seat else None
    advice = advise(game, know(s, seat), seat, given.iterations, played=played)
    if given.json:
        terminal.data(data(game, seat, advice, played))
    else:
        show(game, seat, advice, names, terminal, played)
    return 0


def _is_recorded(given: Namespace) -> bool:
    return given.file.endswith(".rump") or (given.game is None and names_record(given.file))


class _Asked(NamedTuple):
    game: Game
    state: GameState
    names: list[str]
    step: SessionStep | None  # what happened then, in a record


def _recorded(given: Namespace) -> _Asked:
    record = load_record(Path(given.file))
    game = catalogue.game(record.header["game"])
    session = record.session or replay(game, record)
    states = session.states()
    at = len(states) - 1 if given.at is None else given.at
    if not 0 <= at < len(states):
        raise BadUsage("number-in-record", option="--at", least=0, most=len(states) - 1, value=at)
    if game.turn(states[at]) in (CHANCE, OVER):
        made = [number for number, step in enumerate(session.steps) if step.kind == "play"]
        near = [*[number for number in made if number < at][-1:], *[number for number in made if number > at][:1]]
        if near:
            raise BadUsage("advise-near", at=at, near=[f"--at {number}" for number in near])
    return _Asked(game, states[at], record.seats, session.steps[at] if at < len(session.steps) else None)


def _position(given: Namespace, phrases: Phrases) -> _Asked:
    if given.game is None:
        raise BadUsage("usage-position-game")
    game = catalogue.game(given.game)
    try:
        text = sys.stdin.read() if given.file == "-" else Path(given.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPosition("file-unreadable", path=given.file, problem=error) from None
    s = read_position(game.state_type, text)
    check_position(game, s)
    seats = s.seats
    return _Asked(game, s, [phrases("seat-number", number=seat + 1) for seat in range(seats)], None)


def _seat(asked: int | None, game: Game, s: GameState, seats: int) -> int:
    may_act = [seat for seat in range(seats) if game.may_act(s, seat)]
    if not may_act:
        raise BadPosition("nobody-decides")
    if asked is None:
        return may_act[0]
    if asked - 1 not in may_act:
        raise BadUsage("usage-advise-seat", seat=asked, seats=[seat + 1 for seat in may_act])
    return asked - 1


def show(
    game: Game, seat: int, advice: Advice, names: list[str], terminal: Terminal, played: int | None = None
) -> None:
    """Moves by code, as one answers; numbers come last and say what they are, so that none reads as a choice."""
    words, phrases = Words(game, terminal.phrases.language, names, seat), terminal.phrases
    chance = percent(advice.chances[seat], phrases)
    terminal.line(terminal.paint(phrases("advise-chance", name=names[seat], percent=chance), "bold"))

    def said(advised: MoveWorth) -> tuple[str, str]:
        if advised.move is None:
            return "-", phrases("play-let-pass")
        return game.move_code(advised.move), words.move(advised.move)

    ranked = [advised for advised in advice.moves if advised.ranked]
    made = [advised for advised in ranked if played is not None and advised.move == played]
    shown = ranked[:SHOWN] + [advised for advised in made if advised not in ranked[:SHOWN]]
    for advised in shown:
        code, text = said(advised)
        worth, low, high = (percent(share, phrases) for share in (advised.worth, advised.low, advised.high))
        told = phrases("advise-worth", worth=worth, low=low, high=high)
        if advised.tied and advised is not shown[0]:
            told += ", " + phrases("advise-tied")
        if advised in made:
            told += "; " + phrases("advise-played")
        terminal.line(f"  {code:<20}  {text}: {told}")
    hardly = [said(advised)[0] for advised in advice.moves if not advised.ranked]
    if hardly:
        terminal.line("  " + phrases("advise-hardly", moves=", ".join(hardly)))
    terminal.line(terminal.paint(phrases("advise-note"), "dim"))


def data(game: Game, seat: int, advice: Advice, played: int | None) -> dict[str, Any]:
    return {
        "game": game.name,
        "seat": seat,
        "chances": advice.chances,
        "played": None if played is None else game.move_code(played),
        "moves": [asdict(m) | {"move": None if m.move is None else game.move_code(m.move)} for m in advice.moves],
    }
