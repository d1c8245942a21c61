"""Nets: whole numbers that come out the same at every speed, files that fit their game, and levels that use them."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rumpus import speed
from rumpus.bots import Bot, nets
from rumpus.bots.engine import bot_modules, engine_of
from rumpus.bots.levels import LEVELS, level_of
from rumpus.bots.nets import ACTIVE, HEADER, HIDDEN, SECOND, BadNet, net_arrays, size_of
from rumpus.bots.searcher import Searcher
from rumpus.core import catalogue
from rumpus.core.game import Game
from tests.bots.test_search import KEY, arrays, decisions
from tests.laws.positions import every_game, new_session, tables

compiling = pytest.mark.skipif(not speed.available(), reason="numba is not installed")
LOOKING = [game for game in every_game() if nets.features_of(game.values[0])]
MOST = 300_000  # bytes of a net


def some_weights(game: Game, seed: int = 1) -> bytes:
    return random.Random(seed).randbytes(size_of(nets.need_features(game).FEATURES))


def judged(game: Game, s: Any, seats: int, weights: bytes) -> list[float]:
    """Each seat's share of the win."""
    worth, wins = [0.0] * seats, [0.0] * seats
    assert engine_of(game).judge(s, seats, worth, wins, net_arrays(weights, False))
    passed = [sum(a / (a + b) for j, b in enumerate(wins) if j != i) for i, a in enumerate(wins)]
    both = zip(wins, passed, strict=True)
    assert worth == pytest.approx([0.8 * win + 0.2 * rank / (seats - 1) for win, rank in both])
    return wins


@pytest.mark.heavy
@pytest.mark.parametrize("game", LOOKING)
def test_features_stay_within_their_bounds(game: Game) -> None:
    """At every table, from every chair, all through a random game."""
    module, found = nets.need_features(game), [0] * ACTIVE
    for number, table in enumerate(tables(game)):
        session = new_session(table, number)
        rng = random.Random(number)
        while not session.over:
            for seat in range(table.options.seats) if session.waiting else ():
                n = module.features(session.state, seat, found)
                assert 0 <= n <= ACTIVE * 3 // 4, "room for house decks"
                assert all(0 <= one < module.FEATURES for one in found[:n])
            if not session.waiting:
                session.land()
                continue
            seat = rng.choice(session.waiting)
            session.play(seat, rng.choice(session.legal(seat)))


def test_a_net_counts_as_written() -> None:
    """Beside a plain sum of products."""
    game = catalogue.game("beasty_bar")
    session, seat = decisions(game, 1, 4)[3]
    weights = some_weights(game)
    signed = [byte - 256 if byte > 127 else byte for byte in weights]
    found = [0] * ACTIVE
    n = nets.need_features(game).features(session.state, seat, found)
    sums = [sum(signed[f * HIDDEN + j] for f in found[:n]) for j in range(HIDDEN)]
    hidden = [min(max(x, 0), 127) for x in sums]
    last = len(signed) - SECOND
    biases = signed[last - SECOND : last]
    second = signed[last - SECOND - HIDDEN * SECOND : last - SECOND]
    inner = [64 * biases[k] + sum(hidden[j] * second[j * SECOND + k] for j in range(HIDDEN)) for k in range(SECOND)]
    result = sum(min(max(inner[k] >> 6, 0), 127) * signed[last + k] for k in range(SECOND))
    net = net_arrays(weights, False)
    nets.add_rows(net.rows, found, n, net.sums)
    assert nets.read_out(net.second, net.biases, net.last, net.sums, net.inner) == result


@pytest.mark.parametrize("game", LOOKING)
def test_shares_add_to_one_and_are_fixed(game: Game) -> None:
    marks: list[str] = []
    for session, _ in decisions(game, 1, 3):
        seats = session.options.seats
        worth = judged(game, session.state, seats, bytes(size_of(nets.need_features(game).FEATURES)))
        assert worth == [1 / seats] * seats, "who knows nothing gives all the same"
        worth = judged(game, session.state, seats, some_weights(game))
        assert sum(worth) == pytest.approx(1)
        marks += [one.hex() for one in worth]
    assert hashlib.sha256(" ".join(marks).encode()).hexdigest()[:8] == GOLDEN[game.name]


GOLDEN = {"beasty_bar": "c9aaa578", "bloops": "b1a35078", "boogie_beasts": "4c09fe10"}


IN_CI = "beasty_bar"  # every game's trees are compared with its module's, too: tests/speed/test_wasm.py


@compiling
@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [pytest.param(*each.values, id=each.id, marks=[pytest.mark.thorough] * (each.id != IN_CI)) for each in LOOKING],
)
def test_interpreted_and_compiled_grow_the_same_tree_with_a_net(game: Game) -> None:
    engine = engine_of(game)
    assert engine.wait()
    weights = some_weights(game)
    slow, quick = (Searcher(engine, KEY, nodes=256, fast=fast, weights=weights) for fast in (False, True))
    for session, seat in decisions(game, 4, 3):
        for searcher in (slow, quick):
            searcher.begin(session.know(seat), seat, 60)
        assert slow.look(60) == quick.look(60)
        assert arrays(slow) == arrays(quick)


# Files


@pytest.mark.parametrize("game", every_game())
def test_a_game_s_own_net_fits_and_is_small(game: Game) -> None:
    path = game.folder / nets.FILE
    assert path.is_file() == any(level_of(name, game).net for name in LEVELS if nets.features_of(game))
    if path.is_file():
        assert path.stat().st_size <= MOST
        assert len(nets.weights_of(game)) == size_of(nets.need_features(game).FEATURES)


def test_a_net_that_does_not_fit_is_refused_by_name() -> None:
    game = catalogue.game("beasty_bar")
    file = nets.net_file(game, some_weights(game))
    assert nets.weights_in(file, game, "net.bin") == some_weights(game)
    for data, why in (
        (b"", "net-unreadable"),
        (b"something else altogether, as long as a header", "net-unreadable"),
        (file[:-1], "net-unreadable"),
        (file + b"\0", "net-unreadable"),
        (file[:8] + bytes(8) + file[16:], "net-of-others"),  # of other rules, or of other features
        (file[: HEADER.size - 4] + bytes(4) + file[HEADER.size :], "net-of-others"),
    ):
        with pytest.raises(BadNet) as refused:
            nets.weights_in(data, game, "net.bin")
        assert refused.value.code == why
    with pytest.raises(BadNet, match=r"features\.py"):
        nets.need_features(catalogue.game("bounce"))


def test_rules_and_features_are_in_the_mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = catalogue.game("beasty_bar")
    mark, module = nets.mark_of(game), nets.need_features(game)
    changed = tmp_path / "features.py"
    changed.write_bytes(Path(str(module.__file__)).read_bytes() + b"\n")
    monkeypatch.setattr(module, "__file__", str(changed))
    assert nets.mark_of(game) != mark


# Levels


def test_the_first_release_s_shark_still_plays() -> None:
    """The same search and the same thought as then, without a net; not at tables."""
    for game in every_game():
        then = level_of("shark-2026", game.values[0])
        assert not then.net
        assert then.iterations == (2_000 if game.values[0].name == "bloops" else 20_000)
        assert (then.seconds, then.blunders) == (0.5, 0)
    assert level_of("shark-2026@40").iterations == 40
    assert "shark-2026" not in LEVELS


def test_a_level_that_has_learned_uses_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.game("beasty_bar")
    session, seat = decisions(game, 2, 3)[2]
    level = replace(level_of("shark@60", game), net=True)
    seen: list[list[int]] = []
    for seed in (1, 2):
        monkeypatch.setattr("rumpus.bots.bot.weights_of", lambda game, seed=seed: some_weights(game, seed))
        seen.append([one.visits for one in Bot(game, level, KEY, False).look(session.know(seat), seat)])
    assert seen[0] != seen[1]
    monkeypatch.setattr("rumpus.bots.bot.weights_of", lambda game: pytest.fail("without a net it must not be read"))
    assert Bot(game, replace(level, net=False), KEY, False).look(session.know(seat), seat)


def test_a_search_with_a_net_is_less_curious() -> None:
    game = catalogue.game("beasty_bar")
    plain, learned = (Searcher(engine_of(game), KEY, fast=False, weights=one) for one in (b"", some_weights(game)))
    assert learned.explore < plain.explore
    assert Searcher(engine_of(game), KEY, fast=False, explore=0.5, weights=some_weights(game)).explore == 0.5


def test_what_is_compiled_has_features_in_it() -> None:
    game = catalogue.game("beasty_bar")
    assert nets.features_of(game) in bot_modules(game)
