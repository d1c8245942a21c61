"""Bots in a game's WebAssembly module, and the process that builds it: `python -m rumpus.bots.module GAME FILE`.

`speed/wasm` knows rules and compilers, not bots; here search and decision join them. A group of buffers, which a
function takes as a named tuple, is one block of memory, its parts side by side in the order written here.
"""

# To pyright a view of memory is an intrinsic that nobody calls; numba wants no types on what it compiles.
# pyright: basic, reportCallIssue=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportArgumentType=false, reportOptionalCall=false

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, cast

import numpy

from rumpus import speed
from rumpus.bots import decide, greedy, infoset, search
from rumpus.bots.decide import LookedAt, considering, deciding
from rumpus.bots.engine import Engine, bot_modules
from rumpus.bots.greedy import greedy_of, look_at_end, look_at_value
from rumpus.bots.levels import EVERYTHING
from rumpus.bots.nets import ACTIVE, HIDDEN, MANY, PRIOR, SECOND, NetArrays
from rumpus.bots.search import LOGS, PATH, PathArrays, SearchResults, TreeArrays, search_of
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import DRAW, below
from rumpus.kernel.seats import SEATS
from rumpus.speed.wasm.build import built
from rumpus.speed.wasm.entries import F64, I32, I64, NOTHING, NUMBER, POINTER, REAL, WORD, Entry, scratch_at_of
from rumpus.speed.wasm.target import behind, view

KEY = 32  # bytes
I8 = numpy.int8


def bot_entries(game: Game) -> dict[str, Entry]:
    speed.prepare((greedy, decide, *bot_modules(game)))
    return _search(game) | _decision(game) | _habits(game)


# Blocks of memory


def tree_at(block, places, cells):
    n, e = I64(places), I64(cells)
    keys = behind(block, 16)
    worth = behind(keys, 8 * n)
    roots = behind(worth, 8 * e)
    nodes = behind(roots, 8 * e)
    moves = behind(nodes, 4 * n)
    visits = behind(moves, 4 * e)
    return TreeArrays(
        view(block, (2,), I64),
        view(keys, (n,), I64),
        view(nodes, (n,), I32),
        view(moves, (e,), I32),
        view(visits, (e,), I32),
        view(worth, (e,), F64),
        view(roots, (e,), F64),
    )


def path_at(block):
    node = behind(block, 8 * PATH)
    return PathArrays(view(block, (PATH,), I64), view(node, (PATH,), I64), view(behind(node, 8 * PATH), (PATH,), I64))


def results_at(block):
    wins = behind(block, 8 * SEATS)
    return SearchResults(
        view(block, (SEATS,), F64), view(wins, (SEATS,), F64), view(behind(wins, 8 * SEATS), (1,), F64)
    )


def looked_at(block, most):
    visits = behind(block, 8 * most)
    return LookedAt(view(block, (most,), I64), view(visits, (most,), I64), view(behind(visits, 8 * most), (most,), F64))


def net_at(block, features, traits):
    n, m = I64(features), I64(traits)
    found = behind(block, 8 * SEATS)
    sums = behind(found, 4 * ACTIVE)
    inner = behind(sums, 4 * HIDDEN)
    room = behind(inner, 4 * SECOND)
    rows = behind(room, 4 * MANY)
    second = behind(rows, n * HIDDEN)
    biases = behind(second, HIDDEN * SECOND)
    last = behind(biases, SECOND)
    prior_rows = behind(last, SECOND)
    trait_rows = behind(prior_rows, n * PRIOR)
    return NetArrays(
        view(rows, (n, I64(HIDDEN)), I8),
        view(second, (I64(HIDDEN), I64(SECOND)), I8),
        view(biases, (SECOND,), I8),
        view(last, (SECOND,), I8),
        view(found, (ACTIVE,), I32),
        view(sums, (HIDDEN,), I32),
        view(inner, (SECOND,), I32),
        view(block, (SEATS,), F64),
        view(prior_rows, (n, I64(PRIOR)), I8),
        view(trait_rows, (m, I64(PRIOR)), I8),
        view(behind(trait_rows, m * PRIOR), (m,), I8),
        view(room, (MANY,), I32),
    )


for function in (tree_at, path_at, results_at, looked_at, net_at):
    speed.allow(cast(Any, function), forceinline=True)


# Entries


def _search(game: Game) -> dict[str, Entry]:
    position, most = game.state_type.dtype(), game.rules.CHOICES + 1
    infoset_ = _allowed(infoset.infoset_of(game.state_type, True))
    knowledge = Engine(game).knowledge
    for function in (knowledge.judge, knowledge.weigh, knowledge.hide):
        _allowed(function)
    search_ = _allowed(search_of(game.rules, infoset_, knowledge))
    fill_logs_, look_up_, scratch_at = search.fill_logs, decide.look_up, scratch_at_of(game)

    def seats(s):
        return I32(view(s, (1,), position)[0].seats)

    def infoset_of(s, seat):
        return infoset_(view(s, (1,), position)[0], I64(seat))

    def grow(
        root,
        world,
        seen,
        seat,
        draw,
        iterations,
        explore,
        forced,
        logs,
        nodes,
        edges,
        tree,
        path,
        scratch,
        results,
        net,
        features,
        traits,
    ):
        start = view(root, (1,), position)
        search_(
            start,
            view(world, (1,), position),
            view(seen, (1,), position),
            I64(seat),
            I64(start[0].seats),
            view(draw, (DRAW,), I64),
            I64(iterations),
            explore,
            I64(forced),
            view(logs, (LOGS,), F64),
            tree_at(tree, nodes, edges),
            path_at(path),
            scratch_at(scratch),
            results_at(results),
            net_at(net, features, traits),
        )

    def fill_logs(logs):
        fill_logs_(view(logs, (LOGS,), F64))

    def look_up(tree, nodes, edges, key, found):
        return I32(look_up_(tree_at(tree, nodes, edges), key, looked_at(found, most)))

    budget = (POINTER, NUMBER, REAL, NUMBER, POINTER, NUMBER, NUMBER)
    grown = (*[POINTER] * 3, NUMBER, *budget, *[POINTER] * 5, NUMBER, NUMBER)
    return {
        "seats": (seats, (POINTER,), NUMBER),
        "infoset": (infoset_of, (POINTER, NUMBER), WORD),
        "search": (grow, grown, NOTHING),
        "fill_logs": (fill_logs, (POINTER,), NOTHING),
        "look_up": (look_up, (POINTER, NUMBER, NUMBER, WORD, POINTER), NUMBER),
    }


def _decision(game: Game) -> dict[str, Entry]:
    rules, own, most = game.rules, game.hooks.bot, game.rules.CHOICES + 1
    position, knowledge, scratch_at = game.state_type.dtype(), Engine(game).knowledge, scratch_at_of(game)
    look = look_at_value(rules, own.value) if own.value else look_at_end(_allowed(playout_of(rules)))
    greedy_ = _allowed(greedy_of(rules, _allowed(look)))
    consider_ = _allowed(considering(knowledge.waits, knowledge.sensible))
    decide_ = _allowed(deciding(own.daring))
    waits_, below_, blunders_ = knowledge.waits, below, decide.blunders

    def below_entry(draw, n):
        return I32(below_(view(draw, (DRAW,), I64), I64(n)))

    def waits(s, seat):
        return I32(waits_(view(s, (1,), position)[0], I64(seat)))

    def consider(s, seat, moves, n):
        return I32(consider_(view(s, (1,), position)[0], I64(seat), view(moves, (most,), I64), I64(n)))

    def blunders(n, percent, draw):
        return I32(blunders_(I64(n), I64(percent), view(draw, (DRAW,), I64)))

    def decide_entry(s, seat, moves, n, found, count, blundered, nerve, draw):
        return I32(
            decide_(
                view(s, (1,), position)[0],
                I64(seat),
                view(moves, (most,), I64),
                I64(n),
                looked_at(found, most),
                I64(count),
                blundered != 0,
                I64(nerve),
                view(draw, (DRAW,), I64),
            )
        )

    def greedy_entry(known, world, tried, seat, moves, n, draw, worth, scratch, decisions):
        return I32(
            greedy_(
                view(known, (1,), position),
                view(world, (1,), position),
                view(tried, (1,), position),
                I64(seat),
                view(moves, (most,), I64),
                I64(n),
                view(draw, (DRAW,), I64),
                view(worth, (most,), F64),
                scratch_at(scratch),
                view(decisions, (0, 2), I64),
                view(decisions, (1,), I64),
            )
        )

    decided = (POINTER, NUMBER, POINTER, NUMBER, POINTER, NUMBER, NUMBER, NUMBER, POINTER)
    greeted = (POINTER, POINTER, POINTER, NUMBER, POINTER, NUMBER, POINTER, POINTER, POINTER, POINTER)
    return {
        "below": (below_entry, (POINTER, NUMBER), NUMBER),
        "waits": (waits, (POINTER, NUMBER), NUMBER),
        "consider": (consider, (POINTER, NUMBER, POINTER, NUMBER), NUMBER),
        "blunders": (blunders, (NUMBER, NUMBER, POINTER), NUMBER),
        "decide": (decide_entry, decided, NUMBER),
        "greedy": (greedy_entry, greeted, NUMBER),
    }


def _habits(game: Game) -> dict[str, Entry]:
    """Memory and manners, where the game has them."""
    position, own, found = game.state_type.dtype(), game.hooks.bot, dict[str, Entry]()
    forget_, patience_ = own.forget, own.patience

    def forget(s, seat, cards, muddle, luck):
        if cards < EVERYTHING:
            known = view(s, (1,), position)[0]
            forget_(known, I64(seat), I64(cards), I64(muddle), view(luck, (KEY,), numpy.uint8))

    def patience(s, seat, move):
        return F64(patience_(view(s, (1,), position)[0], I64(seat), I64(move)))

    if forget_ is not None:
        found["forget"] = (forget, (POINTER, NUMBER, NUMBER, NUMBER, POINTER), NOTHING)
    if patience_ is not None:
        found["patience"] = (patience, (POINTER, NUMBER, NUMBER), REAL)
    return found


def _allowed(function: Any) -> Any:
    return speed.allow(function)


if __name__ == "__main__":
    made = catalogue.load(Path(sys.argv[1]))
    Path(sys.argv[2]).write_bytes(built(made, bot_entries))
