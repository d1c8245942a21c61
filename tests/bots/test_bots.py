"""Bots at work: levels, windows, memory, programs, and that nobody waits for a compiler."""

from __future__ import annotations

import sys
import time
from itertools import count, pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from rumpus import speed
from rumpus.bots import LEVELS, BadProgram, ProgramBot, UnknownLevel, check_word, seat_bot
from rumpus.bots.engine import Engine, engine_of
from rumpus.bots.levels import level_of
from rumpus.bots.searcher import Searcher
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.kernel.state import GameState
from rumpus.lab.match import play_match

KEY = bytes(range(32))
EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"


def test_a_level_may_have_a_budget_of_its_own() -> None:
    assert level_of("shark@800").iterations == 800
    assert level_of("shark@0.25s").seconds == 0.25
    assert level_of("expert").name == "expert"
    for word in ("genius", "shark@", "shark@soon"):
        with pytest.raises(UnknownLevel):
            level_of(word)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_levels_only_get_stronger(game: Game) -> None:
    levels = [level_of(name, game) for name in ("child", "beginner", "regular", "expert", "shark")]
    for lower, higher in pairwise(levels):
        assert lower.iterations <= higher.iterations
        assert lower.blunders >= higher.blunders
        assert lower.memory <= higher.memory
        assert lower.muddle >= higher.muddle


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_game_of_bots_comes_to_an_end(game: Game) -> None:
    players = [seat_bot(game, "shark@4", bytes([seat]) * 32, fast=False) for seat in range(game.usual_seats)]
    session = play_match(game, options_for(game), KEY, players)
    assert session.over


def test_the_same_key_plays_the_same_game() -> None:
    game = catalogue.game("beasty_bar")

    def moves() -> list[int]:
        players = [seat_bot(game, "regular@20", bytes([seat]) * 32, fast=False) for seat in range(2)]
        return [step.number for step in play_match(game, options_for(game, 2), KEY, players).steps]

    assert moves() == moves()


@pytest.mark.slow
def test_a_searching_bot_beats_chance() -> None:
    """Twenty games, won by at least fifteen: a bot that searches nonsense has a chance of one in fifty to do that."""
    game = catalogue.game("beasty_bar")
    won = 0
    for number in range(20):
        bots = ["shark@20", "random"] if number % 2 else ["random", "shark@20"]
        players = [seat_bot(game, bot, bytes([number, seat] * 16), fast=False) for seat, bot in enumerate(bots)]
        places = play_match(game, options_for(game, 2), bytes([number]) * 32, players).score().places
        won += places[bots.index("shark@20")] == 1
    assert won >= 15


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose machine code is never ready answers all the same, interpreted, within its budget and a little."""
    game = catalogue.game("bounce")
    engine = engine_of(game)
    monkeypatch.setattr(engine, "begin", lambda: None)
    monkeypatch.setattr(engine, "_ready", False)
    session = Session(game, options_for(game), KEY)
    session.settle()
    bot = seat_bot(game, "shark", KEY)
    began = time.process_time()
    assert bot.choose(session.know(session.waiting[0]), session.waiting[0], [0]) is not None
    assert time.process_time() - began < 0.5 + bot.level.seconds


def test_why_a_search_stays_slow_is_said(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fails(*_: object) -> None:
        raise ValueError("a long story\nno such type")

    monkeypatch.setattr(speed, "available", lambda: True)
    monkeypatch.setattr(speed, "prepare", fails)
    assert not Engine(catalogue.game("bounce")).wait()
    assert "bounce: the search could not be compiled, so bots think slowly: no such type" in caplog.text


def test_search_stops_in_time() -> None:
    game = catalogue.game("beasty_bar")
    session = Session(game, options_for(game, 2), KEY)
    session.settle()
    looks = count()
    searcher = Searcher(engine_of(game), KEY, fast=False, clock=lambda: next(looks) / 100)
    choices = searcher.search(session.know(session.waiting[0]), session.waiting[0], 1 << 40, 0.1)
    assert sum(choice.visits for choice in choices) > 0
    assert next(looks) <= 12  # two looks at the clock for each chunk, and the one that began
    assert 0 < searcher.iterations < 64


# Bloops: a race, and a memory


def bloops_in_a_window() -> Session:
    game = catalogue.game("bloops")
    session = Session(game, options_for(game, 3), KEY)
    session.settle()
    while session.state.phase != game.state.WINDOW:  # pyright: ignore
        seat = session.waiting[0]
        session.play(seat, session.legal(seat)[0])
        session.settle()
    return session


def test_who_has_nothing_to_counter_with_lets_it_pass() -> None:
    session = bloops_in_a_window()
    s = cast(Any, session.state)
    for seat in session.waiting:
        s.knows[seat] = [0] * len(s.knows[seat])
        known, legal = session.know(seat), session.legal(seat)
        move = seat_bot(session.game, "regular@8", KEY, fast=False).choose(known, seat, legal)
        waited_for = not cast(Any, session.game.bot).waits(known, seat)
        may_call = session.game.read_move("bloops") in legal
        assert waited_for or may_call or move is None


def test_memory_keeps_the_newest_cards_of_ones_own() -> None:
    session = bloops_in_a_window()
    s = cast(Any, know(session.state, 1))
    game = session.game
    everybody = (1 << 9) - 1
    s.card[1][:6], s.knows[1][:6] = [3, 4, 5, 6, 7, 8], [everybody] * 6
    s.seen_by[1][:6] = [0] * 6
    cast(Any, game.bot).forget(s, 1, 2, 0, KEY)
    assert s.card[1][:6] == [0, 0, 0, 0, 7, 8]
    assert [mask >> 1 & 1 for mask in s.knows[1][:6]] == [0, 0, 0, 0, 1, 1]


# Programs


def test_a_program_takes_a_seat() -> None:
    game = catalogue.game("bloops")
    players = [
        ProgramBot(game, f"{sys.executable} {EXAMPLES / 'highest.py'}"),
        ProgramBot(game, f"sh {EXAMPLES / 'first.sh'}"),
    ]
    try:
        session = play_match(game, options_for(game, 2, {"pace": "relaxed"}), KEY, players)
    finally:
        for player in players:
            player.close()
    assert session.over
    assert [player.name for player in players] == ["Highest", "First"]


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("no-such-program-here", "does not start"),
        ("true", "ended in the middle"),
        ("sh -c 'while read line; do echo hello; done'", "no JSON object"),
        ("""sh -c 'while read line; do echo "{}"; done'""", "not one of"),
        (r"""sh -c 'while read line; do printf "\377\n"; done'""", "no JSON object"),
        ("""sh -c 'while read line; do head -c 99999 /dev/zero | tr "\\0" "["; echo; done'""", "no JSON object"),
        ("sh -c 'cat", "a quotation mark is missing"),
        ("sleep 60", "no answer"),
    ],
)
def test_a_program_that_does_not_play_is_named(program: str, complaint: str) -> None:
    game = catalogue.game("beasty_bar")
    session = Session(game, options_for(game, 2), KEY)
    session.settle()
    seat = session.waiting[0]
    with pytest.raises(BadProgram, match=complaint):
        ask_program(program, session.know(seat), seat, session.legal(seat))


def ask_program(program: str, known: GameState, seat: int, legal: list[int]) -> None:
    bot = ProgramBot(catalogue.game("beasty_bar"), program, patience=0.2 if program.startswith("sleep") else 20.0)
    try:
        bot.choose(known, seat, legal)
    finally:
        bot.close()


def test_a_command_that_cannot_be_read_is_refused_before_a_game() -> None:
    for word, complaint in (("program:", "wants a command"), ('program:"bot', "a quotation mark is missing")):
        with pytest.raises(BadProgram, match=complaint):
            check_word(word)


def test_a_room_takes_levels_only() -> None:
    with pytest.raises(UnknownLevel):
        seat_bot(catalogue.game("bounce"), "program:true", KEY)
    assert not any(name.startswith("program") for name in LEVELS)
