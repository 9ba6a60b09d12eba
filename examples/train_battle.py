"""Train an agent to fight the battles of Dungeon Lords with masked PPO, and measure it beside the bots.

    pip install ".[train]"
    python examples/train_battle.py --model battle.zip --curve curve.png --store battle.npz
    python examples/train_battle.py --model battle.zip --measure-only

The task is `undercroft/Battle-v0`: four rounds against a dealt party, with unknown combat cards. The same seed, library
versions and machine give the same agent. The table at the end has the mean reward of each with its 95 % interval, over
the same battles, none of which was trained on. ``--store`` writes the agent as the package keeps it
(`undercroft.envs.tasks.trained_agents`), and ``--curve`` draws how its reward rose.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Final

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.episodes.observation_layout import layout_of
from undercroft.envs.libraries.make import make
from undercroft.envs.tasks.dungeonlords import BattleTask
from undercroft.envs.tasks.measurement import Chooser, at_random, like_a_bot, measure
from undercroft.envs.tasks.task import Run
from undercroft.envs.tasks.trained_agents import Layer, Network

GAME: Final = "dungeon-lords"
ENVIRONMENTS: Final = 16
STEPS: Final = 256
"""How many choices are made in each environment between two updates."""


class Curve(BaseCallback):
    """Notes the mean reward of the battles before each update.

    Attributes:
        points: the number of choices so far, and the mean reward of the latest battles.
    """

    def __init__(self) -> None:
        super().__init__()
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        latest = [float(battle["r"]) for battle in self.model.ep_info_buffer or ()]
        if latest:
            self.points.append((self.num_timesteps, sum(latest) / len(latest)))

    def draw(self, path: Path) -> None:
        """Draw the curve into a picture."""
        import matplotlib

        matplotlib.use("agg")
        import matplotlib.pyplot as plt

        figure, axes = plt.subplots(figsize=(7, 3.6), dpi=110, layout="constrained")
        choices, rewards = zip(*self.points, strict=True)
        axes.plot(choices, rewards, linewidth=1.2)
        axes.set_xlabel("choices")
        axes.set_ylabel("points per battle, while exploring")
        axes.grid(alpha=0.3)
        figure.savefig(path)


def train(choices: int, seed: int, curve: Curve) -> MaskablePPO:
    """Train a new agent with so many choices."""
    torch.set_num_threads(1)  # the networks are small: more threads only wait for each other
    environments = VecMonitor(DummyVecEnv([partial(make, GAME, task="battle") for _ in range(ENVIRONMENTS)]))
    model = MaskablePPO(
        "MlpPolicy",
        environments,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 7e-4 * left,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": [128, 64], "vf": [128, 64]}},
        seed=seed,
        stats_window_size=400,
        device="cpu",
    )
    return model.learn(choices, callback=curve)


def network_of(model: MaskablePPO) -> Network:
    """Return the part of an agent that makes its choices."""
    policy = model.policy
    linear = [*policy.mlp_extractor.policy_net, policy.action_net]
    layers = [
        Layer(one.weight.detach().numpy().T, one.bias.detach().numpy())
        for one in linear
        if isinstance(one, torch.nn.Linear)
    ]
    columns = tuple([column.name for column in layout_of(GAME, BattleTask().seats).columns])
    return Network(columns, choices_of(GAME).names, tuple(layers))


def chooser_of(model: MaskablePPO) -> Chooser:
    """Return a chooser that makes the agent's most probable choice."""

    def choose(run: Run) -> int:
        observation = run.episode.layout.scaled(run.observe())
        number, _ = model.predict(observation, action_masks=run.menu.mask.copy(), deterministic=True)
        return int(number)

    return choose


def main() -> None:
    """Train or load an agent, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--choices", type=int, default=600_000, help="how many choices to train with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, default=Path("battle.zip"), help="where the agent is stored")
    parser.add_argument("--store", type=Path, help="where to store it as the package keeps it")
    parser.add_argument("--curve", type=Path, help="where to draw how the reward rose")
    parser.add_argument("--measure-only", action="store_true", help="load the agent instead of training one")
    parser.add_argument("--battles", type=int, default=2_000, help="how many battles to measure with")
    parser.add_argument("--bots", default="greedy,trainee,warden,baron,tyrant,overlord")
    arguments = parser.parse_args()
    if arguments.measure_only:
        model = MaskablePPO.load(arguments.model, device="cpu")
    else:
        start = time.perf_counter()
        curve = Curve()
        model = train(arguments.choices, arguments.seed, curve)
        model.save(arguments.model)
        print(f"trained with {arguments.choices:,} choices in {time.perf_counter() - start:.0f} s", flush=True)
        if arguments.curve is not None:
            curve.draw(arguments.curve)
    if arguments.store is not None:
        network_of(model).store(arguments.store)
    rows: list[tuple[str, Chooser]] = [("random", at_random("table"))]
    rows += [(name, like_a_bot(name, GAME, "table")) for name in arguments.bots.split(",") if name]
    rows.append(("masked PPO", chooser_of(model)))
    print("| player | points per battle |\n|---|---|")
    for name, chooser in rows:
        print(f"| {name} | {measure(BattleTask(), chooser, arguments.battles)} |", flush=True)


if __name__ == "__main__":
    main()
