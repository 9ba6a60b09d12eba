"""What effects do: one class for each verb that a card may have under ``do`` (see ``content/verbs.py``).

`dispatch` looks the class up by the effect's verb, and `asking.scene.Scene` carries out a list of effects in order. A
new card usually needs no code here; a new verb is a class, an entry in ``content/verbs.py``, and one in `dispatch`.

Its files:

* `numbers`: gain, lose, heal, level, draw; `rolling`: threats, dice, changes of a roll; `harming`: wound, fall, stand,
  revive, prevent, cancel; `losing`: discard;
* `fighting`: attackers and attacks; `questing`: quests; `attaching`: attachments; `choosing`: one of several effects;
* `places`: transfers, tokens and exits; `shifts`: locations that change places, move or turn;
* `shares`: one effect that concerns several heroes in turn.
"""
