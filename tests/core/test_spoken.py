"""Boards read aloud: every game, every language, what a person needs, and nothing that only a picture says."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.words import LANGUAGES, Words
from rumpus.kernel.seats import WATCHER

NAMES = ["Ada", "Bob", "Cem", "Dee", "Eve", "Fay", "Gus", "Hal"]
DRAWN = re.compile("[\u2500-\u259f\u2800-\u28ff│◆▲✚›◂▸★·]")  # what a screen reader has no word for


def sessions(game: Game, steps: int = 120) -> list[Session]:
    """Some way into games of random moves, one for each number of seats."""
    found: list[Session] = []
    for seats in game.seats:
        rng = Random(f"{game.name} {seats}")
        session = Session(game, options_for(game, seats), rng.randbytes(32))
        for _ in range(steps):
            if session.over:
                break
            if session.waiting:
                seat = rng.choice(session.waiting)
                session.play(seat, rng.choice(session.legal(seat)))
            else:
                session.land()
            if rng.random() < 0.1:
                found.append(Session(game, session.options, state=session.state.copy()))
    return found


@pytest.mark.heavy
@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_every_board_can_be_read_aloud(game: Game) -> None:
    assert game.hooks.text.spoken is not None, "its own words, not those of its fields"
    for session in sessions(game):
        seats = session.options.seats
        for language in LANGUAGES:
            for seat in (0, seats - 1, WATCHER):
                words = Words(game, language, NAMES[:seats], seat)
                said = words.spoken(session.view(seat), seat)
                assert said
                for sentence in said:
                    assert not DRAWN.search(sentence), sentence
                    assert "spoken-" not in sentence
                    assert sentence.strip() == sentence
                text = "\n".join(said)
                assert all(NAMES[other] in text for other in range(seats) if other != seat), "everybody is told of"


def test_the_line_of_beasty_bar() -> None:
    game = catalogue.game("beasty_bar")
    session = next(s for s in sessions(game) if s.state.line[1] and s.state.hand[0][0])
    said = Words(game, "en", ["You", "Bot 2", "Bot 3", "Bot 4"], 0).spoken(session.view(0), 0)
    assert re.fullmatch(r"Place 1: [a-z]+ \d+, (yours|Bot \d’s)\.", said[0])
    assert re.fullmatch(r"Place 2: [a-z]+ \d+, (yours|Bot \d’s)\.", said[1])
    assert any(re.fullmatch(r"In your hand: [a-z]+ \d+\.", sentence) for sentence in said)


def test_a_game_without_sentences_has_its_fields_read() -> None:
    bounce = catalogue.game("bounce")
    text = replace(bounce.hooks.text, spoken=None)
    game = replace(bounce, hooks=replace(bounce.hooks, text=text))
    session = sessions(game)[-1]
    said = Words(game, "en", NAMES[: session.options.seats], 0).spoken(session.view(0), 0)
    assert any(line.startswith("jumps: ") for line in said)


def test_a_row_of_a_seat_that_nobody_plays_hides_nothing() -> None:
    """Skull has a row for each of six seats."""
    skull = catalogue.load(Path(__file__).parents[2] / "examples" / "games" / "skull")
    session = Session(skull, options_for(skull, 3), bytes(32))
    told = Words(skull, "en", NAMES[:3], 0).fields(session.view(0))
    [line] = [line for line in told if line.startswith("has skull")]
    assert line.count("something hidden") == 2
