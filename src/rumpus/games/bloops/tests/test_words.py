"""What is said of a card before it is played is so."""

from __future__ import annotations

from random import Random

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.words import LANGUAGES, Words
from rumpus.games.bloops.effects import has_effect
from rumpus.games.bloops.state import COUNTER, EXCHANGE, HAND, KEEP, THROW, WINDOW, State

GAME = catalogue.game("bloops")


def said(session: Session, seat: int, move: int) -> tuple[str, dict[str, int]]:
    tell = GAME.hooks.text.move_does
    assert tell is not None
    [one] = tell(session.view(seat), seat, [move], [])
    for language in LANGUAGES:
        assert "{" not in Words(GAME, language, ["A", "B", "C", "D", "E"], seat).sentence(one)
    return one.message, one.numbers


def test_what_a_card_does_is_what_it_then_does() -> None:
    """Players who counter often, so that piles and rows run empty and full; the caller is out of a 9's reach."""
    idle: set[bool] = set()
    penalties: set[bool] = set()
    for number in range(60):
        options = options_for(GAME, 2 + number % 4, {"pace": "relaxed" if number % 2 else "race"})
        session, rng = Session(GAME, options, number.to_bytes(32, "big")), Random(number)
        while not session.over:
            session.settle()
            if session.over:
                break
            s = session.state
            assert isinstance(s, State)
            seat = rng.choice(session.waiting)
            moves = session.legal(seat)
            calm = [move for move in moves if not COUNTER <= move < EXCHANGE]
            move = rng.choice(calm if number % 3 and calm else moves)
            if s.phase == HAND and move == THROW:
                message, _ = said(session, seat, move)
                skipped = any(event.kind == "fizzles" for event in session.branch().play(seat, move).events)
                assert (message == "does-throw-idle") == skipped
                if has_effect(s.drawn):
                    idle.add(skipped)
            elif s.phase == WINDOW and COUNTER <= move < EXCHANGE:
                _, numbers = said(session, seat, move)
                events = [event.kind for event in session.branch().play(seat, move).events]
                if "wrong" in events:
                    assert bool(numbers["penalty"]) == ("penalty" in events)
                    penalties.add("penalty" in events)
            session.play(seat, move)
    assert idle == penalties == {False, True}


def test_a_kept_card_goes_to_the_end_of_the_row() -> None:
    session = Session(GAME, options_for(GAME, 2), bytes(32))
    while session.state.phase != HAND:  # pyright: ignore[reportAttributeAccessIssue]
        session.settle()
        session.play(session.waiting[0], session.legal(session.waiting[0])[0])
        session.settle()
    s = session.state
    assert isinstance(s, State)
    seat, drawn = s.mover, s.drawn
    tell = GAME.hooks.text.move_does
    assert tell is not None
    [one] = tell(session.view(seat), seat, [KEEP + 1], [])
    assert "to the end of your row, your card 2 face up" in Words(GAME, "en", ["A", "B"], seat).sentence(one)
    session.play(seat, KEEP + 1)
    assert s.card[seat][s.count[seat] - 1] == drawn
