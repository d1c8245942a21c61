"""An evening as its log tells it: what all its rows lead to, the same on every server."""

from __future__ import annotations

import copy
from typing import Self

import msgspec

from rumpus.core.facts import Pace
from rumpus.table.evening import entries
from rumpus.table.evening.entries import AnyEveningBody
from rumpus.table.evening.scoring import chairs_for, points_for
from rumpus.table.evening.wire import EveningGame, EveningInfo, EveningPerson, EveningPhase
from rumpus.table.log.setup import game_of
from rumpus.table.refusal import Refusal
from rumpus.table.wire import Clock, Way

# Seconds between two games, if not everybody is ready sooner: to look at the standings and fetch a drink.
BREAK = 75.0
EVENING = "evening-"  # what the id of an evening begins with, and no table's


class Member(msgspec.Struct, frozen=True):
    name: str
    look: int
    guest: str = ""
    level: str = ""
    here: bool = True
    ready: bool = False


class ProgrammeGame(msgspec.Struct, frozen=True):
    game: str
    table: str = ""
    chairs: list[list[int]] = []
    places: list[int] = []
    over: bool = False


class EveningState:
    """Every part is replaced, never changed: a branch shares them all."""

    def __init__(self, evening_id: str) -> None:
        self.id = evening_id
        self.seq = 0
        self.at = 0.0
        self.created = 0.0
        self.ended = 0.0
        self.code = ""
        self.host = ""
        self.way: Way = "devices"
        self.pace: Pace = "live"
        self.people: tuple[Member, ...] = ()
        self.games: tuple[ProgrammeGame, ...] = ()
        self.break_since = 0.0  # when the last game ended, or the host let time run again
        self.held = False

    # What is

    @property
    def phase(self) -> EveningPhase:
        if self.ended:
            return "over"
        if self.current is not None:
            return "playing"
        return "between" if any(game.over for game in self.games) else "gathering"

    @property
    def current(self) -> int | None:
        """The game that is being played."""
        return next((n for n, game in enumerate(self.games) if game.table and not game.over), None)

    @property
    def coming(self) -> int | None:
        return next((n for n, game in enumerate(self.games) if not game.table), None)

    @property
    def starts(self) -> float | None:
        """When the next game begins by itself."""
        return self.break_since + BREAK if self.phase == "between" and not self.held else None

    @property
    def present(self) -> list[int]:
        """People, no bots."""
        return [n for n, member in enumerate(self.people) if member.here and member.guest]

    def number_of(self, guest: str) -> int | None:
        return next((n for n, member in enumerate(self.people) if guest and member.guest == guest), None)

    def leads(self, guest: str) -> bool:
        """With a big screen whoever is of the evening may say what is next: a television has no hands."""
        number = self.number_of(guest)
        return bool(guest) and (guest == self.host or (self.way == "screen" and number in self.present))

    def chairs_of(self, number: int) -> list[list[int]]:
        """Who sat, sits or would sit where."""
        entry = self.games[number]
        if entry.table:
            return entry.chairs
        bots = [n for n, member in enumerate(self.people) if member.here and member.level]
        return chairs_for(self.present, bots, self._shared(), _seats(entry.game))

    def _shared(self) -> list[int]:
        """How often each of the people has shared a chair."""
        times = [0] * len(self.people)
        for entry in self.games:
            for chair in entry.chairs:
                for person in chair if len(chair) > 1 else ():
                    times[person] += 1
        return times

    def points(self, person: int) -> list[int | None]:
        return [_points_in(entry, person) for entry in self.games]

    def has_played(self, person: int) -> bool:
        return any(person in chair for entry in self.games for chair in entry.chairs)

    def evening_info(self) -> EveningInfo:
        rows = [self.points(person) for person in range(len(self.people))]
        totals = [sum(points or 0 for points in row) for row in rows]
        people = [
            EveningPerson(
                name=member.name,
                look=member.look,
                level=member.level,
                here=member.here,
                ready=member.ready,
                points=rows[n],
                total=totals[n],
                place=1 + sum(total > totals[n] for total in totals),
            )
            for n, member in enumerate(self.people)
        ]
        starts = self.starts
        return EveningInfo(
            id=self.id,
            code=self.code,
            phase=self.phase,
            way=self.way,
            began=self.created,
            ended=self.ended,
            people=people,
            games=[self._game_info(number) for number in range(len(self.games))],
            starts=None if starts is None else Clock("evening", starts, BREAK),
            held=self.held,
        )

    def _game_info(self, number: int) -> EveningGame:
        entry = self.games[number]
        untouched = not entry.table
        chairs = self.chairs_of(number) if not untouched or number == self.coming else []
        winners = [person for chair, place in zip(chairs, entry.places, strict=False) if place == 1 for person in chair]
        phase = "coming" if untouched else "playing" if not entry.over else "over" if entry.places else "skipped"
        return EveningGame(entry.game, entry.table, phase, chairs, winners)

    # What happens

    def do(self, body: AnyEveningBody, at: float) -> None:
        self.at = at
        match body:
            case entries.EveningPlanned():
                self.created = at
                self.code, self.host, self.way, self.pace = body.code, body.host, body.way, body.pace
                self.games = tuple(ProgrammeGame(name) for name in body.games)
            case entries.PersonCame():
                member = Member(body.name, body.look, body.guest, body.level)
                self.people = (*self.people[: body.person], member, *self.people[body.person + 1 :])
            case entries.PersonLeft():
                self._set(body.person, here=False, ready=False)
            case entries.PersonReady():
                self._set(body.person, ready=body.on)
            case entries.ProgrammeChanged():
                begun = [entry for entry in self.games if entry.table]
                self.games = (*begun, *(ProgrammeGame(name) for name in body.games))
            case entries.LeadPassed():
                self.host = body.guest
            case entries.BreakHeld():
                self.held, self.break_since = body.on, at
            case entries.GameBegan():
                begun = ProgrammeGame(body.game, body.table, body.chairs)
                self.games = (*self.games[: body.number], begun, *self.games[body.number + 1 :])
                self.people = tuple(msgspec.structs.replace(member, ready=False) for member in self.people)
                self.held = False
            case entries.GameEnded():
                ended = msgspec.structs.replace(self.games[body.number], places=body.places, over=True)
                self.games = (*self.games[: body.number], ended, *self.games[body.number + 1 :])
                self.break_since = at
                if self.coming is None:
                    self.ended = at
            case entries.Withdrawn():
                pass
            case entries.EveningEnded():
                self.games = tuple(entry for entry in self.games if entry.table)
                self.ended = at

    def _set(self, person: int, *, here: bool | None = None, ready: bool | None = None) -> None:
        member = self.people[person]
        changed = msgspec.structs.replace(
            member, here=member.here if here is None else here, ready=member.ready if ready is None else ready
        )
        self.people = (*self.people[:person], changed, *self.people[person + 1 :])

    def branch(self) -> Self:
        return copy.copy(self)


def _seats(game: str) -> range:
    try:
        return game_of(game).seats
    except Refusal:  # it is not installed here any more: it cannot begin, but the evening can be read
        return range(1, 9)


def _points_in(entry: ProgrammeGame, person: int) -> int | None:
    for chair, place in zip(entry.chairs, entry.places, strict=False):
        if person in chair:
            return points_for(place)
    return None
