"""Dungeoneer for PettingZoo, for 1 to 4 heroes; by default four, with the set Tomb of the Lich Lord (`PettingZooGame`).

One seat at a time is asked nearly always, so the AEC interface fits it better.
"""

from undercroft.envs.libraries.pettingzoo_game import PettingZooGame

_OFFER = PettingZooGame("dungeoneer", "tomb")

env = _OFFER.env
raw_env = _OFFER.raw_env
parallel_env = _OFFER.parallel_env
