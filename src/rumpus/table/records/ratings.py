"""Ratings: how strong somebody is at a game, from places alone (openskill's Plackett-Luce). Bots are rated by level.
Where several people play, they are rated among each other as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import entries
from rumpus.table.log.setup import Chair
from rumpus.table.log.state import TableState
from rumpus.table.store import Conflict, Rating, Unavailable
from rumpus.table.transport.identity import public_id

TRIES = 10
Pool = tuple[str, list[int]]  # what is rated, and the seats


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
    for _ in range(TRIES):
        state = table.state
        pools = [] if state.rated else _pools(state)
        if not pools:
            return
        players, last = [player_of(chair) for chair in state.chairs], max(state.places) + 1
        places = [place or last for place in state.places]

        def change(before: Sequence[Rating], pools: list[Pool] = pools, places: list[int] = places) -> list[Rating]:
            after: list[Rating] = []
            for _, seats in pools:
                theirs = before[len(after) : len(after) + len(seats)]
                after += changed(theirs, [places[seat] for seat in seats])
            return after

        pairs = [(game, players[seat]) for game, seats in pools for seat in seats]
        encoded = [entries.entry(entries.Rated(), table.now())]
        try:
            await table.store.rate(state.id, state.seq, encoded, pairs, change)
        except Conflict:
            await table.catch_up(0)  # and look again: who played may have been taken out of the log
            continue
        await table.catch_up(0)
        return
    raise Unavailable("others keep writing to this table")


def _pools(state: TableState) -> list[Pool]:
    """What a game is rated at, and which seats by it: everybody, and people among themselves; nothing where it says
    nothing of who played."""
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
    people = [seat for seat, chair in enumerate(state.chairs) if chair.person]
    pools = [(state.game.name, list(range(len(players)))), (among_people(state.game.name), people)]
    return [(game, seats) for game, seats in pools if worth and len(seats) > 1]


def changed(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.game, old.player, float(new.mu), float(new.sigma), old.games + 1)
        for old, [new] in zip(before, after, strict=True)
    ]
