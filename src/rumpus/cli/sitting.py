"""One game at the terminal, from sitting down to getting up: tells the story, draws the board, asks for moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rumpus.cli import drawing
from rumpus.cli.keeping import SITTING, CannotSave
from rumpus.cli.move_list import MANY, grouped, listed, matching
from rumpus.cli.order import Bots, Order, is_window
from rumpus.cli.rules import show
from rumpus.cli.setting import SeatPlayer
from rumpus.cli.story import begun, told_by_turns
from rumpus.cli.talk import Conversation
from rumpus.cli.terminal import Terminal
from rumpus.core.archive import RecordedSteps, RecordEntry, record_of, save_record
from rumpus.core.options import reconstructed
from rumpus.core.session import Session
from rumpus.core.visibility import hidden_fields, passing_fields
from rumpus.core.words import Words, rules_for_players
from rumpus.kernel.errors import BadMove, RumpusError
from rumpus.kernel.plain import is_list
from rumpus.kernel.seats import WATCHER

ADVICE = 400  # iterations: a second or so, interpreted


class Quit(Exception):
    """Somebody gets up before the end."""


class Sitting:
    def __init__(
        self,
        terminal: Terminal,
        session: Session,
        chairs: list[SeatPlayer],
        path: Path,
        secret: bytes,
        promised: str,
        said: Sequence[RecordEntry] = (),
    ) -> None:
        self.terminal = terminal
        self.phrases = terminal.phrases
        self.session = session
        self.game = session.game
        self.chairs = chairs
        self.path = path
        self._deal = (secret, promised)
        self._recorded = RecordedSteps(session)
        rng = Random(session.key)
        self._bots = Bots(self.game, chairs, rng)
        self._talk = Conversation(session, chairs, self._bots, said)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.kind == "me"]
        self._order = Order(self.people, rng)
        hides = bool(hidden_fields(self.game.state_type))
        # Friends around one open board read over each other's shoulders; where there are secrets, a curtain falls.
        self.curtained = len(self.people) > 1 and hides
        self.reader = self.people[0] if len(self.people) == 1 else WATCHER
        self._told = dict.fromkeys([*range(len(chairs)), WATCHER], len(session.steps))
        self._heard = dict.fromkeys(self._told, len(self._talk.lines))
        self._looking = False  # whether the reader has said that nobody else looks

    def words(self, reader: int) -> Words:
        return Words(self.game, self.phrases.language, [chair.name for chair in self.chairs], reader)

    # The game goes round

    def run(self) -> int:
        try:
            self.begin()
            while not self.session.over:
                self._step()
            self._keep()
            self.end()
        except Quit:
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise
        return 0

    def _step(self) -> None:
        seat = self._order.next(self.session) if self.session.waiting else None
        if not self.session.waiting:
            self.session.land()
        elif seat is None:  # all who may act let it pass
            self.session.time_out()
        else:
            is_bot = self.chairs[seat].kind == "bot"
            move = self._bots.choose(self.session, seat, self._talk.statements) if is_bot else self.ask(seat)
            if move is None:
                self._order.passes(seat)
                return
            looked = not is_bot and self._looks(seat)
            self.session.play(seat, move)
            if looked:
                self.terminal.forget(self.phrases("play-look-over"))
                self._looking = False
            if not is_bot:
                self._keep()
        self._order.stepped(seat)
        if not self.curtained:
            self.tell(begun(self.session, self._told[self.reader]))

    def _looks(self, seat: int) -> bool:
        """Whether this seat sees what the game allows nobody to look up later (Bloops)."""
        passing = passing_fields(self.game.state_type)
        view = self.session.view(seat)
        return any(_anything(view[f.name]) for f in passing if f.name in view)

    def _keep(self) -> None:
        """After every decision of a person: a terminal that is closed loses nothing."""
        secret, promised = self._deal
        names = [chair.recorded or chair.name for chair in self.chairs]
        notes = self._talk.notes()
        record = record_of(self.session, names, notes=notes, commitment=promised, secret=secret, steps=self._recorded)
        record.header[SITTING] = [chair.word for chair in self.chairs]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save_record(record, self.path)
        except OSError as error:
            raise CannotSave("file-unwritable", path=self.path, problem=error) from None

    def _keep_if_played(self) -> bool:
        """Getting up keeps what happened since the last decision, too: nobody rolls again by leaving."""
        played = any(step.seat in self.people for step in self.session.steps)
        if played:
            self._keep()
        return played

    # What is said

    def begin(self) -> None:
        self.terminal.line(self.terminal.paint(self.game.title, "bold"))
        if reconstructed(self.session.options.deck):
            self.terminal.say("deck-reconstructed")
        if self.people:
            self.terminal.say("play-begin")

    def tell(self, last: int | None = None) -> None:
        """What happened since this reader was last told, as this reader may know it: a sentence a turn, its events
        below it. `last`: the step that the turn begins in which is still going on."""
        if last is None or not self.game.hooks.text.TURN_BEGINS:
            last = len(self.session.steps)
        self._before_a_look()
        words = self.words(self.reader)
        for turn, events in told_by_turns(self.session, self._told[self.reader], last, self.reader):
            if turn:
                self._line(" ".join(map(words.sentence, turn)))
            for sentence in filter(None, map(words.event, events)):
                self._line(("  " if turn else "") + sentence)
        self._told[self.reader] = last
        for said in self._talk.lines[self._heard[self.reader] :]:
            self._line(self._talk.told(said, words))
        self._heard[self.reader] = len(self._talk.lines)

    def _line(self, sentence: str) -> None:
        self.terminal.line(drawing.painted(sentence, self.chairs, self.terminal))

    def _before_a_look(self) -> None:
        """What cannot be cleared afterwards is shown only when the reader is ready for it."""
        stays = self.terminal.is_screen and not self.terminal.forgets
        if not stays or self._looking or self.session.over or self.reader not in self.people:
            return
        if self._looks(self.reader):
            self._looking = True
            if self.terminal.ask(self.phrases("play-look") + " ") is None:
                raise Quit

    def ask(self, seat: int) -> int | None:
        """The move that a person chooses; None: to let it pass, where others may act too."""
        if self.curtained and seat != self.reader:
            self._curtain(seat)
        self._talk.answer()
        self.tell()
        self._question(seat)
        while True:
            answer = self.terminal.ask(self._prompt(seat))
            if answer is None:
                raise Quit
            if answer in ("", "0") and is_window(self.session):
                return None
            move = self._answered(answer, seat)
            if move is not None:
                return move

    def _curtain(self, seat: int) -> None:
        self.terminal.clear()
        self.reader = seat
        if self.terminal.ask(self.phrases("play-curtain", name=self.chairs[seat].name) + " ") is None:
            raise Quit
        self.terminal.clear()

    def _prompt(self, seat: int) -> str:
        name = f"{self.chairs[seat].name} " if len(self.people) > 1 else ""
        return self.terminal.paint(f"{name}> ", "bold")

    def _question(self, seat: int) -> None:
        words = self.words(seat)
        view = self.session.view(seat)
        self.terminal.line()
        self.terminal.line(drawing.board(self.game, view, words, self.chairs, self.terminal))
        self.terminal.line()
        self.terminal.line(self.terminal.paint(words.ask(view, seat), "bold"))
        legal = self.session.legal(seat)
        if len(legal) > MANY:
            self._groups(legal, words, view)
        else:
            width = max(len(self.game.move_code(move)) for move in legal)
            for number, move in enumerate(legal, 1):
                code = self.terminal.paint(f"{self.game.move_code(move):<{width}}", "dim")
                self.terminal.line(f"{number:>3}  {code}  {words.move(move, view)}")
                if does := self._does(seat, move, words):
                    self.terminal.line(" " * (width + 7) + self.terminal.paint(does, "dim"))
        if is_window(self.session):
            self.terminal.line(f"{0:>3}  {self.phrases('play-let-pass')}")

    def _does(self, seat: int, move: int, words: Words) -> str:
        """What it does on this board, in words; nothing where the game has none for it."""
        from rumpus.bots.foresight import said_of

        return " ".join(map(words.sentence, said_of(self.session, seat, move)))

    def _groups(self, legal: list[int], words: Words, view: dict[str, Any]) -> None:
        """Many moves: a heading for each kind, and below it what can be chosen."""
        groups = grouped(self.game, legal, words)
        for group in groups:
            if group.single is not None:
                code = self.terminal.paint(self.game.move_code(group.single), "dim")
                self.terminal.line(f"  {code}  {words.move(group.single, view)}")
                continue
            self.terminal.line(f"  {group.heading}")
            for row in group.rows:
                stem = self.terminal.paint(row.stem, "dim")
                label = f"  ({row.label})" if row.label else ""
                self.terminal.line(f"      {stem} {listed(row.tails)}{label}" if row.stem else f"      {row.example}")
        example = next(row.example for group in groups for row in group.rows)
        self.terminal.say("play-type", example=example.replace("-", " "))

    def _say(self, text: str, seat: int) -> None:
        words = self.words(seat)
        if not text:
            forms = self._talk.forms(seat, words)
            self.terminal.say("play-say" if forms else "play-say-free")
            width = max((len(form) for form, _ in forms), default=0)
            for form, sentence in forms:
                self.terminal.line(f"  {self.terminal.paint(f'{form:<{width}}', 'dim')}  {sentence}")
            return
        try:
            understood = self._talk.say(seat, text)
        except BadMove as error:
            self.terminal.line(error.told(self.phrases.language))
            return
        self.tell()
        if not understood:
            self.terminal.say("play-said-free")

    def _answered(self, answer: str, seat: int) -> int | None:
        """The move that was meant, or None after answering whatever else was."""
        legal = self.session.legal(seat)
        match answer.lower().split():
            case [] if len(legal) == 1:
                return legal[0]
            case []:
                self._question(seat)
            case ["quit" | "exit"]:
                raise Quit
            case ["?" | "help"]:
                self.terminal.say("play-help")
            case ["?" | "help", *rest]:
                self._explain(" ".join(rest), seat)
            case ["rules"]:
                self._rules()
            case ["say", *_]:
                self._say(answer[len("say") :].strip(), seat)
            case ["advise"]:
                self._advise(seat)
            case _:
                found = matching(answer, [self.game.move_code(move) for move in legal])
                if len(found) == 1:
                    return legal[found[0]]
                codes = ", ".join(self.game.move_code(legal[i]) for i in found)
                self.terminal.say("play-which" if found else "play-no-such-move", answer=answer, moves=codes)
        return None

    def _explain(self, word: str, seat: int) -> None:
        """The help of a card, by its code or by its name in the reader's language."""
        words = self.words(seat)
        for kind, names in self.game.names.items():
            for name in names:
                message = f"help-{kind}-{name}"
                text = words.say(message)
                if text != message and word in (name, words.name(kind, name).lower()):
                    self.terminal.line(text)
                    return
        self.terminal.say("play-no-help", word=word)

    def _advise(self, seat: int) -> None:
        """What a strong bot would do from what this seat knows. Nobody waits for a compiler here."""
        from rumpus.bots.analysis import advise
        from rumpus.cli.advise import show as show_advice

        advice = advise(self.game, self.session.know(seat), seat, ADVICE, fast=False)
        show_advice(self.game, seat, advice, [chair.name for chair in self.chairs], self.terminal)

    def _rules(self) -> None:
        try:
            show(rules_for_players(self.game, self.phrases.language)[1], self.terminal)
        except RumpusError as error:
            self.terminal.line(error.told(self.phrases.language))

    def end(self) -> None:
        if self.curtained:
            self.terminal.clear()
            self.reader = WATCHER
            self._told[WATCHER] = self._last_round()
        self.tell()
        words = self.words(self.reader)
        self.terminal.line()
        view, names = self.session.view(self.reader), [chair.name for chair in self.chairs]
        self.terminal.line(drawing.board(self.game, view, words, self.chairs, self.terminal))
        self.terminal.line()
        score = self.session.score()
        for line in drawing.result(score, names, self.phrases, words, view):
            self._line(line)
        self.terminal.line(self.terminal.paint(self.phrases("play-kept", path=str(self.path)), "dim"))

    def _last_round(self) -> int:
        """Where the last decision of a person was: all have seen what was before."""
        plays = [i for i, step in enumerate(self.session.steps) if step.seat in self.people]
        return plays[-1] if plays else 0

    def leave(self) -> None:
        self.terminal.line()
        if self._keep_if_played():
            self.terminal.say("play-left", path=str(self.path))
        else:
            self.terminal.say("play-left-early")


def _anything(cells: Any) -> bool:
    return any(map(_anything, cells)) if is_list(cells) else bool(cells)
