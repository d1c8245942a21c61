"""Self-play from nothing: a small network learns Beasty Bar for two by playing itself, in minutes.

    pip install -r examples/selfplay/requirements.txt     (PyTorch, beside rumpus)
    python examples/selfplay/learn.py --minutes 10 --out beasty.pt
    python examples/selfplay/learn.py --load beasty.pt --games 400     only measure it, against greedy
    python examples/selfplay/learn.py --gpu --minutes 10               on one GPU (pip install 'rumpus[gpu]')

The network reads what the acting seat knows (docs/reference/games/beasty_bar.md), each cell as a word, and says
how likely each move is and who will win. It plays 1024 games at once against itself; after each round it makes moves
that turned out better than expected more likely, a little at a time (PPO). Two seats and a reward that adds up to zero:
what is good for one is as bad for the other, so the value of the next decision, with its sign turned where the other
decides, is all the look ahead that is needed. With --gpu the games are stepped where the network learns, and nothing
that it sees leaves the GPU; all else is the same.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import numpy
import torch
from torch import nn

from rumpus.bots import any_bot
from rumpus.bots.talk import Spoken
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.state import GameState
from rumpus.lab.envs import GpuVectorGame, VectorGame, environment_options
from rumpus.lab.envs.columns import columns_of, observe_of
from rumpus.lab.match import play_match
from rumpus.speed.cuda import gpu_problem

GAME, SEATS = "beasty_bar", 2
GAMES, STEPS = 1024, 32  # at once, and decisions of each between two lessons
ON_GPU = 16  # times as many games at once there, and as many decisions in a batch
WIDTH = 192
VALUES = 128  # a cell's values, at most
LAMBDA, CLIP, EPOCHS, BATCH = 0.9, 0.2, 2, 4096


class Network(nn.Module):
    """A word for every value of every cell, summed; two layers; a policy and a value."""

    def __init__(self, cells: Sequence[int], moves: int) -> None:
        super().__init__()
        self.register_buffer("cells", torch.tensor(cells))
        self.register_buffer("first", torch.arange(len(cells)) * VALUES)
        self.words = nn.EmbeddingBag(len(cells) * VALUES, WIDTH, mode="sum")
        nn.init.normal_(self.words.weight, std=1 / sqrt(len(cells)))
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, moves), nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of each move, and the value in −1 … 1."""
        words = observations[:, self.cells].long().clamp_(0, VALUES - 1) + self.first
        hidden = self.body(self.words(words))
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return logits.log_softmax(1), torch.tanh(self.value(hidden)).squeeze(1)


def cells_that_vary(game: Game) -> list[int]:
    """Most cells say nothing with two seats and one set of animals; those cost time."""
    env = VectorGame(game, environment_options(game, SEATS), num_envs=256)
    seen, _ = env.reset(seed=1)
    low, high = seen.min(axis=0), seen.max(axis=0)
    for _ in range(100):
        seen = env.step(env.random_actions())[0]
        low, high = numpy.minimum(low, seen.min(axis=0)), numpy.maximum(high, seen.max(axis=0))
    return numpy.flatnonzero(high > low).tolist()


def play(env: VectorGame | GpuVectorGame, network: Network) -> dict:
    """Some decisions of every game, with what is needed to learn from them. Tensors look at the environment's own
    memory, which each step overwrites: what is kept is a copy."""
    kept: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "mask", "seat", "move", "said", "value", "won", "end")
    }
    observations, mask, seat = map(torch.from_dlpack, (env.observations, env.mask, env.seat))
    won, ended = torch.from_dlpack(env.rewards), torch.from_dlpack(env.terminations)
    with torch.inference_mode():
        for _ in range(STEPS):
            row = [observations.clone(), mask.bool(), seat.clone()]
            chances, value = network(*row[:2])
            move = torch.multinomial(chances.exp(), 1).squeeze(1)
            env.step(move)
            said = chances.gather(1, move[:, None]).squeeze(1)
            for name, tensor in zip(kept, (*row, move, said, value, won.clone(), ended.bool().clone()), strict=True):
                kept[name].append(tensor)
        _, value = network(observations, mask.bool())
    after = {"value": value, "seat": seat.clone()}
    return {**{name: torch.stack(rows) for name, rows in kept.items()}, "after": after}


def advantages(kept: dict) -> tuple[torch.Tensor, torch.Tensor]:
    """How much better each decision turned out than expected, and what the value should have been."""
    value, seat, after = kept["value"], kept["seat"], kept["after"]
    better, carried, next_value, next_seat = torch.zeros_like(value), 0.0, after["value"], after["seat"]
    for t in reversed(range(STEPS)):
        sign = torch.where(seat[t] == next_seat, 1.0, -1.0) * ~kept["end"][t]
        surprise = kept["won"][t] + sign * next_value - value[t]
        carried = surprise + LAMBDA * sign * carried
        better[t], next_value, next_seat = carried, value[t], seat[t]
    return better, better + value


def learn(network: Network, optimizer: torch.optim.Optimizer, kept: dict, entropy: float, batch: int = BATCH) -> None:
    better, target = advantages(kept)
    better = (better - better.mean()) / (better.std() + 1e-6)
    flat = {name: kept[name].flatten(0, 1) for name in ("seen", "mask", "move", "said")}
    better, target = better.flatten(), target.flatten()
    for _ in range(EPOCHS):
        for some in torch.randperm(len(better), device=better.device).split(batch):
            chances, value = network(flat["seen"][some], flat["mask"][some])
            now = chances.gather(1, flat["move"][some][:, None]).squeeze(1)
            ratio, wish = (now - flat["said"][some]).exp(), better[some]
            gain = torch.minimum(ratio * wish, ratio.clamp(1 - CLIP, 1 + CLIP) * wish).mean()
            doubt = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = -gain + 0.5 * (value - target[some]).square().mean() - entropy * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


class Learned:
    """The network at a seat, as the arena knows players: it takes the move that it finds likeliest."""

    def __init__(self, game: Game, network: Network) -> None:
        self.network = network.eval()
        self._observe = observe_of(game.state_type)
        self._row = numpy.zeros((1, len(columns_of(game.state_type))), numpy.int16)
        self._moves = game.rules.MOVES

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken] = ()) -> int:
        self._observe(known, seat, self._row, 0)
        mask = torch.zeros((1, self._moves), dtype=torch.bool)
        mask[0, list(legal)] = True
        with torch.inference_mode():
            return int(self.network(torch.from_numpy(self._row), mask)[0].argmax())


def measure(game: Game, network: Network, opponent: str, games: int) -> tuple[float, float]:
    """The share of wins against a bot, each deal played from both seats, and half its 95 % interval."""
    options, shares = environment_options(game, SEATS), list[float]()
    for deal in range(games // 2):
        key, share = deal.to_bytes(32, "big"), 0.0
        for seat in range(SEATS):
            bot = any_bot(game, opponent, bytes([seat]) + key[1:], True)
            players = [Learned(game, network), bot] if seat == 0 else [bot, Learned(game, network)]
            places = play_match(game, options, key, players).score().places
            share += (places[seat] == 1) / max(1, sum(place == 1 for place in places))
        shares.append(share / SEATS)
    found = numpy.array(shares)
    return float(found.mean()), 1.96 * float(found.std(ddof=1)) / sqrt(len(found))


def train(game: Game, network: Network, seconds: float, gpu: bool = False) -> None:
    """`seconds` of processor time; with a GPU, by the clock on the wall."""
    options, times = environment_options(game, SEATS), ON_GPU if gpu else 1
    n = GAMES * times
    env = GpuVectorGame(game, options, num_envs=n) if gpu else VectorGame(game, options, num_envs=n, copy=False)
    network.to("cuda" if gpu else "cpu")
    env.reset(seed=1)
    rate = 1e-3
    optimizer = torch.optim.Adam(network.parameters(), rate)
    clock = time.perf_counter if gpu else time.process_time
    begun, lessons = clock(), 0
    while (part := (clock() - begun) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = rate * (1 - 0.9 * part)
        learn(network, optimizer, play(env, network), 0.02 * (1 - part) + 0.002, BATCH * times)
        lessons += 1
        if lessons % 10 == 0:
            print(f"{part:5.0%}  {lessons * n * STEPS:>11,} decisions", flush=True)
    network.cpu()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="of processor time for learning; with --gpu, of time")
    parser.add_argument("--gpu", action="store_true", help="play and learn on one NVIDIA GPU")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the network is kept")
    parser.add_argument("--load", type=Path, help="a network that was kept: measure it, learn nothing")
    parser.add_argument("--games", type=int, default=400, help="to measure with")
    parser.add_argument("--against", default="greedy", help="a level of bots")
    given = parser.parse_args()
    if given.gpu and (problem := gpu_problem() or ("" if torch.cuda.is_available() else "PyTorch finds no GPU")):
        parser.error(f"--gpu: {problem}")
    torch.set_num_threads(given.threads)
    torch.manual_seed(1)
    game = catalogue.game(GAME)
    network = Network(cells_that_vary(game), game.rules.MOVES)
    if given.load:
        network.load_state_dict(torch.load(given.load, weights_only=True))
    else:
        train(game, network, 60 * given.minutes, given.gpu)
    if given.out:
        torch.save(network.state_dict(), given.out)
    share, half = measure(game, network, given.against, given.games)
    print(f"wins against {given.against}: {100 * share:.1f} % ± {100 * half:.1f} ({given.games} games)")


if __name__ == "__main__":
    main()
