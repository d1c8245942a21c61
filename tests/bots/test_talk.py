"""Talk in Boogie Beasts: crews are gathered, promises kept or broken by temper, and broken ones remembered."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rumpus.bots import Spoken, seat_bot
from rumpus.bots.talk import Temper, heard_by
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.lab.match import play_match

KEY = bytes(range(32))
HONEST = Temper(breaks=0, forgives=0, luck=KEY)
FALSE = Temper(breaks=100, forgives=0, luck=KEY)

GAME = catalogue.game("boogie_beasts")
BOT = cast(Any, GAME.bot)


def in_the_plane(seats: int = 5) -> Session:
    session = Session(GAME, options_for(GAME, seats), KEY)
    session.settle()
    return session


def talk_over(session: Session, tempers: list[Temper]) -> list[Spoken]:
    talk: list[Spoken] = []
    for _ in range(6):
        for seat, temper in enumerate(tempers):
            words = BOT.say(session.know(seat), seat, talk, temper)
            talk += [Spoken(seat, kind, slots, round=BOT.talk_round(session.state)) for kind, slots in words]
    return talk


@pytest.mark.parametrize(("seats", "sizes"), [(3, {2}), (4, {3}), (5, {2, 3}), (6, {2, 4}), (7, {3, 4}), (8, {2, 6})])
def test_everybody_finds_a_crew(seats: int, sizes: set[int]) -> None:
    from rumpus.games.boogie_beasts.negotiation import crew_of

    session = in_the_plane(seats)
    talk = talk_over(session, [HONEST] * seats)
    crews = {formation + 1: crew_of(talk, 0, formation) for formation in range(1, seats - 1)}
    gathered = {size for size, crew in crews.items() if crew}
    assert gathered <= set(range(2, seats))
    assert all(len(crew) == size for size, crew in crews.items() if crew)
    assert sum(gathered) >= seats - 1
    assert sum(sizes) == sum(gathered)


def test_a_promise_is_kept_by_the_honest_and_not_by_the_false() -> None:
    session = in_the_plane()
    talk = talk_over(session, [HONEST] * 5)
    for seat in range(5):
        session.play(seat, "ready")
    s, engine = session.know(0), seat_bot(GAME, "shark@4", KEY, fast=False).engine
    moves = engine.moves(s, 0, session.legal(0))
    assert len(BOT.heed(s, 0, moves, talk, HONEST)) == 1
    assert BOT.heed(s, 0, moves, talk, FALSE) == moves


def test_who_was_accused_is_not_asked_again() -> None:
    session = in_the_plane()
    master = cast(Any, session.state).master
    liar = (master + 1) % 5
    accused = [Spoken((master + 2) % 5, "accuse", {"seat": liar}, round=0)]
    asked = BOT.say(session.know(master), master, accused, HONEST)
    assert asked
    assert ("ask-join", {"seat": liar, "formation": asked[0][1]["formation"]}) not in asked
    forgiving = Temper(breaks=0, forgives=1, luck=KEY)
    again = BOT.say(session.know(master), master, accused, forgiving)
    assert any(kind == "ask-join" and slots["seat"] == liar for kind, slots in again)


def test_a_whisper_is_for_one() -> None:
    talk = (Spoken(0, "promise"), Spoken(1, "promise", to=2))
    assert len(heard_by(talk, 0)) == 1
    assert len(heard_by(talk, 2)) == 2


@pytest.mark.thorough
def test_tables_that_talk_land_more_formations() -> None:
    def landed(quiet: bool) -> int:
        whole = 0
        for number in range(4):
            players = [seat_bot(GAME, "shark@12", bytes([number, seat] * 16), fast=False) for seat in range(5)]
            session = play_match(GAME, options_for(GAME, 5), bytes([number]) * 32, players, quiet=quiet)
            for step in session.steps:
                whole += sum(e.kind == "landed" and cast(int, e.arguments["place"]) < 6 for e in step.events)
        return whole

    assert landed(quiet=False) > landed(quiet=True)
