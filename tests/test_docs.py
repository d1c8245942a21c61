"""What the docs show works, what they name exists, and every page has its place in the order of reading.

Tutorial and how-to pages are walked: their blocks run from top to bottom in one folder that has our examples.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote

import msgspec
import pytest
from markdown_it.token import Token

from rumpus.cli import main
from rumpus.cli.command import COMMANDS, TOOLS, parser_of
from rumpus.cli.phrases import Phrases
from rumpus.table.settings import Settings
from tools import site
from tools.start import HELP

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FOLDERS = {"Tutorial": "tutorial", "How-to": "how-to", "Reference": "reference", "Why": "why"}
ORDER = site.reading_order()
WALKED = [place.path for place in ORDER if place.kind in ("Tutorial", "How-to")]
TOP = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md")]
TEXTS = [*TOP, *sorted(DOCS.rglob("*.md")), *sorted((ROOT / "examples").rglob("*.md"))]
EXTRAS = {"import gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "pyspiel", "--out ": "pyarrow"}
ANSWERS = "roll\nhold\n" * 200  # to whatever `play` asks on these pages


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def tokens(path: Path) -> list[Token]:
    return site.parsed(path.read_text(encoding="utf-8"))


# --- The order of reading ---------------------------------------------------------------------------------------------


def test_every_page_is_on_the_map_once_and_in_the_folder_of_its_kind() -> None:
    pages = [place.path for place in ORDER]
    assert sorted(pages) == sorted(set(DOCS.rglob("*.md")) - {site.MAP})
    assert list(dict.fromkeys(place.kind for place in ORDER)) == list(FOLDERS)
    for place in ORDER:
        assert place.path.relative_to(DOCS).parts[0] == FOLDERS[place.kind], place


@pytest.mark.parametrize("place", ORDER, ids=lambda place: name_of(place.path))
def test_a_page_ends_with_its_kind_and_its_neighbours(place: site.Place) -> None:
    assert place.path.read_text(encoding="utf-8").endswith(site.footer(place.path)), "./rumpus docs --links"
    assert place.path.read_text(encoding="utf-8").startswith(f"# {place.title}"), "the title on the map"


@pytest.mark.parametrize("path", TEXTS, ids=name_of)
def test_links_and_anchors_lead_somewhere(path: Path) -> None:
    for token, attribute in site.links(tokens(path)):
        link = str(token.attrs[attribute])
        target, anchor = site.target_of(link, path)
        assert target.exists(), link
        assert not anchor or anchor in site.anchors(tokens(target)), link


# --- What they show works ---------------------------------------------------------------------------------------------


class Walk:
    """The blocks of one page, run in this process; what needs a package that is not here is left out and named."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.monkeypatch, self.capsys = folder, monkeypatch, capsys
        self.said = ""
        self.left_out: list[str] = []

    def block(self, language: str, text: str) -> None:
        for mark, package in EXTRAS.items():
            if mark in text and find_spec(package) is None:
                self.left_out.append(package)
                return
        match language:
            case "sh":
                for line in text.splitlines():
                    self.line(line)
            case "python":
                self.capsys.readouterr()
                exec(compile(text, "the page", "exec"), {"__name__": "docs"})
                self.said = self.capsys.readouterr().out
            case "text":  # what was said just before
                for line in text.splitlines():
                    assert line.strip() in self.said
            case "diff":
                self.change(text)
            case "json":
                for server in json.loads(text)["mcpServers"].values():
                    assert server.get("command", "rumpus") == "rumpus"
                    assert "--url" not in server.get("args", ()) or server["args"][-1].startswith("https://")
            case "toml" if "host =" in text:
                from rumpus.table.settings import read_settings

                (self.folder / "room.toml").write_text(text)
                assert read_settings({}, self.folder / "room.toml", {}).behind_proxy
            case "toml":
                from rumpus.lab.sweep import decks

                (self.folder / "ours.toml").write_text(text)
                game, found = decks([str(self.folder / "ours.toml")], None)
                assert game is not None
                assert found[0] is not None
                assert tomllib.loads(text)["game"] == game.name
            case "" | "nginx":  # to look at: a proxy's own language, a screen; commands in it are parsed, below
                pass
            case other:
                raise AssertionError(f"a block of {other}, which nobody runs")

    def line(self, line: str) -> None:
        match shlex.split(line, comments=True):
            case ["export", setting]:
                self.monkeypatch.setenv(*setting.split("=", 1))
            case ["mkdir", folder]:
                Path(folder).mkdir()
            case ["cp", source, target]:
                Path(target).write_bytes(Path(source).read_bytes())
            case ["./rumpus" | "rumpus"] | ["./rumpus" | "rumpus", "serve", *_]:  # tests/cli/test_serve.py opens rooms
                pass
            case [setting, "./rumpus", *argv] if "=" in setting:
                self.monkeypatch.setenv(*setting.split("=", 1))
                self.command(argv, line)
            case ["./rumpus" | "rumpus", *argv]:
                self.command(argv, line)
            case other:
                raise AssertionError(f"nobody runs {other}")

    def command(self, argv: list[str], line: str) -> None:
        exits = re.search(r"# exits with (\d)", line)
        if os.environ["RUMPUS_GAMES"]:  # a game that was loaded stays as it was, and its file changes here
            whole = [sys.executable, "-m", "rumpus", *argv]
            done = subprocess.run(whole, input=ANSWERS, capture_output=True, text=True, check=False)
            code, self.said = done.returncode, done.stdout
        else:
            self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(ANSWERS.encode()), encoding="utf-8"))
            self.capsys.readouterr()
            code = main(argv)
            self.said = self.capsys.readouterr().out
        assert code == (int(exits[1]) if exits else 0), (line, self.said)

    def change(self, text: str) -> None:
        """The lines with - become those with +, in the one file of the user's that has them."""
        old, new = ("".join(f"{line[1:]}\n" for line in text.splitlines() if line[0] == sign) for sign in "-+")
        (file,) = [file for file in Path("mygames").iterdir() if old in file.read_text(encoding="utf-8")]
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


@pytest.fixture
def walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Walk:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RUMPUS_LANG", "en")
    monkeypatch.setenv("RUMPUS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("RUMPUS_GAMES", "")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    return Walk(tmp_path, monkeypatch, capsys)


@pytest.mark.slow
@pytest.mark.parametrize("path", WALKED, ids=name_of)
def test_a_page_can_be_walked(path: Path, walk: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    if "tutorial" in path.parts:
        monkeypatch.setenv("RUMPUS_INTERPRET", "1")  # the path of a contributor, below, compiles the same game
    for token in tokens(path):
        if token.type == "fence":
            walk.block(token.info, token.content)
    if walk.left_out:
        pytest.skip(f"the rest was run; not installed: {', '.join(walk.left_out)}")


@pytest.mark.slow
def test_the_path_of_a_contributor_can_be_walked(walk: Walk) -> None:
    """The commands of CONTRIBUTING.md's two games, in order."""
    text = "".join(token.content for token in tokens(ROOT / "CONTRIBUTING.md") if token.type == "fence")
    assert text.count("check-game") == 2
    for line in text.splitlines():
        walk.line(line)


COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:\./)?rumpus ([a-z][a-z-]*)(?: (.*))?")


@pytest.mark.parametrize("path", TEXTS, ids=name_of)
def test_commands_can_be_read(path: Path) -> None:
    """A command in a block can be parsed; one in a sentence exists, and has the options that are named with it."""
    for token in tokens(path):
        if token.type in ("fence", "code_block"):
            for line in token.content.splitlines():
                if found := COMMAND.fullmatch(re.split(r"\s{2,}|\s+#", line.strip())[0]):
                    assert found[1] in (*COMMANDS, *TOOLS, "help"), line
                    if found[1] in COMMANDS:
                        parser_of(found[1], Phrases("en")).parse_args(shlex.split(found[2] or ""))
        for child in token.children or ():
            if child.type == "code_inline" and (found := COMMAND.fullmatch(child.content)):
                assert found[1] in (*COMMANDS, *TOOLS, "help"), child.content
                if found[1] in COMMANDS:
                    told = parser_of(found[1], Phrases("en")).format_help()
                    assert [word for word in re.findall(r"--[a-z-]+", found[2] or "") if word not in told] == []


# --- What they name exists --------------------------------------------------------------------------------------------


def test_words_of_the_page_are_those_of_the_page() -> None:
    """What stands in italics with a capital, where a text says what to press, is in a catalogue of the page."""
    catalogue = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "web/src").rglob("en.ftl"))
    texts = [DOCS / "tutorial/first-evening.md", DOCS / "how-to/check-a-deal.md", DOCS / "how-to/look-back.md"]
    words = {word for path in texts for word in re.findall(r"(?<!\*)\*([A-Z+][^*\n]*)\*(?!\*)", site.body(path))}
    assert len(words) > 8
    assert [word for word in words if f"= {word}" not in catalogue] == []


def test_every_command_and_setting_has_its_line() -> None:
    told = (DOCS / "reference/commands.md").read_text(encoding="utf-8")
    assert [name for name in (*COMMANDS, *TOOLS) if f"`{name}`" not in told] == []
    settings = (DOCS / "reference/settings.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"`{field.name}`" in settings
        assert f"`RUMPUS_{field.name.upper()}`" in settings


PLACES = [ROOT / place for place in ("", "src/rumpus", "src/rumpus/table", "src/rumpus/games/bounce", "web/src")]
FILE = r"(?:[\w.*-]+/)+[\w.*-]*|[\w-]+\.(?:py|ts|svelte|toml|md)"
YOURS = ("my_pig", "page/board.js")  # of a reader who makes a game


def named(file: str) -> list[Path]:
    """By its path from one of these places; a bare name, whose folder the sentence says, anywhere among the sources."""
    name = file.replace("NAME", "bounce").rstrip("/")
    if "/" not in name:
        return [found for place in ("src", "web/src") for found in (ROOT / place).rglob(name)] or list(ROOT.glob(name))
    return [found for place in PLACES for found in place.glob(name)]


@pytest.mark.parametrize("path", [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"], ids=name_of)
def test_files_and_functions_that_are_named_exist(path: Path) -> None:
    """Every file; and after a file, as in the walks of ARCHITECTURE.md, the function that is said to be in it."""
    text = path.read_text(encoding="utf-8")
    files = {span for span in re.findall(r"`([^`\n]+)`", text) if re.fullmatch(FILE, span)}
    assert len(files) > 10
    assert [file for file in sorted(files) if not file.startswith(YOURS) and not named(file)] == []
    hops = re.findall(rf"`({FILE})` `([A-Za-z_][\w.]*)`", text)
    assert [hop for hop in hops if not any(defines(file, hop[1]) for file in named(hop[0]))] == []
    assert len(hops) > 20 or path.name != "ARCHITECTURE.md"
    words = {word for span in re.findall(r"`([A-Za-z_][\w.]*)`", text) for word in span.split(".")}
    assert words - set(re.findall(r"\w+", sources())) == {""} & words


def sources() -> str:
    """All that we wrote but texts: whatever is named in code stands somewhere in it."""
    folders = ("src", "tests", "tools", "benchmarks", "examples", "web/src")
    kinds = {".py", ".ts", ".svelte", ".toml", ".ftl", ".sh"}
    files = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in kinds]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in [*files, ROOT / "pyproject.toml", ROOT / "web/package.json"]
    )


def defines(file: Path, name: str) -> bool:
    """A class, a function or a method of this name, in Python or TypeScript; in a folder, in any of its files."""
    if file.is_dir():
        return any(defines(inner, name) for inner in file.rglob("*") if inner.suffix in (".py", ".ts", ".svelte"))
    text = file.read_text(encoding="utf-8")
    return all(
        re.search(rf"\b(?:class|def|function|const) {part}\b|^\s+(?:async )?{part}\(", text, re.MULTILINE)
        for part in name.split(".")
    )


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=name_of)
def test_files_that_a_page_names_exist(path: Path) -> None:
    for span in re.findall(
        r"`((?:src|tests|benchmarks|examples|web|tools|docs)/[^`\s]+)`", path.read_text(encoding="utf-8")
    ):
        assert (ROOT / span).exists(), span


def test_pages_that_the_code_names_exist() -> None:
    listed = subprocess.run(
        ["git", "grep", "-IohE", r"docs/[a-z_/-]+(\.md|/)", "--", ":!CHANGELOG.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode:
        pytest.skip("not a checkout")
    assert [name for name in sorted(set(listed.stdout.split())) if not (ROOT / name).exists()] == []


# --- The site ---------------------------------------------------------------------------------------------------------


class Read(HTMLParser):
    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.tags: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("href", "src") and "://" not in str(value):
                self.links.append(str(value))
            if name == "id":
                self.ids.add(str(value))


def test_the_site_can_be_opened_from_the_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert site.main([str(tmp_path / "out")]) == 0
    assert "index.html" in capsys.readouterr().out
    pages = {file: Read(file) for file in (tmp_path / "out").rglob("*.html")}
    assert len(pages) > len(ORDER)
    for file, page in pages.items():
        assert {"main", "nav", "h1"} <= page.tags
        assert "script" not in page.tags
        for link in page.links:
            address, _, anchor = unquote(link).partition("#")
            target = Path(os.path.normpath(file.parent / address)) if address else file
            assert target.is_file(), (file, link)
            assert not anchor or anchor in pages[target].ids, (file, link)


def test_the_site_needs_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    for arguments in ([], ["--what"], ["a", "b"], [str(tmp_path / "file")]):
        assert site.main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_commands_of_a_checkout_teach() -> None:
    assert tuple(HELP) == TOOLS
    for name in TOOLS:
        for argv in ([name, "--help"], ["help", name]):
            done = subprocess.run([str(ROOT / "rumpus"), *argv], capture_output=True, text=True, check=False)
            assert done.returncode == 0
            assert done.stdout.startswith(f"usage: ./rumpus {name}")
    listed = subprocess.run([str(ROOT / "rumpus"), "--help"], capture_output=True, text=True, check=True).stdout
    assert [name for name in TOOLS if not re.search(rf"^  {name} ", listed, re.MULTILINE)] == []
