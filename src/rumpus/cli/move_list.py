"""The legal moves as a person reads them: one a line, or, where they are many, by what they share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rumpus.core.game import Game
from rumpus.core.words import MoveWords, Words

MANY = 12  # more moves than this are grouped


@dataclass
class MoveRow:
    """Moves that differ in their last part only: `counter-` with 1 … 8."""

    stem: str
    label: str  # what else they share, in words
    tails: list[str] = field(default_factory=list[str])

    @property
    def example(self) -> str:
        return f"{self.stem}{self.tails[0]}"


@dataclass
class MoveGroup:
    """Moves of one kind; a kind with one move has no heading but its own sentence."""

    heading: str
    rows: list[MoveRow]
    single: int | None = None


def grouped(game: Game, legal: Sequence[int], words: Words) -> list[MoveGroup]:
    kinds: dict[str, list[int]] = {}
    for move in legal:
        kinds.setdefault(game.moves[move].message, []).append(move)
    return [
        MoveGroup("", [], moves[0])
        if len(moves) == 1
        else MoveGroup(_heading(message, moves, words), _rows(game, moves, words))
        for message, moves in kinds.items()
    ]


def _heading(message: str, moves: Sequence[int], words: Words) -> str:
    """`group-lay` of the game's catalogue; for a game without it, the sentence of the first one."""
    wanted = message.replace("move-", "group-", 1)
    said = words.say(wanted)
    return f"{words.move(moves[0])} …" if said == wanted else said


def _rows(game: Game, moves: Sequence[int], words: Words) -> list[MoveRow]:
    rows: dict[str, MoveRow] = {}
    for move in moves:
        said = game.moves[move]
        tail = _tail(said)
        stem = said.code.removesuffix(tail)
        shared = [words.name(kind, word) for kind, word in said.names.values() if word != tail]
        rows.setdefault(stem, MoveRow(stem, ", ".join(shared))).tails.append(tail)
    return list(rows.values())


def _tail(said: MoveWords) -> str:
    """The last part of a code: a name, a number or a seat of its arguments, or the digits at its end."""
    parts = [word for _, word in said.names.values()] + [str(n) for n in said.numbers.values()]
    parts += [str(seat + 1) for seat in said.seats.values()]
    fitting = [part for part in parts if part and part != said.code and said.code.endswith(f"-{part}")]
    digits = re.search(r"(?<=-)\d+$", said.code)
    return max(fitting, key=len) if fitting else digits[0] if digits else said.code


def listed(tails: Sequence[str]) -> str:
    """1, 2, 3, 4 as `1 … 4`; words one by one."""
    parts: list[str] = []
    run: list[int] = []

    def close() -> None:
        parts.extend([f"{run[0]} … {run[-1]}"] if len(run) > 2 else map(str, run))
        run.clear()

    for tail in tails:
        if run and not (tail.isdecimal() and int(tail) == run[-1] + 1):
            close()
        if tail.isdecimal():
            run.append(int(tail))
        else:
            parts.append(tail)
    close()
    return ", ".join(parts)


def matching(answer: str, codes: list[str]) -> list[int]:
    """Which of the moves were meant: by number in the list (from 1), by code, or by the beginning of one."""
    if answer.isdecimal():
        number = int(answer) if len(answer) < 6 else 0
        return [number - 1] if 0 < number <= len(codes) else []
    meant = "-".join(answer.lower().split())
    if meant in codes:
        return [codes.index(meant)]
    return [i for i, code in enumerate(codes) if code.startswith(meant)]
