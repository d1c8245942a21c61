"""A bot of one's own in Python: an object with `choose(view, legal)`, at a seat here, or as a program that answers
lines. `rumpus.client` plays with the same object in a room."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol, TextIO

from rumpus.bots.engine import engine_of
from rumpus.bots.talk import Spoken
from rumpus.core.game import Game
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.state import GameState


class BadAnswer(RumpusError):
    """A bot chose something that is no move, or nothing where it must choose."""


class Chooser(Protocol):
    """It may also have a `name`, and `begin(game, seat, seats)`, which is called once before the first choice: the
    game's name, its own seat from 0, and how many there are."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str | None: ...


def name_of(bot: Chooser) -> str:
    return str(getattr(bot, "name", "") or type(bot).__name__)


def begin(bot: Chooser, game: str, seat: int, seats: int) -> None:
    told = getattr(bot, "begin", None)
    if callable(told):
        told(game, seat, seats)


def chosen(bot: Chooser, view: dict[str, Any], legal: Sequence[str], may_pass: bool) -> str | None:
    """What the bot does, if it is possible."""
    if not callable(getattr(bot, "choose", None)):
        raise BadAnswer("bot-choose", name=name_of(bot))
    move = bot.choose(view, list(legal))
    if move in legal or (move is None and may_pass):
        return move
    raise BadAnswer("bot-answer", name=name_of(bot), answer=str(move)[:60], moves=list(legal))


class OwnBot:
    """Such an object at a seat of a game in this process, as `play_match` and environments take it."""

    def __init__(self, game: Game, bot: Chooser) -> None:
        self.game = game
        self.bot = bot
        self.name = name_of(bot)
        self._begun = False

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken] = ()) -> int | None:
        if not self._begun:
            begin(self.bot, self.game.name, seat, known.seats)
            self._begun = True
        codes = [self.game.move_code(move) for move in legal]
        may_pass = bool(engine_of(self.game).knowledge.waits(known, seat))
        move = chosen(self.bot, {f.name: getattr(known, f.name) for f in known.fields}, codes, may_pass)
        return None if move is None else legal[codes.index(move)]


def answer_lines(bot: Chooser, read: TextIO, write: TextIO) -> None:
    """As a bot program: a line of JSON for each line of JSON, until it is told to quit."""
    for line in read:
        request: dict[str, Any] = json.loads(line)
        match request["do"]:
            case "hello":
                begin(bot, request["game"], request["seat"], request["seats"])
                answer = {"name": name_of(bot)}
            case "choose":
                answer = {"move": chosen(bot, request["fields"], request["legal"], request["may_pass"])}
            case _:
                return
        write.write(json.dumps(answer) + "\n")
        write.flush()
