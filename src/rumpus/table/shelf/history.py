"""Reading a shelf: who one is here, how strong, and page by page what was played."""

from __future__ import annotations

import msgspec

from rumpus.bots import LEVELS
from rumpus.table.log.documents import TableSummary
from rumpus.table.shelf.rows import ShelfBody, read_body
from rumpus.table.shelf.wire import MyShelf, ShelfGame, ShelfPage, ShelfRating, ShelfSeat
from rumpus.table.store import Rating, ShelfRow, Store
from rumpus.table.transport.identity import public_id

NEWEST = (2.0**62, "")  # after anything
# As chess players know it: a newcomer has 1500, and about 400 more or less.
CENTRE, SCALE = 1500, 24.0
_read_summary = msgspec.json.Decoder(TableSummary).decode


async def my_shelf(store: Store, guest: str) -> MyShelf:
    known = await store.guest(guest)
    name, look = ("", 0) if known is None else (known.name, int(known.look or b"0"))
    return MyShelf(public_id(guest), name, look, await store.count_traces(guest), await ratings(store, guest))


async def ratings(store: Store, guest: str) -> list[ShelfRating]:
    """One's own, and those of the bots at the games where one has any: what they are to be compared with."""
    found = [_rating(each) for each in await store.ratings_of(public_id(guest))]
    games = {each.game for each in found}
    for level in LEVELS if games else ():
        bots = await store.ratings_of(f"bot:{level}")
        found += [_rating(each, level) for each in bots if each.game in games and each.games]
    return found


def _rating(found: Rating, bot: str = "") -> ShelfRating:
    rating, spread = round(CENTRE + SCALE * (found.mu - 25.0)), round(2 * SCALE * found.sigma)
    game, _, among = found.game.partition(" ")
    return ShelfRating(game, among or "all", bot, rating, spread, found.games)


async def page(store: Store, guest: str, before: ShelfRow | None, limit: int) -> ShelfPage:
    start = NEWEST if before is None else (before.finished, before.table_id)
    found = await store.shelf_page(guest, start, limit + 1)
    return ShelfPage([told(row, summary) for row, summary in found[:limit]], len(found) > limit)


def told(row: ShelfRow, summary: bytes | None) -> ShelfGame:
    """Where its table's card cannot be read, the game is listed without its seats."""
    try:
        card = TableSummary("", []) if summary is None else _read_summary(summary)
        body = read_body(row.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        card, body = TableSummary("", []), ShelfBody([])
    return ShelfGame(
        id=row.table_id,
        game=row.game,
        finished=row.finished,
        evening=body.evening,
        seats=[ShelfSeat(seat.name, seat.look, seat.level) for seat in card.seats],
        mine=[seat for seat in body.seats if seat < len(card.seats)],
        places=body.places or card.places,
        points=card.points,
        counts=body.counts,
        played=body.played,
        games=body.games,
    )
