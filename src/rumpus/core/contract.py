"""The contract: what a game is, whatever the game. This file is its textbook.

A game is a folder. Its `rules.py` holds the plain functions below over the `State` of its `state.py`; nothing is
inherited, nothing registered. The same source runs interpreted (on the record class, with lists) and compiled (on
NumPy records), so rules keep to what both understand: ints, lists of fixed length, ifs and loops, tuples of constants
as tables; module-level ints for constants; no dicts, sets, strings, floats, exceptions, no allocation, no imports but
`rumpus.kernel` and their own folder.

The state has an open field `seats`, how many play; the rest is the game's own.

**Who may act.** `turn` answers OVER, CHANCE, or the bit set of seats that may act. One seat: a turn. Several seats
whose choices open together: a sealed round. Any seat in order of arrival: a window, until somebody's move (or
`time_out`) closes it. From every state with seats to act, each of these seats has at least one legal move.

**The game ends, whatever is played.** What can be taken back, waited for or done again is counted in the state and has
a limit: no play, however stubborn, takes more than LONGEST decisions, and the laws try (tests/laws/test_ends.py).

**Small decisions.** A compound move is several small ones (which card; as what; whom). What has been chosen so far is
in the state. So move numbers are few (0 … MOVES − 1), stable and listed in `text.py`.

**Chance is a player.** The future is not stored: a face-down pile is a multiset, and its next card comes into being
when `land` is told which outcome was drawn. `odds` writes integer weights (their sum below 2³¹), `land` takes the
outcome's number.

**Who knows what** is declared on the fields of the state, and on the arguments of events. `see` is for screens,
`know` for bots: they differ where a game forbids the screen to remember (Bloops). A bot receives `know(s, seat)`: the
state with everything that the seat cannot know set to zero. `imagine` gets exactly that, and fills in a world that
could be true, with the right chances: every hidden card is dealt anew from what the seat cannot account for.
"""

from collections.abc import MutableSequence
from typing import Any, Protocol

from rumpus.kernel.events import Log
from rumpus.kernel.options import Options

Cells = MutableSequence[int]


class GameRules(Protocol):
    MOVES: int
    """How many move numbers there are."""

    CHOICES: int
    """The most legal moves that a seat can have at once: the size of the buffer given to `legal`."""

    OUTCOMES: int
    """The most outcomes of chance at once: the size of the buffer given to `odds`."""

    LONGEST: int
    """The most decisions of all seats together that any play of the game can take, with any options and deck: what
    environments call max_game_length. A bound that is easy to prove is better than a tight one."""

    def setup(self, s: Any, options: Options) -> None:
        """Fill a zeroed state from seats, options and deck data. Raises BadOption for what does not go together."""

    def turn(self, s: Any) -> int:
        """OVER, CHANCE, or the bit set of seats that may act."""
        ...

    def legal(self, s: Any, seat: int, moves: Cells) -> int:
        """Write the legal moves of a seat that may act, in ascending order, no move twice; return how many.
        They depend on nothing that the seat cannot know."""
        ...

    def play(self, s: Any, seat: int, move: int, log: Log) -> None:
        """Apply one legal small decision."""

    def odds(self, s: Any, weights: Cells) -> int:
        """At CHANCE: write the weight of each outcome, return how many there are. A weight may be 0, not all."""
        ...

    def land(self, s: Any, outcome: int, log: Log) -> None:
        """At CHANCE: the drawn outcome happens."""

    def time_out(self, s: Any, log: Log) -> None:
        """The clock runs out where seats may act: whatever the game prescribes; never leaves the same state."""

    def score(self, s: Any, points: Cells, places: Cells) -> None:
        """At the end: points as the players count them, and places (1 is first, equals share; 0: lost, no place)."""

    def imagine(self, s: Any, seat: int, draw: Cells) -> None:
        """Fill what `seat` cannot know with a world that could be true; randomness only from `draw`."""


OPTIONAL = {
    "MODULES": "further modules of the folder that hold rules, for the compiler to know",
    "clock": "clock(s) -> int: which of the clocks of game.toml runs now; without it always the first, `move`",
    "inventory": "in state.py: inventory(s) -> list[int], every card counted wherever it is; constant through a game",
    "sealed": "sealed(s) -> int: 1 while the seats to act choose secretly and open together",
}
