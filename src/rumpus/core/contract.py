"""The contract: what a game is, whatever the game. This file is its textbook.

A game is a folder. Its `rules.py` holds the plain functions below over the `State` of its `state.py`; nothing is
inherited, nothing registered. A small game may be one file with all of it (`core/one_file.py`). The same source runs
interpreted (on the record class, with lists) and compiled (on NumPy records), so rules keep to what both understand:
ints, lists of fixed length, ifs and loops, tuples of constants as tables; module-level ints for constants; no dicts,
sets, strings, floats, exceptions, no allocation, no imports but `rumpus.kernel` and their own folder.

The state has an open field `seats`, how many play; the rest is the game's own.

**Who may act.** `turn` answers OVER, CHANCE, or the bit set of seats that may act. One seat: a turn. Several seats
whose choices open together: a sealed round. Any seat in order of arrival: a window, until somebody's move (or
`time_out`) closes it. From every state with seats to act, each of these seats has at least one legal move.

**The game ends, whatever is played.** What can be taken back, waited for or done again is counted in the state and has
a limit: no play, however stubborn, takes more than LONGEST decisions, and the laws try (laws/ends.py).

**Small decisions.** A compound move is several small ones (which card; as what; whom). What has been chosen so far is
in the state. So move numbers are few (0 … MOVES − 1), stable and listed in `text.py`.

**Chance is a player.** The future is not stored: a face-down pile is a multiset, and its next card comes into being
when `land` is told which outcome was drawn. `odds` writes integer weights (their sum below 2³¹), `land` takes the
outcome's number.

**Who knows what** is declared on the fields of the state, and on the arguments of events. `see` is for screens,
`know` for bots: they differ where a game forbids the screen to remember (Bloops). A bot receives `know(s, seat)`: the
state with everything that the seat cannot know set to zero. `imagine` gets exactly that, and fills in a world that
could be true, with the right chances: every hidden card is dealt anew from what the seat cannot account for. An event
tells nobody more than the fields do after it: what is opened and put away in one step stays in a field until the next.
"""

from collections.abc import Callable, Mapping, MutableSequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

from rumpus.core.outcomes import OutcomeWords
from rumpus.core.words import Ask, Likely, MoveWords, Words
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


# What a game may have besides. A folder's module that does not have one leaves it at its default; `core/hooks.py` finds
# them once, when the game is loaded, and names what is misspelt or takes other arguments than are declared here.


@dataclass(frozen=True)
class RulesHooks:
    """In rules.py."""

    MODULES: tuple[ModuleType, ...] = ()
    """Further modules of the folder that hold rules, for the compiler to know."""

    clock: Callable[[Any], int] | None = None
    """clock(s): which of the clocks of game.toml runs now; without it always the first, `move`."""

    sealed: Callable[[Any], int] | None = None
    """sealed(s): 1 while the seats to act choose secretly and open together; without it never."""


@dataclass(frozen=True)
class StateHooks:
    """In state.py."""

    inventory: Callable[[Any], list[int]] | None = None
    """inventory(s): every card counted wherever it is; constant through a game."""

    agrees: Callable[[Any], bool] | None = None
    """agrees(s): whether cells that hang together do so, as in every game that is played; for positions that somebody
    writes, so that no number in them leads where the rules do not look."""

    check_deck: Callable[[dict[str, Any]], None] | None = None
    """check_deck(deck): raises BadDeck where a house deck cannot be played with."""


@dataclass(frozen=True)
class TextHooks:
    """In text.py."""

    OUTCOMES: Mapping[str, OutcomeWords] = field(default_factory=dict[str, OutcomeWords])
    """What the outcomes of chance mean, by phase: see core/outcomes.py. Without it, numbers."""

    ask: Callable[[dict[str, Any], int], Ask] | None = None
    """ask(view, seat): the Ask for a seat that may act; without it a plain question."""

    draw: Callable[[dict[str, Any], Words], str] | None = None
    """draw(view, words): the board for a terminal; without it, the declared fields."""

    figures: Callable[[dict[str, Any], int], dict[str, Any]] | None = None
    """figures(view, seat): what the rules count from what a seat sees, told with a question and with what moves would
    do, so that no board counts it anew; without it nothing."""

    move_here: Callable[[dict[str, Any], int], MoveWords | None] | None = None
    """move_here(view, move): MoveWords that say what a move means on this board, or None."""

    move_does: Callable[[dict[str, Any], int, list[int], list[Any]], list[Ask]] | None = None
    """move_does(view, seat, moves, events): a list of Ask, what the last of these moves does on this board, made of the
    events that are certain to follow (none where memory is the game); without it, the events' own sentences."""

    TURN_BEGINS: tuple[str, ...] = ()
    """The kinds of events with which something begins that is told as one: a turn, a climb, a jump before the jury."""

    turn_told: Callable[[list[Any]], list[Ask]] | None = None
    """turn_told(events): what such a turn came to so far, a list of Ask, one or two sentences; empty where its events
    say it themselves. It gets what everybody may know."""

    spoken: Callable[[dict[str, Any], int], list[Ask]] | None = None
    """spoken(view, seat): the board as sentences, a list of Ask; without it, the declared fields."""

    open_odds: Callable[[Any, int], list[Likely]] | None = None
    """open_odds(s, seat): what chance may bring this seat next, a few Likely, from what it knows without having to
    remember it (`know`, then `forget`); without it nothing is said."""

    scored: Callable[[dict[str, Any], int], Ask] | None = None
    """scored(view, seat): an Ask for what a seat ended with, where that is more than points; without it, points."""

    statement: Callable[[str, dict[str, int], int, Words], str] | None = None
    """statement(code, slots, speaker, words): a quick statement as a sentence; without it, its code."""

    statement_forms: Callable[[], list[str]] | None = None
    """statement_forms(): how the quick statements are written; without it there is no list of them."""

    read_statement: Callable[[str], tuple[str, dict[str, int]]] | None = None
    """read_statement(text): code and slots of a statement that was typed; without it none can be."""


@dataclass(frozen=True)
class BotHooks:
    """In bot.py. The first six are compiled like rules; `bots/plain.py` has what is done without them."""

    prefer: Callable[[Any, int, Any, int, Any], int] | None = None
    """prefer(s, seat, moves, n, draw): the index of the move to try first, and to play on with beyond the tree."""

    sensible: Callable[[Any, int, Any, int], int] | None = None
    """sensible(s, seat, moves, n): keep the moves that are worth a thought; returns how many, at least one."""

    estimate: Callable[[Any, int, int, Any], bool] | None = None
    """estimate(s, seats, played_on, worth): beyond the tree, fill each seat's share of the win; False: play on."""

    waits: Callable[[Any, int], bool] | None = None
    """waits(s, seat): whether the seat may let this moment of a window pass; without it never."""

    suppose: Callable[[Any, int, Any], None] | None = None
    """suppose(s, seat, draw): after `imagine`, what the others probably hold, since they chose as they did."""

    share: Callable[[Any, Any, int, Any, Any], None] | None = None
    """share(places, points, seats, worth, wins): what a result is worth to each seat, from 0 to 1, where that is not
    the win; and who has won."""

    value: Callable[[Any, int], float] | None = None
    """value(s, seat): how a position looks to a seat; without it, random games to the end tell."""

    daring: Callable[[Any, int, int], int] | None = None
    """daring(s, seat, move): how much nerve a move takes, -1, 0 or 1; without it none does."""

    forget: Callable[[Any, int, int, int, bytes], None] | None = None
    """forget(s, seat, cards, muddle, luck): take from what a seat knows what a level forgets; without it nothing."""

    patience: Callable[[Any, int, int], float] | None = None
    """patience(s, seat, move): how many times as long as usual a bot waits with a move; without it once."""

    say: Callable[[Any, int, Any, Any], Any] | None = None
    """say(s, seat, heard, temper): what a bot says now, pairs of kind and slots; without it nothing."""

    heed: Callable[[Any, int, list[int], Any, Any], list[int]] | None = None
    """heed(s, seat, moves, heard, temper): the moves that fit what was said; without it all."""

    talk_round: Callable[[Any], int] | None = None
    """talk_round(s): which part of the game talk belongs to; without it one, 0."""

    LEVELS: Mapping[str, Mapping[str, int]] = field(default_factory=dict[str, Mapping[str, int]])
    """What a level of bots is in this game, where it differs: see bots/levels.py."""


@dataclass(frozen=True)
class Hooks:
    rules: RulesHooks
    state: StateHooks
    text: TextHooks
    bot: BotHooks
