"""The bots of Dungeoneer.

`greedy.greedy_bot` needs only a view: it maps the key of each question to a function of a `Situation`, a view and what
follows from it. `greedy.greedy_feats` counts the action points that each quest still takes, `greedy.greedy_misdeeds`
finds whom an encounter harms most, `greedy.greedy_defence` and `greedy.greedy_rolls` spend what prevents more wounds
than it costs. What a card does is read from the card's effects, so a new card needs no line here. A chooser that names
no legal answer falls back on the default one; a test makes sure that this never happens.

The five `tuning.levels` search (`search.world_search`): they try answers in worlds dealt by
`search.hidden_information`, which the `policy.playout_policy` plays on for all players (`policy.hero_turns` in a hero's
own turn, `policy.dungeonlord_turns` for the dungeonlord, `policy.windows_and_battles` in windows and battles), and
weigh where that leads with the `evaluation.position_value` of its `evaluation.position_features`. `outlook.path_costs`
finds the ways across the map, `outlook.quest_outlook` what quests still take, `outlook.encounter_harm` what encounters
harm. ``undercroft arena fit dungeoneer`` makes the weights from games of the policy (`tuning.weight_fitting`).
`tuning.frozen_levels` has what the levels were earlier.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.greedy.greedy_bot import Greedy
from undercroft.bots.dungeoneer.tuning import levels

LEVELS: Final = tuple([level.name for level in levels.LEVELS])
BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy, **{level.name: level for level in levels.LEVELS}}
