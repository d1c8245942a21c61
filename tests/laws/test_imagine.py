"""Imagined worlds come with the right chances: on a small deal, every world is enumerated and counted; on every game,
many deals are compared with what is imagined of them."""

from __future__ import annotations

import shutil
from collections import defaultdict
from fractions import Fraction
from pathlib import Path

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.visibility import know
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState
from rumpus.laws import chances
from tests.laws.positions import every_game

SAMPLES = 1500
SKULL = Path(__file__).parent.parent.parent / "examples" / "games" / "skull"
LEDUC = Path(__file__).parent.parent.parent / "benchmarks" / "games" / "leduc"

Beliefs = dict[bytes, dict[bytes, Fraction]]  # what a seat knows -> each world it could be in, with its weight


def worlds_of(game: Game, seat: int) -> Beliefs:
    """Every position where the seat decides, grouped by what it knows there. Decisions count the same whatever is
    hidden: a belief is about the deal."""
    beliefs: Beliefs = defaultdict(lambda: defaultdict(Fraction))

    def walk(s: GameState, weight: Fraction) -> None:
        who = game.turn(s)
        if who == OVER:
            return
        if who == CHANCE:
            odds = game.odds(s)
            for outcome, share in enumerate(odds):
                if share:
                    after = s.copy()
                    game.rules.land(after, outcome, None)
                    walk(after, weight * Fraction(share, sum(odds)))
            return
        actor = (who & -who).bit_length() - 1
        if actor == seat:
            beliefs[know(s, seat).pack()][s.pack()] += weight
        for move in game.legal(s, actor):
            after = s.copy()
            game.rules.play(after, actor, move, None)
            walk(after, weight)

    walk(game.new(options_for(game, game.seats.start)), Fraction(1))
    return beliefs


@pytest.mark.parametrize("seat", [0, 1])
def test_imagined_worlds_have_the_chances_of_the_deal(seat: int) -> None:
    game = catalogue.load(LEDUC)
    beliefs = worlds_of(game, seat)
    assert len(beliefs) > 50
    for number, (known, worlds) in enumerate(beliefs.items()):
        if number % 7:
            continue
        whole, counted = sum(worlds.values()), defaultdict[bytes, int](int)
        draw = draw_of(number.to_bytes(32, "big"))
        for _ in range(SAMPLES):
            s = game.state_type.unpack(known)
            game.rules.imagine(s, seat, draw)
            counted[s.pack()] += 1
        assert set(counted) <= set(worlds), "a world that cannot be"
        for world, weight in worlds.items():
            chance = float(weight / whole)
            spread = (SAMPLES * chance * (1 - chance)) ** 0.5
            assert abs(counted[world] - SAMPLES * chance) <= 5 * spread + 1e-9


@pytest.mark.heavy
@pytest.mark.parametrize("game", every_game())
def test_what_is_imagined_is_as_likely_as_what_is_true(game: Game) -> None:
    chances.what_is_imagined_is_as_likely_as_what_is_true(game)


def test_an_unlikely_world_is_named_by_its_field(tmp_path: Path) -> None:
    """Skull, but nobody is ever imagined to have one."""
    folder = tmp_path / "skull_blind"
    shutil.copytree(SKULL, folder)
    rules = (folder / "rules.py").read_text(encoding="utf-8")
    (folder / "rules.py").write_text(
        rules.replace("    if place < unseen:\n", "    if place > DISCS:\n"), encoding="utf-8"
    )
    with pytest.raises(
        AssertionError, match=r"skull_blind-2: cell . of has_skull is . in \d+ deals, imagined so in \d+"
    ):
        chances.what_is_imagined_is_as_likely_as_what_is_true(catalogue.load(folder))
