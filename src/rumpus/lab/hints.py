"""What stands out in a balance report, in a sentence each, and what to try: only what is more than luck."""

from __future__ import annotations

from dataclasses import dataclass

from rumpus.core.game import Game
from rumpus.kernel.errors import BadDeck
from rumpus.kernel.options import Options
from rumpus.lab.balance import Balance, Use
from rumpus.lab.statistics import Interval, clear
from rumpus.lab.tune import counts_of

SLIGHT = 0.03  # a seat's distance from its fair share that nobody minds, in parts of it
STRONG = 0.04  # what a choice is worth, in parts of a win, before somebody should look at it
EARLY = 0.35  # of the game, when it is decided
TIES = 0.10
SKILL = 0.10  # of the way from luck to certainty
MOST = 6


@dataclass(frozen=True)
class Hint:
    """`hint-NAME` of locale/, with the interval that it rests on, and a command to go on with, or none."""

    name: str
    value: Interval
    command: str = ""
    number: int = 0  # of the seat, or of turns after the first
    use: Use | None = None  # the choice that it is about


def hints_of(game: Game, options: Options, found: Balance) -> list[Hint]:
    """The most telling first."""
    hints = [*_seats(game, options, found), *_choices(game, options, found)]
    if found.decided.high < EARLY:
        hints.append(Hint("early", found.decided))
    if found.shared.low > TIES:
        hints.append(Hint("ties", found.shared))
    for step in found.ladder[:1]:
        skill = (step.share.high - 1 / found.seats) / (1 - 1 / found.seats)
        if skill < SKILL:
            hints.append(Hint("luck", step.share))
    return hints[:MOST]


def _seats(game: Game, options: Options, found: Balance) -> list[Hint]:
    shares = found.by_order or found.wins
    hints: list[Hint] = []
    for number, (share, away) in enumerate(zip(shares, clear(shares, found.fair), strict=True)):
        if away and found.fair and abs(share.value - found.fair) / found.fair > SLIGHT:
            names = ("order-more", "order-less") if found.by_order else ("seat-more", "seat-less")
            wish = f"rumpus tune {game.name} --seats {found.seats} --wish seats=2%" if _counts(game, options) else ""
            hints.append(Hint(names[share.value < found.fair], share, wish, number if found.by_order else number + 1))
    hints.sort(key=lambda hint: -abs(hint.value.value - found.fair))
    return hints[:1]  # what one has more, the others have less


def _choices(game: Game, options: Options, found: Balance) -> list[Hint]:
    judged = [use for use in found.uses if use.worth is not None]
    away = clear([use.worth for use in judged if use.worth is not None], 0.0)
    counts = _counts(game, options)
    hints: list[Hint] = []
    for use, sure in zip(judged, away, strict=True):
        assert use.worth is not None
        if sure and abs(use.worth.value) > STRONG:
            where = next((what for what in counts if _is_of(what, use)), "")
            vary = f"rumpus sweep {game.name} --seats {found.seats} --vary {where}={counts[where]}" if where else ""
            name = "strong" if use.worth.value > 0 else "weak"
            hints.append(Hint(name, use.worth, vary, use=use))
    return sorted(hints, key=lambda hint: -abs(hint.value.value))[:3]


def _is_of(what: str, use: Use) -> bool:
    """Whether a count of the deck is that of the card which is chosen."""
    word = what.split(".")[2]
    return use.choice.code == word or use.choice.code.endswith(f"-{word}")


def _counts(game: Game, options: Options) -> dict[str, str]:
    """The counts of the deck that may be varied, and how far."""
    try:
        return {dial.what: f"{dial.values[0]}..{dial.values[-1]}" for dial in counts_of(game, options)}
    except BadDeck:
        return {}
