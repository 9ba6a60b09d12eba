"""What heroes do and what is done to them, one file for each kind of deed.

* **Dice are rolled last.** Everything that changes a roll is declared before it (DN-6.11): `dice.dice_rolls.Roll` opens
  the window, then rolls, and passes the total to the frame below. A roll discloses, so undo stops there.
* **A death ends the turn** by dropping its frames (`DungeoneerState.run`), except that a frame of shares is finished
  first: what one effect does to several heroes is done to all of them (DN-17.4).

Its files:

* `playing.playing_cards`: playing a card; `playing.using_effects`: using an effect of a card that lies open;
  `drawing_cards`: drawing cards;
* `movement`: steps, arrival, transfers; `harm.standing_up`: standing up and lying down; `escorts`: their tokens;
* `dice.dice_rolls`: rolls and threats; `dice.public_die`: one die; `dice.peril_dice`: the dice of the solo game;
* `harm.wounds`: wounds and falls; `harm.death`: what happens to everything a hero had;
* `hero_counters`: glory, peril, action points, life, levels; `card_limits`: too many cards; `quests`: from opening to
  reward.
"""
