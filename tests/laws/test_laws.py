"""What holds for every game. A new game folder is found and judged by these without being registered."""

from __future__ import annotations

import pytest

from rumpus.core.archive import read_record, record_of, replay, write_record
from rumpus.core.game import Game
from rumpus.core.notation import read_position, read_view, write_position, write_view
from rumpus.core.outcomes import outcome_words
from rumpus.core.session import Session
from rumpus.core.view import see
from rumpus.core.words import LANGUAGES, Words
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.errors import IllegalMove, NotYourTurn
from rumpus.kernel.seats import CHANCE, OVER, WATCHER
from tests.laws.positions import Table, every_game, every_table, new_session, positions, random_step

STEPS = 20_000  # far beyond any game of ours


def test_moves_and_events_have_unique_words() -> None:
    from rumpus.core import catalogue

    for game in catalogue.games():
        assert len(game.moves) == game.rules.MOVES
        assert len(game.move_numbers) == game.rules.MOVES
        assert len(game.event_kinds) == len(game.events)
        for number, words in enumerate(game.moves):
            assert game.read_move(words.code) == number


@pytest.mark.parametrize("table", every_table())
def test_legal_moves_are_exactly_those_accepted(table: Table) -> None:
    for session in positions(table, games=1):
        before = session.state.pack()
        for seat in range(table.options.seats):
            moves = session.legal(seat)
            assert moves == sorted(set(moves))
            assert bool(moves) == (seat in session.waiting), "a seat may act exactly when it has a legal move"
            for move in range(table.game.rules.MOVES):
                if move not in moves:
                    with pytest.raises((IllegalMove, NotYourTurn)):
                        session.play(seat, move)
            assert session.state.pack() == before, "a refused move changes nothing"
            for move in moves:
                other = session.branch()
                other.play(seat, move)
                assert other.state.pack() != before, "a move changes something"
        assert session.state.pack() == before, "copies are independent"


@pytest.mark.parametrize("table", every_table())
def test_the_game_ends_and_scores(table: Table) -> None:
    for number in range(3):
        session, draw = new_session(table, number), draw_of(bytes(32), number)
        while not session.over:
            random_step(session, draw)
            assert len(session.steps) < STEPS
        score = session.score()
        assert len(score.points) == len(score.places) == table.options.seats
        assert all(0 <= place <= table.options.seats for place in score.places)
        assert 1 in score.places or not any(score.places), "somebody is first, or everybody has lost"


@pytest.mark.parametrize("table", every_table())
def test_the_clock_always_moves_the_game_on(table: Table) -> None:
    """Everybody fell asleep, or nearly: the game still ends."""
    session, draw = new_session(table, 7), draw_of(bytes(32), 7)
    while not session.over:
        if session.waiting and below(draw, 4):
            before = session.state.pack()
            session.time_out()
            assert session.state.pack() != before
        else:
            random_step(session, draw)
        assert len(session.steps) < STEPS


@pytest.mark.parametrize("table", every_table())
def test_chance_has_odds(table: Table) -> None:
    session, draw = new_session(table, 3), draw_of(bytes(32), 3)
    while not session.over:
        if session.game.turn(session.state) == CHANCE:
            odds = session.game.odds(session.state)
            assert 0 < sum(odds) < 1 << 31
            assert min(odds) >= 0
            words = outcome_words(session.game, session.state)
            possible = [word for word, odd in zip(words, odds, strict=True) if odd]
            named = session.game.text.OUTCOMES
            phase = session.game.names["phase"][getattr(session.state, "phase", 0)]
            assert phase in named or "*" in named, "what chance decides has words"
            assert len(set(possible)) == len(possible), "outcomes are told apart"
        random_step(session, draw)


@pytest.mark.parametrize("table", every_table())
def test_cards_are_conserved(table: Table) -> None:
    inventory = getattr(table.game.state, "inventory", None)
    if inventory is None:
        pytest.skip("no cards")
    session, draw = new_session(table, 5), draw_of(bytes(32), 5)
    held = inventory(session.state)
    while not session.over:
        random_step(session, draw)
        assert inventory(session.state) == held, session.steps[-1]


@pytest.mark.parametrize("table", every_table())
def test_positions_and_views_are_text_that_parses_back(table: Table) -> None:
    kind = table.game.state_type
    for session in positions(table):
        s = session.state
        assert read_position(kind, write_position(s)) == s
        assert kind.unpack(s.pack()) == s
        for seat in [*range(table.options.seats), WATCHER]:
            view = see(s, seat)
            assert read_view(kind, write_view(kind, view)) == view


def play_out(table: Table, number: int) -> Session:
    session, draw = new_session(table, number), draw_of(bytes(32), number)
    while not session.over:
        random_step(session, draw)
    return session


@pytest.mark.parametrize("table", every_table())
def test_records_replay_without_and_with_the_rules(table: Table) -> None:
    session = play_out(table, 11)
    names = [f"seat {i + 1}" for i in range(table.options.seats)]
    text = write_record(record_of(session, names))
    record = read_record(text)
    assert write_record(record) == text
    assert replay(table.game, record).state == session.state
    *_, (_, last) = record.positions()
    assert last.pack() == session.state.pack()


@pytest.mark.parametrize("table", every_table())
def test_a_key_decides_the_game(table: Table) -> None:
    assert list(play_out(table, 2).steps) == list(play_out(table, 2).steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", every_game())
def test_every_event_question_and_move_has_words(game: Game, language: str) -> None:
    from tests.laws.positions import tables

    for table in tables(game):
        if table.options.seats not in (game.seats.start, game.seats.stop - 1):
            continue
        session, draw = new_session(table, 1), draw_of(bytes(32), 1)
        names = [f"Ann{i}" for i in range(table.options.seats)]
        readers = [Words(game, language, names, seat) for seat in [0, WATCHER]]
        drawn = 0
        while not session.over:
            for seat in session.waiting:
                assert not readers[0].ask(session.view(seat), seat).startswith("ask-")
            random_step(session, draw)
            for words in readers:
                for event in session.events_for(session.steps[-1], words.reader):
                    assert not words.event(event).startswith("event-")
            drawn += 1
            if drawn % 10 == 1:
                assert game.text.draw(session.view(0), readers[0]).strip()
        for move in range(game.rules.MOVES):
            assert not readers[0].move(move).startswith("move-")
        assert game.turn(session.state) == OVER
