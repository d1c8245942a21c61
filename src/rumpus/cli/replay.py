"""rumpus replay FILE: a recorded game told again, as everybody saw it or as one seat did."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rumpus.cli import drawing
from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.setting import SeatPlayer
from rumpus.cli.terminal import Terminal, one_line
from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, RecordEntry, load_record
from rumpus.core.game import Event, Game, Score
from rumpus.core.notation import write_view
from rumpus.core.visibility import View, see, see_event
from rumpus.core.words import Words
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.seats import WATCHER


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=phrases("arg-record"))
    parser.add_argument("--seat", metavar="N", type=int, help=phrases("arg-seat"))
    parser.add_argument("--at", metavar="K", type=int, help=phrases("arg-at"))
    parser.add_argument("--plain", action="store_true", help=phrases("arg-plain"))


def run(given: Namespace, terminal: Terminal) -> int:
    record = load_record(given.file)
    reader = _reader(given.seat, record)
    last = len(record.entries) if given.at is None else given.at
    if not 0 <= last <= len(record.entries):
        raise BadUsage("number-in-record", option="--at", least=0, most=len(record.entries), value=last)
    teller = ReplayTeller(record, reader, terminal)
    positions = [(entry, see(s, reader)) for entry, s in record.positions()][: last + 1]
    if given.json:
        terminal.data(teller.data(positions))
        return 0
    teller.tell(positions)
    return 0


def _reader(seat: int | None, record: GameRecord) -> int:
    if seat is None:
        return WATCHER
    if not 1 <= seat <= len(record.seats):
        raise BadUsage("number-in-record", option="--seat", least=1, most=len(record.seats), value=seat)
    return seat - 1


class ReplayTeller:
    """Tells a record in the words of its game if its rules are here, else in plain codes: records outlive games."""

    def __init__(self, record: GameRecord, reader: int, terminal: Terminal) -> None:
        self.record = record
        self.reader = reader
        self.terminal = terminal
        self.game = _game_of(record)
        self.chairs: Sequence[SeatPlayer] = [SeatPlayer("me", str(name)) for name in record.seats]
        names = [chair.name for chair in self.chairs]
        self.words = Words(self.game, terminal.phrases.language, names, reader) if self.game else None

    def tell(self, positions: Sequence[tuple[RecordEntry | None, View]]) -> None:
        title = self.game.title if self.game else one_line(self.record.header["game"])
        self.terminal.line(f"{self.terminal.paint(title, 'bold')}: {', '.join(c.name for c in self.chairs)}")
        if self.game is None:
            self.terminal.say("replay-without-game")
        for number, (entry, _) in enumerate(positions):
            for sentence in self.sentences(entry) if entry else ():
                mark = self.terminal.paint(f"{number:>4}", "dim")
                self.terminal.line(f"{mark}  {drawing.painted(sentence, self.chairs, self.terminal)}")
        self.terminal.line()
        self.terminal.line(self.board(positions[-1][1]))
        if len(positions) <= len(self.record.entries):
            return
        self.terminal.line()
        if not self.record.finished:
            self.terminal.say("replay-unfinished")
            return
        score = Score(**self.record.last["result"])
        words = self.words if self.record.session is not None else None  # records of other rules may lack what it reads
        names = [chair.name for chair in self.chairs]
        for line in drawing.result(score, names, self.terminal.phrases, words, positions[-1][1]):
            self.terminal.line(drawing.painted(line, self.chairs, self.terminal))

    def data(self, positions: Sequence[tuple[RecordEntry | None, View]]) -> dict[str, Any]:
        steps = [
            {"kind": entry.kind, "events": [[e.kind, e.arguments] for e in self.events(entry)]}
            for entry, _ in positions
            if entry and entry.kind not in ("say", "clock")
        ]
        return {
            "game": self.record.header["game"],
            "rules": self.record.header["rules"],
            "seats": self.record.seats,
            "options": self.record.header["options"],
            "steps": steps,
            "view": write_view(self.record.state_type(), positions[-1][1]),
            "result": self.record.last.get("result"),
        }

    def events(self, entry: RecordEntry) -> list[Event]:
        """As the reader may know them. Without the game nobody knows which arguments were secret, so all are hidden."""
        if self.game is None:
            return [Event(event.kind, dict.fromkeys(event.arguments)) for event in entry.events]
        kinds = self.game.event_kinds
        return [see_event(kinds[event.kind], event, self.reader) for event in entry.events]

    def sentences(self, entry: RecordEntry) -> list[str]:
        if self.words is None:
            return [one_line(" ".join(event.kind for event in entry.events)) or entry.kind]
        try:
            return [sentence for event in self.events(entry) if (sentence := self.words.event(event))]
        except (LookupError, TypeError, ValueError):  # as below
            if self.record.session is not None:
                raise
            return [one_line(" ".join(event.kind for event in entry.events))]

    def board(self, view: View) -> str:
        if self.game is None or self.words is None:
            return write_view(self.record.state_type(), view).rstrip()
        try:
            return drawing.board(self.game, view, self.words, self.chairs, self.terminal)
        except (LookupError, TypeError, ValueError):
            # Drawn today from a field, or a number, that the record of other rules does not have.
            if self.record.session is not None:
                raise
            return write_view(self.record.state_type(), view).rstrip()


def _game_of(record: GameRecord) -> Game | None:
    """The game, if it is here and still declares all that the record tells and shows, whatever its rules do now."""
    try:
        game = catalogue.game(record.header["game"])
    except RumpusError:
        return None
    if record.session is not None:
        return game
    told = {(event.kind, *event.arguments) for entry in record.entries for event in entry.events}
    declared = {(kind.name, *(argument.name for argument in kind.arguments)) for kind in game.events}
    words = {kind: tuple(words.split()) for kind, words in record.header["names"].items()}
    same_words = all(kind in game.names and game.names[kind].words == was for kind, was in words.items())
    return game if told <= declared and same_words else None
