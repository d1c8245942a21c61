"""A game as the rest of the program sees it: one object around one folder, or one file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, cast

from rumpus.core.contract import GameRules, Hooks
from rumpus.core.facts import GameFacts
from rumpus.core.words import Ask, MoveWords, Words
from rumpus.kernel.errors import BadMove
from rumpus.kernel.events import EventKind, Events
from rumpus.kernel.names import Names
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState


class Event(NamedTuple):
    """Something that happened: its kind and arguments; an argument is None for those who may not know it."""

    kind: str
    arguments: dict[str, int | None]


@dataclass(frozen=True)
class Score:
    points: list[int]
    places: list[int]


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    folder: Path  # or the file of a game of one file
    facts: GameFacts  # game.toml, or GAME of a file
    state: ModuleType
    rules: GameRules
    text: ModuleType
    bot: ModuleType | None
    hooks: Hooks  # what these modules have of the optional part of the contract
    own_words: str = ""  # of a game of one file: English messages, and the rules for players
    own_rules: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by where it is found: modules cannot be, and there is one object a folder."""
        from rumpus.core.catalogue import found_again

        return found_again, (str(self.folder), self.name)

    # What it is

    @property
    def title(self) -> str:
        return self.facts.title

    @property
    def version(self) -> int:
        return self.facts.rules

    @property
    def seats(self) -> range:
        """The numbers of seats it can be played with."""
        return range(self.facts.seats.least, self.facts.seats.most + 1)

    @property
    def usual_seats(self) -> int:
        return self.facts.seats.usual

    @property
    def state_type(self) -> type[GameState]:
        return cast(type[GameState], self.state.State)

    @cached_property
    def moves(self) -> tuple[MoveWords, ...]:
        return tuple(self.text.MOVES)

    @cached_property
    def move_numbers(self) -> dict[str, int]:
        return {words.code: number for number, words in enumerate(self.moves)}

    @cached_property
    def events(self) -> tuple[EventKind, ...]:
        found = [value for value in vars(self.state).values() if isinstance(value, Events)]
        return tuple(found[0].kinds) if found else ()

    @cached_property
    def names(self) -> dict[str, Names]:
        return {value.kind: value for value in vars(self.state).values() if isinstance(value, Names)}

    # What one does with it, interpreted

    def new(self, options: Options) -> GameState:
        s = self.state_type()
        self.rules.setup(s, options)
        return s

    def turn(self, s: GameState) -> int:
        return self.rules.turn(s)

    def may_act(self, s: GameState, seat: int) -> bool:
        who = self.rules.turn(s)
        return who not in (OVER, CHANCE) and bool(who >> seat & 1)

    def legal(self, s: GameState, seat: int) -> list[int]:
        """The legal moves of a seat, none if it may not act."""
        if not self.may_act(s, seat):
            return []
        moves = [0] * self.rules.CHOICES
        return moves[: self.rules.legal(s, seat, moves)]

    def odds(self, s: GameState) -> list[int]:
        weights = [0] * self.rules.OUTCOMES
        return weights[: self.rules.odds(s, weights)]

    def score(self, s: GameState, seats: int) -> Score:
        points, places = [0] * seats, [0] * seats
        self.rules.score(s, points, places)
        return Score(points, places)

    # In words

    def ask(self, view: dict[str, Any], seat: int) -> Ask:
        """What a seat that may act is asked."""
        return self.hooks.text.ask(view, seat) if self.hooks.text.ask else Ask("ask-any")

    def figures(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """Numbers, and lists of them, that the rules count from what a seat sees."""
        return self.hooks.text.figures(view, seat) if self.hooks.text.figures else {}

    def draw(self, view: dict[str, Any], words: Words) -> str:
        """The board for a terminal; its fields where the game has no drawing."""
        return self.hooks.text.draw(view, words) if self.hooks.text.draw else "\n".join(words.fields(view))

    # Moves and events as text and back

    def move_code(self, move: int) -> str:
        return self.moves[move].code

    def read_move(self, text: str) -> int:
        move = self.move_numbers.get(text.strip())
        if move is None:
            raise BadMove("move-unknown", title=self.title, move=text.strip())
        return move

    def event(self, entry: tuple[int, ...]) -> Event:
        kind, names = self._event_shapes[entry[0]]
        return Event(kind, dict(zip(names, map(int, entry[1:]), strict=False)))  # an entry has room for the longest

    @cached_property
    def _event_shapes(self) -> list[tuple[str, list[str]]]:
        return [(kind.name, [argument.name for argument in kind.arguments]) for kind in self.events]

    @cached_property
    def event_kinds(self) -> dict[str, EventKind]:
        return {kind.name: kind for kind in self.events}
