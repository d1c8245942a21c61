"""House decks: what cannot be dealt is refused by name."""

from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.options import house_deck, options_for
from rumpus.games.boulder_bluff.state import inventory
from rumpus.kernel.errors import BadDeck

GAME = catalogue.game("boulder_bluff")


def climb(base: str, second: str, value: int, count: int) -> dict[str, Any]:
    return {"base": base, "second": second, "value": value, "count": count}


def boulder(base: str, second: str, points: int, count: int) -> dict[str, Any]:
    return {"base": base, "second": second, "points": points, "count": count}


@pytest.mark.parametrize(
    ("table", "entries", "message"),
    [
        ("climb", [climb("orange", "none", 6, 1)], r"deck\.climb\[0\]\.value: 6 is above 5"),
        ("climb", [climb("orange", "green", 4, 1)], r"deck\.climb\[0\]: there is no card 'orange-green-4'"),
        ("climb", [climb("orange", "orange", 2, 1)], r"deck\.climb\[0\]: there is no card 'orange-orange-2'"),
        ("climb", [climb("orange", "none", 1, 9)], r"14 cards; there must be 20 to 100"),
        ("brown", [{"card": "bear", "count": 2}] * 2, r"deck\.brown\[1\]: more than 3 cards 'bear'"),
        ("brown", [{"card": "fox", "count": 1}], r"deck\.brown\[0\]\.card: 'fox' is not one of bear"),
        ("boulders", [boulder("green", "green", 3, 5)], r"deck\.boulders\[0\]: the second colour is the first"),
        ("boulders", [boulder("green", "none", 3, 3)], r"deck\.boulders: 3 in all; there must be 4 to 24"),
        ("boulders", [boulder("green", "none", 10, 5)], r"deck\.boulders\[0\]\.points: 10 is above 9"),
        ("chalk", [{"value": 1, "count": 3}], r"deck\.chalk: 3 in all; there must be 4 to 8"),
    ],
)
def test_a_bad_deck_is_named(table: str, entries: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(BadDeck, match=message):
        house_deck(GAME, {table: entries})


def test_the_printed_deck_has_what_the_rulebook_counts() -> None:
    s: Any = GAME.new(options_for(GAME, seats=4))
    assert sum(inventory(s)) == s.deck_left == 38
    assert s.pile_left == 15
    assert s.tokens == 5


def test_a_chalk_token_may_be_worth_nothing() -> None:
    deck = house_deck(GAME, {"chalk": [{"value": 0, "count": 4}]})
    s: Any = GAME.new(options_for(GAME, seats=2, deck=deck))
    assert (s.tokens, s.bag[:5]) == (4, [1, 1, 1, 1, 0])
