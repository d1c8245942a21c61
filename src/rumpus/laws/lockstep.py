"""One source, two speeds: interpreted and compiled play agree byte for byte, after every step."""

from __future__ import annotations

from rumpus.core.buffers import scratch
from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import draw_of
from rumpus.laws.positions import LawTable, tables
from rumpus.speed.compiled import compiled, draw_array


def interpreted_and_compiled_agree_after_every_step(game: Game) -> None:
    for table in tables(game):
        for number in range(3):
            in_step(table, number)


def in_step(table: LawTable, number: int) -> None:
    game, fast = table.game, compiled(table.game)
    s = game.new(table.options)
    row, draw = fast.rows(s.pack()), draw_array(number.to_bytes(32, "big"), number)
    while (step := fast.step(row, draw)) is not None:
        seat, choice = step
        if seat < 0:
            game.rules.land(s, choice, None)
        else:
            assert choice in game.legal(s, seat), f"{table.label}: compiled play chose an illegal move"
            game.rules.play(s, seat, choice, None)
        assert s.pack() == row.tobytes(), f"{table.label}: compiled play differs (a number too big for its field?)"


def whole_games_agree(game: Game) -> None:
    playout = playout_of(game.rules)
    for table in tables(game):
        run = compiled(game).simulate(table.options, bytes(32), first=5, count=3)
        for i in range(3):
            s, room = game.new(table.options), scratch(game.rules, table.options.seats, fast=False)
            steps = playout(s, draw_of(bytes(32), 5 + i), room, 100_000, (), [0])
            length, points, places = run.lengths[i], run.points[i].tolist(), run.places[i].tolist()
            assert s.pack() == run.rows[i].tobytes(), f"{table.label}: compiled, game {i} ends otherwise"
            assert steps == length, f"{table.label}: compiled, game {i} takes {length} steps, not {steps}"
            assert room.points == points, f"{table.label}: compiled, game {i} scores {points}, not {room.points}"
            assert room.places == places, f"{table.label}: compiled, game {i} places {places}, not {room.places}"


GAME_LAWS = (interpreted_and_compiled_agree_after_every_step, whole_games_agree)
