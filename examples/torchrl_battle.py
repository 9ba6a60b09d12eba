"""Train an agent to fight the battles of Dungeon Lords with TorchRL: PPO with masked choices.

    pip install ".[envs]" torchrl
    python examples/torchrl_battle.py --choices 20480 --seed 1

The task is `undercroft/Battle-v0` with compact observations. The last lines compare the agent with chance, over the
same battles, none of which was trained on.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper, TransformedEnv
from torchrl.envs.transforms import ActionMask
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from undercroft.envs.libraries.make import make

BATCH: Final = 1024
EPOCHS: Final = 4
MINIBATCH: Final = 256


class MaskedObservation(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Puts the mask beside the observation, where TorchRL's `ActionMask` looks for it.

    At the end of a game nothing is legal, and a distribution needs something: then every choice is, and none is made.
    """

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        mask = spaces.Box(0, 1, (int(env.action_space.n),), np.bool_)
        self.observation_space = spaces.Dict({"observation": env.observation_space, "action_mask": mask})

    def _with_mask(self, observation: Any, info: dict[str, Any]) -> dict[str, Any]:
        mask = info["action_mask"]
        return {"observation": observation, "action_mask": mask.astype(bool) if mask.any() else mask == 0}

    def reset(self, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        observation, info = self.env.reset(**more)
        return self._with_mask(observation, info), {}

    def step(self, action: Any) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        observation, reward, over, cut, info = self.env.step(action)
        return self._with_mask(observation, info), reward, over, cut, {}


def battles(seed: int) -> TransformedEnv:
    """Return an environment of TorchRL."""
    env = MaskedObservation(make("dungeon-lords", task="battle", observation="compact"))
    found = TransformedEnv(GymWrapper(env, categorical_action_encoding=True), ActionMask())
    found.set_seed(seed)
    return found


def network(inputs: int, outputs: int) -> nn.Sequential:
    """Return a small network."""
    return nn.Sequential(nn.Linear(inputs, 128), nn.Tanh(), nn.Linear(128, 64), nn.Tanh(), nn.Linear(64, outputs))


def mean_reward(actor: Any, seed: int, games: int) -> float:
    """Return the mean reward of an actor over new battles; None for the actor: choose at random."""
    env = battles(seed)
    total = 0.0
    with torch.no_grad():
        for _ in range(games):
            total += float(env.rollout(1_000, policy=actor)["next", "reward"].sum())
    return total / games


def train(choices: int, seed: int) -> ProbabilisticActor:
    """Train an agent with so many choices."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = battles(seed)
    width = env.observation_spec["observation"].shape[-1]
    count = int(env.action_spec.n)
    logits = TensorDictModule(network(width, count), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        logits,
        in_keys={"logits": "logits", "mask": "action_mask"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(width, 1), in_keys=["observation"])
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss_of = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimizer = torch.optim.Adam(loss_of.parameters(), lr=3e-4)
    collector = Collector(
        env, actor, frames_per_batch=BATCH, total_frames=choices, auto_register_policy_transforms=True
    )
    for number, batch in enumerate(collector, 1):
        for _ in range(EPOCHS):
            with torch.no_grad():
                advantage(batch)
            for rows in torch.randperm(BATCH).split(MINIBATCH):
                losses = loss_of(batch.reshape(-1)[rows])
                loss = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(loss_of.parameters(), 0.5)
                optimizer.step()
        ended = batch["next", "done"].sum().clamp(min=1)
        print(f"{number * BATCH:8} choices: {float(batch['next', 'reward'].sum() / ended):6.2f} points a battle")
    collector.shutdown()
    return actor


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Train an agent with TorchRL.")
    parser.add_argument("--choices", type=int, default=20 * BATCH, help="how many choices to train with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--battles", type=int, default=100, help="how many battles to measure over")
    asked = parser.parse_args()
    actor = train(asked.choices, asked.seed)
    print(f"at random: {mean_reward(None, 10**6, asked.battles):.2f}")
    print(f"trained:   {mean_reward(actor, 10**6, asked.battles):.2f}")


if __name__ == "__main__":
    main()
