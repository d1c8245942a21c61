"""What ./rumpus does: sees to the environment, then does what was asked.

./rumpus [ARGS]            the game room: `python -m rumpus ARGS`
./rumpus setup             installs all that the checks need and builds the page, and runs nothing
./rumpus page              builds the page, unless its bundle is fresh
./rumpus test              all checks, but for proofs that take minutes
./rumpus test --long       all checks, those too
./rumpus test ARGS         pytest alone, with ARGS
./rumpus shots [FOLDER]    pictures of every screen in every size, beside others with --beside REFERENCES
./rumpus bench NAME        benchmarks/NAME.py, where it has peers beside them in an environment of its own
./rumpus pins [--upgrade]  makes requirements/*.txt again from requirements/*.in
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import REQUIREMENTS, ROOT, Environment, SetupError, say

HOME = Environment(".venv")
PEERED = {"search", "speed", "vector"}  # benchmarks beside other people's packages, in an environment of their own

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


def room(arguments: list[str]) -> int:
    HOME.needs("base")
    if not arguments or arguments[0] == "serve":
        page_or_the_last_one()
    # -P: a file that happens to lie in the user's folder must not shadow a module
    os.execv(HOME.python, [str(HOME.python), "-P", "-m", "rumpus", *arguments])


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


def bench(arguments: list[str]) -> int:
    known = sorted(file.stem for file in (ROOT / "benchmarks").glob("[!_]*.py"))
    if not arguments or arguments[0] not in known:
        raise SetupError(f"bench needs the name of a benchmark: {', '.join(known) or 'there is none yet'}")
    name = arguments[0]
    place, sets = (Environment(".venv-bench"), ["bench"]) if name in PEERED else (HOME, ["base", "test"])
    place.needs(*sets, *(["gpu"] if name == "gpu" else []))
    if name == "page":
        page()
    script = ROOT / "benchmarks" / f"{name}.py"
    os.execve(place.python, [str(place.python), str(script), *arguments[1:]], {**os.environ, "PYTHONPATH": str(ROOT)})


def pins(arguments: list[str]) -> int:
    """Compiles each requirements/SET.in to SET.txt: one version for all sets, for every system and Python we name."""
    HOME.needs("base")
    began = time.monotonic()
    settled: list[str] = []
    for name in ("setup", "node", "base", "test", "extras", "gpu", "bench"):
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
    except KeyboardInterrupt:
        raise SystemExit(130) from None
