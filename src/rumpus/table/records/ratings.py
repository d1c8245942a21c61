"""Ratings: how strong somebody is at a game, from places alone (openskill's Plackett-Luce). Bots are rated by level.
Where several people play, they are rated among each other as well."""

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
    """Who is rated for a seat; nobody where a bot sat in for a person, or gave up, or nobody knows who sat there."""
    if chair.gave_up or chair.guest == entries.SOMEBODY:
        return ""
    if chair.guest:
        return "" if chair.level else public_id(chair.guest)
    return f"bot:{chair.level}"


def among_people(game: str) -> str:
    """What people are rated at by their places among each other, bots left out."""
    return f"{game} people"


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
    everybody = list(range(len(players)))
    people = [seat for seat in everybody if state.chairs[seat].person]
    rated = [(state.game.name, everybody)] + [(among_people(state.game.name), people)] * (len(people) > 1)
    pairs = [(pool, players[seat]) for pool, seats in rated for seat in seats]

    def change(before: Sequence[Rating]) -> list[Rating]:
        after: list[Rating] = []
        for _, seats in rated:
            theirs = before[len(after) : len(after) + len(seats)]
            after += changed(theirs, [places[seat] for seat in seats])
        return after

    for _ in range(TRIES):
        if state.rated:
            return
        encoded = [entries.entry(entries.Rated(), table.now())]
        try:
            await table.store.rate(state.id, state.seq, encoded, pairs, change)
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
