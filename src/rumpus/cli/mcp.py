"""rumpus mcp: a seat for an AI assistant, over standard input and output."""

from __future__ import annotations

from argparse import Namespace

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.kernel.errors import RumpusError


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("--url", metavar="ADDRESS", help=phrases("arg-mcp-url"))


def run(given: Namespace, terminal: Terminal) -> int:
    if given.url is not None and not str(given.url).startswith(("http://", "https://")):
        raise BadUsage("usage-url", value=given.url)
    try:
        from rumpus.mcp.serving import run_stdio
    except ImportError:
        raise RumpusError("extra-missing", what="rumpus mcp", package="mcp", extra="mcp") from None
    run_stdio(given.url)
    return 0
