"""What the wire's numbers and words may be."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

VERSION = 1
MESSAGE_LIMIT = 16_384  # bytes of one message from a client
NAME_LIMIT = 24
TALK_LIMIT = 280

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Eyes: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Look: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Name: TypeAlias = Annotated[str, Meta(max_length=NAME_LIMIT)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Moves: TypeAlias = Annotated[list[int | Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=64)]
Decision: TypeAlias = Annotated[int, Meta(ge=0)]
Contribution: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$")]
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]

Phase: TypeAlias = Literal["open", "playing", "over"]
Way: TypeAlias = Literal["devices", "screen", "around"]
Speed: TypeAlias = Literal["leisurely", "brisk", "at_once"]
Closed: TypeAlias = Literal["other_rules", "unreadable", "by_host"]
Face: TypeAlias = Literal["laugh", "gasp", "wink", "tear", "star", "doze"]
View: TypeAlias = dict[str, Any]
Arguments: TypeAlias = dict[str, int | None]
