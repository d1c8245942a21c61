"""The referee: the documented conversation, and whatever else may come in."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.cli.referee import _DO, LONGEST, Referee, serve
from rumpus.core import catalogue

DOC = Path(__file__).parent.parent.parent / "docs" / "reference" / "referee.md"


def ask(referee: Referee, **request: Any) -> Any:
    return json.loads(referee.answer(json.dumps(request).encode()))


def test_the_documented_conversation() -> None:
    turns = re.findall(r"^    → (.*)\n    ← (.*)$", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(turns) > 20
    referee = Referee()
    for request, wanted in turns:
        found = json.loads(referee.answer(request.encode()))
        assert part_of(json.loads(wanted), found), f"{request}\n{found}"
    assert referee.done


def part_of(wanted: dict[str, Any], found: dict[str, Any]) -> bool:
    """The documentation may leave out parts of an answer, and the text of an error."""
    if "error" in wanted and "error" in found:
        return wanted["error"].items() <= found["error"].items()
    return "error" not in found and all(found.get(name) == value for name, value in wanted.items())


def test_every_request_is_documented() -> None:
    table = re.findall(r"^\| `(\w+)` \|", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    assert table == ["do", *_DO]


@pytest.mark.parametrize("name", catalogue.names())
def test_a_whole_game_of_each(name: str) -> None:
    referee, rng = Referee(), Random(1)
    reply = ask(referee, do="new", game=name, key="07" * 32)
    for _ in range(5000):
        if reply["turn"] == "over":
            break
        if reply["turn"] == "chance":
            assert sum(ask(referee, do="odds")["odds"]) > 0
            reply = ask(referee, do="land")
        else:
            seat = rng.choice(reply["turn"])
            moves = ask(referee, do="legal", seat=seat)["legal"]
            reply = ask(referee, do="play", seat=seat, move=rng.choice(moves))
    score = ask(referee, do="score")
    assert 1 in score["places"] or not any(score["places"])
    where = ask(referee, do="position")["position"]
    assert ask(referee, do="position", text=where)["position"] == where


def test_a_seat_is_told_no_secret() -> None:
    """Played twice with different cards for seat 0: not one byte differs for seat 1 and the watcher."""
    told: list[list[Any]] = []
    for outcome in (0, 1):
        referee = Referee()
        ask(referee, do="new", game="beasty_bar", seats=2)
        ask(referee, do="land", outcome=0)  # who begins
        possible = [i for i, odd in enumerate(ask(referee, do="odds")["odds"]) if odd]
        assert "error" not in ask(referee, do="land", outcome=possible[outcome])  # a card for seat 0
        told.append(
            [ask(referee, do=word, seat=seat) for word in ("view", "events", "text") for seat in (1, "watcher")]
        )
    assert told[0] == told[1]


def test_a_refusal_changes_nothing() -> None:
    referee = Referee()
    ask(referee, do="new", game="bounce", seats=2, key="00" * 32)
    ask(referee, do="land")
    before = ask(referee, do="position")
    for request in (
        {"do": "play", "seat": 0, "move": "fly"},
        {"do": "play", "seat": 7, "move": 0},
        {"do": "play", "seat": 0, "move": 10**30},
        {"do": "play", "seat": True, "move": 0},
        {"do": "play", "seat": 0, "move": None},
        {"do": "land", "outcome": 0},
        {"do": "new", "game": "bounce", "seats": -1},
        {"do": "new", "game": "bounce", "options": {"play_on": []}},
        {"do": "new", "game": "bounce", "key": "zz"},
        {"do": "new", "game": "../bounce"},
        {"do": "position", "text": "phase: decide\nmover: 3"},
        {"do": "position", "text": "step: 99999"},
        {"do": "position", "text": "hand: llama"},
        {"do": "position", "text": "step: ?"},
        {"do": "view", "seat": 0, "mode": "peek"},
        {"do": "text", "seat": 0, "lang": "xx"},
        {"do": "text", "seat": 0, "names": ["only one"]},
        {"do": "events", "since": -1},
        {"do": "score"},
        {"do": "legal", "seat": 0, "speed": 3},
    ):
        reply = ask(referee, **request)
        assert list(reply) == ["error"], request
        assert reply["error"]["name"] != "Unexpected", reply
        assert ask(referee, do="position") == before


def test_a_position_that_no_game_leads_to_is_an_error_not_the_end() -> None:
    referee = Referee()
    ask(referee, do="new", game="bounce", seats=2)
    wrong = "seats: 2\nphase: dice\nmover: 77\ndice_left: 1"
    assert ask(referee, do="position", text=wrong)["error"]["name"] == "BadPosition"
    assert "error" not in ask(referee, do="land", outcome=0)  # the game stays as it was
    assert ask(referee, do="new", game="bounce")["turn"] == "chance"


def converse(text: bytes) -> list[Any]:
    answers = io.BytesIO()
    assert serve(io.BytesIO(text), answers) == 0
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_lines() -> None:
    assert converse(b"") == []
    assert converse(b"\n \n\t\r\n") == []
    assert [list(a) for a in converse(b'{"do":"quit"}\n{"do":"hello"}\n')] == [["bye"]]
    assert converse(b'{"do":"hello","id":"x"}')[0]["id"] == "x"
    long, after = converse(b"[" * (3 * LONGEST) + b'\n{"do":"quit"}')
    assert long["error"]["name"] == "BadRequest"
    assert after == {"bye": True}


@pytest.mark.parametrize("name", ["1.5", "-0", '"a"', '""'])
def test_an_answer_is_called_as_it_was_asked(name: str) -> None:
    [reply] = converse(b'{"do":"hello","id":' + name.encode() + b"}")
    assert reply["id"] == json.loads(name)


@pytest.mark.parametrize("name", ["true", "[1]", '{"a":1}', "NaN", "1e400"])
def test_a_name_that_no_answer_can_have_is_refused_before_anything_is_done(name: str) -> None:
    *_, refused, turn = converse(
        b'{"do":"new","game":"bounce","seats":2}\n{"do":"land","outcome":0}\n'
        b'{"do":"play","seat":0,"move":"roll","id":' + name.encode() + b'}\n{"do":"legal"}'
    )
    assert refused == {"error": {"name": "BadRequest", "message": "'id' should be a number or a text"}}
    assert turn == {"legal": {"0": ["roll"]}}


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 200_000,
        b'{"do":' * 100_000,
        b'{"do": "new", "game": ' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"do": ' + b"9" * 10_000 + b"}",
        b'{"do": NaN}',
        b'{"do": "\\ud800"}',
        b'{"do": "new", "game": "\\u0000"}',
        b"\xff\xfe\x00",
        b"null",
        b'"hello"',
        b"{}",
    ],
    ids=range(11),
)
def test_hostile_lines(line: bytes) -> None:
    (reply,) = converse(line + b"\n")
    assert reply["error"]["name"] in ("BadRequest", "UnknownGame")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(list(_DO))
PARTS = st.sampled_from(sorted({part for _, parts in _DO.values() for part in parts} | {"id"}))
VALUES = (
    JSON
    | st.sampled_from(["bounce", "beasty_bar", "roll", "watcher", "know", "nl", "00" * 32])
    | st.integers(-2, 9)
    | st.builds("{}: {}".format, st.sampled_from(["seats", "phase", "mover", "step", "jumps"]), st.integers(-200, 200))
)
REQUESTS = st.builds(lambda word, rest: {**rest, "do": word}, WORDS | JSON, st.dictionaries(PARTS, VALUES, max_size=4))


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.lists(REQUESTS | JSON, max_size=8))
def test_any_json_has_an_answer(requests: list[Any]) -> None:
    begin = {"do": "new", "game": "bounce", "seats": 2, "key": "00" * 32}
    lines = [begin, *(r for r in requests if not (isinstance(r, dict) and r.get("do") == "quit"))]
    replies = converse(b"\n".join(json.dumps(line).encode() for line in lines))
    assert len(replies) == len(lines)
    for reply in replies:
        if "error" in reply:
            assert set(reply["error"]) == {"name", "message"}
            assert reply["error"]["name"] != "Unexpected", reply


@settings(max_examples=150, deadline=None)
@given(st.lists(st.binary(max_size=60).map(lambda line: line.replace(b"\n", b" ")), max_size=8))
def test_any_bytes_have_an_answer(lines: list[bytes]) -> None:
    replies = converse(b"\n".join(lines))
    assert len(replies) == sum(bool(line.strip()) for line in lines)
    assert all("error" in reply for reply in replies)


def begun(seats: int = 2, **more: Any) -> Referee:
    referee = Referee()
    ask(referee, do="new", game="bounce", seats=seats, key="00" * 32, **more)
    return referee


def test_outcomes_have_words() -> None:
    referee = begun(3)
    assert ask(referee, do="odds") == {"odds": [1, 1, 1], "outcomes": ["seat 0", "seat 1", "seat 2"]}
    ask(referee, do="land", outcome=1)
    assert ask(referee, do="odds") == {"odds": [], "outcomes": []}
    ask(referee, do="play", seat=1, move="roll")
    assert ask(referee, do="odds")["outcomes"] == ["1", "2", "3", "4", "5", "6"]


def test_events_for_who_watches() -> None:
    referee = Referee()
    ask(referee, do="new", game="beasty_bar", seats=2, key="00" * 32)
    ask(referee, do="land")
    ask(referee, do="land")
    (_, ((kind, told),)) = ask(referee, do="events", seat="watcher")["events"]
    assert kind == "dealt" or told
    assert None in told.values(), "whose card it is, not which"
    assert None not in ask(referee, do="events")["events"][1][0][1].values()


def test_a_position_keeps_the_number_of_seats() -> None:
    referee = begun(2)
    before = ask(referee, do="position")
    for seats in (0, 1, 3, 4, 99):
        reply = ask(referee, do="position", text=f"seats: {seats}\nphase: decide\nmover: 0")
        assert reply["error"]["name"] == "BadPosition"
        assert "seats" in reply["error"]["message"]
    assert ask(referee, do="position") == before


def test_a_position_does_not_restart_the_draws() -> None:
    referee = begun(2)
    rolls: set[tuple[int, ...]] = set()
    for _ in range(6):
        ask(referee, do="position", text="seats: 2\nphase: dice\ndice_left: 3")
        rolls.add(tuple(ask(referee, do="land")["outcome"] for _ in range(3)))
    assert len(rolls) > 1
    again = begun(2)
    ask(again, do="position", text="seats: 2\nphase: dice\ndice_left: 3")
    assert tuple(ask(again, do="land")["outcome"] for _ in range(3)) in rolls, "a new game begins the key again"


def test_a_new_game_was_not_placed() -> None:
    referee = begun(2)
    ask(referee, do="position", text="seats: 2\nphase: decide")
    assert referee.placed
    ask(referee, do="new", game="bounce", seats=7)
    assert referee.placed, "refused: the game is the old one"
    ask(referee, do="new", game="bounce", seats=2)
    assert not referee.placed
    ask(referee, do="position", text="seats: 3")
    assert not referee.placed


def test_an_option_without_effect_is_named() -> None:
    def unused(**options: str) -> Any:
        return ask(Referee(), do="new", game="boogie_beasts", options=options).get("without_effect")

    assert unused(late="strict") is None
    assert unused(pace="relaxed") is None
    assert unused(pace="relaxed", late="strict") == ["late"]
    assert unused(pace="correspondence", late="strict") == ["late"]
