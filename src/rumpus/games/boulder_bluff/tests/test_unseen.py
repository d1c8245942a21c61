"""What an attentive player can work out about hidden cards, and so what an imagined world must keep to."""

from collections import Counter

import pytest

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.games.boulder_bluff.state import CARD, DECIDE, DONE, KINDS, ONES, TAPPING, TAPS, State
from rumpus.kernel.chance import below, draw_of
from rumpus.speed.compiled import compiled

GAME = catalogue.game("boulder_bluff")


def pile(text: str) -> list[int]:
    cards = [0] * KINDS
    for word in text.split():
        cards[CARD.words.index(word)] += 1
    return cards


def after_shuffle(hands: list[str], deck: str, drawn: list[str], discard: str = "") -> State:
    """A table whose discards were shuffled and of which each seat then drew some cards."""
    s = State()
    s.seats, s.phase = len(hands), DECIDE
    for seat, hand in enumerate(hands):
        s.hand[seat], s.cards[seat] = pile(hand), len(hand.split())
        s.drawn[seat], s.drew[seat] = pile(drawn[seat]), len(drawn[seat].split())
    s.deck, s.deck_left, s.discard = pile(deck), len(deck.split()), pile(discard)
    s.whole = [sum(cells) for cells in zip(s.deck, s.discard, *s.hand, strict=True)]
    s.shuffled = [sum(cells) for cells in zip(s.deck, *s.drawn, strict=True)]
    return s


def worlds(s: State, seat: int, count: int = 300) -> list[State]:
    draw, found = draw_of(bytes(range(32))), list[State]()
    for _ in range(count):
        world = know(s, seat)
        GAME.rules.imagine(world, seat, draw)
        found.append(world)
    return found


def test_between_two_the_shuffle_gives_the_other_hand_away() -> None:
    s = after_shuffle(["orange-1 bear", "violet-3 orange-1 boar"], "orange-1 green-2 green-3", ["bear", ""])
    for world in worlds(s, 0):
        assert world == s


def test_who_has_drawn_nothing_since_holds_only_old_cards() -> None:
    hands = ["orange-1 orange-2", "violet-1 green-1 green-2", "violet-2 deer bear"]
    s = after_shuffle(hands, "boar wolves violet-5", ["", "green-1 green-2", ""])
    new = ("green-1", "green-2", "boar", "wolves", "violet-5")
    drawn: set[str] = set()
    for world in worlds(s, 0):
        assert all(world.hand[2][CARD.words.index(word)] == 0 for word in new)
        assert sum(world.hand[1][CARD.words.index(word)] for word in new) == 2
        drawn |= {word for word in new if world.hand[1][CARD.words.index(word)]}
    assert drawn == set(new), "which two it drew, nobody else can know"


def test_before_any_shuffle_every_unseen_card_is_as_likely() -> None:
    s = after_shuffle(["bear", "deer"], "orange-1 orange-1 orange-1 green-1 violet-1", ["bear", "deer"])
    seen = Counter(CARD[world.hand[1].index(1)] for world in worlds(s, 0, 3000))
    assert set(seen) == {"orange-1", "green-1", "violet-1", "deer"}
    assert 1400 < seen["orange-1"] < 1600
    assert all(420 < seen[word] < 580 for word in ("green-1", "violet-1", "deer"))


def test_a_copy_played_since_may_have_been_old_or_new() -> None:
    """Two violet 1, one held through the shuffle and one in it; one was played since, and nobody knows which. The other
    may be in the deck, with the seat that has drawn, or with the one that has not."""
    hands = ["bear", "green-1 green-2", "violet-1 deer"]
    s = after_shuffle(hands, "boar wolves", ["", "green-1 green-2", ""], "violet-1")
    violet = CARD.words.index("violet-1")
    s.shuffled[violet] += 1
    s.shuffled[CARD.words.index("green-2")] -= 1
    s.drawn[1] = pile("green-1 violet-1")
    at: Counter[str] = Counter()
    for world in worlds(s, 0):
        at["deck"] += world.deck[violet]
        at["drew"] += world.hand[1][violet]
        at["drew nothing"] += world.hand[2][violet]
        assert sum(world.hand[2][CARD.words.index(word)] for word in ("green-1", "boar", "wolves")) == 0
    assert all(at[place] > 10 for place in ("deck", "drew", "drew nothing"))


def test_where_only_an_old_card_fits_a_doubtful_one_is_old() -> None:
    s = after_shuffle(["bear", "green-1", "violet-1"], "boar wolves", ["", "green-1", ""], "violet-1")
    s.shuffled[CARD.words.index("violet-1")] += 1
    s.drew[1] += 1
    for world in worlds(s, 0):
        assert world.hand[2] == pile("violet-1")


def test_taps_that_others_have_not_shown_may_be_any() -> None:
    s = after_shuffle(["bear", "deer", "boar"], "wolves", ["", "", ""])
    s.phase = TAPPING
    s.reporting[:3], s.taps[:3] = [ONES, ONES, DONE], [40, 70, 35]
    found = worlds(s, 0, 1000)
    assert {world.taps[0] for world in found} == {40}
    assert {world.taps[1] for world in found} == set(range(0, TAPS + 1, 10))
    assert {world.taps[2] for world in found} > set(range(0, TAPS + 1, 50))


@pytest.mark.slow
def test_compiled_worlds_are_the_interpreted_ones() -> None:
    if not speed.available():
        pytest.skip("numba is not installed")
    fast = compiled(GAME)
    imagine = speed.compile_(lambda rows, seat, draw: run(rows[0], seat, draw), fast.modules)
    run = GAME.rules.imagine
    import numpy

    session = Session(GAME, options_for(GAME, seats=3), bytes(32))
    chooser = draw_of(bytes(32), 7)
    for step in range(250):
        if session.waiting:
            seat = session.waiting[0]
            moves = session.legal(seat)
            session.play(seat, moves[below(chooser, len(moves))])
        elif not session.over:
            session.land()
        if step % 10 == 0:
            world = know(session.state, 1)
            rows = fast.rows(world.pack())
            draw = draw_of(bytes(32), step)
            imagine(rows, 1, numpy.array(draw, numpy.int64))
            GAME.rules.imagine(world, 1, draw)
            assert rows.tobytes() == world.pack()
