"""What a table is set up with, from the command line: seats, options, deck, key."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import one_line
from rumpus.core.game import Game
from rumpus.core.options import options_for, read_deck, with_relaxed_pace
from rumpus.kernel.options import Options

MOST_ITERATIONS = 10**9  # hours of search
MOST_GAMES = 10**10  # and of play
MOST_KEPT = 10**7  # games that are compared one by one are all in memory
USUAL_LEVEL = "regular"  # of a bot that is not named


def add_setting(parser: Parser, phrases: Phrases, *, key: bool = True, deck: bool = True) -> None:
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=phrases("arg-option"))
    if deck:
        parser.add_argument("--deck", metavar="FILE", type=Path, help=phrases("arg-deck"))
    if key:
        parser.add_argument("--key", metavar="HEX", help=phrases("arg-key"))


def options_from(given: Namespace, game: Game, seats: int | None, *, unhurried: bool = False) -> Options:
    """`unhurried`: a game with a pace of its own is played at leisure, unless another pace was asked for."""
    deck = read_deck(game, given.deck) if given.deck else None
    chosen = _pairs(given.option)
    return options_for(game, seats, with_relaxed_pace(game, chosen) if unhurried else chosen, deck)


def _pairs(words: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadUsage("usage-option", value=word)
        pairs[name.strip()] = value.strip()
    return pairs


def check_number(option: str, value: float, least: int, most: int = MOST_ITERATIONS) -> None:
    """Too many to be played or kept is named as early as too few."""
    if not value >= least:  # nan, too
        raise BadUsage("number-from", option=option, least=least, value=value)
    if value > most:
        raise BadUsage("number-between", option=option, least=least, most=most, value=value)


def check_counts(given: Namespace, least: int = 1, most: int = MOST_GAMES) -> None:
    """How many games, and how many of them at a time."""
    check_number("--games", getattr(given, "games", least), least, most)
    if given.jobs is not None and not 1 <= given.jobs <= 1024:
        raise BadUsage("number-between", option="--jobs", least=1, most=1024, value=given.jobs)


def key_from(given: Namespace) -> bytes:
    """The key that was given, or a new one. Short ones are filled up with zeros: `--key 7` is easy to say again."""
    if given.key is None:
        return secrets.token_bytes(32)
    text = str(given.key)
    if not text.strip():
        raise BadUsage("usage-key", value=text)
    try:
        key = bytes.fromhex(text if len(text) % 2 == 0 else "0" + text)
    except ValueError:
        raise BadUsage("usage-key", value=text) from None
    if len(key) > 32:
        raise BadUsage("usage-key-long", digits=len(text))
    return bytes(32 - len(key)) + key


@dataclass(frozen=True)
class SeatPlayer:
    """Who sits at a seat: somebody at this terminal, or a bot."""

    kind: Literal["me", "bot"]
    name: str
    level: str = ""  # of a bot
    recorded: str = ""  # in the record: somebody who is "You" here is not "You" to whoever reads it

    @property
    def word(self) -> str:
        """As it is written after --seats."""
        if self.kind == "bot":
            return f"bot:{self.level}"
        return "me" if self.recorded else f"me:{self.name}"


def chairs_from(text: str | None, game: Game, phrases: Phrases) -> list[SeatPlayer]:
    """`me,bot,bot:shark`, `me:Els,me:Jan`, or a number: me and as many bots as that leaves."""
    if text is None or text.isdecimal():
        count = game.usual_seats if text is None else int(text)
        if count not in game.seats:  # before a list of that length is made
            options_for(game, count)
        words = ["me", *["bot"] * (count - 1)]
    else:
        words = [word.strip() for word in text.split(",")]
    people = sum(word.partition(":")[0] == "me" for word in words)
    return [_chair(word, seat, people, phrases) for seat, word in enumerate(words)]


def _chair(word: str, seat: int, people: int, phrases: Phrases) -> SeatPlayer:
    kind, _, detail = word.partition(":")
    match kind:
        case "me" if detail:
            return SeatPlayer("me", one_line(detail))
        case "me":
            player = phrases("seat-player", number=seat + 1)
            return SeatPlayer("me", phrases("seat-me"), recorded=player) if people == 1 else SeatPlayer("me", player)
        case "bot":
            return SeatPlayer("bot", phrases("seat-bot", number=seat + 1), _level(detail or USUAL_LEVEL))
        case _:
            raise BadUsage("usage-seats", value=word)


def _level(name: str) -> str:
    from rumpus.bots import check_word

    check_word(name)
    return name
