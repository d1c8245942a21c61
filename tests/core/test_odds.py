"""The odds that a board says: in every language, of all cases, and right."""

from __future__ import annotations

from itertools import product

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.visibility import know
from rumpus.core.words import LANGUAGES, Words
from rumpus.games.boogie_beasts.text import reaching
from rumpus.games.bounce import rules, state
from rumpus.games.bounce.text import open_odds
from rumpus.kernel.seats import WATCHER
from tests.core.test_spoken import NAMES, sessions

GAMES = [game for game in catalogue.games() if "examples" not in game.folder.parts]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_odds_can_be_said_and_are_shares(game: Game) -> None:
    tell = game.hooks.text.open_odds
    assert tell is not None
    said = 0
    for session in sessions(game):
        for seat in range(session.options.seats):
            for row in tell(know(session.state, seat), seat):
                assert 0 <= row.good <= row.every
                assert row.every > 0
                for language in LANGUAGES:
                    words = Words(game, language, NAMES[: session.options.seats], seat).sentence(row.words)
                    assert "odds-" not in words
                    assert "{" not in words
                said += 1
        assert tell(know(session.state, WATCHER), WATCHER) == []
    assert said > 20


@pytest.mark.parametrize(("step", "jumps"), [(0, 0), (3, 1), (13, 2), (13, 6), (17, 7), (16, 12), (17, 14), (16, 14)])
def test_bounce_is_counted_as_the_rules_play_it(step: int, jumps: int) -> None:
    game = catalogue.game("bounce")
    s = game.new(options_for(game, 1))
    assert isinstance(s, state.State)
    s.phase, s.step[0], s.jumps[0] = state.DECIDE, step, jumps
    rows = {row.words.message: (row.good, row.every) for row in open_odds(s, 0)}
    for move, home in ((state.ROLL, ("odds-home", "odds-die-home")), (state.FACEPLANT, ("odds-coin-home", ""))):
        if move not in game.legal(s, 0):
            continue
        dice = state.DICE_AFTER[jumps] if move == state.ROLL else 1
        came = every = 0
        for faces in product(range(6 if move == state.ROLL else 2), repeat=dice):
            world = s.copy()
            rules.play(world, 0, move, None)
            for face in faces:
                rules.land(world, face, None)
            came += world.place[0] > 0
            every += 1
        assert next((rows[name] for name in home if name in rows), (0, every)) == (came, every)


def test_boogie_counts_dice_against_what_cards_ask_for() -> None:
    assert reaching([6]) == (1, 6)
    assert reaching([1]) == (6, 6)
    assert reaching([1, 2]) == (35, 36)
    assert reaching([6, 9]) == (0, 6)  # and an effect of +3
