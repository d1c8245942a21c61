"""What the docs show works: blocks of Python and of commands are run as they stand, one page at a time."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from rumpus.cli import main

DOCS = Path(__file__).parent.parent / "docs"
PAGES = [
    "how-to/simulate-and-train",
    "how-to/balance-a-deck",
    "how-to/seat-an-assistant",
    "reference/bots",
    "how-to/host-a-room",
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXTRAS = {"pettingzoo": "pettingzoo", "pyspiel": "pyspiel", "--out results": "pyarrow"}


def blocks(page: str) -> list[tuple[str, str]]:
    return BLOCK.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))


PARAMETERS = [(page, number) for page in PAGES for number in range(len(blocks(page)))]


@pytest.mark.parametrize(("page", "number"), PARAMETERS)
def test_block(page: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    language, text = blocks(page)[number]
    for mark, package in EXTRAS.items():
        if mark in text:
            pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RUMPUS_LANG", "en")
    match language:
        case "python":
            exec(compile(text, f"{page}.md, block {number + 1}", "exec"), {"__name__": "docs"})
        case "sh":
            for line in text.splitlines():
                program, *argv = shlex.split(line.replace("examples/", f"{DOCS.parent}/examples/"))
                assert program == "rumpus"
                assert main(argv) == 0, line
        case "json":
            for server in json.loads(text)["mcpServers"].values():
                assert server.get("command", "rumpus") == "rumpus"
                assert "--url" not in server.get("args", ()) or server["args"][-1].startswith("https://")
        case "toml" if page == "how-to/host-a-room":
            from rumpus.table.settings import read_settings

            path = tmp_path / "room.toml"
            path.write_text(text)
            assert read_settings({}, path, {}).behind_proxy
        case "nginx" | "caddy":  # a proxy's own language
            pass
        case "toml":
            from rumpus.lab.sweep import decks

            path = tmp_path / "ours.toml"
            path.write_text(text)
            game, found = decks([str(path)], None)
            assert game is not None
            assert found[0] is not None
            assert tomllib.loads(text)["game"] == game.name
        case other:
            raise AssertionError(f"{page}.md has a block of {other}, which nobody runs")


ROOT = DOCS.parent
TOP = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md"]
TEXTS = [*TOP, *sorted(str(path.relative_to(ROOT)) for path in DOCS.rglob("*.md"))]
TOOLS = {"test", "setup", "page", "shots", "bench", "pins"}  # done by tools/start.py, before the package


@pytest.mark.parametrize("text", TEXTS)
def test_links_lead_somewhere(text: str) -> None:
    page = ROOT / text
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


@pytest.mark.parametrize("text", TEXTS)
def test_commands_that_are_named_exist(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every `./rumpus NAME …` of the texts is a command, and takes the options that are shown with it."""
    words = (ROOT / text).read_text(encoding="utf-8")
    for line in sorted(set(re.findall(r"\./rumpus ([a-z][^`\n#…·|]*)", words))):
        name, *arguments = line.split()
        if name in TOOLS:
            continue
        assert main([name, "--help"]) == 0, line
        told = capsys.readouterr().out
        for option in (argument.split("=")[0] for argument in arguments if argument.startswith("--")):
            assert option in told, line


def test_the_path_of_a_contributor_can_be_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands of CONTRIBUTING.md's two games, in order, in a folder that has our examples."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = re.findall(r"^```\w*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in found for line in block.splitlines()]
    assert sum("check-game" in line for line in lines) == 2
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RUMPUS_LANG", "en")
    monkeypatch.setenv("RUMPUS_GAMES", "")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for line in lines:
        match shlex.split(line):
            case ["mkdir", folder]:
                Path(folder).mkdir()
            case ["cp", source, target]:
                Path(target).write_bytes(Path(source).read_bytes())
            case ["RUMPUS_GAMES=mygames", "./rumpus", *argv]:
                monkeypatch.setenv("RUMPUS_GAMES", str(tmp_path / "mygames"))
                assert main(argv) == 0, line
            case other:
                raise AssertionError(f"nobody runs {other}")
