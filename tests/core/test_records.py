"""Records survive being cut, altered and fuzzed: a named error, never a wrong game and never a crash."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core import catalogue
from rumpus.core.archive import (
    GameRecord,
    load_record,
    read_record,
    record_of,
    replay,
    save_record,
    verify,
    write_record,
)
from rumpus.core.fairness import UnfairDeal, commitment, key_of
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.errors import BadRecord

SECRET, CONTRIBUTIONS = b"s" * 32, [b"one", b""]


def played() -> GameRecord:
    game = catalogue.game("bounce")
    session = Session(game, options_for(game, 2), key_of(SECRET, CONTRIBUTIONS))
    session.settle()
    while not session.over:
        session.play(session.waiting[0], "roll")
        session.settle()
    notes = {1: [{"say": {"seat": 0, "to": [1], "text": "hello"}}], 2: [{"clock": {"name": "move", "due": 30}}]}
    return record_of(
        session,
        ["Ann", "Bo"],
        notes=notes,
        commitment=commitment(SECRET),
        contributions=CONTRIBUTIONS,
        secret=SECRET,
    )


RECORD = played()
TEXT = write_record(RECORD)


def test_talk_and_clock_facts_stay_in_order() -> None:
    record = read_record(TEXT)
    assert [entry.kind for entry in record.entries][:4] == ["land", "say", "play", "clock"]


def test_the_deal_can_be_checked() -> None:
    draws = verify(catalogue.game("bounce"), RECORD)
    assert draws == len(RECORD.draws())


def reseal(lines: list[str]) -> str:
    """An attacker can make the check sum right; the rules and the secret still speak."""
    import hashlib

    last = json.loads(lines[-1])
    last["check"] = hashlib.sha256(
        "".join(line + "\n" for line in lines[:-1]).encode(errors="surrogatepass")
    ).hexdigest()
    return "\n".join([*lines[:-1], json.dumps(last)]) + "\n"


def test_an_altered_outcome_is_found() -> None:
    lines = TEXT.split("\n")[:-1]
    number = next(i for i, line in enumerate(lines) if '"die"' in line)
    entry = json.loads(lines[number])
    entry["land"] = (entry["land"] + 1) % 6
    lines[number] = json.dumps(entry)
    with pytest.raises(BadRecord, match="tell it differently"):
        read_record(reseal(lines))


def test_another_game_by_the_rules_is_found_by_its_draws() -> None:
    """Played and told by the rules, but not what the secret gives."""
    game = catalogue.game("bounce")
    session = Session(game, options_for(game, 2), key_of(b"t" * 32, CONTRIBUTIONS))
    session.settle()
    while not session.over:
        session.play(session.waiting[0], "roll")
        session.settle()
    other = record_of(session, ["Ann", "Bo"], commitment=commitment(SECRET), contributions=CONTRIBUTIONS, secret=SECRET)
    with pytest.raises(UnfairDeal, match="should have given"):
        verify(game, read_record(write_record(other)))


def test_another_secret_is_found() -> None:
    lines = TEXT.split("\n")[:-1]
    last = json.loads(lines[-1])
    last["secret"] = "00" * 32
    record = read_record(reseal([*lines[:-1], json.dumps(last)]))
    with pytest.raises(UnfairDeal, match="promised"):
        verify(catalogue.game("bounce"), record)


@pytest.mark.parametrize("keep", range(1, len(TEXT), 97))
def test_a_cut_record_is_refused(keep: int) -> None:
    with pytest.raises(BadRecord):
        read_record(TEXT[: keep if keep < len(TEXT) - 1 else len(TEXT) - 2])


def test_a_changed_byte_is_refused() -> None:
    with pytest.raises(BadRecord, match="altered"):
        read_record(TEXT.replace('"Ann"', '"Eve"'))


def test_a_newer_format_is_named() -> None:
    lines = TEXT.replace('"format": 1', '"format": 2', 1).split("\n")[:-1]
    with pytest.raises(BadRecord, match="newer Rumpus"):
        read_record(reseal(lines))


def test_newer_rules_can_be_watched_but_not_checked() -> None:
    record = read_record(reseal(TEXT.replace('"rules": 2', '"rules": 99', 1).split("\n")[:-1]))
    assert len(list(record.positions())) == len(record.entries) + 1
    with pytest.raises(BadRecord, match="version 99"):
        replay(catalogue.game("bounce"), record)


@given(st.text(max_size=300))
def test_any_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@given(st.integers(0, len(TEXT) - 2), st.characters())
def test_a_resealed_record_never_crashes(place: int, letter: str) -> None:
    lines = (TEXT[:place] + letter + TEXT[place + 1 :]).split("\n")[:-1]
    try:
        record = read_record(reseal(lines))
        replay(catalogue.game("bounce"), record)
    except (BadRecord, json.JSONDecodeError):
        pass


def test_saved_and_loaded(tmp_path) -> None:
    path = tmp_path / "game.rump"
    save_record(RECORD, path)
    assert write_record(load_record(path)) == TEXT
    assert [p.name for p in tmp_path.iterdir()] == ["game.rump"]
    with pytest.raises(BadRecord, match="cannot be read"):
        load_record(tmp_path / "none.rump")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="not text"):
        load_record(path)
