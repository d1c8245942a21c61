"""What a board is told to show is what the rules count."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.games.boulder_bluff import strength
from rumpus.games.boulder_bluff.state import BOULDER, CARD, CLIMBS, DECIDE, LAY, PICK, WHOSE

GAME = catalogue.game("boulder_bluff")


def counted(s, seat: int, cards: list[int]) -> int:
    """By the rules' own count, with these cards alone on the boulder, without chalk."""
    alone = s.copy()
    alone.up[seat], alone.chalk[seat], alone.answer[seat] = cards, 0, CLIMBS
    strength.count_climber(alone, seat, None)
    return alone.strength[seat] + strength.bears_of_others(alone, seat)


@pytest.mark.slow
def test_figures_are_those_of_the_count() -> None:
    seen = {DECIDE: 0, LAY: 0, WHOSE: 0, PICK: 0}
    for number in range(60):
        session, rng = Session(GAME, options_for(GAME, 2 + number % 3), number.to_bytes(32, "big")), Random(number)
        session.settle()
        while not session.over:
            seat = rng.choice(session.waiting)
            s, told = session.state, GAME.figures(session.view(seat), seat)
            if s.phase == DECIDE:
                for place, boulder in enumerate(s.row):
                    chosen = s.copy()
                    chosen.target = boulder
                    cards = [told["best"][place].count(kind) for kind in range(len(CARD))]
                    assert all(n <= held for n, held in zip(cards, s.hand[seat], strict=True))
                    if boulder:
                        assert told["totals"][place] == counted(chosen, seat, cards)
                        [says] = GAME.hooks.text.move_does(session.view(seat), seat, [BOULDER + place], [])
                        assert says.numbers["cards"] - says.numbers["tired"] == told["totals"][place]
            elif s.phase == LAY:
                laid = [a + b for a, b in zip(s.up[seat], s.down[seat], strict=True)]
                cards, bonus, tired, total = told["own"]
                assert total == counted(s, seat, laid) == cards + bonus - tired
            elif s.phase in (WHOSE, PICK):
                all_counted = s.copy()
                strength.count_strength(all_counted, None)
                assert told == {"standing": list(all_counted.strength[: s.seats])}
            else:
                assert told == {}
            if s.phase in seen:
                seen[s.phase] += 1
            session.play(seat, rng.choice(session.legal(seat)))
            session.settle()
    assert min(seen.values()) > 20
