"""Manners at the table: faces, coming and going, asking for a chair, taking a move back, giving up."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from rumpus.core import catalogue
from rumpus.core.archive import read_record, replay
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.table import wire
from rumpus.table.commands.undo import check_undo
from rumpus.table.log import documents, entries
from rumpus.table.log.live_game import LiveGame
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal
from tests.table.people import Device, House, Person, house, play_on

Go = Callable[[Any], Any]

GAMES = [pytest.param(game, id=game.name) for game in catalogue.games()]


def why(answer: wire.ServerMessage) -> str:
    assert isinstance(answer, wire.Refused), answer
    return answer.why


def done(answer: wire.ServerMessage) -> bool:
    assert isinstance(answer, wire.Done), answer
    return True


def heard(device: Device, kind: type[Any]) -> list[Any]:
    return [message for message in device.messages if isinstance(message, kind)]


async def party(
    stack: AsyncExitStack, room: House, game: str, people: int, bots: int = 0, **wish: Any
) -> tuple[str, list[Device], list[Person]]:
    """A table that was dealt to so many people and bots."""
    guests = [await stack.enter_async_context(Person(room)) for _ in range(people)]
    table = await guests[0].make(game, seats=people + bots, bots=["random"] * bots, **wish)
    devices = [await guest.come(table) for guest in guests]
    for number, device in enumerate(devices[1:], 1):
        done(await device.ask("sit", name=f"p{number}"))
    done(await devices[0].ask("start"))
    return table, devices, guests


# Faces


def test_a_face_is_seen_by_all_and_kept_by_nobody(go: Go, sqlite_database: str) -> None:
    at = [1_800_000_000.0]

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, lambda: at[0]))
            table, [els, tom], [host, _] = await party(stack, room, "bounce", 2, pace="relaxed")
            screen = await host.come(table, watch=True)
            rows = len(await room.store.rows(table))
            assert done(await els.ask("react", seat=0, face="laugh"))
            for device in (tom, screen, els):
                await device.until_known(lambda d: bool(heard(d, wire.Reacted)))
                assert heard(device, wire.Reacted) == [wire.Reacted(0, "laugh")]
            assert why(await els.ask("react", seat=0, face="gasp")) == "too_fast"
            assert done(await tom.ask("react", seat=1, face="tear"))  # each seat has its own time
            at[0] += 1.9
            assert why(await els.ask("react", seat=0, face="gasp")) == "too_fast"
            at[0] += 0.2
            assert done(await els.ask("react", seat=0, face="gasp"))
            assert why(await els.ask("react", seat=1, face="gasp")) == "not_yours"
            assert why(await els.ask("react", seat=0, face="grin")) == "bad_message"
            assert len(await room.store.rows(table)) == rows, "nothing of it is kept"

    go(evening())


def test_a_second_device_of_a_seat_does_not_make_faces_twice_as_fast(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database, lambda: 1.8e9) as room, Person(room) as els:
            table = await els.make("bounce", seats=1)
            one, other = await els.come(table), await els.come(table)
            assert done(await one.ask("react", seat=0, face="star"))
            assert why(await other.ask("react", seat=0, face="star")) == "too_fast"

    go(evening())


def test_strict_tables_have_no_faces(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with house(sqlite_database) as room, Person(room) as els:
            device = await els.come(await els.make("bounce", seats=1, strict=True))
            assert why(await device.ask("react", seat=0, face="wink")) == "reaction"

    go(evening())


# Coming and going


def test_who_goes_is_seen_to_be_gone_at_once(go: Go, sqlite_database: str) -> None:
    """Long before the log says that they are away."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, away_after=3600.0))
            table, [els, tom], [_, tom_person] = await party(stack, room, "bounce", 2, pace="relaxed")
            second = await tom_person.come(table)
            rows = len(await room.store.rows(table))
            await tom.close()
            await els.ask("describe", seat=0)
            assert heard(els, wire.Attendance)[-1].gone == [], "another device of the seat is still here"
            await second.close()
            await els.until_known(lambda d: heard(d, wire.Attendance)[-1].gone == [1])
            assert not els.chairs[1].away
            await tom_person.come(table)
            await els.until_known(lambda d: heard(d, wire.Attendance)[-1].gone == [])
            assert len(await room.store.rows(table)) == rows

    go(evening())


def test_who_watches_is_counted_and_named(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database))
            table, [els, _], [host, _] = await party(stack, room, "bounce", 2, pace="relaxed")
            noor, nobody = [await stack.enter_async_context(Person(room)) for _ in range(2)]
            await noor.http.patch("/api/me", json={"name": "Noor"})
            await host.come(table, watch=True)  # a big screen is nobody
            device = await noor.come(table)
            await noor.come(table)  # two windows of one person
            last = await nobody.come(table)
            for each in (els, device, last):
                await each.until_known(lambda d: heard(d, wire.Attendance)[-1:] == [wire.Attendance([], 2, ["Noor"])])
            await last.close()
            await els.until_known(lambda d: heard(d, wire.Attendance)[-1] == wire.Attendance([], 1, ["Noor"]))

    go(evening())


# A chair


def test_a_watcher_is_given_a_bots_chair_at_the_next_natural_moment(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, rate=1000.0))
            table, [els, tom], _ = await party(stack, room, "bounce", 2, 1, pace="relaxed")
            noor = await stack.enter_async_context(Person(room))
            device = await noor.come(table)
            assert why(await els.ask("ask_chair")) == "taken"
            assert done(await device.ask("ask_chair", name="Noor"))
            assert done(await device.ask("ask_chair", name="Noor"))  # once is enough
            assert why(await device.ask("give_chair", ask=1, seat=1)) == "not_host"
            assert why(await tom.ask("give_chair", ask=1, seat=1)) == "not_host"
            await els.until_known(lambda d: d.table is not None and bool(d.table.chair_asks))
            assert els.table is not None
            assert els.table.chair_asks == [wire.ChairAsk(1, "Noor", None)]
            assert why(await els.ask("give_chair", ask=1, seat=2)) == "chair"  # nobody is sent away
            assert why(await els.ask("give_chair", ask=7, seat=1)) == "gone"
            assert done(await els.ask("give_chair", ask=1, seat=1))
            await device.until_known(lambda d: d.seats == [1])
            assert (device.chairs[1].kind, device.chairs[1].name) == ("person", "Noor")
            assert device.table is not None
            assert device.table.chair_asks == []
            assert room.room.tables[table].state.uneven
            [seat] = [seat for seat in await room.store.seats(table) if seat.seat == 1]
            assert seat.guest is not None, "the lobby knows it as theirs"

    go(evening())


def test_a_promised_chair_changes_hands_when_nothing_is_asked_of_it() -> None:
    game = catalogue.game("bounce")
    state = table_state(game, ["els", ""])
    change(state, entries.AskedChair("noor", "Noor"), entries.GaveChair(1, 1))
    from rumpus.table.commands.play import play_moves
    from rumpus.table.log.transaction import Transaction

    random, taken = Random(1), False
    while state.phase == "playing" and not taken:
        live_game = state.need_game()
        seat = live_game.waiting[0]
        tx = Transaction(state, "", 2.0)
        play_moves(tx, seat, [random.choice(live_game.asked[seat] or [])])
        taken = any(isinstance(body, entries.TookChair) for body in tx.bodies)
        assert taken == (1 not in live_game.waiting)
    assert state.chairs[1].guest == "noor"


def test_an_ask_can_be_declined_or_withdrawn_and_there_are_few(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, rate=1000.0, away_after=0.0))
            table, [els], _ = await party(stack, room, "bounce", 1, 1, pace="relaxed")
            people = [await stack.enter_async_context(Person(room)) for _ in range(5)]
            devices = [await person.come(table) for person in people]
            for device in devices[:4]:
                assert done(await device.ask("ask_chair"))
            assert why(await devices[4].ask("ask_chair")) == "chair"
            assert done(await els.ask("give_chair", ask=1))
            assert done(await devices[1].ask("ask_chair", on=False))
            await devices[2].close()  # gone, and asks no more
            await els.until_known(lambda d: d.table is not None and [a.number for a in d.table.chair_asks] == [4])

    go(evening())


# Giving up


def test_who_gives_up_leaves_the_seat_to_a_bot_for_good(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database))
            table, [els, tom], _ = await party(stack, room, "bounce", 2, pace="relaxed")
            assert why(await els.ask("resign", seat=1)) == "not_yours"
            assert done(await tom.ask("resign", seat=1))
            await els.until_known(lambda d: d.chairs[1].resigned)
            assert els.chairs[1].sits_in
            assert why(await tom.ask("take_back", seat=1)) == "not_now"
            await play_on(els)
            assert els.result is not None
            assert len(els.result.places) == 2, "places are the game's"
            assert not room.room.tables[table].state.rated

    go(evening())


# Taking back


def table_state(game: Game, guests: list[str], **setup: Any) -> TableState:
    """A table that was dealt, without a room; an empty guest is a bot."""
    wish = {"pace": "relaxed", "way": "devices", "listed": False, "strict": False} | setup
    state = TableState("t")
    made = entries.Made(
        seats=len(guests), options={}, deck=None, game=game.name, rules=game.version, code="ABCD", host=guests[0],
        secret="11" * 32, **wish,
    )  # fmt: skip
    sat = [entries.Sat(s, f"p{s}", s + 1, guest, "" if guest else "random") for s, guest in enumerate(guests)]
    change(state, made, *sat, entries.Dealt(list(range(len(guests))), rules=game.version))
    state.need_game().draw_all(1.0)
    return state


def change(state: TableState, *bodies: entries.AnyBody) -> None:
    for body in bodies:
        state.do(body, 1.0)


def may(live_game: LiveGame, seat: int) -> bool:
    try:
        check_undo(live_game, seat)
    except Refusal:
        return False
    return True


def walk(game: Game, games: int, visit: Callable[[LiveGame, LiveGame, int], None]) -> None:
    """Random games: called with the game before a decision, after it, and with whose it was."""
    for number in range(games):
        random = Random(number)
        seats = random.choice(list(game.seats))
        live_game = LiveGame(game, options_for(game, seats), "relaxed", bytes([number] * 32), [b""] * seats)
        live_game.draw_all(1.0)
        for _ in range(60):
            if live_game.over:
                break
            seat = random.choice(live_game.waiting)
            before = live_game.branch()
            before.steps = live_game.steps
            live_game = live_game.branch()
            live_game.act(seat, random.choice(live_game.asked[seat] or []), 2.0)
            visit(before, live_game, seat)
            live_game.draw_all(2.0)


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_leaves_the_game_as_it_was(game: Game) -> None:
    def visit(before: LiveGame, after: LiveGame, seat: int) -> None:
        for other in range(after.options.seats):
            assert other == seat or not may(after, other), "only one's own move"
        if not may(after, seat):
            return
        back = after.without_last(3.0)
        assert back.state == before.state
        assert (back.waiting, back.asked, back.draws) == (before.waiting, before.asked, before.draws)
        assert back.decisions[seat] > after.decisions[seat], "what was sent for the old question answers nothing"

    walk(game, 4, visit)


@pytest.mark.parametrize("game", GAMES)
def test_asking_to_take_back_tells_nothing_of_what_others_did_in_secret(game: Game) -> None:
    """Where a seat alone decides in the open, everybody notices that it did; nowhere else is anything taken back."""

    def visit(before: LiveGame, after: LiveGame, seat: int) -> None:
        alone = before.waiting == [seat] and not before.sealed
        if alone:
            assert after.seen_at == 2.0, "a decision that nobody noticed"
        for other in range(after.options.seats):
            if other != seat and not alone:
                assert not may(before, other)
                assert not may(after, other)

    walk(game, 4, visit)


def test_a_move_is_taken_back_when_all_others_agree(go: Go, room_database: str) -> None:
    """And the log, a restart, the record and the page's own count of decisions all agree with it."""
    game = "beasty_bar"

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(room_database, rate=1000.0))
            table, devices, _ = await party(stack, room, game, 3, pace="relaxed")
            seat = await play_until_undoable(room, table, devices)
            live = room.room.tables[table]
            after = live.state.need_game()
            wanted = after.states()[-2]
            asker, others = devices[seat], [d for s, d in enumerate(devices) if s != seat]
            decision = after.decisions[seat]
            assert done(await asker.ask("undo", seat=seat))
            assert why(await asker.ask("answer_undo", seat=seat, yes=True)) == "not_yours"
            for number, device in enumerate(others):
                await device.until_known(lambda d: d.table is not None and d.table.undo is not None)
                assert live.state.need_game().state == after.state, "not before all have agreed"
                assert done(await device.ask("answer_undo", seat=device.seats[0], yes=True))
                assert number or live.state.undo_asked is not None
            back = live.state.need_game()
            assert back.state == wanted
            await asker.until(lambda m: isinstance(m, wire.Snapshot))
            asked = asker.asked[seat]
            assert asked is not None
            assert asked.decision > decision
            assert asker.table is not None
            assert asker.table.undo is None
            assert live.state.uneven
            del room.room.tables[table]
            again = await room.room.table(table)
            assert again is not None
            assert again.state.need_game().state == wanted
            assert again.state.need_game().decisions == back.decisions

    go(evening())


async def play_until_undoable(room: House, table: str, devices: list[Device]) -> int:
    random = Random(5)
    while True:
        live_game = room.room.tables[table].state.need_game()
        assert not live_game.over
        seat = live_game.waiting[0]
        device = devices[seat]
        await device.until_known(lambda d, seat=seat: d.asked.get(seat) is not None)
        asked = device.asked[seat]
        assert asked is not None
        done(await device.play(seat, random.choice(asked.legal).move))
        live_game = room.room.tables[table].state.need_game()
        if not live_game.over and may(live_game, seat):
            return seat


def test_one_who_says_no_is_enough_and_the_next_step_ends_the_asking(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, rate=1000.0))
            table, devices, _ = await party(stack, room, "beasty_bar", 2, pace="relaxed")
            seat = await play_until_undoable(room, table, devices)
            asker, other = devices[seat], devices[1 - seat]
            assert done(await asker.ask("undo", seat=seat))
            assert done(await other.ask("answer_undo", seat=1 - seat, yes=False))
            assert why(await other.ask("answer_undo", seat=1 - seat, yes=True)) == "gone"
            assert done(await asker.ask("undo", seat=seat))
            await other.until_known(lambda d: d.table is not None and d.table.undo is not None)
            [now] = room.room.tables[table].state.need_game().waiting
            await devices[now].until_known(lambda d: d.asked.get(now) is not None)
            asked = devices[now].asked[now]
            assert asked is not None
            assert done(await devices[now].play(now, asked.legal[0].move))
            for device in devices:
                await device.until_known(lambda d: d.table is not None and d.table.undo is None)
            assert why(await other.ask("answer_undo", seat=1 - seat, yes=True)) == "gone"

    go(evening())


def test_the_record_of_a_game_with_a_move_taken_back_is_a_game() -> None:
    game = catalogue.game("beasty_bar")
    state = table_state(game, ["els", "tom"])
    random, taken = Random(2), 0
    while state.phase == "playing":
        live_game = state.need_game()
        seat = live_game.waiting[0]
        change(state, entries.Played(seat, [random.choice(live_game.asked[seat] or [])]))
        live_game = state.need_game()
        if not live_game.over and live_game.turn >= 0 and taken < 5 and may(live_game, seat):
            taken += 1
            change(state, entries.AskedUndo(seat), entries.AnsweredUndo(1 - seat, True), entries.Undone(seat))
        state.need_game().draw_all(1.0)
        if state.need_game().over:
            score = state.need_game().score()
            change(state, entries.Finished(score.points, score.places))
    assert taken
    written = documents.record(state)
    record = read_record(written.text)
    assert replay(game, record).state == state.need_game().state


def test_strict_tables_take_nothing_back(go: Go, sqlite_database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(house(sqlite_database, rate=1000.0))
            table, devices, _ = await party(stack, room, "beasty_bar", 2, pace="relaxed", strict=True)
            seat = await play_until_undoable(room, table, devices)
            assert why(await devices[seat].ask("undo", seat=seat)) == "undo"

    go(evening())


# What others may be told


def test_new_entries_are_read_by_their_names() -> None:
    bodies: list[entries.AnyBody] = [
        entries.Resigned(1, "regular"), entries.AskedUndo(0), entries.AnsweredUndo(1, True), entries.Undone(0),
        entries.AskedChair("g", "n"), entries.DroppedAsk(1), entries.GaveChair(1, 2), entries.TookChair(2, "g", "n"),
        entries.ShownOut(1, "regular"), entries.Muted(True), entries.Muted(False, 2), entries.Shut(True),
    ]  # fmt: skip
    from rumpus.table.store import Row

    for body in bodies:
        row = entries.entry(body, 1.0)
        assert entries.body_of(Row("t", 1, row.kind, row.body, row.at)) == body
        assert msgspec.json.decode(row.body) is not None
