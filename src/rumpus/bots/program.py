"""A bot of somebody else: a program that reads one JSON object a line and answers with one, as with `rumpus referee`.

    → {"do": "hello", "protocol": 1, "game": "beasty_bar", "rules": 1, "seat": 0, "seats": 2, "moves": ["play-bat", …]}
    ← {"name": "My bot"}
    → {"do": "choose", "seat": 0, "view": "…", "fields": {…}, "legal": ["play-bat", "play-dog"], "may_pass": false}
    ← {"move": "play-dog"}
    → {"do": "quit"}

`view` and `fields` are what the seat knows, as text and as numbers: 0 where it cannot know. In a window, where
`may_pass` is true, {"move": null} lets the moment pass.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import Any, cast

from rumpus.bots.engine import engine_of
from rumpus.bots.talk import Spoken
from rumpus.core.game import Game
from rumpus.core.notation import write_position
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.plain import is_table
from rumpus.kernel.state import GameState

PROGRAM = "program:"  # before the command, where a level could stand
PROTOCOL = 1
PATIENCE = 30.0  # seconds for one answer


class BadProgram(RumpusError):
    """A program that does not start, does not answer, or answers with something that is no legal move."""


def command_words(command: str) -> list[str]:
    """The program and its arguments, as a shell reads them."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadProgram("program-quote", command=command) from None
    if not words:
        raise BadProgram("program-command")
    return words


class ProgramBot:
    def __init__(self, game: Game, command: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.command = command
        self.name = command
        self._patience = patience
        self._greeted = False
        words = command_words(command)
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command line names it
                words, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", errors="replace", bufsize=1
            )
        except OSError as error:
            raise BadProgram("program-start", command=command, problem=error) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, name=f"program {words[0]}", daemon=True).start()

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken] = ()) -> int | None:
        if not self._greeted:
            self._hello(seat, known.seats)
        may_pass = bool(engine_of(self.game).knowledge.waits(known, seat))
        codes = [self.game.move_code(move) for move in legal]
        answer = self._ask(
            {
                "do": "choose",
                "seat": seat,
                "view": write_position(known),
                "fields": {f.name: getattr(known, f.name) for f in known.fields},
                "legal": codes,
                "may_pass": may_pass,
            }
        )
        move = answer.get("move")
        if move is None and may_pass:
            return None
        if move in codes:
            return legal[codes.index(cast(str, move))]
        if isinstance(move, int) and move in legal:
            return move
        raise BadProgram("program-move", command=self.command, answer=str(move)[:60], moves=codes)

    def close(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._say({"do": "quit"})
            self._input.close()
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _hello(self, seat: int, seats: int) -> None:
        self._greeted = True
        codes = [words.code for words in self.game.moves]
        facts = {"game": self.game.name, "rules": self.game.version, "seat": seat, "seats": seats, "moves": codes}
        answer = self._ask({"do": "hello", "protocol": PROTOCOL, **facts})
        told = "".join(letter for letter in str(answer.get("name", "")) if letter.isprintable()).strip()
        self.name = told[:40] or self.command

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            self._say(request)
            line = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise BadProgram("program-slow", command=self.command, seconds=round(self._patience)) from None
        except (OSError, ValueError):
            line = None
        if line is None:
            raise BadProgram("program-ended", command=self.command)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):  # no JSON, or nested deeper than anybody reads
            answer = None
        if not is_table(answer):
            raise BadProgram("program-json", command=self.command, answer=line.strip()[:60])
        return answer

    def _say(self, request: dict[str, Any]) -> None:
        self._input.write(json.dumps(request, separators=(", ", ": ")) + "\n")
        self._input.flush()

    def _read(self) -> None:
        for line in self._output:
            self._lines.put(line)
        self._lines.put(None)
