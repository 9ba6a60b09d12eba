"""Battle (DN-6, DN-16): the steps of one battle, what follows it, and settling several encounters in order.

A battle starts when somebody pushes a `battle_data.Battle`:

* `encounter_order.Settling`, for all monsters sent against one hero. `turn.misdeeds` pushes it when the encounters are
  declared, `solo.drawn_encounters` when the dice have drawn some.
* `aftermath`, for a hero who challenges, and for one who attacks another hero: `dispatch` registers `begin_attack` for
  the answer ``attack``. `effects.battle_effects` uses the same functions for cards that give an attack for free.
* `effects.quest_effects.Hunt`, for a quest's monster (DN-11.6).

Its files:

* `battle_data`: the battle as data, `Battle`, and which step is next; `fighters`: monsters and heroes as fighters;
* `steps`: from the attack to the comparison (DN-6.1 to DN-6.5); `strikes`: what a lost comparison does;
  `die_bonus_breakdown`: what a fighter adds to a die, for events;
* `aftermath`: challenge, lair and reward in order (DN-6.6 to DN-6.8); `spoils.battle_rewards`: the peril and glory that
  wounds bring (DN-6.8);
* `spoils.surviving_monsters`: the lair of the harder solo game (DN-14.4); `encounter_order`: the declared encounters,
  one by one.
"""
