"""What effects do: one class for each verb that a card may have under ``do`` (see ``content/effect_verbs.py``).

`dispatch` looks the class up by the effect's verb, and `questions.effect_frames.Scene` carries out a list of effects in
order. A new card usually needs no code here; a new verb is a class, an entry in ``content/effect_verbs.py``, and one in
`dispatch`.

Its files:

* `counter_effects`: gain, lose, heal, level, draw; `dice_effects`: threats, dice, changes of a roll; `harm_effects`:
  wound, fall, stand, revive, prevent, cancel; `card_effects.discard_effects`: discard;
* `battle_effects`: attackers and attacks; `quest_effects`: quests; `card_effects.attachment_effects`: attachments;
  `choice_effects`: one of several effects;
* `map_effects.place_effects`: transfers, tokens and exits; `map_effects.shift_effects`: locations that change places,
  move or turn;
* `shared_effects`: one effect that concerns several heroes in turn.
"""
