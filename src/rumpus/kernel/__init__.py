"""The small language that rules are written in.

Rules import from here and nowhere else: no numba, no random, no time, no floats, no I/O.
Everything below works on plain ints and lists (interpreted) and on NumPy records (compiled) alike.
"""

from rumpus.kernel.chance import below, choose, draw_of, pick, seek
from rumpus.kernel.events import Events, Log, tell
from rumpus.kernel.names import Names
from rumpus.kernel.piles import add_all, clear, find, insert, place_by, push, remove, total
from rumpus.kernel.seats import CHANCE, EVERYONE, OVER, SEATS, WATCHER, bit, count_seats, nth_seat
from rumpus.kernel.state import ALL, NOBODY, OWNER, GameState, by, field

__all__ = [
    "ALL",
    "CHANCE",
    "EVERYONE",
    "NOBODY",
    "OVER",
    "OWNER",
    "SEATS",
    "WATCHER",
    "Events",
    "GameState",
    "Log",
    "Names",
    "add_all",
    "below",
    "bit",
    "by",
    "choose",
    "clear",
    "count_seats",
    "draw_of",
    "field",
    "find",
    "insert",
    "nth_seat",
    "pick",
    "place_by",
    "push",
    "remove",
    "seek",
    "tell",
    "total",
]
