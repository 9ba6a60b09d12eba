"""Combat (DL-11): rounds, planning, and the steps of a battle.

A battle plan is made in small steps (``lay``, ``send``, ``ready``), so that each can be undone and a screen can guide
it. Everybody sees the plan grow, except the faces of the traps: by the ruling in DL-11.2, what is public is what a lord
at the table would see.

Its files:

* `rounds`: the four rounds, and the end of the combat; `planning`: the plan, or freeing a prisoner;
* `battle`: the steps of a battle in order, with `traps`, `spells` and `creatures` for what they do;
* `damage`: damage, elimination, healing; `targets`: choosing an adventurer.
"""
