"""After the game: replay, review, fairness, practice, statistics."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from rumpus.table.wire import Result, SeatInfo, Sentence, TalkLine, Told, View
from rumpus.table.wire_http.bodies import Answer, Given


class ReplayStep(Answer):
    """One entry of a record. `view` holds the fields that look different after it."""

    kind: Literal["play", "land", "time_out", "say", "clock"]
    seat: int
    code: str
    events: list[Told]
    view: View
    talk: TalkLine | None


class ReplayTurn(Answer):
    """A turn in a sentence or two, as everybody at the table was told it."""

    event: int
    """Which event of the game it begins with, counted from 0."""
    said: list[Sentence]


class Replay(Answer):
    id: str
    game: str
    rules: int
    seat: int
    """Which viewer; -1: everything lies open, as it may when the game is over."""
    seats: list[SeatInfo]
    options: dict[str, Any]
    start: View
    steps: list[ReplayStep]
    turns: list[ReplayTurn]
    result: Result | None


class DrawInfo(Answer):
    odds: list[int]
    outcome: int


class Fairness(Answer):
    """All that is needed to check every draw of a finished game, in the browser too."""

    commitment: str
    secret: str
    contributions: list[str]
    draws: list[DrawInfo]


class RecordCard(Answer):
    id: str
    game: str
    seats: list[str]
    points: list[int]
    places: list[int]
    created: float


class ReviewPoint(Answer):
    step: int
    chances: list[float]
    """Of each seat to win: the mean of what the seats believed, each from what it knew. The last is the result."""


class ReviewMistake(Answer):
    """A decision that gave something away: the interval of the loss (99 %) excludes zero."""

    step: int
    seat: int
    played: int
    better: int | None
    """None: let the moment pass."""
    loss: float
    """Of the win, places counting a little."""
    low: float
    high: float


class Review(Answer):
    points: list[ReviewPoint]
    mistakes: list[ReviewMistake]
    """The worst first."""
    judged: int
    """So many of the decisions were judged."""
    decisions: int


class AdvisedMove(Answer):
    move: int | None
    """None: let the moment pass."""
    worth: float
    """The share of the win that it promises, places counting a little."""
    low: float
    """Of a 95 % interval."""
    high: float
    visits: int
    """What the numbers rest on."""
    tied: bool
    """The first, or not clearly worse than it."""


class Counsel(Answer):
    """What a strong bot would have done, from what the seat could know. Best first; empty where it had no choice."""

    moves: list[AdvisedMove]


class Practice(Given):
    """Take over from here: a moment of a record, by how many of its steps have happened, and a seat."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Annotated[str, Meta(max_length=32)] = "regular"


class RatingInfo(Answer):
    player: str
    name: str
    mu: float
    sigma: float
    games: int


class SeatStatistics(Answer):
    seats: int
    games: int
    mean_points: float


class Statistics(Answer):
    game: str
    games: int
    by_seats: list[SeatStatistics]
    ratings: list[RatingInfo]
