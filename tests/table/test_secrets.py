"""Nothing that a seat may not know changes a byte of what it is sent."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.view import know
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import GameState
from rumpus.table import log, wire
from rumpus.table.fold import Fold
from rumpus.table.watch import Eyes, News, everyone, snapshot

GAMES = [game.name for game in catalogue.games()]
TRIES = 12


def table_of(game: Game, seats: int, pace: wire.Pace = "live") -> Fold:
    fold = Fold("table")
    made = log.Made(game.name, game.version, "ABCD", "host", "00" * 32, seats, {}, None, pace, "devices", False, False)
    fold.do(made, 1000.0)
    for seat in range(seats):
        fold.do(log.Sat(seat, f"name {seat}", seat + 1, f"guest {seat}"), 1000.0)
    fold.do(log.Dealt(list(range(seats))), 1000.0)
    fold.game_on().draw_all(1000.0)
    return fold


def other_world(game: Game, state: GameState, seat: int, number: int) -> GameState:
    """A world that looks the same to the seat, hidden cards dealt anew."""
    world = know(state, seat)
    game.rules.imagine(world, seat, draw_of(bytes(31) + b"\7", number))
    return world


def put(fold: Fold, state: GameState) -> None:
    course = fold.game_on()
    course.state = state.copy()
    course._renew()  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("name", GAMES)
def test_snapshots_of_worlds_that_look_alike_are_the_same_bytes(name: str) -> None:
    game = catalogue.game(name)
    rng = random.Random(5)
    compared = 0
    for seats in (game.seats.start, game.usual_seats):
        fold = table_of(game, seats)
        for step in range(60):
            course = fold.game_on()
            if course.over:
                break
            truth = course.state.copy()
            for seat in range(seats):
                mine = snapshot(fold, Eyes(seat, course))
                put(fold, other_world(game, truth, seat, step))
                assert snapshot(fold, Eyes(seat, course)) == mine
                put(fold, truth)
                compared += 1
            actor = rng.choice(course.waiting)
            course.act(actor, rng.choice(course.asked[actor] or [0]), 1000.0)
            course.draw_all(1000.0)
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_hidden_step_is_told_alike_in_every_world(name: str) -> None:
    """A seat's own move, played in two worlds that look the same to it: if chance and others do not come in, and the
    view after it is the same, then so is every byte that the seat is sent."""
    game = catalogue.game(name)
    rng = random.Random(6)
    compared = 0
    seats = game.usual_seats
    for trial in range(TRIES):
        fold = table_of(game, seats)
        for step in range(40):
            course = fold.game_on()
            if course.over:
                break
            actor = rng.choice(course.waiting)
            move = rng.choice(course.asked[actor] or [0])
            truth = course.state.copy()
            for eyes in everyone(seats):
                if eyes == WATCHER:
                    continue
                here = told(fold, truth, actor, move, eyes)
                there = told(fold, other_world(game, truth, eyes, 100 * trial + step), actor, move, eyes)
                if here is not None and there is not None and here[1] == there[1]:
                    assert here[0] == there[0]
                    compared += 1
            put(fold, truth)
            course.act(actor, move, 1000.0)
            course.draw_all(1000.0)
    assert compared > 20


def told(fold: Fold, world: GameState, actor: int, move: int, eyes: int) -> tuple[bytes | None, Any] | None:
    """The bytes these eyes get when the move is made in this world, and what they can see afterwards."""
    course = fold.game_on()
    put(fold, world)
    if move not in (course.asked[actor] or []):
        return None
    before, steps = Eyes(eyes, course), len(course.steps)
    after = course.branch()
    after.act(actor, move, 1000.0)
    events = [after.events_for(step, eyes) for step in after.steps[steps:]]
    bytes_ = News(after, after.changes_since(course), steps).for_eyes(before)
    seen = after.view(eyes), events, after.turn, after.waiting, after.decisions
    return bytes_, json.dumps([str(part) for part in seen])


def test_steps_put_together_by_hand_are_steps_of_the_wire() -> None:
    import msgspec

    read = msgspec.json.Decoder(wire.ServerMessage).decode
    for name in GAMES:
        game = catalogue.game(name)
        fold = table_of(game, game.usual_seats)
        course = fold.game_on()
        eyes = [Eyes(seat, course) for seat in everyone(game.usual_seats)]
        views = {e.seat: msgspec.json.decode(snapshot(fold, e))["view"] for e in eyes}
        rng = random.Random(1)
        for _ in range(40):
            if course.over:
                break
            before = course.branch()
            actor = rng.choice(course.waiting)
            course.act(actor, rng.choice(course.asked[actor] or [0]), 1000.0)
            course.draw_all(1000.0)
            news = News(course, course.changes_since(before), len(before.steps))
            for each in eyes:
                raw = news.for_eyes(each)
                if raw is None:
                    continue
                step = read(raw)
                assert isinstance(step, wire.Step)
                assert step.seat == each.seat
                views[each.seat] |= step.view
            for each in eyes:  # what was told step by step is what a snapshot shows
                assert views[each.seat] == msgspec.json.decode(snapshot(fold, each))["view"]


def test_what_others_plan_in_secret_sends_nothing() -> None:
    """In a sealed round, a watcher gets no message for a step that it cannot notice."""
    quiet = 0
    for name in GAMES:
        game = catalogue.game(name)
        if getattr(game.rules, "sealed", None) is None:
            continue
        for trial in range(6):
            fold = table_of(game, game.usual_seats, "relaxed")
            course = fold.game_on()
            watcher = Eyes(WATCHER, course)
            rng = random.Random(trial)
            for _ in range(120):
                if course.over:
                    break
                before, sealed = course.branch(), course.sealed
                actor = rng.choice(course.waiting)
                course.act(actor, rng.choice(course.asked[actor] or [0]), 1000.0)
                course.draw_all(1000.0)
                steps = len(before.steps)
                raw = News(course, course.changes_since(before), steps).for_eyes(watcher)
                events = [e for step in course.steps[steps:] for e in step.events]
                looks = [(game.view(WATCHER), game.waiting, game.clock) for game in (before, course)]
                same = looks[0] == looks[1]
                if sealed and same and not events:
                    assert raw is None
                    quiet += 1
    assert quiet > 0
