"""rumpus new-game NAME: a folder with a small complete game, to change into your own."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from string import Template

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.kernel.errors import RumpusError

TEMPLATE = Path(__file__).parent / "template"


class CannotScaffold(RumpusError):
    """A folder that cannot be made."""


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("name", metavar="NAME", help=phrases("arg-name"))
    parser.add_argument("--folder", metavar="DIR", type=Path, default=Path(), help=phrases("arg-folder"))


def run(given: Namespace, terminal: Terminal) -> int:
    name = _free_name(given.name)
    folder: Path = given.folder / name
    files = scaffold(name, folder)
    if given.json:
        terminal.data({"name": name, "folder": str(folder), "files": files})
    else:
        for file in files:
            terminal.line(f"  {folder / file}")
        terminal.say("new-game-made", name=name, games=str(given.folder.resolve()))
    return 0


def _free_name(text: str) -> str:
    """The folder's name is the name of a Python package, so nothing else may have it."""
    name = text.lower().replace("-", "_").replace(" ", "_")
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,40}", name):
        raise BadUsage("game-name", name=text)
    if name in catalogue.folders():
        raise CannotScaffold("game-exists", name=name)
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise CannotScaffold("game-python-name", name=name)
    return name


def scaffold(name: str, folder: Path) -> list[str]:
    """Write the files; returns their names. Never writes over anything."""
    if folder.exists():
        raise CannotScaffold("folder-exists", folder=folder)
    title = name.replace("_", " ").capitalize()
    written: list[str] = []
    try:
        for source in sorted(p for p in TEMPLATE.rglob("*") if p.is_file() and p.suffix != ".pyc"):
            relative = source.relative_to(TEMPLATE)
            text = source.read_text(encoding="utf-8")
            if source.suffix in (".toml", ".md"):
                text = Template(text).safe_substitute(title=title)
            (folder / relative).parent.mkdir(parents=True, exist_ok=True)
            (folder / relative).write_text(text, encoding="utf-8")
            written.append(str(relative))
    except OSError as error:
        raise CannotScaffold("file-unwritable", path=folder, problem=error) from None
    return written
