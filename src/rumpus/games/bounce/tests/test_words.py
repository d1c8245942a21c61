"""What a turn is said to have come to, it came to."""

from __future__ import annotations

from rumpus.core import catalogue
from rumpus.core.notation import read_position
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.words import Words, turns_told
from rumpus.games.bounce.state import State

GAME = catalogue.game("bounce")


def told(steps: str, *dice: int) -> list[str]:
    """Two seats on these steps, in their second jump; the first rolls these three dice."""
    position = read_position(State, f"seats: 2\nphase: decide\nmover: 0\nstep: {steps}\njumps: 2 2\n")
    session = Session(GAME, options_for(GAME, 2), state=position)
    session.play(0, "roll")
    for value in dice:
        session.land(value - 1)
    events = [event for step in session.steps for event in step.events]
    words = Words(GAME, "en", ["Ann", "Bob"], 9)
    return [words.sentence(one) for _, said in turns_told(GAME, events) for one in said]


def test_who_is_stopped_onto_the_trampoline_did_not_roll_that_far() -> None:
    assert told("13 17", 3, 2, 2) == [  # seven steps: over the trampoline, up to height 2, where Bob comes down
        "Ann rolls 7 and flies up to height 2.",
        "Bump: Bob is in the way, and Ann falls onto the trampoline: home!",
    ]
    assert told("13 16", 2, 2, 1) == ["Ann rolls 5 and lands right on the trampoline: home!"]


def test_who_is_pushed_onto_the_trampoline_is_said_to_be_home() -> None:
    assert told("14 17", 1, 1, 1) == [
        "Ann rolls 3 and comes down to height 2.",
        "Bump: that sends Bob onto the trampoline, and home.",
    ]
    assert told("13 16", 1, 1, 1)[1] == "Bump: that sends Bob to height 2."
