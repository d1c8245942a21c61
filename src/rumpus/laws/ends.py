"""A game ends under every play, not under random play alone: here stubborn players try to keep it going.

Each has one habit: undo, wait, exchange, pass; the move that leads back to where the game has been; the one that
changes least; always the first, always the last. Chance is as stubborn, and may favour them. Whatever they do, the game
is over within LONGEST decisions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle

from rumpus.core.game import Game
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState
from rumpus.laws.positions import LawTable, assert_ends, possible

# What keeps a game going, in words of move codes; and what brings it nearer to its end.
IDLE = ("back", "wait", "swap", "exchange", "pass", "warm", "stay", "peek", "grab", "got", "keep")
ENDING = ("bloops", "done", "seal", "ready", "climb", "boulder", "draw", "faceplant")
LOOKED_AT = 6  # moves that a chooser tries out at one decision
TOLD = 4  # moves of a game that does not end


@dataclass
class Stubborn:
    """What the players of a game remember of it."""

    game: Game
    draw: list[int]
    seen: set[bytes] = field(default_factory=set[bytes])

    def after(self, s: GameState, seat: int, move: int) -> bytes:
        after = s.copy()
        self.game.rules.play(after, seat, move, None)
        return after.pack()

    def some(self, moves: list[int]) -> list[int]:
        """All moves, or the first, the last and some between: what undoes stands at either end."""
        if len(moves) <= LOOKED_AT:
            return moves
        half = LOOKED_AT // 2
        return [*moves[:2], *(moves[below(self.draw, len(moves))] for _ in range(half - 2)), *moves[-half:]]


Chooser = Callable[[Stubborn, GameState, int, list[int]], int]


def first(player: Stubborn, s: GameState, seat: int, moves: list[int]) -> int:
    return moves[0]


def last(player: Stubborn, s: GameState, seat: int, moves: list[int]) -> int:
    return moves[-1]


def idler(player: Stubborn, s: GameState, seat: int, moves: list[int]) -> int:
    """Never the move that ends something, if there is another; of these, one that is like waiting."""

    def rank(move: int) -> tuple[int, int]:
        code = player.game.move_code(move)
        idle = any(code.startswith(word) for word in IDLE)
        return (-1 if idle else 1 if any(word in code for word in ENDING) else 0, below(player.draw, 1000))

    return min(moves, key=rank)


def returner(player: Stubborn, s: GameState, seat: int, moves: list[int]) -> int:
    """Back to where the game has been, by whatever move."""
    tried = player.some(moves)
    again = [move for move in tried if player.after(s, seat, move) in player.seen]
    return (again or tried)[below(player.draw, len(again or tried))]


def tiny(player: Stubborn, s: GameState, seat: int, moves: list[int]) -> int:
    """The move that changes least; of equals, any."""
    before = s.pack()

    def change(move: int) -> tuple[int, int]:
        differs = int.from_bytes(before) ^ int.from_bytes(player.after(s, seat, move))
        return len(before) - differs.to_bytes(len(before)).count(0), below(player.draw, 1000)

    return min(player.some(moves), key=change)


def most_choices(player: Stubborn, s: GameState, seat: int, moves: list[int]) -> int:
    """Greedy for a long game: where the most is left to choose."""

    def room(move: int) -> tuple[int, int]:
        after = s.copy()
        player.game.rules.play(after, seat, move, None)
        who = player.game.turn(after)
        left = sum(len(player.game.legal(after, i)) for i in range(8) if who > 0 and who >> i & 1)
        return left, below(player.draw, 1000)

    return max(player.some(moves), key=room)


CHOOSERS: tuple[Chooser, ...] = (first, last, idler, returner, tiny, most_choices)

Luck = Callable[[list[int], list[int]], int]
LUCK: dict[str, Luck] = {
    "first": lambda draw, outcomes: outcomes[0],
    "last": lambda draw, outcomes: outcomes[-1],
    "middle": lambda draw, outcomes: outcomes[len(outcomes) // 2],
    "any": lambda draw, outcomes: outcomes[below(draw, len(outcomes))],
}


def decisions(table: LawTable, chooser: Chooser, luck: Luck, number: int) -> int:
    """How long these players and this luck keep the game going; the bound is checked on the way."""
    game, draw = table.game, draw_of(number.to_bytes(32, "big"))
    rules, player, count, draws = game.rules, Stubborn(game, draw_of(bytes(32), number)), 0, 0
    latest = deque[str](maxlen=TOLD)
    s = game.new(table.options)
    order = cycle(range(table.options.seats))
    while (who := game.turn(s)) != OVER:
        assert_ends(game, count, draws, latest)
        if who == CHANCE:
            draws += 1
            rules.land(s, luck(draw, possible(game, s)), None)
            continue
        player.seen.add(s.pack())
        seat = next(i for i in order if who >> i & 1) if number % 2 else (who & -who).bit_length() - 1
        move = chooser(player, s, seat, game.legal(s, seat))
        rules.play(s, seat, move, None)
        latest.append(f"{seat + 1} {game.move_code(move)}")
        count += 1
    assert_ends(game, count, draws, latest)
    return count


def nobody_can_keep_a_game_from_ending(table: LawTable) -> None:
    for number, chooser in enumerate(CHOOSERS):
        decisions(table, chooser, list(LUCK.values())[(number + table.options.seats) % len(LUCK)], number)


TABLE_LAWS = (nobody_can_keep_a_game_from_ending,)
