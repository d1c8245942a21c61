"""A blunder is what somebody does who is not paying attention: weak, but never silly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from rumpus.bots import Bot
from rumpus.bots.decide import LookedAt, felt, most_visited
from rumpus.bots.levels import level_of
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session, SessionStep
from rumpus.core.visibility import know
from rumpus.kernel.chance import draw_of
from rumpus.kernel.state import GameState
from rumpus.lab.match import play_match

pytestmark = pytest.mark.xdist_group("bloops")  # whose games are played once for all of them

KEY = bytes(range(32))
BLOOPS = catalogue.game("bloops")
RULES = cast(Any, BLOOPS.bot)
FORGETFUL = {"bloops"}  # there, what is worth a thought depends on what is remembered


class Distracted:
    """A child that never pays attention, and whose every choice is kept."""

    def __init__(self, game: Game, seat: int) -> None:
        level = replace(level_of("child", game), blunders=100)
        self.bot = Bot(game, level, bytes([seat + 1, 77] * 16), fast=False)
        self.choices: list[tuple[int | None, list[int]]] = []

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Any] = ()) -> int | None:
        move = self.bot.choose(known, seat, legal, talk)
        self.choices.append((move, self.bot.engine.moves(known, seat, legal)))
        return move


@pytest.mark.heavy
@pytest.mark.parametrize("game", [g for g in catalogue.games() if g.name not in FORGETFUL], ids=lambda game: game.name)
def test_a_blunder_is_among_the_moves_that_are_worth_a_thought(game: Game) -> None:
    players = [Distracted(game, seat) for seat in range(game.usual_seats)]
    assert play_match(game, options_for(game), KEY, players).over
    choices = [choice for player in players for choice in player.choices]
    assert all(move in moves or (move is None and -1 in moves) for move, moves in choices)
    open_ = [(move, moves) for move, moves in choices if len(moves) > 1]
    if open_:
        assert any(move != moves[0] for move, moves in open_)


def test_a_blunder_avoids_what_seems_lost() -> None:
    """Of two moves, one of which promises nothing, the other everything, it takes the bad one once in thirty."""
    draw = draw_of(KEY, 1 << 32)
    moves = [felt(LookedAt([0, 1, 2], [5, 5, 5], [1.0, 0.0, 0.9]), 3, draw) for _ in range(600)]
    assert 5 <= moves.count(1) <= 40
    assert moves.count(2) > 150


# Bloops: four children, from the deal to the end


@pytest.fixture(scope="module")
def childish() -> list[Session]:
    def game(number: int) -> Session:
        level = level_of("child", BLOOPS)
        players = [Bot(BLOOPS, level, draw_key(number, seat), fast=False) for seat in range(4)]
        return play_match(BLOOPS, options_for(BLOOPS, 4), draw_key(number, 9), players)

    return [game(number) for number in range(12)]


def draw_key(number: int, seat: int) -> bytes:
    from hashlib import sha256

    return sha256(bytes([number, seat])).digest()


def repeat(session: Session, step: SessionStep) -> None:
    if step.kind == "play":
        session.play(step.seat, step.number)
    elif step.kind == "land":
        session.land()
    else:
        session.time_out()


def told(sessions: Sequence[Session], kind: str) -> int:
    return sum(event.kind == kind for session in sessions for step in session.steps for event in step.events)


@pytest.mark.slow
def test_children_leave_their_cards_where_they_lie(childish: list[Session]) -> None:
    assert told(childish, "rearranges") == 0


@pytest.mark.slow
def test_a_childs_row_stays_a_row(childish: list[Session]) -> None:
    rows = [cast(Any, session.state).count[seat] for session in childish for seat in range(4)]
    assert sum(rows) / len(rows) < 9
    assert max(rows) <= 12


@pytest.mark.slow
def test_children_seldom_counter_wrongly(childish: list[Session]) -> None:
    """Everybody could, at every discard: one chance in fifteen is taken at most."""
    chances = 4 * (told(childish, "discards") + told(childish, "counters"))
    assert 0 < told(childish, "wrong") < chances / 15


@pytest.mark.slow
def test_a_wrong_counter_is_a_card_once_seen_and_misremembered(childish: list[Session]) -> None:
    for session in childish:
        again = Session(BLOOPS, session.options, session.key)
        for step in session.steps:
            if any(event.kind == "wrong" for event in step.events):
                at = step.number - cast(Any, BLOOPS.state).COUNTER
                assert RULES.knows(again.state, step.seat, step.seat, at)
            repeat(again, step)


@pytest.mark.slow
def test_nobody_throws_a_zero_away(childish: list[Session]) -> None:
    thrown = 0
    for session in childish:
        again = Session(BLOOPS, session.options, session.key)
        for step in session.steps:
            s = cast(Any, again.state)
            if step.kind == "play" and BLOOPS.move_code(step.number) == "throw" and s.count[step.seat] >= 3:
                assert s.drawn != 1, "a 0, fresh from the pile, with others to get rid of"
                thrown += 1
            repeat(again, step)
    assert thrown > 50


def test_nobody_calls_with_a_row_that_does_not_seem_low() -> None:
    s: Any = BLOOPS.state_type()
    s.seats = 2
    s.count[:2] = [3, 3]
    call = BLOOPS.read_move("bloops")
    for mine, theirs, sensible in ((1, 13, True), (13, 1, False), (6, 6, False)):
        s.card[0][:3], s.card[1][:3] = [mine] * 3, [theirs] * 3
        s.knows[0][:3], s.knows[1][:3] = [3] * 3, [3] * 3
        assert RULES.is_sensible(s, 0, call) is sensible


# Bloops: manners


class Watchful:
    """Counters whatever it sees to match, draws as soon as it may, and always discards its oldest card."""

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Any] = ()) -> int | None:
        codes = {BLOOPS.move_code(move): move for move in legal}
        for at in range(cast(Any, known).count[seat]):
            if f"counter-{at + 1}" in codes and cast(Any, known).card[seat][at] == cast(Any, known).top:
                return codes[f"counter-{at + 1}"]
        quick = [move for code, move in codes.items() if not code.startswith(("counter", "swap", "bloops"))]
        return codes.get("keep-1", quick[0] if quick else None)


def test_a_draw_leaves_everybody_the_moment_to_counter() -> None:
    """Who sees all cards and counters whenever it can misses no window, whoever the lot puts first."""
    missed = countered = 0
    for number in range(6):
        options = options_for(BLOOPS, 4, {"pace": "race"})
        session = play_match(BLOOPS, options, draw_key(number, 1), [Watchful() for _ in range(4)], open_to=15)
        again = Session(BLOOPS, options, session.key)
        for step in session.steps:
            s = cast(Any, again.state)
            if step.kind == "play" and BLOOPS.move_code(step.number) == "draw" and s.phase == BLOOPS.state.WINDOW:  # pyright: ignore
                missed += any(s.top in s.card[seat][: s.count[seat]] for seat in range(4) if seat != step.seat)
            countered += any(event.kind == "counters" for event in step.events)
            repeat(again, step)
    assert countered > 10
    assert missed == 0


# Bloops: what is forgotten, and what is taken for something else


def sitting() -> Session:
    session = Session(BLOOPS, options_for(BLOOPS, 3), KEY)
    session.settle()
    for seat in list(session.waiting):
        session.play(seat, session.legal(seat)[0])
    return session


def test_a_muddled_memory_is_the_same_tomorrow_and_counts_right() -> None:
    session = sitting()
    minds = [know(session.state, 1), know(session.state, 1)]
    for mind in minds:
        RULES.forget(mind, 1, 0, 100, KEY)
    assert minds[0].pack() == minds[1].pack()
    mind, truth = cast(Any, minds[0]), cast(Any, session.state)
    taken = [at for at in range(6) if RULES.knows(mind, 1, 1, at)]
    assert taken == [3, 4, 5], "it has looked at three cards, and takes each for something"
    assert any(mind.card[1][at] != truth.card[1][at] for at in taken)
    BLOOPS.rules.imagine(mind, 1, draw_of(KEY))
    assert min(mind.pile) >= 0


def test_what_everybody_saw_is_not_taken_for_something_else() -> None:
    mind = cast(Any, know(sitting().state, 1))
    mind.knows[1][3:6] = [7, 7, 7]
    RULES.forget(mind, 1, 0, 100, KEY)
    assert not any(RULES.knows(mind, 1, 1, at) for at in range(6))


def test_who_has_paid_does_not_trust_his_memory() -> None:
    mind = cast(Any, know(sitting().state, 1))
    mind.count[1] = 8
    RULES.forget(mind, 1, 0, 100, KEY)
    assert not any(RULES.knows(mind, 1, 1, at) for at in range(8))


@pytest.mark.parametrize(
    ("visits", "worth", "chosen"), [([9, 10, 1], [0.9, 0.1, 1.0], 1), ([7, 7, 7], [0.1, 0.4, 0.4], 1), ([3], [0.0], 0)]
)
def test_with_attention_the_most_visited_is_chosen_and_of_equals_what_promises_more(
    visits: list[int], worth: list[float], chosen: int
) -> None:
    assert most_visited(LookedAt(list(range(len(visits))), visits, worth), len(visits)) == chosen
