"""What the requests of a shelf take and give."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rumpus.table.wire_http import Answer, Given


class ShelfSeat(Answer):
    name: str
    """Empty: somebody who gave none, or wished to be forgotten."""
    look: int
    level: str
    """Of the bot that played; empty for a person."""


class ShelfGame(Answer):
    """A finished game of yours, or an evening."""

    id: str
    """Of its record; or of the evening."""
    game: str
    """`evening`: several games with one score."""
    finished: float
    evening: str
    """The evening that it was a game of, or empty."""
    seats: list[ShelfSeat]
    """Of an evening: its people."""
    mine: list[int]
    places: list[int]
    """Of each seat from 1, equal ones shared; 0: out of the game."""
    points: list[int]
    counts: bool
    """You played it yourself and to its end: statistics count it."""
    played: dict[str, int]
    """How often you made each move, by its code, where it counts; in the order in which you first made them."""
    games: list[str]
    """Of an evening: what was played."""


class ShelfPage(Answer):
    games: list[ShelfGame]
    """The newest first."""
    more: bool


class ShelfRating(Answer):
    game: str
    among: str
    """`people`: by places among people alone; `all`: bots counted; else a level: by places against its bots alone."""
    bot: str
    """The level of the bots whose rating this is; empty: your own."""
    rating: int
    give_or_take: int
    """Twice the standard deviation: in nineteen cases of twenty it is that close."""
    games: int


class MyShelf(Answer):
    id: str
    name: str
    look: int
    tables: int
    """Tables and evenings whose logs name you, finished or not."""
    ratings: list[ShelfRating]


class ShelfPassMade(Answer):
    token: str
    """What the other device sends to `take`: once, and until then."""
    until: float


class TakeShelf(Given):
    token: Annotated[str, Meta(max_length=64)]


class DeleteShelf(Given):
    really: bool = False
    """Without it, it is only counted what would go."""


class ShelfDeleted(Answer):
    tables: int
    gone: bool
