"""A transaction: what one message adds to a table's log, tried on a branch of its state before it is written."""

from __future__ import annotations

from rumpus.table.commands.text import clean_name
from rumpus.table.log import entries
from rumpus.table.log.entries import AnyBody
from rumpus.table.log.live_log import LogTransaction
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal


class Transaction(LogTransaction[TableState, AnyBody]):
    def settle(self) -> None:
        """Chance acts, and what it drew is written with the move that called for it."""
        live_game = self.state.need_game()
        outcomes = live_game.draw_all(self.at)
        last = self.bodies[-1]
        if outcomes and isinstance(last, entries.Played):
            last.outcomes = outcomes
        elif outcomes:
            self.bodies.append(entries.Landed(outcomes))
        if live_game.over and self.state.phase == "playing":
            score = live_game.score()
            self.add(entries.Finished(score.points, score.places))
        if self.state.chair_asks:
            self.seat_newcomers()

    def seat_newcomers(self) -> None:
        """Whoever was promised a chair takes it once nothing is asked of it."""
        state = self.state
        asked = [] if state.live_game is None else state.live_game.waiting
        for ask in state.chair_asks:
            if ask.seat is not None and ask.seat not in asked:
                name = clean_name(ask.name, state.other_names(ask.seat))
                self.add(entries.TookChair(ask.seat, ask.guest, name))

    # Who may

    def need_host(self) -> None:
        if not self.guest or self.guest != self.state.host:
            raise Refusal("not_host")

    def need_open(self) -> None:
        if self.state.phase != "open":
            raise Refusal("started")

    def need_setting(self) -> None:
        """A table that can still be set, by those who are at it: an evening lays its own, and counts by its chairs."""
        self.need_open()
        if self.state.evening is not None:
            raise Refusal("not_now", "the evening says who sits where, and what is played")

    def need_playing(self) -> None:
        if self.state.phase == "open":
            raise Refusal("not_started")
        if self.state.phase == "over":
            raise Refusal("not_now", "the game is over")

    def need_seat(self, seat: int) -> None:
        if seat >= len(self.state.chairs) or not self.state.chairs[seat].held_by(self.guest):
            raise Refusal("not_yours")

    def need_voice(self, seat: int) -> None:
        if self.state.muted or self.state.chairs[seat].muted:
            raise Refusal("muted")

    def need_chair(self, seat: int) -> None:
        if seat >= len(self.state.chairs):
            raise Refusal("not_now", "there is no such seat")
