"""Records and positions that no game of ours leads to, within the widths of their fields: for tests and the bench."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from rumpus.core import catalogue
from rumpus.core.archive import record_of, write_record
from rumpus.core.game import Game
from rumpus.core.notation import write_position
from rumpus.core.options import options_for
from rumpus.core.record_text import check_sum
from rumpus.core.session import Session
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState

WORDS: list[Any] = [
    *("", "?", "-1", "127", "none", "9 9 9", "a*99", "\u2028", "\x00", "x" * 300, "∞", "1_0", "²"),
    *(None, True, -1, 0, 1, 7, 127, -128, 10**9, 10**30, 1.5, [], [[]], {}, {"a": 1}, [0] * 40),
]
FIELDS = [
    *("40000000 see=all know=all bits=8", "64x64 see=all know=all bits=8", "9x9x9 see=owner know=all bits=64"),
    *("cell see=by:seats know=all bits=8", "cell", "0 see=all know=all bits=8", "4 see=all know=all of=x bits=16"),
]


@cache
def real_games(name: str) -> list[tuple[Options, list[GameState], str]]:
    """A few games by random moves at random settings: the options, all positions, the record."""
    game, found = catalogue.game(name), list[tuple[Options, list[GameState], str]]()
    for number in range(4):
        rng = Random(number)
        options = options_for(game, rng.choice(list(game.seats)))
        session = Session(game, options, number.to_bytes(32, "big"))
        states = [session.state.copy()]
        while not session.over and len(session.steps) < 400:
            if session.waiting:
                seat = rng.choice(session.waiting)
                session.play(seat, rng.choice(session.legal(seat)))
            else:
                session.land()
            states.append(session.state.copy())
        found.append((options, states, write_record(record_of(session, ["x"] * options.seats))))
    return found


def wrong_position(game: Game, rng: Random) -> tuple[Options, GameState]:
    """A real position with up to four cells changed to something that fits their bits."""
    options, states, _ = rng.choice(real_games(game.name))
    s = rng.choice(states).copy()
    for _ in range(rng.randint(1, 4)):
        f = rng.choice(s.fields)
        edge = 1 << (f.width - 1)
        near = rng.choice([-1, 0, 1, 2, 3, 4, 5, 8, 12, 20, 31, 40, 64, 127])
        value = near if rng.random() < 0.7 else rng.randint(-edge, edge - 1)
        if not f.shape:
            setattr(s, f.name, value)
            continue
        row: Any = getattr(s, f.name)
        for _ in f.shape[1:]:
            row = rng.choice(row)
        row[rng.randrange(len(row))] = value
    return options, s


def wrong_record(game: Game, rng: Random) -> bytes:
    """A real record with something in it changed, and the check sum right again."""
    _, _, text = rng.choice(real_games(game.name))
    lines: list[Any] = [json.loads(line) for line in text.split("\n")[:-1]]
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        with suppress(TypeError, LookupError, AttributeError):  # what an earlier one has spoilt
            _spoil(game, lines, rng)
    with suppress(AttributeError):
        lines[-1].pop("check", None)
    texts = [json.dumps(line, ensure_ascii=rng.random() < 0.5) for line in lines]
    if rng.random() < 0.02:
        rng.shuffle(texts)
    raw = [text.encode("utf-8", "replace").decode() for text in texts]
    last = json.loads(raw[-1]) if raw[-1].startswith("{") else {}
    last["check"] = check_sum(raw[:-1])
    return ("\n".join([*raw[:-1], json.dumps(last)]) + "\n").encode()


def _spoil(game: Game, lines: list[Any], rng: Random) -> None:
    header, number = lines[0], rng.randrange(1, max(2, len(lines) - 1))
    line, word = lines[number], deepcopy(rng.choice(WORDS))
    match rng.randrange(14):
        case 0:
            header["start"] = write_position(wrong_position(game, rng)[1])
        case 1:
            header["rules"] = rng.choice([0, 99, word])
        case 2:
            header["rules"], header["start"] = 99, write_position(wrong_position(game, rng)[1])
        case 3:
            header["fields"][rng.choice([*header["fields"], "copy", "more"])] = rng.choice([*FIELDS, word])
        case 4:
            header["rules"] = 99
            header["fields"][rng.choice([*header["fields"], "more"])] = rng.choice(FIELDS)
        case 5:
            header[rng.choice([*header, "before", "commitment"])] = word
        case 6:
            header["before"] = [[rng.randint(-3, 8), rng.randint(-1, 130)] for _ in range(rng.randint(0, 9))]
        case 7:
            spoil_deep(header["deck"] or header["options"], rng)
        case 8 if "set" in line:
            line["set"][rng.choice([*line["set"], "seats", "more"])] = word
        case 9:
            line[rng.choice([*line, "say", "clock", "events"])] = word
        case 10:
            del lines[number]
        case 11:
            lines.insert(number, rng.choice(lines))
        case 12:
            lines.insert(number, {"say": {"seat": rng.choice([0, 9, word]), "text": word, "to": [word]}})
        case _:
            spoil_deep(lines[rng.choice([0, number, -1])], rng)


def spoil_deep(value: Any, rng: Random) -> None:
    """Some leaf of it becomes something else."""
    while isinstance(value, dict | list) and value:
        key: Any = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        if not isinstance(value[key], dict | list) or not value[key] or rng.random() < 0.1:
            value[key] = deepcopy(rng.choice(WORDS))  # it may be spoilt in its turn
            return
        value = value[key]
