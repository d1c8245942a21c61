"""One command line, read and run.

Each command is a module beside this one: `arguments(parser, phrases)` adds its arguments, `run(given, terminal)` does
it and returns the exit code. Only the module of the command that was asked for is imported.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable
from importlib import import_module
from shutil import get_terminal_size
from textwrap import fill, wrap
from typing import Any, NoReturn

from rumpus import __version__
from rumpus.cli.phrases import Phrases, language
from rumpus.cli.terminal import Terminal
from rumpus.core.words import LANGUAGES
from rumpus.kernel.errors import RumpusError

# In the order of the help, by `group-NAME` of locale/. A new command is a word here, a module beside this one, and
# `command-NAME` in locale/: one line, `.more` for its own help, `.examples`.
GROUPS = {
    "play": ("serve", "play", "games", "rules", "moves"),
    "back": ("replay", "verify", "advise", "review", "puzzles"),
    "measure": ("simulate", "solve", "arena", "balance", "sweep", "compare", "tune"),
    "programs": ("referee", "mcp", "wire"),
    "own": ("new-game", "check-game"),
    "keep": ("site", "admin", "backup", "restore"),
}
COMMANDS = tuple(name for names in GROUPS.values() for name in names)
# What ./rumpus does in a checkout before this package is there: tools/start.py.
TOOLS = ("setup", "test", "page", "docs", "shots", "bench", "pins")


class BadUsage(RumpusError):
    """A command line that cannot be read."""


def run(argv: list[str]) -> int:
    phrases = Phrases(language(argv))
    argv = _command_first(argv)
    if argv and argv[0] in COMMANDS:
        return _run(argv[0], argv[1:], phrases)
    if argv and argv[0] in ("--version", "-V"):
        print(f"rumpus {__version__}")
        return 0
    if argv and argv[0] == "help":
        asked = [word for word in argv[1:] if not word.startswith("-")][:1]
        if asked and asked[0] not in (*COMMANDS, "help", phrases.language):
            raise BadUsage("no-command", name=asked[0], commands=COMMANDS)
        return run([*argv[1:], "--help"])
    if "-h" in argv or "--help" in argv:
        _overview(phrases).print_help()
        return 0
    if argv and not argv[0].startswith("-"):
        raise BadUsage("no-command", name=argv[0], commands=COMMANDS)
    return _bare(argv, phrases)


def _command_first(argv: list[str]) -> list[str]:
    """What every command understands may stand before it, too: `rumpus --plain play bounce`."""
    first = 0
    while first < len(argv) and argv[first].partition("=")[0] in ("--lang", "--plain", "--json"):
        first += 2 if argv[first] == "--lang" else 1
    named = first < len(argv) and not argv[first].startswith("-")
    return argv[first:] + argv[:first] if named else argv


def parser_of(name: str, phrases: Phrases) -> Parser:
    parser = Parser(f"rumpus {name}", phrases, f"command-{name}")
    _module(name).arguments(parser, phrases)
    parser.add_common()
    return parser


def _module(name: str) -> Any:
    return import_module(f"rumpus.cli.{name.replace('-', '_')}")


def _run(name: str, argv: list[str], phrases: Phrases) -> int:
    try:
        given = parser_of(name, phrases).parse_args(argv)
    except SystemExit:  # argparse has printed the help
        return 0
    return _module(name).run(given, Terminal(phrases, plain=getattr(given, "plain", False)))


def _bare(argv: list[str], phrases: Phrases) -> int:
    """`rumpus` alone opens the room; with --plain it offers the games of the terminal."""
    if "--plain" not in argv:
        return _run("serve", argv, phrases)
    parser = _overview(phrases)
    given, rest = parser.parse_known_args(argv)
    if rest:
        raise BadUsage("usage-unknown", argument=rest[0], program="rumpus")
    terminal = Terminal(phrases, plain=given.plain)
    if not terminal.has_reader:
        parser.print_help()
        return 0
    return import_module("rumpus.cli.menu").run(terminal)


def _overview(phrases: Phrases) -> Parser:
    parser = Parser("rumpus", phrases, "rumpus")
    parser.add_argument("--plain", action="store_true", help=phrases("arg-plain"))
    parser.add_common(json=False)
    width = max(map(len, COMMANDS)) + 2
    lines: list[str] = []
    for group, names in GROUPS.items():
        lines += [phrases(f"group-{group}"), *(f"  {name:<{width}}{phrases(f'command-{name}')}" for name in names), ""]
    if os.environ.get("RUMPUS_CHECKOUT"):
        lines += [phrases("help-tools"), *(f"  {name:<{width}}{phrases(f'tool-{name}')}" for name in TOOLS), ""]
    parser.epilog = "\n".join([*lines, str(parser.epilog)])
    parser.usage = "rumpus [COMMAND] [--lang en|nl|fr]"
    return parser


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """argparse's layout, our words: what it would say in English of its own is said by the catalogue."""

    usage_word = "usage"

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(" ".join(text.split()), width, break_on_hyphens=False)  # paths and --options stay whole

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage_word}: ")


class Parser(argparse.ArgumentParser):
    def __init__(self, prog: str, phrases: Phrases, message: str) -> None:
        class Formatter(_Formatter):
            usage_word = phrases("help-usage")

        width = get_terminal_size().columns - 2  # as argparse does with all else
        more = phrases.attribute(message, "more")
        super().__init__(
            prog,
            description="\n\n".join(
                fill(text, width, break_on_hyphens=False) for text in (phrases(message), more) if text
            ),
            epilog=phrases("help-examples") + "\n" + phrases.attribute(message, "examples"),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.phrases = phrases
        self._positionals.title = phrases("help-arguments")
        self._optionals.title = phrases("help-options")

    def add_common(self, *, json: bool = True) -> None:
        if json:
            self.add_argument("--json", action="store_true", help=self.phrases("arg-json"))
        self.add_argument("--lang", choices=LANGUAGES, help=self.phrases("arg-lang"))
        self.add_argument("-h", "--help", action="help", help=self.phrases("arg-help"))

    def error(self, message: str) -> NoReturn:
        """argparse has English sentences only: they are taken apart, and said by the catalogue."""
        for pattern, code in _SAID_BY_ARGPARSE:
            if found := re.fullmatch(pattern, message):
                raise BadUsage(code, program=self.prog, **found.groupdict())
        raise BadUsage("usage-problem", program=self.prog, problem=message)


_SAID_BY_ARGPARSE = (
    (r"the following arguments are required: (?P<arguments>.*)", "usage-required"),
    (r"unrecognized arguments: (?P<arguments>.*)", "usage-unrecognized"),
    (r"argument (?P<argument>\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.*)\)", "usage-choice"),
    (r"argument (?P<argument>\S+): invalid (?:int|float) value: '(?P<value>.*)'", "usage-number"),
    (r"argument (?P<argument>\S+): expected one argument", "usage-value"),
    (r"argument (?P<argument>\S+): not allowed with argument (?P<other>\S+)", "usage-not-both"),
    (r"argument (?P<argument>\S+): ignored explicit argument '(?P<value>.*)'", "usage-no-value"),
)
