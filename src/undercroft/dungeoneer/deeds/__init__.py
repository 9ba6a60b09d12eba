"""What heroes do and what is done to them, one file for each kind of deed.

* **Dice are rolled last.** Everything that changes a roll is declared before it (DN-6.11): `rolls.Roll` opens the
  window, then rolls, and passes the total to the frame below. A roll discloses, so undo stops there.
* **A death ends the turn** by dropping its frames (`DungeoneerState.run`), except that a frame of shares is finished
  first: what one effect does to several heroes is done to all of them (DN-17.4).

Its files:

* `playing`: playing a card; `using`: using an effect of a card that lies open; `drawing`: drawing cards;
* `movement`: steps, arrival, transfers; `standing`: standing up and lying down; `escorts`: their tokens;
* `rolls`: rolls and threats; `dice`: one die; `solo_dice`: the dice of the solo game;
* `harm`: wounds and falls; `death`: what happens to everything a hero had;
* `points`: glory, peril, action points, life, levels; `limits`: too many cards; `quests`: from opening to reward.
"""
