"""Train an agent to fight the battles of Dungeon Lords with RLlib: PPO with masked choices.

    pip install ".[envs]" "ray[rllib]" torch
    python examples/rllib_battle.py --iterations 20 --seed 1

The task is `undercroft/Battle-v0` with compact observations. RLlib masks choices by a module of its examples, which
finds the mask in the observation.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from undercroft.envs.libraries.make import make


class MaskedBattle(gymnasium.Env[dict[str, Any], int]):
    """Battles whose observations have the mask beside them, under the names that RLlib's module expects.

    At the end of a game nothing is legal, and a distribution needs something: then every choice is, and none is made.
    """

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        self._env = make("dungeon-lords", task="battle", observation="compact")
        self.action_space = self._env.action_space
        mask = spaces.Box(0.0, 1.0, (int(self._env.action_space.n),), np.float32)
        self.observation_space = spaces.Dict({"observations": self._env.observation_space, "action_mask": mask})

    def _with_mask(self, observation: Any, info: dict[str, Any]) -> dict[str, Any]:
        mask = info["action_mask"]
        shown = mask if mask.any() else np.ones_like(mask)
        return {"observations": observation, "action_mask": shown.astype(np.float32)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        observation, info = self._env.reset(seed=seed)
        return self._with_mask(observation, info), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        observation, reward, over, cut, info = self._env.step(action)
        return self._with_mask(observation, info), reward, over, cut, {}


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Train an agent with RLlib.")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--runners", type=int, default=0, help="how many other processes play; 0: this one plays")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ray.init(num_cpus=asked.runners + 1, include_dashboard=False)
    config = (
        PPOConfig()
        .environment(MaskedBattle)
        .env_runners(num_env_runners=asked.runners)
        .training(gamma=1.0, lr=3e-4, train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128, 64]}
            )
        )
        .debugging(seed=asked.seed)
    )
    algorithm = config.build_algo()
    for number in range(1, asked.iterations + 1):
        played = algorithm.train()["env_runners"]
        print(f"{number:4}: {played['episode_return_mean']:6.2f} points a battle")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
