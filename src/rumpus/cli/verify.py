"""rumpus verify FILE: was it an honest deal? Every draw is computed again from the secret that was promised."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.archive import load_record, verify


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases("arg-record"))


def run(given: Namespace, terminal: Terminal) -> int:
    record = load_record(given.file)
    draws = verify(catalogue.game(record.header["game"]), record)
    if given.json:
        terminal.data({"fair": True, "draws": draws, "commitment": record.header["commitment"]})
    else:
        terminal.say("verify-fair", draws=draws)
    return 0
