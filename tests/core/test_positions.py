"""Positions that somebody wrote: sane ones are taken, the others refused before rules or compiled code go on."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from rumpus.cli.referee import Referee
from rumpus.core import catalogue
from rumpus.core.archive import read_record
from rumpus.core.notation import write_position
from rumpus.core.options import options_for
from rumpus.core.positions import check_position, unpacked
from rumpus.kernel.errors import BadPosition, BadRecord
from rumpus.lab.envs.course import EnvGame
from rumpus.lab.envs.pickles import freeze, thaw
from tests.hostile_games import real_games, wrong_position, wrong_record
from tests.laws.positions import every_game

LINES = 20_000


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_real_positions_are_taken(game: Any) -> None:
    options, states, _ = real_games(game.name)[0]
    for s in states[:: max(1, len(states) // 5)]:
        check_position(game, s, options, LINES)


def spoilt(name: str, **cells: Any) -> Any:
    game = catalogue.game(name)
    s = game.new(options_for(game))
    for field, value in cells.items():
        setattr(s, field, value)
    return game, s


def test_what_no_game_holds_is_named() -> None:
    for name, cells, why in (
        ("bounce", {"phase": 9}, "phase: it holds a number that is no phase"),
        ("bounce", {"seats": 9}, "seats"),
        ("bounce", {"phase": 1, "mover": 7}, "a seat may act that is not at the table"),
        ("bounce", {"phase": 2, "dice_left": 127, "step": [127] * 4}, ""),
        ("boogie_beasts", {"phase": 1, "served": 9, "held": [8] * 8}, ""),
        ("boulder_bluff", {"deck": [-1] * 38}, "a pile does not hold less than nothing"),
        ("beasty_bar", {"phase": 6, "choices": 0}, "seat 1 should act, and can do nothing"),
        ("bloops", {"phase": 4, "count": [30] * 5}, ""),
    ):
        game, s = spoilt(name, **cells)
        with pytest.raises(BadPosition, match=why or None):
            check_position(game, s, options_for(game), LINES)


def test_a_card_is_not_there_twice() -> None:
    options, states, _ = real_games("beasty_bar")[0]
    s: Any = states[-1].copy()
    s.line[0] = s.line[1] = 1
    with pytest.raises(BadPosition, match="more often than in the deck"):
        check_position(catalogue.game("beasty_bar"), s, options, LINES)


def test_a_rule_without_end_is_stopped() -> None:
    """The clock looks for the first place that may be chosen, and there is none."""
    game, s = spoilt("beasty_bar", phase=6, choices=32)
    with pytest.raises(BadPosition):
        check_position(game, s, None, LINES)


def test_bytes_become_a_position_only_if_they_are_one() -> None:
    game, s = spoilt("bounce", phase=9)
    with pytest.raises(BadPosition, match="bytes"):
        unpacked(game.state_type, b"123")
    for data in (s.pack(), s.pack() + freeze(game.new(options_for(game)))[len(s.pack()) :]):
        with pytest.raises(BadPosition, match="phase"):
            thaw(game, data)


def test_bytes_of_others_are_rehearsed_and_our_own_are_not() -> None:
    """In range everywhere, and yet a place from which the rules cannot go on."""
    game, s = spoilt("beasty_bar", phase=6, choices=0)
    assert thaw(game, freeze(s)) == s
    foreign = bytearray(freeze(s))
    foreign[-1] ^= 1
    with pytest.raises(BadPosition, match="can do nothing"):
        thaw(game, bytes(foreign))
    sound = game.new(options_for(game))
    assert thaw(game, sound.pack()) == sound, "a pickle of an earlier version, without a digest"


@pytest.mark.parametrize("game", every_game())
def test_any_position_is_taken_or_refused_by_name(game: Any) -> None:
    """Through the referee, which plays on where it was taken."""
    rng = Random(11)
    for _ in range(12):
        options, s = wrong_position(game, rng)
        referee = Referee()
        requests: list[dict[str, Any]] = [
            {"do": "new", "game": game.name, "seats": options.seats, "key": "00" * 32},
            {"do": "position", "text": write_position(s)},
            *({"do": do} for do in ("legal", "odds", "land", "time_out", "land", "legal")),
        ]
        for request in requests:
            answer = json.loads(referee.answer(json.dumps(request).encode()))
            if "error" in answer:
                known = ("BadPosition", "BadOutcome", "NotYourTurn", "BadRequest")
                assert answer["error"]["name"] in known, (request, answer)


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_any_record_is_a_game_or_watched_or_refused_by_name(game: Any) -> None:
    rng = Random(12)
    for _ in range(60):
        text = wrong_record(game, rng).decode()
        try:
            record = read_record(text)
        except BadRecord:
            continue
        if record.session is None:
            assert sum(1 for _ in record.positions()) == len(record.entries) + 1


def test_cells_that_hang_together_do_so() -> None:
    """A stale or invented number in a cell that only later rules look at: a rehearsal may not come that far."""
    game = catalogue.game("bloops")
    options, states, _ = real_games("bloops")[0]
    for name, at, value in (("batch", 0, 99), ("mine", None, 90), ("whom", None, 9), ("loose", 0, 0)):
        s: Any = states[-9].copy()
        check_position(game, s, options, LINES)
        if at is None:
            setattr(s, name, value)
        else:
            row = getattr(s, name)[at]
            row[:] = [value] * len(row)
        with pytest.raises(BadPosition, match="do not go together"):
            check_position(game, s, options, LINES)


def test_rules_that_fail_later_from_a_given_position_say_so() -> None:
    game = catalogue.game("bloops")
    given = EnvGame(game, options_for(game, 2), bytes(32))
    assert not pickle.loads(pickle.dumps(given)).given
    for was_given, error in ((True, BadPosition), (False, IndexError)):
        env = copy.deepcopy(given)
        env.given = was_given
        state: Any = env.state
        state.card = [[], []]
        with pytest.raises(error):
            _play_first_moves(env)
    given.given = True
    assert pickle.loads(pickle.dumps(given)).given, "what was given once stays so"


def _play_first_moves(env: EnvGame) -> None:
    while not env.over:
        env.act(env.legal(env.seat)[0])
