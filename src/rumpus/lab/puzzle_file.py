"""What a puzzle is, and its text form: a deal and the steps after it, played again by the rules when it is opened."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from rumpus.core import catalogue
from rumpus.core.archive import taken_over
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import CLOCK, Session
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.seats import CHANCE

FORMAT = 1

Step = tuple[int, int]  # who acted (CHANCE, CLOCK or a seat) and the number of the move or outcome


class BadPuzzles(RumpusError):
    """A file of puzzles that cannot be read, or is of other rules."""


@dataclass(frozen=True)
class PuzzleChoice:
    """A move, and the share of the win that it promises, with a 95 % interval."""

    move: str
    worth: float
    low: float
    high: float


@dataclass(frozen=True)
class Puzzle:
    seats: int
    options: Mapping[str, Any]
    before: tuple[Step, ...]  # from the deal
    seat: int
    grade: int  # 1: a beginner finds it; 2: who looks ahead; 3: who looks far
    choices: tuple[PuzzleChoice, ...]  # best first
    tempting: str  # what one plays who does not look ahead
    games: int  # imagined, for these numbers
    remembers: tuple[tuple[str, int, int, int], ...] = ()  # field, its two indices, value: known, and not seen any more

    @property
    def best(self) -> str:
        return self.choices[0].move

    @property
    def name(self) -> str:
        """The same moment has the same name, whatever is found about it."""
        return sha256(f"{self.seats} {self.seat} {write_steps(self.before)}".encode()).hexdigest()[:8]


def write_steps(steps: Sequence[Step]) -> str:
    """`.5a12!0`: an outcome of chance, a move of the first seat, the clock."""
    signs = {CHANCE: ".", CLOCK: "!"}
    return "".join(f"{signs.get(who) or chr(ord('a') + who)}{number}" for who, number in steps)


def read_steps(text: str) -> tuple[Step, ...]:
    if not re.fullmatch(r"([.!a-h]\d{1,4})*", text):
        raise BadPuzzles("puzzles-steps")
    who = {".": CHANCE, "!": CLOCK}
    return tuple(
        (who.get(sign, ord(sign) - ord("a")), int(number)) for sign, number in re.findall(r"([.!a-h])(\d+)", text)
    )


def write_puzzles(game: Game, puzzles: Sequence[Puzzle]) -> str:
    """One a line, the easy ones first."""
    head: dict[str, Any] = {"format": FORMAT, "game": game.name, "rules": game.version, "puzzles": []}
    lines = [json.dumps(_data(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    return json.dumps(head, separators=(",", ":"))[:-2] + "\n" + ",\n".join(lines) + "\n]}\n"


def _data(puzzle: Puzzle) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": puzzle.name,
        "grade": puzzle.grade,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "options": dict(puzzle.options),
        "choices": [[c.move, round(c.worth, 3), round(c.low, 3), round(c.high, 3)] for c in puzzle.choices],
        "tempting": puzzle.tempting,
        "games": puzzle.games,
        "before": write_steps(puzzle.before),
    }
    return data | ({"remembers": [list(one) for one in puzzle.remembers]} if puzzle.remembers else {})


def puzzles_path(game: Game) -> Path:
    """Those that ship with a game."""
    return game.folder / "puzzles.json"


def load_puzzles(path: Path) -> tuple[Game, list[Puzzle]]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPuzzles("file-unreadable", path=path, problem=error) from None
    try:
        data = json.loads(text)
        game = catalogue.game(str(data["game"]))
        found = [_puzzle(one) for one in data["puzzles"]]
        written, rules = data["format"], data["rules"]
    except BadPuzzles:
        raise
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadPuzzles("puzzles-unreadable", path=path, problem=_missed(error)) from None
    if written != FORMAT:
        raise BadPuzzles("puzzles-format", path=path, written=written, format=FORMAT)
    if rules != game.version:
        raise BadPuzzles("puzzles-rules", path=path, game=game.name, written=rules, rules=game.version)
    return game, found


def _missed(error: Exception) -> str:
    """Where it stops being a file of puzzles: what JSON says, or the key that is not there."""
    return str(error) if isinstance(error, ValueError | KeyError) else "JSON"


def _puzzle(data: dict[str, Any]) -> Puzzle:
    return Puzzle(
        seats=int(data["seats"]),
        options=dict(data["options"]),
        before=read_steps(data["before"]),
        seat=int(data["seat"]),
        grade=int(data["grade"]),
        choices=tuple(PuzzleChoice(str(code), *map(float, numbers)) for code, *numbers in data["choices"]),
        tempting=str(data["tempting"]),
        games=int(data["games"]),
        remembers=tuple((str(name), int(i), int(j), int(n)) for name, i, j, n in data.get("remembers", ())),
    )


def opened(game: Game, puzzle: Puzzle) -> Session:
    """The moment, played to by the rules; a named error where a step, or the seat, is not by them."""
    if not puzzle.choices:
        raise BadPuzzles("puzzles-no-choice", name=puzzle.name)
    session = taken_over(Session(game, options_for(game, puzzle.seats, puzzle.options)), puzzle.before)
    legal = session.legal(puzzle.seat) if puzzle.seat in session.waiting else []
    for choice in puzzle.choices:
        if game.read_move(choice.move) not in legal:
            raise BadPuzzles("puzzles-illegal", name=puzzle.name, move=choice.move)
    return session


def in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    return sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.name))
