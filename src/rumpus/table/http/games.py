"""Games: what stands on the shelf, how its numbers become words, its rules, and how it was played here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from litestar import MediaType, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from rumpus.bots import LEVELS
from rumpus.core import catalogue
from rumpus.core.facts import Pace, as_declared
from rumpus.core.game import Game
from rumpus.core.options import house_deck, read_deck_text, reconstructed
from rumpus.core.visibility import seen_fields
from rumpus.core.words import LANGUAGES, catalogue_text, rules_for_players
from rumpus.kernel.errors import BadGame
from rumpus.table.commands.talk import may_whisper, statements
from rumpus.table.delivery.messages import of_memory
from rumpus.table.http.answers import AnyRequest, NotHere, TheRoom
from rumpus.table.log.setup import game_of
from rumpus.table.records.replay import head_of_table
from rumpus.table.refusal import Refusal
from rumpus.table.room import Room
from rumpus.table.wire_http import (
    ArgumentInfo,
    FieldInfo,
    GameDetail,
    GameInfo,
    LevelInfo,
    MoveInfo,
    RatingInfo,
    Rules,
    SeatCounts,
    SeatStatistics,
    Shelf,
    StatementInfo,
    Statistics,
)

DECK_LIMIT = 1 << 16  # bytes
PLAYING_LEVELS = [level.name for level in LEVELS.values() if level.way == "search"]  # others are to measure by


@get("/api/games", tags=["games"], summary="Everything on the shelf")
async def shelf() -> Shelf:
    return whole_shelf()


@get("/api/games/{game:str}", tags=["games"], summary="How a game's numbers become words")
async def detail(game: FromPath[str]) -> GameDetail:
    return detail_of(loaded(game))


@get("/api/games/{game:str}/rules/{language:str}", tags=["games"], summary="The rules for players, as Markdown")
async def rules(game: FromPath[str], language: FromPath[str]) -> Rules:
    found = loaded(game)
    if language not in LANGUAGES:
        raise NotHere(f"no language {language}")
    try:
        return rules_of(found, language)
    except BadGame:
        raise NotHere("this game has no written rules") from None


@get(
    "/api/games/{game:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    tags=["games"],
    summary="Its sentences as a Fluent catalogue: the page knows those of games that came with it",
)
async def words(game: FromPath[str], language: FromPath[str]) -> str:
    found = loaded(game)
    if language not in LANGUAGES:
        raise NotHere(f"no language {language}")
    return catalogue_text(found, language)


@post("/api/games/{game:str}/deck", tags=["games"], summary="A house deck, as TOML or JSON, read and checked")
async def deck(game: FromPath[str], request: AnyRequest) -> dict[str, Any]:
    """The deck as a table takes it; a refusal says what is wrong in the language of the request."""
    body = await request.body()
    if len(body) > DECK_LIMIT:
        raise HTTPException("a deck has at most 64 kB", status_code=413)
    return house_deck(loaded(game), read_deck_text(body.decode(errors="replace"), "deck"))


@get(
    "/api/games/{game:str}/board.js",
    media_type="text/javascript",
    tags=["games"],
    summary="The built board that its folder brings: an ES module, see CONTRIBUTING.md",
)
async def board(game: FromPath[str]) -> bytes:
    path = _board(loaded(game))
    if not path.is_file():
        raise NotHere("this game brings no built board")
    return path.read_bytes()


@get("/api/games/{game:str}/statistics", tags=["games"], summary="How it was played in this room")
async def statistics(game: FromPath[str], room: TheRoom) -> Statistics:
    name = loaded(game).name
    return await room.statistics.get(name, lambda: _statistics(room, name))


async def _statistics(room: Room, name: str) -> Statistics:
    sums: dict[int, list[float]] = {}
    for table in await room.store.tables(game=name, state="over", limit=1000):
        head = head_of_table(table)
        if head is not None and head.points:
            sums.setdefault(len(head.points), []).append(sum(head.points) / len(head.points))
    by_seats = [SeatStatistics(n, len(means), sum(means) / len(means)) for n, means in sorted(sums.items())]
    ratings = await room.store.ratings(name, 100)
    listed = [RatingInfo(r.player, "", r.mu, r.sigma, r.games) for r in ratings if r.games]
    return Statistics(name, sum(len(means) for means in sums.values()), by_seats, listed)


def _board(game: Game) -> Path:
    return game.folder / "page" / "board.js"


def loaded(name: str) -> Game:
    try:
        return game_of(name)
    except Refusal as error:
        raise NotHere(error.detail) from None


def whole_shelf() -> Shelf:
    found: list[Game] = []
    for folder in catalogue.folders().values():
        try:
            found.append(catalogue.load(folder))
        except BadGame:
            continue  # one bad folder must not hide the good ones; `rumpus games` says what is wrong with it
    return Shelf([info(game) for game in found], [LevelInfo(name) for name in LEVELS])


def detail_of(game: Game) -> GameDetail:
    moves = [
        MoveInfo(words.code, words.message, dict(words.names), dict(words.numbers), dict(words.seats))
        for words in game.moves
    ]
    return GameDetail(
        info=info(game),
        moves=moves,
        events={kind.name: [ArgumentInfo(a.name, a.of) for a in kind.arguments] for kind in game.events},
        names={kind: list(names) for kind, names in game.names.items()},
        fields={
            f.name: FieldInfo(list(f.shape), f.of.kind if f.of else "", f.counts.kind if f.counts else "")
            for f in seen_fields(game.state_type)
        },
        deck=game.facts.deck,
        deck_limits=as_declared(game.facts.deck_limits),
    )


def rules_of(game: Game, language: str) -> Rules:
    return Rules(game.name, game.version, *rules_for_players(game, language))


def info(game: Game) -> GameInfo:
    facts = game.facts
    return GameInfo(
        name=game.name,
        title=game.title,
        rules=game.version,
        seats=SeatCounts(game.seats.start, game.seats.stop - 1, game.usual_seats),
        age=facts.age,
        minutes=as_declared(facts.minutes),
        credits=facts.credits,
        options=as_declared(facts.options),
        clocks={pace: facts.clock.of(pace) for pace in get_args(Pace) if facts.clock.of(pace)},
        reconstructed=reconstructed(facts.deck),
        whisper=may_whisper(game),
        preview=not of_memory(game),
        board=_board(game).is_file(),
        statements=[
            StatementInfo(kind, statement.group, list(statement.slots)) for kind, statement in statements(game).items()
        ],
        levels=list(facts.levels) or PLAYING_LEVELS,
    )
