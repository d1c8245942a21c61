"""Lessons: one for each card and phase of the rules page, and words for each in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from rumpus.core.game import Game
from rumpus.core.words import LANGUAGES, Ask, Words
from rumpus.table.codegen.lessons import lessons_path, scenarios_of
from rumpus.table.codegen.vocabulary import games_with_boards

GAMES = games_with_boards()


def lessons_of(game: Game) -> list[dict[str, Any]]:
    return json.loads(lessons_path(game).read_text(encoding="utf-8"))


def written(game: Game, language: str) -> dict[str, ast.Message]:
    text = (game.folder / "page" / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    return {one.id.name: one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_asks_for_moves_that_are_legal_where_it_asks(game: Game) -> None:
    found = lessons_of(game)
    assert [one["id"] for one in found] == [scenario.title for scenario in scenarios_of(game)]
    for one in found:
        *asking, last = one["frames"]
        assert asking, one["id"]
        assert "want" not in last
        assert any(frame["events"] for frame in one["frames"]), one["id"]
        for frame in asking:
            assert frame["want"] in [move["code"] for move in frame["asked"]["legal"]], one["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_has_words_before_and_after(game: Game, language: str) -> None:
    """Its title and sentence are those of the rules page; what it came to is told by the game."""
    page = written(game, language)
    words = Words(game, language, ["A", "B", "C", "D"], 0)
    for one in lessons_of(game):
        ident = one["id"]
        if ident.startswith("step-"):
            assert ident in page
            assert any(attribute.id.name == "text" for attribute in page[ident].attributes)
        elif words.say(ident) != ident:  # a card of the game's own catalogue
            assert words.say(f"help-{ident}") != f"help-{ident}" or f"card-{ident}" in page, ident
        else:
            assert any(attribute.id.name == "help" for attribute in page[f"card-{ident}"].attributes), ident
        for said in one["said"]:
            names = {name: (kind, word) for name, (kind, word) in said["names"].items()}
            told = words.sentence(Ask(said["message"], said["numbers"], names, said["seats"], said["texts"]))
            assert told.strip()
            assert told != said["message"], ident


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_card_of_the_game_has_a_lesson(game: Game) -> None:
    """What a catalogue explains (`help-…`), and what the rules page explains itself (`card-…`)."""
    helped = {name.removeprefix("help-") for name in _messages(game) if name.startswith("help-")}
    cards = {name.removeprefix("card-") for name in written(game, "en") if name.startswith("card-")}
    found = {one["id"] for one in lessons_of(game)}
    assert cards | {name for name in helped if name.split("-")[0] in ("animal", "card", "sort", "jumpcard")} <= found
    assert {name for name in written(game, "en") if name.startswith("step-")} <= found


def _messages(game: Game) -> set[str]:
    text = (game.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    return {one.id.name for one in FluentParser().parse(text).body if isinstance(one, ast.Message)}
