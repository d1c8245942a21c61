"""Talk as bots hear and make it: quick statements, with who said them and when. What they mean is the game's affair.

A game whose talk bots should join has in its `bot.py`

    talk_round(s)                                    which part of the game a statement belongs to
    say(known, seat, heard, temper)                  what this seat says now; nothing when it has nothing to say
    heed(known, seat, moves, heard, temper)          which of its moves fit what was said, by its own word and temper

All three are functions of what the seat knows and has heard: a bot keeps no diary, so any process can go on for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Spoken:
    """A statement at the table. `kind` and `slots` are those of `[talk]` in game.toml."""

    seat: int
    kind: str
    slots: Mapping[str, int] = field(default_factory=dict[str, int])
    to: int | None = None  # whispered to that seat alone
    round: int = 0  # `talk_round` when it was said


@dataclass(frozen=True)
class Temper:
    """How a bot deals with words: in a hundred, how often it breaks its own, and how many broken ones it forgives."""

    breaks: int
    forgives: int
    luck: bytes  # what it draws its moods from: the same all through one game


def heard_by(talk: tuple[Spoken, ...], seat: int) -> list[Spoken]:
    """What a seat hears: all that is said openly, and what is whispered by it or to it."""
    return [said for said in talk if said.to is None or seat in (said.seat, said.to)]
