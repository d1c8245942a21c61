"""Nothing that a seat may not know changes a byte of what it is sent."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.visibility import know
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import GameState
from rumpus.table import wire
from rumpus.table.delivery.messages import StepMessages, Viewer, everyone, snapshot
from rumpus.table.log import entries
from rumpus.table.log.state import TableState

GAMES = [game.name for game in catalogue.games()]
TRIES = 12


def table_of(game: Game, seats: int, pace: wire.Pace = "live") -> TableState:
    state = TableState("table")
    made = {"game": game.name, "rules": game.version, "code": "ABCD", "host": "host", "secret": "00" * 32}
    state.do(entries.Made(seats, {}, None, pace, "devices", False, False, **made), 1000.0)
    for seat in range(seats):
        state.do(entries.Sat(seat, f"name {seat}", seat + 1, f"guest {seat}"), 1000.0)
    state.do(entries.Dealt(list(range(seats))), 1000.0)
    state.need_game().draw_all(1000.0)
    return state


def other_world(game: Game, state: GameState, seat: int, number: int) -> GameState:
    """A world that looks the same to the seat, hidden cards dealt anew."""
    world = know(state, seat)
    game.rules.imagine(world, seat, draw_of(bytes(31) + b"\7", number))
    return world


def put(table_state: TableState, state: GameState) -> None:
    live_game = table_state.need_game()
    live_game.state = state.copy()
    live_game._renew()  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("name", GAMES)
def test_snapshots_of_worlds_that_look_alike_are_the_same_bytes(name: str) -> None:
    game = catalogue.game(name)
    rng = random.Random(5)
    compared = 0
    for seats in (game.seats.start, game.usual_seats):
        state = table_of(game, seats)
        for step in range(60):
            live_game = state.need_game()
            if live_game.over:
                break
            truth = live_game.state.copy()
            for seat in range(seats):
                mine = snapshot(state, Viewer(seat, live_game))
                put(state, other_world(game, truth, seat, step))
                assert snapshot(state, Viewer(seat, live_game)) == mine
                put(state, truth)
                compared += 1
            actor = rng.choice(live_game.waiting)
            live_game.act(actor, rng.choice(live_game.asked[actor] or [0]), 1000.0)
            live_game.draw_all(1000.0)
    assert compared > 20


@pytest.mark.heavy
@pytest.mark.parametrize("name", GAMES)
def test_a_hidden_step_is_told_alike_in_every_world(name: str) -> None:
    """A seat's own move, played in two worlds that look the same to it: if chance and others do not come in, and the
    view after it is the same, then so is every byte that the seat is sent."""
    game = catalogue.game(name)
    rng = random.Random(6)
    compared = 0
    seats = game.usual_seats
    for trial in range(TRIES):
        state = table_of(game, seats)
        for step in range(40):
            live_game = state.need_game()
            if live_game.over:
                break
            actor = rng.choice(live_game.waiting)
            move = rng.choice(live_game.asked[actor] or [0])
            truth = live_game.state.copy()
            for viewer in everyone(seats):
                if viewer == WATCHER:
                    continue
                here = told(state, truth, actor, move, viewer)
                there = told(state, other_world(game, truth, viewer, 100 * trial + step), actor, move, viewer)
                if here is not None and there is not None and here[1] == there[1]:
                    assert here[0] == there[0]
                    compared += 1
            put(state, truth)
            live_game.act(actor, move, 1000.0)
            live_game.draw_all(1000.0)
    assert compared > 20


def told(state: TableState, world: GameState, actor: int, move: int, viewer: int) -> tuple[bytes | None, Any] | None:
    """The bytes these eyes get when the move is made in this world, and what they can see afterwards."""
    live_game = state.need_game()
    put(state, world)
    if move not in (live_game.asked[actor] or []):
        return None
    before, steps = Viewer(viewer, live_game), len(live_game.steps)
    after = live_game.branch()
    after.act(actor, move, 1000.0)
    events = [after.events_for(step, viewer) for step in after.steps[steps:]]
    bytes_ = StepMessages(after, after.changes_since(live_game), steps).for_viewer(before)
    seen = after.view(viewer), events, after.turn, after.waiting, after.decisions
    return bytes_, json.dumps([str(part) for part in seen])


def test_steps_put_together_by_hand_are_steps_of_the_wire() -> None:
    import msgspec

    read = msgspec.json.Decoder(wire.ServerMessage).decode
    for name in GAMES:
        game = catalogue.game(name)
        state = table_of(game, game.usual_seats)
        live_game = state.need_game()
        viewer = [Viewer(seat, live_game) for seat in everyone(game.usual_seats)]
        views = {e.seat: msgspec.json.decode(snapshot(state, e))["view"] for e in viewer}
        rng = random.Random(1)
        for _ in range(40):
            if live_game.over:
                break
            before = live_game.branch()
            actor = rng.choice(live_game.waiting)
            live_game.act(actor, rng.choice(live_game.asked[actor] or [0]), 1000.0)
            live_game.draw_all(1000.0)
            news = StepMessages(live_game, live_game.changes_since(before), len(before.steps))
            for each in viewer:
                raw = news.for_viewer(each)
                if raw is None:
                    continue
                step = read(raw)
                assert isinstance(step, wire.Step)
                assert step.seat == each.seat
                views[each.seat] |= step.view
            for each in viewer:  # what was told step by step is what a snapshot shows
                assert views[each.seat] == msgspec.json.decode(snapshot(state, each))["view"]


def test_what_others_plan_in_secret_sends_nothing() -> None:
    """In a sealed round, a watcher gets no message for a step that it cannot notice."""
    quiet = 0
    for name in GAMES:
        game = catalogue.game(name)
        if getattr(game.rules, "sealed", None) is None:
            continue
        for trial in range(6):
            state = table_of(game, game.usual_seats, "relaxed")
            live_game = state.need_game()
            watcher = Viewer(WATCHER, live_game)
            rng = random.Random(trial)
            for _ in range(120):
                if live_game.over:
                    break
                before, sealed = live_game.branch(), live_game.sealed
                actor = rng.choice(live_game.waiting)
                live_game.act(actor, rng.choice(live_game.asked[actor] or [0]), 1000.0)
                live_game.draw_all(1000.0)
                steps = len(before.steps)
                raw = StepMessages(live_game, live_game.changes_since(before), steps).for_viewer(watcher)
                events = [e for step in live_game.steps[steps:] for e in step.events]
                looks = [(game.view(WATCHER), game.waiting, game.clock) for game in (before, live_game)]
                same = looks[0] == looks[1]
                if sealed and same and not events:
                    assert raw is None
                    quiet += 1
    assert quiet > 0
