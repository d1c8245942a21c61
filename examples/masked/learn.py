"""One seat against a named bot, learnt by MaskablePPO of sb3-contrib: no wrapper, the ids and masks are the package's.

pip install -r examples/masked/requirements.txt     (Stable-Baselines3 and PyTorch, beside rumpus)
python examples/masked/learn.py --game Bounce --opponent random --steps 4000
python examples/masked/learn.py --game BeastyBar --opponent greedy --steps 100000 --out masked.zip
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO


def environment(game: str, opponent: str) -> Any:
    """MaskablePPO asks it for `action_masks()` by itself."""
    return gymnasium.make(f"rumpus.lab.envs:rumpus/{game}-v0", opponents=[opponent], reward="win")


def measure(model: MaskablePPO, game: str, opponent: str, games: int) -> tuple[float, float]:
    """The share of games won (a tie is half), and how far luck may move that, 95 times in 100."""
    env, shares = environment(game, opponent), []
    for seed in range(games):
        observation, info = env.reset(seed=10_000 + seed)
        ended, reward = False, 0.0
        while not ended:
            action, _ = model.predict(observation, deterministic=True, action_masks=info["action_mask"].astype(bool))
            observation, reward, ended, _, info = env.step(int(action))
        shares.append((reward + 1) / 2)
    return fmean(shares), 1.96 * (stdev(shares) if games > 1 else 0.5) / sqrt(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="BeastyBar", help="as in rumpus/BeastyBar-v0")
    parser.add_argument("--opponent", default="greedy", help="a level, or program:COMMAND")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=200, help="to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="where to keep what was learnt")
    given = parser.parse_args()
    env = environment(given.game, given.opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, gamma=1.0, seed=given.seed, device="cpu")
    for when in ("before", "after"):
        if when == "after":
            model.learn(given.steps)
        share, half = measure(model, given.game, given.opponent, given.games)
        print(f"{when}: {100 * share:.1f} % ± {100 * half:.1f} against {given.opponent}, {given.games} games")
    if given.out:
        model.save(given.out)


if __name__ == "__main__":
    main()
