"""What stands on a table before and around the game: the setting, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from rumpus.core import catalogue
from rumpus.core.facts import ChoiceOption
from rumpus.core.game import Game
from rumpus.core.options import house_deck, options_for
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.seats import SEATS
from rumpus.table.refusal import Refusal
from rumpus.table.wire import Pace, SeatInfo, Way

# Bots are called by sounds that mean nothing in any of our languages.
BOT_NAMES = ("Bixo", "Tuvi", "Rolo", "Zaki", "Mipu", "Dozo", "Kiva", "Lumo")


class TableSetup(msgspec.Struct):
    """Everything chosen when a table is made, or changed before the start. Rows have these fields too (entries.py)."""

    seats: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    pace: Pace
    way: Way
    listed: bool
    strict: bool

    def chosen(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in TableSetup.__struct_fields__}

    def play_options(self, game: Game, seats: int) -> Options:
        """For the rules; Refuse names what does not go together."""
        try:
            deck = None if self.deck is None else house_deck(game, self.deck)
            options = options_for(game, seats, paced(game, self.options, self.pace), deck)
            game.new(options)
        except RumpusError as error:
            raise Refusal("option", str(error)) from None
        return options


def paced(game: Game, given: Mapping[str, Any], pace: Pace) -> dict[str, Any]:
    """A game with an option `pace` of its own follows the table's, unless it was chosen otherwise."""
    declared = game.facts.options.get("pace")
    options = dict(given)
    if isinstance(declared, ChoiceOption) and "pace" not in options:
        for wish in (pace, "live" if pace == "live" else "relaxed"):
            if wish in declared.choices:
                return options | {"pace": wish}
    return options


def pace_of(way: Way, wished: Pace) -> Pace:
    """A device that is passed around takes its time: no clock runs for whoever does not hold it."""
    return "relaxed" if way == "around" and wished == "live" else wished


@lru_cache(maxsize=64)
def game_of(name: str) -> Game:
    """A game by its name; found once, because looking through what is installed takes milliseconds."""
    try:
        return catalogue.game(name)
    except RumpusError as error:
        raise Refusal("option", str(error)) from None


class Chair(msgspec.Struct, frozen=True):
    """One seat. A person has a guest; further devices that hold the seat are in `holders`."""

    name: str = ""
    look: int = 0
    guest: str = ""
    level: str = ""  # of the bot that sits here, or sits in for the person
    holders: frozenset[str] = frozenset()
    link: str = ""  # hash of the private link
    words: str | None = None  # contribution to the deal, in hexadecimal
    away: bool = False
    gave_up: bool = False  # the bot cannot think here, and plays any legal move
    resigned: bool = False  # the person gave up, and the bot plays on to the end
    played_for: bool = False  # a bot has moved in the person's place
    muted: bool = False

    @property
    def free(self) -> bool:
        return not self.guest and not self.level

    @property
    def person(self) -> bool:
        return bool(self.guest)

    def held_by(self, guest: str) -> bool:
        return bool(guest) and (guest == self.guest or guest in self.holders)

    def info(self, seat: int) -> SeatInfo:
        kind = "person" if self.guest else "bot" if self.level else "free"
        sits_in = bool(self.guest and self.level)
        gave = self.words is not None
        look = self.look or seat + 1
        away, gave_up, resigned = self.away, self.gave_up, self.resigned
        return SeatInfo(seat, kind, self.name, look, self.level, away, sits_in, gave, gave_up, resigned, self.muted)


def free_look(chairs: tuple[Chair, ...], wished: int | None) -> int:
    """The wished look if nobody has it, else the first that is free."""
    used = {chair.look for chair in chairs if not chair.free}
    if wished is not None and wished not in used:
        return wished
    return next((look for look in range(1, SEATS + 1) if look not in used), 1)
