"""What is said of a move before it is made, and of the odds, is so."""

from __future__ import annotations

from random import Random

from rumpus.core import catalogue
from rumpus.core.options import house_deck, options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.games.boulder_bluff.effects import silence
from rumpus.games.boulder_bluff.state import BOULDER, BROWN, DECIDE, DEER, LAY, PICK, SQUIRREL, TAKE, State
from rumpus.games.boulder_bluff.text import open_odds

GAME = catalogue.game("boulder_bluff")
ANIMALS = house_deck(
    GAME,
    {
        "climb": [{"base": "orange", "second": "none", "value": 1, "count": 9}],
        "brown": [{"card": card, "count": 3} for card in ("bear", "boar", "squirrel", "deer", "wolves")],
    },
)


def games(count: int, animals: bool = False):
    """Random games, at each decision: the session, its state and who decides."""
    for number in range(count):
        options = options_for(GAME, 2 + number % 3, deck=ANIMALS if animals else None)
        session, rng = Session(GAME, options, number.to_bytes(32, "big")), Random(number)
        session.settle()
        while not session.over:
            assert isinstance(session.state, State)
            seat = rng.choice(session.waiting)
            yield session, session.state, seat
            session.play(seat, rng.choice(session.legal(seat)))
            session.settle()


def test_odds_are_of_the_token_that_a_seat_draws_next() -> None:
    with_chalk = laying = 0
    for session, s, seat in games(8):
        for other in range(session.options.seats):
            rows = {row.words.message: row for row in open_odds(know(s, other), other)}  # pyright: ignore[reportArgumentType]
            if s.chalk[other]:  # has its own: the next climb begins with all of them in the bag
                assert "odds-reach" not in rows
                assert {row.every for row in rows.values()} == {s.tokens}
                with_chalk += 1
            elif s.phase == LAY and other == seat and s.face_up[seat]:
                assert rows["odds-reach"].every == sum(s.bag)
                laying += 1
    assert min(with_chalk, laying) > 100


def test_a_deer_in_hand_makes_good_chalk_better() -> None:
    told: set[tuple[bool, int]] = set()
    for session, s, seat in games(8):
        if s.phase != DECIDE:
            continue
        view = session.view(seat)
        figures = GAME.figures(view, seat)
        most = max(s.token[: s.tokens]) * 3 ** s.hand[seat][DEER]
        assert figures["chalk"] == [min(s.token[: s.tokens]), most]
        for place, total in enumerate(figures["totals"]):
            [says] = GAME.hooks.text.move_does(view, seat, [BOULDER + place], [])
            assert (says.numbers["reach"] > 0) == (total + most >= s.boulder_points[s.row[place] - 1])
            told.add((s.hand[seat][DEER] > 0, says.numbers["reach"]))
    assert {(True, 1), (False, 0)} <= told


def test_a_squirrel_is_not_said_to_silence_what_has_acted() -> None:
    told: set[int] = set()
    for session, s, seat in games(30, animals=True):
        if s.phase != PICK or s.effect != SQUIRREL:
            continue
        view, owner = session.view(seat), s.whose - 1
        for move in session.legal(seat):
            [says] = GAME.hooks.text.move_does(view, seat, [move], [])
            assert says.message == "does-squirrel"
            spared, silenced, card = s.copy(), s.copy(), move - TAKE
            silence(silenced, owner, card)
            words = sum(silenced.void[owner]) > sum(spared.void[owner])
            if card == SQUIRREL:
                words = still_to_act(spared, owner) > still_to_act(silenced, owner)
            assert (says.numbers["words"] == 1) == words
            told.add(says.numbers["words"])
    assert told == {0, 1, 2}


def still_to_act(s: State, owner: int) -> int:
    """Squirrels of a seat that will choose a card after the one that chooses now."""
    turn = (owner - s.active) % s.seats
    acted = s.used + 1 if turn == s.offset else 0
    return max(0, s.up[owner][SQUIRREL] - s.void[owner][SQUIRREL - BROWN] - acted) if turn >= s.offset else 0
