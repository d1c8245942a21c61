"""A leaderboard: a JSON file that the arena keeps, with everybody's ratings and the commands that made them.

Bots are rated where they met: for one game and version of its rules, with the same seats, options and deck. Ratings go
on from run to run (openskill, as in the arena); a run is counted once, since the same key plays the same deals.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from rumpus import __version__
from rumpus.core.game import Game
from rumpus.core.options import plain_options
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.lab.arena import PlayedGame, Skill, rated

Z95 = 1.96
FORM = 1


class BadLeaderboard(RumpusError):
    """A file that is no leaderboard, or has counted these games already."""


class RatedBot(msgspec.Struct):
    """A bot and its rating: `mu`, and `sigma`, how far it may be off."""

    bot: str  # as the arena takes it
    name: str  # as it calls itself
    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> float:
        return self.mu - Z95 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z95 * self.sigma


class CountedRun(msgspec.Struct):
    command: str
    key: str
    bots: list[str]
    games: int
    version: str  # of Rumpus


class RatedSetting(msgspec.Struct):
    """What was played, and who is how strong at it."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    deck: str  # a digest; empty for the game's own
    ratings: list[RatedBot]  # the best first
    runs: list[CountedRun]


class LeaderboardFile(msgspec.Struct):
    leaderboard: int  # version of this form; a file that has none is somebody's own, and is never written over
    settings: list[RatedSetting]


def read_leaderboard(path: Path) -> LeaderboardFile:
    """What is there; an empty one where there is no file yet."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return LeaderboardFile(FORM, [])
    except OSError as error:
        raise BadLeaderboard("file-unreadable", path=path, problem=error) from None
    try:
        found = msgspec.json.decode(text, type=LeaderboardFile)
    except msgspec.MsgspecError as error:
        raise BadLeaderboard("leaderboard-form", path=path, problem=error) from None
    if found.leaderboard != FORM:
        raise BadLeaderboard("leaderboard-form", path=path, problem=f"leaderboard: {found.leaderboard}")
    return found


def write_leaderboard(path: Path, board: LeaderboardFile) -> None:
    """Beside its name, and then renamed: nobody reads a half."""
    text = json.dumps(msgspec.to_builtins(board), indent=2, ensure_ascii=False) + "\n"
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise BadLeaderboard("file-unwritable", path=path, problem=error) from None


@contextmanager
def counting_in(path: Path) -> Generator[None]:
    """From reading to writing it, one run at a time: runs that end together are all counted. (On Windows the later one
    wins.)"""
    with ExitStack() as held:
        with suppress(ImportError, OSError):  # nor has every shared folder locks
            import fcntl

            folder = os.open(path.resolve().parent, os.O_RDONLY)
            held.callback(os.close, folder)
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield


def setting_in(board: LeaderboardFile, game: Game, options: Options) -> RatedSetting:
    """The setting's place in a leaderboard, made if it is new there."""
    own = options.deck == game.facts.deck
    deck = "" if own else hashlib.sha256(json.dumps(options.deck, sort_keys=True).encode()).hexdigest()[:16]
    wanted = (game.name, game.version, options.seats, plain_options(game, options), deck)
    for one in board.settings:
        if (one.game, one.rules, one.seats, one.options, one.deck) == wanted:
            return one
    board.settings.append(RatedSetting(*wanted, [], []))
    return board.settings[-1]


def check_new(path: Path, setting: RatedSetting, bots: Sequence[str], key: bytes) -> None:
    """Raises where these bots have played these deals before."""
    if any(run.key == key.hex() and sorted(run.bots) == sorted(bots) for run in setting.runs):
        raise BadLeaderboard("leaderboard-counted", path=path, key=short_key(key))


def count_run(
    setting: RatedSetting, bots: Sequence[str], names: Sequence[str], played: Sequence[PlayedGame], key: bytes, cmd: str
) -> None:
    before = {one.bot: one for one in setting.ratings}
    known = [before.get(word) for word in bots]
    after = rated(played, [None if one is None else Skill(one.mu, one.sigma) for one in known])
    for number, (word, name, skill) in enumerate(zip(bots, names, after, strict=True)):
        more = sum(number in one.lineup for one in played)
        games = more + (before[word].games if word in before else 0)
        before[word] = RatedBot(word, name, round(skill.mu, 3), round(skill.sigma, 3), games)
    setting.ratings = sorted(before.values(), key=lambda one: -one.mu)
    setting.runs.append(CountedRun(cmd, key.hex(), list(bots), len(played), __version__))


def command_of(game: Game, options: Options, bots: Sequence[str], games: int, key: bytes, deck: Path | None) -> str:
    """What anybody can type to play these games again."""
    words = ["rumpus", "arena", game.name, "--seats", str(options.seats), "--bots", ",".join(bots)]
    words += ["--games", str(games), "--key", short_key(key)]
    for name, value in plain_options(game, options).items():
        if value != game.facts.options[name].default:
            words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return shlex.join([*words, "--deck", str(deck)] if deck else words)


def short_key(key: bytes) -> str:
    return key.hex().lstrip("0") or "0"
