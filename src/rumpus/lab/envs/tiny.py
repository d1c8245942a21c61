"""A tiny version of each game: few cards, few seats, and everything that makes the game. Small enough to be solved
exactly, so that one can say how far a bot is from perfect play.

House decks must be whole boxes, so a tiny version is a set-up of its own: positions by today's rules with little left
to play, of which chance deals one. What each seat may know of them is what the rules say, as everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState
from rumpus.lab.envs.setting import environment_options


@dataclass(frozen=True)
class TinyGame:
    """`deals`: from an empty table, the positions that chance deals, each as likely."""

    name: str
    seats: int
    about: str
    deals: Callable[[Game, Any], Iterator[Any]]

    @property
    def game(self) -> Game:
        return catalogue.game(self.name)

    @property
    def options(self) -> Options:
        return environment_options(self.game, self.seats)

    def starts(self) -> list[tuple[GameState, int]]:
        """Each position once, and in how many of the deals it comes."""
        found = Counter(start.pack() for start in self.deals(self.game, self.game.new(self.options)))
        return [(self.game.state_type.unpack(cells), count) for cells, count in found.items()]


def beasty_bar(game: Game, s: Any) -> Iterator[Any]:
    """Four animals each, of which two are in hand; the others are drawn, one after each turn. All else has gone."""
    names = game.names["animal"]
    animal, card = names.words.index, game.names["card"].words.index
    held, drawn, waiting = ("ostrich", "porcupine"), ("cheetah", "rhino"), ("llama", "tiger")
    values = len(s.pile[0])
    for seat, colour in enumerate("ab"):
        left = {animal(word) - 1 for word in drawn}
        s.hand[seat][: len(held)] = [animal(word) for word in held]
        s.hand_size[seat] = len(held)
        s.line[seat] = card(f"{waiting[seat]}.{colour}")
        s.pile[seat] = [int(value in left) for value in range(values)]
        s.pile_size[seat] = len(left)
        gone = set(range(values)) - left - {animal(word) - 1 for word in (*held, waiting[seat])}
        for value in sorted(gone):
            s.out[sum(one > 0 for one in s.out)] = card(f"{names[value + 1]}.{colour}")
    s.phase = game.names["phase"].words.index("draw")
    yield s


def bloops(game: Game, s: Any) -> Iterator[Any]:
    """The last turn after a call: one card each, one drawn, one for a penalty. Everybody knows his own."""
    kind, phase = game.names["card"].words.index, game.names["phase"].words.index
    cards = [kind(value) for value in ("1", "3", "3", "5")]
    last = len(s.loose) - 1  # so nothing is shuffled any more
    s.pile = [0] * len(s.pile)
    s.loose = [[0] * len(row) for row in s.loose]
    for card in cards:
        s.loose[last][card] += 1
    s.batch_now, s.drawn_batch, s.dealing = last, last, 0
    s.phase, s.mover, s.caller, s.drawn_by = phase("hand"), 1, 1, 2
    s.rearranged[:2] = [6, 6]
    s.pile_count = 1
    for first, second, drawn, *rest in permutations(cards):
        one = s.copy()
        for seat, card in enumerate((first, second)):
            one.card[seat][0], one.batch[seat][0], one.knows[seat][0] = card, last, 1 << seat
            one.count[seat] = 1
        one.drawn = drawn
        for card in rest:
            one.pile[card] += 1
        yield one


def boogie_beasts(game: Game, s: Any) -> Iterator[Any]:
    """The last jumprun, planned unseen: a figure or a bother for two of the three, one "yes" for each."""
    kind = game.names["jumpcard"].words.index
    deck = [kind("figure-2"), kind("minus-1")]
    s.deck, s.pile = [0] * len(s.deck), [0] * len(s.pile)
    for card in deck:
        s.deck[card] += 1
    s.sorts = [0] * len(s.sorts)
    s.sorts[game.names["sort"].words.index("yes")] = 1
    for seat in range(s.seats):
        s.characters[seat] = list(s.sorts)
        s.opened[seat] = 1 << seat
        s.backs[seat] = 24  # what is laid stays
    s.run, s.phase = len(s.sheet[0]) - 1, game.names["phase"].words.index("plan")
    s.held[0] = s.held[1] = 1
    for cards in permutations(deck):
        one = s.copy()
        for seat, card in enumerate(cards):
            one.hand[seat][card] += 1
        yield one


def boulder_bluff(game: Game, s: Any) -> Iterator[Any]:
    """The last boulder, two cards each, and two chalk tokens."""
    kind = game.names["card"].words.index
    cards = [kind(word) for word in ("orange-1", "orange-2", "green-2", "bear")]
    for pile in (s.whole, s.deck, s.shuffled):
        pile[:] = [cards.count(card) for card in range(len(pile))]
    s.deck = [0] * len(s.deck)
    s.deck_left = 0
    place = game.names["place"].words.index
    points = s.boulder_points
    target = next(i for i, base in enumerate(s.boulder_base) if base and points[i] == 2)
    for boulder, where in enumerate(s.boulder_at):
        if where:
            s.boulder_at[boulder] = 0
    s.boulder_at[target], s.row[0], s.pile_left = place("row"), target + 1, 0
    s.token = [-1, 1] + [0] * (len(s.token) - 2)
    s.bag = [1, 1] + [0] * (len(s.bag) - 2)
    s.tokens, s.opening = 2, 0
    s.phase = game.names["phase"].words.index("decide")
    for mine in combinations(range(len(cards)), 2):
        one = s.copy()
        for number, card in enumerate(cards):
            seat = 0 if number in mine else 1
            one.hand[seat][card] += 1
            one.drawn[seat][card] += 1
        one.cards[:2] = one.drew[:2] = [2, 2]
        yield one


def bounce(game: Game, s: Any) -> Iterator[Any]:
    """The last jump of two, a few steps from home."""
    s.step[:2], s.jumps[:2] = [13, 14], [14, 14]
    s.phase = game.names["phase"].words.index("decide")
    yield s


TINY = (
    TinyGame("beasty_bar", 2, "four animals each, two in hand", beasty_bar),
    TinyGame("bloops", 2, "the last turn after a call, one card each", bloops),
    TinyGame("boogie_beasts", 3, "the last jumprun, two jumpcards", boogie_beasts),
    TinyGame("boulder_bluff", 2, "the last boulder, two cards each", boulder_bluff),
    TinyGame("bounce", 2, "the last jump", bounce),
)
