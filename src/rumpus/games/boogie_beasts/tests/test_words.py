"""What is said of a card, and of the dice for what one has laid, is so."""

from __future__ import annotations

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.core.words import Ask
from rumpus.games.boogie_beasts.state import DEAL, JUMP, JUMPCARD, LATE, State
from rumpus.games.boogie_beasts.text import open_odds, reaching

GAME = catalogue.game("boogie_beasts")


def jumping(options: dict[str, str], *hand: str) -> tuple[Session, State]:
    """Three seats in the minute; the first has these cards."""
    session = Session(GAME, options_for(GAME, 3, options), bytes(32))
    s = session.state
    assert isinstance(s, State)
    while s.phase <= DEAL:
        session.land()
    for card in range(len(s.hand[0])):
        s.hand[0][card] = hand.count(JUMPCARD[card])
    session.time_out()
    assert s.phase == JUMP
    return session, s


def odds(s: State) -> list[tuple[int, int]]:
    return [(row.good, row.every) for row in open_odds(know(s, 0), 0)]  # pyright: ignore[reportArgumentType]


def test_the_dice_for_a_solo_are_those_of_cards_that_count_there() -> None:
    session, s = jumping({}, "figure-1", "figure-5", "figure-5")
    session.play(0, "figure-5-on-solo-1")
    assert odds(s) == [reaching([1]), reaching([5])]  # nothing lies that counts: each figure of the hand alone
    session.play(0, "figure-1-on-solo-1")
    assert odds(s) == [reaching([1])]
    session.play(0, "figure-5-on-formation-2")
    assert odds(s) == [reaching([5]), reaching([1])]


def test_after_pull_no_card_is_said_to_bring_anything() -> None:
    session, s = jumping({"late": "strict"}, "figure-1")
    session.time_out()
    assert s.phase == LATE
    told = GAME.hooks.text.move_does
    assert told is not None
    for move in session.legal(0):
        said: list[Ask] = told(session.view(0), 0, [move], [])
        assert [one.message for one in said] == ([] if GAME.move_code(move) == "done" else ["ask-late"])
