"""What a seat imagines of hidden cards: each world that could be true, and each as often as it should be."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.notation import read_position
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.kernel.chance import below, draw_of
from rumpus.speed.compiled import compiled, draw_array

GAME = catalogue.game("beasty_bar")

# Seat 2 has played nine of its twelve. A penguin showed its bear; of bat and dog one is held, one lies in the pile.
LATE = """
seats: 2
phase: play
built: 12 12
deck: bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino | {deck}
shown: bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino | {shown}
hand: rhino | bat bear
hand_size: 1 2
pile_size: 0 {pile}
showed: - | bear
away: - | {away}
away_size: 0 {away_size}
out: vulture.b peacock.b penguin.b ostrich.b porcupine.b llama.b cheetah.b tiger.b rhino.b
bar: bat.a vulture.a peacock.a dog.a penguin.a ostrich.a porcupine.a llama.a cheetah.a tiger.a bear.a
"""
NEW = "bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino"
PLAYED = "none vulture peacock none penguin ostrich porcupine llama cheetah tiger bear rhino"


def worlds(text: str, count: int = 2000) -> Counter[tuple[str, ...]]:
    known = know(read_position(GAME.state_type, text), 0)
    draw = draw_of(bytes(32))
    animal = GAME.names["animal"]
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(count):
        world = known.copy()
        GAME.rules.imagine(world, 0, draw)
        seen = (*(animal[n] for n in world.hand[1] if n), "|", *(animal[n] for n in world.away[1] if n))
        found[seen] += 1
    return found


def even(found: Counter[tuple[str, ...]], count: int) -> bool:
    expected = found.total() / count
    return len(found) == count and all(abs(n - expected) < 5 * expected**0.5 for n in found.values())


def test_a_shown_card_is_held_and_the_other_is_either_of_two() -> None:
    found = worlds(LATE.format(deck=NEW, shown=NEW, pile=1, away="", away_size=0))
    assert set(found) == {("bat", "bear", "|"), ("dog", "bear", "|")}
    assert even(found, 2)


def test_what_was_put_away_could_be_held_instead() -> None:
    found = worlds(LATE.format(deck=NEW, shown=NEW, pile=0, away="dog", away_size=1))
    assert set(found) == {("bat", "bear", "|", "dog"), ("dog", "bear", "|", "bat")}
    assert even(found, 2)


def test_an_unknown_animal_of_a_built_deck_is_of_either_set() -> None:
    found = worlds(LATE.format(deck=NEW, shown=PLAYED, pile=1, away="", away_size=0))
    assert set(found) == {(*sorted_hand, "|") for sorted_hand in HANDS}
    assert even(found, 4)


HANDS = [("bat", "bear"), ("dog", "bear"), ("bear", "skunk"), ("bear", "monkey")]


@pytest.mark.slow
@pytest.mark.skipif(not speed.available(), reason="numba is not installed")
def test_compiled_and_interpreted_imagine_the_same() -> None:
    fast = compiled(GAME)
    imagine = speed.compile_(one_row(GAME.rules.imagine), fast.modules)
    options = options_for(GAME, 4, {"set": "combined", "advanced": True, "return_game": True})
    session, choice = Session(GAME, options, bytes(32)), draw_of(bytes(32), 7)
    while not session.over:
        if session.waiting:
            seat = session.waiting[below(choice, len(session.waiting))]
            moves = session.legal(seat)
            session.play(seat, moves[below(choice, len(moves))])
        else:
            session.land()
        for seat in range(4):
            known = session.know(seat)
            row, array, draw = fast.rows(known.pack()), draw_array(bytes(32), seat), draw_of(bytes(32), seat)
            imagine(row, seat, array)
            GAME.rules.imagine(known, seat, draw)
            assert row.tobytes() == known.pack()
            assert array.tolist() == draw


def one_row(imagine):
    def over(rows, seat, draw):
        imagine(rows[0], seat, draw)

    return over
