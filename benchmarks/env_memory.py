"""Play random games in one environment, and say how much memory the process has: `bench_envs.py` runs this file."""

from __future__ import annotations

import argparse
import json
import random
import resource
import sys

import numpy as np

from undercroft.envs import dungeon_lords_v0, dungeoneer_v0

MODULES = {"dungeon-lords": dungeon_lords_v0, "dungeoneer": dungeoneer_v0}


def megabytes() -> float:
    """The most memory that this process has had, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most * 1024 / 1e6


def main() -> None:
    """Play, and print the memory after each tenth of the games, by how many have been played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=MODULES)
    parser.add_argument("games", type=int)
    asked = parser.parse_args()
    env = MODULES[asked.game].raw_env(seats=2, observation="raw")
    rnd = random.Random(1)
    found = {0: megabytes()}
    env.reset(seed=1)
    for played in range(1, asked.games + 1):
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            env.step(None if terminated or truncated else rnd.choice(legal))
        if played % max(1, asked.games // 10) == 0:
            found[played] = megabytes()
        env.reset()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
