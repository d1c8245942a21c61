"""rumpus play GAME: a game in the terminal, alone with bots or with friends who pass the keyboard around."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rumpus.cli.command import BadUsage, Parser
from rumpus.cli.json_sitting import JsonSitting
from rumpus.cli.keeping import CannotSave, continued, default_path, names_record, usable
from rumpus.cli.phrases import Phrases
from rumpus.cli.setting import SeatPlayer, add_setting, chairs_from, key_from, options_from
from rumpus.cli.sitting import Sitting
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.archive import RecordEntry
from rumpus.core.fairness import commitment, key_of
from rumpus.core.session import Session


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game-or-record"))
    parser.add_argument("--seats", metavar="WHO,WHO,…", help=phrases("arg-seats-play"))
    add_setting(parser, phrases)
    parser.add_argument("--save", metavar="FILE", type=Path, help=phrases("arg-save"))
    parser.add_argument("--plain", action="store_true", help=phrases("arg-plain"))


def run(given: Namespace, terminal: Terminal) -> int:
    path: Path | None = _free(given.save, given.game) if given.save else None
    said: tuple[RecordEntry, ...] = ()
    if names_record(given.game):
        session, chairs, said = _go_on(given, terminal)
        path = path or Path(given.game)
        secret, promised = b"", ""
    else:
        session, chairs, secret = _begin(given, terminal)
        promised = commitment(secret)
        path = path or default_path(session.game.name)
    kind = JsonSitting if given.json else Sitting
    return kind(terminal, session, chairs, path, secret, promised, said).run()


def _free(path: Path, game: str) -> Path:
    """A game that is kept there is not written over, unless it is the one that goes on."""
    usable(path)
    if path.is_file() and path.stat().st_size and not (Path(game).is_file() and path.samefile(game)):
        raise CannotSave("save-there", path=path)
    return path


def _begin(given: Namespace, terminal: Terminal) -> tuple[Session, list[SeatPlayer], bytes]:
    """A new game. The terminal promises its secret beforehand, so its record can be checked like a room's."""
    game = catalogue.game(given.game)
    chairs = chairs_from(given.seats, game, terminal.phrases)
    options = options_from(given, game, len(chairs), unhurried=True)  # nobody races at one keyboard
    secret = key_from(given)
    return Session(game, options, key_of(secret, ())), chairs, secret


def _go_on(given: Namespace, terminal: Terminal) -> tuple[Session, list[SeatPlayer], tuple[RecordEntry, ...]]:
    """A game that was left: the same table, and what was said there. What chance does from here on comes from a new
    key."""
    for option, value in (("--option", given.option), ("--deck", given.deck)):
        if value:
            raise BadUsage("usage-goes-on", option=option, path=given.game)
    session, words, record = continued(Path(given.game), key_from(given))
    chairs = chairs_from(given.seats or ",".join(words), session.game, terminal.phrases)
    if len(chairs) != len(record.seats):
        raise BadUsage("usage-goes-on-seats", path=given.game, seats=len(record.seats), given=len(chairs))
    return session, chairs, record.entries
