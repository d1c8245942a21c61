"""What is said of a move before it is played, and of the others' cards, is so."""

from __future__ import annotations

from random import Random

from rumpus.bots.foresight import said_of
from rumpus.core import catalogue
from rumpus.core.notation import read_position
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.core.words import Words
from rumpus.games.beasty_bar.state import ANIMAL, State
from rumpus.games.beasty_bar.text import open_odds

GAME = catalogue.game("beasty_bar")
DECK = "bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino"
FIRST = "skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion"


def said(move: str, hand: str, line: str = "none", out: str = "none", deck: str = DECK) -> list[str]:
    """Of two seats the first plays: what its move does, in English."""
    cards = len(hand.split())
    position = (
        f"seats: 2\nphase: play\nstarter: 0\nmover: 0\ndeck: {deck} | {DECK}\nshown: {deck} | {DECK}\nbuilt: 12 12\n"
        f"hand: {hand} | llama\nhand_size: {cards} 1\nline: {line}\nout: {out}\n"
    )
    session = Session(GAME, options_for(GAME, 2), state=read_position(State, position))
    words = Words(GAME, "en", ["Ann", "Bob"], 0)
    return [words.sentence(one) for one in said_of(session, 0, GAME.read_move(move))]


def test_a_guise_without_an_action_promises_none() -> None:
    quills = said("play-penguin", "penguin porcupine", line="tiger.b")
    assert quills == [
        "Acts as the porcupine.",
        "Does nothing: in this guise it has no action, and it is a 5 again at once.",
    ]
    [bristles] = said("play-porcupine", "penguin porcupine", line="tiger.b")
    assert bristles.startswith("Sits down and bristles")


def test_a_penguin_beside_another_penguin_is_not_told_of_an_empty_hand() -> None:
    lifted = said("play-vulture", "vulture penguin", line="tiger.b", out="penguin.b")
    assert lifted[-1] == "No other animal in your hand to act as."


def test_a_lion_on_an_empty_line_sorts_nothing() -> None:
    assert said("play-lion", "lion", deck=FIRST) == ["Nobody is in line yet: it stands first and waits."]


def test_what_others_hold_is_reckoned_without_the_cards_they_showed() -> None:
    told = 0
    for number in range(12):
        options = options_for(GAME, 3, {"advanced": True})
        session, rng = Session(GAME, options, number.to_bytes(32, "big")), Random(number)
        while not session.over:
            session.settle()
            s = session.state
            assert isinstance(s, State)
            for row in open_odds(know(s, 0), 0):  # pyright: ignore[reportArgumentType]
                if row.words.message != "odds-holds":
                    continue
                other, species = row.words.seats["seat"], ANIMAL.number(row.words.names["animal"][1])
                showed = [kind for kind in s.showed[other] if kind]
                hidden = s.hand_size[other] + s.pile_size[other] + s.away_size[other] - len(showed)
                unknown = s.hand_size[other] - len(showed)
                assert (row.good, row.every) == ((1, 1) if species in showed else (unknown, hidden))
                told += len(showed) > 0
            if session.waiting:
                seat = rng.choice(session.waiting)
                session.play(seat, rng.choice(session.legal(seat)))
    assert told > 20
