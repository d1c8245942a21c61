"""Imagined worlds come with the right chances: what is true and what is imagined from it are compared cell by cell."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator

from rumpus.core.game import Game
from rumpus.core.visibility import TO_OWNER, access_rules, know, seen_fields
from rumpus.kernel.chance import draw_of
from rumpus.kernel.plain import is_list
from rumpus.kernel.state import GameState
from rumpus.laws.positions import new_session, tables

DEALS = 400


def cells_of(s: GameState) -> Iterator[tuple[str, int, int]]:
    """Every cell by its field and its number there, and what it holds."""

    def numbers(value: object) -> Iterator[int]:
        if is_list(value):
            for part in value:
                yield from numbers(part)
        elif isinstance(value, int):
            yield value

    seen = seen_fields(type(s))
    for rule in access_rules(type(s), "know"):
        if rule.to != TO_OWNER or rule.field in seen:  # else a seat has noted it for itself: others need not imagine it
            for at, value in enumerate(numbers(getattr(s, rule.name))):
                yield rule.name, at, value


def what_is_imagined_is_as_likely_as_what_is_true(game: Game) -> None:
    """Over many deals, each hidden cell takes each value as often in the true world as in one imagined from what the
    seat knows; within each of a few groups of deals, told apart by what it knows, as well."""
    for table in tables(game):
        if table.options.seats not in (game.seats.start, game.seats.stop - 1):
            continue
        true: Counter[tuple[tuple[str, int, int], int]] = Counter()
        imagined: Counter[tuple[tuple[str, int, int], int]] = Counter()
        for number in range(DEALS):
            session = new_session(table, number)
            session.settle()
            seat = number % table.options.seats
            known = know(session.state, seat)
            group = zlib.crc32(known.pack()) % 3
            true.update((cell, group) for cell in cells_of(session.state))
            game.rules.imagine(known, seat, draw_of(number.to_bytes(32, "big"), 3))
            imagined.update((cell, group) for cell in cells_of(known))
        for key in true.keys() | imagined.keys():
            both = true[key] + imagined[key]
            (name, at, value), _ = key
            assert abs(true[key] - imagined[key]) <= 5 * both**0.5, (
                f"{table.label}: cell {at} of {name} is {value} in {true[key]} deals, imagined so in {imagined[key]}"
            )
