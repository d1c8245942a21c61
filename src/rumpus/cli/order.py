"""Who acts next around one keyboard, and what the bots do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from rumpus.cli.setting import SeatPlayer
from rumpus.core.game import Game
from rumpus.core.session import Session

if TYPE_CHECKING:
    from rumpus.bots import Bot, ProgramBot
    from rumpus.bots.talk import Spoken


def is_sealed(session: Session) -> bool:
    """Whether the seats to act choose secretly and open together."""
    sealed = session.game.hooks.rules.sealed
    return sealed is not None and bool(sealed(session.state))


def is_window(session: Session) -> bool:
    """Whether several seats may act, and none must: whoever is first."""
    return len(session.waiting) > 1 and not is_sealed(session)


class Order:
    """In turns it is clear. In a sealed round it makes no difference: people come last, so they never wait. In a window
    it is whoever is quick, drawn by lot; who lets it pass is asked again when something has happened."""

    def __init__(self, people: Sequence[int], rng: Random) -> None:
        self._people = people
        self._rng = rng
        self._passed: set[int] = set()
        self._acted: set[int] = set()  # bots that acted in this window

    def next(self, session: Session) -> int | None:
        """The seat to ask; None when all who may act let it pass."""
        waiting = [seat for seat in session.waiting if seat not in self._passed]
        if is_window(session):
            quick = [seat for seat in waiting if not self._is_done(session, seat)]
            return self._rng.choice(quick) if quick else None
        self._acted.clear()
        people_last = sorted(waiting, key=lambda seat: seat in self._people)
        return people_last[0] if people_last else None

    def passes(self, seat: int) -> None:
        self._passed.add(seat)

    def stepped(self, seat: int | None) -> None:
        self._passed.clear()
        if seat is not None and seat not in self._people:
            self._acted.add(seat)

    def _is_done(self, session: Session, seat: int) -> bool:
        """A bot that has acted here does not take it back for want of another move."""
        return seat in self._acted and len(session.legal(seat)) == 1


class Bots:
    """The bots at the table. The weaker ones search interpreted: enough for their levels, and no compiler wakes up.
    The strong ones begin interpreted too, and go on compiled as soon as that is ready."""

    def __init__(self, game: Game, chairs: Sequence[SeatPlayer], rng: Random) -> None:
        self._game = game
        self._chairs = chairs
        self._keys = [rng.randbytes(32) for _ in chairs]
        self._bots: dict[int, Bot | ProgramBot] = {}

    def choose(self, session: Session, seat: int, talk: Sequence[Spoken] = ()) -> int | None:
        """A move, by what this seat knows and has heard; None: to let it pass."""
        return self._bot(seat).choose(session.know(seat), seat, session.legal(seat), talk)

    def say(self, session: Session, seat: int, talk: Sequence[Spoken]) -> list[Spoken]:
        """What this bot says now; programs have no words."""
        from rumpus.bots import ProgramBot

        bot = self._bot(seat)
        return [] if isinstance(bot, ProgramBot) else bot.say(session.know(seat), seat, talk)

    def _bot(self, seat: int) -> Bot | ProgramBot:
        from rumpus.bots import any_bot

        if seat not in self._bots:
            self._bots[seat] = any_bot(self._game, self._chairs[seat].level, self._keys[seat])
        return self._bots[seat]
