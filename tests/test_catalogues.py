"""Every message in every language, with the same arguments; none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.words import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDERS = [
    *(game.folder / "locale" for game in catalogue.games()),
    *(p for p in (ROOT / "src" / "rumpus").glob("*/locale") if p.parent.name != "games"),
    *([ROOT / "web" / "src" / "locale"] if (ROOT / "web" / "src" / "locale").is_dir() else []),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    wrong = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not wrong, f"{path}: {wrong[0].content!r}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(ids) == len(set(ids)), f"{path}: {[i for i in ids if ids.count(i) > 1]}"
    return {message.id.name: message for message in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return {re.sub(r"-(you|word|the|The|a|A|of|to|at|your|Your)$", "", name) for name in visitor.found}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.parent.name))
def test_all_languages_say_the_same_things(folder: Path) -> None:
    found = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        assert set(found[language]) == set(found["en"]), f"{folder}: {language} differs from en"
        for name, message in found[language].items():
            wrong = variables(message) ^ variables(found["en"][name])
            assert not wrong, f"{language}: {name} has other arguments: {wrong}"


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda g: g.name)
def test_a_games_catalogue_is_complete_and_used(game: Game) -> None:
    found = set(messages(game.folder / "locale" / "en.ftl"))
    events = {f"event-{kind.name}" for kind in game.events}
    names = {f"{n.kind}-{word}" for n in game.names.values() for word in n}
    options = {f"option-{name}" for name in game.about.get("options", {})}
    options |= {
        f"option-{name}-{choice}"
        for name, o in game.about.get("options", {}).items()
        for choice in o.get("choices", ())
    }
    moves = {words.message for words in game.moves}
    missing = (events | options | moves | {"about"}) - found
    assert not missing, sorted(missing)
    source = "".join(p.read_text(encoding="utf-8") for p in game.folder.glob("*.py"))
    said = (game.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    source += " ".join(re.findall(r"\{ ?([a-z][\w-]*) ?\}", said))  # one message within another
    source += "".join(p.read_text(encoding="utf-8") for p in (ROOT / "web" / "src").rglob("*.svelte"))
    source += "".join(p.read_text(encoding="utf-8") for p in (ROOT / "web" / "src").rglob("*.ts"))
    for name in found - events - names - options - moves - {"about"}:
        stem = re.sub(r"[^-]+$", "", name)
        used = name in source or stem in source or name.startswith(("help-", "talk-"))
        assert used, f"{name} is never said"


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda g: g.name)
def test_the_rules_are_told_in_every_language(game: Game) -> None:
    texts = [(game.folder / f"RULES.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    headings = [len(re.findall(r"^#+ ", text, re.MULTILINE)) for text in texts]
    assert len(set(headings)) == 1, "the same chapters in each language"
    assert all(len(text) > 1000 for text in texts)
