"""rumpus referee: the rules as a service on stdin and stdout, for programs in any language (docs/reference/referee.md).

One JSON object a line in, one JSON object a line out, in the same order. Whatever comes in, an answer goes out:
what cannot be done is `{"error": {"name": …, "message": …}}`, and the game stays as it was.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from math import isfinite
from typing import Any, BinaryIO, TypeVar, cast

from rumpus import __version__
from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.core.game import Event
from rumpus.core.notation import read_position, write_position, write_view
from rumpus.core.options import house_deck, options_for, without_effect
from rumpus.core.outcomes import outcome_words
from rumpus.core.positions import check_position
from rumpus.core.session import Session, SessionStep
from rumpus.core.words import LANGUAGES, Words
from rumpus.kernel.errors import BadPosition, NotYourTurn, RumpusError
from rumpus.kernel.plain import is_table
from rumpus.kernel.seats import CHANCE, OVER, WATCHER

PROTOCOL = 1
LONGEST = 1 << 20  # bytes of one request
REHEARSED = 20_000  # lines of rules that a position is tried with: rules are interpreted here, and errors are answers

T = TypeVar("T")
Answer = dict[str, Any]


class BadRequest(RumpusError):
    """A line that is no request."""


class NoGame(RumpusError):
    """A question about a game before there is one."""


def arguments(parser: Parser, phrases: Phrases) -> None:
    """None of its own: what is asked comes line by line."""


def run(given: Namespace, terminal: Terminal) -> int:
    return serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(requests: BinaryIO, answers: BinaryIO) -> int:
    referee = Referee()
    while not referee.done and (line := requests.readline(LONGEST + 1)):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):  # a line too long is one wrong request, not many
            rest = requests.readline(LONGEST + 1)
        if line.strip():
            answers.write(referee.answer(line) + b"\n")
            answers.flush()
    return 0


class Request:
    """What was asked, with a type for each part of it."""

    def __init__(self, body: dict[str, Any]) -> None:
        self.body = body

    def need(self, name: str, kind: type[T]) -> T:
        value = self.maybe(name, kind)
        if value is None:
            raise BadRequest(f"{name!r} is missing")
        return value

    def maybe(self, name: str, kind: type[T]) -> T | None:
        value = self.body.get(name)
        if value is not None and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            raise BadRequest(f"{name!r} should be {_WORDS[kind]}")
        return value

    def table_of(self, name: str) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", self.maybe(name, dict))

    def only(self, allowed: Iterable[str]) -> None:
        for name in self.body:
            if name not in allowed:
                raise BadRequest(f"{self.body['do']!r} does not know {name[:40]!r} (it knows: {', '.join(allowed)})")


_WORDS: dict[type, str] = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}


class Referee:
    """One game at a time, and every question about it."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.placed = False  # whether the game went through a position from outside
        self.done = False

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, whatever the line."""
        reply: Answer = {}
        before = self.session.branch() if self.session else None, self.placed
        try:
            body = _parsed(line)
            reply |= _name_of(body)
            reply |= self._do(body)
        except RumpusError as error:
            reply["error"] = {"name": type(error).__name__, "message": str(error)}
            self.session, self.placed = before
        except Exception as error:  # the rules met a position that no game leads to, or have a mistake of their own
            reply["error"] = {"name": "BadPosition" if self.placed else "Unexpected", "message": _told(error)}
            self.session, self.placed = before
        return json.dumps(reply, ensure_ascii=True).encode()

    def _do(self, body: dict[str, Any]) -> Answer:
        request = Request(body)
        word = request.need("do", str)
        if word not in _DO:
            raise BadRequest(f"cannot do {word[:40]!r}; can do: {', '.join(_DO)}")
        do, parts = _DO[word]
        request.only(("do", "id", *parts))
        return do(self, request)

    @property
    def table(self) -> Session:
        if self.session is None:
            raise NoGame('there is no game yet; begin with {"do": "new", "game": …}')
        return self.session

    # The game

    def hello(self, request: Request) -> Answer:
        return {"rumpus": __version__, "protocol": PROTOCOL, "games": catalogue.names(), "do": list(_DO)}

    def new(self, request: Request) -> Answer:
        game = catalogue.game(request.need("game", str))
        given = request.table_of("deck")
        deck = house_deck(game, given) if given else None
        options = options_for(game, request.maybe("seats", int), request.table_of("options"), deck)
        self.session = Session(game, options, _key(request.maybe("key", str)))
        self.placed = False
        unused = without_effect(game, options)
        return {
            "game": game.name,
            "rules": game.version,
            "seats": options.seats,
            "moves": len(game.moves),
            **({"without_effect": unused} if unused else {}),
        } | self._turn()

    def position(self, request: Request) -> Answer:
        text = request.maybe("text", str)
        if text is not None:
            table = self.table
            s = read_position(table.game.state_type, text)
            seats = s.seats
            if seats != table.options.seats:
                raise BadPosition(f"a position of {seats} seats; this game has {table.options.seats}: begin a new one")
            check_position(table.game, s, table.options, REHEARSED)
            self.placed = True
            self.session = Session(table.game, table.options, table.key, s)
            self.session.draws = table.draws  # the key's draws go on: rollouts from one position differ
            self._try()
        return {"position": write_position(self.table.state)} | self._turn()

    def _try(self) -> None:
        """A position is taken if the rules can say who acts there, and what can be done."""
        table = self.table
        who = table.game.turn(table.state)
        if who == CHANCE:
            if sum(table.game.odds(table.state)) <= 0:
                raise BadPosition("chance has no outcome here")
        elif who == OVER:
            table.score()
        elif who < 0 or who >> table.options.seats:
            raise BadPosition("a seat may act that is not at the table")
        for seat in table.waiting:
            if not table.legal(seat):
                raise BadPosition(f"seat {seat} should act, and can do nothing")
        for seat in (*range(table.options.seats), WATCHER):
            table.view(seat)

    # Decisions and chance

    def legal(self, request: Request) -> Answer:
        table = self.table
        seat = request.maybe("seat", int)
        if seat is not None:
            return {"legal": self._codes(self._seat(seat))}
        return {"legal": {str(seat): self._codes(seat) for seat in table.waiting}}

    def play(self, request: Request) -> Answer:
        seat = self._seat(request.need("seat", int))
        if seat not in self.table.waiting:
            raise NotYourTurn("the game is over" if self.table.over else f"seat {seat} may not act now")
        by_code = isinstance(request.body.get("move"), str)
        return self._stepped(self.table.play(seat, request.need("move", str if by_code else int)))

    def odds(self, request: Request) -> Answer:
        table = self.table
        if table.game.turn(table.state) != CHANCE:
            return {"odds": [], "outcomes": []}
        return {"odds": table.game.odds(table.state), "outcomes": outcome_words(table.game, table.state)}

    def land(self, request: Request) -> Answer:
        step = self.table.land(request.maybe("outcome", int))
        return {"outcome": step.number} | self._stepped(step)

    def time_out(self, request: Request) -> Answer:
        return self._stepped(self.table.time_out())

    def _stepped(self, step: SessionStep) -> Answer:
        return {"events": [_event(event) for event in step.events]} | self._turn()

    def _turn(self) -> Answer:
        table = self.table
        who = table.game.turn(table.state)
        return {"turn": "over" if who == OVER else "chance" if who == CHANCE else table.waiting}

    # What is known

    def view(self, request: Request) -> Answer:
        table, seat = self.table, self._reader(request)
        match request.maybe("mode", str) or "see":
            case "see":
                view = table.view(seat)
                return {"view": write_view(table.game.state_type, view), "fields": view}
            case "know":
                known = table.know(seat)
                fields = {f.name: getattr(known, f.name) for f in known.fields}
                return {"view": write_position(known), "fields": fields}
            case _:
                raise BadRequest("'mode' should be see or know")

    def score(self, request: Request) -> Answer:
        if not self.table.over:
            raise BadRequest("the game is not over")
        score = self.table.score()
        return {"points": score.points, "places": score.places}

    def events(self, request: Request) -> Answer:
        """From step `since` on: all of it for the referee, or what one seat may know."""
        table = self.table
        since = request.maybe("since", int) or 0
        if since < 0:
            raise BadRequest("'since' should be 0 or more")
        steps = table.steps[since:]
        if request.body.get("seat") is None:
            told = [step.events for step in steps]
        else:
            reader = self._reader(request)
            told = [tuple(table.events_for(step, reader)) for step in steps]
        return {"steps": len(table.steps), "events": [[_event(event) for event in events] for events in told]}

    def text(self, request: Request) -> Answer:
        """What a person would be shown: the board, the question, the moves, and the story since a step."""
        table, reader = self.table, self._reader(request)
        language = request.maybe("lang", str) or LANGUAGES[0]
        if language not in LANGUAGES:
            raise BadRequest(f"'lang' should be one of {', '.join(LANGUAGES)}")
        words = Words(table.game, language, self._names(request), reader)
        view = table.view(reader)
        reply: Answer = {"board": table.game.draw(view, words)}
        if reader in table.waiting:
            moves = {table.game.move_code(move): words.move(move) for move in table.legal(reader)}
            reply |= {"ask": words.ask(view, reader), "moves": moves}
        since = max(0, request.maybe("since", int) or 0)
        told = (words.event(event) for step in table.steps[since:] for event in table.events_for(step, reader))
        return reply | {"story": [sentence for sentence in told if sentence]}

    def quit(self, request: Request) -> Answer:
        self.done = True
        return {"bye": True}

    def _names(self, request: Request) -> list[str]:
        count = self.table.options.seats
        names = cast("list[object] | None", request.maybe("names", list))
        if names is None:
            return [f"seat {seat}" for seat in range(count)]
        if len(names) != count or not all(isinstance(name, str) for name in names):
            raise BadRequest(f"'names' should be {count} texts")
        return [str(name) for name in names]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.table.options.seats:
            raise BadRequest(f"'seat' is from 0 to {self.table.options.seats - 1}")
        return seat

    def _reader(self, request: Request) -> int:
        """A seat, or "watcher" for nobody's."""
        if request.body.get("seat") == "watcher":
            return WATCHER
        return self._seat(request.need("seat", int))

    def _codes(self, seat: int) -> list[str]:
        return [self.table.game.move_code(move) for move in self.table.legal(seat)]


_DO: dict[str, tuple[Callable[[Referee, Request], Answer], tuple[str, ...]]] = {
    "hello": (Referee.hello, ()),
    "new": (Referee.new, ("game", "seats", "options", "deck", "key")),
    "position": (Referee.position, ("text",)),
    "legal": (Referee.legal, ("seat",)),
    "play": (Referee.play, ("seat", "move")),
    "odds": (Referee.odds, ()),
    "land": (Referee.land, ("outcome",)),
    "time_out": (Referee.time_out, ()),
    "view": (Referee.view, ("seat", "mode")),
    "events": (Referee.events, ("seat", "since")),
    "text": (Referee.text, ("seat", "lang", "names", "since")),
    "score": (Referee.score, ()),
    "quit": (Referee.quit, ()),
}


def _parsed(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST:
        raise BadRequest(f"a request has at most {LONGEST} bytes")
    try:
        body: object = json.loads(line.decode())
    except UnicodeDecodeError:
        raise BadRequest("not UTF-8") from None
    except RecursionError:
        raise BadRequest("nested too deep") from None
    except ValueError as error:
        raise BadRequest(f"not JSON: {error}") from None
    if not is_table(body):
        raise BadRequest("a request is a JSON object")
    return body


def _name_of(body: dict[str, Any]) -> Answer:
    """What the answer is called by. Whoever waits for a name that no answer has would wait for ever."""
    name = body.get("id")
    if name is None:
        return {}
    if isinstance(name, str) or (isinstance(name, int | float) and not isinstance(name, bool) and isfinite(name)):
        return {"id": name}
    raise BadRequest("'id' should be a number or a text")


def _told(error: Exception) -> str:
    return f"the rules cannot go on here ({type(error).__name__}: {error})"


def _event(event: Event) -> list[Any]:
    return [event.kind, event.arguments]


def _key(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise BadRequest("'key' should be 64 hexadecimal digits") from None
    if len(key) != 32:
        raise BadRequest("'key' should be 64 hexadecimal digits")
    return key
