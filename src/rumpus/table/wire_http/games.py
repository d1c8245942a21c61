"""What a page is told of the games."""

from __future__ import annotations

from typing import Any

from rumpus.table.wire_http.bodies import Answer


class SeatCounts(Answer):
    least: int
    most: int
    usual: int


class StatementInfo(Answer):
    """A quick statement: the message `talk-<code>`, listed under `talk-group-<group>`, and what it is said with."""

    code: str
    group: str
    slots: list[str]


class GameInfo(Answer):
    name: str
    title: str
    rules: int
    seats: SeatCounts
    age: int | None
    minutes: list[int] | None
    credits: dict[str, Any]
    options: dict[str, Any]
    """As game.toml declares them: kind, default, choices or least and most."""
    clocks: dict[str, dict[str, float]]
    """pace -> clock -> seconds; 0 is no limit."""
    reconstructed: bool
    """Parts of the deck are our reconstruction."""
    whisper: bool
    preview: bool
    board: bool
    """Its folder brings a built board, /api/games/NAME/board.js; the page has those of the games it was built with."""
    statements: list[StatementInfo]
    levels: list[str]
    """Of bots that make a difference in it, the easiest first."""


class MoveInfo(Answer):
    code: str
    message: str
    names: dict[str, tuple[str, str]]
    numbers: dict[str, int]
    seats: dict[str, int]


class ArgumentInfo(Answer):
    name: str
    of: str
    """seat, number, or a kind of names."""


class FieldInfo(Answer):
    shape: list[int]
    of: str
    counts: str


class GameDetail(Answer):
    """What a page needs to say and draw a game: how numbers become words."""

    info: GameInfo
    moves: list[MoveInfo]
    events: dict[str, list[ArgumentInfo]]
    names: dict[str, list[str]]
    fields: dict[str, FieldInfo]
    deck: dict[str, Any]
    deck_limits: dict[str, Any]


class Rules(Answer):
    """Markdown; the page renders it without letting any HTML through."""

    game: str
    rules: int
    language: str
    text: str


class LevelInfo(Answer):
    name: str


class Shelf(Answer):
    games: list[GameInfo]
    levels: list[LevelInfo]
    """Bots, the easiest first; the message `level-<name>`."""
