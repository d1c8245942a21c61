"""What servers on one database tell each other and nobody keeps: faces, words of the host, who is at a table.

Each server tells of its own connections; what everybody at the table reads is all of it together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from rumpus.table import wire

TOLD = 50  # watchers whose names are passed on: they fit into one notification
KNOWN = 16  # characters of a guest's hash
EXPIRES = 90.0  # seconds after which a server that says nothing has nobody here any more
AGAIN = 30.0  # seconds after which it says the same again


class PassedFace(msgspec.Struct, tag="face"):
    seat: int
    face: wire.Face


class PassedWords(msgspec.Struct, tag="words"):
    """Of whoever keeps the server, for all tables."""

    text: str


class PassedAttendance(msgspec.Struct, tag="attendance", omit_defaults=True):
    """The connections of one server. `here`: seats that have one; `gone`: those whose last one has closed."""

    server: str
    here: list[int] = []
    gone: list[int] = []
    watching: dict[str, str] = {}  # names, by who they are
    more: int = 0  # watchers who are not in it
    asks: bool = False  # it has just opened the table: the others tell it of theirs


Passed: TypeAlias = PassedFace | PassedWords | PassedAttendance
read_passed = msgspec.json.Decoder(Passed).decode


def write_passed(message: Passed) -> str:
    return msgspec.json.encode(message).decode()


class Elsewhere:
    """What other servers said last of one table."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[PassedAttendance, float]] = {}

    def __bool__(self) -> bool:
        return bool(self._told)

    def heard(self, told: PassedAttendance, now: float) -> None:
        self._told[told.server] = (told, now)

    def expire(self, now: float) -> None:
        self._told = {server: (told, at) for server, (told, at) in self._told.items() if now - at < EXPIRES}

    def with_own(self, own: PassedAttendance) -> wire.Attendance:
        """Who has gone has no connection anywhere."""
        all_of = [own, *(told for told, _ in self._told.values())]
        here = {seat for each in all_of for seat in each.here}
        gone = {seat for each in all_of for seat in each.gone} - here
        watching: dict[str, str] = {}
        for each in all_of:
            watching.update(each.watching)
        names = sorted(name for name in watching.values() if name)
        return wire.Attendance(sorted(gone), len(watching) + sum(each.more for each in all_of), names)


def attendance_of(
    server: str, here: Iterable[int], gone: Iterable[int], watching: dict[str, str], unknown: int
) -> PassedAttendance:
    """`unknown`: watchers whom nobody could tell from others."""
    named = {guest[:KNOWN]: name for guest, name in sorted(watching.items())[:TOLD]}
    more = len(watching) - len(named) + unknown
    return PassedAttendance(server, sorted(set(here)), sorted(gone), named, more)
