"""The solo game (DN-14): dice instead of peril, and peril cards that nobody plays.

Nobody is seat −1: his choices are made at random (`parts.Ask`), his cards lie before the only player (`hero.keeper`).
"""
