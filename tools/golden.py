"""Makes the golden records: whole games that a person can read, kept beside each game's tests.

.venv/bin/python -m tools.golden           make those that are missing
.venv/bin/python -m tools.golden --all     make all anew, after the rules changed on purpose
"""

from __future__ import annotations

import sys

from rumpus.core import catalogue
from rumpus.core.archive import record_of, save_record
from rumpus.core.fairness import commitment, key_of
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.chance import below, draw_of

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Ella", "Finn", "Gus", "Hana"]


def play(game: Game, seats: int) -> Session:
    """A random game of a fixed key, with the usual options."""
    secret = f"golden {game.name} {seats}".encode()
    session = Session(game, options_for(game, seats), key_of(secret, []))
    draw = draw_of(bytes(32), seats)
    session.settle()
    while not session.over:
        seat = session.waiting[below(draw, len(session.waiting))]
        moves = session.legal(seat)
        session.play(seat, moves[below(draw, len(moves))])
        session.settle()
    return session


def main() -> int:
    for game in catalogue.games():
        folder = game.folder / "tests" / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for seats in sorted({game.seats.start, game.usual_seats}):
            path = folder / f"{seats}-seats.rump"
            if path.exists() and "--all" not in sys.argv:
                continue
            secret = f"golden {game.name} {seats}".encode()
            record = record_of(play(game, seats), NAMES[:seats], commitment=commitment(secret), secret=secret)
            save_record(record, path)
            print(f"{game.name}: {path.name}, {len(record.entries)} entries")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
