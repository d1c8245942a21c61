"""Tables of earlier versions: what can go on goes on, and the others say why they cannot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rumpus.core import catalogue
from rumpus.core.archive import read_record
from rumpus.core.notation import write_position
from rumpus.core.options import options_for
from rumpus.table import wire
from rumpus.table.commands.run import run
from rumpus.table.log import documents, entries
from rumpus.table.log.state import TableState
from rumpus.table.records.practice import moment_of
from rumpus.table.store import Deadline
from rumpus.table.transport.identity import hash_of
from tests.core.test_hostile_records import header_of, sealed
from tests.table.people import House, Person, house

Go = Callable[[Any], Any]

RECORDS = sorted(Path(catalogue.__file__).parent.parent.glob("games/*/tests/older/rules-*.rump"))


def made_by(guest: str, game: str, rules: int) -> dict[str, Any]:
    return {"game": game, "rules": rules, "code": "WXYZ", "host": guest, "secret": "00" * 32}


def log_of(path: Path, guest: str) -> list[entries.AnyBody]:
    """The log that a table had under those rules, while the game was on."""
    record = read_record(path.read_text(encoding="utf-8"))
    header, names = record.header, record.seats
    options, game = header["options"], header["game"]
    seats = len(names)
    bodies: list[entries.AnyBody] = [
        entries.Made(
            *(seats, options, None, "relaxed", "devices", True, False),
            **made_by(guest, game, header["rules"]),
        ),
        *(entries.Sat(seat, name, seat + 1, guest) for seat, name in enumerate(names)),
        entries.Dealt(list(range(seats))),
    ]
    moves = {move.code: number for number, move in enumerate(catalogue.game(game).moves)}
    for entry in record.entries[:30]:
        if entry.kind == "land":
            bodies.append(entries.Landed([entry.body["land"]]))
        elif entry.kind == "play":
            bodies.append(entries.Played(entry.body["seat"], [moves.get(entry.body["play"], 0)]))
    return bodies


async def keep(room: House, table_id: str, bodies: list[entries.AnyBody], rules: int = 0) -> None:
    """With a card as such a server wrote it, and a clock that runs."""
    state = TableState(table_id)
    for body in bodies:
        if isinstance(body, entries.Dealt):
            break
        state.do(body, 1.0)
    state.seq, state.phase = len(bodies), "playing"
    card = documents.card(state)
    summary = documents.read_summary(card)
    assert summary is not None
    summary.rules = rules
    put = [
        msgspec.structs.replace(card, summary=msgspec.json.encode(summary)),
        *documents.seats(state),
        Deadline(table_id, 0, 1.0),
    ]
    await room.store.append(table_id, 0, [entries.entry(body, 1.0) for body in bodies], put=put, drop=[])


def guest_of(person: Person) -> str:
    return hash_of(next(iter(person.http.cookies.values())))


async def goodbye(eve: Person, table_id: str) -> str:
    device = await eve.come(table_id, hello=False)
    bye = await device.hear()
    assert isinstance(bye, wire.Bye)
    assert bye.again == -1
    return bye.why


async def lobby(eve: Person) -> dict[str, str | None]:
    found = (await eve.http.get("/api/lobby")).json()
    return {card["id"]: card["closed"] for card in (*found["mine"], *found["listed"])}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parts[-4])
def test_a_game_dealt_under_other_rules_stops_and_says_so(path: Path, go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, now=lambda: 1000.0) as room, Person(room) as eve:
            await keep(room, "older-1", log_of(path, guest_of(eve)))
            await keep(room, "older-2", log_of(path, guest_of(eve)), rules=1)
            assert await lobby(eve) == {"older-1": None, "older-2": "other_rules"}  # an older card does not say
            assert await goodbye(eve, "older-1") == "other_rules"
            assert await lobby(eve) == {"older-1": "other_rules", "older-2": "other_rules"}
            answer = await eve.http.get("/api/tables/older-1/replay?seat=0")
            assert answer.status_code == 409
            assert "rules have changed" in answer.json()["detail"]
            await room.room.tick()
            assert await room.store.next_due() is None
            assert room.room.metrics.failures == 0
            assert len(await room.store.rows("older-1", after=0)) == len(log_of(path, guest_of(eve))), "nothing is lost"

    go(evening())


def test_a_table_that_was_not_dealt_plays_by_the_rules_of_today(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, now=lambda: 1000.0) as room:
            made = entries.Made(2, {}, None, "relaxed", "devices", False, False, **made_by("g", "bounce", 1))
            seats = [entries.Sat(seat, "x", seat + 1, level="random") for seat in range(2)]
            await room.store.append("older", 0, [entries.entry(body, 1.0) for body in (made, *seats)], put=[], drop=[])
            table = await room.room.table("older")
            assert table is not None
            async with Person(room) as eve:
                await table.change("g", lambda tx: run(tx, wire.Start()))
                del room.room.tables["older"]
                again = await room.room.table("older")
                assert again is not None
                assert again.state.live_game is not None
                assert (await eve.http.get("/health")).status_code == 200

    go(evening())


def test_a_practice_table_without_its_steps_says_that_it_cannot_be_read(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        game = catalogue.game("beasty_bar")
        deal = write_position(game.new(options_for(game, 2)))
        async with house(sqlite_database, now=lambda: 1000.0) as room, Person(room) as eve:
            made = entries.Made(
                *(2, {}, None, "relaxed", "devices", True, False),
                **made_by(guest_of(eve), "beasty_bar", game.version),
            )
            middle = deal.replace("phase: deal\n", "") + "phase: play\n"
            seats = [entries.Sat(seat, "x", seat + 1, guest_of(eve)) for seat in range(2)]
            await keep(room, "practice", [made, *seats, entries.Dealt([0, 1], middle)])
            assert await goodbye(eve, "practice") == "unreadable"
            assert await lobby(eve) == {"practice": "unreadable"}

    go(evening())


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_practice_goes_on_with_the_options_that_a_record_leaves_out(game: Any) -> None:
    header = header_of(game.name) | {"options": {}}
    header["start"] = write_position(game.new(options_for(game, len(header["seats"]))))
    moment = moment_of(read_record(sealed(header)), 0)
    assert moment is not None
    options = moment.setup.play_options(game, moment.setup.seats)
    assert write_position(game.new(options)) == moment.position
