"""The bots of Dungeon Lords.

`greedy.greedy_bot` takes whatever is worth most now, and needs only a view. `greedy.greedy_orders` and
`greedy.greedy_building` compare goods with what a lord still wants, and `greedy.greedy_sacrifices` gives up what is
worth least. Battles are tried out: `greedy.battle_lookahead` makes a battle of one lord from the view and plays it with
the real rules, with random cards for those that the lord does not know. `tile_worth` holds the values of tiles and
cards; those that are not tuned there are made from what the tile or card does, so a new one needs no line.

The five `tuning.levels` search (`search.world_search`, with `search.battle_candidates` for battles): they try answers
in worlds dealt by `search.hidden_information`, which the `policy.playout_policy` plays on for all lords
(`policy.order_policy` for orders, `policy.rules_of_thumb` while building, `policy.battle_estimates` in battle), and
weigh where that leads with the `evaluation.position_value` of its `evaluation.position_features`. ``undercroft arena
fit dungeon-lords`` makes the weights from games of the policy (`tuning.weight_fitting`). `tuning.frozen_levels` has
what the levels were earlier.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.bot import Bot
from undercroft.bots.dungeonlords.greedy.greedy_bot import Greedy
from undercroft.bots.dungeonlords.tuning import levels

LEVELS: Final = tuple([level.name for level in levels.LEVELS])
BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy, **{level.name: level for level in levels.LEVELS}}
