"""A moment of a finished game: what a strong bot would have done, and a table that goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rumpus.core import catalogue
from rumpus.core.archive import read_record, record_of, write_record
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.table.http import records
from rumpus.table.records import practice
from tests.table.people import Person, house, play_on

Go = Callable[[Any], Any]


def played(name: str, seats: int) -> str:
    """The text of a game between players who do anything."""
    game, chance = catalogue.game(name), Random(7)
    session = Session(game, options_for(game, seats, {}), bytes(32))
    session.settle()
    while not session.over:
        seat = chance.choice(session.waiting)
        session.play(seat, chance.choice(session.legal(seat)))
        session.settle()
    return write_record(record_of(session, [f"p{seat}" for seat in range(seats)]))


@pytest.mark.parametrize("name", ["bounce", "beasty_bar"])
def test_take_over_from_here(go: Go, sqlite_database: str, name: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            await els.http.patch("/api/me", json={"name": "Els"})
            record = (await els.http.post("/api/records", content=played(name, 3).encode())).json()["id"]
            steps = (await els.http.get(f"/api/records/{record}/replay")).json()["steps"]
            step = next(i for i, entry in enumerate(steps) if i > len(steps) // 2 and entry["kind"] == "play")
            seat = steps[step]["seat"]
            seen = (await els.http.get(f"/api/records/{record}/replay?seat={seat}")).json()
            view = dict(seen["start"])
            for entry in seen["steps"][:step]:
                view |= entry["view"]
            told = [event for entry in seen["steps"] for event in entry["events"]]
            assert told
            for kind, arguments in told:  # what everybody may know is told, through whose eyes it ever is seen
                known = [a.name for a in catalogue.game(name).event_kinds[kind].arguments if not a.secret]
                assert None not in [arguments[one] for one in known]
            wish = {"step": step, "seat": seat, "level": "random"}
            made = await els.http.post(f"/api/records/{record}/practice", json=wish)
            assert made.status_code == 201, made.text
            device = await els.come(made.json()["id"])
            assert device.views[seat] == view
            assert [info.kind for info in device.chairs] == ["person" if at == seat else "bot" for at in range(3)]
            await play_on(device)
            # It counts for nothing, but can be watched.
            statistics = (await els.http.get(f"/api/games/{name}/statistics")).json()
            assert statistics["ratings"] == []
            again = (await els.http.get(f"/api/records/{made.json()['id']}/replay?seat={seat}")).json()
            assert again["start"] == view
            end = {"step": len(steps), "seat": 0}
            assert (await els.http.post(f"/api/records/{record}/practice", json=end)).status_code == 409
            nobody = {"step": step, "seat": 5}
            assert (await els.http.post(f"/api/records/{record}/practice", json=nobody)).status_code == 409

    go(evening())


def test_what_the_bot_would_have_done(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            record = (await els.http.post("/api/records", content=played("bounce", 2).encode())).json()["id"]
            steps = (await els.http.get(f"/api/records/{record}/replay")).json()["steps"]
            step = next(i for i, entry in enumerate(steps) if entry["kind"] == "play")
            where = f"/api/records/{record}/advice"
            asked = {"step": step, "seat": steps[step]["seat"]}
            moves = (await els.http.get(where, params=asked, timeout=60)).json()["moves"]
            assert moves[0]["move"] == 0  # there is nothing but to roll
            assert 0 <= moves[0]["worth"] <= 1
            other = asked | {"seat": 1 - asked["seat"]}
            assert (await els.http.get(where, params=other, timeout=60)).json()["moves"] == []

    go(evening())


def test_what_was_played_is_told_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is not among the best, nor anything that a bot would think of."""
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    monkeypatch.setattr(practice, "ITERATIONS", 160)
    game, text = catalogue.game("beasty_bar"), played("beasty_bar", 2)
    beyond = 0
    for step, entry in enumerate(read_record(text).entries):
        if entry.kind == "play" and step % 4 == 0:
            moves = practice.advise(str(game.folder), text, step, entry.body["seat"])
            [made] = [one for one in moves if one.move == game.read_move(entry.body["play"])]
            assert made.low <= made.worth <= made.high
            assert made.visits > 0
            assert len(moves) <= practice.SHOWN + 1
            beyond += made not in moves[:1]
    assert beyond > 2, "who does anything does not do what is best"


@pytest.mark.slow
def test_a_review_judges_whatever_was_played(go: Go, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the room as in the terminal: curves that add up, the result at the end, and how much was judged. It is
    worked out once: a room that is opened again has it."""

    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            record = (await els.http.post("/api/records", content=played("beasty_bar", 2).encode())).json()["id"]
            steps = (await els.http.get(f"/api/records/{record}/replay")).json()["steps"]
            found = (await els.http.get(f"/api/records/{record}/review", timeout=300)).json()
            assert all(sum(point["chances"]) == pytest.approx(1) for point in found["points"])
            assert found["points"][-1]["step"] == len(steps)
            assert 0 < found["judged"] <= found["decisions"]
            assert found["mistakes"], "players who do anything make mistakes"
            for mistake in found["mistakes"]:
                assert steps[mistake["step"]]["seat"] == mistake["seat"]
                assert 0 < mistake["low"] <= mistake["loss"] <= mistake["high"]
        monkeypatch.setattr(records, "review", None)
        async with house(sqlite_database) as room, Person(room) as tom:
            assert (await tom.http.get(f"/api/records/{record}/review")).json() == found

    go(evening())
