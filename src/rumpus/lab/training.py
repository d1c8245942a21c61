"""A game's net, learned from bots that play against themselves: `python -m rumpus.lab.training GAME`.

The first generation searches with games that are played on to the end; each further one with the net of the one before.
A net learns who won, and who ended before whom, from positions of the latest generations. Where a game says what its
moves have in common, the last net plays once more, and a prior learns what its searches look at. A seed decides
everything: which games are played, where learning begins, and in which order it sees positions. It needs PyTorch,
preferably with a GPU; nothing else in Rumpus does.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import log
from pathlib import Path
from typing import Any, cast

from rumpus.bots import nets
from rumpus.bots.nets import HIDDEN, MOST, ONE, PRIOR, SECOND
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.kernel.errors import RumpusError
from rumpus.lab.selfplay import KEPT, Pace, play_all

BATCH = 8192  # positions
HELD_OUT = 20  # one position in so many, the last of each table, is not learned from and measures
PRIOR_EPOCHS = 10
LIMIT = MOST / ONE  # of a weight and of a hidden number

NEVER = 1 << 30  # decisions for one position that is kept: none
FIRST, THEN, LAST = Pace(20, 0.7, 1), Pace(50, 0.3, 1), Pace(40, 0.2, NEVER, 300, 3)

Said = Callable[[str], None]


@dataclass(frozen=True)
class Course:
    """How a net comes about."""

    seats: tuple[int, ...]  # of the tables; each counts as often as it stands here
    games: int  # of one generation, all tables together; the first, which has no net, plays half as many
    chosen: tuple[dict[str, Any], ...] = ({},)  # options of the tables
    generations: int = 3
    remember: int = 2  # generations that are learned from
    first: Pace = FIRST  # of the generation without a net
    then: Pace = THEN
    trust: float = 0.9  # in what came of a game, rather than in what the last net says of the next position
    epochs: int = 10
    rate: float = 2e-3
    prior_games: int = 10_000  # of the last net, from which the prior is learned
    prior: Pace = LAST


COURSES = {
    "beasty_bar": Course(
        (2, 2, 3, 3, 4),
        80_000,
        ({"set": "new"}, {"set": "first"}),
        first=Pace(20, 0.7, 2),
        then=Pace(80, 0.3, 2),
        prior_games=18_000,
    ),
    "bloops": Course((2, 2, 3, 4), 56_000, first=Pace(16, 0.7, 3), then=Pace(60, 0.3, 3)),
    "boogie_beasts": Course((3, 3, 4, 5), 16_000, first=Pace(16, 0.7, 2), then=Pace(24, 0.3, 2), epochs=6),
}


@dataclass
class Examples:
    """Positions of tables with the same number of seats."""

    found: Any  # int16[rows, seats, WIDTH]: features
    shares: Any  # float32[rows, seats]: of the win
    places: Any  # int8[rows, seats]: 1 is first
    games: Any  # int32[rows]: which game


def train(
    game: Game,
    course: Course,
    seed: int,
    said: Said,
    jobs: int | None = None,
    learned: Callable[[int, bytes], None] = lambda generation, weights: None,
) -> bytes:
    """The weights of a net; `learned` is told of each generation's."""
    torch = need_torch()
    place = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    features = nets.need_features(game).FEATURES
    weights, known = b"", list[list[Examples]]()
    for generation in range(course.generations):
        begun = time.perf_counter()
        examples, games, decisions = play(game, course, seed, generation, weights, jobs)
        rows, spent = sum(len(some.shares) for some in examples), time.perf_counter() - begun
        said(f"generation {generation}: {games} games, {decisions} decisions, {rows} positions in {spent:.1f} s")
        begun = time.perf_counter()
        known = [*known, examples][-course.remember :]
        weights, error, blind = learn(torch, place, features, list(chain(*known)), course, seed + generation, weights)
        spent = time.perf_counter() - begun
        said(f"generation {generation}: learned in {spent:.1f} s; error {error:.4f}, knowing nothing {blind:.4f}")
        learned(generation, weights)
    return with_prior(torch, place, game, course, seed, weights, said, jobs) if nets.traits_of(game) else weights


def play(
    game: Game, course: Course, seed: int, generation: int, weights: bytes, jobs: int | None
) -> tuple[list[Examples], int, int]:
    """One generation: what can be learned from it, and how many games and decisions it was."""
    import numpy

    tables = [(seats, chosen) for seats in course.seats for chosen in course.chosen]
    games, decisions = -(-course.games // (len(tables) if weights else 2 * len(tables))), 0
    found: list[Examples] = []
    for number, (seats, chosen) in enumerate(tables):
        key = hashlib.sha256(f"{game.name} {seed} {generation} {number}".encode()).digest()
        pace = course.then if weights else course.first
        parts = list(play_all(game, options_for(game, seats, chosen), key, games, pace, weights, jobs))
        decisions += sum(part.decisions for part in parts)
        found.append(Examples(*(numpy.concatenate([part[i] for part in parts]) for i in range(4))))
    return found, games * len(tables), decisions


# Learning: counted as bots/nets.py counts, with roundings that let the gradient pass


def learn(
    torch: Any, place: Any, features: int, examples: Sequence[Examples], course: Course, seed: int, before: bytes = b""
) -> tuple[bytes, float, float]:
    """Weights, and the mean error (cross entropy of who won) on what was held out; beside it the error of equal shares.
    `before`: the weights of the last generation."""
    draw = torch.Generator(device=place).manual_seed(seed)
    sizes = (((features + 1, HIDDEN), 0.08), ((HIDDEN, SECOND), 0.18), ((SECOND,), 0.0), ((SECOND,), 0.3))
    layers = [(torch.randn(shape, device=place, generator=draw) * size).requires_grad_(True) for shape, size in sizes]
    data = [
        Examples(*(torch.from_numpy(part).to(place) for part in (some.found, some.shares, some.places, some.games)))
        for some in examples
    ]
    targets = [targets_of(torch, some, layers_in(torch, place, before), course.trust) for some in data]
    kept = [len(some.shares) - len(some.shares) // HELD_OUT for some in data]
    batches = [(table, at) for table, size in enumerate(kept) for at in range(0, size, BATCH)]
    steps = course.epochs * len(batches)
    optimizer = torch.optim.Adam(layers, lr=course.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, course.rate, total_steps=steps, pct_start=0.1)
    for _ in range(course.epochs):
        orders = [torch.randperm(size, device=place, generator=draw) for size in kept]
        order: list[int] = torch.randperm(len(batches), device=place, generator=draw).tolist()
        for table, at in (batches[pick] for pick in order):
            rows = orders[table][at : at + BATCH]
            loss = loss_of(torch, results_of(torch, layers, data[table].found[rows]), targets[table][rows])
            descend(torch, loss, layers, optimizer, schedule)
    error, blind, count = 0.0, 0.0, 0
    with torch.no_grad():
        for some, size in zip(data, kept, strict=True):
            for at in range(size, len(some.shares), BATCH):
                shares = some.shares[at : at + BATCH]
                results = results_of(torch, layers, some.found[at : at + BATCH])
                error += float(error_of(torch, results, shares)) * len(shares)
                blind += log(shares.shape[1]) * len(shares)
                count += len(shares)
        rounded = [torch.round(layer * ONE).to(torch.int8).cpu().numpy() for layer in layers]
    value = b"".join(part.tobytes() for part in (rounded[0][:features], *rounded[1:]))
    return nets.weights_from(features, value), error / max(1, count), blind / max(1, count)


def descend(torch: Any, loss: Any, layers: Sequence[Any], optimizer: Any, schedule: Any) -> None:
    """One step downhill; every weight stays one that is counted with later."""
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    schedule.step()
    with torch.no_grad():
        for layer in layers:
            layer.clamp_(-LIMIT, LIMIT)


def error_of(torch: Any, results: Any, shares: Any) -> Any:
    """Of who won."""
    return -(shares * torch.log_softmax(results, 1)).sum(1).mean()


# What to learn: who won and, since at larger tables a game tells more, who ended before whom. Luck decides much of
# that, so a part of what a position should promise is what the net before says of the next one in that game (TD(λ)).


def loss_of(torch: Any, results: Any, targets: Any) -> Any:
    rows, seats = results.shape
    pairs = torch.nn.functional.logsigmoid(results[:, :, None] - results[:, None, :]).reshape(rows, -1)
    both = torch.cat((torch.log_softmax(results, 1), pairs / (seats - 1)), 1)
    return -(targets * both).sum(1).mean()


def targets_of(torch: Any, some: Examples, before: Sequence[Any], trust: float) -> Any:
    """A row a position: each seat's share of the win, then for each two whether the first ends before the second."""
    places = some.places.float()
    ahead = 0.5 + 0.5 * torch.sign(places[:, None, :] - places[:, :, None])
    targets = side_by_side(torch, some.shares, ahead)
    if not before:
        return targets
    said: list[Any] = []
    with torch.no_grad():
        for at in range(0, len(targets), BATCH):
            results = results_of(torch, before, some.found[at : at + BATCH])
            ahead = torch.sigmoid(results[:, :, None] - results[:, None, :])
            said.append(side_by_side(torch, torch.softmax(results, 1), ahead))
    says, number = torch.cat(said), torch.arange(len(targets), device=targets.device)
    is_last = torch.ones_like(number, dtype=torch.bool)
    is_last[:-1] = some.games[1:] != some.games[:-1]
    lasts = number[is_last]
    to_come = lasts[torch.searchsorted(lasts, number)] - number
    for still in range(1, KEPT):
        rows = number[to_come == still]
        targets[rows] = (1 - trust) * says[rows + 1] + trust * targets[rows + 1]
    return targets


def side_by_side(torch: Any, shares: Any, ahead: Any) -> Any:
    """Nobody ends before himself."""
    others = 1 - torch.eye(shares.shape[1], device=shares.device)
    return torch.cat((shares, (ahead * others).reshape(len(shares), -1)), 1)


def layers_in(torch: Any, place: Any, weights: bytes) -> list[Any]:
    """A net's layers as they are learned, from its weights; none from none."""
    if not weights:
        return []
    parts = [torch.from_numpy(part).to(place).float() / ONE for part in nets.net_arrays(weights, True)[:4]]
    return [torch.cat((parts[0], torch.zeros_like(parts[0][:1]))), *parts[1:]]


def passing(exact: Any, rounded: Any) -> Any:
    return exact + (rounded - exact).detach()


def active_of(torch: Any, found: Any, none: int) -> Any:
    """How often each feature holds, a row a position; nothing in the last column."""
    flat = torch.where(found < 0, none, found.long())
    active = torch.zeros(len(flat), none + 1, device=found.device)
    active.scatter_add_(1, flat, torch.ones_like(flat, dtype=active.dtype))
    active[:, none] = 0
    return active


def results_of(torch: Any, layers: Sequence[Any], found: Any) -> Any:
    """One number a seat, in the places of the seats."""
    first, second, biases, last = (passing(layer, torch.round(layer * ONE) / ONE) for layer in layers)
    rows, seats, width = found.shape
    active = active_of(torch, found.reshape(rows * seats, width), first.shape[0] - 1)
    hidden = (active @ first).clamp(0, LIMIT)
    inner = hidden @ second + biases
    inner = passing(inner, torch.floor(inner * ONE + 1e-3) / ONE).clamp(0, LIMIT)
    return (inner @ last).reshape(rows, seats)


# The prior: which moves a search looks at, from what the seat knows


def with_prior(
    torch: Any, place: Any, game: Game, course: Course, seed: int, weights: bytes, said: Said, jobs: int | None
) -> bytes:
    """The same net, and what its searches look at."""
    begun = time.perf_counter()
    examples = play_for_prior(game, course, seed, weights, jobs)
    spent = time.perf_counter() - begun
    said(f"prior: {course.prior_games} games, {len(examples[0])} decisions searched for longer in {spent:.1f} s")
    begun = time.perf_counter()
    features, traits = nets.need_features(game).FEATURES, nets.trait_count(game)
    prior, error, blind, least = learn_prior(torch, place, features, traits, examples, course, seed)
    spent = time.perf_counter() - begun
    said(f"prior: learned in {spent:.1f} s; error {error:.4f}, knowing nothing {blind:.4f}, at least {least:.4f}")
    return nets.weights_from(features, weights[nets.SIZES.size :], traits, prior)


def play_for_prior(game: Game, course: Course, seed: int, weights: bytes, jobs: int | None) -> tuple[Any, Any, Any]:
    """Of the net against itself: features, traits of moves and visits, a row a decision, in any order."""
    import numpy

    tables = [(seats, chosen) for seats in course.seats for chosen in course.chosen]
    parts: list[tuple[Any, Any, Any]] = []
    for number, (seats, chosen) in enumerate(tables):
        key = hashlib.sha256(f"{game.name} {seed} prior {number}".encode()).digest()
        options, games = options_for(game, seats, chosen), -(-course.prior_games // len(tables))
        parts += [part.searched for part in play_all(game, options, key, games, course.prior, weights, jobs)]
    found, traits, visits = (numpy.concatenate([part[i] for part in parts]) for i in range(3))
    order = numpy.random.default_rng(seed).permutation(len(found))
    return found[order], traits[order], visits[order]


def learn_prior(
    torch: Any, place: Any, features: int, traits: int, examples: tuple[Any, Any, Any], course: Course, seed: int
) -> tuple[bytes, float, float, float]:
    """Weights, and the mean error (cross entropy of what was looked at) on what was held out; beside it that of equal
    shares, and the least there can be."""
    draw = torch.Generator(device=place).manual_seed(seed)
    sizes = (((features + 1, PRIOR), 0.08), ((traits + 1, PRIOR), 0.15), ((traits + 1,), 0.0))
    layers = [(torch.randn(shape, device=place, generator=draw) * size).requires_grad_(True) for shape, size in sizes]
    found, which, visits = (torch.from_numpy(part).to(place) for part in examples)
    kept, batch = len(found) - len(found) // HELD_OUT, BATCH // 4
    steps = PRIOR_EPOCHS * -(-kept // batch)
    optimizer = torch.optim.Adam(layers, lr=course.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2 * course.rate, total_steps=steps, pct_start=0.1)

    def errors(rows: Any) -> tuple[Any, Any, Any]:
        shares = visits[rows] / visits[rows].sum(1, keepdim=True)
        weighed = torch.log_softmax(weighed_by(torch, layers, found[rows], which[rows]), 1).clamp(min=-50)
        blind = torch.log((which[rows][:, :, 0] >= 0).sum(1).float())
        return -(shares * weighed).sum(1), blind, -torch.xlogy(shares, shares).sum(1)

    torch.use_deterministic_algorithms(True)  # or gradients of the same trait add up in any order
    for _ in range(PRIOR_EPOCHS):
        order = torch.randperm(kept, device=place, generator=draw)
        for at in range(0, kept, batch):
            loss = errors(order[at : at + batch])[0].mean()
            descend(torch, loss, layers, optimizer, schedule)
    torch.use_deterministic_algorithms(False)
    with torch.no_grad():
        error, blind, least = (float(part.mean()) for part in errors(torch.arange(kept, len(found), device=place)))
        rounded = [torch.round(layer * ONE).to(torch.int8).cpu().numpy()[:-1] for layer in layers]
    return b"".join(part.tobytes() for part in rounded), error, blind, least


def weighed_by(torch: Any, layers: Sequence[Any], found: Any, which: Any) -> Any:
    """One number a move, as `nets.weigh_of` counts it; far below all others where there is none."""
    rows, trait_rows, biases = (passing(layer, torch.round(layer * ONE) / ONE) for layer in layers)
    hidden = (active_of(torch, found, rows.shape[0] - 1) @ rows).clamp(0, LIMIT)
    none = trait_rows.shape[0] - 1
    numbers = torch.cat((hidden @ trait_rows[:-1].T + biases[:-1], torch.zeros_like(hidden[:, :1])), 1)
    picks = torch.where(which < 0, none, which.long()).reshape(len(which), -1)
    weighed = numbers.gather(1, picks).reshape(which.shape).sum(2)
    return torch.where(which[:, :, 0] < 0, -1e9, weighed)


def need_torch() -> Any:
    # Without it, products on a GPU may differ from run to run.
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    try:
        import torch  # pyright: ignore[reportMissingImports]
    except ImportError:
        raise RumpusError("training-needs-torch") from None
    return cast(Any, torch)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m rumpus.lab.training", description=__doc__)
    parser.add_argument("game", help="its name")
    parser.add_argument("--out", type=Path, help="the file of the net; without it, the game's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, help="of each generation")
    parser.add_argument("--generations", type=int)
    parser.add_argument("--jobs", type=int, help="threads; without it, one a core")
    given = parser.parse_args(arguments)

    def said(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    try:
        game = catalogue.game(given.game)
        course = COURSES.get(game.name, Course((game.usual_seats,), 20_000))
        own = {name: getattr(given, name) for name in ("games", "generations") if getattr(given, name) is not None}
        own["prior_games"] = min(course.prior_games, own.get("games", course.prior_games))
        weights = train(game, replace(course, **own), given.seed, said, given.jobs)
        path = given.out or game.folder / nets.FILE
        path.write_bytes(nets.net_file(game, weights))
    except RumpusError as error:
        sys.exit(f"rumpus: {error}")
    said(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
