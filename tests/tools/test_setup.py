"""The set-up notices what changed, and says in one line what is wrong."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment, page, start
from tools.environment import REQUIREMENTS, ROOT, Environment, named_in

SETS = sorted(file.stem for file in REQUIREMENTS.glob("*.in"))


def pins(name: str) -> dict[str, set[str]]:
    """The versions that a set pins; more than one where they differ between Pythons."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", (REQUIREMENTS / f"{name}.txt").read_text(), re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def plain(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


@pytest.mark.parametrize("name", SETS)
def test_every_named_package_is_pinned(name: str) -> None:
    assert {plain(package) for package in named_in(name)} <= pins(name).keys()


@pytest.mark.parametrize("name", SETS)
def test_pins_carry_hashes_and_no_addresses(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.txt").read_text()
    assert "://" not in text
    assert "index-url" not in text
    for entry in re.split(r"\n(?=\S+==)", text)[1:]:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_sets_that_are_installed_together_agree() -> None:
    base, test, extras = pins("base"), pins("test"), pins("extras")
    for one, other in ((base, test), (base, extras), (test, extras)):
        assert {name: one[name] for name in one.keys() & other.keys()} == {
            name: other[name] for name in one.keys() & other.keys()
        }


def test_an_extra_has_the_name_of_its_package_and_the_normal_form() -> None:
    """pip before 23.3 takes an extra only as it is written: `rumpus[open_spiel]` was skipped with a warning."""
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    extras = json.loads(made.stdout)["optional-dependencies"]
    for package in named_in("extras"):
        assert extras[package] == extras[plain(package)], package
    assert {"open_spiel", "open-spiel"} <= extras.keys()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """An environment that says it has the set `base`, in a project folder of its own."""
    shutil.copytree(REQUIREMENTS, tmp_path / "requirements")
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "REQUIREMENTS", tmp_path / "requirements")
    made = Environment(".venv")
    made.python.parent.mkdir(parents=True)
    made.python.touch()
    made._remember("base")
    return made


def test_a_set_is_installed_once(elsewhere: Environment) -> None:
    assert elsewhere.has("base")
    assert not elsewhere.has("test")


def test_a_changed_pin_is_noticed(elsewhere: Environment) -> None:
    with (environment.REQUIREMENTS / "base.txt").open("a") as file:
        file.write("another==1.0\n")
    assert not elsewhere.has("base")


def test_a_first_set_up_that_broke_off_begins_anew(elsewhere: Environment) -> None:
    half = elsewhere.folder / "bin" / "uv"
    half.touch()  # not whole, but for pip it is installed
    with pytest.raises(OSError, match="full"), elsewhere._changing():
        raise OSError("full")
    with elsewhere._changing():
        assert not half.exists()
        assert elsewhere._over == ("--force-reinstall",)
    with elsewhere._changing():
        assert elsewhere._over == ()


def test_a_later_set_up_that_broke_off_installs_over_what_is_there(elsewhere: Environment) -> None:
    elsewhere._remember("setup")
    with pytest.raises(KeyboardInterrupt), elsewhere._changing():
        raise KeyboardInterrupt
    with elsewhere._changing():
        assert elsewhere.has("base")
        assert elsewhere._over == ("--force-reinstall",)


def test_a_full_disk_is_named(elsewhere: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of what failed broke off, too."""
    elsewhere.log.write_text("Collecting a")
    assert "setup.log" in str(elsewhere._failure("it"))
    monkeypatch.setattr(environment, "LEAST_FREE", 10**18)
    assert "the disk is full" in str(elsewhere._failure("it"))


def test_a_moved_folder_is_noticed(elsewhere: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", environment.ROOT / "moved")
    assert not elsewhere.has("base")


def test_the_page_is_stale_when_a_source_or_a_catalogue_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, words = tmp_path / "web", tmp_path / "src" / "rumpus" / "games" / "a_game" / "locale" / "en.ftl"
    board = words.parents[1] / "page" / "Board.svelte"
    for file in (web / "src" / "main.ts", words, board, web / "node_modules" / "a" / "index.js"):
        file.parent.mkdir(parents=True)
        file.write_text("one")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", web)
    before = page._sources()
    (web / "node_modules" / "a" / "index.js").write_text("two")
    assert page._sources() == before
    words.write_text("two")
    assert (after_words := page._sources()) != before
    (web / "src" / "main.ts").write_text("two")
    assert (after_source := page._sources()) != after_words
    board.write_text("two")
    assert page._sources() != after_source


def test_two_starts_do_not_build_one_page_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(page, "fresh", lambda: False)
    monkeypatch.setattr(start, "need_node", lambda: None)
    built: list[bool] = []

    def build() -> None:
        folder = os.open(tmp_path, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(folder)
        built.append(True)

    monkeypatch.setattr(page, "build_page", build)
    start.page()
    assert built == [True]


def test_an_old_python_is_named_in_one_line(tmp_path: Path) -> None:
    shutil.copy(ROOT / "rumpus", tmp_path)
    commands = tmp_path / "bin"
    commands.mkdir()
    (commands / "dirname").symlink_to(shutil.which("dirname") or "dirname")
    (commands / "python3").write_text('#!/bin/sh\nif [ "$1" = --version ]; then echo Python 3.9.2; else exit 1; fi\n')
    (commands / "python3").chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", str(tmp_path / "rumpus")], env={"PATH": str(commands)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or newer" in done.stderr
    assert "3.9.2" in done.stderr


def test_the_page_is_built_where_the_room_opens() -> None:
    assert all(map(start.needs_page, ([], ["serve"], ["serve", "--port", "1"], ["--no-browser"], ["site", "x"])))
    assert not any(map(start.needs_page, (["--help"], ["-h"], ["--version"], ["play", "bounce"], ["rules"])))


def test_a_bench_without_a_name_says_which_there_are() -> None:
    done = subprocess.run([str(ROOT / "rumpus"), "bench"], env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("rumpus: bench needs the name of a benchmark")
