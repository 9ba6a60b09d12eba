"""Combat (DL-11): rounds, planning, and the steps of a battle.

A battle plan is made in small steps (``lay``, ``send``, ``ready``), so that each can be undone and a screen can guide
it. Everybody sees the plan grow, except the faces of the traps: by the ruling in DL-11.2, what is public is what a lord
at the table would see.

Its files:

* `combat_rounds`: the four rounds, and the end of the combat; `battle_planning`: the plan, or freeing a prisoner;
* `battle_steps`: the steps of a battle in order, with `trap_effects`, `spells` and `creature_attacks` for what they do;
* `damage`: damage, elimination, healing; `target_choice`: choosing an adventurer.
"""
