"""Errors that a user can cause: each is a message of the catalogue, with the arguments that the message has."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rumpus.core.words import LANGUAGES, number
from rumpus.kernel.errors import BadDeck, BadRecord, RumpusError, UnknownGame

ROOT = Path(__file__).parent.parent / "src" / "rumpus"

# What people meet.
FOR_PEOPLE = (
    "cli/",
    "bots/",
    "games/",
    "lab/",
    "mcp/",
    "core/options.py",
    "core/catalogue.py",
    "core/game.py",
    "core/notation.py",
    "core/archive.py",
    "core/positions.py",
    "core/record_text.py",
    "core/session.py",
    "table/records/uploads.py",
    "table/settings.py",
    "table/serving.py",
)
# Spoken to programs, and to those who write them.
FOR_PROGRAMS = ("cli/referee.py", "lab/envs/", "cli/template/", "speed/cuda.py")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((ROOT / "kernel" / "locale" / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


MESSAGES = catalogue("en")


def family() -> set[str]:
    """RumpusError and all that come from it, by name, wherever they are declared."""
    bases: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
    found = {"RumpusError"}
    while more := {name for name, own in bases.items() if own & found} - found:
        found |= more
    return found


def calls() -> Iterator[tuple[str, ast.Call]]:
    names = family()
    for path in sorted(ROOT.rglob("*.py")):
        place = str(path.relative_to(ROOT))
        if not place.startswith(FOR_PEOPLE) or place.startswith(FOR_PROGRAMS) or "/tests/" in place:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{place}:{node.lineno}", node


def test_every_error_of_a_user_is_a_message_with_its_arguments() -> None:
    wrong: list[str] = []
    for place, call in calls():
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and first.value in MESSAGES:
            given = {keyword.arg for keyword in call.keywords}
            if given != MESSAGES[str(first.value)] and None not in given:
                wrong.append(f"{place}: {first.value} has {sorted(MESSAGES[str(first.value)])}")
        elif not isinstance(first, ast.Name):  # a code chosen before
            wrong.append(f"{place}: {ast.unparse(call)[:90]}")
    assert not wrong, "\n".join(wrong)


def test_every_message_is_said_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
    assert [code for code in MESSAGES if f'"{code}"' not in source] == []


def test_an_error_within_an_error_is_in_the_same_language() -> None:
    error = BadRecord("file-problem", path="a.rump", problem=BadDeck("deck-list", place="deck.brown"))
    assert str(error) == "a.rump: deck.brown: a list of entries is needed"
    assert error.told("nl") == "a.rump: deck.brown: hier hoort een lijst"
    assert error.data("nl")["arguments"]["problem"] == {"code": "deck-list", "arguments": {"place": "deck.brown"}}
    again = pickle.loads(pickle.dumps(error))  # from a process that thinks
    assert (again.code, again.told("fr")) == (error.code, error.told("fr"))


def test_a_game_from_outside_may_use_a_plain_sentence() -> None:
    error = RumpusError("the pond is frozen")
    assert (str(error), error.code, error.told("nl")) == ("the pond is frozen", "", "the pond is frozen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_numbers(language: str) -> None:
    told = UnknownGame("no-game", name="chess", games=["bounce", "bloops"]).told(language)
    assert "chess" in told
    assert "bounce, bloops" in told
    assert number(1234.5, language, 1) == {"en": "1,234.5", "nl": "1.234,5", "fr": "1\u202f234,5"}[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [10**15, -(10**30), 10**300, 1e300, float("inf"), float("nan"), "", "{", [10**40]])
def test_every_message_takes_whatever_somebody_wrote(language: str, value: object) -> None:
    """A number of thirty digits in a file is told as it stands, in the error that refuses it."""
    for code, arguments in MESSAGES.items():
        assert RumpusError(code, **dict.fromkeys(arguments, value)).told(language)
