"""Search on one core: iterations a second beside OpenSpiel's C++ ISMCTS in one run; how punctual bots answer.

    ./rumpus bench search             a table
    ./rumpus bench search --json      the same for programs
    ./rumpus bench search --quick     shorter runs, rougher numbers

Both search the same Leduc position (the first decision, with the same card) with one random playout an iteration; they
take turns, and the median round counts. Time is processor time, so that a busy machine does not decide.
Punctuality: decisions of random games, each with a budget; how late the answer was, by the clock on the wall and by the
processor time of the search, which does not count what other programs take. Memory: that of a process that sits down,
with the machine code made before, and answers once.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rumpus.bots.engine import engine_of
from rumpus.bots.levels import UNBOUNDED
from rumpus.bots.searcher import Searcher
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.chance import below, draw_of

HERE = Path(__file__).parent
BUDGET = 0.1  # seconds for a decision, where punctuality is measured
NODES = 1 << 17  # of the tree, as the shark's


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench search", description=__doc__.split("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="shorter runs")
    parser.add_argument("--ours", action="store_true", help="without OpenSpiel, and without our own games")
    parser.add_argument("--memory", metavar="GAME", help="one answer, and the megabytes it took")
    chosen = parser.parse_args()
    if chosen.memory:
        return memory(catalogue.game(chosen.memory))
    rounds, iterations = (3, 100_000) if chosen.quick else (7, 200_000)
    report: dict[str, Any] = {"leduc": leduc(rounds, iterations, peers=not chosen.ours)}
    if not chosen.ours:
        report["games"] = {game.name: own(game, chosen.quick) for game in catalogue.games()}
        report["memory_mb"] = {game.name: memory_of(game) for game in catalogue.games()}
    sys.stdout.write((json.dumps(report, indent=2) if chosen.json else table(report)) + "\n")
    return 0


# The same game, both


def leduc(rounds: int, iterations: int, *, peers: bool) -> dict[str, float]:
    game = catalogue.load(HERE / "games" / "leduc")
    players: dict[str, Callable[[int], None]] = {"rumpus": ours(game)}
    if peers:
        players["openspiel"] = openspiel()
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, search in players.items():
            begin = time.process_time()
            search(iterations)
            rates[name].append(iterations / (time.process_time() - begin))
    return {name: statistics.median(found) for name, found in rates.items()}


def ours(game: Game) -> Callable[[int], None]:
    engine = engine_of(game)
    engine.wait()
    session = Session(game, options_for(game))
    session.land(1)
    session.land(2)
    known, seat = session.know(0), 0
    key = bytes(32)

    def search(iterations: int) -> None:
        searcher = Searcher(engine, key)  # a new tree each time, as theirs
        searcher.begin(known, seat, iterations)
        searcher.look(iterations)

    return search


def openspiel() -> Callable[[int], None]:
    import pyspiel

    state = pyspiel.load_game("leduc_poker").new_initial_state()
    state.apply_action(0)
    state.apply_action(2)

    def search(iterations: int) -> None:
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, iterations).step(state)

    return search


# Our games


def own(game: Game, quick: bool) -> dict[str, float]:
    engine = engine_of(game)
    begin = time.process_time()
    engine.wait()
    compiled = time.process_time() - begin
    wanted = 20 if quick else 150
    late = punctuality(game, wanted, time.perf_counter)
    working = Searcher(engine, bytes(32), nodes=NODES, clock=time.process_time)
    begin = time.process_time()
    late_working = punctuality(game, wanted, time.process_time, working)
    return {
        "iterations_a_second": working.iterations / (time.process_time() - begin),
        "compile_s": compiled,
        "late_ms_median": 1000 * percentile(late, 50),
        "late_ms_p99": 1000 * percentile(late, 99),
        "late_working_ms_p99": 1000 * percentile(late_working, 99),
        "decisions": len(late),
    }


def percentile(found: list[float], percent: int) -> float:
    return sorted(found)[min(len(found) - 1, len(found) * percent // 100)] if found else 0.0


def punctuality(game: Game, wanted: int, clock: Callable[[], float], searcher: Searcher | None = None) -> list[float]:
    """How long after its budget each answer came, as the clock has it."""
    engine = engine_of(game)
    searcher = searcher or Searcher(engine, bytes(32), nodes=NODES, clock=clock)
    late: list[float] = []
    for number in range(200):
        session = Session(game, options_for(game), number.to_bytes(32, "big"))
        draw = draw_of(number.to_bytes(32, "big"), 7)
        while not session.over and len(late) < wanted:
            if not session.waiting:
                session.land()
                continue
            seat = session.waiting[below(draw, len(session.waiting))]
            legal = session.legal(seat)
            known = session.know(seat)
            if len(engine.moves(known, seat, legal)) > 1 and below(draw, 4) == 0:
                begin = clock()
                searcher.search(known, seat, UNBOUNDED, BUDGET)
                late.append(max(0.0, clock() - begin - BUDGET))
            session.play(seat, legal[below(draw, len(legal))])
        if len(late) >= wanted:
            break
    return late


def memory_of(game: Game) -> int:
    command = [sys.executable, __file__, "--memory", game.name]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def memory(game: Game) -> int:
    engine_of(game).wait()
    punctuality(game, 1, time.perf_counter)
    sys.stdout.write(f"{peak_kilobytes() // 1024}\n")
    return 0


def peak_kilobytes() -> int:
    """Of this program alone: what getrusage says begins with the process that started it."""
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM:"))


def table(report: dict[str, Any]) -> str:
    rates = report["leduc"]
    lines = [f"Leduc, iterations a second on one core ({os.cpu_count()} here):"]
    lines += [f"  {name:<12}{rate:>14,.0f}" for name, rate in rates.items()]
    if "openspiel" in rates:
        lines.append(f"  {rates['rumpus'] / rates['openspiel']:.1f} times OpenSpiel's C++")
    for name, facts in report.get("games", {}).items():
        lines.append(
            f"{name:<14}{facts['iterations_a_second']:>10,.0f} iterations/s   with a budget of {1000 * BUDGET:.0f} ms"
            f" {facts['late_ms_median']:.1f} ms late in the median, {facts['late_ms_p99']:.1f} ms at p99,"
            f" {facts['late_working_ms_p99']:.1f} ms of processor time at p99"
            f" ({facts['decisions']} decisions), {report['memory_mb'][name]} MB"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
