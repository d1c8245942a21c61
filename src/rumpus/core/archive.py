"""Records: one file a game (`.rump`, JSON lines), which can be watched for ever without running the rules.

    line 1      the header: game, version of its rules, seats, options, deck, fields with their visibility, the start
    then        {"seat": 0, "play": "roll", …} · {"land": 3, "odds": [1, 1, …], …} · {"clock": "move", …} · {"say": …}
                each with the events it told and the fields it set, as position text
    last line   {"result": …} or {"unfinished": true}, the secret if the deal was committed to, and a check sum

Seats count from 0. docs/reference/record.md has an annotated example.

A record may come from anybody. One of a game that is here, by the rules of today, is played again when it is read: it
begins with a deal, every step is legal and tells what the rules tell, or it is refused. Only then has it a `session`,
and only a session's positions go to rules, bots and compiled code. Any other record can be watched, and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rumpus.core import catalogue, record_text
from rumpus.core.fairness import Draw, check_draws
from rumpus.core.game import Event, Game
from rumpus.core.notation import check_width, read_cells, read_position, write_field, write_position
from rumpus.core.options import options_for, plain_options, whole_deck
from rumpus.core.record_text import FORMAT, NOTES, check_sum, declare, json_line
from rumpus.core.session import CLOCK, Session, SessionStep
from rumpus.kernel.errors import BadGame, BadRecord, RumpusError
from rumpus.kernel.names import Names
from rumpus.kernel.seats import CHANCE
from rumpus.kernel.state import GameState


@dataclass(frozen=True)
class RecordEntry:
    """One line of a record: what was done, what it told, what it changed. Talk and clock facts change nothing."""

    kind: str  # play, land, time_out, say, clock
    body: dict[str, Any]
    events: tuple[Event, ...] = ()
    changed: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class GameRecord:
    header: dict[str, Any]
    entries: tuple[RecordEntry, ...]
    last: dict[str, Any]
    session: Session | None = field(default=None, compare=False, repr=False)
    """The game played again by the rules of today; None where the record can only be watched."""

    @property
    def seats(self) -> list[str]:
        """Who sat there, each on one line: a line break in a name could say what looks like a line of ours."""
        return [" ".join(name.split()) for name in self.header["seats"]]

    @property
    def finished(self) -> bool:
        return "result" in self.last

    def state_type(self) -> type[GameState]:
        """The state as the record describes it: needs no game folder."""
        return record_text.state_type_of(self.header)

    def positions(self) -> Iterator[tuple[RecordEntry | None, GameState]]:
        """The start, then the position after each entry, from the record alone. To be read, not to be changed."""
        kind = self.state_type()
        fields = {f.name: f for f in kind.fields}
        s = read_position(kind, self.header["start"])
        yield None, s
        for entry in self.entries:
            if entry.kind not in NOTES:
                s = s.copy()
            for name, cells in entry.changed.items():
                setattr(s, name, read_cells(fields[name], cells))
            yield entry, s

    def draws(self) -> list[Draw]:
        return [Draw(e.body["odds"], e.body["land"]) for e in self.entries if e.kind == "land"]


# Writing


def record_of(
    session: Session,
    seats: Sequence[str],
    *,
    notes: Mapping[int, Sequence[dict[str, Any]]] | None = None,
    commitment: str = "",
    contributions: Sequence[bytes] = (),
    secret: bytes = b"",
    steps: RecordedSteps | None = None,
) -> GameRecord:
    """The record of a session. `notes[i]` are talk and clock facts that came before step i; `steps` are for who asks
    for it again and again."""
    game = session.game
    header: dict[str, Any] = {
        "rumpus": "record",
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "seats": list(seats),
        "options": plain_options(game, session.options),
        "deck": session.options.deck,
        **declared(game),
        "start": write_position(session.start),
    }
    if session.before:
        header["before"] = [list(step) for step in session.before]
    last: dict[str, Any] = {"unfinished": True}
    if session.over:
        score = session.score()
        last = {"result": {"points": score.points, "places": score.places}}
    if commitment:
        header |= {"commitment": commitment, "contributions": [c.hex() for c in contributions]}
        if session.over:
            last["secret"] = secret.hex()
    entries = (steps or RecordedSteps(session)).entries()
    return GameRecord(header, tuple(_with_notes(entries, notes or {})), last, session)


class RecordedSteps:
    """A session's steps as a record has them, each written once, however often they are asked for."""

    def __init__(self, session: Session) -> None:
        self._session, self._state = session, session.start.copy()
        self._written: list[RecordEntry] = []

    def entries(self) -> list[RecordEntry]:
        game, s = self._session.game, self._state
        for step in self._session.steps[len(self._written) :]:
            before = s.copy()
            step.apply(s)
            self._written.append(RecordEntry(step.kind, _body(game, step), step.events, _changed(before, s)))
        return self._written


def _with_notes(entries: Sequence[RecordEntry], notes: Mapping[int, Sequence[dict[str, Any]]]) -> Iterator[RecordEntry]:
    for number, entry in enumerate(entries):
        yield from (_note(body) for body in notes.get(number, ()))
        yield entry
    yield from (_note(body) for body in notes.get(len(entries), ()))


def _changed(before: GameState, after: GameState) -> dict[str, str]:
    return {
        f.name: write_field(f, getattr(after, f.name))
        for f in after.fields
        if getattr(after, f.name) != getattr(before, f.name)
    }


def declared(game: Game) -> dict[str, dict[str, str]]:
    """Fields and names of a game, as a header has them."""
    used = {names.kind: names for f in game.state_type.fields for names in (f.of, f.counts) if names}
    names: dict[str, Names] = used | game.names
    return {
        "fields": {f.name: declare(f) for f in game.state_type.fields},
        "names": {kind: " ".join(words) for kind, words in names.items()},
    }


def _note(body: dict[str, Any]) -> RecordEntry:
    return RecordEntry("say" if "say" in body else "clock", body)


def _body(game: Game, step: SessionStep) -> dict[str, Any]:
    match step.kind:
        case "play":
            return {"seat": step.seat, "play": game.move_code(step.number)}
        case "land":
            return {"land": step.number, "odds": list(step.odds)}
        case "time_out":
            return {"time_out": True}


def write_record(record: GameRecord) -> str:
    lines = [json_line(record.header)]
    for entry in record.entries:
        line = dict(entry.body)
        if entry.events:
            line["events"] = [[e.kind, e.arguments] for e in entry.events]
        if entry.changed:
            line["set"] = dict(entry.changed)
        lines.append(json_line(line))
    lines.append(json_line(record.last | {"check": check_sum(lines)}))
    return "\n".join(lines) + "\n"


def save_record(record: GameRecord, path: Path) -> None:
    """Write beside, then rename: a crash leaves the old file or the new one, never half of one."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(write_record(record), encoding="utf-8")
    beside.replace(path)


# Reading


def load_record(path: Path) -> GameRecord:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("file-unreadable", path=path, problem=error) from None
    except UnicodeDecodeError:
        raise BadRecord("file-not-text", path=path) from None
    try:
        return read_record(text)
    except BadRecord as error:
        raise BadRecord("file-problem", path=path, problem=error) from None


def read_record(text: str) -> GameRecord:
    """The record, played again by the rules where they are the ones it was played by; BadRecord names the line."""
    record = _parse(record_text.lines_of(text))
    game = _game_of(record.header)
    if game is not None and game.version == record.header["rules"] and _begins(game, record.header):
        return GameRecord(record.header, record.entries, record.last, replay(game, record))
    _check_positions(record)
    return record


def _parse(lines: list[str]) -> GameRecord:
    header = record_text.object_of(lines[0], 1)
    record_text.check_header(header)
    last, seats = record_text.object_of(lines[-1], len(lines)), len(header["seats"])
    if len(lines) < 2 or "check" not in last:
        raise BadRecord("record-cut", line=len(lines))
    if last["check"] != check_sum(lines[:-1]):
        raise BadRecord("record-altered")
    record_text.check_last(last, len(lines), seats)
    entries: list[RecordEntry] = []
    for number, line in enumerate(lines[1:-1], 2):
        body = record_text.object_of(line, number)
        kind = record_text.kind_of(body, number)
        record_text.check_line(kind, body, number, seats)
        events = tuple(Event(*event) for event in record_text.events_of(body, number))
        changed = record_text.changed_of(body, number)
        body.pop("events", None)
        body.pop("set", None)
        entries.append(RecordEntry(kind, body, events, changed))
    return GameRecord(header, tuple(entries), {k: v for k, v in last.items() if k != "check"})


def _game_of(header: dict[str, Any]) -> Game | None:
    folder = catalogue.folders().get(header["game"])
    try:
        return None if folder is None else catalogue.load(folder)
    except BadGame:
        return None


def _begins(game: Game, header: dict[str, Any]) -> bool:
    """Whether it says how its first position came about: a deal, or a deal and the steps before. Practice of earlier
    versions began in the middle of a game without saying so; such a record can be watched."""
    return "before" in header or header["start"] == write_position(game.new(_options(game, header)))


def _options(game: Game, header: dict[str, Any]) -> Any:
    try:
        return options_for(game, len(header["seats"]), header["options"], whole_deck(game, header["deck"]))
    except RumpusError as error:
        raise BadRecord("line-problem", line=1, problem=error) from None


def _check_positions(record: GameRecord) -> None:
    """What can only be watched can be rebuilt from itself, within bounds."""
    kind = record.state_type()
    fields = {f.name: f for f in kind.fields}
    steps = sum(entry.kind not in NOTES for entry in record.entries)
    cells = sum(f.size for f in kind.fields)
    if steps > record_text.MOST_STEPS or steps * cells > record_text.MOST_WORK:
        raise BadRecord("record-work", steps=steps, cells=cells)
    try:
        read_position(kind, record.header["start"])
    except RumpusError as error:
        raise BadRecord("record-start", problem=error) from None
    for number, entry in enumerate(record.entries, 2):
        for name, text in entry.changed.items():
            if name not in fields:
                raise BadRecord("record-no-field", line=number, name=name[:40])
            try:
                check_width(fields[name], read_cells(fields[name], text))
            except RumpusError as error:
                raise BadRecord("line-problem", line=number, problem=error) from None


# Replaying and checking with the rules


def replay(game: Game, record: GameRecord) -> Session:
    """Play the record again by the rules of today; BadRecord where they disagree with it."""
    header = record.header
    if header["rules"] != game.version:
        raise _other_rules(game, record)
    here = declared(game)
    if header["fields"] != here["fields"] or header["names"] != here["names"]:
        raise BadRecord("record-other-fields", title=game.title)
    session = _beginning(game, header)
    steps = sum(entry.kind not in NOTES for entry in record.entries)
    if steps > record_text.MOST_STEPS:
        raise BadRecord("record-steps", count=steps, most=record_text.MOST_STEPS)
    for number, entry in enumerate(record.entries, 2):
        if entry.kind not in NOTES:
            _check_step(session, entry, number)
    score = session.score() if session.over else None
    expected = None if score is None else {"points": score.points, "places": score.places}
    if record.last.get("result") != expected:
        raise BadRecord("record-result")
    return session


def _other_rules(game: Game, record: GameRecord) -> BadRecord:
    return BadRecord("record-rules", played=record.header["rules"], title=game.title, rules=game.version)


def _beginning(game: Game, header: dict[str, Any]) -> Session:
    """The deal; or, for a game that was taken over from another, the deal and the steps before."""
    session = Session(game, _options(game, header))
    before = [(who, number) for who, number in header.get("before", ())]
    try:
        session = taken_over(session, before) if before else session
    except RumpusError as error:
        raise BadRecord("record-before", problem=error) from None
    if header["start"] != write_position(session.start):
        raise BadRecord("record-start-elsewhere")
    return session


def taken_over(session: Session, before: Sequence[tuple[int, int]], key: bytes | None = None) -> Session:
    """A session that begins where these steps lead from a deal; a named error where a step is not by the rules."""
    for who, number in before:
        if who == CHANCE:
            session.land(number)
        elif who == CLOCK:
            session.time_out()
        else:
            session.play(who, number)
    return Session(session.game, session.options, key, session.state, tuple(before))


def _check_step(session: Session, entry: RecordEntry, number: int) -> None:
    before = session.state.copy()
    try:
        step = _again(session, entry)
    except RumpusError as error:
        raise BadRecord("line-problem", line=number, problem=error) from None
    if (
        step.events != entry.events
        or (entry.kind == "land" and list(step.odds) != entry.body["odds"])
        or _changed(before, session.state) != entry.changed
    ):
        raise BadRecord("record-line-differs", line=number)


def _again(session: Session, entry: RecordEntry) -> SessionStep:
    match entry.kind:
        case "play":
            return session.play(entry.body["seat"], str(entry.body["play"]))
        case "land":
            return session.land(entry.body["land"])
        case _:
            return session.time_out()


def verify(game: Game, record: GameRecord) -> int:
    """Check a committed deal: that the odds are those of the rules, the secret, every draw. Returns the draws."""
    if "commitment" not in record.header:
        raise BadRecord("record-no-commitment")
    if "secret" not in record.last:
        raise BadRecord("record-no-secret")
    contributions = [bytes.fromhex(c) for c in record.header["contributions"]]
    count = check_draws(
        record.header["commitment"], bytes.fromhex(record.last["secret"]), contributions, record.draws()
    )
    if record.header["rules"] != game.version:
        raise BadRecord("record-draws", count=count, problem=_other_rules(game, record))
    if record.session is None:
        replay(game, record)
    return count
