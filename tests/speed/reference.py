"""What Python plays and thinks, written down: another speed is held against it (web/src/local/lockstep.test.ts)."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any

import pytest

from rumpus.bots import LEVELS, Bot, analysis
from rumpus.bots.engine import engine_of
from rumpus.bots.levels import FOREVER, level_of
from rumpus.bots.searcher import Searcher
from rumpus.bots.talk import Spoken
from rumpus.core.archive import load_record
from rumpus.core.game import Game
from rumpus.core.session import Session, SessionStep
from rumpus.core.visibility import know, see
from rumpus.kernel.chance import below, draw_of, pick
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, WATCHER, count_seats, nth_seat
from rumpus.kernel.state import GameState
from rumpus.lab.match import play_match
from rumpus.laws import scenarios
from rumpus.speed.compiled import STEP_LIMIT, compiled
from tests.laws.positions import Table, new_session, random_step, tables

KEY = bytes(range(32))
PLAY, LAND, TIME_OUT = range(3)
LOOKED_AT = 16  # steps from one look at what each seat sees to the next
NODES = 1 << 12  # of a tree: small, so that it fills up and is emptied too

Data = dict[str, Any]


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def lines(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


# Steps, each with all that it shows


class Watched(Session):
    """A session that writes down each step."""

    def play(self, seat: int, move: int | str) -> SessionStep:
        return self._watched(lambda: super(Watched, self).play(seat, move), seat)

    def land(self, outcome: int | None = None) -> SessionStep:
        return self._watched(lambda: super(Watched, self).land(outcome))

    def time_out(self) -> SessionStep:
        return self._watched(super().time_out)

    def _watched(self, act: Any, seat: int | None = None) -> SessionStep:
        before, turn = text(self.state.pack()), self.game.turn(self.state)
        legal = self.legal(seat) if seat is not None and seat in self.waiting else []
        step: SessionStep = act()
        moment = {
            "before": before,
            "kind": step.kind,
            "seat": step.seat,
            "number": step.number,
            "turn": turn,
            "choices": list(step.odds) if step.kind == "land" else legal,
            "events": [list(event) for event in step.log],
            "after": text(self.state.pack()),
            "views": self._views() if len(MOMENTS) % LOOKED_AT == 0 else [],
        }
        if self.over:
            score, seats = self.score(), self.options.seats
            moment |= {"points": list(score.points)[:seats], "places": list(score.places)[:seats]}
        MOMENTS.append(moment)
        return step

    def _views(self) -> list[Data]:
        seats = [*range(self.options.seats), WATCHER]
        return [{"seat": s, "see": self.view(s), "know": text(self.know(s).pack())} for s in seats]


MOMENTS: list[Data] = []  # of the game that is being written down


def taken() -> list[Data]:
    found = MOMENTS[:]
    MOMENTS.clear()
    return found


def played(table: Table, number: int) -> list[Data]:
    """A random game; now and then the clock runs out."""
    plain = new_session(table, number)
    session, draw = Watched(table.game, table.options, plain.key), draw_of(bytes(32), number)
    while not session.over:
        if session.waiting and below(draw, 40) == 0:
            session.time_out()
        else:
            random_step(session, draw)
    return taken()


def golden(game: Game) -> Iterator[tuple[str, list[Data]]]:
    for path in sorted((game.folder / "tests" / "golden").glob("*.rump")):
        record = load_record(path)
        assert record.session is not None
        session = Watched(game, record.session.options, state=record.session.start.copy())
        for step in record.session.steps:
            if step.kind == "play":
                session.play(step.seat, step.number)
            elif step.kind == "land":
                session.land(step.number)
            else:
                session.time_out()
        yield path.name, taken()


def rulings(game: Game) -> Iterator[tuple[str, list[Data]]]:
    """Every scenario: the rulebook's examples."""
    for scenario in scenarios.scenarios_of(game):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(scenarios, "Session", Watched)
            scenarios.run_scenario(game, scenario)
        yield scenario.title, taken()


# Steps, many of them, each game as one digest


def walk(game: Game, options: Options, number: int) -> Data:
    """A random game of the interpreted rules."""
    rules, s, draw = game.rules, game.new(options), draw_of(KEY, number)
    moves, weights = [-1] * rules.CHOICES, [-1] * rules.OUTCOMES  # what the rules do not write shows
    start, mark, steps = text(s.pack()), hashlib.sha256(), list[int]()
    while (who := rules.turn(s)) != OVER:
        log: list[Any] = []
        kind, seat, choice, choices = TIME_OUT, -1, 0, list[int]()
        if who == CHANCE:
            choices = weights[: rules.odds(s, weights)]
            kind, choice = LAND, pick(draw, weights, len(choices))
            rules.land(s, choice, log)
        elif below(draw, 40) == 0:
            rules.time_out(s, log)
        else:
            kind, seat = PLAY, nth_seat(who, below(draw, count_seats(who)))
            choices = moves[: rules.legal(s, seat, moves)]
            choice = choices[below(draw, len(choices))]
            rules.play(s, seat, choice, log)
        if len(steps) % (3 * LOOKED_AT) == 0:
            for eyes in (*range(options.seats), WATCHER):
                mark.update(lines(see(s, eyes)) + know(s, eyes).pack())
        steps += [kind, seat, choice]
        mark.update(lines([who, choices, [list(map(int, event)) for event in log]]) + s.pack())
    score = game.score(s, options.seats)
    mark.update(lines([list(score.points), list(score.places)]))
    return {"start": start, "seats": options.seats, "steps": steps, "digest": mark.hexdigest()}


def walks(game: Game, decisions: int) -> Iterator[Data]:
    """So many decisions, over all tables turn by turn."""
    number, made, all_tables = 0, 0, list(tables(game))
    while made < decisions:
        table = all_tables[number % len(all_tables)]
        found = walk(game, table.options, number)
        made += sum(kind != LAND for kind in found["steps"][::3])
        number += 1
        yield found | {"label": f"{table.label}, game {number}"}


def batches(game: Game, decisions: int) -> Iterator[Data]:
    """Random games of machine code, as many as make so many decisions over all tables."""
    all_tables = list(tables(game))
    for number, table in enumerate(all_tables):
        start, count, made = game.new(table.options).pack(), 8, 0
        while made < decisions / len(all_tables):
            run = compiled(game).simulate(table.options, KEY, first=number, count=count)
            made, count = run.decisions, 2 * count
        parts = [run.rows, run.points, run.places, run.lengths]
        yield {
            "label": table.label,
            "start": text(start),
            "seats": table.options.seats,
            "first": number,
            "count": len(run.lengths),
            "limit": STEP_LIMIT,
            "decisions": run.decisions,
            "digest": hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest(),
        }


# Thought


def thoughts(game: Game, options: Options, number: int) -> Iterator[tuple[GameState, int, list[int]]]:
    """Decisions of a random game in which there is something to think about: what the seat knows, and its moves."""
    s, draw, rules, weights = game.new(options), draw_of(KEY, number), game.rules, [0] * game.rules.OUTCOMES
    while (who := rules.turn(s)) != OVER:
        if who == CHANCE:
            rules.land(s, pick(draw, weights, rules.odds(s, weights)), None)
            continue
        seat = nth_seat(who, below(draw, count_seats(who)))
        legal, known = game.legal(s, seat), know(s, seat)
        moves = engine_of(game).moves(known, seat, legal)
        if len(moves) > 1 or below(draw, 50) == 0:
            yield known, seat, moves
        rules.play(s, seat, legal[below(draw, len(legal))], None)


def searches(game: Game, count: int) -> list[Data]:
    """So many decisions searched, over all tables: what the tree is after each, to the last bit."""
    assert engine_of(game).wait()
    all_tables = list(tables(game))
    each = -(-count // len(all_tables))
    found: list[Data] = []
    for number, table in enumerate(all_tables):
        searcher = Searcher(engine_of(game), KEY, nodes=NODES)
        looks: list[Data] = []
        for game_number in range(each):  # until there are enough
            for known, seat, moves in thoughts(game, table.options, 100 * number + game_number):
                if len(looks) < each and below_of(known.pack()) % 3 == 0:
                    looks.append(search(searcher, known, seat, moves))
            if len(looks) >= each:
                break
        found.append({"label": table.label, "looks": looks})
    return found


def below_of(data: bytes) -> int:
    """Chance from the position itself: which decisions are looked at."""
    return hashlib.sha256(data).digest()[0]


def search(searcher: Searcher, known: GameState, seat: int, moves: list[int]) -> Data:
    searcher.begin(known, seat, 200)
    searcher.look(160)
    searcher.teach(20, moves[-1])
    measured = searcher.measure(40, moves[0])
    free = searcher.measure(40)
    tree: Any = searcher._trees[0]  # pyright: ignore[reportPrivateUsage]
    arrays = tree._tree
    order = (arrays.size, arrays.keys, arrays.worth, arrays.roots, arrays.nodes, arrays.moves, arrays.visits)
    parts = [*order, tree._draw, *tree._results]
    return {
        "known": text(known.pack()),
        "seat": seat,
        "first": moves[0],
        "last": moves[-1],
        "choices": [[c.move, c.visits, c.worth] for c in searcher.choices()],
        "measured": [measured.worth, *measured.wins, free.worth, *free.wins],
        "digest": hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest(),
    }


class Overheard:
    """A bot whose decisions and words are written down."""

    def __init__(self, bot: Bot, most: int) -> None:
        self.bot, self.most = bot, most
        self.calls: list[Data] = []

    def choose(self, known: GameState, seat: int, legal: Any, talk: Any = ()) -> int | None:
        if len(self.calls) >= self.most:
            return legal[0]
        patience = self.bot.game.hooks.bot.patience
        move = self.bot.choose(known, seat, legal, talk)
        waits = float(patience(known, seat, move)) if patience and move is not None else 1.0
        self._call(known, seat, talk, {"legal": list(legal), "move": move, "patience": waits})
        return move

    def say(self, known: GameState, seat: int, talk: Any) -> list[Spoken]:
        if len(self.calls) >= self.most:
            return []
        words = self.bot.say(known, seat, talk)
        self._call(known, seat, talk, {"words": [asdict(said) for said in words]})
        return words

    def _call(self, known: GameState, seat: int, talk: Any, answer: Data) -> None:
        heard = [asdict(said) for said in talk]
        self.calls.append({"known": text(known.pack()), "seat": seat, "talk": heard} | answer)


def bots(game: Game, most: int, iterations: int) -> Iterator[Data]:
    """Each level at every seat of a table, for its first decisions; as long as it needs, up to so many iterations."""
    all_tables = list(tables(game))
    for number, name in enumerate(LEVELS):
        for table in (all_tables[number % len(all_tables)], all_tables[-1 - number % len(all_tables)]):
            level = level_of(name, game)
            level = replace(level, seconds=FOREVER, iterations=min(level.iterations, iterations))
            keys = [bytes([seat, number] * 16) for seat in range(table.options.seats)]
            players = [Overheard(Bot(game, level, key, fast=True), most) for key in keys]
            play_match(game, table.options, KEY, players)
            for key, player in zip(keys, players, strict=True):
                yield {"label": table.label, "level": asdict(level), "key": text(key), "calls": player.calls}


# Looking back


def reviews(game: Game, iterations: int, moments: int) -> Iterator[Data]:
    """Finished games reviewed, and what a seat might have done at one of the moments."""
    all_tables = list(tables(game))
    for number, table in enumerate((all_tables[0], all_tables[-1])):
        session, draw = new_session(table, number), draw_of(KEY, number)
        positions = [session.state.copy()]
        while not session.over:
            random_step(session, draw)
            positions.append(session.state.copy())
        places = list(session.score().places)
        played = analysis.decisions_of(session)
        found = analysis.review(game, positions, played, places, iterations=iterations, most=moments)
        asked = played[len(played) // 2]
        advice = analysis.advise(game, know(positions[asked.step], asked.seat), asked.seat, iterations)
        yield {
            "label": table.label,
            "positions": [text(position.pack()) for position in positions],
            "decisions": [asdict(one) for one in played],
            "places": places,
            "budget": {"iterations": iterations, "moments": moments},
            "points": [asdict(point) for point in found.points],
            "mistakes": [
                {name: getattr(m, name) for name in ("step", "seat", "played", "better", "loss", "low", "high")}
                for m in found.mistakes
            ],
            "judged": found.judged,
            "asked": asdict(asked),
            "chances": advice.chances,
            "advice": [
                {name: getattr(m, name) for name in ("move", "worth", "low", "high", "visits", "tied")}
                for m in advice.moves
                if m.ranked
            ],
        }
