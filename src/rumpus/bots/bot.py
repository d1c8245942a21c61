"""A bot at a seat. It receives what the seat knows, and nothing else."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from rumpus.bots.decide import LookedAt, blunders
from rumpus.bots.engine import engine_of
from rumpus.bots.levels import EVERYTHING, FOREVER, UNBOUNDED, Level, level_of
from rumpus.bots.nets import weights_of
from rumpus.bots.plain import LET_PASS
from rumpus.bots.program import PROGRAM, ProgramBot, command_words
from rumpus.bots.searcher import SearchedMove, Searcher
from rumpus.bots.talk import Spoken, Temper, heard_by
from rumpus.core.game import Game
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.state import GameState

WORTH_COMPILING = 500  # iterations: fewer are soon done interpreted


class Bot:
    """`fast` False: it searches interpreted and never asks for a compiler; True: it waits for machine code; else it
    begins interpreted and goes on compiled as soon as the machine code is there. `sees_all`: the clairvoyant that bots
    are measured against; it must be given the whole state, and sits at no table."""

    def __init__(
        self, game: Game, level: Level, key: bytes, fast: bool | None = None, *, sees_all: bool = False
    ) -> None:
        self.game = game
        self.level = level
        self.engine = engine_of(game, sees_all, level.former)
        self._key = key
        self._fast = fast
        self._draw = draw_of(key, 1 << 32)
        if level.way == "search" and fast:
            self.engine.wait()
        elif level.way == "search" and fast is None and level.iterations > WORTH_COMPILING:
            self.engine.begin()

    def __getstate__(self) -> dict[str, Any]:
        """A pickle has no trees, whose numbers machine code would trust: it goes on with the same draws."""
        return {name: value for name, value in vars(self).items() if name not in ("_quick", "_slow")}

    def __deepcopy__(self, memo: dict[int, Any]) -> Bot:
        """Trees and all: it plays what the original will play."""
        new = object.__new__(type(self))
        vars(new).update(copy.deepcopy(vars(self), memo))
        return new

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken] = ()) -> int | None:
        """A legal move, from what the seat knows. None only in a window, where others may act too: let it pass."""
        move = self._move(known, seat, legal, talk)
        return None if move == LET_PASS else move

    def say(self, known: GameState, seat: int, talk: Sequence[Spoken]) -> list[Spoken]:
        """What it says now, in answer to what it has heard; nothing where the game has no talk for bots."""
        speak, which = self.game.hooks.bot.say, self.game.hooks.bot.talk_round
        if speak is None or self.level.way != "search":
            return []
        now = which(known) if which else 0
        words = speak(known, seat, heard_by(tuple(talk), seat), self.temper)
        return [Spoken(seat, kind, slots, round=now) for kind, slots in words]

    @property
    def temper(self) -> Temper:
        """Nerve is the habit of breaking one's word; who has little forgives more."""
        return Temper(max(0, self.level.nerve - 50) // 2 + 5, 1 if self.level.nerve < 50 else 0, self._key)

    def look(self, known: GameState, seat: int) -> list[SearchedMove]:
        """What the search thinks of each move that is worth a thought."""
        return self._searcher.search(known, seat, self.level.iterations, self.level.seconds)

    def _move(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken]) -> int:
        if self.level.way == "random":
            moves = [*legal, LET_PASS] if self.engine.knowledge.waits(known, seat) else list(legal)
            return moves[below(self._draw, len(moves))]
        known = self._remembered(known, seat)
        moves = self.engine.moves(known, seat, legal)
        blundered = blunders(len(moves), self.level.blunders, self._draw)
        if blundered and LET_PASS in moves:
            return LET_PASS  # the moment went by unnoticed
        if not blundered:
            moves = self._heeded(known, seat, moves, talk)
        if len(moves) == 1:
            return moves[0]
        if self.level.way == "greedy":
            return self.engine.greedy(known, seat, moves, self._draw)
        choices = self.look(known, seat)
        found = LookedAt([c.move for c in choices], [c.visits for c in choices], [c.worth for c in choices])
        nerve = self.level.nerve
        return self.engine.decide(known, seat, moves, len(moves), found, len(choices), blundered, nerve, self._draw)

    def _heeded(self, known: GameState, seat: int, moves: list[int], talk: Sequence[Spoken]) -> list[int]:
        """The moves that fit what was said, by this bot's temper."""
        heed = self.game.hooks.bot.heed
        if heed is None or not talk or len(moves) == 1:
            return moves
        return heed(known, seat, moves, heard_by(tuple(talk), seat), self.temper) or moves

    def _remembered(self, known: GameState, seat: int) -> GameState:
        """What this level has not forgotten of what it once knew."""
        forget = self.game.hooks.bot.forget
        if forget is None or self.level.memory >= EVERYTHING or self.engine.sees_all:
            return known
        known = known.copy()
        forget(known, seat, self.level.memory, self.level.muddle, self._key)
        return known

    @property
    def _searcher(self) -> Searcher:
        """The quick one, as soon as there is machine code."""
        return self._quick if self._fast is not False and self.engine.ready else self._slow

    @cached_property
    def _quick(self) -> Searcher:
        return self._new_searcher(True)

    @cached_property
    def _slow(self) -> Searcher:
        return self._new_searcher(False)

    def _new_searcher(self, fast: bool) -> Searcher:
        weights = weights_of(self.game) if self.level.net else b""
        return Searcher(self.engine, self._key, nodes=_nodes(self.level), fast=fast, weights=weights)


def _nodes(level: Level) -> int:
    """Room for a few decisions: a tree that is small stays in the processor's cache."""
    return 1 << min(max((4 * level.iterations).bit_length(), 10), 17)


def seat_bot(game: Game, level: str, key: bytes, fast: bool | None = None) -> Bot:
    """A bot of that level; `shark@0.5s` and `shark@800` have a budget of their own (levels.py)."""
    return Bot(game, level_of(level, game), key, fast)


def steady_bot(game: Game, level: str, key: bytes) -> Bot:
    """The same moves for the same key, however busy the machine: it waits for machine code, and no clock cuts its
    iterations short, unless the budget itself is one of seconds."""
    found = level_of(level, game)
    return Bot(game, found if found.iterations == UNBOUNDED else replace(found, seconds=FOREVER), key, True)


def patience_of(game: Game, known: GameState, seat: int, move: int | None) -> float:
    """How many times as long as usual a bot waits with this move: what would end a race leaves people time to react."""
    patience = game.hooks.bot.patience
    return 1.0 if patience is None or move is None else float(patience(known, seat, move))


def check_word(word: str) -> None:
    """Raises UnknownLevel or BadProgram for a word that calls no bot."""
    if word.startswith(PROGRAM):
        command_words(word.removeprefix(PROGRAM))
    else:
        level_of(word)


def any_bot(game: Game, word: str, key: bytes, fast: bool | None = None) -> Bot | ProgramBot:
    """A level, or `program:./mybot`: for who sits at this machine and may run things. A room takes levels only."""
    if word.startswith(PROGRAM):
        return ProgramBot(game, word.removeprefix(PROGRAM))
    return seat_bot(game, word, key, fast)
