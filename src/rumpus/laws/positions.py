"""Tables and positions for the laws: every game found, every seat count, every option at each of its values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import SETTLED, Session
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.errors import BadOption
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE
from rumpus.kernel.state import GameState


@dataclass(frozen=True)
class LawTable:
    game: Game
    options: Options
    label: str


def tables(game: Game) -> Iterator[LawTable]:
    """Defaults at every seat count; each other value of each option; and all options at their last value: each once."""
    declared = game.facts.options
    last: dict[str, Any] = {name: option.values[-1] for name, option in declared.items()}
    single: list[dict[str, Any]] = [{n: v} for n, o in declared.items() for v in o.values if v != o.default]
    seen: list[Options] = []
    for seats in game.seats:
        for chosen in [{}, *single, last] if declared else [{}]:
            options = options_for(game, seats, chosen)
            if options in seen or not _go_together(game, options):
                continue
            seen.append(options)
            label = ",".join(f"{k}={v}" for k, v in chosen.items())
            yield LawTable(game, options, f"{game.name}-{seats}" + (f"-{label}" if label else ""))


def _go_together(game: Game, options: Options) -> bool:
    try:
        game.new(options)
    except Exception as error:  # where `setup` is wrong in itself, the laws that sit down at this table say so
        return not isinstance(error, BadOption)
    return True


def new_session(table: LawTable, number: int) -> Session:
    return Session(table.game, table.options, number.to_bytes(32, "big"))


def assert_ends(game: Game, decisions: int, draws: int, latest: Iterable[str] = ()) -> None:
    """That a game which came so far is not one that goes on for ever: else its laws would, too."""
    longest = game.rules.LONGEST
    told = f", the latest {', '.join(latest)}" if latest else ""
    assert decisions <= longest, f"more than LONGEST ({longest}) decisions{told}: no end, or LONGEST is too low"
    assert draws <= SETTLED * (decisions + 1), "chance acts again and again, and nobody decides"


def possible(game: Game, s: GameState) -> list[int]:
    """The outcomes that chance may bring here."""
    odds = game.odds(s)
    assert any(weight > 0 for weight in odds), f"chance has the weights {odds}, so nothing can happen"
    return [outcome for outcome, weight in enumerate(odds) if weight]


def random_step(session: Session, draw: list[int]) -> None:
    """One step of random play: chance from the session's key, decisions from `draw`."""
    decided = len(session.steps) - session.draws
    if decided > session.game.rules.LONGEST:  # what the clock did is nobody's decision
        decided = sum(step.kind == "play" for step in session.steps)
    assert_ends(session.game, decided, session.draws)
    if session.game.turn(session.state) == CHANCE:
        possible(session.game, session.state)
        session.land()
        return
    assert session.waiting, "turn names nobody who plays"
    seat = session.waiting[below(draw, len(session.waiting))]
    moves = session.legal(seat)
    assert moves, f"seat {seat + 1} may act, but has no legal move"
    session.play(seat, moves[below(draw, len(moves))])


def positions(table: LawTable, games: int = 2, at_most: int = 12) -> Iterator[Session]:
    """Sessions at positions spread over a few random games; the caller may play on with a copy."""
    for number in range(games):
        draw = draw_of(number.to_bytes(32, "big"), 99)
        session, steps = new_session(table, number), 0
        while not session.over:
            random_step(session, draw)
            steps += 1
        length, again = steps, draw_of(number.to_bytes(32, "big"), 99)
        wanted = {1 + i * (length - 1) // max(1, at_most - 1) for i in range(at_most)}
        session = new_session(table, number)
        for step in range(1, length + 1):
            random_step(session, again)
            if step in wanted:
                yield session.branch()
