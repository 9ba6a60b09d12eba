"""The solo game (DN-14): dice instead of peril, and peril cards that nobody plays.

Nobody is seat −1. Its choices are made at random (`questions.question_frames.Ask`), and its cards lie before the only
player (`Hero.keeper`).

Its files:

* `drawn_encounters`: monsters and traps drawn by the dice; `drawn_banes`: banes drawn by the dice.
"""
