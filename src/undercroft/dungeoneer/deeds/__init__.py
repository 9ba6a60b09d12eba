"""What heroes do and what is done to them, one file per chapter of the rules.

* **Dice are rolled last.** Everything that changes a roll is declared before it (DN-6.11): `rolls.Roll` opens the
  window, then rolls, and passes the total to the frame below. A roll discloses, so undo stops there.
* **A death ends the turn** by dropping its frames (`DungeoneerState.run`), except that a frame of shares is finished
  first: what one effect does to several heroes is done to all of them (DN-17.4).
"""
