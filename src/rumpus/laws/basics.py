"""What holds for every game. A new game folder is found and judged by these without being registered."""

from __future__ import annotations

import ast
from pathlib import Path

from rumpus.core.archive import read_record, record_of, replay, write_record
from rumpus.core.game import Event, Game
from rumpus.core.notation import read_position, read_view, write_position, write_view
from rumpus.core.outcomes import OutcomeWords, declared, outcome_words
from rumpus.core.session import Session
from rumpus.core.visibility import know, see, see_event
from rumpus.core.words import LANGUAGES, Ask, Words, move_sentences, turns_told
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.errors import IllegalMove, NotYourTurn
from rumpus.kernel.plain import is_table
from rumpus.kernel.seats import CHANCE, WATCHER
from rumpus.laws.positions import LawTable, new_session, positions, random_step, tables


def moves_and_events_have_unique_words(game: Game) -> None:
    assert len(game.moves) == game.rules.MOVES, "text has a code for each move of the rules"
    assert len(game.move_numbers) == game.rules.MOVES, "no code stands for two moves"
    assert len(game.event_kinds) == len(game.events), "no name stands for two events"
    for number, words in enumerate(game.moves):
        assert game.read_move(words.code) == number, f"the code {words.code!r} is read as another move"


def outcomes_are_declared_for_phases_that_there_are(game: Game) -> None:
    phases = ["*", *game.names.get("phase", ())]
    for phase, words in declared(game).items():
        assert phase in phases, f"outcomes are declared for {phase!r}, which is none of the phases {', '.join(phases)}"
        given: object = words
        assert isinstance(given, OutcomeWords), f'the outcomes of {phase!r} are {given!r}, not OutcomeWords("…", "…")'
        kind, _, name = words.of.partition(" ")
        if kind in ("cell", "among"):
            assert name in _field_names(game), f"outcomes of {phase!r} are of {words.of!r}, but State has no such field"
        else:
            _assert_kind(game, kind, f"outcomes of {phase!r}")


def events_are_of_kinds_that_there_are(game: Game) -> None:
    for event in game.events:
        for argument in event.arguments:
            _assert_kind(game, argument.of, f"the argument {argument.name!r} of the event {event.name!r}")


def _field_names(game: Game) -> set[str]:
    return {field.name for field in game.state_type.fields}


def _assert_kind(game: Game, kind: str, whose: str) -> None:
    kinds = ["seat", "number", *game.names]
    assert kind in kinds, f"{whose} is of {kind!r}: Names({kind!r}, …) declares it; there are {', '.join(kinds)}"


def events_are_told_as_declared(game: Game) -> None:
    """With as many arguments: one that is left out would be told as 0, one too many as nothing."""
    for module in (game.rules, *game.hooks.rules.MODULES):
        path = Path(getattr(module, "__file__", ""))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(func=ast.Name("tell"), args=[_, ast.Name(name), *told], keywords=[]):
                    number = getattr(module, name, None)
                    if type(number) is int and not any(isinstance(one, ast.Starred) for one in told):
                        kind, wanted = game.events[number].name, len(game.events[number].arguments)
                        assert len(told) == wanted, (
                            f"{path.name}:{call.lineno}: {name} is told with {len(told)} arguments, "
                            f"but the event {kind!r} is declared with {wanted}"
                        )
                case _:
                    pass


def legal_moves_are_exactly_those_accepted(table: LawTable) -> None:
    for session in positions(table, games=1):
        before = session.state.pack()
        for seat in range(table.options.seats):
            moves = session.legal(seat)
            assert bool(moves) == (seat in session.waiting), "a seat may act exactly when it has a legal move"
            for move in range(table.game.rules.MOVES):
                if move not in moves:
                    assert refused(session, seat, move), f"{session.game.move_code(move)} is accepted, though not legal"
            assert session.state.pack() == before, "a refused move changes nothing"
            for move in moves:
                other = session.branch()
                other.play(seat, move)
                assert other.state.pack() != before, "a move changes something"
        assert session.state.pack() == before, "copies are independent"


def refused(session: Session, seat: int, move: int) -> bool:
    try:
        session.play(seat, move)
    except (IllegalMove, NotYourTurn):
        return True
    return False


def the_game_ends_and_scores(table: LawTable) -> None:
    for number in range(3):
        session, draw = new_session(table, number), draw_of(bytes(32), number)
        while not session.over:
            random_step(session, draw)
        assert session.steps, "it is over before anybody has acted: turn answers OVER at once"
        score = session.score()
        assert 1 in score.places or not any(score.places), "somebody is first, or everybody has lost"


def the_clock_always_moves_the_game_on(table: LawTable) -> None:
    """Everybody fell asleep, or nearly: the game still ends."""
    session, draw = new_session(table, 7), draw_of(bytes(32), 7)
    while not session.over:
        if session.waiting and below(draw, 4):
            before = session.state.pack()
            session.time_out()
            assert session.state.pack() != before, "time_out leaves everything as it was"
        else:
            random_step(session, draw)


def outcomes_have_words_of_their_own(table: LawTable) -> None:
    session, draw = new_session(table, 3), draw_of(bytes(32), 3)
    while not session.over:
        if session.game.turn(session.state) == CHANCE:
            odds = session.game.odds(session.state)
            words = outcome_words(session.game, session.state)
            possible = [word for word, odd in zip(words, odds, strict=True) if odd]
            assert len(set(possible)) == len(possible), "outcomes are told apart"
        random_step(session, draw)


def only_declared_fields_are_written(table: LawTable) -> None:
    fields = _field_names(table.game)
    for session in positions(table, games=1, at_most=4):
        world = know(session.state, 0)
        table.game.rules.imagine(world, 0, draw_of(bytes(32), 1))
        for s in (session.state, world):
            unknown = sorted(vars(s).keys() - fields)
            assert not unknown, f"State declares no field {', '.join(unknown)}, but the rules write it"


def cards_are_conserved(table: LawTable) -> None:
    hooks = table.game.hooks.state
    inventory, agrees = hooks.inventory, hooks.agrees
    if inventory is None and agrees is None:
        return
    session, draw = new_session(table, 5), draw_of(bytes(32), 5)
    held = inventory and inventory(session.state)
    while not session.over:
        random_step(session, draw)
        assert inventory is None or inventory(session.state) == held, f"cards appear or are lost: {session.steps[-1]}"
        assert agrees is None or agrees(session.state), f"what hangs together does not: {session.steps[-1]}"


def positions_and_views_are_text_that_parses_back(table: LawTable) -> None:
    kind = table.game.state_type
    for session in positions(table):
        s = session.state
        assert read_position(kind, write_position(s)) == s, "a position read back is another one"
        assert kind.unpack(s.pack()) == s
        for seat in [*range(table.options.seats), WATCHER]:
            view = see(s, seat)
            assert read_view(kind, write_view(kind, view)) == view


def play_out(table: LawTable, number: int) -> Session:
    session, draw = new_session(table, number), draw_of(bytes(32), number)
    while not session.over:
        random_step(session, draw)
    return session


def who_is_ahead_has_a_place(game: Game) -> None:
    """In one game, anyway: everybody may lose, but not always where points tell the seats apart."""
    told_apart = False
    for table in tables(game):
        for number in range(3):
            score = play_out(table, number).score()
            if any(score.places):
                return
            told_apart = told_apart or len(set(score.points)) > 1
    assert not told_apart, "points differ, but no game gives anybody a place: score fills both"


def records_replay_without_and_with_the_rules(table: LawTable) -> None:
    session = play_out(table, 11)
    names = [f"seat {i + 1}" for i in range(table.options.seats)]
    text = write_record(record_of(session, names))
    record = read_record(text)
    assert write_record(record) == text, "a record that was read is written differently"
    assert replay(table.game, record).state == session.state, "a record played again ends otherwise"
    *_, (_, last) = record.positions()
    assert last.pack() == session.state.pack(), "a record without the rules ends otherwise"


def a_key_decides_the_game(table: LawTable) -> None:
    assert list(play_out(table, 2).steps) == list(play_out(table, 2).steps), "rules draw nothing by themselves"


def every_event_question_and_move_has_words(game: Game) -> None:
    """In every language, for who plays and who watches."""
    for table in tables(game):
        if table.options.seats not in (game.seats.start, game.seats.stop - 1):
            continue
        session, draw = new_session(table, 1), draw_of(bytes(32), 1)
        names = [f"Ann{i}" for i in range(table.options.seats)]
        players = [Words(game, language, names, 0) for language in LANGUAGES]
        readers = [*players, *(Words(game, language, names, WATCHER) for language in LANGUAGES)]
        drawn = 0
        while not session.over:
            for seat in session.waiting:
                view = session.view(seat)
                for words in players:
                    given: object = game.ask(view, seat)
                    assert isinstance(given, Ask), f"ask returns {given!r}, not an Ask"
                    asked = words.ask(view, seat)
                    assert not asked.startswith("ask-"), f"{words.language}: no words for {asked}"
            random_step(session, draw)
            for words in readers:
                for event in session.events_for(session.steps[-1], words.reader):
                    _names_seats_that_play(session, event)
                    said = words.event(event)
                    assert not said.startswith("event-"), f"{words.language}: no words for {event.kind}"
            drawn += 1
            if drawn % 10 == 1:
                _turns_and_cards_have_words(session, readers)
                view = session.view(0)
                figures: object = game.figures(view, 0)
                assert is_table(figures), f"figures returns {figures!r}, not a dict"
                assert all(game.draw(view, words).strip() for words in players), "draw writes nothing"
        for words in players:
            for move in range(game.rules.MOVES):
                said = words.move(move)
                assert not said.startswith("move-"), f"{words.language}: no words for {said}"


def _names_seats_that_play(session: Session, event: Event) -> None:
    for argument in session.game.event_kinds[event.kind].arguments:
        seat = event.arguments.get(argument.name)
        if argument.of == "seat" and seat is not None:
            assert seat in range(session.options.seats), f"{event.kind} is told with seat {seat}, but none plays there"


def _turns_and_cards_have_words(session: Session, readers: list[Words]) -> None:
    """The story by turns, and what each move would do; whole sentences, from what everybody may know."""
    game = session.game
    events = [event for step in session.steps[-6:] for event in session.events_for(step, WATCHER)]
    for words in readers:
        for _, told in turns_told(game, events):
            for one in told:
                assert words.sentence(one) != one.message, f"{words.language}: no words for {one.message}"
    for seat in session.waiting[:1]:
        view = session.view(seat)
        for move in session.legal(seat)[:6]:
            for one in move_sentences(game, view, seat, [move], _events_of(session, seat, move)):
                for words in readers:
                    assert words.sentence(one) != one.message, f"{words.language}: no words for {one.message}"


def _events_of(session: Session, seat: int, move: int) -> list[Event]:
    """What a move tells its own seat."""
    world, log = session.state.copy(), list[tuple[int, ...]]()
    session.game.rules.play(world, seat, move, log)
    kinds = session.game.event_kinds
    return [Event(*see_event(kinds[event.kind], event, seat)) for event in map(session.game.event, log)]


TABLE_LAWS = (
    legal_moves_are_exactly_those_accepted,
    the_game_ends_and_scores,
    the_clock_always_moves_the_game_on,
    outcomes_have_words_of_their_own,
    only_declared_fields_are_written,
    cards_are_conserved,
    positions_and_views_are_text_that_parses_back,
    records_replay_without_and_with_the_rules,
    a_key_decides_the_game,
)

GAME_LAWS = (
    moves_and_events_have_unique_words,
    outcomes_are_declared_for_phases_that_there_are,
    events_are_of_kinds_that_there_are,
    events_are_told_as_declared,
    who_is_ahead_has_a_place,
)
