"""Finds the browser that the page is tested in; where there is none, offers to install Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.environment import say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The path of a Chromium, or None with a line on how to get one."""
    found = _installed()
    if found:
        return found
    if os.geteuid() == 0 and shutil.which("apt-get") and _may_install():
        say("installing Chromium (apt-get install chromium)")
        # On a new machine the package lists are missing or too old: fetch them, then try once more.
        if _apt("install", "-y", "--no-install-recommends", "chromium") or (
            _apt("update") and _apt("install", "-y", "--no-install-recommends", "chromium")
        ):
            return _installed()
    say(
        "no Chromium: the browser tests are skipped "
        "(apt install chromium, or RUMPUS_CHROMIUM=/path/to/one, or RUMPUS_INSTALL=yes to have it installed)"
    )
    return None


def _may_install() -> bool:
    """A system package is installed only where somebody said so: RUMPUS_INSTALL, or a person at the terminal."""
    said = os.environ.get("RUMPUS_INSTALL", "")
    if said or not (sys.stdin.isatty() and sys.stderr.isatty()):
        return said == "yes"
    say("the browser tests need Chromium, a system package: install it with apt-get? [y/N]")
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _installed() -> str | None:
    named = os.environ.get("RUMPUS_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _apt(*arguments: str) -> bool:
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", *arguments]
    return subprocess.run(command, env=surroundings, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0
