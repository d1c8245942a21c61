"""Advice and review: intervals, moves hardly looked at, more thought that says the same, mistakes that stay."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree

import pytest

from rumpus import speed
from rumpus.bots import seat_bot
from rumpus.bots.analysis import Decision, GameReview, advise, decisions_of, picture, review
from rumpus.bots.analysis.advice import ENOUGH
from rumpus.bots.analysis.intervals import difference_interval, mean_interval
from rumpus.bots.engine import engine_of
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.notation import read_position
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.chance import draw_of
from rumpus.lab.match import play_match
from tests.bots.test_search import decisions

KEY = bytes(range(32))
compiling = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


# Intervals


def test_an_interval_is_right_for_few_and_for_extreme_outcomes() -> None:
    assert mean_interval(0.5, 0) == (0.0, 1.0)
    low, high = mean_interval(1.0, 1)
    assert 0.2 < low < 0.21, "one visit that won says next to nothing"
    assert high == 1.0
    assert mean_interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)  # Wilson's
    for n in (1, 7, 50, 4000):
        for mean in (0.0, 0.1, 0.5, 0.93, 1.0):
            low, high = mean_interval(mean, n)
            assert 0.0 <= low <= mean <= high <= 1.0
            wider = mean_interval(mean, n, 3.0)
            assert wider[0] <= low <= high <= wider[1]


def test_a_difference_is_sure_only_with_visits() -> None:
    assert difference_interval(0.9, 4, 0.4, 4)[0] < 0 < difference_interval(0.9, 400, 0.4, 400)[0]
    low, high = difference_interval(0.56, 70, 0.48, 80)
    assert low < 0.08 < high
    assert (-high, -low) == pytest.approx(difference_interval(0.48, 80, 0.56, 70))


# Advice


def test_advice_for_a_faceplant() -> None:
    game = catalogue.game("bounce")
    s = read_position(game.state_type, "seats: 2\nphase: decide\nstep: 17 4\njumps: 14 3")
    advice = advise(game, s, 0, 200, fast=False)
    assert game.move_code(advice.moves[0].move or 0) == "faceplant"
    assert 0.4 < advice.chances[0] < 0.75
    assert advice.moves[0].low < advice.moves[0].worth < advice.moves[0].high


def test_moves_hardly_looked_at_are_not_ranked() -> None:
    game = catalogue.game("beasty_bar")
    (session, seat), *_ = decisions(game, 1, 1)
    few = advise(game, session.know(seat), seat, 4 * ENOUGH, fast=False)
    assert [move.ranked for move in few.moves] == [True, True, False, False]
    assert all(move.visits >= ENOUGH for move in few.moves if move.ranked)
    assert all(move.visits < ENOUGH and not move.tied for move in few.moves if not move.ranked)
    assert few.moves[0].tied
    one = advise(game, session.know(seat), seat, 2, fast=False)
    assert [move.visits for move in one.moves if move.ranked] == [ENOUGH], "one visit is not sold as advice"
    played = advise(game, session.know(seat), seat, 2 * ENOUGH, played=few.moves[-1].move, fast=False)
    assert all(move.visits >= ENOUGH for move in played.moves if move.ranked)


def test_what_was_played_is_measured_however_odd() -> None:
    """A move that no bot thinks of, and one that would not have been ranked: both with an interval."""
    game = catalogue.game("bounce")
    s = read_position(game.state_type, "seats: 2\nphase: decide\nstep: 17 4\njumps: 14 3")
    odd = next(move for move in game.legal(s, 0) if move not in engine_of(game).moves(s, 0, game.legal(s, 0)))
    assert odd not in {move.move for move in advise(game, s, 0, 400, fast=False).moves}
    told = advise(game, s, 0, 400, played=odd, fast=False)
    assert [game.move_code(move.move or 0) for move in told.moves if move.move != odd] == ["faceplant"]
    [found] = [move for move in told.moves if move.move == odd]
    assert found.ranked
    assert found.visits == told.moves[0].visits
    assert found.low < found.worth < found.high < told.moves[0].low
    beasty = catalogue.game("beasty_bar")
    (session, seat), *_ = decisions(beasty, 1, 1)
    few = advise(beasty, session.know(seat), seat, 4 * ENOUGH, fast=False)
    last = few.moves[-1].move
    again = advise(beasty, session.know(seat), seat, 4 * ENOUGH, played=last, fast=False)
    assert [move.move for move in again.moves if move.ranked].count(last) == 1
    assert sorted(str(move.move) for move in again.moves) == sorted(str(move.move) for move in few.moves)
    known = few.moves[0].move
    assert advise(beasty, session.know(seat), seat, 4 * ENOUGH, played=known, fast=False) == few


def test_the_same_question_has_the_same_answer() -> None:
    game = catalogue.game("boulder_bluff")
    (session, seat), *_ = decisions(game, 1, 1)
    other = session.branch()
    other.state = session.know(seat)
    game.rules.imagine(other.state, seat, draw_of(KEY))
    answers = [advise(game, one.know(seat), seat, 40, fast=False) for one in (session, other)]
    assert answers[0] == answers[1], "from what the seat knows, and from nothing else"


@compiling
@pytest.mark.thorough
@pytest.mark.parametrize("name", ["beasty_bar", "bloops", "boogie_beasts", "boulder_bluff"])
def test_more_thought_says_the_same_and_is_surer(name: str) -> None:
    game = catalogue.game(name)
    for session, seat in [one for number in (1, 2) for one in decisions(game, number, 12)[number::6]]:
        for key in (bytes(32), KEY):
            known = session.know(seat)
            told = [advise(game, known, seat, n, key=key) for n in (600, 3000, 15000)]
            for less, more in ((told[0], told[1]), (told[1], told[2]), (told[0], told[2])):
                widths = {move.move: move.high - move.low for move in less.moves if move.ranked}
                for move in more.moves:
                    assert move.high - move.low < widths.get(move.move, 1.0)
                first, now = less.moves[0], more.moves[0]
                again = next(move for move in more.moves if move.move == first.move)
                before = next(move for move in less.moves if move.move == now.move)
                same = again.tied or before.tied or not before.ranked
                assert same or abs(again.worth - now.worth) < 0.05, f"{less.moves}\n{more.moves}"


# Review


@cache
def random_game(name: str, seats: int, number: int) -> Session:
    game = catalogue.game(name)
    players = [seat_bot(game, "random", bytes([number, seat]) * 16) for seat in range(seats)]
    return play_match(game, options_for(game, seats), bytes([number]) * 32, players)


def reviewed(session: Session, iterations: int, most: int, *, fast: bool) -> GameReview:
    places = session.score().places
    states, played = session.states(), decisions_of(session)
    return review(session.game, states, played, places, iterations=iterations, most=most, fast=fast)


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "seats"), [("beasty_bar", 3), ("bloops", 2), ("boulder_bluff", 2), ("bounce", 2)])
def test_curves_are_one_belief_and_end_with_the_result(name: str, seats: int) -> None:
    session = random_game(name, seats, 1)
    found = reviewed(session, 30, 5, fast=False)
    for point in found.points:
        whole = sum(point.chances)
        assert whole == pytest.approx(1.0) or (name == "bounce" and whole < 1.0), "in Bounce all may lose"
    places = session.score().places
    assert found.points[-1].step == len(session.steps)
    firsts = places.count(1)
    assert found.points[-1].chances == [1 / firsts if place == 1 else 0.0 for place in places]
    drawn = ElementTree.fromstring(picture(found, "A & B", ["Els", "<Jan>", "Piet"][:seats]))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == seats


def test_it_says_how_many_decisions_were_judged() -> None:
    session = random_game("beasty_bar", 2, 2)
    some, all_ = reviewed(session, 8, 6, fast=False), reviewed(session, 8, 1000, fast=False)
    assert (some.judged, some.decisions) == (6, all_.decisions)
    assert all_.judged == all_.decisions > 20


@pytest.mark.slow
def test_a_move_that_no_bot_thinks_of_is_judged() -> None:
    """In Bloops: a counter with a card that one does not know, and the like."""
    game = catalogue.game("bloops")
    for session, seat in decisions(game, 7, 60):
        known, legal = session.know(seat), session.legal(seat)
        odd = [move for move in legal if move not in engine_of(game).moves(known, seat, legal)]
        if odd:
            played = [Decision(0, seat, odd[0])]
            found = review(game, [session.state], played, [], iterations=60, most=5, fast=False)
            assert (found.judged, found.decisions) == (1, 1)
            for mistake in found.mistakes:
                assert mistake.played == odd[0]
            return
    raise AssertionError("no odd move found")


def worst_of_two(game: Game) -> tuple[Session, Decision]:
    s = read_position(game.state_type, "seats: 2\nphase: decide\nstep: 17 4\njumps: 14 3")
    worse = next(move for move in game.legal(s, 0) if game.move_code(move) != "faceplant")
    return Session(game, options_for(game, 2), KEY, s), Decision(0, 0, worse)


def test_the_worst_move_is_told() -> None:
    """One that no bot thinks of: D2 was that nothing was said about these."""
    game = catalogue.game("bounce")
    session, made = worst_of_two(game)
    assert made.move not in engine_of(game).moves(session.know(0), 0, session.legal(0))
    found = review(game, [session.state], [made], [], iterations=200, most=5, fast=False)
    assert found.judged == 1
    assert [game.move_code(mistake.better or 0) for mistake in found.mistakes] == ["faceplant"]
    assert 0 < found.mistakes[0].low < found.mistakes[0].loss < found.mistakes[0].high


@compiling
@pytest.mark.xdist_group("beasty_bar")
@pytest.mark.slow
@pytest.mark.parametrize("number", [3, *(pytest.param(number, marks=pytest.mark.thorough) for number in (4, 5))])
def test_mistakes_do_not_vanish_with_more_thought(number: int) -> None:
    """Nor with more moments: each decision is judged by itself."""
    session = random_game("beasty_bar", 2, number)
    less, more = reviewed(session, 150, 1000, fast=True), reviewed(session, 1500, 1000, fast=True)
    assert less.mistakes
    told = {mistake.step for mistake in more.mistakes}
    for mistake in less.mistakes:
        assert mistake.step in told, mistake
        assert mistake.low > 0
        assert session.steps[mistake.step].seat == mistake.seat
        assert session.steps[mistake.step].number == mistake.played != mistake.better
    assert [m.loss for m in less.mistakes] == sorted((m.loss for m in less.mistakes), reverse=True)
    few = reviewed(session, 150, 9, fast=True)
    assert all(mistake in less.mistakes for mistake in few.mistakes)
    judged = {point.step for point in few.points}
    assert [mistake for mistake in less.mistakes if mistake.step in judged] == few.mistakes
