"""Our own numbers, tuned by playing, in one place: after tuning a hero or a quest, change them here too.

No test reads them from the content. The dice in the tests follow from them.
"""

from __future__ import annotations

from typing import Final

HEROES: Final = """
kron_axereaver      4 1  1/0/2  3/0/3  5/0/4  6/0/4
roderik_talus       2 3  1/0/2  2/1/3  3/2/4  4/2/4
lorel_alanus        4 1  0/1/2  1/3/2  1/4/4  1/5/4
raka                2 3  1/0/2  3/1/2  4/2/3  4/3/3
vessa_morn          3 2  0/1/2  1/2/3  2/3/4  2/4/4
ilk_quickshade      2 3  0/1/2  1/1/4  2/3/4  2/4/4
saelith_vane        2 3  1/0/2  2/0/4  4/1/4  4/1/5
torvald_hask        2 3  1/0/2  2/1/3  3/2/3  4/2/4
ossk_the_unmoved    2 3  1/0/2  3/1/2  5/1/3  6/1/3
grulla_stormtongue  3 2  0/1/2  1/2/3  2/3/4  3/3/4
dorrim_glyphhand    3 2  1/0/2  2/2/2  3/3/3  4/3/3
pim_fallowlight     4 1  0/1/2  0/3/3  1/4/4  1/5/4
"""
"""Each hero's limits of boons and treasures, and melee/magic/speed on levels 1 to 4 (Kron and Roderik as printed)."""

THREATS: Final = {
    "the_lost_codex": 5,
    "break_the_chains": 7,
    "leap_the_broken_span": 7,
    "the_lichs_gaze": 7,
    "wreck_the_laboratory": 7,
    "the_wardens_helm": 7,
    "the_hidden_stair": 7,
    "stop_the_millstones": 7,
}
"""The stat and value of each quest's threat."""

SEARCHES: Final = {"the_lost_codex": 6, "the_sealed_niche": 7, "the_hidden_stair": 6, "the_buried_cache": 6}
"""The sum of die and distance."""
SEARCH_COSTS: Final = {"the_sealed_niche": 2, "the_hidden_stair": 1}
"""The action points for one search."""

FISH: Final = 5
BONES: Final = 10
DEBT: Final = 4
WAGER: Final = 6
"""What the dice of the four quests of chance must show: one die, the sum of two, each of two, any of several."""

MORE_FOR_THE_WAGER: Final = 3
"""How many further dice can be bought for the alchemist's wager."""

PREY: Final = """
draky           slay_draky         inner_sanctum   1  2/2/3  speed
bone_warden     the_bone_warden    ossuary         2  3/0/2  melee
drowned_cantor  silence_the_choir  sunken_chapel   1  1/3/2  magic
ramalith        slay_ramalith      laboratory      2  1/2/2  magic
dancing_blade   the_runed_blade    warded_cell     1  4/1/3  melee
pen_matron      mark_of_the_beast  specimen_pens   2  2/0/2  melee
"""
"""The monsters of the hunts: id, quest, place, life, melee/magic/speed, attack (Draky as printed)."""
