"""Promise 1: what a seat may not know changes no byte that it receives; and bots imagine from that alone."""

from __future__ import annotations

from collections.abc import Iterator

from rumpus.core.game import Event, Game
from rumpus.core.session import Session
from rumpus.core.visibility import know, see, see_event
from rumpus.kernel.chance import draw_of
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.plain import is_list
from rumpus.kernel.seats import CHANCE, WATCHER
from rumpus.kernel.state import GameState
from rumpus.laws.positions import LawTable, positions

WORLDS = 3
MOVES_TRIED = 24  # of one seat at one position, spread over all it has


def imagined(session: Session, seat: int, number: int) -> GameState:
    world = know(session.state, seat)
    session.game.rules.imagine(world, seat, draw_of(number.to_bytes(32, "little"), 1))
    return world


def an_imagined_world_looks_the_same_to_its_seat(table: LawTable) -> None:
    inventory = table.game.hooks.state.inventory
    for session in positions(table, games=2, at_most=10):
        true = session.state
        for seat in range(table.options.seats):
            sees, knows, refused = see(true, seat), know(true, seat).pack(), refusals(table, true, seat)
            for number in range(WORLDS):
                world = imagined(session, seat, number)
                assert see(world, seat) == sees, "imagine changes what the seat sees"
                assert know(world, seat).pack() == knows, "imagine changes what it knows"
                assert table.game.turn(world) == table.game.turn(true), "who may act is no secret"
                assert table.game.legal(world, seat) == session.legal(seat), "legal moves tell nothing hidden"
                assert inventory is None or inventory(world) == inventory(true), "no card is added or lost"
                assert refusals(table, world, seat) == refused, "an error tells"


def refusals(table: LawTable, s: GameState, seat: int) -> list[object]:
    """The errors that a seat can provoke: all that their words are made of, in any language."""
    session = Session(table.game, table.options, state=s)
    legal = set(session.legal(seat))
    found: list[object] = []
    for move in range(table.game.rules.MOVES):
        if move not in legal:
            try:
                session.play(seat, move)
            except RumpusError as error:
                found.append(_told_by(error))
    return found


def _told_by(value: object) -> object:
    if not isinstance(value, RumpusError):
        return value
    given = {name: _told_by(argument) for name, argument in value.arguments.items()}
    return type(value).__name__, value.message, given


def what_is_told_gives_nothing_away(table: LawTable) -> None:
    """If a seat cannot tell apart what two steps led to, though they led to different things, it was told the same;
    and the same step in a world that it cannot tell apart from this one is told the same."""
    for session in positions(table, games=1, at_most=8):
        for seat in [*range(table.options.seats), WATCHER]:
            across: dict[object, list[Event]] = {}
            worlds = [] if seat == WATCHER else [imagined(session, seat, n) for n in range(WORLDS)]
            for world in [session.state, *worlds]:
                within_world: dict[bytes, tuple[bytes, list[Event]]] = {}
                for step, after, told in steps_not_of(table, world, seat):
                    known, whole = know(after, seat).pack(), after.pack()
                    elsewhere = across.setdefault((step, known), told)
                    assert elsewhere == told, _too_much(table.game, seat, step, elsewhere, told)
                    first, first_told = within_world.setdefault(known, (whole, told))
                    assert first == whole or first_told == told, _too_much(table.game, seat, step, first_told, told)


def _too_much(game: Game, reader: int, step: tuple[int, int], one: list[Event], other: list[Event]) -> str:
    kind = next(event.kind for event in (*one, *other) if event not in one or event not in other)
    who = "watchers" if reader == WATCHER else f"seat {reader + 1}"
    what = f"outcome {step[1]}" if step[0] < 0 else f"{game.move_code(step[1])} of seat {step[0] + 1}"
    return (
        f"after {what} the event {kind!r} tells {who} what no field shows: what is opened stays in a field for a while"
    )


def a_watcher_knows_no_more_than_any_seat_sees(table: LawTable) -> None:
    for session in positions(table, games=1, at_most=6):
        public = see(session.state, WATCHER)
        for seat in range(table.options.seats):
            view = see(session.state, seat)
            assert all(within(public[name], view[name]) for name in public), "what all see, a seat sees too"


def within(public: object, view: object) -> bool:
    if is_list(public) and is_list(view):
        return all(within(p, v) for p, v in zip(public, view, strict=True))
    return public is None or public == view


def steps_not_of(table: LawTable, s: GameState, seat: int) -> Iterator[tuple[tuple[int, int], GameState, list[Event]]]:
    """Every step that chance or another seat could take, with the events as the seat is told them."""
    game = table.game
    if game.turn(s) == CHANCE:
        for outcome, weight in enumerate(game.odds(s)):
            if weight:
                yield done(table, s, seat, -1, outcome)
        return
    for other in range(table.options.seats):
        if other != seat:
            moves = game.legal(s, other)
            for move in moves[:: 1 + len(moves) // MOVES_TRIED]:
                yield done(table, s, seat, other, move)


def done(
    table: LawTable, s: GameState, reader: int, actor: int, number: int
) -> tuple[tuple[int, int], GameState, list[Event]]:
    game, after = table.game, s.copy()
    log: list[tuple[int, ...]] = []
    if actor < 0:
        game.rules.land(after, number, log)
    else:
        game.rules.play(after, actor, number, log)
    events = [game.event(entry) for entry in log]
    return (actor, number), after, [see_event(game.event_kinds[e.kind], e, reader) for e in events]


TABLE_LAWS = (
    an_imagined_world_looks_the_same_to_its_seat,
    what_is_told_gives_nothing_away,
    a_watcher_knows_no_more_than_any_seat_sees,
)
