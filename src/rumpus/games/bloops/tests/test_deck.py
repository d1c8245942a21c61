"""House decks: what may be corrected, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.options import house_deck, options_for
from rumpus.games.bloops.state import CARD, State
from rumpus.kernel.errors import BadDeck

GAME = catalogue.game("bloops")


def entries(**counts: int) -> list[dict[str, Any]]:
    return [{"value": int(v[1:]), "count": n, "star": v == "v12", "source": "HOUSE"} for v, n in counts.items()]


@pytest.mark.parametrize("cards", ["default", "alternative"])
def test_there_are_64_cards(cards: str) -> None:
    s = GAME.new(options_for(GAME, given={"cards": cards}))
    assert isinstance(s, State)
    assert sum(s.pile) == s.pile_count == 64


def test_a_house_deck_is_dealt_from() -> None:
    deck = house_deck(GAME, {"default": entries(v1=10, v2=10, v3=10, v6=10, v12=10, v20=2)})
    s = GAME.new(options_for(GAME, 5, deck=deck))
    assert isinstance(s, State)
    assert s.pile_count == 52
    assert [CARD[kind] for kind, star in enumerate(s.star) if star] == ["12"]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (entries(v1=10, v2=10), "20 cards"),
        (entries(v1=10, v2=10, v3=10, v4=10, v5=11), r"deck\.default\[4\]\.count: 11 is above 10"),
        (entries(v1=10, v2=10, v3=10, v4=10, v13=5), r"deck\.default\[4\]\.value: '13' is not one of"),
        (entries(v1=10, v2=10, v3=10, v4=10, v5=10) + entries(v1=1), "deck.default: '1' stands twice"),
        ([{"value": 1, "count": 50, "source": "HOUSE"}], "'star' is missing"),
    ],
)
def test_what_does_not_fit_is_named(given: list[dict[str, Any]], complaint: str) -> None:
    with pytest.raises(BadDeck, match=complaint):
        house_deck(GAME, {"default": given})
