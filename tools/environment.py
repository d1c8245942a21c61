"""Makes and keeps a Python environment. Standard library only: this runs before anything is installed.

Packages come in sets, one file requirements/SET.txt each, with versions and hashes. A stamp in the environment
remembers what a set was installed from, so a start with nothing to do costs only the reading of those files.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"

NO_NETWORK_SAYS = (
    "connection",
    "name resolution",
    "dns error",
    "unreachable",
    "timed out",
    "sending request",
    "offline",
)


LEAST_FREE = 16_000_000  # bytes: less than any set of packages
DISK_FULL = f"the disk is full ({ROOT})"


class SetupError(Exception):
    """Something the user must know, in one line."""


def say(words: str) -> None:
    print(f"rumpus: {words}", file=sys.stderr, flush=True)


def keeping_bytecode() -> dict[str, str]:
    """This environment's variables, in which Python keeps what it compiled, whatever was said outside, and apart from
    the sources: else every start compiles all that it imports, which takes seconds."""
    kept = {**os.environ}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    kept.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "bytecode"))
    return kept


def fingerprint(*parts: str | Path) -> str:
    """One hash over texts and the contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        digest.update(b"\0")
    return digest.hexdigest()


def disk_is_full() -> bool:
    return shutil.disk_usage(ROOT).free < LEAST_FREE


@contextmanager
def one_at_a_time() -> Generator[None]:
    """Two starts at once must not install into one environment together: the second waits for the first."""
    import fcntl  # not on Windows, where a wheel may still be built with the rest of this module

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another rumpus that is setting up")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


class Environment:
    """A folder with a Python of its own, and the sets of packages in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = ROOT / name
        self.python = self.folder / "bin" / "python"
        self.log = self.folder / "setup.log"
        self._over: tuple[str, ...] = ()

    def has(self, *sets: str) -> bool:
        return self.python.exists() and all(self._stamp(name) == self._wanted(name) for name in sets)

    def needs(self, *sets: str) -> None:
        """Sees to it that these sets and the package itself are installed."""
        if self.has("package", *sets):
            return
        with one_at_a_time(), self._changing():
            missing = [name for name in sets if not self.has(name)]
            self._make()
            if missing:
                self._install(missing)
            if not self.has("package"):
                self._install_package()

    def tries(self, name: str) -> list[str]:
        """Installs a set as far as this machine can; returns the names that it cannot."""
        if self.has(name):
            return []
        with one_at_a_time(), self._changing():
            say(f"installing the {name} into {self.name}")
            if self._uv_or_pip("install", *HASHED, "-r", str(REQUIREMENTS / f"{name}.txt")):
                self._remember(name)
                return []
            # One package without a wheel for this machine must not cost the others.
            pins = str(REQUIREMENTS / f"{name}.txt")
            return [one for one in named_in(name) if not self._uv("install", "--only-binary", ":all:", "-c", pins, one)]

    @contextmanager
    def _changing(self) -> Generator[None]:
        """What breaks off, by a full disk or a key, may leave half a package that counts as installed: the next start
        begins the environment anew where it was the first, else installs over what is there."""
        unfinished = self.folder / ".unfinished"
        broke_off = unfinished.exists()
        if broke_off and not self.has("setup"):
            shutil.rmtree(self.folder)
        self._over = ("--force-reinstall",) if broke_off else ()
        self.folder.mkdir(exist_ok=True)
        unfinished.touch()
        yield
        unfinished.unlink()

    def run(self, *command: str) -> bool:
        """Runs a command quietly; what it says goes to the log."""
        with self.log.open("ab") as log:
            log.write(f"\n$ {' '.join(command)}\n".encode())
            log.flush()
            return subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL).returncode == 0

    def _make(self) -> None:
        if not self.python.exists():
            try:
                for needed in ("ensurepip", "venv"):
                    importlib.import_module(needed)
            except ImportError:
                raise SetupError("this Python has no venv; on Debian and Ubuntu: apt install python3-venv") from None
            say(f"making {self.name} with Python {sys.version_info.major}.{sys.version_info.minor}")
            # Not by sys.executable: where a first start broke off, that is the one which was just thrown away.
            python = getattr(sys, "_base_executable", sys.executable)
            made = subprocess.run([python, "-m", "venv", str(self.folder)], capture_output=True, text=True)
            if made.returncode:
                reason = (made.stdout + made.stderr).strip().splitlines() or ["venv failed"]
                raise SetupError(f"{self.name} could not be made: {DISK_FULL if disk_is_full() else reason[-1]}")
        if not self.has("setup"):
            if not self.run(str(self.python), "-m", "pip", "--version"):  # a first start that was interrupted
                self.run(str(self.python), "-m", "ensurepip")
            if not self._pip("install", *HASHED, "-r", str(REQUIREMENTS / "setup.txt")):
                raise self._failure("uv could not be installed")
            self._remember("setup")

    def _install(self, sets: list[str]) -> None:
        began = time.monotonic()
        files = [argument for name in sets for argument in ("-r", str(REQUIREMENTS / f"{name}.txt"))]
        say(f"installing the pinned packages ({', '.join(sets)}) into {self.name}")
        if not self._uv_or_pip("install", *HASHED, *files):
            raise self._failure("the packages could not be installed")
        for name in sets:
            self._remember(name)
        say(f"installed in {time.monotonic() - began:.1f} s")

    def _install_package(self) -> None:
        # hatchling is in the set `setup`, pinned: nothing unpinned is fetched to build with.
        if not self._uv_or_pip("install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)):
            raise self._failure("the package itself could not be installed")
        self._remember("package")

    def _uv_or_pip(self, verb: str, *arguments: str) -> bool:
        return self._uv(verb, *self._over, *arguments) or self._pip(verb, *self._over, *arguments)

    def _uv(self, verb: str, *arguments: str) -> bool:
        return self.run(str(self.folder / "bin" / "uv"), "pip", verb, "--python", str(self.python), *arguments)

    def _pip(self, *arguments: str) -> bool:
        return self.run(str(self.python), "-m", "pip", "--disable-pip-version-check", *arguments)

    def _failure(self, what: str) -> SetupError:
        if disk_is_full():  # the log cannot say so: it broke off, too
            return SetupError(f"{what}: {DISK_FULL}")
        said = self.log.read_text(errors="replace").rpartition("\n$ ")[2].lower()
        if any(sign in said for sign in NO_NETWORK_SAYS):
            return SetupError(f"{what}: no network? What was said is in {self.name}/setup.log")
        return SetupError(f"{what}: see the end of {self.name}/setup.log")

    def _wanted(self, name: str) -> str:
        if name == "package":
            sources = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted(REQUIREMENTS.glob("*.in"))]
        else:
            sources = [REQUIREMENTS / f"{name}.txt"]
        # The path too: an editable install in a folder that was moved points nowhere.
        return fingerprint(str(ROOT), *sources)

    def _stamp(self, name: str) -> str | None:
        try:
            return (self.folder / f".installed-{name}").read_text()
        except FileNotFoundError:
            return None

    def _remember(self, name: str) -> None:
        (self.folder / f".installed-{name}").write_text(self._wanted(name))


HASHED = ("--require-hashes", "--only-binary", ":all:")


def named_in(name: str) -> list[str]:
    """The packages that requirements/SET.in names, one a line."""
    lines = (line.split("#")[0].strip() for line in (REQUIREMENTS / f"{name}.in").read_text().splitlines())
    return [line for line in lines if line and not line.startswith("-")]
