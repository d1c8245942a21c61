"""What ./rumpus does: sees to the environment, then does what was asked.

Without a command of this list it is the game room, `python -m rumpus`, with the arguments as they are.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import REQUIREMENTS, ROOT, Environment, SetupError, keeping_bytecode, one_at_a_time, say

HOME = Environment(".venv")
# The commands of a checkout; `rumpus --help` lists them by `tool-NAME` of src/rumpus/cli/locale.
HELP = {
    "setup": """usage: ./rumpus setup

Installs all that the checks and an editor need into .venv, and builds the page. Nothing is run.
Packages that some parts use and that cannot be installed here are named; what needs them is skipped.""",
    "test": """usage: ./rumpus test [--long]
       ./rumpus test ARGUMENTS

Sets everything up and runs every check: style, types, page, tests; all of them, whatever fails, and a summary.
  --long       the proofs that take minutes, too
  ARGUMENTS    pytest alone, with these arguments

examples:
  ./rumpus test
  ./rumpus test tests/core -k notation""",
    "page": """usage: ./rumpus page

Builds the page (web/ and the games' boards) into src/rumpus/table/page, unless it is fresh.
`./rumpus` does it by itself.""",
    "docs": """usage: ./rumpus docs FOLDER
       ./rumpus docs --links

Writes docs/ as HTML: a small site without scripts, to be opened from the disk or put on any server.
  FOLDER     where it goes; files that are there already are written over, nothing is removed
  --links    writes only the last lines of the pages in docs/: kind, page before, page after. Their order is that of
             the links in docs/index.md

examples:
  ./rumpus docs site     then open site/index.html""",
    "shots": """usage: ./rumpus shots [FOLDER] [--beside REFERENCES]

Pictures of every screen in every size, into FOLDER; with --beside, laid beside those of another folder.""",
    "bench": """usage: ./rumpus bench NAME [ARGUMENTS]

Runs benchmarks/NAME.py; where it measures other people's packages too, in an environment of its own.
docs/reference/measured.md has what came out, and the command for each number.

examples:
  ./rumpus bench speed           random games a second
  ./rumpus bench load --help     what one of them can be told
known: {benchmarks}""",
    "pins": """usage: ./rumpus pins [--upgrade]

Makes requirements/*.txt again from requirements/*.in, with versions and hashes. Needs a network.
  --upgrade    to the newest versions; without it, what is pinned stays""",
}
# Benchmarks beside other people's packages, in an environment of their own.
PEERED = {"exploitability", "search", "speed", "vector"}
SHOWING = {"browser", "pacing", "page"}  # those that open the page, which is built first

# One file for every system and every Python from 3.11 on; hashes, and never an address.
COMPILED = [
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--emit-build-options",
    "--custom-compile-command=./rumpus pins",
]


def needs_page(arguments: list[str]) -> bool:
    """Without a command the room opens, with options or without them."""
    first = arguments[0] if arguments else "serve"
    return first in ("serve", "site") or (first.startswith("-") and first not in ("-h", "--help", "--version"))


def room(arguments: list[str]) -> int:
    HOME.needs("base")
    if needs_page(arguments):
        page_or_the_last_one()
    surroundings = {**keeping_bytecode(), "RUMPUS_CHECKOUT": "1"}  # --help tells of the commands here, too
    # -P: a file that happens to lie in the user's folder must not shadow a module
    os.execve(HOME.python, [str(HOME.python), "-P", "-m", "rumpus", *arguments], surroundings)


def setup() -> None:
    HOME.needs("base", "test")
    for missing in HOME.tries("extras"):
        say(f"{missing} cannot be installed here: what needs it is skipped")


def test(arguments: list[str]) -> int:
    from tools.checks import all_checks, only_pytest, run_checks

    setup()
    need_node()
    if arguments in ([], ["--long"]):
        return run_checks(all_checks(HOME.python, long=bool(arguments)))
    return run_checks(only_pytest(HOME.python, arguments))


def page() -> None:
    from tools.page import build_page, fresh, page_exists

    if page_exists() and not fresh():
        need_node()
        with one_at_a_time():  # who waited finds it fresh
            build_page()


def page_or_the_last_one() -> None:
    """Without a network the room still opens, with the page as it was built before."""
    from tools.page import PAGE

    try:
        page()
    except SetupError as error:
        if not (PAGE / "index.html").exists():
            raise
        say(f"{error}; going on with the page that was built last")


def need_node() -> None:
    """The page and pyright run on Node; where the system's is missing or too old, PyPI has one."""
    from tools.page import system_node_is_new_enough

    if not system_node_is_new_enough():
        HOME.needs("node")


def shots(arguments: list[str]) -> int:
    HOME.needs("base", "test")
    page()
    os.execv(HOME.python, [str(HOME.python), "-m", "tools.screenshots", *arguments])


def docs(arguments: list[str]) -> int:
    HOME.needs("base", "docs")
    os.execve(HOME.python, [str(HOME.python), "-m", "tools.site", *arguments], {**os.environ, "PYTHONPATH": str(ROOT)})


def benchmarks() -> list[str]:
    return sorted(file.stem for file in (ROOT / "benchmarks").glob("[!_]*.py"))


def _first_line(name: str) -> str:
    """What a benchmark says of itself first."""
    return (ROOT / "benchmarks" / f"{name}.py").read_text(encoding="utf-8").split("\n", 1)[0].strip('" ')


def bench(arguments: list[str]) -> int:
    known = benchmarks()
    if not arguments or arguments[0] not in known:
        told = "".join(f"\n  {name:<12} {_first_line(name)}" for name in known)
        raise SetupError(f"bench needs the name of a benchmark:{told}\nEach says more with --help.")
    name = arguments[0]
    place, sets = (Environment(".venv-bench"), ["bench"]) if name in PEERED else (HOME, ["base", "test"])
    place.needs(*sets, *(["gpu"] if name == "gpu" else []))
    if name in SHOWING:
        page()
    script = ROOT / "benchmarks" / f"{name}.py"
    os.execve(place.python, [str(place.python), str(script), *arguments[1:]], {**os.environ, "PYTHONPATH": str(ROOT)})


def pins(arguments: list[str]) -> int:
    """Compiles each requirements/SET.in to SET.txt: one version for all sets, for every system and Python we name."""
    HOME.needs("base")
    began = time.monotonic()
    settled: list[str] = []
    for name in ("setup", "node", "base", "docs", "test", "extras", "gpu", "bench"):
        say(f"requirements/{name}.in -> {name}.txt")
        command = [str(HOME.folder / "bin" / "uv"), "pip", "compile", *COMPILED, *settled, *arguments]
        files = [f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt"]
        if not HOME.run(*command, *files):
            raise SetupError(f"{name}.in could not be compiled: see the end of .venv/setup.log")
        if name in ("base", "test"):  # what is installed together must agree
            settled = ["--constraint", str(REQUIREMENTS / f"{name}.txt")]
    say(f"done in {time.monotonic() - began:.1f} s; commit the .txt files")
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case [name, "--help" | "-h"] | ["help", name] if name in HELP:
            print(HELP[name].replace("{benchmarks}", ", ".join(benchmarks())))
            return 0
        case ["setup" | "page", unknown, *_]:
            raise SetupError(
                f"{arguments[0]} takes no arguments, so not {unknown}; ./rumpus {arguments[0]} --help says more"
            )
        case ["setup"]:
            setup()
            page()
            return 0
        case ["page"]:
            HOME.needs("base")
            page()
            return 0
        case ["test", *rest]:
            return test(rest)
        case ["shots", *rest]:
            return shots(rest)
        case ["docs", *rest]:
            return docs(rest)
        case ["bench", *rest]:
            return bench(rest)
        case ["pins", *rest]:
            return pins(rest)
        case _:
            return room(arguments)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except SetupError as error:
        say(str(error))
        raise SystemExit(1) from None
    except OSError as error:  # a disk that is full or cannot be written to; what is asked for runs in its own process
        say(f"{error.filename or ROOT}: {error.strerror or error}")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
