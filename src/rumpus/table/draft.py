"""A draft: what one message adds to a table's log, tried on a branch of the fold before it is written."""

from __future__ import annotations

from rumpus.table import log
from rumpus.table.fold import Fold
from rumpus.table.log import AnyBody
from rumpus.table.refuse import Refuse


class Draft:
    """`guest` is the hash of who acts; for a bot, and for the server itself, it is empty."""

    def __init__(self, fold: Fold, guest: str, at: float) -> None:
        self.fold = fold
        self.guest = guest
        self.at = at
        self.bodies: list[AnyBody] = []

    def add(self, body: AnyBody) -> None:
        self.fold.do(body, self.at)
        self.bodies.append(body)

    def settle(self) -> None:
        """Chance acts, and what it drew is written with the move that called for it."""
        course = self.fold.game_on()
        outcomes = course.draw_all(self.at)
        last = self.bodies[-1]
        if outcomes and isinstance(last, log.Played):
            last.outcomes = outcomes
        elif outcomes:
            self.bodies.append(log.Landed(outcomes))
        if course.over and self.fold.phase == "playing":
            score = course.score()
            self.add(log.Finished(score.points, score.places))

    # Who may

    def need_host(self) -> None:
        if not self.guest or self.guest != self.fold.host:
            raise Refuse("not_host")

    def need_open(self) -> None:
        if self.fold.phase != "open":
            raise Refuse("started")

    def need_playing(self) -> None:
        if self.fold.phase == "open":
            raise Refuse("not_started")
        if self.fold.phase == "over":
            raise Refuse("not_now", "the game is over")

    def need_seat(self, seat: int) -> None:
        if seat >= len(self.fold.chairs) or not self.fold.chairs[seat].held_by(self.guest):
            raise Refuse("not_yours")

    def need_chair(self, seat: int) -> None:
        if seat >= len(self.fold.chairs):
            raise Refuse("not_now", "there is no such seat")
