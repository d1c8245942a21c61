"""Runs every check, in the order in which they answer soonest, and sums up."""

from __future__ import annotations

import json
import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from tools.chromium import find_chromium
from tools.environment import ROOT, keeping_bytecode
from tools.page import WEB, find_node, page_exists

NO_TESTS_FOUND = 5  # pytest's exit status
BROWSER = "tests/browser"
# A test that goes round and round ends its worker, which is replaced, with a word on where it was.
STUCK = ("-o", "faulthandler_timeout=600", "-o", "faulthandler_exit_on_timeout=true")


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]
    folder: Path = ROOT
    surroundings: dict[str, str] = field(default_factory=lambda: dict(os.environ))
    shown: bool = False  # shown as it runs, rather than only when it fails
    beside: bool = False  # may run at the same time as its neighbours of which that is true, two at a time
    again: list[str] = field(
        default_factory=list[str]
    )  # what to run if it fails; what passes then is reported as flaky


@dataclass(frozen=True)
class Outcome:
    name: str
    status: int
    seconds: float
    flaky: tuple[str, ...] = ()  # tests that failed and passed when they were run once more

    def __str__(self) -> str:
        verdict = "ok" if self.status == 0 else f"FAILED (exit {self.status})"
        verdict += "".join(f"\n{'':<29}flaky: {test}" for test in self.flaky)
        return f"  {self.name:<14} {self.seconds:7.1f} s  {verdict}"


def all_checks(python: Path, long: bool = False) -> list[Check]:
    """Everything; what takes longer (marked slow) only where it is asked for. What takes an hour, a million decisions
    of each game at every speed, every size in every language, is `./rumpus test -m thorough`."""
    scripts, marked = python.parent, "not thorough" + ("" if long else " and not slow")
    return [
        Check("ruff check", [str(scripts / "ruff"), "check", "."]),
        Check("ruff format", [str(scripts / "ruff"), "format", "--check", "."]),
        *page_check(),
        Check("pyright", [str(scripts / "pyright")], surroundings=find_node().surroundings, beside=True),
        *web_checks(),
        # Once before many do it side by side: what is compiled for it is kept.
        Check("tests", [str(python), "-m", "pytest", "-q", "--collect-only"], surroundings=_for_pytest(), beside=True),
        # The browser's driver keeps an event loop running in its process, in which no other test can start one.
        # What compiles large games is slow, and sooner done where one worker has them all.
        pytest_check(python, marked, ["--ignore", BROWSER], *(("5", "loadgroup") if long else ("4", "worksteal"))),
        pytest_check(python, marked, [BROWSER], "3", "loadgroup", "browser"),
    ]


def only_pytest(python: Path, arguments: list[str]) -> list[Check]:
    return [
        *page_check(),
        Check("pytest", [str(python), "-m", "pytest", *arguments], surroundings=_for_pytest(), shown=True),
    ]


def page_check() -> list[Check]:
    """The page is built first: the web checks need its packages, and the browser tests its bundle."""
    return [Check("page", [str(ROOT / "rumpus"), "page"])] if page_exists() else []


def web_checks() -> list[Check]:
    if not page_exists():
        return []
    node = find_node()
    return [
        Check("web lint", [*node.npm, "run", "--silent", "lint"], WEB, node.surroundings, beside=True),
        Check("svelte-check", [*node.npm, "run", "--silent", "check"], WEB, node.surroundings, beside=True),
        Check("vitest", [*node.npm, "test", "--silent"], WEB, node.surroundings, beside=True),
    ]


def pytest_check(
    python: Path, marked: str, places: list[str], workers: str, shared: str, name: str = "pytest"
) -> Check:
    """Real servers, sockets and browsers on a busy machine, at tables whose dice nobody can fix: what fails is run once
    more, alone, and what passes then is reported as flaky. Servers, databases and browsers wait more than they work, so
    there are more workers than cores."""
    pytest = [str(python), "-m", "pytest", "-m", marked, *places]
    return Check(
        name,
        [*pytest, "-n", workers, "--dist", shared, "--durations", "40", *STUCK],
        surroundings=_for_pytest(),
        shown=True,
        again=[*pytest, "--last-failed", "--last-failed-no-failures", "none"],
    )


def _for_pytest() -> dict[str, str]:
    """With a browser; tests start many processes, and each of them finds what Python has compiled."""
    chromium = find_chromium()
    return keeping_bytecode() | ({"RUMPUS_CHROMIUM": chromium} if chromium else {})


def run_checks(checks: list[Check]) -> int:
    """Runs them all, whatever fails, so that one run tells everything; returns the exit status."""
    outcomes: list[Outcome] = []
    for beside, some in groupby(checks, key=lambda check: check.beside):
        with ThreadPoolExecutor(2 if beside else 1) as pool:
            outcomes += pool.map(_run, some)
    print("\nrumpus test:")
    for outcome in outcomes:
        print(outcome)
    failed = [outcome.name for outcome in outcomes if outcome.status]
    print(f"rumpus test: {'failed: ' + ', '.join(failed) if failed else 'all is well'}", flush=True)
    return 1 if failed else 0


def _run(check: Check) -> Outcome:
    print(f"rumpus: {check.name} …", flush=True)
    began = time.monotonic()
    status = _status(check, check.command)
    flaky: tuple[str, ...] = ()
    if status and check.again:
        failed = _last_failed()
        print(f"rumpus: {check.name}: what failed, once more …", flush=True)
        status = _status(check, check.again)
        flaky = tuple(sorted(failed - _last_failed()))
    return Outcome(check.name, status, time.monotonic() - began, flaky)


def _last_failed() -> set[str]:
    """The tests that pytest remembers as failed."""
    try:
        return set(json.loads((ROOT / ".pytest_cache/v/cache/lastfailed").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return set()


def _status(check: Check, command: list[str]) -> int:
    done = subprocess.run(
        command,
        cwd=check.folder,
        env=check.surroundings,
        stdin=subprocess.DEVNULL,
        stdout=None if check.shown else subprocess.PIPE,
        stderr=None if check.shown else subprocess.STDOUT,
        text=True,
    )
    if done.returncode and not check.shown:
        print(done.stdout, flush=True)
    if "pytest" in command and done.returncode == NO_TESTS_FOUND:
        print("rumpus: pytest found no tests to run: a mistake in the selection, or in testpaths", flush=True)
    return done.returncode
