"""Records that strangers wrote: what is no game is refused by name, quickly, before any rule or compiled code runs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, read_record, record_of, replay, taken_over, write_record
from rumpus.core.options import DECK_SIZE, house_deck, options_for
from rumpus.core.record_text import LINE, MOST_CELLS, check_sum
from rumpus.core.session import SETTLED, Session
from rumpus.kernel.errors import BadDeck, BadRecord, EndlessChance
from rumpus.kernel.seats import CHANCE
from tests.laws.positions import every_game

KEY = bytes(range(32))


def played(name: str, steps: int = 10_000, names: list[str] | None = None, **wish: Any) -> GameRecord:
    """A game of always the first move."""
    game = catalogue.game(name)
    session = Session(game, options_for(game, **wish), KEY)
    session.settle()
    while not session.over and len(session.steps) < steps:
        seat = session.waiting[-1]
        session.play(seat, session.legal(seat)[0])
        session.settle()
    return record_of(session, names or ["x"] * session.options.seats)


def sealed(header: dict[str, Any], lines: list[dict[str, Any]] | None = None, last: Any = None) -> str:
    """The text of a record with a right check sum, whatever it holds."""
    texts = [json.dumps(line) for line in [header, *(lines or [])]]
    end = {"unfinished": True} if last is None else last
    return "\n".join([*texts, json.dumps(end | {"check": check_sum(texts)})]) + "\n"


def header_of(name: str) -> dict[str, Any]:
    return json.loads(write_record(played(name, 0)).split("\n")[0])


# What is read is a game


def test_a_start_that_is_no_deal_can_be_watched_but_has_no_session() -> None:
    header = header_of("boogie_beasts")
    header["start"] += "served: 9\n" if "served:" not in header["start"] else ""
    record = read_record(sealed(header))
    assert record.session is None
    with pytest.raises(BadRecord, match="line 1: 'start'"):
        replay(catalogue.game("boogie_beasts"), record)


@pytest.mark.parametrize("game", every_game())
def test_an_own_game_has_its_session(game: Any) -> None:
    record = played(game.name, 40)
    session = read_record(write_record(record)).session
    assert session is not None
    assert record.session is not None
    assert session.state == record.session.state
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("game", every_game())
def test_what_a_line_sets_is_what_the_rules_set(game: Any) -> None:
    texts = write_record(played(game.name, 12)).split("\n")[:-1]
    lines = [json.loads(line) for line in texts]
    number = next(i for i, line in enumerate(lines) if "set" in line)
    name = next(iter(lines[number]["set"]))
    lines[number]["set"][name] = "" if lines[number]["set"][name] else "1"
    del lines[-1]["check"]
    with pytest.raises(BadRecord, match=f"line {number + 1}: the rules tell it differently"):
        read_record(sealed(lines[0], lines[1:-1], lines[-1]))


def test_fields_and_names_are_those_of_the_game() -> None:
    for change in ({"step": "400 see=all know=all bits=8"}, {"more": "cell see=all know=all bits=8"}):
        header = header_of("bounce")
        header["fields"] |= change
        with pytest.raises(BadRecord, match="line 1: 'fields'"):
            read_record(sealed(header))


def test_a_deck_that_is_none_never_reaches_setup() -> None:
    header = header_of("boulder_bluff")
    header["deck"]["boulders"] = [{"base": "orange", "second": "none", "points": 1, "count": 10**9}]
    with pytest.raises(BadRecord, match=r"line 1: deck\.boulders"):
        read_record(sealed(header))
    header["deck"].pop("boulders")
    with pytest.raises(BadRecord, match="line 1: deck: a table is missing"):
        read_record(sealed(header))


def test_unfinished_is_not_said_of_a_finished_game() -> None:
    lines = [json.loads(line) for line in write_record(played("bounce")).split("\n")[:-1]]
    with pytest.raises(BadRecord, match="another result"):
        read_record(sealed(lines[0], lines[1:-1]))


# What was taken over says how it came there


def taken(name: str, steps: int) -> Session:
    session = played(name, steps).session
    assert session is not None
    return taken_over(Session(session.game, session.options), session.story(), KEY)


@pytest.mark.parametrize("game", every_game())
def test_a_game_that_was_taken_over_proves_its_start(game: Any) -> None:
    session = taken(game.name, 25)
    session.settle()
    text = write_record(record_of(session, ["x"] * session.options.seats))
    again = read_record(text).session
    assert again is not None
    assert again.before == session.before
    assert again.state == session.state
    assert write_record(read_record(text)) == text
    # And once more from there.
    assert taken_over(Session(game, again.options), again.story(), KEY).state == again.state


def test_steps_before_that_are_not_by_the_rules_are_refused() -> None:
    session = taken("beasty_bar", 25)
    header = json.loads(write_record(record_of(session, ["x"] * session.options.seats)).split("\n")[0])
    before: list[list[int]] = header["before"]
    for wrong in ([[CHANCE, 99], *before], before[1:], before[:-1], [*before, [0, 0]], [*before, [7, 1]], [[-3, 0]]):
        with pytest.raises(BadRecord, match="line 1"):
            read_record(sealed(header | {"before": wrong}))


# What can only be watched is bounded


@pytest.mark.parametrize(
    "fields",
    [
        {"a": "40000000 see=all know=all bits=8"},
        {"a": "64x64x64 see=all know=all bits=8"},
        {f"a{i}": "1000 see=all know=all bits=8" for i in range(MOST_CELLS // 1000 + 1)},
        {f"a{i}": "cell see=all know=all bits=8" for i in range(300)},
        {"a": "0 see=all know=all bits=8"},
        {"a": "-4 see=all know=all bits=8"},
        {"a": "2x2x2x2 see=all know=all bits=8"},
        {"a": "cell see=all know=all bits=7"},
        {"a": "cell see=some know=all bits=8"},
        {"a": "cell see=by:b know=all bits=8"},
        {"a": "cell"},
        {"a": ""},
        {"copy": "cell see=all know=all bits=8"},
        {"_struct": "cell see=all know=all bits=8"},
        {"__class__": "cell see=all know=all bits=8"},
        {"A": "cell see=all know=all bits=8"},
    ],
)
@pytest.mark.parametrize("name", ["bounce", "no_such_game"])
def test_fields_are_bounded(fields: dict[str, str], name: str) -> None:
    header = header_of("bounce") | {"game": name, "rules": 99, "fields": fields, "start": ""}
    with pytest.raises(BadRecord, match="line 1"):
        read_record(sealed(header))


@pytest.mark.parametrize(
    "line",
    [
        {"say": None},
        {"say": {"seat": 9, "text": "x"}},
        {"say": {"seat": 0, "text": "x" * 5000}},
        {"say": {"seat": 0, "to": 3, "text": "x"}},
        {"say": {"seat": 0, "to": [[]], "text": "x"}},
        {"say": {"seat": 0, "statement": {"code": 3}}},
        {"say": {"seat": 0, "statement": {"code": "x", "slots": {"a": "b"}}}},
        {"say": {"seat": 0, "at": "now"}},
        {"say": {"seat": 0}, "set": {"mover": "1"}},
        {"clock": 3},
        {"clock": "x" * LINE},
        {"play": "roll"},
        {"play": "roll", "seat": True},
        {"play": 3, "seat": 0},
        {"land": 0},
        {"land": "0", "odds": [1]},
        {"land": 0, "odds": [1.5]},
        {"land": 0, "odds": [10**30]},
        {"time_out": 1},
        {"land": 0, "odds": [1], "events": [["x"]]},
        {"land": 0, "odds": [1], "events": [["x", {"a": "b"}]]},
        {"land": 0, "odds": [1], "events": 3},
        {"land": 0, "odds": [1], "set": []},
        {"land": 0, "odds": [1], "set": {"nothing": "1"}},
        {"land": 0, "odds": [1], "set": {"mover": "?"}},
        {"land": 0, "odds": [1], "set": {"mover": "300"}},
        {"land": 0, "odds": [1], "set": {"step": "1 " * 99}},
    ],
)
def test_lines_are_written_as_records_write_them(line: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="line 2"):
        read_record(sealed(header_of("bounce") | {"rules": 99}, [line]))


def test_work_is_bounded() -> None:
    fields = {"a": "4000 see=all know=all bits=8"}
    header = header_of("bounce") | {"rules": 99, "fields": fields, "start": ""}
    with pytest.raises(BadRecord, match="more than a record may have"):
        read_record(sealed(header, [{"time_out": True, "set": {"a": ""}}] * 19_000))
    with pytest.raises(BadRecord, match="lines"):
        read_record("\n" * 100_000)
    with pytest.raises(BadRecord, match="characters"):
        read_record("x" * 20_000_000)


def test_a_settle_ends() -> None:
    """A position that no game leads to, where chance acts for ever."""
    game = catalogue.game("bounce")
    session = Session(game, options_for(game, 2), KEY)
    session.game.rules.land(session.state, 0, None)
    state: Any = session.state
    state.phase, state.dice_left = 2, 10**9
    with pytest.raises(EndlessChance, match=f"{SETTLED:,}"):
        session.settle()


# Words that users choose


HOSTILE = st.text(max_size=40) | st.sampled_from(
    ["\u2028", "a\u2029b", "\x85", "\x0b\x0c\x1c\x1d\x1e", "\r\n", "\n", "\\n", '"', "{}", "\ufeff", "\u202e", "\x00"]
)


@settings(deadline=None)
@given(HOSTILE, HOSTILE, HOSTILE)
def test_users_words_come_back_as_they_went_in(name: str, talk: str, source: str) -> None:
    game = catalogue.game("beasty_bar")
    own = game.facts.deck["animals"]
    deck = house_deck(game, {"animals": [{**own[0], "source": source}, *own[1:]]})
    session = Session(game, options_for(game, 2, {}, deck), KEY)
    session.settle()
    record = record_of(session, [name, "x"], notes={0: [{"say": {"seat": 0, "text": talk}}]})
    assert read_record(write_record(record)) == record


def test_half_a_character_is_refused() -> None:
    header = header_of("bounce")
    header["seats"][0] = "\ud800"
    with pytest.raises(BadRecord, match="line 1: not JSON"):
        read_record(sealed(header))
    with pytest.raises(BadRecord):
        read_record(write_text_unescaped(header))


def write_text_unescaped(header: dict[str, Any]) -> str:
    return json.dumps(header, ensure_ascii=False) + "\n" + json.dumps({"unfinished": True, "check": ""}) + "\n"


def test_decks_are_bounded() -> None:
    game = catalogue.game("beasty_bar")
    own = game.facts.deck["animals"]
    for entries in (
        [{**own[0], "source": "x" * 501}, *own[1:]],
        [{**own[0], "source": ["x"]}, *own[1:]],
        [{**own[0], "source": "x" * DECK_SIZE}, *own[1:]],
        own * 9,
        [{**own[0], "points": 10**30}, *own[1:]],
    ):
        with pytest.raises(BadDeck):
            house_deck(game, {"animals": entries})
