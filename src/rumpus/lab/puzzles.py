"""Finding puzzles: moments of games between bots in which one move is clearly best.

A moment is judged from what the seat knows: what others hold, and what is still to come, is sampled by the
search. Then it is judged again, ten times as long and with other draws; what does not hold is thrown away.

A turn that is made of many small moves (a plan, cards laid one by one) often has no best first move: any part of a good
plan can come first. So a rival that the best move can still follow is worth what both together are.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import count as numbers_from
from random import Random
from typing import TypeVar, cast

from rumpus.bots import seat_bot
from rumpus.bots.analysis import Advice, advise
from rumpus.bots.analysis.advice import searcher_for
from rumpus.bots.analysis.intervals import Z99, difference_interval, mean_interval
from rumpus.bots.engine import Engine, engine_of
from rumpus.bots.plain import LET_PASS
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for, plain_options, with_relaxed_pace
from rumpus.core.visibility import know, see
from rumpus.kernel.chance import draw_of
from rumpus.kernel.options import Options
from rumpus.kernel.seats import bit
from rumpus.kernel.state import GameState
from rumpus.lab.match import play_match
from rumpus.lab.puzzle_file import Puzzle, PuzzleChoice, Step, opened
from rumpus.lab.tasks import as_done, processes

ITERATIONS = 20_000
LONGER = 10  # times as long is looked again at what seems a puzzle
ROUGH = 10  # times as short is looked first: most moments are none
LEAD = 0.05  # of the win: so much more than any other move must the best one promise
SURE = 0.02  # and so much more for sure, with 99 %
MOVES = 3  # that are worth a thought, at least
HOPE = 0.8  # of a fair share must the best move promise: where all is lost nothing is learnt
SHOWN = 12  # choices that are kept, the tempting one among them
TRIES = 5  # of each small search, for the grade
SMALL, LARGE = 40, 250  # iterations: what a beginner and a regular look ahead
OF_ONE_GAME = 2  # puzzles
LEVELS = ("beginner", "regular", "regular", "expert")

Progress = Callable[[int], None]
Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass
class PuzzleCheck:
    """How puzzles fared when they were judged again."""

    held: list[str] = field(default_factory=list[str])
    fell: list[str] = field(default_factory=list[str])


# Judging a moment


def judge(game: Game, s: GameState, seat: int, iterations: int, key: bytes) -> tuple[list[PuzzleChoice], int]:
    """Every move that is worth a thought, best first, and how many games were imagined for each. Of what a seat cannot
    know, nothing is used."""
    found = advise(game, know(s, seat), seat, iterations, key=key)
    visits = min((m.visits for m in found.moves if m.ranked), default=0)
    choices = [
        PuzzleChoice(game.move_code(m.move), m.worth, m.low, m.high)
        for m in sorted(found.moves, key=lambda m: -m.worth)
        if m.ranked and m.move is not None
    ]
    choices = _with_both(game, s, seat, choices, visits, iterations, key) if choices else []
    return sorted(choices, key=lambda choice: -choice.worth), visits


def _with_both(
    game: Game, s: GameState, seat: int, choices: list[PuzzleChoice], visits: int, iterations: int, key: bytes
) -> list[PuzzleChoice]:
    """In a turn of many small moves, the rivals of the best move that it can still follow: with it, where that is
    better."""
    best = game.read_move(choices[0].move)
    better: list[PuzzleChoice] = [choices[0]]
    for choice in choices[1:]:
        after = _after(game, s, seat, game.read_move(choice.move))
        if after is not None and best in game.legal(after, seat):
            searcher = searcher_for(engine_of(game), iterations, key, 1, True)
            searcher.begin(know(after, seat), seat, iterations)
            searcher.look(max(1, visits))
            both = searcher.measure(max(1, visits), best)
            if both.worth > choice.worth:
                choice = PuzzleChoice(choice.move, both.worth, *mean_interval(both.worth, both.visits))
        better.append(choice)
    return better


def _after(game: Game, s: GameState, seat: int, move: int) -> GameState | None:
    """The moment after a move, if the same seat is asked again at once."""
    after = s.copy()
    game.rules.play(after, seat, move, None)
    return after if game.may_act(after, seat) else None


def leads(choices: Sequence[PuzzleChoice], visits: int) -> bool:
    if len(choices) < 2:
        return False
    best, second = choices[0], choices[1]
    low, _ = difference_interval(best.worth, visits, second.worth, visits, Z99)
    return best.worth - second.worth >= LEAD and low >= SURE


def _asks_alone(game: Game, s: GameState, seat: int) -> bool:
    """Nobody else can change this moment before the seat has decided."""
    sealed = game.hooks.rules.sealed
    return game.turn(s) == bit(seat) or (game.may_act(s, seat) and sealed is not None and sealed(s) == 1)


def _stands_alone(game: Game, s: GameState, seat: int, choices: Sequence[PuzzleChoice]) -> bool:
    """Whether the best move is a decision of its own, or part of a plan that may be made in any order. Where the rules
    want the parts in their order, the first of them says little."""
    best = game.read_move(choices[0].move)
    kind = set(game.legal(s, seat))
    after = _after(game, s, seat, best)
    if after is None or not kind & set(game.legal(after, seat)):
        return True
    rivals = [_after(game, s, seat, game.read_move(choice.move)) for choice in choices[1:]]
    going_on = [set(game.legal(rival, seat)) for rival in rivals if rival is not None]
    free = [legal for legal in going_on if best in legal]
    return 2 * len(free) >= max(1, len(going_on))


def _found_by(game: Game, engine: Engine, s: GameState, seat: int, best: int) -> tuple[int, str]:
    """The grade, and what tempts: what one plays who does not look ahead."""
    known = know(s, seat)
    moves = engine.moves(known, seat, game.legal(s, seat))
    tried = {
        iterations: [
            _first(advise(game, known, seat, iterations, key=_key("try", iterations, n))) for n in range(TRIES)
        ]
        for iterations in (SMALL, LARGE)
    }
    greedy = engine.greedy(known, seat, [move for move in moves if move != LET_PASS], draw_of(_key("greedy"), 0))
    small, large = (sum(move == best for move in tried[iterations]) for iterations in (SMALL, LARGE))
    wrong = Counter(move for move in [greedy, greedy, *tried[SMALL], *tried[LARGE]] if move not in (best, None))
    tempting = game.move_code(wrong.most_common(1)[0][0] or 0) if wrong else ""
    if large < TRIES - 1:
        return 3, tempting
    return (1 if greedy == best and small >= TRIES - 1 else 2), tempting


def _first(advice: Advice) -> int | None:
    return advice.moves[0].move


def _key(*words: object) -> bytes:
    return sha256(" ".join(map(str, words)).encode()).digest()


# Finding


def find(
    game: Game,
    count: int,
    seed: str,
    *,
    iterations: int = ITERATIONS,
    jobs: int | None = None,
    progress: Progress = lambda done: None,
    late: Callable[[], bool] = lambda: False,
) -> Iterator[Puzzle]:
    """Puzzles as they are found, until there are so many or it is late; varied in what is best, and how hard."""
    taken: list[Puzzle] = []
    work = partial(_puzzles_of, game.name, seed, iterations)
    for done, (_, found) in enumerate(_spread(game, work, numbers_from(), jobs), 1):
        progress(done)
        for puzzle in found:
            if len(taken) < count and _varied(taken, puzzle, count):
                taken.append(puzzle)
                yield puzzle
        if len(taken) == count or late():
            return


def _spread(
    game: Game, work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int | None
) -> Iterator[tuple[Task, Result]]:
    """Over all cores, or so many of them."""
    engine_of(game).wait()  # once, before every process wants the machine code
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return ((task, work(task)) for task in tasks)
    return as_done(processes(jobs), work, tasks, jobs)


def _varied(taken: Sequence[Puzzle], puzzle: Puzzle, count: int) -> bool:
    """Not the same answer too often, nor the same grade."""
    same_best = sum(one.best == puzzle.best for one in taken)
    same_grade = sum(one.grade == puzzle.grade for one in taken)
    return same_best < max(2, count // 5) and same_grade < max(1, count // 2)


def _puzzles_of(name: str, seed: str, iterations: int, number: int) -> list[Puzzle]:
    """The puzzles of one game, for a process of its own."""
    game = catalogue.game(name)
    key = _key("puzzles", seed, number)
    lot = Random(key)
    options = options_for(game, lot.choice(_seat_counts(game)), with_relaxed_pace(game, {}))
    bots = [seat_bot(game, lot.choice(LEVELS), _key(key.hex(), seat), True) for seat in range(options.seats)]
    session = play_match(game, options, key, bots, quiet=True)
    found: list[Puzzle] = []
    moments = [
        (at, step.seat, s)
        for at, (step, s) in enumerate(zip(session.steps, session.states(), strict=False))
        if step.kind == "play" and _asks_alone(game, s, step.seat)
    ]
    lot.shuffle(moments)
    for at, seat, s in moments:
        puzzle = puzzle_at(game, options, session.story()[:at], s, seat, iterations, key)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == OF_ONE_GAME:
            break
    return found


def _seat_counts(game: Game) -> list[int]:
    """With two, three or four a position can be taken in at a glance."""
    return [n for n in game.seats if n in (2, 3, 4)] or [game.usual_seats]


def puzzle_at(
    game: Game, options: Options, before: Sequence[Step], s: GameState, seat: int, iterations: int, key: bytes
) -> Puzzle | None:
    """The puzzle of this moment, if it is one: a rough look first, then a close one, then one ten times as long."""
    engine = engine_of(game)
    if len(engine.moves(know(s, seat), seat, game.legal(s, seat))) < MOVES:
        return None
    rough, _ = judge(game, s, seat, max(2, iterations // ROUGH), key)
    if len(rough) < MOVES or rough[0].worth - rough[1].worth < LEAD or rough[0].worth * options.seats < HOPE:
        return None
    close, _ = judge(game, s, seat, iterations, key)
    if len(close) < MOVES or close[0].worth - close[1].worth < LEAD or not _stands_alone(game, s, seat, close):
        return None
    choices, games = judge(game, s, seat, LONGER * iterations, _key("again", key.hex()))
    if choices[0].move != close[0].move or not leads(choices, games):
        return None
    grade, tempting = _found_by(game, engine, s, seat, game.read_move(choices[0].move))
    codes = [choice.move for choice in choices]
    tempting = tempting if tempting in codes else codes[1]
    kept = [choice for at, choice in enumerate(choices) if at < SHOWN - 1 or choice.move == tempting]
    return Puzzle(
        options.seats,
        plain_options(game, options),
        tuple(before),
        seat,
        grade,
        tuple(kept[:SHOWN]),
        tempting,
        games,
        _remembered(s, seat),
    )


def _remembered(s: GameState, seat: int) -> tuple[tuple[str, int, int, int], ...]:
    """What the seat knows, and its screen does not show: cards that it once saw. Whoever solves the puzzle is told."""
    seen, known = see(s, seat), know(s, seat)
    found: list[tuple[str, int, int, int]] = []
    for f in s.fields:
        if len(f.shape) != 2 or f.name not in seen or f.of is None:
            continue
        for i, (row, cells) in enumerate(
            zip(cast(list[list[int | None]], seen[f.name]), getattr(known, f.name), strict=True)
        ):
            found += [
                (f.name, i, j, n) for j, (cell, n) in enumerate(zip(row, cells, strict=True)) if cell is None and n
            ]
    return tuple(found)


# Checking


def check(
    game: Game,
    puzzles: Sequence[Puzzle],
    iterations: int,
    jobs: int | None = None,
    progress: Progress = lambda done: None,
) -> PuzzleCheck:
    """Each judged anew, with draws that had no part in finding it: holds where the same move is best."""
    result = PuzzleCheck()
    work = partial(_holds, game.name, iterations)
    for done, (puzzle, holds) in enumerate(_spread(game, work, puzzles, jobs), 1):
        (result.held if holds else result.fell).append(puzzle.name)
        progress(done)
    return result


def _holds(name: str, iterations: int, puzzle: Puzzle) -> bool:
    game = catalogue.game(name)
    session = opened(game, puzzle)
    choices, _ = judge(game, session.state, puzzle.seat, iterations, _key("check", puzzle.name))
    return bool(choices) and choices[0].move == puzzle.best
