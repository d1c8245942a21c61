"""A finished game looked at again: what every seat could expect at each moment, where it turned, what was better.

Honest about hidden cards: a seat's curve is what that seat could know then, so the curves of one moment need not add up
to one. A mistake is measured against what the same search would have done with the same knowledge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rumpus.bots.advice import Advice, Adviser
from rumpus.bots.engine import engine_of
from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.core.view import know
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState

Progress = Callable[[int], None]

WORTH_TELLING = 0.03  # share of the win that a better move would have brought
LOOKED_AT = 0.01  # a played move that the search hardly looked at is not judged
SECOND_LOOKS = 12  # so many of what seem the worst mistakes are looked at again
LONGER = 8  # times as long: what was looked at little seems worse than it is


@dataclass(frozen=True)
class Moment:
    """A position where somebody decides: each seat's own chance then."""

    step: int  # how many steps had been made
    chances: list[float]


@dataclass(frozen=True)
class Mistake:
    """A decision that gave something away."""

    step: int
    seat: int
    played: int | None
    better: int | None
    played_worth: float
    better_worth: float

    @property
    def loss(self) -> float:
        return self.better_worth - self.played_worth


@dataclass(frozen=True)
class Review:
    moments: list[Moment]
    mistakes: list[Mistake]  # the worst first
    places: list[int]


def review(
    game: Game,
    session: Session,
    *,
    iterations: int = 2000,
    most: int = 60,
    threads: int = 1,
    fast: bool = True,
    progress: Progress = lambda done: None,
) -> Review:
    """`most` moments, spread over the game; decisions are judged at these moments."""
    seats = session.options.seats
    adviser = Adviser(game, threads=threads, fast=fast)
    states = states_of(game, session)
    wanted = _spread([i for i, s in enumerate(states) if game.turn(s) not in (OVER, CHANCE)], most)
    moments: list[Moment] = []
    mistakes: list[Mistake] = []
    for number, at in enumerate(wanted):
        chances: list[float] = []
        for seat in range(seats):
            known = know(states[at], seat)
            if _decides(game, session, known, seat, at):
                advice = adviser.advise(known, seat, iterations)
                chances.append(advice.chances[seat])
                mistakes += _judged(session, at, seat, advice)
            else:
                chances.append(adviser.chances(known, seat, iterations)[seat])
        moments.append(Moment(at, chances))
        progress(number + 1)
    places: list[int] = []
    if session.over:
        places = session.score().places
        firsts = places.count(1)
        moments.append(Moment(len(session.steps), [1 / firsts if place == 1 else 0.0 for place in places]))
    suspects = sorted(mistakes, key=lambda mistake: -mistake.loss)[:SECOND_LOOKS]
    sure = [
        mistake
        for at, seat in ((suspect.step, suspect.seat) for suspect in suspects)
        for mistake in _judged(session, at, seat, adviser.advise(know(states[at], seat), seat, LONGER * iterations))
    ]
    return Review(moments, sorted(sure, key=lambda mistake: -mistake.loss), places)


def states_of(game: Game, session: Session) -> list[GameState]:
    """The position before each step, and the last."""
    s = session.start.copy()
    states = [s.copy()]
    for step in session.steps:
        if step.kind == "play":
            game.rules.play(s, step.seat, step.number, None)
        elif step.kind == "land":
            game.rules.land(s, step.number, None)
        else:
            game.rules.time_out(s, None)
        states.append(s.copy())
    return states


def _spread(found: list[int], most: int) -> list[int]:
    if len(found) <= most:
        return found
    return [found[i * (len(found) - 1) // (most - 1)] for i in range(most)]


def _decides(game: Game, session: Session, known: GameState, seat: int, at: int) -> bool:
    """Whether the step made here was this seat's, and there was something to think about."""
    if at >= len(session.steps) or session.steps[at].kind != "play" or session.steps[at].seat != seat:
        return False
    return len(engine_of(game).moves(known, seat, game.legal(known, seat))) > 1


def _judged(session: Session, at: int, seat: int, advice: Advice) -> list[Mistake]:
    """The mistake made here, if it was one."""
    played, best = session.steps[at].number, advice.moves[0]
    found = [move for move in advice.moves if move.move == played and move.looked >= LOOKED_AT]
    if best.move == played or not found or best.worth - found[0].worth < WORTH_TELLING:
        return []
    return [Mistake(at, seat, played, best.move, found[0].worth, best.worth)]


# As a picture

_COLOURS = ("#c8553d", "#2d6a8f", "#588157", "#8d6a9f", "#c99a2e", "#3d5a80", "#9c4a6c", "#4f6d3a")
_WIDTH, _HEIGHT, _LEFT, _TOP = 720, 300, 48, 24


def picture(found: Review, title: str, names: list[str]) -> str:
    """The curves as an SVG of its own: no script, no font, readable in print."""
    last = max(moment.step for moment in found.moments) or 1
    height = _TOP + _HEIGHT + 36 + 18 * ((len(names) + 3) // 4)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDTH + 16} {height}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="{_plain(title)}">',
        f'<rect width="100%" height="100%" fill="#fffdf8"/><text x="{_LEFT}" y="16">{_plain(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _TOP + _HEIGHT * (100 - percent) / 100
        lines.append(
            f'<line x1="{_LEFT}" x2="{_LEFT + _WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d9d2c4"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>'
        )
    for seat, name in enumerate(names):
        colour = _COLOURS[seat % len(_COLOURS)]
        points = " ".join(
            f"{_LEFT + _WIDTH * m.step / last:.1f},{_TOP + _HEIGHT * (1 - m.chances[seat]):.1f}" for m in found.moments
        )
        x, y = _LEFT + 170 * (seat % 4), _TOP + _HEIGHT + 30 + 18 * (seat // 4)
        lines.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>')
        lines.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        lines.append(f'<text x="{x + 16}" y="{y}">{_plain(name)}</text>')
    for mistake in found.mistakes[:5]:
        x = _LEFT + _WIDTH * mistake.step / last
        lines.append(f'<circle cx="{x:.1f}" cy="{_TOP + 6}" r="4" fill="{_COLOURS[mistake.seat % len(_COLOURS)]}"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
