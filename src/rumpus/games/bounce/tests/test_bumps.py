"""A second referee of Bounce, plain, slow and recursive, written from the rulings: both must agree everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.games.bounce import jump
from rumpus.games.bounce.state import DECIDE, OVER_NOW, State

UP, DOWN = "up", "down"
GAME = catalogue.game("bounce")


@dataclass
class Token:
    spot: int = 0  # 0 is the lawn
    arrow: str = UP
    counter: int = 0
    place: int = 0
    sick: bool = False

    @property
    def step(self) -> int:
        return self.spot if self.arrow == UP else 19 - self.spot


class Referee:
    """The tokens around the trampoline, seat by seat."""

    def __init__(self, tokens: list[Token], play_on: bool) -> None:
        self.tokens, self.play_on, self.collisions = tokens, play_on, 0

    @property
    def finished(self) -> bool:
        anybody_home = any(token.place for token in self.tokens)
        return (anybody_home and not self.play_on) or all(token.place or token.sick for token in self.tokens)

    def roll(self, seat: int, pips: int) -> None:
        token = self.tokens[seat]
        for _ in range(pips):
            self.one_step(token)
            if token.sick:
                return
        self.slow_down(token)
        self.collisions = 0
        self.arrive(seat)

    def one_step(self, token: Token) -> None:
        if token.spot == 0:
            token.spot, token.arrow, token.counter = 1, UP, 1
        elif token.arrow == UP:
            if token.spot == 9:
                token.arrow = DOWN
            else:
                token.spot += 1
        elif token.spot > 1:
            token.spot -= 1
        else:
            token.arrow = UP
            token.counter += 1
            token.sick = token.counter == 15

    def slow_down(self, token: Token) -> None:
        if token.counter >= 10 and token.arrow == UP and token.spot > 1:
            token.arrow = DOWN

    def arrive(self, seat: int) -> None:
        """Rulings 3 to 5 for a token that has just come to its spot."""
        mine = self.tokens[seat]
        if mine.spot == 1 and mine.arrow == DOWN:
            mine.place = 1 + sum(token.place > 0 for token in self.tokens)
            return
        arrived = (mine.spot, mine.arrow)
        for i in range(1, len(self.tokens)):
            neighbour = (seat + i) % len(self.tokens)
            other = self.tokens[neighbour]
            if self.finished or self.collisions == len(self.tokens) or (mine.spot, mine.arrow) != arrived:
                return
            if other.spot != mine.spot or other.place or other.sick:
                continue
            self.collisions += 1
            if mine.arrow == UP and other.arrow == DOWN:
                mine.spot, mine.arrow = mine.spot - 1, DOWN
                self.arrive(seat)
                return
            if mine.arrow == UP and other.spot == 9:
                other.arrow = DOWN
                continue
            if mine.arrow == UP:
                other.spot += 1
            else:
                other.spot, other.arrow = other.spot - 1, DOWN
            self.slow_down(other)
            self.arrive(neighbour)


def table_of(tokens: list[Token], play_on: bool) -> State:
    s = State()
    s.seats, s.play_on, s.phase = len(tokens), int(play_on), DECIDE
    for seat, token in enumerate(tokens):
        s.step[seat], s.jumps[seat] = token.step, token.counter
        s.place[seat], s.sick[seat] = token.place, int(token.sick)
    return s


def same(s: State, referee: Referee) -> None:
    n = s.seats
    assert s.step[:n] == [token.step for token in referee.tokens]
    assert s.jumps[:n] == [token.counter for token in referee.tokens]
    assert s.place[:n] == [token.place for token in referee.tokens]
    assert s.sick[:n] == [int(token.sick) for token in referee.tokens]
    assert not any(s.chain), "nothing is left of the chain"
    assert not any(s.met)


def crowd(rng: Random) -> list[Token]:
    """Two to four tokens, close together: where chains are long."""
    low = rng.randrange(1, 9)
    spots = range(low, min(9, low + rng.randrange(3)) + 1)
    tokens: list[Token] = []
    for _ in range(rng.randrange(2, 5)):
        token = Token(rng.choice(spots), rng.choice((UP, DOWN)), rng.choice((1, 4, 5, 9, 10, 14)))
        if token.spot == 1:
            token.arrow = UP
        if rng.random() < 0.05:
            token.spot, token.arrow, token.counter = 0, UP, 0
        tokens.append(token)
    return tokens


@pytest.mark.slow
@pytest.mark.parametrize("play_on", [False, True])
def test_every_pile_up_ends_as_the_rulings_say(play_on: bool) -> None:
    rng, chains = Random(5), 0
    for _ in range(40_000):
        tokens = crowd(rng)
        seat, pips = 0, rng.randrange(1, 7)
        s, referee = table_of(tokens, play_on), Referee(tokens, play_on)
        before = [(token.step, token.counter) for token in tokens]
        referee.roll(seat, pips)
        jump.jump(s, seat, pips, None)
        try:
            same(s, referee)
        except AssertionError as error:
            raise AssertionError(f"{before} rolls {pips}: {error}") from None
        assert sorted(place for place in s.place if place) == list(range(1, jump.count_home(s) + 1))
        chains += referee.collisions > 2
    assert chains > 1000


@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_agree(seats: int, play_on: bool) -> None:
    rng, rules = Random(seats), GAME.rules
    for _ in range(150):
        s = GAME.new(options_for(GAME, seats, {"play_on": play_on}))
        assert isinstance(s, State)
        referee = Referee([Token() for _ in range(seats)], play_on)
        rules.land(s, rng.randrange(seats), None)
        while s.phase != OVER_NOW:
            seat, pips = s.mover, 0
            rules.play(s, seat, rng.choice(GAME.legal(s, seat)), None)
            while rules.turn(s) < 0:
                outcome = rng.randrange(len(GAME.odds(s)))
                pips += outcome + 1
                rules.land(s, outcome, None)
            referee.roll(seat, pips)
            same(s, referee)
            assert referee.finished == (s.phase == OVER_NOW)
