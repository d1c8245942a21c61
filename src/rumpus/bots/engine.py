"""The two speeds of a game's search, and how the quick one comes about without anybody waiting for it."""

from __future__ import annotations

import importlib
import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import cache, cached_property
from types import ModuleType
from typing import Any, cast

from rumpus import speed
from rumpus.bots import infoset as infosets
from rumpus.bots import nets, plain, search
from rumpus.bots.decide import considering, deciding
from rumpus.bots.greedy import greedy_of, look_at_end, look_at_value
from rumpus.bots.search import LOGS, Knowledge, fill_logs, search_of
from rumpus.bots.slot import StateSlot
from rumpus.core.buffers import numbers, scratch
from rumpus.core.contract import BotHooks
from rumpus.core.game import Game
from rumpus.core.hooks import bot_hooks
from rumpus.core.playout import playout_of
from rumpus.core.visibility import Sense, hide_of
from rumpus.kernel.state import GameState
from rumpus.speed.compiled import compiled

logger = logging.getLogger("rumpus.bots")


class Engine:
    """The search of one game: interpreted at once, compiled as soon as the machine code is there. `sees_all` is the
    clairvoyant's, which takes what it is given for the whole truth; `former` a former shark's, which knows what the
    game's `former.py` says where that differs."""

    def __init__(self, game: Game, sees_all: bool = False, former: bool = False) -> None:
        self.game = game
        self.sees_all = sees_all
        self.former = former_of(game) if former else None
        self._modules = bot_modules(game) + ((self.former,) if self.former else ())
        self._done = threading.Event()
        self._ready = False
        self._begun = False

    def __reduce__(self) -> tuple[Any, ...]:
        """One for all copies of a bot: it holds nothing but functions."""
        return engine_of, (self.game, self.sees_all, self.former is not None)

    @property
    def sense(self) -> Sense:
        return "whole" if self.sees_all else "know"

    @cached_property
    def hooks(self) -> BotHooks:
        """What the game's `bot.py` says."""
        own = self.game.hooks.bot
        if self.former is None:
            return own
        then = bot_hooks(self.game.name, self.former)
        said = {field.name: getattr(then, field.name) for field in fields(then)}
        return replace(own, **{name: hook for name, hook in said.items() if hook})

    @cached_property
    def knowledge(self) -> Knowledge:
        """The game's own hooks, and the plain functions where it says nothing."""
        rules, own = self.game.rules, self.hooks
        return Knowledge(
            prefer=own.prefer or plain.prefer,
            sensible=own.sensible or plain.sensible,
            estimate=own.estimate or plain.estimate,
            waits=own.waits or plain.waits,
            imagine=plain.see_all if self.sees_all else rules.imagine,
            suppose=plain.suppose if self.sees_all else own.suppose or plain.suppose,
            # Where no seat ever waits, the clock needs no machine code.
            time_out=rules.time_out if own.waits else plain.nothing,
            share=own.share or plain.share,
            judge=self.judge,
            features=self._features,
            weigh=self.weigh,
            hide=self.hide,
        )

    @cached_property
    def judge(self) -> Callable[..., bool]:
        """The game's net, over what its `features.py` looks at."""
        module = nets.features_of(self.game)
        return nets.judging(module.features if module else None)

    @cached_property
    def weigh(self) -> Callable[..., None]:
        """Its prior, over features and what its `traits.py` tells apart."""
        features, traits = nets.features_of(self.game), nets.traits_of(self.game)
        return nets.weighing(features.features if features else None, traits.traits if traits else None)

    @cached_property
    def hide(self) -> Callable[..., None]:
        """What an actor does not know is hidden from the prior."""
        if self.sees_all or nets.traits_of(self.game) is None:
            return plain.hide_nothing
        return hide_of(self.game.state_type)

    @property
    def _features(self) -> Callable[..., int]:
        module = nets.features_of(self.game)
        return module.features if module else plain.no_features

    def moves(self, known: GameState, seat: int, legal: Sequence[int]) -> list[int]:
        """What is worth a thought here; LET_PASS where the moment may be left to others."""
        moves = [*legal, 0]
        return moves[: self._consider(known, seat, moves, len(legal))]

    def greedy(self, known: GameState, seat: int, moves: Sequence[int], draw: list[int]) -> int:
        """The best of these moves, one move ahead."""
        slots = (StateSlot(known), StateSlot(known), StateSlot(known))
        room = scratch(self.game.rules, fast=False)
        return self._greedy(*slots, seat, moves, len(moves), draw, [0.0] * len(moves), room, (), [0])

    @cached_property
    def decide(self) -> Callable[..., int]:
        return deciding(self.hooks.daring)

    @cached_property
    def _consider(self) -> Callable[..., int]:
        return considering(self.knowledge.waits, self.knowledge.sensible)

    @cached_property
    def _greedy(self) -> Callable[..., int]:
        rules, value = self.game.rules, self.hooks.value
        return greedy_of(rules, look_at_value(rules, value) if value else look_at_end(playout_of(rules)))

    @cached_property
    def infoset(self) -> infosets.Infoset:
        return infosets.infoset_of(self.game.state_type, False, self.sense)

    @cached_property
    def plain(self) -> Any:
        return search_of(self.game.rules, self.infoset, self.knowledge)

    @cached_property
    def compiled(self) -> Any:
        speed.prepare(self._modules)
        for function in (self.judge, self.weigh, self.hide):
            speed.allow(cast(Any, function))
        infoset = speed.allow(cast(Any, infosets.infoset_of(self.game.state_type, True, self.sense)))
        function = search_of(self.game.rules, infoset, self.knowledge)
        return speed.compile_(function, self._modules)

    @property
    def at_hand(self) -> bool:
        """Whether nobody has to wait for a compiler: its machine code was made before, or there is none here."""
        return self._ready or not speed.available() or speed.is_cached(self.plain, self._modules)

    @property
    def ready(self) -> bool:
        return self._ready

    def begin(self) -> None:
        """Compile in a thread of its own."""
        if not self._begun and speed.available():
            self._begun = True
            threading.Thread(target=self._compile, name=f"compile {self.game.name}", daemon=True).start()

    def wait(self) -> bool:
        """Until it is compiled, or cannot be; for tools that would rather be quick later than now."""
        self.begin()
        if self._begun:
            self._done.wait()
        return self._ready

    def _compile(self) -> None:
        from rumpus.bots.searcher import Tree

        try:
            tree = Tree(self, bytes(32), 0, 16, True)
            tree.begin(self.game.state_type(), 0, 0)
            tree.grow(0, 1.0)
            self._ready = True
        except Exception as error:  # numba's errors are many; the bots go on interpreted
            problem = (str(error).strip().splitlines() or [type(error).__name__])[-1]
            logger.warning("%s: the search could not be compiled, so bots think slowly: %s", self.game.name, problem)
        finally:
            self._done.set()


def bot_modules(game: Game) -> tuple[ModuleType, ...]:
    """Everything that a game's compiled search is made of."""
    own = [module for module in (game.bot, nets.features_of(game), nets.traits_of(game)) if module is not None]
    return (plain, search, nets, infosets, *compiled(game).modules, *own)


def former_of(game: Game) -> ModuleType | None:
    """What a shark of an earlier release knew of the game, as far as it was something else."""
    if game.bot is None or not (game.folder / "former.py").is_file():
        return None
    return importlib.import_module(f"{game.bot.__package__}.former")


_engines: dict[tuple[str, bool, bool], Engine] = {}
_lock = threading.Lock()


@cache
def logs_of(fast: bool) -> Any:
    """The same for all searches."""
    logs = numbers(LOGS, fast, "float64")
    fill_logs(logs)
    return logs


def engine_of(game: Game, sees_all: bool = False, former: bool = False) -> Engine:
    former = former and former_of(game) is not None
    with _lock:
        return _engines.setdefault((str(game.folder), sees_all, former), Engine(game, sees_all, former))
