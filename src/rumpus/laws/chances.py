"""Imagined worlds come with the right chances: what is true and what is imagined from it are compared cell by cell."""

from __future__ import annotations

import zlib
from collections import Counter

from rumpus.core.game import Game
from rumpus.core.visibility import TO_OWNER, access_rules, know, seen_fields
from rumpus.kernel.chance import draw_of
from rumpus.kernel.plain import is_list
from rumpus.kernel.state import GameState
from rumpus.laws.positions import new_session, tables

DEALS = 400


def cells_of(s: GameState) -> list[int]:
    found: list[int] = []

    def walk(value: object) -> None:
        if is_list(value):
            for part in value:
                walk(part)
        elif isinstance(value, int):
            found.append(value)

    seen = seen_fields(type(s))
    for rule in access_rules(type(s), "know"):
        if rule.to != TO_OWNER or rule.field in seen:  # else a seat has noted it for itself: others need not imagine it
            walk(getattr(s, rule.name))
    return found


def what_is_imagined_is_as_likely_as_what_is_true(game: Game) -> None:
    """Over many deals, each hidden cell takes each value as often in the true world as in one imagined from what the
    seat knows; within each of a few groups of deals, told apart by what it knows, as well."""
    for table in tables(game):
        if table.options.seats not in (game.seats.start, game.seats.stop - 1):
            continue
        true: Counter[tuple[int, int, int]] = Counter()
        imagined: Counter[tuple[int, int, int]] = Counter()
        for number in range(DEALS):
            session = new_session(table, number)
            session.settle()
            seat = number % table.options.seats
            known = know(session.state, seat)
            group = zlib.crc32(known.pack()) % 3
            true.update((at, value, group) for at, value in enumerate(cells_of(session.state)))
            game.rules.imagine(known, seat, draw_of(number.to_bytes(32, "big"), 3))
            imagined.update((at, value, group) for at, value in enumerate(cells_of(known)))
        for key in true.keys() | imagined.keys():
            both = true[key] + imagined[key]
            assert abs(true[key] - imagined[key]) <= 5 * both**0.5, (table.label, key, true[key], imagined[key])
