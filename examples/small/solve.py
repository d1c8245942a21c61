"""How good are the bots, exactly? Small games solved through OpenSpiel, and what a perfect opponent takes from bots.

    pip install 'rumpus[open_spiel]'
    python examples/small/solve.py                     Leduc poker, endings of Beasty Bar, a tiny version of each game
    python examples/small/solve.py --part tiny         the tiny versions alone
    python examples/small/solve.py --iterations 500    closer to the solution

Leduc poker (benchmarks/games/leduc) is solved by CFR+. An ending of Beasty Bar is a position of a random game with two
animals left in each hand and none in the piles; it is solved exactly, by trying everything. The tiny versions
(src/rumpus/lab/envs/tiny.py) are written as trees and solved by CFR+. Exploitability is what the
best answer to a policy wins on average more than the solution would give it: 0 is perfect. A bot's policy is asked for
at every decision of the small game, several times, because bots draw lots too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms.exploitability import nash_conv

from rumpus.bots import any_bot
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.kernel.state import GameState
from rumpus.lab.envs import environment_options
from rumpus.lab.envs.efg import EfgTree, efg_of
from rumpus.lab.envs.openspiel import SpielGame
from rumpus.lab.envs.tiny import TINY

LEDUC = Path(__file__).parents[2] / "benchmarks" / "games" / "leduc"
LEVELS = ("random", "greedy", "beginner", "regular", "expert")


def bot_policy(small: Any, game: Game, level: str, asked: int) -> Any:
    """What a bot does at every decision of a small game, as shares of so many answers."""
    table = policies.TabularPolicy(small)
    bot = any_bot(game, level, bytes(32), True)
    for number, state in enumerate(table.states):
        seat, legal = state.current_player(), state.legal_actions()
        known, row = know(state.held.s, seat), table.action_probability_array[number]
        if len(legal) == 1:
            continue
        row[:] = 0.0
        for _ in range(asked):
            row[bot.choose(known, seat, legal)] += 1 / asked
    return table


def exploitability(small: Any, policy: Any) -> float:
    """Half of what the best answers of both seats gain together."""
    return nash_conv(small, policy, use_cpp_br=False) / 2


def leduc(iterations: int, asked: int) -> None:
    game = catalogue.load(LEDUC)
    small = SpielGame(game, {"reward": "points"})
    solver = pyspiel.CFRPlusSolver(small)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    solved = policies.tabular_policy_from_callable(small, _callable(solver.average_policy()))
    print(f"Leduc poker, in chips a game ({len(solved.states)} decisions)")
    print(f"  {'CFR+, ' + str(iterations) + ' rounds':<20} {exploitability(small, solved):8.4f}")
    for level in LEVELS:
        print(f"  {level:<20} {exploitability(small, bot_policy(small, game, level, asked)):8.4f}", flush=True)


def tiny(iterations: int, asked: int, levels: list[str], games: list[str]) -> None:
    print("Tiny versions, in wins a game")
    print(f"  {'':<16} {'nodes':>7} {'decisions':>9} {'CFR+':>9} " + " ".join(f"{level:>9}" for level in levels))
    for one in [tiny for tiny in TINY if not games or tiny.name in games]:
        tree = efg_of(pyspiel.load_game(f"rumpus_tiny_{one.name}"))
        small = pyspiel.load_efg_game(tree.text)
        solver = pyspiel.CFRPlusSolver(small)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found = [pyspiel.nash_conv(small, solver.average_policy())]
        found += [nash_conv(small, tree_policy(small, tree, one.game, level, asked)) for level in levels]
        # What the seats could gain, for one of them, and from −1 … 1 to wins.
        shown = " ".join(f"{gain / one.seats / 2:9.4f}" for gain in found)
        print(f"  {one.name:<16} {tree.nodes:>7} {len(tree.decisions):>9} {shown}", flush=True)


def tree_policy(small: Any, tree: EfgTree, game: Game, level: str, asked: int) -> Any:
    """What a bot does at every decision of a tree."""
    bot = any_bot(game, level, bytes(32), True)
    chosen: dict[str, dict[str, float]] = {}
    for name, state in tree.decisions.items():
        seat, legal = state.current_player(), state.legal_actions()
        known = know(state.held.s, seat)
        answers = [bot.choose(known, seat, legal) for _ in range(asked if len(legal) > 1 else 1)]
        codes = [game.move_code(legal[0] if move is None else move) for move in answers]
        chosen[name] = {code: codes.count(code) / len(codes) for code in codes}

    def shares(state: Any) -> dict[int, float]:
        told = chosen[state.information_state_string().rpartition("-")[2]]
        return {action: told.get(state.action_to_string(action), 0.0) for action in state.legal_actions()}

    return policies.tabular_policy_from_callable(small, shares)


def _callable(policy: Any) -> Any:
    return lambda state: dict(policy.action_probabilities(state))


def endings(count: int, asked: int) -> None:
    game = catalogue.game("beasty_bar")
    found = [_ending(game, start) for start in islice(_endings(game), count)]
    print(f"Beasty Bar, the last two animals each, in wins a game (mean of {count} endings)")
    for level in LEVELS:
        mean = fmean(exploitability(small, bot_policy(small, game, level, asked)) for small in found)
        print(f"  {level:<20} {mean / 2:8.4f}", flush=True)  # a win is from −1 to 1


def _endings(game: Game) -> Iterator[GameState]:
    draw = Random(7)
    while True:
        session = Session(game, environment_options(game, 2), draw.randbytes(32))
        while not session.over:
            s: Any = session.state
            if session.waiting and list(s.hand_size[:2]) == [2, 2] and not sum(s.pile_size[:2]):
                yield session.state.copy()
                break
            if not session.waiting:
                session.land()
                continue
            [seat] = session.waiting
            session.play(seat, draw.choice(session.legal(seat)))


def _ending(game: Game, start: GameState) -> SpielGame:
    small = SpielGame(game, {"seats": 2})
    small.start = start
    return small


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--iterations", type=int, default=200, help="of CFR+")
    parser.add_argument("--asked", type=int, default=32, help="how often a bot is asked at each decision")
    parser.add_argument("--endings", type=int, default=20)
    parser.add_argument("--levels", default=",".join(LEVELS), help="of bots, with commas between")
    parser.add_argument("--games", default="", help="tiny ones alone, with commas between")
    parser.add_argument("--part", choices=["leduc", "endings", "tiny"], help="only this")
    given = parser.parse_args()
    if given.part in (None, "leduc"):
        leduc(given.iterations, given.asked)
    if given.part in (None, "endings"):
        endings(given.endings, given.asked)
    if given.part in (None, "tiny"):
        tiny(given.iterations, given.asked, given.levels.split(","), given.games.split(",") if given.games else [])


if __name__ == "__main__":
    main()
