"""rumpus referee: the rules as a service on stdin and stdout, for programs in any language (docs/referee.md).

One JSON object a line in, one JSON object a line out, in the same order. Whatever comes in, an answer goes out:
what cannot be done is `{"error": {"name": …, "message": …}}`, and the game stays as it was.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import BinaryIO

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core.referee import LONGEST, Referee


def arguments(parser: Parser, phrases: Phrases) -> None:
    """None of its own: what is asked comes line by line."""


def run(given: Namespace, terminal: Terminal) -> int:
    return serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(requests: BinaryIO, answers: BinaryIO) -> int:
    referee = Referee()
    while line := requests.readline(LONGEST + 1):
        if len(line) > LONGEST:
            _skip_rest(line, requests)
        if line.strip():
            answers.write(referee.answer(line) + b"\n")
            answers.flush()
        if referee.done:
            break
    return 0


def _skip_rest(line: bytes, requests: BinaryIO) -> None:
    """A line too long is one wrong request, not many."""
    while line and not line.endswith(b"\n"):
        line = requests.readline(LONGEST)
