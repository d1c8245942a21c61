"""Scenarios: rulebook examples and rulings as text that a child can read. One `*.scenario` file holds many.

    == Example 7: the tiger leaps over the rhino and eats the llama
    seats: 3
    option set: new
    given:                        # the state after `setup`, with these fields in place of its own
      line: llama.b rhino.c       # written as in core/notation.py
    do: 1 play-tiger              # a seat, counted from 1, and a move; several with commas
    do: chance 4                  # an outcome of chance, by number or by the name of a value
    do: clock                     # the time is up
    expect:                       # every field listed must be so
      line: tiger.a rhino.c
    legal 1: at-1 at-2            # exactly these moves; nothing after the colon: none
    illegal 1: at-3               # at least not these
    turn: 2                       # the seats that may act, `chance`, or `over`
    score: 3 1 0                  # points in seat order;   places: 1 2 3
    sees 2 hand: ? | bat          # a field of a seat's view; `sees watcher …` for who only watches
    knows 2 hand: - | bat         # a field of what a seat may ever have known, unknown cells zero
    event: spat seat=1 place=2    # told by the last `do`; arguments named or left out, seats from 1
    no event: spat

Statements run in order, so a scenario can go on after an `expect`. `#` begins a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rumpus.core.game import Event, Game
from rumpus.core.notation import read_field, write_field
from rumpus.core.options import house_deck, options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know, see
from rumpus.kernel.seats import CHANCE, OVER, WATCHER
from rumpus.kernel.state import Field


class ScenarioFailed(AssertionError):
    pass


@dataclass
class ScenarioStatement:
    line: int
    word: str
    rest: str
    block: dict[str, str] = field(default_factory=dict[str, str])


@dataclass
class Scenario:
    title: str
    path: Path
    statements: list[ScenarioStatement]


def read_scenarios(path: Path) -> Iterator[Scenario]:
    scenario: Scenario | None = None
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = re.sub(r"(^|\s)#.*", "", raw).rstrip()
        if not line:
            continue
        if line.startswith("=="):
            if scenario:
                yield scenario
            scenario = Scenario(line.strip("= ").strip(), path, [])
        elif scenario is None:
            raise ScenarioFailed(f"{path.name}:{number}: a scenario begins with '== its title'")
        elif line[0].isspace():
            name, _, cells = line.strip().partition(":")
            scenario.statements[-1].block[name.strip()] = cells.strip()
        else:
            word, colon, rest = line.partition(":")
            if not colon:
                raise ScenarioFailed(f"{path.name}:{number}: {line!r} has no colon")
            scenario.statements.append(ScenarioStatement(number, word.strip(), rest.strip()))
    if scenario:
        yield scenario


def scenarios_of(game: Game) -> list[Scenario]:
    """Those in its folder's tests; of a game of one file, those beside it."""
    beside = [game.folder.with_suffix(".scenario")] if game.folder.is_file() else []
    paths = [*sorted((game.folder / "tests").glob("*.scenario")), *(path for path in beside if path.is_file())]
    return [scenario for path in paths for scenario in read_scenarios(path)]


def run_scenario(game: Game, scenario: Scenario) -> None:
    ScenarioPlay(game, scenario).run()


class ScenarioPlay:
    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.seats = game.usual_seats
        self.options: dict[str, str] = {}
        self.deck: dict[str, object] | None = None
        self.session: Session | None = None
        self.events: list[Event] = []

    def run(self) -> None:
        for statement in self.scenario.statements:
            try:
                self._do(statement)
            except ScenarioFailed as error:
                raise ScenarioFailed(f"{self.scenario.path.name}:{statement.line}: {error}") from None
            except Exception as error:
                place = f"{self.scenario.path.name}:{statement.line} ({statement.word})"
                raise ScenarioFailed(f"{place}: {type(error).__name__}: {error}") from error

    def _do(self, statement: ScenarioStatement) -> None:
        word, rest = statement.word, statement.rest
        match word.split():
            case ["seats"]:
                self.seats = int(rest)
            case ["option", name]:
                self.options[name] = rest
            case ["deck"]:
                self.deck = house_deck(self.game, _toml(rest))
            case ["given"]:
                self._given(statement.block)
            case ["do"]:
                self.events = []
                for part in rest.split(","):
                    self._act(part.split())
            case ["expect"]:
                for name, cells in statement.block.items():
                    self._same(name, cells, getattr(self._table.state, name))
            case ["legal", seat]:
                self._legal(int(seat) - 1, rest.split())
            case ["illegal", seat]:
                found = self._codes(int(seat) - 1)
                wrong = [code for code in rest.split() if code in found]
                if wrong:
                    raise ScenarioFailed(f"legal after all: {' '.join(wrong)}")
            case ["turn"]:
                self._turn(rest)
            case ["score"]:
                self._equal(self._table.score().points, [int(n) for n in rest.split()])
            case ["places"]:
                self._equal(self._table.score().places, [int(n) for n in rest.split()])
            case ["sees", who, name]:
                self._same(name, rest, see(self._table.state, _seat(who)).get(name))
            case ["knows", who, name]:
                self._same(name, rest, getattr(know(self._table.state, _seat(who)), name))
            case ["event"]:
                if not self._told(rest):
                    raise ScenarioFailed(f"not told: {rest}; told: {self.events}")
            case ["no", "event"]:
                if self._told(rest):
                    raise ScenarioFailed(f"told: {rest}")
            case _:
                raise ScenarioFailed(f"unknown statement {word!r}")

    @property
    def _table(self) -> Session:
        if self.session is None:
            self.session = Session(self.game, options_for(self.game, self.seats, self.options, self.deck))
        return self.session

    def _given(self, block: dict[str, str]) -> None:
        state = self._table.state
        for name, cells in block.items():
            setattr(state, name, read_field(self._field(name), cells))
        state.pack()

    def _field(self, name: str) -> Field:
        for f in self.game.state_type.fields:
            if f.name == name:
                return f
        raise ScenarioFailed(f"no field {name!r}")

    def _act(self, words: list[str]) -> None:
        match words:
            case ["clock"]:
                step = self._table.time_out()
            case ["chance", outcome]:
                step = self._table.land(self._outcome(outcome))
            case [seat, code]:
                step = self._table.play(int(seat) - 1, code)
            case _:
                raise ScenarioFailed(f"cannot do {' '.join(words)!r}")
        self.events += step.events

    def _outcome(self, word: str) -> int:
        if word.isdigit():
            return int(word)
        numbers = {number for names in self.game.names.values() if (number := names.number(word)) is not None}
        if len(numbers) != 1:
            raise ScenarioFailed(f"{word!r} names no outcome, or several")
        return numbers.pop()

    def _codes(self, seat: int) -> list[str]:
        return [self.game.move_code(move) for move in self._table.legal(seat)]

    def _legal(self, seat: int, codes: list[str]) -> None:
        for code in codes:
            self.game.read_move(code)
        self._equal(sorted(self._codes(seat)), sorted(codes))

    def _turn(self, wanted: str) -> None:
        who = self.game.turn(self._table.state)
        found = {OVER: "over", CHANCE: "chance"}.get(who) or " ".join(str(i + 1) for i in range(8) if who >> i & 1)
        self._equal(found, wanted)

    def _same(self, name: str, cells: str, found: object) -> None:
        f = self._field(name)
        wanted = read_field(f, cells) if cells else f.zero()
        if found != wanted:
            raise ScenarioFailed(f"{name} is {write_field(f, found) or '-'}, not {cells or '-'}")

    def _told(self, text: str) -> bool:
        kind, *pairs = text.split()
        if kind not in self.game.event_kinds:
            raise ScenarioFailed(f"no event {kind!r}")
        wanted = dict(pair.split("=") for pair in pairs)
        return any(e.kind == kind and all(self._argument(e, k, v) for k, v in wanted.items()) for e in self.events)

    def _argument(self, event: Event, name: str, value: str) -> bool:
        of = next(a.of for a in self.game.event_kinds[event.kind].arguments if a.name == name)
        if of == "seat":
            return event.arguments[name] == int(value) - 1
        names = self.game.names.get(of)
        number = names.number(value) if names else None
        return event.arguments[name] == (int(value) if number is None else number)

    @staticmethod
    def _equal(found: object, wanted: object) -> None:
        if found != wanted:
            raise ScenarioFailed(f"found {found}, wanted {wanted}")


def _seat(word: str) -> int:
    return WATCHER if word == "watcher" else int(word) - 1


def _toml(text: str) -> dict[str, object]:
    import tomllib

    return tomllib.loads(text.replace(";", "\n"))
