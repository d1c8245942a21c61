"""Nets: whole numbers that come out the same at every speed, files that fit their game, and levels that use them."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any, cast

import pytest

from rumpus import speed
from rumpus.bots import Bot, nets, seat_bot
from rumpus.bots.engine import bot_modules, engine_of
from rumpus.bots.levels import LEVELS, level_of
from rumpus.bots.nets import ACTIVE, HEADER, HIDDEN, MANY, PRIOR, SECOND, SIZES, BadNet, net_arrays
from rumpus.bots.plain import LET_PASS
from rumpus.bots.search import PLAYED_ON, choose_by_prior
from rumpus.bots.searcher import EXPLORE, LEARNED, Searcher
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.kernel.chance import draw_of
from tests.bots.test_search import KEY, arrays, decisions
from tests.laws.positions import every_game, new_session, random_step, tables

compiling = pytest.mark.skipif(not speed.available(), reason="numba is not installed")
LOOKING = [game for game in every_game() if nets.features_of(game.values[0])]
WEIGHING = [game for game in LOOKING if nets.traits_of(game.values[0])]
MOST = 300_000  # bytes of a net


def some_weights(game: Game, seed: int = 1) -> bytes:
    features, traits, rng = nets.need_features(game).FEATURES, nets.trait_count(game), random.Random(seed)
    value = rng.randbytes(nets.value_size(features))
    return nets.weights_from(features, value, traits, rng.randbytes(nets.prior_size(features, traits)))


def no_weights(game: Game) -> bytes:
    """All of them 0."""
    features = nets.need_features(game).FEATURES
    return nets.weights_from(features, bytes(nets.value_size(features)))


def without_prior(weights: bytes) -> bytes:
    features, _, _, _ = SIZES.unpack_from(weights)
    return nets.weights_from(features, weights[SIZES.size : SIZES.size + nets.value_size(features)])


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
    signed = nets.signed(without_prior(weights)[SIZES.size :])
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
        worth = judged(game, session.state, seats, no_weights(game))
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


# The prior


@pytest.mark.heavy
@pytest.mark.parametrize("game", WEIGHING)
def test_traits_stay_within_their_bounds(game: Game) -> None:
    """At every table, of every legal move, all through a random game."""
    module, found = nets.traits_of(game), [0] * MANY
    assert module is not None
    for number, table in enumerate(tables(game)):
        session = new_session(table, number)
        rng = random.Random(number)
        while not session.over:
            if not session.waiting:
                session.land()
                continue
            for seat in session.waiting:
                s = session.know(seat)
                for move in (LET_PASS, *session.legal(seat)):
                    n = module.traits(s, seat, move, found)
                    assert 0 < n <= MANY
                    assert all(0 <= one < module.TRAITS for one in found[:n])
            seat = rng.choice(session.waiting)
            session.play(seat, rng.choice(session.legal(seat)))


def test_a_prior_counts_as_written() -> None:
    """Beside a plain sum of products."""
    game = catalogue.game("beasty_bar")
    session, seat = decisions(game, 1, 6)[5]
    known, weights = session.know(seat), some_weights(game)
    moves = engine_of(game).moves(known, seat, session.legal(seat))
    features, traits = nets.need_features(game).FEATURES, nets.trait_count(game)
    prior = nets.signed(weights[SIZES.size + nets.value_size(features) :])
    found, of_move = [0] * ACTIVE, [0] * MANY
    n = nets.need_features(game).features(known, seat, found)
    hidden = [min(max(sum(prior[f * PRIOR + j] for f in found[:n]), 0), 127) for j in range(PRIOR)]
    rows, biases = prior[features * PRIOR :], prior[(features + traits) * PRIOR :]
    numbers: list[float] = []
    for move in moves:
        many = nets.traits_of(game).traits(known, seat, move, of_move)  # pyright: ignore[reportOptionalMemberAccess]
        products = [sum(hidden[j] * rows[one * PRIOR + j] for j in range(PRIOR)) for one in of_move[:many]]
        numbers.append((sum(products) + 64 * sum(biases[one] for one in of_move[:many])) / 4096)
    shares = [exp(number - max(numbers)) for number in numbers]
    priors = [0.0] * (len(moves) + 1)
    engine_of(game).weigh(known, seat, [0, *moves], 1, len(moves), priors, net_arrays(weights, False))
    assert len(set(priors)) > 2, "moves differ"
    assert priors[1:] == pytest.approx([share / sum(shares) for share in shares])


@pytest.mark.parametrize("game", WEIGHING)
def test_a_prior_sees_what_its_seat_knows(game: Game) -> None:
    """Whatever world was imagined when a node was made, its moves are weighed alike."""
    compared = 0
    for session, seat in decisions(game, 5, 3):
        seen: list[dict[int, list[float]]] = []
        for key in (KEY, bytes(32)):
            searcher = Searcher(engine_of(game), key, nodes=256, fast=False, weights=some_weights(game))
            searcher.begin(session.know(seat), seat, 80)
            searcher.look(80)
            tree = searcher._trees[0]._tree  # pyright: ignore[reportPrivateUsage]
            cells = {place: tree.nodes[place] for place, key in enumerate(tree.keys) if key}
            seen.append({tree.keys[at]: tree.roots[c + 1 : c + 1 + tree.moves[c]] for at, c in cells.items()})
        assert all(sum(priors) == pytest.approx(1) for priors in seen[0].values())
        both = seen[0].keys() & seen[1].keys()
        compared += len(both)
        assert all(seen[0][key] == seen[1][key] for key in both)
    assert compared > 10


def test_a_likely_move_is_looked_at_first_and_a_good_one_most() -> None:
    """Three moves of one node: visits, what they got, how likely they are."""
    visits, worth, priors = [0, 0, 0, 0], [0.0] * 4, [0.0, 0.2, 0.7, 0.1]
    got = (0.3, 0.5, 0.9)
    order: list[int] = []
    for _ in range(2000):
        edge = choose_by_prior(0, 3, 0.2, visits, worth, priors)
        order.append(edge)
        for cell in (0, edge):
            visits[cell] += 1
            worth[cell] += got[edge - 1]
    assert order[0] == 2
    assert visits[3] > 0.8 * visits[0], "the best, however unlikely"
    assert visits[1] < visits[2]


@pytest.mark.parametrize(
    ("weights", "golden"),
    [(lambda game: b"", "98221eaa"), (lambda game: without_prior(some_weights(game)), "3407dba8")],
)
def test_without_a_prior_a_tree_grows_as_it_did_before_there_were_any(weights: Any, golden: str) -> None:
    game = catalogue.game("beasty_bar")
    searcher = Searcher(engine_of(game), KEY, nodes=256, fast=False, weights=weights(game))
    marks: list[str] = []
    for session, seat in decisions(game, 4, 3):
        searcher.begin(session.know(seat), seat, 60)
        searcher.look(60)
        marks += [float(cell).hex() for cells in arrays(searcher) for cell in cells]
    assert hashlib.sha256(" ".join(marks).encode()).hexdigest()[:8] == golden


STRANGE = {"beasty_bar": {"advanced": True}, "bloops": {"pace": "relaxed"}, "boogie_beasts": {"pace": "relaxed"}}


@pytest.mark.parametrize("name", STRANGE)
def test_at_a_table_that_a_net_has_not_learned_a_search_is_as_curious_as_without_one(name: str) -> None:
    game = catalogue.game(name)
    session = Session(game, options_for(game, game.usual_seats, STRANGE[name]), KEY)
    draw = draw_of(KEY)
    while len(session.waiting) == 0 or len(session.legal(session.waiting[0])) < 2:
        random_step(session, draw)
    seat = session.waiting[0]
    known = session.know(seat)
    searchers = (
        Searcher(engine_of(game), KEY, nodes=256, fast=False, weights=some_weights(game)),
        Searcher(engine_of(game), KEY, nodes=256, fast=False, explore=LEARNED * PLAYED_ON),
    )
    for searcher in searchers:
        searcher.begin(known, seat, 30)
        searcher.look(30)
    assert pytest.approx(EXPLORE) == LEARNED * PLAYED_ON
    assert arrays(searchers[0]) == arrays(searchers[1])


# Files


@pytest.mark.parametrize("game", every_game())
def test_a_game_s_own_net_fits_and_is_small(game: Game) -> None:
    path = game.folder / nets.FILE
    assert path.is_file() == any(level_of(name, game).net for name in LEVELS if nets.features_of(game))
    if path.is_file():
        assert path.stat().st_size <= MOST
        features, traits = nets.need_features(game).FEATURES, nets.trait_count(game)
        body = SIZES.size + nets.value_size(features) + nets.prior_size(features, traits)
        assert len(nets.weights_of(game)) == body


def test_a_net_that_does_not_fit_is_refused_by_name() -> None:
    game = catalogue.game("beasty_bar")
    file = nets.net_file(game, some_weights(game))
    assert nets.weights_in(file, game, "net.bin") == some_weights(game)
    value = without_prior(some_weights(game))
    assert nets.weights_in(nets.net_file(game, value), game, "net.bin") == value, "a net needs no prior"
    for data, why in (
        (b"", "net-unreadable"),
        (b"something else altogether, as long as a header", "net-unreadable"),
        (file[:-1], "net-unreadable"),
        (file + b"\0", "net-unreadable"),
        (file[:8] + bytes(8) + file[16:], "net-of-others"),  # of other rules, or of other features
        (file[: HEADER.size + 2] + bytes(4) + file[HEADER.size + 6 :], "net-of-others"),  # of other layers
        (file[: HEADER.size + 6] + b"\1\0" + file[HEADER.size + 8 :], "net-of-others"),  # of other traits
        (file[: HEADER.size + 6] + b"\0\0" + file[HEADER.size + 8 :], "net-unreadable"),  # longer than it says
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
    monkeypatch.undo()
    assert nets.mark_of(game) == mark
    changed.write_bytes(Path(str(nets.traits_of(game).__file__)).read_bytes() + b"\n")
    monkeypatch.setattr(nets.traits_of(game), "__file__", str(changed))
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


def test_the_first_release_s_shark_knows_what_it_knew_then() -> None:
    """In Bloops it did not think of calling with a small lead; elsewhere it knew what bots know now."""
    game = catalogue.game("bloops")
    now, then = engine_of(game), engine_of(game, former=True)
    bot, state = cast(Any, game.bot), cast(Any, game.state)
    small = 0
    for session, seat in (one for number in range(8) for one in decisions(game, number, 60)):
        known, legal = session.know(seat), session.legal(seat)
        lead = bot.lead_of(known, seat)
        if state.SAY_BLOOPS in legal and bot.WORTH_A_CALL <= lead < 10:
            small += 1
            assert state.SAY_BLOOPS in now.moves(known, seat, legal)
            assert state.SAY_BLOOPS not in then.moves(known, seat, legal)
        elif lead >= 10 or state.SAY_BLOOPS not in legal:
            assert now.moves(known, seat, legal) == then.moves(known, seat, legal)
    assert small
    assert seat_bot(game, "shark-2026@40", KEY, False).engine is then
    assert seat_bot(game, "shark@40", KEY, False).engine is now
    others = [one for one in catalogue.games() if one.name != "bloops"]
    assert all(engine_of(one, former=True) is engine_of(one) for one in others)


def test_a_level_that_has_learned_uses_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.game("beasty_bar")
    session, seat = decisions(game, 2, 3)[2]
    level = replace(level_of("shark@60", game), net=True)
    seen: list[list[tuple[int, float]]] = []
    for seed in (1, 2):
        monkeypatch.setattr("rumpus.bots.bot.weights_of", lambda game, seed=seed: some_weights(game, seed))
        seen.append([(one.visits, one.worth) for one in Bot(game, level, KEY, False).look(session.know(seat), seat)])
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
    assert {nets.features_of(game), nets.traits_of(game)} <= set(bot_modules(game))
