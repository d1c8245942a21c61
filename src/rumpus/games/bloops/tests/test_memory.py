"""The screen forgets, the engine remembers: both against a pencil that follows every card by what is told of it."""

from __future__ import annotations

from itertools import count

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Event
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know, see
from rumpus.games.bloops.state import BATCHES, HAND, KINDS, MEMORISE, OVER_NOW, State
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.seats import WATCHER

GAME = catalogue.game("bloops")
TABLES = [(seats, pace) for seats in GAME.seats for pace in ("race", "relaxed")]


def new_table(seats: int, pace: str, number: int) -> Session:
    return Session(GAME, options_for(GAME, seats, {"pace": pace}), number.to_bytes(32, "big"))


def state_of(session: Session) -> State:
    assert isinstance(session.state, State)
    return session.state


def step(session: Session, draw: list[int], calm: bool = False) -> list[Event]:
    """A random step; a calm player seldom guesses, so that the game gets somewhere."""
    if not session.waiting:
        return list(session.land().events)
    seat = session.waiting[below(draw, len(session.waiting))]
    moves = session.legal(seat)
    if calm and below(draw, 8):
        moves = [m for m in moves if not GAME.move_code(m).startswith(("counter", "swap", "bloops"))] or moves
    return list(session.play(seat, moves[below(draw, len(moves))]).events)


class Pencil:
    """Follows every card by what everybody is told, and notes for each seat which ones its screen has shown."""

    def __init__(self, seats: int) -> None:
        self.fresh = count()
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.drawn = -1
        self.seen: list[set[int]] = [set() for _ in range(seats)]

    def follow(self, event: Event) -> None:
        told = {name: value or 0 for name, value in event.arguments.items()}
        row = self.rows[told["seat"]] if "seat" in told else []
        match event.kind:
            case "deals":
                row.append(next(self.fresh))
            case "keeps":
                row.append(self.drawn)
            case "discards" | "counters" if told["place"]:
                del row[told["place"] - 1]
            case "rearranges":
                at = told["place"] - 1
                row[at], row[at + 1] = row[at + 1], row[at]
            case "swaps":
                at, there, other = told["place"] - 1, told["other_place"] - 1, self.rows[told["other"]]
                row[at], other[there] = other[there], row[at]
            case _:
                pass

    def watch(self, s: State) -> None:
        for seat, seen in enumerate(self.seen):
            shown = see(s, seat)["card"]
            seen |= {card for other, row in enumerate(self.rows) for at, card in enumerate(row) if shown[other][at]}
            if s.phase == HAND and see(s, seat)["drawn"]:
                seen.add(self.drawn)


@pytest.mark.parametrize(("seats", "pace"), TABLES)
@pytest.mark.parametrize("number", range(3))
def test_a_seat_knows_exactly_the_cards_it_has_been_shown(seats: int, pace: str, number: int) -> None:
    session, draw, pencil = new_table(seats, pace, number), draw_of(bytes(32), number), Pencil(seats)
    while not session.over:
        before = state_of(session).phase
        for event in step(session, draw, calm=number > 0):
            pencil.follow(event)
        s = state_of(session)
        if s.phase == HAND and before != HAND:
            pencil.drawn = next(pencil.fresh)
        pencil.watch(s)
        assert [len(row) for row in pencil.rows] == s.count[:seats]
        for seat in range(seats):
            known = know(s, seat)
            for other in range(seats):
                truth = [
                    s.card[other][at] if card in pencil.seen[seat] else 0 for at, card in enumerate(pencil.rows[other])
                ]
                assert known.card[other][: s.count[other]] == truth


@pytest.mark.parametrize(("seats", "pace"), TABLES)
def test_a_screen_shows_a_card_only_while_it_is_looked_at(seats: int, pace: str) -> None:
    """Own looks end with the look; a card shown to all is gone after one's own next decision."""
    session, draw = new_table(seats, pace, 4), draw_of(bytes(32), 4)
    while not session.over:
        told = step(session, draw)
        s = state_of(session)
        if s.phase == OVER_NOW:
            break
        acted = session.steps[-1].seat
        for seat in range(seats):
            cards = sum(1 for row in see(s, seat)["card"] for card in row if card)
            if s.phase == MEMORISE:
                assert cards == (3 if s.looking >> seat & 1 else 0)
            elif seat == acted and not s.looking >> seat & 1:
                assert cards == sum(event.kind == "wrong" for event in told)
        assert "knows" not in see(s, WATCHER)
        assert "discards" not in see(s, 0)


@pytest.mark.parametrize(("seats", "pace"), TABLES)
def test_what_is_left_of_each_shuffling_is_known_to_all(seats: int, pace: str) -> None:
    for number in range(4):
        session, draw = new_table(seats, pace, number), draw_of(bytes(32), number)
        while not session.over:
            step(session, draw)
            s = state_of(session)
            found = [[0] * KINDS for _ in range(BATCHES)]
            for seat in range(seats):
                for at in range(s.count[seat]):
                    found[s.batch[seat][at]][s.card[seat][at]] += 1
            if s.phase == HAND:
                found[s.drawn_batch][s.drawn] += 1
            for kind in range(KINDS):
                found[s.batch_now][kind] += s.pile[kind]
            assert found == s.loose


def test_unseen_cards_are_guessed_from_their_own_shuffling() -> None:
    """The 3 and the 4 were dealt before the discards were shuffled; two 8s and a 5 since: one before a seat."""
    three, four, five, eight = (GAME.state.CARD.number(word) for word in ("3", "4", "5", "8"))
    s = GAME.new(options_for(GAME, 2))
    assert isinstance(s, State)
    s.dealing, s.phase, s.batch_now = 0, GAME.state.DRAW, 1
    s.loose = [[0] * KINDS for _ in range(BATCHES)]
    s.loose[0][three] = s.loose[0][four] = s.loose[1][five] = 1
    s.loose[1][eight] = 2
    s.count = [2, 1, 0, 0, 0]
    s.batch[0][1] = 1
    draw, worlds = draw_of(bytes(32)), 600
    first_is_three = second_is_eight = 0
    for _ in range(worlds):
        world = s.copy()
        GAME.rules.imagine(world, 0, draw)
        assert {world.card[0][0], world.card[1][0]} == {three, four}
        assert sum(world.pile) == 2
        first_is_three += world.card[0][0] == three
        second_is_eight += world.card[0][1] == eight
    assert abs(first_is_three / worlds - 1 / 2) < 0.07
    assert abs(second_is_eight / worlds - 2 / 3) < 0.07
