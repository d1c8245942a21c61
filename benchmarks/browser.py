"""The fourth speed beside the second: rules and search as machine code, in Node and in Chromium, turn about in one run.

    ./rumpus bench browser                     a table
    ./rumpus bench browser --json FILE         the same for programs
    ./rumpus bench browser --game bounce       one game, or several
    ./rumpus bench browser --quick             shorter runs, rougher numbers
    ./rumpus bench browser --review            how long a finished game's review takes in Chromium, and nothing else

The same random games and the same decisions everywhere; what counts is each one's best round, since a busy machine
only slows down. The shark's moves have 20 000 iterations whatever the clock says; the first of them is cold. Bars: in
Chromium at least half as quick as native, a module of at most 40 kB as a browser fetches it (brotli), a shark's move
within a second, a first curve of a game between regular bots within 2 s and its final one within 20.
"""

from __future__ import annotations

import argparse
import base64
import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from rumpus.bots.analysis import decisions_of  # noqa: E402
from rumpus.bots.bot import Bot  # noqa: E402
from rumpus.bots.engine import engine_of  # noqa: E402
from rumpus.bots.levels import FOREVER, level_of  # noqa: E402
from rumpus.bots.nets import weights_of  # noqa: E402
from rumpus.bots.searcher import Searcher  # noqa: E402
from rumpus.core import catalogue  # noqa: E402
from rumpus.core.game import Game  # noqa: E402
from rumpus.core.options import options_for  # noqa: E402
from rumpus.core.session import Session  # noqa: E402
from rumpus.kernel.chance import below, draw_of  # noqa: E402
from rumpus.lab.match import play_match  # noqa: E402
from rumpus.speed.compiled import compiled  # noqa: E402
from rumpus.speed.wasm.build import module_of  # noqa: E402
from rumpus.speed.wasm.manifest import manifest_of  # noqa: E402
from tools.chromium import find_chromium  # noqa: E402
from tools.page import WEB, find_node  # noqa: E402

KEY = bytes(range(32))
NODES = 1 << 17  # of the tree, as the shark's
SHARK = 20_000  # iterations
SECONDS = 0.5  # of native play and of native search, about, in a round

IN_NODE = """
import { readFileSync } from 'node:fs'
await import(process.argv[1])
process.stdout.write(JSON.stringify(await measure(JSON.parse(readFileSync(0, 'utf8')))))
"""
COMPRESSED = """
const { readFileSync } = require('node:fs')
process.stdout.write(String(require('node:zlib').brotliCompressSync(readFileSync(process.argv[1])).length))
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench browser", description=__doc__.split("\n\n")[0])
    parser.add_argument("--json", metavar="FILE", type=Path, help="write JSON there")
    parser.add_argument("--game", action="append", help="only this one; may be said several times")
    parser.add_argument("--quick", action="store_true", help="shorter runs")
    parser.add_argument("--review", action="store_true", help="only how long a review takes")
    chosen = parser.parse_args()
    games = [catalogue.game(name) for name in chosen.game] if chosen.game else catalogue.games()
    rounds = 2 if chosen.quick else 5
    report: dict[str, Any] = {"rounds": rounds, "games": {}}
    chromium = find_chromium()
    if chromium is None:
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        script = bundle(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games:
            if chosen.review:
                found = report["games"][game.name] = {"review": reviewed(game, script, browser)}
                print(f"{game.title}: {review_line(found['review'])}", flush=True)
            else:
                report["games"][game.name] = measured(game, script, browser, rounds)
                print(line(game, report["games"][game.name]), flush=True)
        browser.close()
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")
    return 0


def bundle(folder: Path) -> Path:
    node = find_node()
    command = [*node.npm, "exec", "--", "vite", "build", "--config", "build/bench.ts", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, env={**node.surroundings, "RUMPUS_BENCH": str(folder)}, check=True)
    return folder / "bench.js"


def measured(game: Game, script: Path, browser: Any, rounds: int) -> dict[str, Any]:
    module, task = module_of(game), task_of(game)
    found: dict[str, list[dict[str, Any]]] = {"native": [], "node": [], "chromium": []}
    for _ in range(rounds):
        found["native"].append(native(game, task))
        found["node"].append(in_node(script, task))
        found["chromium"].append(in_chromium(browser, script, task))
    best = {
        unit: {place: round(max(one[unit] for one in results)) for place, results in found.items()}
        for unit in ("decisions", "iterations")
    }
    pages = found["chromium"]
    return best | {
        "ratio": {unit: round(best[unit]["chromium"] / best[unit]["native"], 3) for unit in best},
        "bytes": len(module),
        "brotli": brotli(module, script.parent),
        "load_ms": round(min(page["load"] for page in pages), 1),
        "first_move_ms": round(min(page["load"] + page["first"] for page in pages), 1),
        "shark_ms": round(statistics.median(ms for page in pages for ms in page["shark"]), 1),
    }


def task_of(game: Game) -> dict[str, Any]:
    """Random games and decisions from them, sized by how quick native play and search are here."""
    options = options_for(game)
    compiled(game).simulate(options, KEY, 0, 1)
    assert engine_of(game).wait(), "no machine code of the search"
    count, spent = 8, 0.0
    while spent < SECONDS / 4:
        count *= 2
        begin = time.perf_counter()
        compiled(game).simulate(options, KEY, 0, count)
        spent = time.perf_counter() - begin
    looks = decisions(game)
    state = game.state_type.unpack(base64.b64decode(looks[0]["known"]))
    searcher = Searcher(engine_of(game), KEY, nodes=NODES)
    searcher.begin(state, looks[0]["seat"], 1000)
    begin = time.perf_counter()
    searcher.look(1000)
    pace = max(1e-7, (time.perf_counter() - begin) / 1000)
    return {
        "module": text(module_of(game)),
        "net": text(weights_of(game)),
        "sizes": manifest_of(game)["sizes"],
        "key": text(KEY),
        "start": text(game.new(options).pack()),
        "seats": options.seats,
        "games": int(count * SECONDS / spent),
        "looks": looks,
        "iterations": max(200, min(SHARK, int(SECONDS / pace / len(looks)))),
        "nodes": NODES,
        "shark": asdict(replace(level_of("shark", game), iterations=SHARK, seconds=FOREVER)),
    }


def decisions(game: Game, most: int = 8) -> list[dict[str, Any]]:
    """Moments of random games, spread over them, where there is most to think about; where there never is, any."""
    found: list[dict[str, Any]] = []
    for number in range(4):
        session, draw = Session(game, options_for(game), number.to_bytes(32, "big")), draw_of(KEY, number)
        while not session.over:
            if not session.waiting:
                session.land()
                continue
            seat = session.waiting[below(draw, len(session.waiting))]
            legal, known = session.legal(seat), session.know(seat)
            thoughts = len(engine_of(game).moves(known, seat, legal))
            found.append({"known": text(known.pack()), "seat": seat, "legal": legal, "thoughts": thoughts})
            session.play(seat, legal[below(draw, len(legal))])
    open_ = [one for one in found if one["thoughts"] > 1] or found
    return [open_[i * len(open_) // most] for i in range(most)]


def native(game: Game, task: dict[str, Any]) -> dict[str, float]:
    options = options_for(game)
    begin = time.perf_counter()
    run = compiled(game).simulate(options, KEY, 0, task["games"])
    rate, spent = run.decisions / (time.perf_counter() - begin), 0.0
    for look in task["looks"]:
        searcher = Searcher(engine_of(game), KEY, nodes=NODES)
        known = game.state_type.unpack(base64.b64decode(look["known"]))
        begin = time.perf_counter()
        searcher.begin(known, look["seat"], task["iterations"])
        searcher.look(task["iterations"])
        spent += time.perf_counter() - begin
    return {"decisions": rate, "iterations": len(task["looks"]) * task["iterations"] / spent}


def in_node(script: Path, task: dict[str, Any]) -> dict[str, Any]:
    node = find_node()
    command = ["node", "--input-type=module", "--eval", IN_NODE, str(script)]
    done = subprocess.run(command, env=node.surroundings, input=json.dumps(task), capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)


def in_chromium(browser: Any, script: Path, task: dict[str, Any]) -> dict[str, Any]:
    page = browser.new_page()
    page.add_script_tag(content=script.read_text(), type="module")
    page.wait_for_function("() => 'measure' in globalThis")
    found = page.evaluate("task => measure(task)", task)
    page.close()
    return found


def reviewed(game: Game, script: Path, browser: Any) -> dict[str, Any]:
    """A game between regular bots at the usual table, looked at as the page does."""
    options = options_for(game)
    bots = [Bot(game, level_of("regular", game), bytes([seat]) * 32, fast=True) for seat in range(options.seats)]
    session = play_match(game, options, KEY, bots)
    positions = session.states()
    played = {
        "positions": [text(position.pack()) for position in positions],
        "decisions": [asdict(one) for one in decisions_of(session)],
        "places": list(session.score().places),
    }
    page = browser.new_page()
    page.add_script_tag(content=script.read_text(), type="module")
    page.wait_for_function("() => 'measureReview' in globalThis")
    task = {"module": text(module_of(game)), "manifest": manifest_of(game), "played": played}
    found = page.evaluate("task => measureReview(task)", task)
    page.close()
    return {"steps": len(positions) - 1, "first_s": round(found["first"], 2), "whole_s": round(found["whole"], 2)}


def review_line(found: dict[str, Any]) -> str:
    return f"{found['steps']} steps, first curve after {found['first_s']} s, the last after {found['whole_s']} s"


def brotli(module: bytes, folder: Path) -> int:
    file = folder / "module.wasm"
    file.write_bytes(module)
    node = find_node()
    done = subprocess.run(
        ["node", "--eval", COMPRESSED, str(file)], env=node.surroundings, capture_output=True, text=True, check=True
    )
    return int(done.stdout)


def line(game: Game, found: dict[str, Any]) -> str:
    speeds = "; ".join(
        f"{unit} a second native {found[unit]['native']:,}, Node {found[unit]['node']:,}, "
        f"Chromium {found[unit]['chromium']:,} ({found['ratio'][unit]:.2f})"
        for unit in ("decisions", "iterations")
    )
    sizes = f"{found['bytes']:,} bytes, {found['brotli']:,} brotli"
    times = (
        f"loaded in {found['load_ms']} ms, first move after {found['first_move_ms']} ms, shark {found['shark_ms']} ms"
    )
    return f"{game.title}: {speeds}; {sizes}; {times}"


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


if __name__ == "__main__":
    raise SystemExit(main())
