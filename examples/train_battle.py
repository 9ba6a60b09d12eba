"""Train an agent to fight the battles of Dungeon Lords with masked PPO, and measure it beside the bots.

    pip install ".[train]"
    python examples/train_battle.py --model battle.zip        # 200,000 choices: some minutes on two cores
    python examples/train_battle.py --model battle.zip --measure-only

The task is `undercroft/Battle-v0`: four rounds against a dealt party, with unknown combat cards. The same seed, library
versions and machine give the same agent. The table at the end has the mean reward of each with its 95 % interval, over
the same battles, none of which was trained on.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from undercroft.envs.dungeonlords_tasks import Battle
from undercroft.envs.making import make
from undercroft.envs.measuring import Chooser, at_random, like_a_bot, measure
from undercroft.envs.tasks import Run

GAME = "dungeon-lords"
ENVIRONMENTS = 16


def train(choices: int, seed: int) -> MaskablePPO:
    """Train a new agent with so many choices."""
    torch.set_num_threads(1)  # the networks are small: more threads only wait for each other
    environments = DummyVecEnv([partial(make, GAME, task="battle") for _ in range(ENVIRONMENTS)])
    model = MaskablePPO(
        "MlpPolicy",
        environments,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 5e-4 * left,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(choices)


def chooser_of(model: MaskablePPO) -> Chooser:
    """Return a chooser that makes the agent's most probable choice."""

    def choose(run: Run) -> int:
        observation = run.episode.layout.scaled(run.observe())
        number, _ = model.predict(observation, action_masks=run.menu.mask, deterministic=True)
        return int(number)

    return choose


def main() -> None:
    """Train or load an agent, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--choices", type=int, default=200_000, help="how many choices to train with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, default=Path("battle.zip"), help="where the agent is stored")
    parser.add_argument("--measure-only", action="store_true", help="load the agent instead of training one")
    parser.add_argument("--battles", type=int, default=2_000, help="how many battles to measure with")
    parser.add_argument("--bots", default="greedy,trainee,warden,baron,tyrant,overlord")
    arguments = parser.parse_args()
    if arguments.measure_only:
        model = MaskablePPO.load(arguments.model, device="cpu")
    else:
        start = time.perf_counter()
        model = train(arguments.choices, arguments.seed)
        model.save(arguments.model)
        print(f"trained with {arguments.choices:,} choices in {time.perf_counter() - start:.0f} s")
    rows: list[tuple[str, Chooser]] = [("random", at_random("table"))]
    rows += [(name, like_a_bot(name, GAME, "table")) for name in arguments.bots.split(",") if name]
    rows.append(("masked PPO", chooser_of(model)))
    print("| player | points per battle |\n|---|---|")
    for name, chooser in rows:
        print(f"| {name} | {measure(Battle(), chooser, arguments.battles)} |", flush=True)


if __name__ == "__main__":
    main()
