"""What a seat imagines has the chances that it should have; and house decks are held to what the game needs."""

from collections import Counter

import pytest

from rumpus.core import catalogue
from rumpus.core.options import house_deck, options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.games.boogie_beasts.state import inventory
from rumpus.kernel.chance import draw_of
from rumpus.kernel.errors import BadDeck

GAME = catalogue.game("boogie_beasts")
WORLDS = 3000


def near(found: int, chance: float) -> bool:
    """Within four standard deviations."""
    return abs(found - WORLDS * chance) < 4 * (WORLDS * chance * (1 - chance)) ** 0.5


def in_the_jump(**options: str) -> Session:
    session = Session(GAME, options_for(GAME, 3, options), bytes(32))
    session.settle()
    session.time_out()
    return session


def test_a_face_down_character_is_any_of_the_eight_and_a_card_any_that_is_not_accounted_for() -> None:
    session = in_the_jump()
    mine, other = 0, 1
    session.play(other, "bluff-on-formation-2")
    session.play(other, next(c for m in session.legal(other) if (c := GAME.move_code(m)).endswith("-on-solo-1")))
    known = know(session.state, mine)
    unseen = [known.deck[k] - known.hand[mine][k] for k in range(14)]
    characters, cards = Counter[int](), Counter[int]()
    draw = draw_of(bytes(32), 1)
    for _ in range(WORLDS):
        world = known.copy()
        GAME.rules.imagine(world, mine, draw)
        assert inventory(world) == inventory(session.state)
        characters[world.character[other][0]] += 1
        cards[world.jumpcard[other][0]] += 1
    assert near(characters[1], 2 / 8)
    assert near(characters[2], 1 / 8)
    assert near(characters[3], 5 / 8)
    for kind in range(1, 14):
        assert near(cards[kind], unseen[kind] / sum(unseen)), kind


def test_a_sealed_plan_is_imagined_whole_and_an_unsealed_one_is_still_to_be_made() -> None:
    session = in_the_jump(pace="relaxed")
    session.play(1, "yes-on-solo-2")
    session.play(1, "seal")
    session.play(2, "yes-on-solo-3")
    draw, laid = draw_of(bytes(32), 2), 0
    for _ in range(200):
        world = know(session.state, 0)
        GAME.rules.imagine(world, 0, draw)
        assert inventory(world) == inventory(session.state)
        assert world.laid[1] + sum(world.hand[1]) == world.held[1] == 6
        assert world.laid[2] == world.sent[2] == 0
        laid += world.laid[1]
    assert laid > 0


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ({"jumpcards": [{"card": "figure-1", "count": 60}]}, "64"),
        ({"jumpcards": [{"card": "figure-7", "count": 60}]}, r"jumpcards\[0\]\.card"),
        ({"jumpcards": [{"card": "zero", "count": 60}, {"card": "zero", "count": 60}]}, "twice"),
        ({"characters": [{"sort": "yes", "count": 5}, {"sort": "bluff", "count": 5}]}, "10 in all"),
        ({"characters": [{"sort": "yes", "count": 9}]}, r"characters\[0\]\.count"),
    ],
)
def test_a_house_deck_that_cannot_be_played_is_refused_by_name(deck: dict[str, object], said: str) -> None:
    with pytest.raises(BadDeck, match=said):
        house_deck(GAME, deck)
