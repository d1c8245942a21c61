"""Ratings: how strong somebody is at a game, from places alone (openskill's Plackett-Luce). Bots are rated by level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.table import log
from rumpus.table.identity import public_id
from rumpus.table.live import LiveTable
from rumpus.table.setting import Chair
from rumpus.table.store import Conflict, Rating, Unavailable

TRIES = 10


def player_of(chair: Chair) -> str:
    """Who is rated for a seat; nobody where a bot sat in for a person, or gave up."""
    if chair.gave_up:
        return ""
    if chair.guest:
        return "" if chair.level else public_id(chair.guest)
    return f"bot:{chair.level}"


async def rate(table: LiveTable) -> None:
    """Count a finished game once, whatever happens: the row that says so is written with the ratings. Raises StoreError
    where that could not be done now."""
    fold = table.fold
    players = [player_of(chair) for chair in fold.chairs]
    worth = not fold.practice and len(players) > 1 and all(players) and len(set(players)) == len(players)
    if not worth:
        return
    last = max(fold.places) + 1
    places = [place or last for place in fold.places]
    for _ in range(TRIES):
        if fold.rated:
            return
        entries = [log.entry(log.Rated(), table.now())]
        try:
            await table.store.rate(
                fold.id, fold.seq, entries, fold.game.name, players, lambda before: changed(before, places)
            )
        except Conflict:
            await table.catch_up(0)
            continue
        await table.catch_up(0)
        return
    raise Unavailable("others keep writing to this table")


def changed(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.game, old.player, float(new.mu), float(new.sigma), old.games + 1)
        for old, [new] in zip(before, after, strict=True)
    ]
