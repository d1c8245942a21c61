"""Where somebody stands in a log, and the log without them.

No rules are needed: who held which chair when follows from who sat down, was dealt in, stood up. So a game of rules
that nobody has any more is no different.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rumpus.table.evening import entries as evening_entries
from rumpus.table.log import entries
from rumpus.table.store import Row

UNREADABLE = (msgspec.DecodeError, KeyError, UnicodeError, RecursionError)
_AND = " & "  # between the names of those who share a chair (evening/evenings.py)


class ChairTrace(msgspec.Struct):
    """A chair as the log goes on. `people` hold it now; `named`: the person's name stands on it, or stood."""

    people: list[str] = []
    name: str = ""
    named: bool = False
    sat: int = -1  # which row set the name


class Footprint:
    """`bodies` are the rows to rewrite, `own` the rows that are the person's; `names` what their chairs are called
    without them, `seats` where they ever sat, `said` whether each line of talk was theirs."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.bodies: dict[int, bytes] = {}
        self.own: list[Row] = []
        self.names: dict[int, str] = {}
        self.seats: list[int] = []
        self.said: list[bool] = []


def of_table(rows: Sequence[Row], guest: str) -> Footprint:
    return _TableWalk(rows, guest).walk()


def of_evening(rows: Sequence[Row], guest: str) -> Footprint:
    found = Footprint(guest)
    for row in rows:
        try:
            body = evening_entries.evening_codec.body_of(row)
        except UNREADABLE:
            _last_resort(found, row)
            continue
        match body:
            case evening_entries.EveningPlanned() if body.host == guest:
                body.host = ""
            case evening_entries.LeadPassed() if body.guest == guest:
                body.guest = ""
            case evening_entries.PersonCame() if body.guest == guest:
                body.guest, body.name = entries.SOMEBODY, ""
                found.names[body.person] = ""
            case evening_entries.PersonCame():
                found.names.pop(body.person, None)  # the number is another's now
                continue
            case _:
                continue
        found.own.append(row)
        found.bodies[row.seq] = evening_entries.evening_codec.entry(body, row.at).body
    return found


class _TableWalk:
    def __init__(self, rows: Sequence[Row], guest: str) -> None:
        self.rows, self.guest = rows, guest
        self.found = Footprint(guest)
        self.chairs: list[ChairTrace] = []
        self.shared: list[list[int]] = []  # of an evening: who sits on each chair
        self.by_seq: dict[int, Row] = {}

    def walk(self) -> Footprint:
        found = self.found
        for row in self.rows:
            self.by_seq[row.seq] = row
            try:
                body = entries.body_of(row)
                theirs = self._step(row, body)
            except (*UNREADABLE, IndexError):
                _last_resort(found, row)
                continue
            if theirs:
                found.own.append(row)
                self._rewrite(row.seq, body)
        for seat, chair in enumerate(self.chairs):
            if chair.named:
                found.names[seat] = chair.name
        return found

    def _rewrite(self, seq: int, body: entries.AnyBody) -> None:
        self.found.bodies[seq] = entries.entry(body, 0.0).body

    def _step(self, row: Row, body: entries.AnyBody) -> bool:
        """Follow the log by one row. Where it is the person's, what it says of them is blanked in `body`."""
        guest, chairs = self.guest, self.chairs
        match body:
            case entries.Made() | entries.Changed():
                return self._laid(body)
            case entries.Dealt():
                self.chairs = [chairs[seat] for seat in body.chairs]
                self.found.seats = [seat for seat, old in enumerate(body.chairs) if old in self.found.seats]
            case entries.Hosted() if body.guest == guest:
                body.guest = ""
                return True
            case entries.AskedChair() if body.guest == guest:
                body.guest, body.name = entries.SOMEBODY, ""
                return True
            case entries.Sat() | entries.TookChair():
                return self._seated(row, body)
            case entries.Opened():
                return self._opened(body)
            case entries.Renamed():
                chair = chairs[body.seat]
                chair.name, chair.sat, chair.named = body.name, -1, guest in chair.people
                if chair.named:
                    chair.name = body.name = ""
                return chair.named
            case entries.Linked() if guest in chairs[body.seat].people:
                body.key = ""
                return True
            case entries.Said():
                theirs = guest in chairs[body.seat].people
                self.found.said.append(theirs)
                if theirs:
                    body.text, body.statement = entries.UNSAID, None
                return theirs
            case entries.Stood():
                chairs[body.seat] = ChairTrace()
            case entries.ShownOut():
                chairs[body.seat].people = []
            case _:
                pass
        return False

    def _laid(self, body: entries.Made | entries.Changed) -> bool:
        missing = body.seats - len(self.chairs)
        self.chairs = [*self.chairs, *(ChairTrace() for _ in range(missing))][: body.seats]
        if isinstance(body, entries.Changed):
            return False
        self.shared = [] if body.evening is None else body.evening.chairs
        theirs = body.host == self.guest
        if theirs:
            body.host = ""
        return theirs

    def _seated(self, row: Row, body: entries.Sat | entries.TookChair) -> bool:
        theirs = body.guest == self.guest
        if theirs:
            body.guest = entries.SOMEBODY
            body.name = self._without(body.name, body.seat, 0)
            self.found.seats.append(body.seat)
        self.chairs[body.seat] = ChairTrace([self.guest if theirs else body.guest], body.name, theirs, row.seq)
        return theirs

    def _opened(self, body: entries.Opened) -> bool:
        """Another device of the chair, or, in an evening, another of those who share it: then its name names them."""
        chair = self.chairs[body.seat]
        chair.people = [*chair.people, body.guest]
        if body.guest != self.guest:
            return False
        body.guest = entries.SOMEBODY
        self.found.seats.append(body.seat)
        if body.seat < len(self.shared) and len(self.shared[body.seat]) > 1 and chair.sat in self.by_seq:
            chair.name, chair.named = self._without(chair.name, body.seat, len(chair.people) - 1), True
            sat: Any = entries.body_of(msgspec.structs.replace(self.by_seq[chair.sat], body=self._now(chair.sat)))
            sat.name = chair.name
            self._rewrite(chair.sat, sat)
        return True

    def _now(self, seq: int) -> bytes:
        return self.found.bodies.get(seq, self.by_seq[seq].body)

    def _without(self, name: str, seat: int, part: int) -> str:
        """A chair's name without one of those who share it; nothing is left where it was one person's."""
        sharing = len(self.shared[seat]) if seat < len(self.shared) else 1
        parts = name.split(_AND)
        if sharing < 2 or len(parts) != sharing:
            return ""
        return _AND.join(entries.UNSAID if number == part else each for number, each in enumerate(parts))


def _last_resort(found: Footprint, row: Row) -> None:
    """A row that cannot be read, of a damaged log or a later version: at least nobody is named in it."""
    if found.guest.encode() in row.body:
        found.own.append(row)
        found.bodies[row.seq] = row.body.replace(found.guest.encode(), entries.SOMEBODY.encode())
