"""What a seat knows, in words: the table, the question, what happened. Made of what the wire told this seat alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rumpus.client.line import Line, News
from rumpus.core import catalogue
from rumpus.core.game import Event, Game
from rumpus.core.words import Ask, Words, rules_for_players
from rumpus.kernel.plain import is_list, is_table
from rumpus.table import wire
from rumpus.table.wire_http import Review


class TableTeller:
    def __init__(self, line: Line, seat: int, language: str) -> None:
        self.line, self.seat, self.language = line, seat, language

    @property
    def game(self) -> Game:
        assert self.line.table is not None
        return catalogue.game(self.line.table.game)

    @property
    def names(self) -> list[str]:
        return [chair.name or f"seat {chair.seat + 1}" for chair in self.line.chairs]

    @property
    def words(self) -> Words:
        return Words(self.game, self.language, self.names, self.seat)

    def table(self) -> str:
        """Everything that the seat sees now."""
        table = self.line.table
        assert table is not None
        parts = [f"{table.title}, {table.phase}; you are {self.names[self.seat]} (seat {self.seat + 1})", self._seats()]
        if table.phase == "open":
            parts.append(f"Not dealt yet. People join with the code {table.code}.")
            if self.line.host:
                parts.append("You are the host: act with ['start'] deals, once every seat is taken.")
        else:
            view = self.line.views[self.seat]
            parts.append(self.game.draw(view, self.words))
            parts.append("\n".join(self.words.spoken(view, self.seat)))
            parts.append(self.question())
        return "\n\n".join(parts)

    def _seats(self) -> str:
        lines: list[str] = []
        for chair in self.line.chairs:
            who = chair.name or "free"
            what = f"bot, {chair.level}" if chair.kind == "bot" else chair.kind
            away = ", away" if chair.away else ""
            lines.append(f"seat {chair.seat + 1}: {who} ({what}{away})")
        return "\n".join(lines)

    def question(self, does: Mapping[str, str] = MappingProxyType({})) -> str:
        """What is asked of the seat, or whom all wait for, or how it ended. `does`: what moves come to, by code."""
        if self.line.result is not None:
            return self._result(self.line.result)
        asked = self.line.asked.get(self.seat)
        if asked is not None:
            return f"Your move: {self.words.ask(self.line.views[self.seat], self.seat)}\n{self.moves(does)}"
        waiting = ", ".join(self.names[seat] for seat in self.line.waiting if seat < len(self.names))
        return f"Not your move. Waiting for: {waiting or 'nobody'}"

    def moves(self, does: Mapping[str, str] = MappingProxyType({})) -> str:
        asked = self.line.asked.get(self.seat)
        if asked is None:
            return "You have no move now."
        lines: list[str] = []
        for move in asked.legal:
            lines.append(f"  {move.code}: {self.words.move(move.move, self.line.views[self.seat])}")
            if said := does.get(move.code):
                lines.append(f"    {said}")
        return "\n".join(lines)

    def sentences(self, said: Sequence[wire.Sentence]) -> str:
        words = self.words
        return " ".join(words.sentence(Ask(one.message, one.numbers, one.names, one.seats, one.texts)) for one in said)

    def _result(self, result: wire.Result) -> str:
        order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat] == 0, result.places[seat]))
        lines = [
            f"{result.places[seat] or '-'}. {self.names[seat]}{' (you)' if seat == self.seat else ''}:"
            f" {self.words.scored(self.line.views[self.seat], seat) or _points(result.points[seat])}"
            for seat in order
        ]
        return "The game is over.\n" + "\n".join(lines)

    def advice(self, told: wire.AdviceTold) -> str:
        """What each move promises, with its interval; best first."""
        if not told.moves:
            return "There is nothing to choose."
        lines = ["What a strong bot thinks, best first: of 100 games from here, won (95 % interval)"]
        for rank, one in enumerate(told.moves):
            tied = ", no clear difference from the first" if one.tied and rank else ""
            lines.append(f"  {self._move(one.move)}: {_interval(one.worth, one.low, one.high)}{tied}")
        chances = (f"{name} {round(100 * chance)} %" for name, chance in zip(self.names, told.chances, strict=True))
        return "\n".join([*lines, "Chances to win with the first: " + ", ".join(chances)])

    def review(self, found: Review) -> str:
        """Mistakes that are sure, the worst first, and how many decisions were looked at."""
        lines = [f"{found.judged} of {found.decisions} decisions were judged; {len(found.mistakes)} surely mistakes."]
        for one in found.mistakes:
            loss = _interval(one.loss, one.low, one.high)
            lines.append(
                f"  step {one.step}, {self.names[one.seat]}: {self._move(one.played)};"
                f" better {self._move(one.better)}; gave away {loss} of 100"
            )
        return "\n".join(lines)

    def _move(self, move: int | None) -> str:
        return "let the moment pass" if move is None else f"{self.game.move_code(move)} ({self.words.move(move)})"

    def story(self, news: Sequence[News]) -> list[str]:
        """What happened, as the page tells it: a sentence a turn, below it one for each event that has words."""
        lines: list[tuple[str, bool]] = []  # a sentence, and whether it is of an event
        starts: list[int] = []  # of each event, the line that it is told in
        turns: dict[int, str] = {}  # the line that a turn begins in -> what it came to, as it stands last
        for message in news:
            match message:
                case wire.Step():
                    for kind, arguments in message.events:
                        starts.append(len(lines))
                        if sentence := self.words.event(Event(kind, dict(arguments))):
                            lines.append((sentence, True))
                    for turn in message.turns if starts else ():
                        first = max(0, len(starts) - turn.since)  # one may have begun before these news
                        turns[starts[first]] = self.sentences(turn.said)
                case wire.Talked():
                    lines.append((self._talk(message.line), False))
                case _:
                    pass
        return _by_turns(lines, turns)

    def _talk(self, line: wire.TalkLine) -> str:
        whisper = f" (whispers to {self.names[line.to]})" if line.to is not None else ""
        text = line.text
        if line.statement is not None:
            text = self._statement(line.statement, line.seat)
        return f"{self.names[line.seat]}{whisper}: {text}"

    def _statement(self, said: wire.Statement, speaker: int) -> str:
        """A quick statement as a sentence; as its code where the game has no words for it."""
        say = self.game.hooks.text.statement
        return str(say(said.code, said.slots, speaker, self.words)) if say else f"[{said.code}]"


def _by_turns(lines: Sequence[tuple[str, bool]], turns: Mapping[int, str]) -> list[str]:
    """Each turn's sentence above its events; what came before the first turn speaks for itself."""
    said: list[str] = []
    in_turn = False
    for at, (sentence, is_event) in enumerate(lines):
        if at in turns:
            in_turn = True
            said.append(turns[at])
        said.append(f"  {sentence}" if in_turn and is_event else sentence)
    return said


def _interval(share: float, low: float, high: float) -> str:
    return f"{round(100 * share)} ({round(100 * low)} to {round(100 * high)})"


def _points(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}"


def rules_text(game: Game, language: str) -> str:
    """The rules for players, in that language or in the first that has them."""
    return rules_for_players(game, language)[1] + _statements(game)


def _statements(game: Game) -> str:
    """How the quick statements of a game are written, for the tool `say`."""
    forms = game.hooks.text.statement_forms
    return "\n\n## `say`\n\n" + "\n".join(f"- `{form}`" for form in forms()) + "\n" if forms else ""


def cards_text(game: Game, language: str) -> str:
    """A game's cards and what each does, and how many of each its deck has."""
    words = Words(game, language, [], -1)
    parts = [f"# {game.title}"]
    for kind, names in game.names.items():
        told = {word: words.say(f"help-{kind}-{word}") for word in names}
        if any(not text.startswith("help-") for text in told.values()):
            lines = [
                f"- {words.name(kind, word)}" + ("" if text.startswith("help-") else f": {text}")
                for word, text in told.items()
            ]
            parts.append("\n".join(lines))
    parts += [f"## {table}\n\n" + "\n".join(_entries(given)) for table, given in game.facts.deck.items()]
    return "\n\n".join(parts) + "\n"


def _entries(given: Any) -> list[str]:
    """The deck's own data: few words, the same in every language."""
    if is_list(given):
        return [line for entry in given for line in _entries(entry)]
    if is_table(given):
        return ["- " + ", ".join(f"{key} {value}" for key, value in given.items() if key != "source")]
    return [f"- {given}"]
