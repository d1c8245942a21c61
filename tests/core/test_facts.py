"""game.toml is read into typed facts, and whatever is wrong in it is named: the file, the key, what is expected."""

from __future__ import annotations

import copy
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.facts import ChoiceOption, ClockFacts, FlagOption, GameFacts, as_declared, read_facts
from rumpus.core.game import Game
from rumpus.kernel.errors import BadGame

WHOLE = """
title = "Small"
rules = 3
seats = { least = 2, most = 5, usual = 4 }
age = 8
minutes = [10, 20]
[credits]
designer = "Somebody"
year = 2020
[options.pace]
kind = "choice"
choices = ["live", "relaxed"]
default = "live"
[options.long]
kind = "flag"
default = false
only_with = { pace = "live" }
[options.cards]
kind = "number"
least = 3
most = 9
default = 5
[clock]
live = { move = 30, look = 2.5 }
relaxed = { move = 0, look = 0 }
keeps = ["look"]
[deck]
cards = [{ name = "ace", count = 4 }]
size = 3
[deck_limits.cards]
count = { least = 0, most = 9 }
name = { one_of = ["ace", "king"] }
[talk]
statements = [{ kind = "ask", slots = ["seat"], accept = "yes" }, { kind = "yes", slots = [] }]
"""


def read(given: dict[str, Any]) -> GameFacts:
    return read_facts("small", "game.toml", given)


def changed(key: str, value: Any) -> dict[str, Any]:
    """The whole of it with one key set, or taken out (None)."""
    given = tomllib.loads(WHOLE)
    *above, last = key.split(".")
    table: Any = given
    for name in above:
        table = table[int(name)] if isinstance(table, list) else table[name]
    if value is None:
        del table[last]
    else:
        table[int(last) if isinstance(table, list) else last] = value
    return given


def test_the_whole_of_it_is_read() -> None:
    facts = read(tomllib.loads(WHOLE))
    assert (facts.title, facts.rules, facts.seats.usual, facts.minutes) == ("Small", 3, 4, (10, 20))
    assert facts.options["long"] == FlagOption(kind="flag", default=False, only_with={"pace": "live"})
    assert isinstance(facts.options["pace"], ChoiceOption)
    assert facts.clock == ClockFacts({"move": 30, "look": 2.5}, {"move": 0, "look": 0}, {}, ("look",))
    assert facts.talk is not None
    assert [statement.accept for statement in facts.talk.statements] == ["yes", ""]
    assert as_declared(facts.options) == tomllib.loads(WHOLE)["options"]
    assert as_declared(facts.deck_limits) == tomllib.loads(WHOLE)["deck_limits"]


def test_most_of_it_may_be_left_out() -> None:
    facts = read({"title": "Small", "rules": 1, "seats": {"least": 2, "most": 4, "usual": 3}})
    assert (facts.options, facts.clock.live, facts.deck, facts.talk) == ({}, {}, {}, None)


@pytest.mark.parametrize(
    "key", ["title", "rules", "seats", "seats.usual", "options.pace.kind", "options.pace.choices", "options.cards.most"]
)
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(BadGame, match=rf"^small: game\.toml lacks '{key}'$"):
        read(changed(key, None))
    statement = changed("talk.statements.0", {"slots": []})
    with pytest.raises(BadGame, match=r"game\.toml lacks 'talk.statements\[0\].kind'"):
        read(statement)


@pytest.mark.parametrize(
    "key", ["titel", "seats.max", "options.pace.choice", "clock.lives", "talk.statement", "deck_limits.cards.count.min"]
)
def test_an_unknown_key_is_named_with_those_that_may_stand_there(key: str) -> None:
    with pytest.raises(BadGame, match=rf"^small: '{key}' in game\.toml is read by nothing; here may stand: \w+, \w+"):
        read(changed(key, 1))


WRONG_KINDS = [
    ("title", 3, "text"),
    ("rules", "2", "a whole number"),
    ("rules", True, "a whole number"),
    ("rules", 1.5, "a whole number"),
    ("seats", 3, "a table"),
    ("seats.most", "4", "a whole number"),
    ("minutes", 5, "a list"),
    ("minutes", [5], "a list of 2"),
    ("minutes.0", "x", "a whole number"),
    ("credits", ["x"], "a table"),
    ("credits.year", 1.5, "text or a whole number"),
    ("options", [], "a table"),
    ("options.long", True, "a table"),
    ("options.long.default", "no", "true or false"),
    ("options.pace.choices", "live", "a list"),
    ("options.pace.choices.1", 2, "text"),
    ("options.cards.default", 2.5, "a whole number"),
    ("clock.live.move", "30", "a number"),
    ("clock.keeps", "look", "a list"),
    ("deck", 1, "a table"),
    ("deck.cards", [], "a table"),
    ("deck_limits.cards.count.least", "0", "a number"),
    ("talk", True, "a table"),
    ("talk.whisper", "no", "true or false"),
    ("talk.statements.0", "ask", "a table"),
    ("talk.statements.0.slots.0", 1, "text"),
]


@pytest.mark.parametrize(("key", "value", "wanted"), WRONG_KINDS, ids=[f"{k}={v}" for k, v, _ in WRONG_KINDS])
def test_a_value_of_another_kind_is_named_with_what_is_expected(key: str, value: Any, wanted: str) -> None:
    with pytest.raises(BadGame) as raised:
        read(changed(key, value))
    name = "".join(f"[{part}]" if part.isdigit() else f".{part}" for part in key.split("."))[1:]
    name += "[0]" if key == "deck.cards" else ""
    assert f"'{name}' in game.toml should be {wanted}, not " in str(raised.value)


IMPOSSIBLE = [
    ("seats.least", 0, "from 1 to 5"),
    ("seats.most", 9, "from 1 to 8"),
    ("seats.usual", 6, "from 2 to 5"),
    ("minutes.0", 30, "from 0 to 20"),
    ("options.pace.kind", "choices", "one of: flag, choice, number"),
    ("options.pace.default", "slow", "one of: live, relaxed"),
    ("options.cards.default", 10, "from 3 to 9"),
    ("options.long.only_with", {"place": "x"}, "one of: pace, long, cards"),
    ("options.long.only_with.pace", "slow", "one of: live, relaxed"),
    ("options.long.only_with", {"cards": 10}, "from 3 to 9"),
    ("clock.keeps.0", "jump", "one of: move, look"),
    ("deck_limits", {"card": {}}, "one of: cards, size"),
    ("talk.statements.0.accept", "no", "one of: ask, yes"),
]


@pytest.mark.parametrize(("key", "value", "wanted"), IMPOSSIBLE, ids=[f"{k}={v}" for k, v, _ in IMPOSSIBLE])
def test_a_value_that_cannot_be_is_named_with_those_that_can(key: str, value: Any, wanted: str) -> None:
    with pytest.raises(BadGame, match=f"should be {wanted}, not ") as raised:
        read(changed(key, value))
    assert raised.value.arguments["file"] == "game.toml"


def test_every_pace_has_the_same_clocks() -> None:
    """`clock(s)` answers with a number: the same clock at every pace."""
    for clocks in ({"look": 0, "move": 0}, {"move": 0}):
        with pytest.raises(BadGame, match=r"'clock.relaxed' in game\.toml should have the clocks move, look"):
            read(changed("clock.relaxed", clocks))


@pytest.mark.parametrize("language", ["en", "nl", "fr"])
def test_errors_are_told_in_every_language(language: str) -> None:
    for key, value, _ in [*WRONG_KINDS, *IMPOSSIBLE, ("title", None, ""), ("titel", 1, "")]:
        with pytest.raises(BadGame) as raised:
            read(changed(key, value))
        assert "game.toml" in raised.value.told(language)


def test_a_loaded_game_says_where(tmp_path: Path) -> None:
    folder = tmp_path / "small_and_wrong"
    folder.mkdir()
    (folder / "game.toml").write_text(WHOLE.replace("usual = 4", 'usual = "four"'))
    with pytest.raises(BadGame, match=r"small_and_wrong: 'seats.usual' in game\.toml should be a whole number, not"):
        catalogue.load(folder)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_facts_are_what_the_file_says(game: Game) -> None:
    told = tomllib.loads((game.folder / "game.toml").read_text())
    declared = as_declared(game.facts)
    for name in fields(GameFacts):
        if name.name != "talk":  # where a statement is no claim, the file need not say so, but may
            assert declared.get(name.name) == told.get(name.name)
    assert copy.deepcopy(game.facts) == game.facts
