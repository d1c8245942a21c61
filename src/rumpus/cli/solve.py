"""rumpus solve GAME: the exact chances of a small open game, as fractions and decimals."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction
from typing import Any

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.progress import Progress
from rumpus.cli.setting import add_setting, options_from
from rumpus.cli.terminal import Terminal
from rumpus.core import catalogue
from rumpus.lab.solve import Solution, solve

PLACES = 30
SHOWN = 12  # digits for people; --exact shows the fraction


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("game", metavar="GAME", help=phrases("arg-game"))
    parser.add_argument("--seats", metavar="N", type=int, help=phrases("arg-seats-solve"))
    parser.add_argument("--random", action="store_true", help=phrases("arg-random"))
    parser.add_argument("--exact", action="store_true", help=phrases("arg-exact"))
    add_setting(parser, phrases, key=False)


def run(given: Namespace, terminal: Terminal) -> int:
    game = catalogue.game(given.game)
    counts = [given.seats] if given.seats is not None else [n for n in game.seats if n <= 2]
    found: list[dict[str, Any]] = []
    for count in counts or [game.seats.start]:
        options = options_from(given, game, count)
        with Progress(0, terminal.phrases("solve-positions"), terminal.phrases) as progress:
            solution = solve(game, options, "random" if given.random else "best", progress)
        if given.json:
            found.append({"seats": count, "play": "random" if given.random else "best", **_data(solution)})
        else:
            _show(solution, f"{game.title}: {terminal.phrases('solve-seats', count=count)}", terminal, given.exact)
    if given.json:
        terminal.data(found)
    return 0


def _show(solution: Solution, title: str, terminal: Terminal, exact: bool) -> None:
    terminal.line(terminal.paint(title, "bold"))
    rows = solution_rows(solution, terminal.phrases)
    width = max(len(name) for name, _ in rows)
    for name, chance in rows:
        point = terminal.phrases.number(0.5, 1)[1]  # as the language writes it
        terminal.line(f"  {name:<{width}}  {decimal(chance, SHOWN).replace('.', point)}")
    for name, chance in rows if exact else []:
        terminal.line(f"  {terminal.paint(f'{name:<{width}}  {chance}', 'dim')}")
    terminal.line("  " + terminal.phrases("solve-facts", positions=solution.positions, ties=solution.ties))
    terminal.line()


def solution_rows(solution: Solution, phrases: Phrases) -> list[tuple[str, Fraction]]:
    """Each seat from the start; and, where chance says who begins, what beginning is worth."""
    rows = [(phrases("seat-number", number=i + 1), chance) for i, chance in enumerate(solution.wins)]
    rows.append((phrases("solve-nobody"), solution.nobody))
    beginners = {opening.seat for opening in solution.openings}
    if len(beginners) == len(solution.openings) == len(solution.wins) > 1:
        worth = sum((o.chance * o.wins[o.seat] for o in solution.openings), Fraction(0))
        rows.append((phrases("solve-beginner"), worth))
        if len(beginners) == 2:
            rows.append((phrases("solve-other"), sum(solution.wins) - worth))
    return rows


def decimal(chance: Fraction, places: int = PLACES) -> str:
    """Cut, not rounded: the digits shown are the digits of the number."""
    digits = chance.numerator * 10**places // chance.denominator
    whole, rest = divmod(digits, 10**places)
    return f"{whole}.{rest:0{places}}" + ("" if digits * chance.denominator == chance.numerator * 10**places else "…")


def _data(solution: Solution) -> dict[str, Any]:
    return {
        "wins": [_exact(chance) for chance in solution.wins],
        "nobody": _exact(solution.nobody),
        "openings": [
            {"chance": str(o.chance), "seat": o.seat, "wins": [_exact(chance) for chance in o.wins]}
            for o in solution.openings
        ],
        "positions": solution.positions,
        "ties": solution.ties,
    }


def _exact(chance: Fraction) -> dict[str, str]:
    return {"fraction": str(chance), "decimal": decimal(chance)}
