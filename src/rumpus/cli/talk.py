"""What is said around one keyboard: free words, and the quick statements of a game, which its bots answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rumpus.bots.talk import Spoken
from rumpus.cli.order import Bots
from rumpus.cli.setting import SeatPlayer
from rumpus.cli.terminal import one_line
from rumpus.core.archive import RecordEntry
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.core.words import Words
from rumpus.kernel.errors import BadMove
from rumpus.kernel.state import GameState

MOST_SAID = 8  # statements of one bot in one round: nobody likes a chatterbox
ANSWERS = 3  # how often bots may answer each other before a person is asked


@dataclass(frozen=True)
class SaidLine:
    """One thing that was said: free words, or a statement."""

    seat: int
    text: str
    statement: Spoken | None
    steps: int  # how many steps of the game were before it
    kept: dict[str, Any] | None = None  # the note that it comes from, where the game goes on from a record

    def note(self) -> dict[str, Any]:
        """As a record keeps it."""
        if self.kept is not None:
            return self.kept
        said: dict[str, Any] = {"seat": self.seat}
        if self.statement is None:
            return {"say": said | {"text": self.text}}
        statement = {"code": self.statement.kind, "slots": dict(self.statement.slots)}
        return {"say": said | {"statement": statement}}


class Conversation:
    def __init__(
        self, session: Session, chairs: Sequence[SeatPlayer], bots: Bots, entries: Sequence[RecordEntry] = ()
    ) -> None:
        """`entries`: of the record of a game that goes on; its words are kept, and its bots remember them."""
        self._session = session
        self._game = session.game
        self._chairs = chairs
        self._bots = bots
        self.lines: list[SaidLine] = []
        self._clock: dict[int, list[dict[str, Any]]] = {}  # other notes of that record, which stay as they are
        self._recall(entries)

    def _recall(self, entries: Sequence[RecordEntry]) -> None:
        states = self._session.states() if any(entry.kind == "say" for entry in entries) else []
        steps = 0
        for entry in entries:
            if entry.kind == "clock":
                self._clock.setdefault(steps, []).append(entry.body)
            elif entry.kind == "say":
                self.lines.append(self._recalled(entry.body, steps, states[steps]))
            else:
                steps += 1

    def _recalled(self, note: dict[str, Any], steps: int, s: GameState) -> SaidLine:
        said = note["say"]
        seat, told, spoken = int(said["seat"]), said.get("statement"), None
        if told is not None and not said.get("to"):  # what was whispered is kept, and told to nobody
            talk_round = self._game.hooks.bot.talk_round
            now = talk_round(know(s, seat)) if talk_round else 0
            spoken = Spoken(seat, str(told["code"]), dict(told["slots"]), round=now)
        return SaidLine(seat, str(said.get("text", "")), spoken, steps, note)

    @property
    def statements(self) -> list[Spoken]:
        return [line.statement for line in self.lines if line.statement is not None]

    def forms(self, seat: int, words: Words) -> list[tuple[str, str]]:
        """Every quick statement: how it is written, and an example of what it says."""
        return [(form, self._sentence(self._read(form, seat), words)) for form in self._forms()]

    def say(self, seat: int, text: str) -> bool:
        """What a person says, and whatever the bots answer. False: free words, which bots do not understand."""
        kinds = {form.split()[0] for form in self._forms()}
        words = text.split()
        if words and words[0].lower() in kinds:
            self._add(seat, "", self._read(self._with_seats(text), seat))
            self.answer()
            return True
        self._add(seat, text, None)
        return not kinds

    def answer(self) -> None:
        """Whatever the bots have to say now, to the people and to each other."""
        if self._game.hooks.bot.say is None:
            return
        for _ in range(ANSWERS):
            before = len(self.lines)
            for seat, chair in enumerate(self._chairs):
                if chair.kind == "bot":
                    self._bot_says(seat)
            if len(self.lines) == before:
                return

    def _bot_says(self, seat: int) -> None:
        now = self._round(seat)
        left = MOST_SAID - sum(said.seat == seat and said.round == now for said in self.statements)
        for said in self._bots.say(self._session, seat, self.statements)[: max(0, left)]:
            self._add(seat, "", said)

    def notes(self) -> dict[int, list[dict[str, Any]]]:
        """For the record: what was said before which step."""
        found = {steps: list(notes) for steps, notes in self._clock.items()}
        for line in self.lines:
            found.setdefault(line.steps, []).append(line.note())
        return found

    def told(self, line: SaidLine, words: Words) -> str:
        text = one_line(line.text) if line.statement is None else self._sentence(line.statement, words)
        return f"{words.seat(line.seat)}: {text}"

    def _add(self, seat: int, text: str, statement: Spoken | None) -> None:
        self.lines.append(SaidLine(seat, text, statement, len(self._session.steps)))

    def _forms(self) -> list[str]:
        text = self._game.hooks.text
        return text.statement_forms() if text.statement_forms and text.read_statement else []

    def _read(self, text: str, seat: int) -> Spoken:
        read = self._game.hooks.text.read_statement
        assert read is not None, "only asked where there are statements"
        kind, slots = read(text)
        seats = len(self._chairs)
        if slots.get("seat", 0) >= seats:
            word, form = f"seat-{slots['seat'] + 1}", next(form for form in self._forms() if form.split()[0] == kind)
            raise BadMove("statement-slot", word=word, form=form, choices=f"seat-1 … seat-{seats}")
        return Spoken(seat, kind, slots, round=self._round(seat))

    def _round(self, seat: int) -> int:
        talk_round = self._game.hooks.bot.talk_round
        return talk_round(self._session.know(seat)) if talk_round else 0

    def _with_seats(self, text: str) -> str:
        """A player may be called by name: `ask-join Bot 2 formation-3` is seat-2."""
        for seat, chair in sorted(enumerate(self._chairs), key=lambda each: -len(each[1].name)):
            text = re.sub(rf"(?<!\S){re.escape(chair.name)}(?!\S)", f"seat-{seat + 1}", text, flags=re.IGNORECASE)
        return text.lower()

    def _sentence(self, said: Spoken, words: Words) -> str:
        say = self._game.hooks.text.statement
        return say(said.kind, dict(said.slots), said.seat, words) if say else said.kind
