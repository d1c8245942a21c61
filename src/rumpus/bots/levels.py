"""Levels: from a child that plays along to a shark, and two that measure them. Each is a budget of thought, a memory, a
rate of blunders, a nerve, and a pace. docs/reference/bots.md has what they came to in each game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from rumpus.core.game import Game
from rumpus.kernel.errors import RumpusError

EVERYTHING = 99  # cards: more than any table holds
UNBOUNDED = 1 << 40  # iterations
FOREVER = 3600.0  # seconds


class UnknownLevel(RumpusError):
    """No level of that name."""


@dataclass(frozen=True)
class Level:
    name: str
    way: Literal["search", "greedy", "random"]
    iterations: int  # of search for one decision
    seconds: float  # at most this long, whatever the iterations
    blunders: int  # decisions in a hundred that are made without attention
    memory: int  # cards that it remembers where a game is about memory
    muddle: int  # of the cards that it has forgotten, how many in a hundred it takes for something else
    nerve: int  # 0 never bluffs and believes all, 50 as it counts, 100 bluffs and doubts whenever it can
    pause: tuple[float, float]  # how long a person would take: from, to, in seconds
    net: bool = False  # whether it has learned: positions are judged by the game's net, where there is one
    former: bool = (
        False  # of an earlier release: what it knew of a game is in the game's `former.py`, where that differs
    )


LEVELS = {
    level.name: level
    for level in (
        Level("child", "search", 10, 0.5, 75, 2, 60, 80, (0.9, 3.0)),
        Level("beginner", "search", 40, 0.5, 24, 3, 30, 30, (0.8, 2.8)),
        Level("regular", "search", 250, 0.5, 7, 5, 15, 45, (0.7, 2.4)),
        Level("expert", "search", 2_000, 0.5, 0, 8, 0, 50, (0.7, 2.2)),
        Level("shark", "search", 20_000, 0.5, 0, EVERYTHING, 0, 50, (0.6, 2.0), net=True),
        Level("greedy", "greedy", 0, 0.5, 0, EVERYTHING, 0, 50, (0.5, 1.2)),
        Level("random", "random", 0, 0.5, 0, 0, 0, 50, (0.4, 1.0)),
    )
}

# Sharks of earlier releases, to measure by: not at tables. Where a game says nothing of one, it is as its shark.
FORMER = {
    level.name: level
    for level in (Level("shark-2026", "search", 20_000, 0.5, 0, EVERYTHING, 0, 50, (0.6, 2.0), former=True),)
}


def level_of(word: str, game: Game | None = None) -> Level:
    """`shark`, or with a budget of its own: `shark@0.5s` half a second, `shark@800` so many iterations. Where a game is
    mostly luck, or very long, its `bot.py` may say in LEVELS what a level is there."""
    name, at, budget = word.partition("@")
    known = LEVELS.get(name) or FORMER.get(name)
    if known is None:
        raise UnknownLevel("no-level", name=name, levels=list(LEVELS))
    own: Mapping[str, int] = {}
    if game is not None:
        said = game.hooks.bot.LEVELS
        own = said.get(name) or (said.get("shark") if name in FORMER else None) or {}
    level = replace(known, **own)
    if not at:
        return level
    try:
        if budget.endswith("s"):
            own_budget = replace(level, name=word, iterations=UNBOUNDED, seconds=float(budget[:-1]))
        else:
            own_budget = replace(level, name=word, iterations=int(budget), seconds=FOREVER)
    except ValueError:
        raise UnknownLevel("level-budget", word=word, name=name) from None
    if own_budget.iterations < 1 or not 0 < own_budget.seconds <= FOREVER:
        raise UnknownLevel("level-budget", word=word, name=name)
    return own_budget
