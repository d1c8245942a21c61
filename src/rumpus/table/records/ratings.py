"""Ratings: how strong somebody is at a game, from places alone (openskill's Plackett-Luce). Bots are rated by level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import entries
from rumpus.table.log.setup import Chair
from rumpus.table.store import Conflict, Rating, Unavailable
from rumpus.table.transport.identity import public_id

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
    state = table.state
    players = [player_of(chair) for chair in state.chairs]
    worth = (
        not state.practice
        and not state.advised
        and not state.uneven
        and len(players) > 1
        and not (state.evening and any(len(chair) > 1 for chair in state.evening.chairs))  # two decided together
        and all(players)
        and len(set(players)) == len(players)
    )
    if not worth:
        return
    last = max(state.places) + 1
    places = [place or last for place in state.places]
    for _ in range(TRIES):
        if state.rated:
            return
        encoded = [entries.entry(entries.Rated(), table.now())]
        try:
            await table.store.rate(
                state.id, state.seq, encoded, state.game.name, players, lambda before: changed(before, places)
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
