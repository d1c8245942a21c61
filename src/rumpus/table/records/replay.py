"""Looking back: records and running games as steps that a page can show."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec

from rumpus import speed
from rumpus.core import catalogue
from rumpus.core.archive import GameRecord, RecordEntry, read_record
from rumpus.core.game import Event, Game
from rumpus.core.record_text import NOTES
from rumpus.core.visibility import View, see, see_event
from rumpus.core.words import turns_told
from rumpus.kernel.plain import is_table
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import GameState
from rumpus.table.commands.talk import hears
from rumpus.table.delivery.messages import of_memory, told, wire_sentence
from rumpus.table.log.documents import read_summary
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal
from rumpus.table.store import Record, Table
from rumpus.table.wire import Result, SeatInfo, Statement, TalkLine, Told
from rumpus.table.wire_http import (
    DrawInfo,
    Fairness,
    RecordCard,
    Replay,
    ReplayStep,
    ReplayTurn,
    Review,
    ReviewMistake,
    ReviewPoint,
)

EVERYTHING = -1  # a viewer who sees all, when the game is over


# Records


def head_of(record: Record) -> RecordCard:
    """What a list shows: from the first and the last line, without reading what lies between."""
    first, last = record.text.split("\n", 1)[0], record.text.rstrip("\n").rsplit("\n", 1)[-1]
    header, end = json.loads(first), json.loads(last)
    result = end.get("result", {"points": [], "places": []})
    return RecordCard(record.id, record.game, header["seats"], result["points"], result["places"], record.created)


def head_of_table(table: Table) -> RecordCard | None:
    """The same for a game that was played here, if its row can be read."""
    summary = read_summary(table)
    if summary is None:
        return None
    names = [seat.name for seat in summary.seats]
    return RecordCard(table.id, table.game, names, summary.points, summary.places, table.touched)


def without_whispers(record: GameRecord, mine: Sequence[int]) -> GameRecord:
    """What was whispered stays between those who were party to it."""

    def kept(entry: RecordEntry) -> bool:
        if entry.kind != "say":
            return True
        said = entry.body["say"] if is_table(entry.body["say"]) else {}
        return "to" not in said or any(seat in (said.get("seat"), *said["to"]) for seat in mine)

    return replace(record, entries=tuple(entry for entry in record.entries if kept(entry)))


def replay_of(kept: Record, record: GameRecord, seat: int) -> Replay:
    """Needs no rules: a record holds every position. They are asked only which arguments were secret."""
    game = None if record.session is None else record.session.game
    steps: list[ReplayStep] = []
    before: View = {}
    start: View = {}
    for entry, state in record.positions():
        if entry is not None and entry.kind in NOTES:
            steps.append(_step(game, entry, {}, seat))
            continue
        view = _view(state, seat)
        if entry is None:
            start = view
        else:
            steps.append(_step(game, entry, _different(before, view), seat))
        before = view
    seats = [SeatInfo(i, "person", name, i + 1, "", False, False, True) for i, name in enumerate(record.seats)]
    header = record.header
    events = [event for entry in record.entries for event in entry.events]
    turns = [] if game is None else _turns(game, events)
    result = _result(kept, record)
    return Replay(kept.id, kept.game, header["rules"], seat, seats, header["options"], start, steps, turns, result)


def _turns(game: Game, events: list[Event]) -> list[ReplayTurn]:
    """Told to all alike, from what watchers knew."""
    open_to_all = [see_event(game.event_kinds[event.kind], event, WATCHER) for event in events]
    return [ReplayTurn(at, [wire_sentence(one) for one in said]) for at, said in turns_told(game, open_to_all)]


def _step(game: Game | None, entry: RecordEntry, view: View, seat: int) -> ReplayStep:
    talk = None
    if entry.kind == "say":
        said: dict[str, Any] = entry.body["say"]
        statement = msgspec.convert(said["statement"], Statement) if "statement" in said else None
        to = said["to"][0] if said.get("to") else None
        talk = TalkLine(int(said["seat"]), to, str(said.get("text", "")), statement, float(said.get("at", 0)))
    events: list[Told] = []
    for event in entry.events:
        if seat == EVERYTHING:
            shown = event
        elif game is None:  # nobody knows which arguments were secret
            shown = Event(event.kind, dict.fromkeys(event.arguments))
        else:
            shown = see_event(game.event_kinds[event.kind], event, seat)
        events.append((shown.kind, shown.arguments))
    actor, code = int(entry.body.get("seat", -1)), str(entry.body.get("play", ""))
    return ReplayStep(cast(Any, entry.kind), actor, code, events, view, talk)


def _result(kept: Record, record: GameRecord) -> Result | None:
    if not record.finished:
        return None
    result = record.last["result"]
    given = [str(words) for words in record.header.get("contributions", [])]
    secret = str(record.last.get("secret", ""))
    return Result(result["points"], result["places"], secret, given, f"/api/records/{kept.id}")


def fairness_of(record: GameRecord) -> Fairness:
    if "commitment" not in record.header or "secret" not in record.last:
        raise Refusal("not_now", "this game was not dealt with a commitment, or is not over")
    header = record.header
    draws = [DrawInfo(list(draw.odds), draw.outcome) for draw in record.draws()]
    return Fairness(header["commitment"], record.last["secret"], header["contributions"], draws)


def _view(state: GameState, seat: int) -> View:
    if seat == EVERYTHING:
        return {f.name: getattr(state, f.name) for f in state.fields}
    return see(state, seat)


def _different(before: View, after: View) -> View:
    return {name: value for name, value in after.items() if before.get(name) != value}


# A game that is on


def steps_so_far(state: TableState, seat: int) -> bytes:
    """In a thread: a long game takes as long as a hundred moves. What a table's state holds does not change; what comes
    after it is another state's."""
    return msgspec.json.encode(replay_running(state, seat))


def replay_running(state: TableState, seat: int) -> Replay:
    """The game so far as this seat saw it. Where memory is the game, as a watcher did."""
    live_game = state.need_game()
    viewer = WATCHER if of_memory(state.game) else seat
    s = live_game.start.copy()
    before = start = see(s, viewer)
    steps: list[ReplayStep] = []
    talk: dict[int, list[ReplayStep]] = {}  # by how many steps had been made
    for heard in state.talk:
        if hears(heard.line, seat):
            talk.setdefault(heard.steps, []).append(_line(heard.line))
    for number, step in enumerate(live_game.steps):
        steps += talk.get(number, ())
        step.apply(s)
        view = see(s, viewer)
        changes, events = _different(before, view), told(state.game, step.events, viewer)
        before = view
        if changes or events:  # what cannot be noticed is not told, nor who did it
            actor = step.seat if step.seat == seat else -1
            code = state.game.move_code(step.number) if actor == seat else ""
            steps.append(ReplayStep(step.kind, actor, code, events, changes, None))
    steps += talk.get(len(live_game.steps), ())
    info = state.table_info()
    events = [Event(*event) for step in steps for event in step.events]
    turns = _turns(state.game, events)
    return Replay(state.id, info.game, info.rules, seat, state.seat_infos(), info.options, start, steps, turns, None)


def _line(line: TalkLine) -> ReplayStep:
    return ReplayStep("say", line.seat, "", [], {}, line)


# Review, in a process of its own

ITERATIONS = 600
MOMENTS = 60
BUDGET = f"{ITERATIONS}x{MOMENTS}"  # what a kept review cost: one that cost more or less is another one


def review(folder: str, text: str) -> Review:
    """Each seat's chance to win where somebody decided, and what was clearly better than what was played."""
    from rumpus.bots import analysis

    game, record = catalogue.load(Path(folder)), read_record(text)
    if record.session is None:
        return Review([], [], 0, 0)
    states = [game.state_type.unpack(state.pack()) for _, state in record.positions()]
    played = [
        analysis.Decision(step, entry.body["seat"], game.read_move(entry.body["play"]))
        for step, entry in enumerate(record.entries)
        if entry.kind == "play"
    ]
    places = record.last.get("result", {}).get("places", [])
    fast = speed.available()
    found = analysis.review(game, states, played, places, iterations=ITERATIONS, most=MOMENTS, fast=fast)
    return Review(
        [ReviewPoint(point.step, point.chances) for point in found.points],
        [ReviewMistake(m.step, m.seat, m.played, m.better, m.loss, m.low, m.high) for m in found.mistakes],
        found.judged,
        found.decisions,
    )
