"""Dungeon Lords for PettingZoo, for 2 to 4 lords; by default four, with the full game (`PettingZooGame`).

All lords give orders at once, so the Parallel interface fits it well.
"""

from undercroft.envs.libraries.pettingzoo_game import PettingZooGame

_OFFER = PettingZooGame("dungeon-lords", "full")

env = _OFFER.env
raw_env = _OFFER.raw_env
parallel_env = _OFFER.parallel_env
