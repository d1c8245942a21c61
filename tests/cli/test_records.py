"""Replaying and verifying records, whole ones and damaged ones."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rumpus.core.archive import load_record, write_record
from tests.cli.conftest import Run


@pytest.fixture
def path(rumpus: Run, home: Path) -> Path:
    path = home / "game.rump"
    assert rumpus("play", "bounce", "--seats", "bot,bot", "--key", "7", "--save", str(path)).code == 0
    return path


def test_a_record_is_told_again(rumpus: Run, path: Path) -> None:
    done = rumpus("replay", str(path))
    assert done.code == 0
    assert done.out.startswith("Bounce: Bot 1, Bot 2\n")
    assert "rolls a" in done.out
    assert "1. Bot" in done.out
    assert "You roll a" in rumpus("replay", str(path), "--seat", "1").out


def test_up_to_a_step(rumpus: Run, path: Path) -> None:
    done = rumpus("replay", str(path), "--at", "1")
    assert "begins." in done.out
    assert "rolls" not in done.out
    assert "1. Bot" not in done.out
    count = len(load_record(path).entries)
    assert rumpus("replay", str(path), "--at", str(count + 1)).err.startswith(f"rumpus: --at is from 0 to {count}")
    assert rumpus("replay", str(path), "--seat", "3").err.startswith("rumpus: --seat is from 1 to 2")


def test_as_json(rumpus: Run, path: Path) -> None:
    data = json.loads(rumpus("replay", str(path), "--json", "--at", "2").out)
    assert data["game"] == "bounce"
    assert [step["kind"] for step in data["steps"]] == ["land", "play"]
    assert data["steps"][0]["events"][0][0] == "begins"


@pytest.mark.parametrize("command", [("replay",), ("replay", "--plain"), ("review",), ("verify",)])
def test_nothing_in_a_record_of_others_is_obeyed_by_the_terminal(
    rumpus: Run, home: Path, path: Path, command: tuple[str, ...]
) -> None:
    """A name could clear the screen, rename the window or write to the clipboard."""
    evil = "\x1b]0;renamed\x07\x1b[2J\x9b31m\u202eEve\n   9  Eve has won."
    record = load_record(path)
    named = record.header | {"seats": [evil, "Tom"]}
    unknown = record.header | {"game": evil, "seats": [evil, "Tom"]}
    told = ""
    for number, header in enumerate((named, unknown)):
        file = home / f"{number}.rump"
        file.write_text(write_record(replace(record, header=header)), encoding="utf-8")
        done = rumpus(command[0], str(file), *command[1:])
        told += done.out + done.err
    assert "Eve" in told
    assert not [character for character in told if character in "\x1b\x07\x9b\u202e"]
    assert not [line for line in told.splitlines() if line.strip().startswith("9  Eve")], "nor is a line forged"


def test_a_replay_keeps_secrets(rumpus: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rumpus("new-game", "kept_secret", "--folder", str(home)).code == 0
    monkeypatch.setenv("RUMPUS_GAMES", str(home))
    path = home / "secret.rump"
    rumpus("play", "kept_secret", "--seats", "bot,bot", "--key", "7", "--save", str(path))
    for seat in (1, 2):
        steps = json.loads(rumpus("replay", str(path), "--json", "--seat", str(seat), "--at", "6").out)["steps"]
        dealt = [step["events"][0][1] for step in steps]
        assert all((event["card"] is None) == (event["seat"] != seat - 1) for event in dealt)
    everybody = json.loads(rumpus("replay", str(path), "--json", "--at", "6").out)
    assert all(step["events"][0][1]["card"] is None for step in everybody["steps"])
    assert "hand: ? | ? | ? | ?" in everybody["view"]

    monkeypatch.delenv("RUMPUS_GAMES")
    done = rumpus("replay", str(path), "--at", "6", "--seat", "1")
    assert done.code == 0, "a record outlives its game"
    assert "The game is not here" in done.out
    bare = json.loads(rumpus("replay", str(path), "--at", "6", "--json").out)
    assert all(value is None for step in bare["steps"] for _, told in step["events"] for value in told.values())


def test_an_honest_deal(rumpus: Run, path: Path) -> None:
    assert rumpus("verify", str(path)).out.startswith("Checked: an honest deal. All ")
    data = json.loads(rumpus("verify", str(path), "--json").out)
    assert data["fair"]
    assert data["draws"] == len(load_record(path).draws())


def test_a_dishonest_deal(rumpus: Run, path: Path) -> None:
    """The check sum is right again, but a die was turned."""
    record = load_record(path)
    entries = list(record.entries)
    at = next(i for i, entry in enumerate(entries) if entry.kind == "land" and len(entry.body["odds"]) == 6)
    entries[at] = replace(entries[at], body=entries[at].body | {"land": (entries[at].body["land"] + 1) % 6})
    path.write_text(write_record(replace(record, entries=tuple(entries))))
    done = rumpus("verify", str(path))
    assert done.code == 2
    assert "the rules tell it differently" in done.err


def test_another_secret(rumpus: Run, path: Path) -> None:
    record = load_record(path)
    path.write_text(write_record(replace(record, last=record.last | {"secret": "00" * 32})))
    assert "not the one that was promised" in rumpus("verify", str(path)).err


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_damage_is_named(rumpus: Run, path: Path, command: str) -> None:
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    newer = lines[0].replace('"format": 1', '"format": 99')
    damaged = {
        "": "empty",
        "".join(lines[:-1]): "cut off",
        whole.replace('"roll"', '"rill"', 1): "check sum differs",
        newer + "".join(lines[1:]): "newer Rumpus",
        "\x00\x01": "not JSON",
        "[]\n[]\n": "not a JSON object",
        "[" * 100_000: "not JSON",
    }
    for text, said in damaged.items():
        path.write_text(text)
        done = rumpus(command, str(path))
        assert done.code == 2
        assert said in done.err
        assert done.err.startswith(f"rumpus: {path}: ")
    path.write_bytes(b"\xff\xfe")
    assert "is not text" in rumpus(command, str(path)).err
