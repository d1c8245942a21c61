"""One seat against a named bot, learnt by PPO of RLlib, with the module for masked actions that RLlib brings along.

pip install -r examples/rllib/requirements.txt     (Ray, RLlib and PyTorch, beside rumpus; in an environment of its own,
                                                   since RLlib wants one certain version of Gymnasium)
python examples/rllib/learn.py --game Bounce --opponent random --steps 4000
python examples/rllib/learn.py --game BeastyBar --opponent greedy --steps 100000
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import gymnasium
import numpy
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

BATCH = 512  # decisions that are learnt from at once


class MaskedGame(gymnasium.Wrapper[Any, Any, Any, Any]):
    """RLlib's module wants the mask in the observation; the environment has it in `info`."""

    def __init__(self, config: dict[str, Any]) -> None:
        name = f"rumpus.lab.envs:rumpus/{config['game']}-v0"
        super().__init__(gymnasium.make(name, opponents=[config["opponent"]], reward="win"))
        cells, moves = self.env.observation_space.shape, int(self.env.action_space.n)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": gymnasium.spaces.Box(-4.0, 4.0, cells, numpy.float32),
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, (moves,), numpy.float32),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return masked(observation, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        observation, reward, ended, cut, info = self.env.step(int(action))
        return masked(observation, info), reward, ended, cut, info


def masked(observation: Any, info: dict[str, Any]) -> dict[str, Any]:
    return {
        "observations": (observation / 32).astype(numpy.float32),  # cells are small whole numbers
        "action_mask": info["action_mask"].astype(numpy.float32),
    }


def learner(game: str, opponent: str, seed: int) -> Any:
    """In this process alone: no workers, so that it runs anywhere."""
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]})
    config = (
        PPOConfig()
        .environment(MaskedGame, env_config={"game": game, "opponent": opponent})
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .rl_module(rl_module_spec=spec)
        .training(gamma=1.0, lr=3e-4, train_batch_size_per_learner=BATCH, minibatch_size=128, num_epochs=8)
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


def measure(module: Any, game: str, opponent: str, games: int) -> tuple[float, float]:
    """The share of games won (a tie is half), and how far luck may move that, 95 times in 100."""
    env, shares = MaskedGame({"game": game, "opponent": opponent}), []
    for seed in range(games):
        observation, _ = env.reset(seed=10_000 + seed)
        ended, reward = False, 0.0
        while not ended:
            row = {name: torch.from_numpy(cells)[None] for name, cells in observation.items()}
            with torch.no_grad():
                logits = module.forward_inference({Columns.OBS: row})[Columns.ACTION_DIST_INPUTS]
            observation, reward, ended, _, _ = env.step(logits.argmax())
        shares.append((reward + 1) / 2)
    return fmean(shares), 1.96 * (stdev(shares) if games > 1 else 0.5) / sqrt(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="BeastyBar", help="as in rumpus/BeastyBar-v0")
    parser.add_argument("--opponent", default="greedy", help="a level, or program:COMMAND")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=200, help="to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
    algorithm = learner(given.game, given.opponent, given.seed)
    try:
        for when in ("before", "after"):
            if when == "after":
                for _ in range(-(-given.steps // BATCH)):
                    algorithm.train()
            share, half = measure(algorithm.get_module(), given.game, given.opponent, given.games)
            print(f"{when}: {100 * share:.1f} % ± {100 * half:.1f} against {given.opponent}, {given.games} games")
    finally:
        algorithm.stop()
        ray.shutdown()


if __name__ == "__main__":
    main()
