"""Records: one file a game (`.rump`, JSON lines), which replays for ever without running the rules.

    line 1      the header: game, version of its rules, seats, options, deck, fields with their visibility, the start
    then        {"seat": 0, "play": "roll", …} · {"land": 3, "odds": [1, 1, …], …} · {"clock": "move", …} · {"say": …}
                each with the events it told and the fields it set, as position text
    last line   {"result": …} or {"unfinished": true}, the secret if the deal was committed to, and a check sum

Seats count from 0. docs/record.md has an annotated example.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from rumpus.core.fairness import Draw, check_draws
from rumpus.core.game import Event, Game
from rumpus.core.notation import read_field, read_position, write_field, write_position
from rumpus.core.options import options_for, plain_options
from rumpus.core.session import Session, Step
from rumpus.kernel.errors import BadRecord, RumpusError
from rumpus.kernel.names import Names
from rumpus.kernel.state import Field, GameState, Visibility

FORMAT = 1


@dataclass(frozen=True)
class Entry:
    """One line of a record: what was done, what it told, what it changed. Talk and clock facts change nothing."""

    kind: str  # play, land, time_out, say, clock
    body: dict[str, Any]
    events: tuple[Event, ...] = ()
    changed: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class GameRecord:
    header: dict[str, Any]
    entries: tuple[Entry, ...]
    last: dict[str, Any]

    @property
    def seats(self) -> list[str]:
        return list(self.header["seats"])

    @property
    def finished(self) -> bool:
        return "result" in self.last

    def state_type(self) -> type[GameState]:
        """The state as the record describes it: needs no game folder."""
        return _state_type(self.header)

    def positions(self) -> Iterator[tuple[Entry | None, GameState]]:
        """The start, then the position after each entry, from the record alone."""
        kind = self.state_type()
        fields = {f.name: f for f in kind.fields}
        s = read_position(kind, self.header["start"])
        yield None, s.copy()
        for entry in self.entries:
            for name, cells in entry.changed.items():
                setattr(s, name, read_field(fields[name], cells) if cells else fields[name].zero())
            yield entry, s.copy()

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
) -> GameRecord:
    """The record of a session. `notes[i]` are talk and clock facts that came before step i."""
    game = session.game
    header: dict[str, Any] = {
        "rumpus": "record",
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "seats": list(seats),
        "options": plain_options(game, session.options),
        "deck": session.options.deck,
        "fields": {f.name: _declare(f) for f in game.state_type.fields},
        "names": {kind: " ".join(names) for kind, names in _used_names(game).items()},
        "start": write_position(session.start),
    }
    last: dict[str, Any] = {"unfinished": True}
    if session.over:
        score = session.score()
        last = {"result": {"points": score.points, "places": score.places}}
    if commitment:
        header |= {"commitment": commitment, "contributions": [c.hex() for c in contributions]}
        if session.over:
            last["secret"] = secret.hex()
    return GameRecord(header, tuple(_entries(session, notes or {})), last)


def _entries(session: Session, notes: Mapping[int, Sequence[dict[str, Any]]]) -> Iterator[Entry]:
    game, s = session.game, session.start.copy()
    for number, step in enumerate(session.steps):
        yield from (_note(body) for body in notes.get(number, ()))
        before = s.copy()
        _apply(game, s, step)
        changed = {
            f.name: write_field(f, getattr(s, f.name))
            for f in s.fields
            if getattr(s, f.name) != getattr(before, f.name)
        }
        yield Entry(step.kind, _body(game, step), step.events, changed)
    yield from (_note(body) for body in notes.get(len(session.steps), ()))


def _note(body: dict[str, Any]) -> Entry:
    return Entry("say" if "say" in body else "clock", body)


def _body(game: Game, step: Step) -> dict[str, Any]:
    match step.kind:
        case "play":
            return {"seat": step.seat, "play": game.move_code(step.number)}
        case "land":
            return {"land": step.number, "odds": list(step.odds)}
        case "time_out":
            return {"time_out": True}


def _apply(game: Game, s: GameState, step: Step) -> None:
    match step.kind:
        case "play":
            game.rules.play(s, step.seat, step.number, None)
        case "land":
            game.rules.land(s, step.number, None)
        case "time_out":
            game.rules.time_out(s, None)


def write_record(record: GameRecord) -> str:
    lines = [_json(record.header)]
    for entry in record.entries:
        line = dict(entry.body)
        if entry.events:
            line["events"] = [[e.kind, e.arguments] for e in entry.events]
        if entry.changed:
            line["set"] = dict(entry.changed)
        lines.append(_json(line))
    lines.append(_json(record.last | {"check": _check_sum(lines)}))
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
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is not text; a record is UTF-8 JSON lines") from None
    try:
        return read_record(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def read_record(text: str) -> GameRecord:
    lines = text.splitlines()
    if not lines:
        raise BadRecord("empty")
    header = _header(_object(lines[0], 1))
    last = _object(lines[-1], len(lines))
    if len(lines) < 2 or "check" not in last:
        raise BadRecord(f"line {len(lines)}: cut off: the last line of a record has a check sum")
    if last["check"] != _check_sum(lines[:-1]):
        raise BadRecord("the check sum differs: the record was altered or damaged")
    entries = [_entry(_object(line, number), number) for number, line in enumerate(lines[1:-1], 2)]
    record = GameRecord(header, tuple(entries), {k: v for k, v in last.items() if k != "check"})
    try:
        for _ in record.positions():
            pass
    except (RumpusError, KeyError, ValueError, TypeError) as error:
        raise BadRecord(f"a position cannot be rebuilt: {error}") from None
    return record


def _header(header: dict[str, Any]) -> dict[str, Any]:
    if header.get("rumpus") != "record":
        raise BadRecord("line 1: not a Rumpus record")
    if not isinstance(header.get("format"), int) or header["format"] > FORMAT:
        raise BadRecord(f"line 1: written by a newer Rumpus (format {header.get('format')}); update to read it")
    shape: dict[str, type] = {
        "game": str,
        "rules": int,
        "seats": list,
        "options": dict,
        "deck": dict,
        "fields": dict,
        "names": dict,
        "start": str,
    }
    for key, kind in shape.items():
        if not isinstance(header.get(key), kind):
            raise BadRecord(f"line 1: {key!r} is missing or of the wrong kind")
    return header


def _entry(line: dict[str, Any], number: int) -> Entry:
    kinds = [kind for kind in ("play", "land", "time_out", "say", "clock") if kind in line]
    if not kinds:
        raise BadRecord(f"line {number}: neither a move, nor chance, nor the clock, nor talk")
    try:
        events = tuple(Event(str(kind), dict(arguments)) for kind, arguments in line.pop("events", []))
        changed = {str(k): str(v) for k, v in line.pop("set", {}).items()}
    except (TypeError, ValueError, AttributeError):
        raise BadRecord(f"line {number}: its events or fields cannot be read") from None
    return Entry(kinds[0], line, events, changed)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {number}: not JSON (cut off?)") from None
    if not isinstance(found, dict):
        raise BadRecord(f"line {number}: not a JSON object")
    return cast(dict[str, Any], found)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _check_sum(lines: Iterable[str]) -> str:
    mark = hashlib.sha256()
    for line in lines:
        mark.update(line.encode() + b"\n")
    return mark.hexdigest()


# Replaying and checking with the rules


def replay(game: Game, record: GameRecord) -> Session:
    """Play the record again by the rules of today; BadRecord where they disagree with it."""
    if record.header["rules"] != game.version:
        raise BadRecord(_other_rules(game, record))
    try:
        options = options_for(game, len(record.seats), record.header["options"], record.header["deck"])
        session = Session(game, options, state=read_position(game.state_type, record.header["start"]))
    except RumpusError as error:
        raise BadRecord(f"line 1: {error}") from None
    for number, entry in enumerate(record.entries, 2):
        if entry.kind not in ("say", "clock"):
            _check_step(session, entry, number)
    if record.finished:
        score = session.score()
        if not session.over or record.last["result"] != {"points": score.points, "places": score.places}:
            raise BadRecord("last line: the rules give another result")
    return session


def _other_rules(game: Game, record: GameRecord) -> str:
    versions = f"version {record.header['rules']} of the rules of {game.title}, these are {game.version}"
    return f"played by {versions}: it can be watched, not be checked against them"


def _check_step(session: Session, entry: Entry, number: int) -> None:
    try:
        step = _again(session, entry)
    except (RumpusError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"line {number}: {error}") from None
    if step.events != entry.events or (entry.kind == "land" and list(step.odds) != entry.body.get("odds")):
        raise BadRecord(f"line {number}: the rules tell it differently")


def _again(session: Session, entry: Entry) -> Step:
    match entry.kind:
        case "play":
            return session.play(int(entry.body["seat"]), str(entry.body["play"]))
        case "land":
            return session.land(int(entry.body["land"]))
        case _:
            return session.time_out()


def verify(game: Game, record: GameRecord) -> int:
    """Check a committed deal: the secret, every draw, and that the odds are those of the rules. Returns the draws."""
    if "commitment" not in record.header:
        raise BadRecord("this game was dealt without a commitment: there is nothing to check it against")
    if "secret" not in record.last:
        raise BadRecord("the secret is shown when the game is over: this record is unfinished")
    contributions = [bytes.fromhex(c) for c in record.header["contributions"]]
    count = check_draws(
        record.header["commitment"], bytes.fromhex(record.last["secret"]), contributions, record.draws()
    )
    if record.header["rules"] != game.version:
        raise BadRecord(f"all {count} draws are those promised; {_other_rules(game, record)}")
    replay(game, record)
    return count


# Fields as the header declares them: "4x12 see=owner know=owner of=animal bits=8"


def _declare(f: Field) -> str:
    words = ["x".join(map(str, f.shape)) or "cell", f"see={_visibility(f.see)}", f"know={_visibility(f.know)}"]
    words += [f"of={f.of.kind}"] if f.of else []
    words += [f"counts={f.counts.kind}"] if f.counts else []
    return " ".join([*words, f"bits={f.width}"])


def _visibility(visibility: Visibility) -> str:
    return f"by:{visibility.mask}" if visibility.mask else visibility.word


def _used_names(game: Game) -> dict[str, Names]:
    used = {names.kind: names for f in game.state_type.fields for names in (f.of, f.counts) if names}
    return used | game.names


def _state_type(header: dict[str, Any]) -> type[GameState]:
    names = {kind: Names(kind, words) for kind, words in header["names"].items()}
    fields: dict[str, Any] = {}
    for name, declaration in header["fields"].items():
        size, *pairs = declaration.split()
        facts = dict(pair.split("=", 1) for pair in pairs)
        shape = () if size == "cell" else tuple(int(n) for n in size.split("x"))
        see, know = (Visibility(*facts[key].split(":")) for key in ("see", "know"))
        of, counts = names.get(facts.get("of", "")), names.get(facts.get("counts", ""))
        fields[name] = Field(name, shape, see, know, of, counts, int(facts["bits"]))
    return type("RecordedState", (GameState,), fields)
