"""Ratings: how strong somebody is at a game, from places alone (openskill's Plackett-Luce). Bots are rated by level.
Where several people play, they are rated among each other as well; and each of them against each level of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.log import entries
from rumpus.table.log.setup import Chair
from rumpus.table.log.state import TableState
from rumpus.table.store import Conflict, Rating, Unavailable
from rumpus.table.transport.identity import public_id

TRIES = 10
PEOPLE = "people"  # no level of bots is called so


class RatedMatch(NamedTuple):
    """Seats whose places change a rating, beside bots whose rating is taken as it is."""

    at: str
    seats: list[int]
    bots: list[int]


def player_of(chair: Chair) -> str:
    """Who is rated for a seat; nobody where a bot sat in for a person, be it for a while, or gave up, or nobody knows
    who sat there."""
    if chair.gave_up or chair.guest == entries.SOMEBODY:
        return ""
    if chair.guest:
        return "" if chair.level or chair.played_for else public_id(chair.guest)
    return f"bot:{chair.level}"


def among(game: str, whom: str) -> str:
    """What people are rated at by their places among each other (`people`), or against bots of one level."""
    return f"{game} {whom}"


async def rate(table: LiveTable) -> None:
    """Count a finished game once, whatever happens: the row that says so is written with the ratings. Raises StoreError
    where that could not be done now."""
    for _ in range(TRIES):
        state = table.state
        matches = [] if state.rated else _matches(state)
        if not matches:
            return
        players, last = [player_of(chair) for chair in state.chairs], max(state.places) + 1
        places = [place or last for place in state.places]
        game = state.game.name
        pairs = [
            pair
            for match in matches
            for pair in (
                *((match.at, players[seat]) for seat in match.seats),
                *((game, players[seat]) for seat in match.bots),
            )
        ]

        def change(
            before: Sequence[Rating], matches: list[RatedMatch] = matches, places: list[int] = places
        ) -> list[Rating]:
            after: list[Rating] = []
            read = 0
            for match in matches:
                seats = [*match.seats, *match.bots]
                theirs = before[read : read + len(seats)]
                read += len(seats)
                after += changed(theirs, [places[seat] for seat in seats])[: len(match.seats)]
            return after

        encoded = [entries.entry(entries.Rated(), table.now())]
        try:
            await table.store.rate(state.id, state.seq, encoded, pairs, change)
        except Conflict:
            await table.catch_up(0)  # and look again: who played may have been taken out of the log
            continue
        await table.catch_up(0)
        return
    raise Unavailable("others keep writing to this table")


def _matches(state: TableState) -> list[RatedMatch]:
    """What a game is rated at: everybody, people among themselves, and each of them against each level of bots; nothing
    where it says nothing of who played."""
    players = [player_of(chair) for chair in state.chairs]
    people = [seat for seat, chair in enumerate(state.chairs) if chair.person]
    worth = (
        not state.practice
        and not state.advised
        and not state.uneven
        and len(players) > 1
        and not (state.evening and any(len(chair) > 1 for chair in state.evening.chairs))  # two decided together
        and all(players)
        and len({players[seat] for seat in people}) == len(people)
    )
    if not worth:
        return []
    game, found = state.game.name, list[RatedMatch]()
    if len(set(players)) == len(players):  # two bots of a level have one rating between them
        found.append(RatedMatch(game, list(range(len(players))), []))
    if len(people) > 1:
        found.append(RatedMatch(among(game, PEOPLE), people, []))
    levels: dict[str, list[int]] = {}
    for seat, chair in enumerate(state.chairs):
        if not chair.person:
            levels.setdefault(chair.level, []).append(seat)
    found += [RatedMatch(among(game, level), [seat], bots) for seat in people for level, bots in levels.items()]
    return found


def changed(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.game, old.player, float(new.mu), float(new.sigma), old.games + 1)
        for old, [new] in zip(before, after, strict=True)
    ]
