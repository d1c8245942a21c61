"""What does not go together is refused by name, before anything is dealt."""

import pytest

from rumpus.core import catalogue
from rumpus.core.options import house_deck, options_for
from rumpus.kernel.errors import BadDeck, BadOption

GAME = catalogue.game("beasty_bar")


def animals() -> list[dict[str, object]]:
    return [dict(entry) for entry in GAME.facts.deck["animals"]]


def test_the_return_game_needs_both_sets() -> None:
    for chosen in ("new", "first"):
        with pytest.raises(BadOption, match="return game"):
            GAME.new(options_for(GAME, 2, {"set": chosen, "return_game": True}))
    GAME.new(options_for(GAME, 2, {"set": "combined", "return_game": True}))


def test_each_set_is_worth_36_points() -> None:
    points = [entry["points"] for entry in animals()]
    assert sum(points[:12]) == sum(points[12:]) == 36


def test_a_house_deck_may_change_points() -> None:
    given = animals()
    given[0]["points"] = 5
    s = GAME.new(options_for(GAME, 2, deck=house_deck(GAME, {"animals": given})))
    assert s.worth[1] == 5


@pytest.mark.parametrize(("change", "complaint"), [({"value": 3}, "value 1"), ({"name": "owl"}, "bat")])
def test_a_house_deck_may_not_change_species_or_values(change: dict[str, object], complaint: str) -> None:
    given = animals()
    given[0] |= change
    with pytest.raises(BadDeck, match=complaint):
        house_deck(GAME, {"animals": given})


def test_a_house_deck_has_all_animals() -> None:
    with pytest.raises(BadDeck, match="24 animals"):
        house_deck(GAME, {"animals": animals()[:23]})
