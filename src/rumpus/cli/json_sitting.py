"""A game at the terminal for a program: one JSON object a line out, one move a line in."""

from __future__ import annotations

from typing import Any

from rumpus.cli.move_list import MANY, matching
from rumpus.cli.order import is_window
from rumpus.cli.sitting import Quit, Sitting
from rumpus.core.notation import write_view
from rumpus.core.session import Session, SessionStep


class JsonSitting(Sitting):
    def _looks(self, seat: int) -> bool:
        return False  # a program's lines are its own affair

    def begin(self) -> None:
        names = [chair.name for chair in self.chairs]
        self._emit({"game": self.game.name, "rules": self.game.version, "seats": names})

    def tell(self, last: int | None = None) -> None:
        del last  # a program is told of every step when it was made
        for step in self.session.steps[self._told[self.reader] :]:
            self._emit(step_data(self.session, step, self.reader))
        self._told[self.reader] = len(self.session.steps)

    def _question(self, seat: int) -> None:
        words, view = self.words(seat), self.session.view(seat)
        legal = self.session.legal(seat)
        moves = [{"code": self.game.move_code(move), "text": words.move(move, view)} for move in legal]
        for told, move in zip(moves, legal if len(legal) <= MANY else [], strict=False):
            if does := self._does(seat, move, words):
                told["does"] = does
        may_pass = is_window(self.session)
        asked = {"seat": seat, "text": words.ask(view, seat), "moves": moves, "may_pass": may_pass}
        self._emit({"ask": asked, "view": write_view(self.game.state_type, view)})

    def ask(self, seat: int) -> int | None:
        if self.curtained:
            self.reader = seat
        self.tell()
        self._question(seat)
        codes = [self.game.move_code(move) for move in self.session.legal(seat)]
        while True:
            answer = self.terminal.read()
            if answer is None or answer == "quit":
                raise Quit
            if answer in ("", "0") and is_window(self.session):
                return None
            found = matching(answer, codes)
            if len(found) == 1:
                return self.session.legal(seat)[found[0]]
            self._emit({"error": {"name": "BadMove", "message": f"{answer[:80]!r} is not one move of: {codes}"}})

    def end(self) -> None:
        self.tell()
        score = self.session.score()
        self._emit({"result": {"points": score.points, "places": score.places}, "record": str(self.path)})

    def leave(self) -> None:
        self._emit({"unfinished": True, "record": str(self.path) if self._keep_if_played() else None})

    def _emit(self, value: Any) -> None:
        self.terminal.data(value, indent=None)


def step_data(session: Session, step: SessionStep, reader: int) -> dict[str, Any]:
    """A step as the reader may know it: its events tell what is open; a decision itself may be sealed."""
    events = [{"kind": event.kind, **event.arguments} for event in session.events_for(step, reader)]
    who = {"seat": step.seat} if step.kind == "play" else {}
    return {"step": step.kind, **who, "events": events}
